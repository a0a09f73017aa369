# Diamant: alles, was darüber gesagt wird.

diamant-name = Diamant
diamant-tagline = Noch einen Schritt tiefer oder mit der Beute heim? Alle entscheiden gleichzeitig.
diamant-players = 3 bis 8 Spieler, 30 Minuten

## Einen Tisch einrichten

diamant-option-seats = Abenteurer
diamant-option-seats-help = So viele Plätze hat der Tisch, Menschen und Bots zusammen.
diamant-option-relics = Relikte
diamant-option-relics-help = Fünf Relikte kommen in die Höhle, in jeder Runde eines. Nur wer allein umkehrt, kann sie mitnehmen.
diamant-option-open_chests = Offene Truhen
diamant-option-open_chests-help = Alle sehen, was in jeder Truhe liegt. Sonst bleiben die Truhen für die anderen bis zum Ende geschlossen.

## Entscheidungen

diamant-decision-stay = Tiefer hinein
diamant-decision-stay-detail = Die nächste Karte wartet. Taucht eine Falle zum zweiten Mal auf, verlierst du alles, was du bei dir trägst.
diamant-decision-leave = Zurück ins Lager
diamant-decision-leave-detail = Was du bei dir trägst, kommt in deine Truhe, dazu dein Anteil an den Rubinen auf dem Weg.

## Was gefragt ist

diamant-question-choose = Tiefer hinein oder zurück ins Lager?
diamant-question-going-deeper = Du gehst tiefer hinein. { diamant-still-choosing }
diamant-question-going-home = Du kehrst ins Lager zurück. { diamant-still-choosing }
diamant-question-in-camp = Du bist sicher im Lager. { diamant-still-choosing }
diamant-question-others = { $count ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
}: tiefer hinein oder zurück ins Lager?
diamant-question-card = Die nächste Karte wird aufgedeckt.
diamant-still-choosing = { $count ->
    [one] { $names } überlegt noch.
   *[other] { $names } überlegen noch.
}
diamant-many = { $count } Abenteurer
diamant-step-choosing = { $count ->
    [one] 1 wählt
   *[other] { $count } wählen verdeckt
}
diamant-step-ready = { $count } bereit
diamant-leaving = { $safe } sicher, { $alone } wenn du allein umkehrst
diamant-leaving-sure = { $safe } sicher
diamant-staying = { $deadly } von { $size } Karten { $deadly ->
    [one] kostet
   *[other] kosten
} dich { $carried ->
    [one] 1 Rubin
   *[other] { $carried } Rubine
}
diamant-staying-empty = { $deadly } von { $size } Karten { $deadly ->
    [one] beendet
   *[other] beenden
} die Runde
diamant-staying-safe = Noch kann dich keine Karte etwas kosten

## Dinge

diamant-trap = { $trap ->
    [spiders] Spinnen
    [snakes] Schlangen
    [lava] Lava
    [boulder] Felskugel
   *[ram] Rammbock
}
diamant-relic = { $relic ->
    [amulet] Amulett
    [goblet] Kelch
    [mask] Maske
    [crown] Krone
   *[idol] Götze
}
diamant-relic-worth = { diamant-relic } (Wert { $value })

## Was geschah

