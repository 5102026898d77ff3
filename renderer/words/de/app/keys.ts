import type * as en from '../../en/app/keys';
import type { Translation } from '../../helpers/translation';

/** In the order of the English ones. */
export const KEY_GROUPS: Translation<typeof en.KEY_GROUPS> = [
  {
    title: 'Am Tisch',
    keys: [
      { press: ['n', 'Strg+Enter'], does: 'Den nächsten Schritt tun, den bernsteinfarbenen Knopf' },
      {
        press: ['0–9', 'a–z', 'Enter'],
        does: 'In einem Angriff: sein Wert, seine Ziele, dann ziehen und anwenden',
      },
      { press: ['1–9'], does: 'Wo Spieler wählen: der Weg oder das Feld mit dieser Nummer' },
      {
        press: ['−'],
        does: 'Die offene Zeile im Zug eines Monsters auslassen, oder was ein Zug beim Ende offen lässt',
      },
      { press: ['i'], does: 'Zur ersten Initiative, die fehlt, auch im Zug' },
      { press: ['0–9'], does: 'In einer Initiative: zwei Ziffern genügen, die nächste folgt' },
      { press: ['k'], does: 'Die Buchstaben der Figuren und Zeilen zeigen oder verbergen' },
      { press: ['a–z'], does: 'Die Figur mit diesem Buchstaben öffnen, oder mit diesen zwei' },
      {
        press: ['Umschalt+A–Z'],
        does: 'Die Zeile einer Karte mit diesem Buchstaben ausführen, oder mitnehmen, was sie bietet',
      },
      { press: ['m'], does: 'Vom Modifikatordeck neben dem Tisch ziehen' },
      { press: ['Umschalt+M'], does: 'Zwei ziehen, für Vorteil oder Nachteil' },
    ],
  },
  {
    title: 'Im Fenster einer Figur',
    keys: [
      { press: ['0–9 Enter'], does: 'So viel Schaden erleiden' },
      { press: ['h 0–9 Enter', '+ 0–9 Enter'], does: 'So viel heilen' },
      {
        press: ['p', 'w', 'i', 'd'],
        does: 'Gift, Wunde, Immobilisiert, Entwaffnet: an oder aus',
      },
      { press: ['s', 'm', 'v', 'r'], does: 'Betäubt, Verwirrt, Unsichtbar, Gestärkt: an oder aus' },
      { press: ['b', 'c'], does: 'Einen Segen oder Fluch in ihr Deck mischen' },
      { press: ['t'], does: 'Zum Ziel des Angriffs machen, oder zurücknehmen' },
      { press: ['a'], does: 'Mit ihr angreifen' },
    ],
  },
  {
    title: 'Überall',
    keys: [
      { press: ['Strg+Z'], does: 'Letzten Schritt zurücknehmen' },
      { press: ['Strg+Umschalt+Z', 'Strg+Y'], does: 'Ihn wiederholen' },
      { press: ['Strg+Alt+Z'], does: 'Den ganzen Zug zurücknehmen' },
      { press: ['g t'], does: 'Zum Tisch' },
      { press: ['g b'], does: 'Zum Spielplan' },
      { press: ['g s'], does: 'Zum Szenario' },
      { press: ['g p'], does: 'Zur Gruppe' },
      { press: ['g h'], does: 'Zum Verlauf' },
      { press: ['/'], does: 'Alles beim Namen finden und tun' },
      { press: ['Strg+P'], does: 'Zum Drucken; dort: drucken' },
      { press: ['?'], does: 'Diese Übersicht zeigen' },
      { press: ['Tab', 'Umschalt+Tab'], does: 'Zum nächsten Knopf oder Feld, oder zum vorigen' },
      { press: ['Enter', 'Leertaste'], does: 'Drücken' },
      { press: ['↑', '↓'], does: 'Durch ein Menü gehen' },
      { press: ['←', '→'], does: 'Durch Reiter gehen, etwa die Ziele eines Angriffs' },
      { press: ['←', '→'], does: 'Auf einem Bonus des Angriffs: früher oder später im Schritt' },
      { press: ['Esc'], does: 'Dialog schließen, oder Eingabe, Frage oder Angriff aufgeben' },
      { press: ['F8', 'Esc'], does: 'Alle Meldungen schließen; Esc, wo sonst nichts offen ist' },
    ],
  },
  {
    title: 'Auf dem Spielplan',
    keys: [
      { press: ['←', '→'], does: 'Die Reihe entlang, von Feld zu Feld' },
      {
        press: ['↑', '↓'],
        does: 'Zur Reihe darüber oder darunter, hin und her, sodass die Spalte bleibt',
      },
      {
        press: ['Pos1', 'Bild auf', 'Ende', 'Bild ab'],
        does: 'Zum schrägen Nachbarn: links oben, rechts oben, links unten, rechts unten',
      },
      { press: ['7 9 4 6 1 3'], does: 'Dieselben sechs auf dem Ziffernblock' },
      { press: ['Enter', 'Leertaste'], does: 'Figur oder Feld wählen; noch einmal: ausführen' },
      { press: ['Esc'], does: 'Einen Schritt zurück' },
      { press: ['.', ','], does: 'Zur nächsten Figur oder zum nächsten Feld zur Wahl, zurück' },
      { press: [';'], does: 'Zur nächsten Tür' },
      { press: ['R', 'Umschalt+R', 'M'], does: 'Fläche drehen, zurückdrehen, spiegeln' },
      { press: ['+', '−', '0'], does: 'Näher, weiter weg, die ganze Karte' },
      { press: ['Umschalt+Pfeile'], does: 'Karte verschieben' },
    ],
  },
  {
    title: 'Auf der Karte des Editors',
    keys: [
      { press: ['↑', '↓', '←', '→'], does: 'Von Feld zu Feld, wie auf dem Spielplan' },
      {
        press: ['Enter', 'Leertaste'],
        does: 'Ablegen, was in der Hand ist, oder wählen, was da ist',
      },
      { press: ['r', 'Umschalt+R'], does: 'Drehen oder zurückdrehen' },
      { press: ['m'], does: 'Aufnehmen, was gewählt ist' },
      { press: ['Entf'], does: 'Wegnehmen' },
      { press: ['Esc'], does: 'Weglegen, was in der Hand ist' },
      { press: ['Strg+Z', 'Strg+Y'], does: 'Im Editor zurücknehmen und wiederholen' },
      { press: ['Strg+S'], does: 'Sichern' },
      { press: ['+', '-', '0'], does: 'Näher, weiter weg, die ganze Karte' },
    ],
  },
  {
    title: 'In einer Zahl mit + und −',
    keys: [
      { press: ['↑', '→'], does: 'Eins mehr' },
      { press: ['↓', '←'], does: 'Eins weniger' },
      { press: ['Bild auf', 'Bild ab'], does: 'Fünf mehr, fünf weniger' },
      { press: ['0–9 Enter'], does: 'Die Zahl tippen' },
      { press: ['Esc'], does: 'Die Zahl lassen, wie sie war' },
    ],
  },
];

export const KEYS_TEXT: Translation<typeof en.KEYS_TEXT> = {
  title: 'Tastenübersicht',
  note: 'Auf einem Mac ist Strg die Taste ⌘. Während du Wörter in ein Feld tippst, tun Buchstaben nichts.',
  or: 'oder',
};
