/** German words of the settings and the help page. */
import type * as en from '../../en/app/settings';
import type { Translation } from '../../helpers/translation';

export const SETTINGS_TEXT: Translation<typeof en.SETTINGS_TEXT> = {
  title: 'Einstellungen',
  note: 'Diese Einstellungen gelten nur für dieses Gerät. Einstellungen der Kampagne werden mit der Kampagne gespeichert.',
  notSaved:
    'Die Einstellungen wurden nicht gespeichert: Der Speicher dieses Browsers ist voll oder gesperrt. Sie gelten, bis du die Seite neu lädst. Gib Speicher frei und wähle noch einmal, um Sprache oder Namen zu ändern.',
  theme: 'Farben',
  themes: { system: 'Wie das System', dark: 'Dunkel', light: 'Hell', contrast: 'Hoher Kontrast' },
  textSize: 'Schriftgröße',
  language: 'Sprache',
  systemLanguage: 'Wie das System',
  box: 'Namen des Spielmaterials',
  boxNote: 'Verwendet die Namen aus eurer Ausgabe. Fehlende Namen bleiben englisch.',
  boxDoubtful: (count) =>
    `Bei ${count} dieser Namen sind sich die Quellen uneinig. Im Zweifel gelten eure Karten.`,
  decks: 'Karten ziehen',
  deckKinds: { standee: 'In Standee', table: 'Aus euren Decks auf dem Tisch' },
  decksNote: 'Wenn ihr aus Decks auf dem Tisch zieht, fragt Standee nach jeder Karte.',
  askConditions: 'Zustände bestätigen',
  askConditionsNote:
    'Wenn aus, verursachen Wunden automatisch Schaden, und Zustände enden von selbst.',
  letterKeys: 'Buchstabentasten',
  letterKeysNote:
    'Einzelne Buchstaben öffnen Figuren und lösen häufige Aktionen aus. Tastenkürzel mit Strg gehen immer.',
  hints: 'Hinweise',
  hintsNote: 'Zeigt einen Tipp, wenn ihr etwas zum ersten Mal tut.',
  hintsAgain: 'Alle Hinweise wieder zeigen',
  hintsBack: 'Alle Hinweise werden wieder gezeigt.',
  motion: 'Animationen',
  motionNote: 'Kurze Bewegungen von dem, was sich ändert. Die Einstellung eures Systems gilt auch.',
  stayAwake: 'Bildschirm anlassen',
  stayAwakeNote: 'Solange der Tisch offen ist und euer System es erlaubt.',
};

export const HELP_TEXT: Translation<typeof en.HELP_TEXT> = {
  title: 'Hilfe',
  lines: [
    'Legt eine Kampagne an, fügt eure Charaktere hinzu und wählt ein Szenario. Standee baut den ersten Raum auf.',
    'Der bernsteinfarbene Knopf oben rechts nennt den nächsten Schritt und führt ihn aus. Eine ganze Runde lässt sich allein mit ihm spielen.',
    'Gebt die Initiative jedes Spielers ein: zwei Ziffern. Der Mond ist eine lange Rast.',
    'Ein Monsterbogen zeigt die Zahlen des Monsters für diese Runde, einschließlich seiner Fähigkeitskarte. Mit + fügt ihr einen Aufsteller hinzu.',
    'Ändert Trefferpunkte mit − und +, durch Eintippen oder durch Ziehen an der Zahl. Tippt auf die Zustände einer Figur, um ihr Fenster zu öffnen.',
    'Zum Angreifen tippt auf das Fadenkreuz des Ziels, zieht eine Karte (oder tippt auf „Selbst gezogen“ und die Karte), dann auf „Angriff anwenden“. Jeder Schritt zeigt die Quelle seiner Zahl.',
    'Ihr könnt jede Zahl ändern und jeden Schritt zurücknehmen, auch morgen noch. Der Verlauf führt zu jedem Punkt zurück.',
    'Türen: „Raum öffnen“ legt Monster, Geld und Schätze aus. Monster, die in dieser Runde noch handeln, sind danach am Zug.',
    'Standee speichert jeden Schritt in Dateien auf diesem Rechner. Die Bibliothek zeigt den Ordner.',
    'Drückt / für die Befehlssuche, ? für alle Tastenkürzel, k für die Buchstaben der Figuren.',
    'Wählt „Mit Geräten teilen“ im Menü, damit Telefone und ein Fernseher mitspielen können. Initiative und Karten bleiben auf dem Telefon jedes Spielers. Geräte erhalten nie Handkarten, Ziele oder Decks anderer Spieler. Die Verbindung ist einfaches HTTP, also teilt nur in Netzen, denen ihr vertraut.',
  ],
};

export const ABOUT: Translation<typeof en.ABOUT> = {
  title: 'Über Standee',
  version: (version) => `Version ${version}`,
  what: 'Standee begleitet Runden, die Gloomhaven (erste Auflage) spielen. Es funktioniert offline und sendet keine Daten.',
  unofficialTitle: 'Inoffiziell',
  unofficial:
    'Standee wird von Spielern gemacht. Cephalofair Games hat es weder hergestellt noch genehmigt und leistet keinen Support. Die Namen des Spiels, seiner Klassen, Monster und Szenarien gehören dem Verlag. Standee enthält keine Bilder, Logos oder Kartentexte des Spiels. Ihr braucht das Spiel, um es zu verwenden.',
  creditsTitle: 'Dank',
  credits: [
    {
      what: 'Symbole der Monster, Klassen, Zustände, Elemente und Aktionen',
      who: 'game-icons.net: Lorc, Delapouite und andere',
      licence: 'CC BY 3.0',
    },
    {
      what: 'Geometrie der Szenariokarten',
      who: 'nach Virtual Gloomhaven Board, in unser eigenes Format umgewandelt',
      licence: 'CC BY 4.0',
    },
    { what: 'Symbole der Knöpfe', who: 'Lucide', licence: 'ISC' },
    {
      what: 'Schriften',
      who: 'Alegreya von Huerta Tipográfica, Inter von Rasmus Andersson',
      licence: 'SIL Open Font License 1.1',
    },
  ],
  savesTitle: 'Eure Spielstände',
  keysTitle: 'Tastatur',
  keys: 'Drücke ?, um alle Tastenkürzel zu sehen.',
};

export const DESKTOP: Translation<typeof en.DESKTOP> = {
  imported: 'Die Kampagne ist jetzt in der Bibliothek.',
  openFirst: 'Öffne zuerst eine Kampagne.',
};
