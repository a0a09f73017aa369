home-programs = Ook programma’s kunnen hier spelen.
home-programs-link = De API, beschreven voor programma’s (OpenAPI)
refusal-bad_name = Een naam bestaat uit 2 tot 24 tekens: letters, cijfers, spaties en eenvoudige leestekens.
refusal-name_taken = Deze naam is al in gebruik.
refusal-too_many_bot_tables = Er lopen al te veel spellen met bots voor jou of via jouw verbinding. Speel er eerst één uit of verlaat er een.
