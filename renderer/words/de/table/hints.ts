/** German words of first-time hints. */
import type * as en from '../../en/table/hints';
import type { Translation } from '../../helpers/translation';

export const HINTS: Translation<typeof en.HINTS> = {
  enterInitiative:
    'Alle tippen die Initiative ihrer führenden Karte: zwei Ziffern, und das Feld des Nächsten ist bereit. Mit der zweiten Karte, im kleinen Feld, sind die Karten eines Zuges bekannt. Der Mond ist eine lange Rast. Nur zum Ausprobieren? Jede Zahl von 1 bis 99 passt.',
  revealInitiatives:
    'Der bernsteinfarbene Knopf tut immer, was als Nächstes kommt. Jetzt zieht er die Karten der Monster und ordnet alle.',
  startTurn:
    'Die Zahlen auf den Bögen der Monster enthalten die Karte dieser Runde schon. Mit − und + an einer Figur ändern sich ihre Trefferpunkte, oder durch Ziehen an der Zahl.',
  playLines:
    'Der bernsteinfarbene Knopf spielt Zeile für Zeile, was auf der Karte des Monsters steht; auf dem Plan bewegt er es auch. Zeilen können ausgelassen oder von Hand ausgeführt werden.',
  endTurn:
    'Wer am Zug ist, handelt jetzt: drücke die Zeilen der Karten, oder einen Wert und dann das Fadenkreuz dessen, den die Figur angreift. Der bernsteinfarbene Knopf beendet den Zug, und der nächste beginnt.',
  chooseTarget:
    'Tippe auf das Fadenkreuz dessen, der angegriffen wird; mehrere Ziele sind erlaubt.',
  draw: 'Standee zieht aus seinem eigenen Deck. Liegen die Karten auf dem Tisch: „Selbst gezogen“ und die Karte antippen.',
  applyAttack:
    'Zuerst steht, was herauskommt; die fünf Schritte dahin klappen auf, und alles lässt sich berichtigen; „Angriff anwenden“ hält es als einen Schritt fest, den Rückgängig zurücknimmt.',
  endRound:
    'Das Ende der Runde lässt die Elemente schwinden, mischt, was zu mischen ist, und beendet, was eine Runde hält.',
};

export const BOARD_HINTS: Translation<typeof en.BOARD_HINTS> = {
  placing:
    'Alle beginnen auf einem der gestrichelten Felder: „Alle auf Startfelder stellen“ unter dem Plan tut es auf einmal. Einzeln: Drück einen Namen in der Leiste neben oder unter dem Plan und tippe dann auf ein Feld.',
  startTurn:
    'Der bernsteinfarbene Knopf beginnt diesen Zug. Tippe auf dem Plan auf eine Figur: Du siehst, wohin sie kann, was sie sieht und was sie tun wird.',
  endTurn:
    'Zieh die Figur auf ein Feld innerhalb des hellen Randes, oder tippe auf das Feld, um den Weg dorthin zu sehen, dann auf „Hierher bewegen“. Für einen Angriff drücke eine Zeile der Karten oder einen Wert und tippe auf dem Plan auf das Ziel. Der bernsteinfarbene Knopf beendet den Zug.',
};

export const HINT_TEXT: Translation<typeof en.HINT_TEXT> = {
  label: 'Hinweis',
  seconds:
    'Alle tippen die Initiative ihrer führenden Karte: zwei Ziffern, und das Feld der zweiten Karte ist bereit; zwei weitere, und der Nächste tippt. Der Mond ist eine lange Rast.',
  gotIt: 'Verstanden',
  noMore: 'Keine Hinweise mehr',
};
