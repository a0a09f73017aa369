home-programs = Auch Programme können hier spielen.
home-programs-link = Die Schnittstelle, beschrieben für Programme (OpenAPI)
refusal-bad_name = Ein Name braucht 2 bis 24 Zeichen: Buchstaben, Ziffern, Leerzeichen und einfache Satzzeichen.
refusal-name_taken = Dieser Name ist schon vergeben.
refusal-too_many_bot_tables = Für dich oder über deinen Anschluss laufen schon zu viele Partien mit Bots. Beende oder verlass zuerst eine davon.
