home-programs = Les programmes peuvent jouer ici, eux aussi.
home-programs-link = L’API, décrite pour les programmes (OpenAPI)
refusal-bad_name = Un nom doit compter de 2 à 24 caractères : lettres, chiffres, espaces et ponctuation simple.
refusal-name_taken = Ce nom est déjà pris.
refusal-too_many_bot_tables = Trop de parties avec des bots sont déjà en cours pour toi ou depuis ta connexion. Termines-en ou quittes-en une d’abord.
