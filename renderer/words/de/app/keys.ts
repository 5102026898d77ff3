/** German words of the keyboard map. */
import type * as en from '../../en/app/keys';
import type { Translation } from '../../helpers/translation';

/** In the order of the English ones. */
export const KEY_GROUPS: Translation<typeof en.KEY_GROUPS> = [
  {
    title: 'Am Tisch',
    keys: [
      { press: ['n', 'Strg+Enter'], does: 'Bernsteinfarbenen Knopf drücken: nächster Schritt' },
      {
        press: ['0–9', 'a–z', 'Enter'],
        does: 'Im Angriff: Wert eingeben, Ziele wählen, dann ziehen und anwenden',
      },
      { press: ['1–9'], does: 'Bei einer Auswahl: den Weg oder das Feld mit dieser Nummer nehmen' },
      {
        press: ['−'],
        does: 'Die nächste Fähigkeit überspringen, oder einen Zug mit offenen Fähigkeiten beenden',
      },
      { press: ['i'], does: 'Zur ersten fehlenden Initiative, auch während eines Zugs' },
      { press: ['0–9'], does: 'Im Initiativefeld: nach zwei Ziffern ist das nächste Feld bereit' },
      { press: ['k'], does: 'Die Buchstaben der Figuren und Fähigkeiten zeigen oder verbergen' },
      { press: ['a–z'], does: 'Die Figur mit diesem Buchstaben (oder diesen zwei) öffnen' },
      {
        press: ['Umschalt+A–Z'],
        does: 'Die Fähigkeit mit diesem Buchstaben spielen, oder ihre Option hinzunehmen',
      },
      { press: ['m'], does: 'Vom gezeigten Modifikatordeck ziehen' },
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
      { press: ['t'], does: 'Als Ziel hinzufügen oder entfernen' },
      { press: ['a'], does: 'Mit dieser Figur angreifen' },
    ],
  },
  {
    title: 'Überall',
    keys: [
      { press: ['Strg+Z'], does: 'Letzten Schritt zurücknehmen' },
      { press: ['Strg+Umschalt+Z', 'Strg+Y'], does: 'Schritt wiederholen' },
      { press: ['Strg+Alt+Z'], does: 'Den ganzen Zug zurücknehmen' },
      { press: ['g t'], does: 'Zum Tisch' },
      { press: ['g b'], does: 'Zum Spielplan' },
      { press: ['g s'], does: 'Zum Szenario' },
      { press: ['g p'], does: 'Zur Gruppe' },
      { press: ['g h'], does: 'Zum Verlauf' },
      { press: ['/'], does: 'Befehle, Figuren und Regeln suchen' },
      { press: ['Strg+P'], does: 'Zum Drucken gehen. Noch einmal drücken, um zu drucken' },
      { press: ['?'], does: 'Alle Tasten zeigen' },
      { press: ['Tab', 'Umschalt+Tab'], does: 'Zum nächsten Knopf oder Feld, oder zum vorigen' },
      { press: ['Enter', 'Leertaste'], does: 'Ausgewählten Knopf drücken' },
      { press: ['↑', '↓'], does: 'Durch ein Menü gehen' },
      { press: ['←', '→'], does: 'Durch Reiter gehen, etwa die Ziele eines Angriffs' },
      { press: ['←', '→'], does: 'Auf einem Angriffsmodifikator: nach vorn oder hinten' },
      { press: ['Esc'], does: 'Dialog schließen, oder Eingabe, Auswahl oder Angriff abbrechen' },
      { press: ['F8', 'Esc'], does: 'Alle Meldungen schließen (Esc: wenn sonst nichts offen ist)' },
    ],
  },
  {
    title: 'Auf dem Spielplan',
    keys: [
      { press: ['←', '→'], does: 'Eine Reihe entlang' },
      {
        press: ['↑', '↓'],
        does: 'Eine Reihe nach oben oder unten',
      },
      {
        press: ['Pos1', 'Bild auf', 'Ende', 'Bild ab'],
        does: 'Schräg bewegen',
      },
      { press: ['7 9 4 6 1 3'], does: 'In sechs Richtungen mit dem Ziffernblock' },
      {
        press: ['Enter', 'Leertaste'],
        does: 'Figur oder Feld wählen. Noch einmal drücken, um zu bestätigen',
      },
      { press: ['Esc'], does: 'Einen Schritt zurück' },
      {
        press: ['.', ','],
        does: 'Zur nächsten oder vorigen Figur, zum nächsten oder vorigen Feld',
      },
      { press: [';'], does: 'Zur nächsten Tür' },
      { press: ['R', 'Umschalt+R', 'M'], does: 'Bereich nach rechts oder links drehen, spiegeln' },
      { press: ['+', '−', '0'], does: 'Vergrößern, verkleinern, ganzer Plan' },
      { press: ['Umschalt+Pfeile'], does: 'Plan verschieben' },
    ],
  },
  {
    title: 'Auf dem Plan des Editors',
    keys: [
      { press: ['↑', '↓', '←', '→'], does: 'Von Feld zu Feld, wie auf dem Spielplan' },
      {
        press: ['Enter', 'Leertaste'],
        does: 'Teil in der Hand platzieren, oder ein Teil auswählen',
      },
      { press: ['r', 'Umschalt+R'], does: 'Nach rechts oder links drehen' },
      { press: ['m'], does: 'Ausgewähltes Teil aufnehmen' },
      { press: ['Entf'], does: 'Ausgewähltes Teil löschen' },
      { press: ['Esc'], does: 'Teil in der Hand ablegen' },
      { press: ['Strg+Z', 'Strg+Y'], does: 'Im Editor zurücknehmen und wiederholen' },
      { press: ['Strg+S'], does: 'Speichern' },
      { press: ['+', '-', '0'], does: 'Vergrößern, verkleinern, ganzer Plan' },
    ],
  },
  {
    title: 'In einem Zahlenfeld mit + und −',
    keys: [
      { press: ['↑', '→'], does: 'Eins mehr' },
      { press: ['↓', '←'], does: 'Eins weniger' },
      { press: ['Bild auf', 'Bild ab'], does: 'Fünf mehr, fünf weniger' },
      { press: ['0–9 Enter'], does: 'Zahl eintippen' },
      { press: ['Esc'], does: 'Alte Zahl behalten' },
    ],
  },
];

export const KEYS_TEXT: Translation<typeof en.KEYS_TEXT> = {
  title: 'Tastenkürzel',
  note: 'Auf einem Mac ist Strg die Taste ⌘. Buchstabentasten tun nichts, während du in ein Textfeld tippst.',
  or: 'oder',
};