diamant-event-round-began = Runde { $round } von { $rounds }: Alle betreten die Höhle.
diamant-event-round-began-relic = Runde { $round } von { $rounds }: Alle betreten die Höhle. Ein neues Relikt ist im Stapel: { diamant-relic-worth }.
diamant-event-treasure-shared = Ein Schatz! { $value ->
    [one] 1 Rubin
   *[other] { $value } Rubine
}: Jeder der { $count } Abenteurer nimmt { $each }, { $left ->
    [0] nichts bleibt liegen.
    [one] 1 bleibt auf der Karte liegen.
   *[other] { $left } bleiben auf der Karte liegen.
}
diamant-event-treasure-alone = Ein Schatz! { $value ->
    [one] 1 Rubin
   *[other] { $value } Rubine
}, alles für { $names }.
diamant-event-treasure-too-small = Ein Schatz! { $value ->
    [one] 1 Rubin, zu wenig
   *[other] { $value } Rubine, zu wenig
} für { $count } Abenteurer. Alles bleibt auf der Karte liegen.
diamant-event-trap-met = { $trap ->
    [spiders] Spinnen! Noch lauern sie nur. Die nächste Karte dieser Art beendet die Runde.
    [snakes] Schlangen! Noch zischen sie nur. Die nächste Karte dieser Art beendet die Runde.
    [lava] Lava! Noch brodelt sie nur. Die nächste Karte dieser Art beendet die Runde.
    [boulder] Eine Felskugel! Noch liegt sie still. Die nächste Karte dieser Art beendet die Runde.
   *[ram] Ein Rammbock! Noch hängt er still. Die nächste Karte dieser Art beendet die Runde.
}
diamant-event-trap-sprung = { $trap ->
    [spiders] Die Spinnen greifen an!
    [snakes] Die Schlangen beißen zu!
    [lava] Die Lava kocht über!
    [boulder] Die Felskugel rollt!
   *[ram] Der Rammbock schwingt los!
} { $count ->
    [one] { $names } flieht
   *[other] { $names } fliehen
} { $lost ->
    [0] mit leeren Händen.
    [one] und { $count ->
        [one] lässt 1 Rubin fallen.
       *[other] lassen je 1 Rubin fallen.
    }
   *[other] und { $count ->
        [one] lässt { $lost } Rubine fallen.
       *[other] lassen je { $lost } Rubine fallen.
    }
}
diamant-event-relic-found = Auf dem Weg liegt ein Relikt: { diamant-relic-worth }. Nur wer allein umkehrt, kann es mitnehmen.
diamant-event-you-chose-stay = Deine Wahl: tiefer hinein.
diamant-event-you-chose-leave = Deine Wahl: zurück ins Lager.
diamant-event-revealed-all-stay = Niemand kehrt um: { $count ->
    [one] { $names } geht allein tiefer hinein.
   *[other] Alle { $count } gehen tiefer hinein.
}
diamant-event-revealed-all-leave = { $count ->
    [one] { $names } kehrt ins Lager zurück. Die Höhle ist leer.
   *[other] { $names } kehren ins Lager zurück. Die Höhle ist leer.
}
diamant-event-revealed-mixed = { $leavers ->
    [one] { $leaving } kehrt ins Lager zurück
   *[other] { $leaving } kehren ins Lager zurück
}, { $stayers ->
    [one] { $staying } geht tiefer hinein.
   *[other] { $staying } gehen tiefer hinein.
}
diamant-event-came-home = { $count ->
    [one] { $names } bringt { $total } heim: { $gathered } gesammelt und { $share } vom Weg.
   *[other] { $names } bringen je { $total } heim: { $gathered } gesammelt und { $share } vom Weg.
} { $left ->
    [0] { "" }
    [one] 1 Rubin bleibt auf dem Weg.
   *[other] { $left } Rubine bleiben auf dem Weg.
}
diamant-event-relics-taken = { $names } kehrt allein um und gewinnt { $value } Punkte: { $relics }.
diamant-event-round-ended = Runde { $round } ist vorbei. { $rubies ->
    [0] Auf dem Weg liegt nichts mehr.
    [one] 1 Rubin auf dem Weg ist verloren.
   *[other] { $rubies } Rubine auf dem Weg sind verloren.
}
diamant-event-round-ended-relics = { diamant-event-round-ended } Aus dem Spiel: { $relics }.
diamant-event-game-won = Der letzte Eingang ist versperrt. { $names } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}!
diamant-event-game-shared = Der letzte Eingang ist versperrt. { $names } teilen sich den Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}!

## Der Plan

