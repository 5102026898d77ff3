/** German words of first-time hints. */
import type * as en from '../../en/table/hints';
import type { Translation } from '../../helpers/translation';

export const HINTS: Translation<typeof en.HINTS> = {
  enterInitiative:
    'Gebt für alle die Initiative ein. Nach zwei Ziffern springt Standee zum nächsten Spieler. Tragt die zweite Karte in das kleine Feld ein, um zu sehen, was beide Karten tun. Der Mond ist eine lange Rast. Nur zum Ausprobieren? Jede Zahl von 1 bis 99 passt.',
  revealInitiatives:
    'Der bernsteinfarbene Knopf macht immer den nächsten Schritt. Jetzt zieht er die Karten der Monster und ordnet alle Figuren nach Initiative.',
  startTurn:
    'Die Zahlen auf den Monsterbögen enthalten schon die Karte dieser Runde. Drücke − und + an einer Figur, um ihre Trefferpunkte zu ändern, oder zieh an der Zahl.',
  playLines:
    'Der bernsteinfarbene Knopf führt die Karte des Monsters aus, eine Fähigkeit nach der anderen, und bewegt es auf dem Spielplan. Ihr könnt eine Fähigkeit überspringen oder selbst am Tisch ausführen.',
  endTurn:
    'Spiele diesen Zug: Drücke eine Fähigkeit auf einer Karte, oder tippe auf einen Angriffswert und dann auf ein Ziel. Ist der Zug zu Ende, drücke den bernsteinfarbenen Knopf.',
  chooseTarget: 'Tippe auf das Fadenkreuz jedes Ziels.',
  draw: 'Standee zieht aus seinem eigenen Deck. Liegen die Karten auf dem Tisch, drücke „Selbst gezogen“ und tippe die Karte an.',
  applyAttack:
    'Oben steht das Ergebnis. Öffne „Die fünf Schritte“, um den Rechenweg zu sehen oder eine Zahl zu ändern. Liegen die Karten auf dem Tisch, drücke „Selbst gezogen“ und tippe die Karte an. „Angriff anwenden“ hält es fest, „Rückgängig“ nimmt es zurück.',
  endRound:
    'Am Ende der Runde schwinden die Elemente, markierte Decks werden gemischt, und Effekte für eine Runde enden.',
};

export const BOARD_HINTS: Translation<typeof en.BOARD_HINTS> = {
  placing:
    'Jede Figur beginnt auf einem der gestrichelten Felder. Drücke „Alle auf Startfelder stellen“ unter dem Plan. Für eine einzelne Figur drücke ihren Namen in der Leiste und tippe dann auf ein Feld.',
  startTurn:
    'Der bernsteinfarbene Knopf beginnt diesen Zug. Tippe auf dem Plan auf eine Figur, um ihre Bewegung, ihre Sichtlinie und ihren Plan zu sehen.',
  endTurn:
    'Zieh die Figur auf ein Feld innerhalb des hellen Randes. Oder tippe auf das Feld, um den Weg zu sehen, dann auf „Hierher bewegen“. Für einen Angriff drücke eine Fähigkeit oder einen Wert und tippe auf dem Plan auf das Ziel. Der bernsteinfarbene Knopf beendet den Zug.',
};

export const HINT_TEXT: Translation<typeof en.HINT_TEXT> = {
  label: 'Hinweis',
  seconds:
    'Gebt die Initiative jeder führenden Karte ein. Nach zwei Ziffern folgt die zweite Karte, nach zwei weiteren springt Standee zum nächsten Spieler. Der Mond ist eine lange Rast.',
  gotIt: 'Verstanden',
  noMore: 'Keine Hinweise mehr',
};
