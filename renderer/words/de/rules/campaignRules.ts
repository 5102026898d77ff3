/** The rules of the campaign and Standee’s own rules in German, by their ids. */
import type { RuleId } from '#shared/rulebook';

export const CAMPAIGN_RULES = {
  'LEVEL-1':
    'Die empfohlene Stufe ist die halbe durchschnittliche Charakterstufe, aufgerundet, je nach Schwierigkeit.',
  'LEVEL-2':
    'Die Stufe bestimmt den Schaden von Fallen und Gefahren, das Gold je Marker und die Bonuserfahrung.',
  'LEVEL-3':
    'Solo oder offen gespielt sind Monster und Fallen eine Stufe höher, Gold und Erfahrung nicht.',
  'EXPERIENCE-1':
    'Ein Charakter steigt auf, wenn er die Erfahrung hat, die auf seinem Bogen steht.',
  'EXPERIENCE-2': 'Ein neuer Charakter hat 15 Gold, und 15 mehr für jede seiner Stufen.',
  'EXPERIENCE-3':
    'Erfahrung bleibt nach jedem Szenario, die Bonuserfahrung gibt es nur nach einem Erfolg.',
  'EXPERIENCE-6':
    'Erfahrung, die eine Karte für ein Ereignis gibt, gibt es jedes Mal, wenn es eintritt.',
  'EXPERIENCE-4':
    'Ein neuer Charakter darf auf jeder Stufe bis zu der des Wohlstands der Stadt beginnen.',
  'EXPERIENCE-5':
    'Ein Aufstieg bringt die Trefferpunkte der Stufe, eine Karte bis zu ihr und einen Vorteil.',
  'EXPERIENCE-7': 'Auf Stufe 9 wird Erfahrung weiter gezählt und ändert nichts.',
  'EXPERIENCE-8':
    'Die Erfahrung einer Aktion gibt es mit der ersten ihrer Fähigkeiten, und niemand lehnt sie ab.',
  'EXPERIENCE-9': 'Die Erfahrung auf einem Kreis gibt es, wenn dieser Kreis genutzt wird.',
  'EXPERIENCE-10':
    'Ein Stufenaufstieg lässt die Erfahrung stehen und ist in der Stadt fällig, ebenso ein Vorteil für drei Häkchen.',
  'PERK-1': 'Ein Vorteil ändert das Modifikatordeck einmal für jedes angekreuzte Kästchen.',
  'PERK-2':
    'Manche Vorteile heben schlechte Wirkungen eines Szenarios oder der Gegenstände auf, nicht die von Ereignissen.',
  'PERK-3':
    'Vorteile gibt es einen je Stufe über der ersten, einen für drei Häkchen, einen je Ruhestand.',
  'PERK-4': 'Ein Bogen hat Platz für achtzehn Häkchen; je drei machen einen Vorteil.',
  'CARD-1':
    'Eine Hand hat genau die Größe der Klasse, aus Karten der Stufen 1 und X und den gewählten.',
  'ITEM-2':
    'Ein Gegenstand kostet seinen Preis, geändert durch den Ruf, solange ein Exemplar da ist.',
  'ITEM-3':
    'Ein Gegenstand bringt die Hälfte der gedruckten Kosten, abgerundet, und ist wieder im Laden.',
  'ITEM-4': 'Niemand besitzt zwei Exemplare desselben Gegenstands.',
  'ITEM-5':
    'Je ein Gegenstand für Kopf, Körper, Beine; zwei Hände; kleine für die halbe Stufe, aufgerundet.',
  'ITEM-6':
    'Ein benutzter Gegenstand ist bis zu einer langen Rast erschöpft oder bis zum Ende des Szenarios verbraucht.',
  'ITEM-7':
    'Angelegte Gegenstände bringen ihre −1-Karten ins Deck, wenn kein Vorteil das verhindert.',
  'ITEM-8':
    'Der Laden hat die Gegenstände zum Wohlstand der Stadt und die, deren Bauplan gefunden wurde.',
  'ITEM-9':
    'Ein Gegenstand mit Kreisen muss benutzt werden, sobald er passt; vor dem letzten Kreis frischt ihn keine Rast auf.',
  'ITEM-10': 'Ein zweites Exemplar wird sofort für die halben Kosten verkauft und ist im Laden.',
  'ITEM-11': 'Ein im Straßenereignis verbrauchter Gegenstand bleibt im Szenario danach verbraucht.',
  'ITEM-12':
    'Ein Charakter darf in einem Zug beliebig viele Gegenstände benutzen, auch in einer Fähigkeit.',
  'ITEM-13': 'Im Szenario gefundene Gegenstände können erst im nächsten angelegt werden.',
  'ITEM-14':
    'Angelegte Gegenstände wirken vom ersten Zug an, auch bevor ihr Besitzer gehandelt hat.',
  'ITEM-15': 'Was ein Szenario zum Behalten gibt, lässt sich nicht verkaufen.',
  'ITEM-16':
    'Jedes Mal, wenn eine Wirkung eines Gegenstands eintritt, ist er benutzt, auch ohne verbraucht zu sein.',
  'REPUTATION-1': 'Der Ruf geht von −20 bis 20 und ändert jeden Preis um bis zu 5.',
  'PROSPERITY-1':
    'Häkchen heben den Wohlstand der Stadt; eine erreichte Stufe geht nicht verloren.',
  'PROSPERITY-2':
    'Ein Charakter unter der Stufe des Wohlstands darf zu ihr aufsteigen; seine Erfahrung folgt.',
  'DONATION-1': 'Für 10 Gold je Besuch hat ein Charakter im nächsten Szenario zwei Segen.',
  'DONATION-2': 'Spenden werden zusammengezählt; bei festen Summen steigt der Wohlstand der Stadt.',
  'EVENT-1': 'Die Stadt- und Straßenereignisse 1 bis 30 sind vom ersten Spiel an in ihren Decks.',
  'EVENT-2':
    'Ein erledigtes Ereignis verlässt das Spiel oder kommt unter sein Deck, wie es dort steht.',
  'EVENT-3': 'Ereignisse, die dazukommen, werden in ihr Deck gemischt.',
  'EVENT-4':
    'Je Besuch der Stadt ist ein Stadtereignis möglich; ein Straßenereignis entfällt bei verbundenen oder gleichen Szenarien und außer der Reihe.',
  'EVENT-5': 'Was ein Ereignis für das nächste Szenario gibt, kommt zu dessen Beginn.',
  'EVENT-6':
    'In Ereignissen wird ein gemeinsamer Betrag aufgeteilt, jeder andere gilt für jeden Charakter.',
  'EVENT-7':
    'Ein Ereignis nimmt nicht mehr, als da ist: Vorteile, Stufen und erreichter Wohlstand bleiben.',
  'EVENT-8': 'Die Stadtereignisse 4, 6 und 22 gelten für jeden Charakter; ihr Druck ist falsch.',
  'ENHANCE-1':
    'Karten werden in der Stadt verbessert, sobald die globale Errungenschaft dafür da ist.',
  'ENHANCE-2':
    'Ein Aufkleber kommt auf einen freien Punkt seiner Art; sein Preis hängt davon ab, wobei der Punkt steht.',
  'ENHANCE-3':
    'Hat die Fähigkeit mehrere Ziele, verdoppelt sich sein Preis, nicht aber der eines Hexfelds.',
  'ENHANCE-4': 'Jede Stufe der Karte über der ersten macht ihn um 25 Gold teurer.',
  'ENHANCE-5': 'Jeder Aufkleber, der schon auf derselben Aktion ist, macht ihn um 75 Gold teurer.',
  'ENHANCE-6':
    'Eine Klasse hat nicht mehr verbesserte Karten, als die Stadt Stufen des Wohlstands hat.',
  'ENHANCE-7': 'Ein Charakter verbessert nur Karten der Stufe 1, X und solche, die er gewählt hat.',
  'QUEST-2': 'Ein neuer Charakter zieht zwei persönliche Aufgaben und behält eine davon.',
  'QUEST-3': 'Sind keine Aufgaben mehr da, hat ein Charakter keine und geht nie in den Ruhestand.',
  'QUEST-1':
    'Eine persönliche Aufgabe ist erfüllt, wenn alle ihre Ziele erreicht sind, manche der Reihe nach.',
  'QUEST-4':
    'Eine Aufgabe zählt gedruckte Namen, behält, was gefunden wurde, und öffnet Schachtel oder Umschlag einmal.',
  'RETIRE-1':
    'Ist seine Aufgabe erfüllt, geht ein Charakter in den Ruhestand: Sein Gold ist verloren, seine Gegenstände gehen zurück.',
  'RETIRE-2': 'Ein Ruhestand bringt einen Wohlstand und öffnet die Schachtel der Aufgabe.',
  'RETIRE-3':
    'Ist die Klasse schon frei, kommen stattdessen ein zufälliger Bauplan und ein Nebenszenario.',
  'RETIRE-4':
    'Jeder Ruhestand gibt späteren Charakteren desselben Spielers einen Vorteil; jede Hand eines Spielers zählt für sich.',
  'RETIRE-5':
    'In den Ruhestand geht nur, wessen Aufgabe gerade erfüllt ist; danach spielt er kein Szenario mehr.',
  'RETIRE-6':
    'Der erste Ruhestand einer Klasse bringt die Ereignisse ihrer Tafel, wie ihre Freischaltung.',
  'CLASS-1': 'Sechs Klassen sind vom ersten Spiel an frei, andere, sobald sie freigeschaltet sind.',
  'UNLOCK-1':
    'Feste Punkte von Ruf, Spenden und Errungenschaften öffnen Schachteln oder bringen Ereignisse.',
  'UNLOCK-2':
    'Was über das Öffnen eines Umschlags hinaus verborgen ist, kommt ins Spiel, sobald die Spieler es gefunden haben.',
  'UNLOCK-3':
    'Ob die Gruppe dem Drachen hilft, entscheidet sie endgültig, sobald sie beide Errungenschaften hat.',
  'ACHIEVEMENT-1': 'Eine globale Errungenschaft tritt an die Stelle einer anderen ihrer Art.',
  'ACHIEVEMENT-2': 'Am Anfang einer Kampagne regiert in der Stadt das Militär.',
  'SCENARIO-1':
    'Ein Szenario ist spielbar, sobald ein abgeschlossenes oder eine Karte es freischaltet.',
  'SCENARIO-2': 'Seine verlangten Errungenschaften müssen gelten, wenn es beginnt.',
  'SCENARIO-3': 'Ein anderes, abgeschlossenes Szenario kann ein Szenario für immer sperren.',
  'SCENARIO-4':
    'Außer der Reihe ist jedes aufgedeckte Szenario spielbar; Charaktere behalten ihren Gewinn, Geschichte und Belohnungen zählen nicht.',
  'SCENARIO-5':
    'Die Spieler dürfen ein Szenario verloren geben, es gleich noch einmal spielen und Charaktere wechseln.',
  'REWARD-1': 'Geldmarker werden zu Gold nach der Szenariostufe, gewonnen oder verloren.',
  'REWARD-2': 'Belohnungen des Szenarios und der Kampfziele gibt es nur nach einem Erfolg.',
  'REWARD-3': 'Was ein geplünderter Schatz enthält, bleibt, gewonnen oder verloren.',
  'REWARD-4':
    'Ein Zielschatz liegt bei jedem Spiel des Szenarios wieder da, ein nummerierter nur einmal.',
  'REWARD-5': 'Von mehreren Belohnungen zur Wahl nimmt die Gruppe eine.',
  'SOLO-1':
    'Soloszenarien gibt es ab Wohlstand 3, nach zwei Ruheständen, für Charaktere ab Stufe 5.',
  'SOLO-2':
    'Ein Soloszenario spielt ein Charakter seiner Klasse allein; kein Ereignis und keine Spende geht voran.',
  'SOLO-3':
    'Manche Figuren der Soloszenarien verbergen sich jede Runde, haben einen festen Zug oder ziehen aus dem Deck ihres Charakters.',
  'DUNGEON-1':
    'Ein Ausgang einer Raumkarte trifft auf einen Eingang der nächsten mit demselben Buchstaben.',
  'DUNGEON-2': 'Szenario 55 wird aus den Raum- und Monsterkarten gezogen, die es nennt.',
  'DUNGEON-3':
    'Eine Raumkarte hat eine kleine und eine große Strafe für die, die den Raum aufdecken.',
  'DUNGEON-4':
    'Ein roter Stern neben der Falle eines Zufallsverlieses steht für den Schaden ihrer Stufe.',
  'SPAWN-1':
    'Figuren, die ein Szenario bringt, kommen in der Runde oder bei der Tür, die es nennt.',
  'VARIANT-1':
    'Mit weniger Zufall zählen ×2 und Segen als +2, null und Fluch als −2; gemischt wird trotzdem.',
  'VARIANT-2':
    'Mit endgültigem Tod stirbt ein Charakter ohne Trefferpunkte, und sein Spieler macht einen neuen; Gegenstände, Geld und Aufgabe gehen zurück.',
  'VARIANT-3':
    'Mit endgültigem Tod bleibt ein erschöpfter Charakter als Ziel mit Initiative 99 auf dem Plan, handelt aber nicht mehr.',
  'VARIANT-4':
    'Mit endgültigem Tod endet ein verlorenes Szenario am Rundenende; wer dann noch steht, überlebt.',
  'OWN-1':
    'Zwischen den Schritten darf ein Angriff unter null sein; wo es darauf ankommt, werden die Spieler gefragt.',
  'OWN-2':
    '×2 wird nach der Zahl verglichen, auf die der Angriff käme; verliert es, dürfen die Spieler es wählen.',
  'OWN-3':
    'Für den laufenden Angriff gezogene Karten bleiben draußen, wenn das Deck mittendrin gemischt wird.',
  'OWN-4': 'Boni zählen in der besten Reihenfolge für den Angreifer, bis die Spieler sie ordnen.',
  'OWN-5':
    'Jede Zahl darf manuell geändert werden; eine Korrektur ist keine Regel und hat keine Folgen.',
  'OWN-6':
    'Oben in ein Fähigkeitsdeck zu sehen und es zu ordnen wird festgehalten wie jeder Schritt.',
  'OWN-7': 'Ein Zustand eines Pakets kommt, wirkt und endet, wann sein Paket es sagt.',
  'SEAT-1':
    'Bis alle aufgedeckt sind, erfahren andere, dass ein Charakter gewählt hat, und nicht was.',
  'SEAT-2':
    'Welche Karten ein Charakter hält, erfährt nur, wer ihn spielt; andere erfahren, wie viele.',
  'SEAT-3': 'Ein Kampfziel erfährt der Tisch und wer es hat.',
  'SEAT-4': 'Eine persönliche Aufgabe und Notizen erfährt der Tisch und wer den Charakter spielt.',
  'SEAT-5':
    'Die Reihenfolge eines Decks erfährt niemand, auch der Tisch nicht, außer ein Effekt lässt jemanden hineinsehen.',
  'SEAT-6': 'Was in einem Raum ist, den niemand geöffnet hat, erfährt nur der Tisch.',
  'SEAT-7':
    'Einen Eintrag im Verlauf, der ein Geheimnis verrät, bekommt nicht, wer es nicht wissen darf.',
  'SEAT-8':
    'Wer spielt, handelt für die eigenen Charaktere und ihre Beschwörungen: Initiative, Karten, Gegenstände, Trefferpunkte, Zustände, Erfahrung, Geld, Züge, Angriffe und Bewegungen.',
  'SEAT-9': 'Ein Bildschirm zeigt den Tisch und handelt für niemanden.',
  'SEAT-10':
    'Monster, Räume, Runden, Korrekturen und die Kampagne gehören dem Tisch; er darf alle die Monster spielen lassen.',
  'SEAT-11':
    'Wer spielt, nimmt den eigenen letzten Schritt zurück, solange keiner danach kam; der Tisch nimmt jeden zurück.',
  'SEAT-12':
    'Ändern zwei zugleich dasselbe, so erfährt der Zweite, was der Erste tat, und nichts geschieht doppelt.',
  'SEAT-13':
    'Wählt jemand an einem Gerät, so werden die Initiativen einen Augenblick nach der letzten Änderung von selbst aufgedeckt, sobald alle gewählt haben, außer der Tisch deckt selbst auf.',
} as const satisfies Partial<Record<RuleId, string>>;