diamant-round = Runde { $round } von { $rounds }
diamant-over = Nach der letzten Runde
diamant-entrances = Eingänge der Höhle
diamant-entrance-closed = Eingang { $number }: verbarrikadiert
diamant-entrance-now = Eingang { $number }: diese Runde
diamant-entrance-ahead = Eingang { $number }: kommt noch
diamant-camp = Lager
diamant-camp-party = Im Lager: { $names }
diamant-camp-empty = Niemand ist im Lager.
diamant-cave = Die Höhle
diamant-cave-party = In der Höhle, vor der Dunkelheit: { $names }
diamant-cave-empty = Die Höhle ist leer.
diamant-path-empty = Gleich wird die erste Karte aufgedeckt.
diamant-on-path = { $rubies ->
    [0] keine Rubine auf dem Weg
    [one] 1 Rubin auf dem Weg
   *[other] { $rubies } Rubine auf dem Weg
}
diamant-chamber-treasure = Schatz mit { $value ->
    [one] 1 Rubin
   *[other] { $value } Rubinen
}, { $rubies ->
    [0] nichts mehr übrig
   *[other] { $rubies } noch übrig
}
diamant-chamber-trap = Falle: { diamant-trap }
diamant-chamber-relic = Relikt: { diamant-relic-worth }
diamant-chamber-each = je { $each }
diamant-chamber-floor = { $rubies ->
    [0] nichts am Boden
   *[other] { $rubies } am Boden
}
diamant-chamber-empty = leer
diamant-chamber-more = { $count ->
    [0] keine mehr im Stapel
   *[other] noch { $count } im Stapel
}
diamant-chamber-lone = wenn einer allein geht
diamant-told-treasure = Schatz mit { $value ->
    [one] 1 Rubin
   *[other] { $value } Rubinen
}: je { $each }, { $rubies ->
    [0] nichts mehr am Boden.
   *[other] { $rubies } am Boden für die Nächsten, die umkehren.
}
diamant-told-trap = { diamant-trap }: Noch eine solche Karte beendet die Runde.
diamant-told-relic = { diamant-relic-worth }: Nur wer allein umkehrt, kann es mitnehmen.
diamant-adventurers = Abenteurer
diamant-you = du
diamant-in-cave = in der Höhle
diamant-at-camp = im Lager
diamant-brought-home = im Lager, +{ $gems }
diamant-has-chosen = hat gewählt
diamant-is-choosing = überlegt noch
diamant-carries = Dabei
diamant-chest = Truhe
diamant-chest-closed = geschlossen
diamant-traps = Fallen
diamant-pip-path = auf dem Weg
diamant-pip-deck = im Stapel
diamant-pip-gone = aus dem Spiel
diamant-trap-danger = { diamant-trap }: auf dem Weg, noch { $left } im Stapel, { $gone } aus dem Spiel. Die nächste Karte dieser Art beendet die Runde.
diamant-trap-safe = { diamant-trap }: { $left } im Stapel, { $gone } aus dem Spiel. Die erste ist nur eine Warnung.
diamant-relics = Relikte
diamant-relic-to-come = kommt erst in einer späteren Runde in den Stapel.
diamant-relic-in-deck = im Stapel.
diamant-relic-on-path = auf dem Weg. Nur wer allein umkehrt, kann es mitnehmen.
diamant-relic-taken = gehört { $name }.
diamant-relic-lost = für immer verloren.
diamant-relic-never-seen = nie gesehen.

## Augenblicke

diamant-again = { $trap ->
    [spiders] Schon wieder Spinnen!
    [snakes] Schon wieder Schlangen!
    [lava] Schon wieder Lava!
    [boulder] Noch eine Felskugel!
   *[ram] Noch ein Rammbock!
}
diamant-chests-opened = Die Truhen werden geöffnet.

## Hilfen

diamant-next-card = Nächste Karte
diamant-danger = Gefahr
diamant-percent = { $percent } %
diamant-deck-size = { $size } im Stapel
diamant-deck-fatal = tödlich
diamant-deck-first = erste ihrer Art
diamant-deck-treasure = Schatz
diamant-deck-relic = Relikt
diamant-deck-told = Schätze, die noch im Stapel sind: { $values }
diamant-deck = Noch im Stapel: { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
}
diamant-deck-treasures = Schätze
diamant-deck-traps = Fallen
diamant-deck-relics = Relikte
diamant-deck-deadly = beendet die Runde

