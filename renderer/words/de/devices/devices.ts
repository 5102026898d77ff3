/** German words of the sharing page and the pages on devices. */
import type * as en from '../../en/devices/devices';
import type { Translation } from '../../helpers/translation';

export const DEVICES: Translation<typeof en.DEVICES> = {
  title: 'Geräte',
  lead: 'Telefone, Tablets und ein Fernseher im selben Netz können diesen Tisch zeigen. Ihr installiert nichts, und keine Daten verlassen euer Netz.',
  network: 'Netz',
  adapter: (name, address) => `${name} (${address})`,
  noNetwork:
    'Dieser Rechner ist in keinem Netz, also könnt ihr nicht teilen. Verbindet ihn mit einem WLAN oder richtet eines ein, dann seht noch einmal nach.',
  lookAgain: 'Noch einmal nachsehen',
  ended: {
    adapterGone:
      'Das Netz hat sich geändert, darum wurde das Teilen beendet. Startet es noch einmal; jedes Gerät muss wieder beitreten.',
    portTaken:
      'Nach der Aktualisierung ging das Teilen nicht weiter: Ein anderes Programm belegt den Port. Startet es noch einmal; jedes Gerät muss wieder beitreten.',
    notResumed:
      'Nach der Aktualisierung ging das Teilen nicht weiter: Das Netz hat sich geändert, oder die Kampagne ließ sich nicht öffnen. Startet es noch einmal; jedes Gerät muss wieder beitreten.',
  },
  start: 'Diesen Tisch teilen',
  stop: 'Teilen beenden',
  scan: 'Scannt diesen Code mit einem Telefon. Oder öffnet die Adresse und gebt den Beitrittscode ein.',
  code: (address) => `QR-Code von ${address}`,
  joinCode: 'Beitrittscode',
  joinCodeNote: 'Gültig für ein Gerät und zehn Minuten.',
  guessing:
    'Jemand in diesem Netz probiert Beitrittscodes aus. Niemand ist hereingekommen. Wenn ihr nicht wisst, wer das ist, beendet das Teilen.',
  newJoinCode: 'Neuer Beitrittscode',
  guesses: (count) =>
    count === 1
      ? 'Jemand hat einen falschen Beitrittscode eingegeben.'
      : `Jemand hat ${count}-mal einen falschen Beitrittscode eingegeben.`,
  devices: 'An diesem Tisch',
  nobody: 'Noch ist kein Gerät beigetreten.',
  here: 'verbunden',
  disconnected: 'nicht verbunden',
  nameOf: (name) => `Name von ${name}`,
  playsOf: (name) => `Charaktere von ${name}`,
  screen: 'Keine: gemeinsamer Bildschirm',
  sendAway: (name) => `${name} trennen`,
  sendAwayWord: 'Trennen',
  monsters: 'Alle dürfen die Monster spielen',
  monstersNote: 'Wenn aus, bewegt nur dieses Fenster die Monster und führt ihre Angriffe aus.',
  reveals: 'Automatisch aufdecken',
  revealsNote:
    'Drei Sekunden nach der letzten Eingabe. Wenn aus, drückt „Initiativen aufdecken“ in diesem Fenster.',
  sentTitle: 'Daten und Privatsphäre',
  sent: [
    'Jedes Gerät erhält nur, was sein Spieler wissen darf. Es erhält nie verdeckte Initiativen, Handkarten, Kampfziele oder persönliche Aufgaben anderer, die Reihenfolge eines Decks oder geschlossene Räume.',
    'Spieler steuern nur ihre eigenen Charaktere; gemeinsame Bildschirme zeigen nur an. Spieler können ihren eigenen letzten Schritt rückgängig machen, ihr jeden.',
    'Die Verbindung ist einfaches HTTP. Wer in diesem Netz mithört, kann mitlesen und sich als Gerät ausgeben. Teilt nur in Netzen, denen ihr vertraut.',
    'Geräte erreichen nur das Spiel an diesem Tisch: keine anderen Kampagnen, Dateien oder Einstellungen.',
    'Das Teilen endet, wenn ihr es beendet, die Kampagne verlasst oder Standee schließt. Alle Geräte werden sofort getrennt. Nur nach dem Neustart einer Aktualisierung geht es mit denselben Geräten weiter.',
  ],
  knock: (name, plays) => `„${name}“ hereinlassen als ${plays}?`,
  knockNote: 'Ein Gerät mit dem Beitrittscode möchte diesem Tisch beitreten.',
  asScreen: 'gemeinsamen Bildschirm',
  letIn: 'Hereinlassen',
  turnAway: 'Ablehnen',
  left: (name) => `${name} ist nicht mehr verbunden.`,
};

export const SEAT_PAGE: Translation<typeof en.SEAT_PAGE> = {
  title: 'Dem Tisch beitreten',
  joinCode: 'Beitrittscode',
  joinCodeNote: 'Er steht neben dem QR-Code auf dem Bildschirm des Tisches.',
  look: 'Weiter',
  campaign: (name) => `Du trittst „${name}“ bei.`,
  device: 'Name des Geräts',
  deviceDefault: 'Telefon',
  who: 'Dieses Gerät',
  plays: (name) => `spielt ${name}`,
  screen: 'ist ein gemeinsamer Bildschirm',
  join: 'Beitritt anfragen',
  waiting: 'Warte, bis dich jemand am Tisch hereinlässt.',
  hasNoSeat:
    'Dieses Gerät ist dem Tisch nicht beigetreten. Scanne den Code auf dem Bildschirm des Tisches.',
  lost: 'Keine Verbindung zum Tisch. Sie wird wiederhergestellt …',
  noScenario: 'Kein laufendes Szenario.',
  tabs: { me: 'Ich', monsters: 'Monster', board: 'Plan', history: 'Verlauf' },
  pages: 'Seiten',
  round: (round) => `Runde ${round}`,
  choose: 'Wählt eure Karten',
  typeOwn: 'Gib zwei Ziffern ein. Der Mond ist eine lange Rast.',
  acts: (name) => `${name} ist am Zug`,
  yours: (name) => `Du bist dran, ${name}`,
  attacks: (attacker, name) => `${attacker} greift ${name} an`,
  damage: (damage) => `${damage} Schaden. Erleide ihn oder verliere eine Karte:`,
  noDraw: 'Noch keine Modifikatorkarte gezogen.',
  ended: 'Der Tisch wird nicht mehr mit diesem Gerät geteilt.',
  endedNote: 'Scanne den Code auf dem Bildschirm des Tisches, um wieder beizutreten.',
  afterwards: (name) => `dann ${name}`,
  isNext: (name) => `${name} ist als Nächstes am Zug`,
  last: 'dann endet die Runde',
  allActed: 'Alle haben gehandelt',
  over: (won) => (won ? 'Szenario gewonnen' : 'Szenario verloren'),
  ready: (chosen, all) => `${chosen} von ${all} sind bereit`,
  waitsForTable: 'Warten auf den Tisch',
  dims: 'Dein Browser braucht dafür ein stummes Video. Es kann deine Musik anhalten.',
  undo: (title) => `Rückgängig: ${title}`,
  hit: (target, damage) => `${target}: ${damage} Schaden`,
  missed: (target) => `${target}: kein Schaden`,
  lastAttack: 'Letzter Angriff',
};
