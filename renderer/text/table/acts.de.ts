/** German words of the amber button and the turn it leads through. */
import { listOf } from '../names/grammar.de';
import type { Translation } from '../language';
import type * as en from './acts.en';

export const ACT_LABELS: Translation<typeof en.ACT_LABELS> = {
  enterInitiative: (name) => `Initiative von ${name} eingeben`,
  tellAbilityCard: (deck) => `Karte eingeben: ${deck}`,
  revealInitiatives: 'Initiativen aufdecken',
  chooseTarget: (name) => `Ziel wählen für ${name}`,
  draw: (name) => `Ziehen für ${name}`,
  tellModifierCard: (name) => `Karte gegen ${name} eingeben`,
  apply: (hits) => `Anwenden: ${listOf(hits)}`,
  cancelAttack: (name) => `Abbrechen: ${name} kann nicht angreifen`,
  hit: (name, damage, isDown) =>
    isDown ? `${name} erleidet ${damage} und fällt` : `${name} erleidet ${damage}`,
  lastAttack: (name, targets) => `${name} fällt und greift an: ${listOf(targets)}`,
  chooseLastTargets: (name) => `Ziele wählen: ${name} fällt und greift an`,
  startTurn: (name) => `Zug von ${name} beginnen`,
  takeLongRest: 'Lange Rast machen',
  endTurn: (name) => `Zug von ${name} beenden`,
  endRound: (round) => `Runde ${round} beenden`,
  winScenario: 'Szenario beenden: gewonnen',
  loseScenario: 'Szenario beenden: verloren',
  leaveScenario: 'Szenario abschließen',
  lines: (name, parts) => `${name}: ${listOf(parts)}`,
  move: 'bewegen',
  moveTowards: (name) => `auf ${name} zubewegen`,
  attack: (targets) => `${listOf(targets)} angreifen`,
  attacksNobody: 'niemanden angreifen',
  noFocus: 'kein Fokus',
  heal: (name, amount) => `${name} um ${amount} heilen`,
  give: (line, targets) => `${line} auf ${listOf(targets)}`,
  push: (name, hexes) => `${name} um ${hexes} schieben`,
  pull: (name, hexes) => `${name} um ${hexes} ziehen`,
  loots: (count) => (count === 1 ? '1 Plättchen nehmen' : `${count} Plättchen nehmen`),
  useElement: (name, element) => `${name} verbraucht ${element}`,
  chooseWay: (name) => `Weg wählen für ${name}`,
  chooseFigure: (line) => `Figur wählen: ${line}`,
  chooseHex: (line) => `Feld wählen: ${line}`,
  choosePush: (what) => `Feld wählen: ${what}`,
  chooseElement: (name) => `Element wählen für ${name}`,
};

export const ACT_HINTS: Translation<typeof en.ACT_HINTS> = {
  missing: (missing) =>
    missing.length === 1
      ? `Die Initiative von ${listOf(missing)} fehlt.`
      : `Die Initiativen von ${listOf(missing)} fehlen.`,
  drawAbility: 'Zieh sie aus eurem eigenen Deck.',
  tapCard: 'Tippe die Karte an, die du gezogen hast.',
  allIn: 'Alle Initiativen sind da.',
  tapTarget: 'Tippe auf das Fadenkreuz des Ziels.',
  deadly: 'Die Wunde erschöpft die Figur, wenn keine Karten verloren werden.',
  goalReached: 'Das Ziel ist erreicht, und die Runde ist gespielt.',
  allExhausted: 'Alle Charaktere sind erschöpft.',
  won: 'Gewonnen: Seht, was alle bekommen.',
  lost: 'Verloren: Seht, was euch bleibt.',
  equallyLegal: 'All das ist gleich erlaubt: Ihr wählt.',
  atTable: 'Am Tisch ausgeführt, von Hand.',
  noFocus: 'Sie kann keinen Gegner fokussieren: keine Bewegung, kein Angriff.',
  seeCard: 'Siehe Karte: am Tisch ausgeführt, von Hand.',
  nobody: 'Das hat hier keine Wirkung.',
  lastAttack: 'Nach ihrer Karte greift die Figur beim Fallen alle neben sich an.',
};

export const TURN_TEXT: Translation<typeof en.TURN_TEXT> = {
  panel: (name) => `Zug von ${name}`,
  lines: 'Zeilen des Zugs',
  open: 'offen',
  done: 'getan',
  skipped: 'ausgelassen',
  skip: (line) => `Auslassen: ${line}`,
  reopen: (line) => `Wieder öffnen: ${line}`,
  skipWord: 'Auslassen',
  reopenWord: 'Noch einmal',
  take: 'Ausführen',
  nobody: 'Niemand',
  stays: 'Bleibt stehen',
  cancel: 'Abbrechen',
  half: {
    top: (initiative) => `${initiative}, oben`,
    bottom: (initiative) => `${initiative}, unten`,
  },
  apply: 'Anwenden',
  reasons: 'Warum',
  end: 'Zug beenden',
  endTitle: (name) => `Der Zug von ${name} ist nicht fertig`,
  endOpen: (lines) => `Noch offen: ${listOf(lines)}.`,
  goOn: 'Weitermachen',
  lastTitle: (name) => `${name} fällt`,
  leaveLast: 'Kein letzter Angriff',
  leaveOut: 'Auslassen und Zug beenden',
};
