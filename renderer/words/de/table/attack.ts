import type * as en from '../../en/table/attack';
import type { Translation } from '../../helpers/translation';
import { cardsLost, joined } from '../../helpers/phrases';

export const CHANGES: Translation<typeof en.CHANGES> = {
  times: (n) => `×${n}`,
  miss: 'daneben',
};

export const SHIELDS: Translation<typeof en.SHIELDS> = {
  printed: 'Wertekarte',
  abilityCard: 'Fähigkeitskarte',
  item: 'Gegenstand',
  byHand: 'von Hand',
  modifierCard: 'Modifikatorkarte',
  thisAttack: 'gegen diesen Angriff',
};

export const SOURCES: Translation<typeof en.SOURCES> = {
  base: 'gedruckt',
  condition: (condition) => `${condition} am Ziel`,
  pierce: 'Durchschlag',
  atLeastZero: 'nicht unter null',
  override: 'von Hand',
  modifier: 'dazu',
  scenario: 'Regel des Szenarios',
};

export const MODE_SOURCES: Translation<typeof en.MODE_SOURCES> = {
  adjacentRanged: 'Fernkampf gegen ein angrenzendes Ziel',
  entered: 'Karte, Gegenstand oder Szenario',
  target: 'die Karte des Ziels',
};

export const calculatorText: Translation<typeof en.calculatorText> = {
  title: 'Angriffsrechner',
  of: (attacker) => `Angriff von ${attacker}`,
  cancel: 'Angriff abbrechen',
  nobody: 'Gerade ist niemand dran. Angegriffen wird im Zug einer Figur.',
  base: 'Angriffswert',
  baseButton: (n) => `Angriff ${n}`,
  otherBase: 'Anderer Wert',
  melee: 'Nahkampf',
  ranged: 'Fernkampf',
  attackKind: 'Nahkampf oder Fernkampf',
  fromCard: (value) => `${value} von der Karte. Tippe auf das Fadenkreuz eines Ziels.`,
  attackWith: (n) => `Angriff ${n}`,
  pierceOf: (n) => `Durchschlag ${n}`,
  rangeOf: (n) => `Reichweite ${n}`,
  cannot: (_condition, name) => `${name}: kein Angriff möglich.`,
  noAttackOnCard: 'Die Karte hat keinen Angriff. Gib einen Wert ein, wenn trotzdem einer kommt.',
  valueFirst: 'Gib den Wert der Karte ein, dann tippe auf das Fadenkreuz eines Ziels.',
  thenTarget: 'Tippe auf das Fadenkreuz eines Ziels.',
  thenBase: (targets) => `Ziel: ${targets}. Jetzt der Angriffswert.`,

  steps: {
    1: 'Grundwert',
    2: 'Boni des Angreifers',
    3: 'Modifikatorkarte',
    4: 'Schild',
  },
  suffers: (name, damage) => `${name} erleidet ${damage}`,
  against: (name) => `Gegen ${name}`,
  suffersOpen: (name) => `${name} erleidet …`,
  anyway: (why) => `${why} Der Angriff gilt trotzdem.`,
  why: (rule) => `Warum? ${rule}`,
  printedAt: (at) => `Regelbuch ${at}`,
  stepValue: (step, name) => `Schritt ${step}, ${name}`,
  computed: 'Zurück zur berechneten Zahl',

  addModifier: (change) => `${change} dazu`,
  moreModifiers: 'Mehr Boni',
  forThisTarget: (change) => `${change} nur für dieses Ziel`,
  removeModifier: (what) => `${what} entfernen`,
  earlier: (what) => `${what} früher`,
  later: (what) => `${what} später`,
  modifierSource: 'Karte oder Gegenstand',

  mode: 'Wie gezogen wird',
  modeBecause: (mode, sources) => `${mode}: ${sources}`,
  cancelled: (sources) => `${sources} heben sich auf`,
  draw: 'Karte ziehen',
  drawMyself: 'Selbst gezogen',
  drawnSoFar: 'Bisher aufgedeckt',
  tapCards: 'Tippe die Karten in der Reihenfolge an, in der sie aufgedeckt wurden.',
  startOver: 'Von vorn',
  countThis: (card) => `${card} zählen`,
  unclear: 'Welche besser ist, steht nicht fest: Die erste zählt. Ihr dürft wählen.',
  contested: 'Die Quellen sind sich nicht einig, welche besser ist. Ihr dürft wählen.',

  extraShield: 'Mehr Schild',
  extraPierce: 'Mehr Durchschlag',
  fiveSteps: 'Die fünf Schritte',
  options: 'Entfernung, Schild, Durchschlag, Effekte',
  distance: 'Felder bis zum Ziel',
  distanceAfter: 'Felder nach Schieben oder Ziehen',
  adjacent: 'Angrenzend',
  range: 'Reichweite',
  pierce: 'Durchschlag',
  attackAdds: 'Der Angriff bringt',

  effects: 'Effekte',
  effectOn: (effect) => `${effect}: angewandt`,
  effectOff: (effect) => `${effect}: weggelassen`,
  negate: 'Statt des Schadens',
  suffer: 'Erleiden',
  applyLosing: {
    oneFromHand: 'Anwenden, 1 Handkarte verlieren',
    twoFromDiscard: 'Anwenden, 2 abgelegte Karten verlieren',
  },
  retaliateChoice: (name, damage) =>
    `Vergeltung ${damage}: So anwenden, oder ${name} verliert stattdessen Karten.`,
  lose: (losses) => {
    const { hand, discards } = cardsLost(losses);
    const cards = hand === 1 ? '1 Handkarte' : `${hand} Handkarten`;
    return `${joined([...(hand ? [cards] : []), ...(discards ? [`${discards} abgelegte Karten`] : [])], 'und')} verlieren`;
  },
  dies: (name, damage) => `${name} erleidet ${damage} und stirbt`,
  exhausts: (name, damage) => `${name} erleidet ${damage} und ist erschöpft`,
  left: (name, damage, left, of) =>
    `${name} erleidet ${damage}: noch ${left} von ${of} Trefferpunkten`,
  preventedHint: 'Rückgängig gibt die Anwendung zurück.',
  prevented: (name) => `Eine wirkende Karte hält den Schaden von ${name} ab`,
  negated: (name) => `${name} verliert Karten statt Schaden zu erleiden`,
  retaliates: (name, damage) => `${name} erleidet ${damage} durch Vergeltung`,
  otherOrders: (damages) => `Andere Reihenfolgen: ${damages}`,
  openQuestion: (damage) => `Nach der anderen Lesart der Regeln: ${damage}`,

  targets: 'Ziele',
  chooseTarget: 'Ziel aus einer Liste wählen',
  targetList: 'Ziel',
  byHandOnly: 'In diesem Zug ist kein Angriff mehr offen. Einen weiteren beginnst du an der Figur.',
  addTarget: 'Tippe auf weitere Fadenkreuze für mehr Ziele.',
  apply: 'Angriff anwenden',
  applyTo: (targets) => `Angriff auf ${targets} anwenden`,
  moreTargets: (left) =>
    Number.isFinite(left)
      ? `Die Karte lässt noch ${left} weitere angreifen: Tippe auf Fadenkreuze.`
      : 'Tippe auf die Fadenkreuze aller anderen, die die Karte angreift.',
  tooManyTargets: 'Das sind mehr Ziele, als die Karte hat.',
  attackedBefore: (targets) => `Schon angegriffen: ${targets}.`,
  oddsOf: (name) => `Wahrscheinlicher Schaden für ${name}`,
  mean: (mean) => `Mittel ${mean.toFixed(1).replace('.', ',')}`,
  kill: (percent) => `Tödlich ${percent}`,
  exhaustOdds: (percent) => `Erschöpft ${percent}`,
  bar: (damage, percent) => `${damage} Schaden: ${percent}`,
};
