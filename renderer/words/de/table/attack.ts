/** German words of the attack panel. */
import type * as en from '../../en/table/attack';
import type { Translation } from '../../helpers/translation';
import { cardsLost, joinWith } from '../../helpers/phrases';

export const CHANGES: Translation<typeof en.CHANGES> = {
  times: (n) => `×${n}`,
  miss: 'daneben',
};

export const SHIELDS: Translation<typeof en.SHIELDS> = {
  printed: 'Wertekarte',
  abilityCard: 'Fähigkeitskarte',
  item: 'Gegenstand',
  byHand: 'eingegeben',
  modifierCard: 'Modifikatorkarte',
  thisAttack: 'gegen diesen Angriff',
};

export const SOURCES: Translation<typeof en.SOURCES> = {
  base: 'gedruckt',
  condition: (condition) => `${condition} am Ziel`,
  pierce: 'Durchschlag',
  atLeastZero: 'nicht unter null',
  override: 'eingegeben',
  modifier: 'zusätzlich',
  scenario: 'Szenarioregel',
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
  noAttackOnCard: 'Diese Karte hat keinen Angriff. Gib einen Wert ein, um trotzdem anzugreifen.',
  valueFirst: 'Gib den Angriffswert der Karte ein, dann tippe auf das Fadenkreuz eines Ziels.',
  thenTarget: 'Tippe auf das Fadenkreuz eines Ziels.',
  thenBase: (targets) => `Ziel: ${targets}. Gib jetzt den Angriffswert ein.`,

  steps: {
    1: 'Grundwert',
    2: 'Boni des Angreifers',
    3: 'Modifikatorkarte',
    4: 'Schild',
  },
  suffers: (name, damage) => `${name} erleidet ${damage}`,
  against: (name) => `Gegen ${name}`,
  suffersOpen: (name) => `${name} erleidet …`,
  anyway: (why) => `${why} Ihr greift trotzdem an.`,
  why: (rule) => `Warum? ${rule}`,
  printedAt: (at) => `Regelbuch ${at}`,
  stepValue: (step, name) => `Schritt ${step}, ${name}`,
  computed: 'Auf die berechnete Zahl zurücksetzen',

  addModifier: (change) => `${change} hinzufügen`,
  moreModifiers: 'Mehr Boni',
  forThisTarget: (change) => `${change} nur für dieses Ziel`,
  removeModifier: (what) => `${what} entfernen`,
  earlier: (what) => `${what} nach vorn`,
  later: (what) => `${what} nach hinten`,
  modifierSource: 'Karte oder Gegenstand',

  mode: 'Vorteil oder Nachteil',
  modeBecause: (mode, sources) => `${mode}: ${sources}`,
  cancelled: (sources) => `${sources} heben sich auf`,
  draw: 'Karte ziehen',
  drawMyself: 'Selbst gezogen',
  drawnSoFar: 'Bisher gezogen',
  tapCards: 'Tippe die Karten in der gezogenen Reihenfolge an.',
  startOver: 'Von vorn',
  countThis: (card) => `${card} verwenden`,
  unclear:
    'Keine der Karten ist eindeutig besser, also zählt die erste. Tippe auf die andere, um sie stattdessen zu verwenden.',
  contested: 'Die Quellen sind sich nicht einig, welche Karte besser ist. Ihr entscheidet.',

  extraShield: 'Mehr Schild',
  extraPierce: 'Mehr Durchschlag',
  fiveSteps: 'Die fünf Schritte',
  options: 'Entfernung, Schild, Durchschlag, Effekte',
  distance: 'Felder bis zum Ziel',
  distanceAfter: 'Felder nach Schieben oder Ziehen',
  adjacent: 'Angrenzend',
  range: 'Reichweite',
  pierce: 'Durchschlag',
  attackAdds: 'Angriffseffekte',

  effects: 'Effekte',
  effectOn: (effect) => `${effect}: angewandt`,
  effectOff: (effect) => `${effect}: ausgelassen`,
  negate: 'Schaden abwenden',
  suffer: 'Schaden erleiden',
  applyLosing: {
    oneFromHand: 'Anwenden und 1 Handkarte verlieren',
    twoFromDiscard: 'Anwenden und 2 abgelegte Karten verlieren',
  },
  retaliateChoice: (name, damage) =>
    `Vergeltung ${damage}: anwenden, oder ${name} verliert Karten und wendet sie ab.`,
  lose: (losses) => {
    const { hand, discards } = cardsLost(losses);
    const cards = hand === 1 ? '1 Handkarte' : `${hand} Handkarten`;
    return `${joinWith([...(hand ? [cards] : []), ...(discards ? [`${discards} abgelegte Karten`] : [])], 'und')} verlieren`;
  },
  dies: (name, damage) => `${name} erleidet ${damage} und stirbt`,
  exhausts: (name, damage) => `${name} erleidet ${damage} und ist erschöpft`,
  left: (name, damage, left, of) =>
    `${name} erleidet ${damage}: noch ${left} von ${of} Trefferpunkten`,
  preventedHint: '„Rückgängig“ gibt die Anwendung zurück.',
  prevented: (name) => `Eine aktive Karte wendet den Schaden von ${name} ab`,
  negated: (name) => `${name} verliert Karten und wendet den Schaden ab`,
  retaliates: (name, damage) => `${name} erleidet ${damage} durch Vergeltung`,
  otherOrders: (damages) => `Andere Reihenfolgen: ${damages}`,
  openQuestion: (damage) => `Nach der anderen Auslegung der Regeln: ${damage}`,

  targets: 'Ziele',
  chooseTarget: 'Ziel aus einer Liste wählen',
  targetList: 'Ziel',
  byHandOnly:
    'Kein Angriff mehr in diesem Zug. Für einen weiteren öffne die Figur und wähle „Angriff“.',
  addTarget: 'Tippe auf weitere Fadenkreuze, um Ziele hinzuzufügen.',
  apply: 'Angriff anwenden',
  applyTo: (targets) => `Angriff auf ${targets} anwenden`,
  moreTargets: (left) =>
    Number.isFinite(left)
      ? `Die Karte erlaubt noch ${left}: Tippe auf Fadenkreuze.`
      : 'Tippe auf die Fadenkreuze aller weiteren Ziele.',
  tooManyTargets: 'So viele Ziele erlaubt die Karte nicht.',
  attackedBefore: (targets) => `Bereits angegriffen: ${targets}.`,
  oddsOf: (name) => `Schadenswahrscheinlichkeit für ${name}`,
  mean: (mean) => `Durchschnitt ${mean.toFixed(1).replace('.', ',')}`,
  kill: (percent) => `${percent} tödlich`,
  exhaustOdds: (percent) => `${percent} erschöpft`,
  bar: (damage, percent) => `${damage} Schaden: ${percent}`,
};
