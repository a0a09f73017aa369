home-programs = Itt programok is játszhatnak.
home-programs-link = Az API leírása programok számára (OpenAPI)
refusal-bad_name = A név 2–24 karakter hosszú lehet: betűk, számok, szóközök és egyszerű írásjelek.
refusal-name_taken = Ez a név már foglalt.
refusal-too_many_bot_tables = Már túl sok botok elleni játszma fut a te nevedben vagy az internetkapcsolatodról. Előbb fejezz be vagy hagyj el egyet.
