/** The rules of the table and the board in German, by their ids. */
import type { RuleId } from '#shared/rulebook';

export const PLAY_RULES = {
  'SETUP-1':
    'Ein Szenario kann mit Zuständen, Karten oder Elementen beginnen, auch in jeder seiner Runden.',
  'SETUP-2':
    'Die Wirkungen von Ereignissen kommen beim Aufbau zuletzt, nach der Wahl von Gegenständen und Handkarten.',
  'TURN-1': 'Eine Runde besteht aus Kartenwahl, Initiative, den Zügen aller und dem Aufräumen.',
  'TURN-2': 'Jeder wählt zwei Handkarten, eine davon als führende, oder sagt eine lange Rast an.',
  'TURN-3':
    'Ein Charakter führt von einer Karte die obere und von der anderen die untere Aktion aus, nacheinander.',
  'TURN-4': 'Sobald die Initiative aufgedeckt ist, liegen beide Karten aller Spieler offen.',
  'TURN-5': 'Ein Bonus ohne Kreise darf jederzeit aus dem Spiel genommen werden.',
  'TURN-6':
    'Die Fähigkeiten einer Aktion behalten ihre Reihenfolge, die andere Karte wartet so lange.',
  'TURN-7':
    'Ein Kreis wird genutzt, sobald er zutrifft, auch wenn es wenig bringt; nach dem letzten geht die Karte.',
  'TURN-8':
    'Vor dem Aufdecken nennen die Spieler weder Initiative noch Zahlen noch Namen ihrer Karten.',
  'RECOVER-1':
    'Eine zurückgeholte Karte kommt auf die Hand; manche Karten sind nicht mehr zurückzuholen, wenn sie verloren sind.',
  'RECOVER-2':
    'Eine aktive Karte zählt als abgelegt oder verloren, und ebenso eine Karte, sobald ihre Aktion vorbei ist.',
  'ABILITY-1':
    'Für jeden Monstertyp auf dem Plan wird eine Fähigkeitskarte gezogen; Typen mit demselben Deck teilen sie.',
  'ABILITY-2':
    'Trug die Karte eines Fähigkeitsdecks das Mischzeichen, wird es am Ende der Runde gemischt.',
  'INIT-1':
    'Die niedrigere Initiative ist zuerst dran: führende Karten der Charaktere, Fähigkeitskarten der Monster.',
  'INIT-2':
    'Unter Charakteren mit gleicher Initiative entscheidet die niedrigere zweite Karte, danach die Spieler.',
  'INIT-3':
    'Bei Gleichstand ist ein Charakter vor einem Monstertyp dran; gleiche Typen ordnen die Spieler.',
  'INIT-4': 'Innerhalb eines Typs sind Elite vor Normalen dran, jeweils nach steigender Nummer.',
  'INIT-5': 'Eine lange Rast hat Initiative 99 und kommt am Ende der Reihenfolge.',
  'INIT-6':
    'Die Spieler ordnen Typen mit demselben Deck und behalten diese Ordnung im ganzen Szenario.',
  'INIT-7': 'Nummerierte verbündete Marker handeln in der Reihenfolge ihrer Nummern.',
  'ELEMENT-1': 'Ein in einem Zug erzeugtes Element ist am Ende dieses Zugs stark.',
  'ELEMENT-2':
    'Ein starkes oder schwindendes Element kann verbraucht werden und ist sofort inaktiv; eines aus diesem Zug noch nicht.',
  'ELEMENT-3':
    'Das erste handelnde Monster verbraucht stets die Elemente seiner Karte, für seinen ganzen Typ.',
  'ELEMENT-4': 'Am Ende der Runde werden starke Elemente schwindend und schwindende inaktiv.',
  'ELEMENT-5':
    'Ein vorhandenes Element kann im selben Zug verbraucht und erzeugt werden; am Ende ist es stark.',
  'ELEMENT-6': 'Ein allein stehendes Element entsteht mit der ersten Fähigkeit seiner Aktion.',
  'ELEMENT-7':
    'Den Verbrauch eines Elements wählt man vor dem Angriff; die Erfahrung gibt es, auch wenn das Ziel stirbt.',
  'ROUND-1': 'Nach dem letzten Zug wird aufgeräumt: Decks, Elemente, Boni, danach die Rasten.',
  'ROUND-2': 'Ist das Ziel erreicht oder verfehlt, wird die Runde noch zu Ende gespielt.',
  'ROUND-3': 'Boni für die Runde enden mit ihr; ihre Karten werden abgelegt oder gehen verloren.',
  'ROUND-4': 'Kurze Rasten sind am Ende einer Runde möglich.',
  'WALL-1':
    'Der Rand eines Plans und jedes angeschnittene Feld daran sind Wand, ebenso alles, was kein Plan ist.',
  'WALL-2': 'Wo zwei Pläne Kante an Kante liegen, trennt eine Wandlinie ohne Dicke ihre Felder.',
  'WALL-3':
    'Ein Gang oder eine offene Tür verbindet die Pläne ringsum und ist selbst ein gewöhnliches Feld.',
  'WALL-4':
    'Eine geschlossene Tür ist eine Wand für Sicht, Monster, Beschwörungen und erzwungene Bewegung.',
  'WALL-5':
    'Ein Charakter öffnet eine geschlossene Tür, indem er sie betritt, wenn sie nicht verschlossen ist.',
  'WALL-6':
    'Eine Tür, die ein Szenario verschließt, bleibt zu, bis geschehen ist, was das Szenario nennt.',
  'WALL-7':
    'Eine geschlossene Tür, die sich zerstören lässt, wird wie eine Figur auf ihrem Feld angegriffen.',
  'WALL-8': 'Türen nebeneinander werden einzeln geöffnet.',
  'WALL-9':
    'Eine Tür, die ein Szenario vor einer Figur zuschlägt, fügt ihr Fallenschaden zu und stellt sie auf das nächste leere Feld.',
  'PLATE-1': 'Eine Druckplatte wirkt für einen Charakter, dessen Bewegung auf ihr endet.',
  'RANGE-1':
    'Reichweite zählt Feld für Feld um Wände herum; Figuren und Hindernisse spielen keine Rolle.',
  'RANGE-2':
    'Felder an einer Wandlinie grenzen nicht aneinander; gezählt wird außen herum, nach FAQ S. 78 wären es zwei (C-8).',
  'RANGE-3':
    'Ein Angriff erreicht Gegner in seiner Reichweite; ohne Reichweite ist er Nahkampf und reicht 1 Feld weit.',
  'LOS-1':
    'Zwei Felder sehen einander, wenn eine Linie von einer Ecke des einen zu einer Ecke des anderen frei ist.',
  'LOS-2': 'Eine Linie, die irgendwo eine Wand berührt, und sei es in einem Punkt, ist nicht frei.',
  'LOS-3':
    'Jeder angegriffene Gegner und jedes Ziel einer Fähigkeit mit Reichweite muss in Sicht sein.',
  'LOS-4':
    'In einem ein Feld breiten Gang ist streng genommen keine Linie frei; die Spieler dürfen die Sicht erlauben.',
  'AREA-1':
    'Eine Fläche mit grauem Feld ist Nahkampf, und auf dem grauen Feld steht der Angreifer.',
  'AREA-2': 'Eine Fläche darf in jede ihrer sechs Richtungen gedreht werden.',
  'AREA-3': 'Eine Fläche darf gespiegelt werden.',
  'AREA-4':
    'Von einer Fläche im Fernkampf liegt ein Feld in Reichweite und auf dem Plan; nach FAQ S. 61 darf es auch Wand sein (C-3).',
  'AREA-5': 'Verbündete in einer Fläche sind keine Ziele.',
  'AREA-6': 'Jeder Gegner in einer Fläche muss in Sicht sein, aber nicht in Reichweite.',
  'AREA-7': 'Ein Fernkampf hat Nachteil gegen jedes angrenzende Ziel, eine Nahkampffläche nicht.',
  'AREA-8':
    'Ein Angriff auf mehrere Ziele trifft verschiedene Gegner in Reichweite und Sicht, jeden einmal.',
  'AREA-9':
    'Jeder Effekt, der einer Fläche ein Ziel hinzufügt, bringt einen weiteren Gegner in der Reichweite des Angriffs.',
  'MOVE-1':
    'Eine Figur geht durch Verbündete, nicht durch Gegner, Hindernisse oder Wände, und endet auf einem freien Feld.',
  'MOVE-2': 'Ein Sprung beachtet Figuren und Gelände nur auf seinem letzten Feld.',
  'MOVE-3':
    'Wer fliegt, beachtet Figuren und Gelände nicht und darf nur nicht auf einer Figur enden.',
  'MOVE-4': 'Schwieriges Gelände zu betreten kostet zwei Bewegungspunkte.',
  'MOVE-5': 'Eine Falle löst aus, wenn sie mit normaler oder erzwungener Bewegung betreten wird.',
  'MOVE-6':
    'Gefährliches Gelände schadet bei jedem Betreten mit normaler oder erzwungener Bewegung.',
  'MOVE-7':
    'Beim Schieben ist jedes Feld weiter vom Angreifer weg als das davor, beim Ziehen näher.',
  'MOVE-8': 'Wer Schieben oder Ziehen nutzt, nutzt es ganz, wenn nichts im Weg ist.',
  'MOVE-11':
    'Fähigkeit und Modifikatorkarte schieben getrennt: Jedes Schieben darf genutzt werden oder entfallen.',
  'MOVE-12':
    'Verbündete werden nie geschoben oder gezogen, und niemand ist sein eigener Verbündeter.',
  'MOVE-9':
    'Wer über einem Hindernis aufhört zu fliegen, erleidet Fallenschaden und kommt auf das nächste freie Feld.',
  'MOVE-10':
    'Ein Feld ist frei ohne Figur, Marker oder Auflage außer Gang, Druckplatte oder offener Tür.',
  'OBSTACLE-1':
    'Ein Hindernis entsteht nie und wandert nie dorthin, wo es einen Teil des Plans abschneidet.',
  'FOCUS-1':
    'Der Fokus ist der Gegner, den es mit den wenigsten Bewegungspunkten angreifen kann, wie viele es auch sind.',
  'FOCUS-2':
    'Bei Gleichstand ist der Fokus der Gegner in der kleinsten Entfernung von seinem Platz.',
  'FOCUS-3':
    'Bei weiterem Gleichstand ist der Fokus der Gegner, der in der Reihenfolge früher dran ist.',
  'FOCUS-4':
    'Ein Monster, das niemanden von irgendwo angreifen kann, hat keinen Fokus, bewegt sich nicht und greift nicht an.',
  'FOCUS-5':
    'In Fallen und Gefahren geht es nur, wenn es keinen anderen Weg gibt, und dann in möglichst wenige.',
  'FOCUS-6':
    'Manche Monster fokussieren zuerst ein Ziel des Szenarios, wenn sie es in diesem Zug angreifen können.',
  'PLACE-1':
    'Ein Monster geht durch Verbündete und bleibt nicht auf ihnen stehen; unsichtbare Figuren versperren ihm den Weg.',
  'PLACE-2':
    'Es greift von dort an, wohin die wenigsten Fallen führen, und von Feldern, die es in diesem Zug erreicht.',
  'PLACE-3': 'Dann von dort, wo es gegen seinen Fokus keinen Nachteil hat.',
  'PLACE-4': 'Dann von dort, wo es möglichst viele Ziele angreift, darunter seinen Fokus.',
  'PLACE-5': 'Weitere Ziele werden gereiht wie ein Fokus: nach Bewegung, Nähe, Initiative.',
  'PLACE-6': 'Dann von dort, wo es gegen die weiteren Ziele am wenigsten Nachteil hat.',
  'PLACE-7': 'Dann mit der wenigsten Bewegung; was dann noch gleich ist, entscheiden die Spieler.',
  'PLACE-8':
    'Kann es seinen Fokus in diesem Zug nicht angreifen, geht es dorthin, wo der Rest des Wegs am kürzesten ist.',
  'PLACE-9': 'Ohne Angriff geht es auf das nächste Feld neben seinem Fokus.',
  'ATTACK-1': 'Für jedes Ziel: Grundwert, Boni, Modifikatorkarten, Abzüge des Ziels, Schaden.',
  'ATTACK-2': 'Boni des Angreifers sind aktive Karten, Gegenstände, andere Boni und Gift am Ziel.',
  'ATTACK-3': 'Mehrere Boni eines Schritts wirken in der Reihenfolge, die der Spieler will.',
  'ATTACK-4':
    'Alles gilt je Ziel, sodass Ziele derselben Aktion verschiedenen Schaden erleiden können.',
  'ATTACK-5': 'Jedes Ziel ist ein Angriff mit eigenen Karten; zusammen sind sie eine Aktion.',
  'ATTACK-6': 'Schaden ist nie unter null, und null verdoppelt bleibt null.',
  'ATTACK-7':
    'Eine Null bedeutet keinen Schaden, was auch sonst zählt; zusätzliche Effekte geschehen trotzdem.',
  'ATTACK-8': 'Ziele X greift bis zu X verschiedene Gegner an, nie denselben zweimal.',
  'ATTACK-9':
    'Ein Ziel mehr greift einen weiteren Gegner in Reichweite an, mit allen Effekten außer denen, die Ziele hinzufügen.',
  'ATTACK-10': 'Keine Figur greift ihre Verbündeten an.',
  'POISON-1':
    'Angriffe auf eine vergiftete Figur haben +1 unter den Boni des Angreifers, vor den Karten.',
  'SHIELD-1': 'Schilde zählen zusammen und mindern jeden Angriff um ihren Wert, ganz zuletzt.',
  'SHIELD-2': 'Schild hilft nicht gegen Schaden, der kein Angriff ist.',
  'PIERCE-1': 'Durchschlag X übergeht bei diesem Angriff bis zu X vom Schild des Ziels.',
  'EFFECT-1':
    'Zusätzliche Effekte kommen nach dem Schaden, auch wenn er null ist, außer das Ziel ist weg.',
  'EFFECT-2': 'Die Zahl einer Modifikatorkarte zählt immer, ihre Effekte dürfen abgelehnt werden.',
  'DECK-1': 'Ein Deck hat sechs +0, fünf +1, fünf −1 und je eine Karte +2, −2, ×2 und null.',
  'DECK-2': 'Es wird gezogen, bis eine Karte nicht rollt; alle zählen.',
  'DECK-3':
    'Wurde ×2 oder null gezogen, gezählt oder nicht, wird das Deck am Ende der Runde gemischt.',
  'DECK-4': 'Wird eine Karte gebraucht und keine ist mehr da, wird die Ablage eingemischt.',
  'DECK-5':
    'Nur Angriffe ziehen Modifikatorkarten; Fallen, Vergeltung, Wunden und erlittener Schaden nicht.',
  'BLESS-1':
    'Segen ist ein ×2, Fluch eine Null; bei einem Angriff aufgedeckt, verlassen sie das Deck.',
  'BLESS-2':
    'Erhaltene Segen und Flüche werden in den Nachziehstapel gemischt, solange der Vorrat reicht.',
  'BLESS-3':
    'Die Charaktere teilen sich zehn Flüche, die Monster haben zehn, und zehn Segen sind für alle.',
  'CURSE-1': 'Ein Fluch für eine Beschwörung kommt in das Deck ihres Besitzers.',
  'BLESS-4': 'Am Ende des Szenarios verlassen Segen, Flüche und hinzugefügte −1-Karten alle Decks.',
  'ADVANTAGE-1':
    'Besser ist eine Karte, die es in Zahl und Effekten ist; ist das unklar, zählt die erste.',
  'ADVANTAGE-2':
    'Mit Vorteil werden zwei gezogen: Die bessere zählt, oder alle, wenn eine davon rollt.',
  'ADVANTAGE-3': 'Mit Nachteil werden zwei gezogen: Die schlechtere zählt, und keine rollende.',
  'ADVANTAGE-4': 'Ein Fernkampf hat Nachteil gegen ein angrenzendes Ziel, und nur gegen dieses.',
  'ADVANTAGE-5': 'Vorteile und Nachteile zählen nicht zusammen; je einer hebt alle auf.',
  'RETALIATE-1':
    'Nach jedem Angriff auf sie schlägt eine Figur in Reichweite mit ihrer Vergeltung zurück, auch unverletzt.',
  'RETALIATE-2': 'Mehrere Vergeltungen zählen zusammen, jede mit ihrer eigenen Reichweite.',
  'RETALIATE-3': 'Eine Figur, die der Angriff getötet oder erschöpft hat, vergilt nicht.',
  'RETALIATE-4': 'Vergeltung ist kein Angriff: Es wird nicht gezogen, und kein Schild hilft.',
  'RETALIATE-5': 'Für Vergeltung zählt die Entfernung nach dem Schieben oder Ziehen des Angriffs.',
  'RETALIATE-6':
    'Betäubt und Entwaffnet beenden weder Schild noch Vergeltung, die eine Figur schon hat.',
  'RETALIATE-7':
    'Ein Angreifer, den Vergeltung entfernt, macht die übrigen Angriffe seiner Aktion nicht.',
  'DEATH-1': 'Ein Monster ohne Trefferpunkte stirbt sofort, wodurch auch immer.',
  'DEATH-2':
    'Ein totes Monster lässt einen Geldmarker zurück, wenn es nicht beschworen oder später erschienen ist.',
  'DEATH-3': 'Einem toten Ziel geschieht durch den Angriff nichts weiter.',
  'DEATH-4':
    'Was eine Falle oder gefährliches Gelände tötet, zählt für die Figur, die es dorthin schob oder zog.',
  'DEATH-5':
    'Jeder Schaden einer Figur zählt, wenn er tötet, für sie; Wunde und eigene Schritte zählen für niemanden.',
  'CONDITION-1':
    'Eine Figur hat jeden Zustand einmal; bekommt sie ihn erneut, beginnt seine Dauer neu.',
  'CONDITION-2': 'Eine Figur bekommt nie einen Zustand, gegen den sie laut ihrer Karte immun ist.',
  'CONDITION-3': 'Marker für Zustände und Standfüße gehen nie aus.',
  'DURATION-1': 'Zustände außer Gift und Wunde enden am Ende des nächsten Zugs der Figur.',
  'DURATION-2': 'Im eigenen Zug bekommen, bleibt ein Zustand bis zum Ende des Zugs danach.',
  'DURATION-3': 'Ein guter Zustand lässt sich nicht freiwillig früher beenden.',
  'STRENGTHEN-1': 'Eine gestärkte Figur hat Vorteil bei all ihren Angriffen.',
  'MUDDLE-1': 'Eine verwirrte Figur hat Nachteil bei all ihren Angriffen.',
  'POISON-2': 'Gift hält bis zur nächsten Heilung, die es entfernt.',
  'WOUND-1':
    'Eine verwundete Figur erleidet am Beginn jedes ihrer Züge 1 Schaden, bis zur Heilung.',
  'IMMOBILIZE-1':
    'Eine immobilisierte Figur kann keine Bewegung nutzen; Schieben und Ziehen bewegen sie doch.',
  'DISARM-1':
    'Eine entwaffnete Figur kann nicht angreifen; ein Monster bewegt sich, als hätte seine Karte keinen Angriff.',
  'STUN-1':
    'Eine betäubte Figur nutzt weder Fähigkeiten noch Gegenstände, in keinem Zug, darf aber eine lange Rast machen.',
  'STUN-2':
    'Ein betäubter Charakter legt beide Karten seines Zugs ab; sie kehren nicht auf die Hand zurück.',
  'INVISIBLE-1':
    'Gegner können eine unsichtbare Figur weder im Fokus haben noch als Ziel; für Monster ist sie ein Hindernis.',
  'INVISIBLE-2':
    'Was kein Ziel wählt, etwa Schaden für alle angrenzenden Gegner, trifft auch unsichtbare Figuren.',
  'INVISIBLE-3': 'Für unsichtbare Monster gilt dasselbe wie für unsichtbare Charaktere.',
  'INVISIBLE-4':
    'Fliegende und springende Figuren kommen an unsichtbaren Gegnern vorbei, Fernangriffe auch.',
  'INVISIBLE-5':
    'Ein unsichtbarer Charakter in einer Tür kann Monstern den Fokus nehmen; sie tun den Rest ihrer Karte.',
  'HEAL-1': 'Eine Heilung gibt Trefferpunkte zurück, nie über das Höchste hinaus.',
  'HEAL-2': 'Eine Heilung einer vergifteten Figur entfernt das Gift und gibt nichts zurück.',
  'HEAL-3':
    'Eine Heilung einer verwundeten Figur entfernt die Wunde und gibt dann Trefferpunkte zurück.',
  'HEAL-4': 'Bei Gift und Wunde entfernt eine Heilung beide und gibt nichts zurück.',
  'HEAL-5':
    'Eine Heilung ist für den Heiler oder einen Verbündeten in Reichweite und Sicht; „selbst“ nur für den Heiler.',
  'HEAL-6':
    'Ein Monster heilt sich oder den Verbündeten in Reichweite, dem am meisten Trefferpunkte fehlen.',
  'HEAL-7':
    'Lange Rasten, Tränke und Heilkarten sind Heilungen; eine Heilkarte heilt die Figur, die sie zieht.',
  'DAMAGE-1': 'Erlittener Schaden senkt die Trefferpunkte, nie unter null.',
  'NEGATE-1':
    'Ein Charakter darf statt Schaden zu erleiden eine Handkarte oder zwei abgelegte Karten verlieren.',
  'NEGATE-2':
    'Für die Runde gewählte, noch nicht gespielte Karten können nicht statt Schaden verloren werden.',
  'EXHAUST-1':
    'Ein Charakter ohne Trefferpunkte ist erschöpft: Er geht mit seinen Karten und Beschwörungen.',
  'EXHAUST-2':
    'Bei der Kartenwahl erschöpfen ihn weniger als zwei Handkarten und weniger als zwei abgelegte.',
  'EXHAUST-3': 'Sind alle Charaktere erschöpft, ist das Szenario verloren.',
  'REST-1': 'Für einen Zug braucht ein Charakter zwei Handkarten; sonst muss er rasten.',
  'REST-2':
    'Eine lange Rast braucht zwei abgelegte: Eine geht verloren, die anderen kommen zurück, Heilung 2, Gegenstände werden frisch.',
  'REST-3':
    'Eine kurze Rast am Ende der Runde verliert eine zufällige abgelegte; 1 Schaden ändert sie einmal.',
  'REST-4':
    'Aktive Karten ohne das Symbol für Verlust gelten als abgelegt, bei Rasten und gegen Schaden.',
  'LOOT-1': 'Plündern X nimmt alles Geld und alle Schätze in Reichweite X und in Sicht.',
  'LOOT-2':
    'Am Ende seines Zugs plündert ein Charakter sein eigenes Feld; Beschwörungen tun das nicht.',
  'LOOT-3':
    'Ein Charakter plündert sein Feld auch nach einer langen Rast und nach einem Zug, in dem er betäubt war.',
  'LOOT-4':
    'Geld und Schätze, die auf dem Plan bleiben, sind verloren; ein liegen gelassener Schatz braucht das Szenario noch einmal.',
  'ITEM-1':
    'Gegenstände, die einen Angriff ändern, werden benutzt, bevor seine Modifikatorkarte gezogen wird.',
  'SUMMON-1':
    'Beschwörungen sind direkt vor ihrem Besitzer dran, in der Reihenfolge ihres Kommens.',
  'SUMMON-2': 'Eine Beschwörung handelt nicht in der Runde, in der sie kam.',
  'SUMMON-3':
    'Beschwörungen handeln wie Monster, mit dem Modifikatordeck ihres Besitzers, aber ohne seine Boni.',
  'SUMMON-4':
    'Eine Beschwörung geht, wenn sie stirbt, wenn ihre Karte das Spiel verlässt oder mit ihrem erschöpften Besitzer.',
  'SUMMON-5':
    'Von Monstern beschworene Monster handeln nicht in der Runde ihres Kommens und lassen kein Geld zurück.',
  'SUMMON-6':
    'Eine Beschwörung kommt auf ein freies Feld neben dem Beschwörer; ohne ein solches kommt sie nicht.',
  'SUMMON-7':
    'Erscheinende Monster kommen auf das genannte oder nächste Feld und handeln wie aufgedeckte; kein Geld.',
  'SUMMON-8':
    'Kann eine Beschwörung Monster nicht unterscheiden, nimmt sie Elite zuerst, dann die kleinere Nummer.',
  'SUMMON-9': 'Was eine Beschwörung tötet, zählt für ihren Besitzer.',
  'OBJECTIVE-2':
    'Ein Begleiter mit einem Weg geht ihn in seinem Zug, so weit ihm niemand im Weg steht.',
  'OBJECTIVE-1':
    'Ein Hindernis mit Trefferpunkten zählt als Gegner und bekommt keinen schlechten Zustand.',
  'OBJECTIVE-3':
    'Ein Ziel des Szenarios wird nur durch Schaden zerstört, nicht durch Fähigkeiten, die Hindernisse zerstören.',
  'MONSTER-1':
    'Ein Monster tut der Reihe nach, was seine Karte sagt; die Werte sind die seiner Wertekarte und der Karte.',
  'MONSTER-2': 'Ein Angriff ohne Reichweite auf der Karte hat die Reichweite der Wertekarte.',
  'MONSTER-3':
    'Boni einer Fähigkeitskarte gelten von dieser Fähigkeit an bis zum Ende der Runde, gedruckte immer.',
  'MONSTER-4':
    'Ohne Reichweite ist ein Angriff Nahkampf, ebenso eine Fläche mit dem eigenen Feld des Angreifers.',
  'MONSTER-5':
    'Jeder weitere Angriff einer Karte hat denselben Fokus, bis dieser tot ist; dann wird ein neuer gesucht.',
  'MONSTER-6':
    'Monster plündern nur mit einer Plünderfähigkeit, nie Schätze; was sie nehmen, ist weg.',
  'MONSTER-7': 'Was die Regeln bei einem Monster offen lassen, wählen die Spieler.',
  'MONSTER-8':
    'Auch ein entwaffnetes Monster oder eines ohne Fokus bekommt Schild und Vergeltung seiner Karte.',
  'REVEAL-1':
    'Eine geöffnete Tür zeigt sofort ihren Raum, für die Anzahl der Charaktere vom Anfang.',
  'REVEAL-2': 'Neue Typen auf dem Plan ziehen sofort eine Fähigkeitskarte.',
  'REVEAL-3':
    'Nach dem Zug des Öffnenden handeln Typen des Raums mit niedrigerer Initiative sofort.',
  'REVEAL-4':
    'Die Nummern der Aufsteller sind zufällig; reichen sie nicht, werden die nächsten zum Öffnenden aufgestellt.',
} as const satisfies Partial<Record<RuleId, string>>;
