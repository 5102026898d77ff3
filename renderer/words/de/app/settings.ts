/** German words of the settings and the help page. */
import type * as en from '../../en/app/settings';
import type { Translation } from '../../helpers/translation';

export const SETTINGS_TEXT: Translation<typeof en.SETTINGS_TEXT> = {
  title: 'Einstellungen',
  note: 'Sie gelten nur für diesen Bildschirm und werden auf ihm behalten. Alles zu einer Kampagne steht in der Kampagne.',
  theme: 'Farben',
  themes: { system: 'Wie das System', dark: 'Dunkel', light: 'Hell', contrast: 'Hoher Kontrast' },
  textSize: 'Schriftgröße',
  language: 'Sprache',
  systemLanguage: 'Wie das System',
  box: 'Namen der Schachtel',
  boxNote:
    'Monster, Gegenstände, Szenarien und alles andere, wie es in eurer Schachtel heißt; englisch, wo das nicht bekannt ist.',
  boxDoubtful: (count) =>
    `${count} dieser Namen lauten anderswo anders: Im Zweifel gelten eure Karten.`,
  decks: 'Karten zieht',
  deckKinds: { standee: 'Standee', table: 'ihr, aus euren eigenen Decks' },
  decksNote:
    'Mit euren eigenen Decks auf dem Tisch fragt Standee nach der gezogenen Karte, statt selbst zu ziehen.',
  askConditions: 'Fragen, bevor Zustände wirken',
  askConditionsNote: 'Sonst schmerzen Wunden und enden Zustände von selbst.',
  letterKeys: 'Buchstabentasten',
  letterKeysNote:
    'Einzelne Buchstaben öffnen Figuren und tun, was am häufigsten nötig ist. Tasten mit Strg gehen immer.',
  hints: 'Hinweise',
  hintsNote: 'Ein Satz, wenn etwas zum ersten Mal zu tun ist.',
  hintsAgain: 'Alle Hinweise wieder zeigen',
  hintsBack: 'Alle Hinweise werden wieder gezeigt.',
  stayAwake: 'Bildschirm anlassen',
  stayAwakeNote: 'Solange der Tisch zu sehen ist und das System es erlaubt.',
};

export const HELP_TEXT: Translation<typeof en.HELP_TEXT> = {
  title: 'Hilfe',
  lines: [
    'Lege eine Kampagne an, füge die Charaktere hinzu, wähle ein Szenario: Der erste Raum wird gleich aufgebaut.',
    'Der bernsteinfarbene Knopf oben rechts nennt immer den nächsten Schritt und tut ihn. Mehr braucht eine Runde nicht.',
    'Tippe die Initiative jedes Spielers: zwei Ziffern. Der Mond ist eine lange Rast.',
    'Der Bogen eines Monsters zeigt seine fertigen Zahlen dieser Runde samt seiner Karte. Mit + kommt ein Aufsteller dazu.',
    'Trefferpunkte ändern sich mit − und +, durch Tippen oder durch Ziehen an der Zahl. Ein Tipp auf die Zustände einer Figur öffnet alles Weitere.',
    'Zum Angreifen das Fadenkreuz am Ziel antippen, ziehen (oder „Selbst gezogen“ und die Karte), dann „Angriff anwenden“. Jede Zeile sagt, woher ihre Zahl kommt.',
    'Jede Zahl lässt sich von Hand berichtigen, jeder Schritt zurücknehmen, auch morgen noch: Der Verlauf führt zu jedem Punkt zurück.',
    'Türen: „Raum öffnen“ legt Monster, Geld und Schätze aus; wer in dieser Runde noch handeln soll, tut es.',
    'Alles ist in dem Augenblick gesichert, in dem es geschieht, in Dateien auf diesem Rechner. Die Bibliothek zeigt, wo.',
    'Mit / findest du alles beim Namen, mit ? alle Tasten, mit k die Buchstaben der Figuren.',
    'Mit Geräten teilen, im Menü, lässt Telefone und einen Fernseher mitspielen: Initiative und Karten bleiben auf dem eigenen Telefon. Ein Gerät bekommt, was sein Spieler wissen darf, und keine Hände, Ziele und Stapel anderer. Die Verbindung ist einfaches HTTP: Teile nicht in einem Netz mit Fremden.',
  ],
};

export const ABOUT: Translation<typeof en.ABOUT> = {
  title: 'Über Standee',
  version: (version) => `Version ${version}`,
  what: 'Standee begleitet einen Tisch, an dem Gloomhaven (erste Auflage) gespielt wird. Es braucht kein Internet und schickt nichts irgendwohin.',
  unofficialTitle: 'Inoffiziell',
  unofficial:
    'Standee wird von Spielern gemacht. Cephalofair Games hat es nicht gemacht, nicht gebilligt und betreut es nicht. Die Namen des Spiels, seiner Klassen, Monster und Szenarien gehören dem Verlag. Standee enthält keine Bilder, keine Logos und keine Kartentexte des Spiels, und ohne das Spiel selbst nützt es nichts.',
  creditsTitle: 'Dank',
  credits: [
    {
      what: 'Zeichen der Monster und Klassen, Symbole der Zustände, Elemente und Aktionen',
      who: 'game-icons.net: Lorc, Delapouite und andere',
      licence: 'CC BY 3.0',
    },
    {
      what: 'Geometrie der Szenariokarten',
      who: 'nach Virtual Gloomhaven Board, in unsere eigene Form gebracht',
      licence: 'CC BY 4.0',
    },
    { what: 'Zeichen der Knöpfe', who: 'Lucide', licence: 'ISC' },
    {
      what: 'Schriften',
      who: 'Alegreya von Huerta Tipográfica, Inter von Rasmus Andersson',
      licence: 'SIL Open Font License 1.1',
    },
  ],
  savesTitle: 'Eure Spielstände',
  keysTitle: 'Tastatur',
  keys: '? zeigt alle Tasten.',
};

export const DESKTOP: Translation<typeof en.DESKTOP> = {
  imported: 'Die Kampagne ist jetzt in der Bibliothek.',
  openFirst: 'Öffne zuerst eine Kampagne.',
};
