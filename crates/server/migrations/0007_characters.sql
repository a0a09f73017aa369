-- Which of the cast a bot is. Bots that sat down before there was a cast have none and keep
-- their names.
ALTER TABLE chairs ADD COLUMN bot_character TEXT;
