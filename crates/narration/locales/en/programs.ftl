home-programs = Programs can play here too.
home-programs-link = The API, described for programs (OpenAPI)
refusal-bad_name = A name needs 2 to 24 characters: letters, digits, spaces and simple punctuation.
refusal-name_taken = That name is already taken.
refusal-too_many_bot_tables = Too many games with bots are already running for you or from your connection. Finish or leave one first.