## Das Ende

diamant-victory = { $names } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}!
diamant-victory-shared = { $names } teilen sich den Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}!
diamant-victory-yours = Du gewinnst mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}!
diamant-victory-yours-shared = Du teilst dir den Sieg mit { $names }: je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}!
diamant-margin = { $lead } mehr als { $name }
diamant-margin-own = Du bist auf Platz { $place } mit { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkten.
}
diamant-ranking = Endstand
diamant-ranking-place = Platz
diamant-ranking-name = Abenteurer
diamant-ranking-sources = Woher die Punkte kommen
diamant-ranking-points = Punkte
diamant-source = { $source ->
    [relics] Relikte
   *[other] Höhle { $source }
}: { $points }
diamant-cave-number = Höhle { $round }
diamant-cave-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
diamant-cave-sprung = { diamant-trap }, { $count } geflohen
diamant-cave-quiet = alle heimgekehrt

## Die Regeln

diamant-rules-short = Kurz gesagt
diamant-rules-short-text = Du erkundest mit den anderen dieselbe Höhle. Jede aufgedeckte Karte bringt einen Schatz oder eine Gefahr, und nach jeder Karte entscheiden alle geheim: tiefer hinein oder heim? Wer heimgeht, behält, was er bei sich trägt. Wer bleibt, teilt den nächsten Schatz mit weniger anderen, kann aber auch alles verlieren.
diamant-rules-goal-text = Nach fünf Runden gewinnt die vollste Truhe.
diamant-rules-things = Spielmaterial
diamant-rules-treasures = 15 Schatzkarten
diamant-rules-treasures-text = Sie enthalten 1 bis 17 Rubine: { $values }.
diamant-rules-traps = 15 Fallenkarten
diamant-rules-traps-text = Fünf Arten, je drei Karten: Spinnen, Schlangen, Lava, Felskugel und Rammbock.
diamant-rules-gems = Edelsteine
diamant-rules-gems-text = Ein Rubin ist 1 wert, ein Diamant 5. Fünf Rubine werden von selbst zu einem Diamanten; am Wert ändert das nichts.
diamant-rules-equals = Fünf Rubine ergeben einen Diamanten
diamant-rules-round = So läuft eine Runde
diamant-rules-round-text = Es gibt fünf Runden, eine für jeden Eingang der Höhle. Am Anfang sind alle mit leeren Händen in der Höhle. Dann wechseln sich zwei Schritte ab.
diamant-rules-step-card = 1. Eine Karte wird aufgedeckt
diamant-rules-card-treasure = Schatz
diamant-rules-card-treasure-text = Alle in der Höhle teilen sich die Rubine gleichmäßig. Was sich nicht teilen lässt, bleibt auf der Karte liegen.
diamant-rules-card-first = Eine Falle zum ersten Mal
diamant-rules-card-first-text = Es passiert nichts. Das war die Warnung.
diamant-rules-card-second = Dieselbe Falle noch einmal
diamant-rules-card-second-text = Alle in der Höhle lassen fallen, was sie bei sich tragen, und fliehen. Die Runde ist sofort vorbei, und eine der beiden Fallenkarten kommt aus dem Spiel.
diamant-rules-example = Beispiel
diamant-rules-example-text = Fünf Abenteurer finden 9 Rubine. Jeder nimmt 1, und 4 bleiben auf der Karte liegen.
diamant-rules-example-picture = Eine Schatzkarte mit der 9, auf der 4 Rubine liegen, und fünf Abenteurer mit je 1 Rubin
diamant-rules-step-choice = 2. Alle entscheiden
diamant-rules-choice-text = Jeder Abenteurer in der Höhle wählt geheim. Haben alle gewählt, wird gleichzeitig aufgedeckt. Umentscheiden geht nicht.
diamant-rules-choice-stay-text = Du bleibst in der Höhle, und die nächste Karte kommt.
diamant-rules-choice-leave-text = Auf dem Rückweg sammelst du die Rubine ein, die auf dem Weg liegen. Kehren mehrere gleichzeitig um, teilen sie gleichmäßig, und was sich nicht teilen lässt, bleibt liegen. Alles, was du bei dir trägst, kommt in deine Truhe und ist bis zum Ende sicher. Im Lager wartest du auf die nächste Runde.
diamant-rules-example-leave-text = Auf dem Weg liegen 6 Rubine, und alle tragen 2 bei sich. Zwei kehren gleichzeitig um: Jeder sammelt 3 ein und legt 5 in die Truhe. Wer allein umgekehrt wäre, hätte 8 heimgebracht.
diamant-rules-example-leave-picture = Zwei Abenteurer verlassen einen Weg, auf dem 4 und 2 Rubine liegen; jeder bringt 5 in die Truhe
diamant-rules-end-round = Das Ende einer Runde
diamant-rules-end-round-text = Eine Runde endet, wenn der letzte Abenteurer heimgegangen ist oder wenn eine Falle zum zweiten Mal auftaucht. Rubine auf dem Weg sind verloren. Alle Karten kommen zurück in den Stapel, außer der Fallenkarte, die aus dem Spiel ist. Der Eingang wird verbarrikadiert.
diamant-rules-first-card = Vor der ersten Karte einer Runde kann niemand umkehren.
diamant-rules-end = Das Ende des Spiels
diamant-rules-end-text = Nach der fünften Runde werden die Truhen geöffnet und gezählt. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt. Was du nicht heimgebracht hast, zählt nicht.
diamant-rules-relics = Mit Relikten spielen
diamant-rules-relics-text = Es gibt fünf Relikte im Wert von 5, 7, 8, 10 und 12 Punkten. Vor jeder Runde wird das nächste in den Stapel gemischt, das niedrigste zuerst.
diamant-rules-relics-found = Taucht ein Relikt auf, bleibt es auf dem Weg liegen. Sonst passiert nichts.
diamant-rules-relics-alone = Kehrt genau ein Abenteurer um, nimmt er alle Relikte auf dem Weg mit. Sie sind sicher, und ihr Wert zählt am Ende.
diamant-rules-relics-together = Kehren zwei oder mehr gleichzeitig um, bekommt niemand ein Relikt: Sie bleiben auf dem Weg liegen.
diamant-rules-relics-lost = Relikte, die am Ende der Runde noch auf dem Weg liegen, kommen aus dem Spiel. Ein Relikt, das nicht aufgetaucht ist, bleibt im Stapel.
diamant-rules-options = Was du am Tisch wählen kannst
diamant-rules-options-chests = Truhen sind geschlossen: Du siehst deine eigene, die der anderen erst am Ende. Mit „Offene Truhen“ sehen alle alles.
diamant-rules-options-aids = Die Spielhilfen zeigen, was noch im Stapel ist und wie gefährlich die nächste Karte wird. Sie verraten nichts, was du nicht selbst ausrechnen könntest, und lassen sich abschalten.
diamant-rules-tips = Drei Tipps
diamant-rules-tip-one = Jede neue Fallenart auf dem Weg macht die nächste Karte gefährlicher. Bei einer geht es meistens gut, bei vieren ist es ein Glücksspiel.
diamant-rules-tip-two = Hat eine Falle eine Runde beendet, fehlt eine ihrer Karten. Diese Art kommt von da an seltener.
diamant-rules-tip-three = Rubine auf dem Weg sind am meisten wert, wenn du allein umkehrst. Geh, wenn die anderen bleiben.

diamant-hint-stay = Ein Schatz brächte dir etwa { $gain }; { $deadly } von { $cards } Karten würden dich die { $carried } kosten, die du bei dir trägst.
diamant-hint-stay-safe = Noch kann dir keine Karte etwas anhaben, und ein Schatz brächte dir etwa { $gain }.
diamant-hint-leave = Deine { $carried } wären sicher, dazu dein Anteil an den { $path } auf dem Weg; { $deadly } von { $cards } Karten würden dich alles kosten, was du bei dir trägst.
diamant-hint-leave-safe = Deine { $carried } wären sicher, dazu dein Anteil an den { $path } auf dem Weg.
