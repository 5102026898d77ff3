/** German: rules of the scenario book that players carry out, in our words. */
import type * as en from '../../en/table/bookNotes';
import type { Translation } from '../../helpers/translation';

export const BOOK_NOTES: Translation<typeof en.BOOK_NOTES> = {
  commanderOpensDoors:
    'Nur Bandit Commander öffnet die Türen a bis d: Mit seiner ersten Spezialaktion springt er zur nächsten davon, egal wie weit sie entfernt ist, und deckt den Raum dahinter auf.',
  spawnsDoubtful:
    'Die Quellen sind sich uneinig, wann manche Monster hier erscheinen und mit welchem Rang.',
  altarSharesDemon:
    'Ein Altar gehört zu Prime Demon. Er hat dieselben Trefferpunkte, dieselbe Initiative und dieselben Immunitäten.',
  damageGoesToAltar:
    'Prime Demon selbst erleidet keinen Schaden; greift den Altar an. Tragt den Schaden des Altars bei Prime Demon ein.',
  altarMoves:
    'Versetzt den Altar auf das nächste der Felder a bis f. Öffnet die Türen zwischen ihm und den aufgedeckten Räumen und stellt den Dämon dieses Feldes neben den Altar: a Frost, b Wind, c Nacht, d Erde, e Flammen, f Sonne. Dann bewegt sich Prime Demon +2 und greift mit −1 an.',
  cleansePump:
    'Ein Charakter neben einer Pumpe kann statt der unteren Aktion die Karte abwerfen und die Pumpe reinigen. An einer gereinigten Pumpe erscheint nichts mehr.',
  drakeCoversThree:
    'Elder Drake nimmt die drei Felder des Felsens ein, auf dem er sitzt: Durch jedes davon kann er anvisiert werden und anvisieren.',
  bouldersStay: 'Die großen Felsen können nicht zerstört werden.',
  zephyrsAndFlight:
    'Elder Drake beschwört zuerst zwei Zephyre und fliegt dann zum nächsten Sitz von a, b und c. Zephyre können keinen Schaden erleiden.',
  zephyrsAct:
    'Bevor Elder Drake handelt, bewegt sich jeder Zephyr 2 und greift mit so viel Stärke an, wie es Charaktere gibt.',
  ordinaryTurn: 'Statt der Spezialaktion bewegt sich Prime Demon +0 und greift mit +0 an.',
  notYetOnTheMap:
    'Prime Demon ist noch nicht auf dem Plan. Er steht draußen, solange das Tor steht, und erleidet dort Schaden.',
  pitsStay: 'Die dunklen Gruben können nicht zerstört werden.',
  escape:
    'Jeder Charakter auf einem Ausgangsfeld (a) verlässt die Karte mit seinen Beschworenen. Nehmt ihn vom Brett.',
  offTheExit: 'Ein Charakter wurde anderswo als auf dem Ausgang erschöpft.',
  offTheTile: 'Ein Charakter wurde anderswo als auf dem Zielplättchen erschöpft.',
  notEscaped: 'Ein Charakter, der die Karte nicht verlassen hat, wurde erschöpft.',
  theSeeker: 'Der erschöpfte Charakter hat die Quest Sucher des Xorn.',
  freeCaptive:
    'Ein Charakter neben einer Gefangenen kann statt einer Aktion die Karte abwerfen und sie befreien. Nehmt sie vom Brett; sie ist gerettet.',
  negateForCaptive:
    'Wenn eine Gefangene Schaden erleiden würde, darf ein beliebiger Charakter eine Handkarte verlieren, um ihn zu verhindern.',
  notHealedNoAlly: 'Sie sind keine Verbündeten und können nicht geheilt werden.',
  eggsHatch:
    'Nach den Angriffen der Spezialaktion: Ersetzt jedes Ei durch einen normalen Night Demon auf seinem Feld.',
  eggsLaid:
    'Nach den Angriffen der Spezialaktion: Legt so viele Eier, wie es Charaktere gibt. Ein Ei hat 2 plus die halbe Szenariostufe (aufgerundet) Trefferpunkte und für den Fokus Initiative 99.',
  riderNotSetUp:
    'Dark Rider wird nicht aufgestellt, zieht aber in jeder Runde eine Fähigkeitskarte.',
  riderVanishes:
    'Nach einem Nahkampfangriff verlässt Dark Rider die Karte bis zu seinem nächsten Zug.',
  riderComes:
    'Ist Dark Rider nicht auf dem Plan, stellt ihn auf das nächste der Felder a bis f oder das nächstgelegene freie. Dann handelt er.',
  cannonIsElite: 'Siege Cannon handelt nie. Für den Fokus hat sie Initiative 99.',
  archerLoads:
    'Der City Archer, der der Kanone am nächsten ist, verwendet seine Karte nicht: Er bewegt sich 3 zu einem Feld neben der Kanone, das nicht b ist.',
  cannonFires:
    'Endet der Zug dieses Schützen neben der Kanone, erleiden alle Charaktere und Beschworenen auf den Feldern b, in den Spalten darüber und auf dem Plättchen G1a den Angriffswert einer Elite-Ancient-Artillery als Schaden.',
  startInHalves:
    'In jedem der beiden Starträume darf höchstens die Hälfte der Charaktere (aufgerundet) beginnen.',
  startWithMonsters:
    'Charaktere beginnen nur in den Abschnitten des mittleren Raums, in denen Monster sind.',
  centreObstacles:
    'Die Hindernisse des mittleren Raums können weder zerstört noch durchquert werden und blockieren Fernkampffähigkeiten.',
  lootByBottom:
    'Ein benachbarter Charakter kann ein Zielschatzplättchen auch plündern, indem er statt der unteren Aktion die Karte abwirft.',
  oneGoalEach: 'Jeder Charakter darf nur ein Zielschatzplättchen plündern.',
  onlyStaffHurts:
    'Harrower Infester erleidet nur Schaden durch den Charakter mit dem Stab des Xorn.',
  staffCharges:
    'Jeder Schadenspunkt, den Harrower Infester erleidet, lädt den Stab des Xorn um eins auf. Voll ist er bei 2 × Charaktere × (Stufe + 1).',
  penaltiesOfRooms: 'Im zweiten Raum gilt der kleine Nachteil der Raumkarte, im dritten der große.',
  treasureAtTwelve:
    'Legt das Zielschatzplättchen auf Feld 12 der Monsterkarte statt dem, was dort läge.',
  infiltratorAtHex: 'Die gestorbene Wache war Infiltrator: Er erscheint auf dem Feld dieser Wache.',
  occultDagger:
    'Der Plünderer hat den Okkulten Dolch (kein Gegenstand); nur ein Charakter mit der Quest Rache darf ihn nehmen. Seine Angriffe gegen The Harvester durchdringen 4.',
  doorCrushes:
    'Schließt sich diese Tür, erleidet eine Figur darin Fallenschaden und kommt auf das nächste freie Feld.',
  onTileM1b: 'Ein Rending Drake ist auf dem Plättchen M1b.',
  treeOnlyHealed:
    'Nichts betrifft den Baum außer Heilung: Er kann wie ein Verbündeter geheilt werden.',
  poisonInWater:
    'Ein vergifteter Charakter oder Beschworener, der ein Wasserfeld betritt, erleidet Fallenschaden. Vergiftete Beschworene behandeln Wasser wie Fallen.',
  dollCarried:
    'Ein Charakter trägt die Puppe (ein Schatzplättchen). Ein anderer kann sie mit einer Plündern-Aktion nehmen, in deren Reichweite der Träger ist. Ein erschöpfter Träger lässt sie auf seinem Feld fallen.',
  trapsAtD:
    'Legt Schadensfallen auf die Felder d. Eine Figur dort, die nicht fliegt, löst ihre Falle sofort aus.',
  removeSpirit: 'Ein Dämon ist gestorben: Ihr dürft einen Living Spirit entfernen.',
  windLeft:
    'Der Wind bewegt jeden Charakter und Beschworenen 1 Feld nach links, nach Initiative; der Spieler wählt eines der beiden Felder.',
  windUp: 'Der Wind bewegt jeden Charakter und Beschworenen 1 Feld nach oben, nach Initiative.',
  windRight:
    'Der Wind bewegt jeden Charakter und Beschworenen 1 Feld nach rechts, nach Initiative; der Spieler wählt eines der beiden Felder.',
  windDown: 'Der Wind bewegt jeden Charakter und Beschworenen 1 Feld nach unten, nach Initiative.',
  drakesSleep:
    'Die Spitting Drakes schlafen. Einer wacht wie neu erschienen auf, sobald ein Charakter oder Beschworener ihn angreift, ihm schadet, ihm einen negativen Zustand gibt oder eine Bewegung neben ihm beendet, auch durch den Wind. Beschworene visieren schlafende Drakes nur an, wenn sie gesteuert werden.',
  endOnceSo: 'Beendet diese Regel, sobald es so ist.',
  bouldersRoll:
    'Die Felsen der drei Reihen rollen nach links: eine Reihe 1, eine 2 und eine 3 Felder, wie ihr wählt; beide einer Reihe gleich weit. Ein Felsen, der die Karte verlässt, kommt bei b seiner Reihe zurück und rollt weiter.',
  bouldersCrush:
    'Nichts betrifft die Felsen. Sie zerstören Hindernisse in ihrem Weg und lassen Fallen liegen. Eine Figur, auf deren Feld ein Felsen rollt, erleidet Fallenschaden und wird 1 Feld nach links bewegt, wenn er dort liegen bleibt.',
  inoxStayInside: 'Die Inox des Plättchens E1b betreten und durchqueren die Tür 1 nie.',
  removeWaterAtD: 'Entfernt das Wasserplättchen auf d.',
  waterRises:
    'Legt ein Wasserplättchen auf ein Feld des Plättchens B1a neben Wasser. Ist kein Feld frei, ist das Szenario verloren.',
  carryWater:
    'Ein Charakter kann ein Wasserplättchen plündern und tragen. Endet sein Zug auf e, ist es fort.',
  deckIsFull: 'Es kann kein Wasserplättchen mehr gelegt werden, weil das Plättchen B1a voll ist.',
  digGraves:
    'Ein Grab wird nicht angegriffen. Ein Charakter daneben gräbt mit Bewegung: insgesamt 1 + Charaktere Punkte, auch in Teilen. Tragt sie als Schaden des Grabes ein.',
  graveEmpties: 'Stellt die Figur auf das freie Feld, das dem Grab am nächsten ist.',
  wallsBreak:
    'Eine Wand hat die halbe Szenariostufe plus die Zahl der Charaktere (aufgerundet) Trefferpunkte und wird wie ein Gegner angegriffen, von Beschworenen nur gesteuert. Wird sie zerstört, wird der Raum dahinter aufgedeckt, das Feld wird Gang, und alle Gegner neben der Wand werden betäubt.',
  guardsRunToPlates:
    'Statt der Bewegungen seiner Karte bewegt sich ein City Guard 2 zur nächsten Platte a. Betritt er Tür 1, öffnet er sie und deckt den Raum auf.',
  guardOnPlate: 'Ein City Guard hat eine Platte a betreten.',
  victimOfCultists: 'Das Opfer ist auf a. Es kann keinen Schaden erleiden.',
  cultistsDrag:
    'Die Kultisten b handeln gemeinsam und verwenden ihre Karte nicht: Sie bewegen sich +0 auf Felder neben dem Opfer, dann mit ihm nach c oder auf die nächsten Felder neben dem Altar. Das Opfer bewegt sich mit. Sie öffnen Türen. Das Szenario ist verloren, wenn so ein Zug beginnt, während Kultist und Opfer neben den Altären d sind.',
  victimImmune:
    'Die Kultisten b und das Opfer sind immun gegen Stoßen, Ziehen, Bewegungsunfähigkeit und Betäubung.',
  platesByPlayers: 'Im Spiel sind die Platten a; bei drei Charakteren auch b, bei vier auch c.',
  betrayerFear:
    'Charaktere und Beschworene bewegen sich in Reihenfolge der Initiative 4 Felder so weit wie möglich von The Betrayer weg.',
  betrayerControls:
    'Charaktere und Beschworene bewegen sich auf das nächste Feld neben The Betrayer. Der Charakter mit zwei gespielten Karten, der zuletzt handelt, wird gesteuert: Bewegung 2 und die obere Aktion seiner führenden Karte. Beide Karten werden abgeworfen, auch verlorene; seine Beschworenen handeln wie üblich.',
  noItemsBeforeLoot:
    'Ein Charakter, der noch kein Zielschatzplättchen geplündert hat, kann keine Gegenstände verwenden.',
  crystalOrSphere:
    'Der Plünderer hat den Kristall des Zenits oder die Kugel der Mitternacht (keine Gegenstände).',
  crystalOrSphereUsed:
    'Ein Charakter, dessen Zug neben a endet, darf Kristall oder Kugel ablegen: The Colorless erleidet 2 Schaden je Charakter.',
  treasureReturns: 'Geht das Szenario verloren, wird der Schatz 62 zurückgelegt.',
  negateForCrystal:
    'Wenn The Crystal Schaden erleiden würde, darf ein beliebiger Charakter eine Handkarte verlieren, um ihn zu verhindern, zweimal im Szenario.',
  sunBlessed: 'Mit dem Gruppenerfolg Sonnengesegnet ist Licht stark und Dunkelheit inaktiv.',
  villagerSaved: 'Ein Dorfbewohner, der ein Feld b erreicht, ist gerettet: Nehmt ihn vom Brett.',
  oozeTokens:
    'Giant Ooze beginnt mit vier Markern, jeder Schild 2. Für jeden sterbenden Ooze verliert sie einen.',
  waterProtects:
    'Ein Charakter, dessen Zug auf einem Wasserfeld a endet, entfernt einmal dieses Wasser: Bis zum Ende des Szenarios hat er Schild 2 gegen Angriffe von Oozes und ist immun gegen Gift.',
  slowInWater: 'Alle Bewegungsfähigkeiten von Charakteren und Beschworenen haben −1.',
  current:
    'Im großen Raum bewegt die Strömung jeden Charakter und Beschworenen 1 Feld, von oben nach unten auf dem Plan; die Richtung folgt der geraden oder ungeraden Initiative der Lurker. Direkt hinter Hindernis oder Wand: weder Bewegung noch Schaden. Blockiert: 3 Schaden.',
  kingDropsClaw: 'Lurker King lässt die Klaue (ein Schatzplättchen) statt Geld fallen.',
  clawCarried:
    'Der Träger der Klaue hat −2 auf alle Bewegungsfähigkeiten. Ein anderer Charakter kann sie mit einer Plündern-Aktion auf dem Feld des Trägers nehmen. Ein erschöpfter Träger lässt sie auf seinem Feld fallen.',
  characterOnTheLeft: 'Im linken Raum ist ein Charakter.',
  characterOnTheRight: 'Im rechten Raum ist ein Charakter.',
  altarsTeleport:
    'Ein Charakter kann neben einem Altar für 1 Bewegung auf ein Feld neben dem anderen Altar wechseln.',
  noneInRightRoom: 'Im rechten Raum ist kein Charakter.',
  noneInLeftRoom: 'Im linken Raum ist kein Charakter.',
  everySecondElite: 'Im rechten Raum ist kein Charakter. Jeder zweite Dämon ist Elite.',
  tokensHidden:
    'Mischt sechs nummerierte Marker (1 bis 6) verdeckt auf die Felder a. Sie werden wie Schätze geplündert.',
  fourTokensLooted: 'Die Marker 1 bis 4 sind geplündert.',
  tokensMissing:
    'Von den Markern 1 bis 4 fehlt noch einer. Das Feld ist das von G1b, das Tür 1 am nächsten ist.',
  waterBurns:
    'Eine Figur, deren Zug auf einem Wasserfeld endet, erleidet 1 + Szenariostufe Schaden.',
  bouldersHavePoints: 'Jeder Felsen hat 3 + Szenariostufe Trefferpunkte.',
  doorBLocksUntilTheGolemIsDead:
    'Tür b schließt sich und ist verschlossen, bis der Steingolem (c) tot ist; dann öffnet sich Raum 4.',
  roomFourSleeps:
    'Die schlafenden Monster handeln nicht, bis der Golem c tot ist; welche das sind, steht im Buch.',
  gatherForTheWave:
    'Vor der Welle kehrt euer Charakter an seinen Start zurück, und die lebenden Verbündeten auf das Feld a.',
  necromancerRaises:
    'Trifft ein Angriff der Karten mit Initiative 8 oder 9 sein Ziel, beschwört der Inox Necromancer einen normalen Living Corpse.',
  alliesInferred:
    'Welche Karten die Banditen an eurer Seite verwenden, sagt keine Quelle; hier ziehen sie aus eurem Deck und handeln bei 49.',
  healedAlliesLeave:
    'Ein Verbündeter mit allen Trefferpunkten verlässt die Karte; nehmt ihn vom Tisch.',
  gateAOpens: 'Tür a öffnet sich.',
  gateBOpens: 'Tür b öffnet sich.',
  gateCOpens: 'Tür c öffnet sich.',
};
