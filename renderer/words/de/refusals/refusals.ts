/** German words of refusals during a scenario. */
import type * as en from '../../en/refusals/refusals';
import type { Condition, Element, ModifierCard } from '#shared/vocabulary';
import type { Translation } from '../../helpers/translation';
import { counted, listOf } from '../names/grammar';
import type { Names } from '../../helpers/names';
import {
  CONDITION_NAMES,
  conditionName,
  ELEMENT_NAMES,
  cardName,
  NAME_WORDS,
} from '../names/names';
import { ownConditionName } from '../../helpers/ownConditions';
import { titleFromId } from '../../helpers/phrases';
import { SUMMON_COLOUR_NAMES, RANK_NAMES } from '../table/table';
import { BOARD_REFUSALS } from './board';
import { CAMPAIGN_SENTENCES } from './campaign';
import { HOST_SENTENCES } from './host';

const condition = (name: string): string =>
  name in CONDITION_NAMES ? conditionName(name as Condition) : (ownConditionName(name) ?? name);

const element = (name: string): string =>
  name in ELEMENT_NAMES ? ELEMENT_NAMES[name as Element] : name;

const colour = (name: string): string =>
  name in SUMMON_COLOUR_NAMES
    ? SUMMON_COLOUR_NAMES[name as keyof typeof SUMMON_COLOUR_NAMES]
    : name;

const rankName = (rank: string): string =>
  rank in RANK_NAMES ? RANK_NAMES[rank as keyof typeof RANK_NAMES] : rank;

const card = (text: string): string => cardName(text as ModifierCard);

/** The deck of a refusal may be a modifier deck, an ability deck, or none at all. */
const deck = (id: string, names: Names): string => {
  if (id === 'monsters') return NAME_WORDS.monsterDeck;
  const ofAbilities = names.abilityDeck(id);
  return ofAbilities === titleFromId(id)
    ? names.modifierDeck(id)
    : `Fähigkeitsdeck „${ofAbilities}“`;
};

export const PHASES = {
  selectCards: 'Es werden noch Karten gewählt. Deckt zuerst die Initiativen auf.',
  turns: 'Die Runde läuft noch. Beendet zuerst die Runde.',
  over: 'Das Szenario ist vorbei.',
} satisfies Translation<typeof en.PHASES>;

export const SENTENCES: Translation<typeof en.SENTENCES> = {
  ...CAMPAIGN_SENTENCES,
  ...HOST_SENTENCES,
  ...BOARD_REFUSALS,

  malformedCommand: ({ field }) =>
    field === undefined
      ? 'Standee hat diesen Schritt nicht verstanden, also wurde nichts geändert. Lade die Seite neu und versuche es noch einmal.'
      : `Standee hat diesen Schritt nicht verstanden: „${field}“ fehlt oder ist falsch. Lade die Seite neu und versuche es noch einmal.`,

  // campaign
  campaignAlreadyBegun: () => 'Diese Kampagne hat schon begonnen.',
  noCampaign: () => 'Es gibt noch keine Kampagne. Gebt ihr zuerst einen Namen.',
  noSuchCharacter: ({ character }) => `${character} gehört nicht zu dieser Kampagne.`,
  noSuchClass: (refusal) => `Eine Klasse „${refusal.class}“ gibt es nicht.`,
  characterNameIsTaken: ({ name }) =>
    `Ein anderer Charakter heißt schon „${name}“. Wählt einen anderen Namen.`,
  characterIsPlaying: ({ character }) =>
    `${character} ist im laufenden Szenario. Beendet es zuerst oder brecht es ab.`,
  classIsTaken: (refusal) => `${refusal.class} ist schon im Spiel. Jede Klasse gibt es nur einmal.`,
  tooManyCharacters: ({ limit }) =>
    `Eure Kampagne ist voll: Sie kann ${limit} Charaktere haben. Entfernt zuerst einen.`,
  perkBeyondItsBoxes: ({ perk }) => `Vorteil ${perk + 1} hat keine Kästchen mehr frei.`,

  // scenario
  noScenario: () => 'Kein laufendes Szenario. Baut zuerst eines auf.',
  noSuchScenario: ({ scenario }) => `Szenario ${scenario} gibt es nicht.`,
  scenarioIsRunning: () => 'Ein Szenario läuft. Beendet es zuerst oder brecht es ab.',
  scenarioIsOver: () => 'Das Szenario ist vorbei. Nehmt das Ende zurück, um etwas zu ändern.',
  alreadyDecided: ({ won }) =>
    `Das Szenario ist schon ${won ? 'gewonnen' : 'verloren'}. Spielt diese Runde zu Ende.`,
  scenarioIsNotOver: () =>
    'Das Szenario ist noch nicht vorbei. Wählt zuerst, ob ihr gewonnen oder verloren habt.',
  wrongNumberOfCharacters: ({ least, most }) => `Wählt ${least} bis ${most} Charaktere.`,
  characterTwice: ({ character }) => `Ihr habt ${character} zweimal gewählt.`,
  noSuchRoom: ({ room }) => `Dieses Szenario hat keinen Raum ${room}.`,
  roomIsRevealed: ({ room }) => `Raum ${room} ist schon aufgedeckt.`,

  // rounds
  notNowInThisPhase: ({ phase }) => PHASES[phase],
  initiativeMissing: (refusal) =>
    refusal.figures.length === 1
      ? `Die Initiative von ${listOf(refusal.figures)} fehlt noch.`
      : `Die Initiativen von ${listOf(refusal.figures)} fehlen noch.`,
  onlyOneSuchCard: ({ figure, initiative }) =>
    `${figure} hat nur eine Karte mit Initiative ${initiative}. Gib eine andere zweite Karte ein.`,
  restNeedsTwoDiscards: ({ figure }) =>
    `${figure} braucht zum Rasten mindestens zwei abgelegte Karten.`,
  notLongResting: ({ figure }) => `${figure} hat für diese Runde keine lange Rast gewählt.`,
  hasRested: ({ figure }) => `${figure} hat in dieser Runde schon gerastet.`,
  notItsTurn: ({ figure }) => `${figure} ist nicht am Zug.`,
  noSuchBlock: ({ block }) => `${block} ist nicht in der Zugreihenfolge dieser Runde.`,
  notTied: () => 'Nur Figuren mit gleicher Initiative können die Plätze tauschen.',
  turnsOpen: (refusal) =>
    refusal.figures.length > 4
      ? `${counted(refusal.figures.length, 'Figur', 'Figuren')} haben noch nicht gehandelt. Beendet zuerst ihre Züge.`
      : `Noch nicht gehandelt: ${listOf(refusal.figures)}. Beendet zuerst ihre Züge.`,
  turnIsOver: ({ figure }) => `${figure} hat in dieser Runde schon gehandelt.`,
  lineIsOver: ({ figure }) => `${figure} hat diese Fähigkeit schon ausgeführt.`,
  anotherTurnRuns: ({ figure }) => `${figure} ist am Zug. Beende zuerst diesen Zug.`,

  // decks
  noSuchDeck: (refusal, names) => `${deck(refusal.deck, names)}: Das liegt nicht auf dem Tisch.`,
  noSuchCard: (refusal) => `Eine Karte ${card(refusal.card)} gibt es in diesem Deck nicht.`,
  cardNotInDeck: (refusal) => `Die Karte ${card(refusal.card)} ist nicht mehr im Nachziehstapel.`,
  deckIsEmpty: (refusal, names) => `${deck(refusal.deck, names)}: Es ist keine Karte mehr übrig.`,
  fewerCardsLeft: ({ left }) =>
    left === 0 ? 'Der Nachziehstapel ist leer.' : `Im Nachziehstapel sind nur noch ${left}.`,
  cardAlreadyDrawn: (refusal, names) =>
    `${deck(refusal.deck, names)}: Die Karte dieser Runde ist schon gezogen.`,
  supplyIsUsedUp: (refusal) =>
    `Alle ${refusal.limit} Karten dieser Art (${card(refusal.card)}) sind schon in den Decks.`,

  // attack
  noAttack: () => 'Es läuft kein Angriff.',
  attackInProgress: () => 'Ein Angriff läuft. Wende ihn zuerst an oder brich ihn ab.',
  noSuchTarget: ({ figure }) => `${figure} ist kein Ziel dieses Angriffs.`,
  alreadyTargeted: ({ figure }) => `${figure} ist schon ein Ziel.`,
  targetIsAlly: ({ figure }) => `${figure} steht auf der Seite des Angreifers.`,
  targetIsInvisible: ({ figure }) =>
    `${figure} ist unsichtbar. Gegner können unsichtbare Figuren nicht angreifen.`,
  targetOutOfRange: ({ figure, range }) => `${figure} ist außer Reichweite (${range}).`,
  attackerCannotAttack: (refusal) =>
    `${refusal.figure} kann nicht angreifen: ${conditionName(refusal.condition)}.`,
  attackValueUnknown: ({ figure }) =>
    `Standee kennt den Angriffswert von ${figure} nicht. Gib ihn ein.`,
  noTargets: () => 'Wähle mindestens ein Ziel.',
  alreadyDrawn: ({ figure }) => `Gegen ${figure} ist schon eine Karte gezogen.`,
  nothingDrawn: ({ figure }) => `Gegen ${figure} ist noch keine Karte gezogen.`,
  drawDoesNotFit: ({ reason }) =>
    reason === 'tooFew'
      ? 'Es fehlen Karten. Vorteil und Nachteil brauchen zwei, und jede rollende Karte braucht eine weitere.'
      : 'Das sind zu viele Karten für diesen Zug aus dem Deck. Entferne welche.',
  nothingToChoose: ({ figure }) => `Gegen ${figure} gibt es keine Karten zur Wahl.`,
  noSuchModifier: () => 'Dieser Modifikator gehört nicht zum Angriff.',
  attackTooLarge: ({ limit }) =>
    `Dieser Angriff könnte ${limit} überschreiten. Gib kleinere Zahlen ein.`,
  tooManyModifiers: ({ limit }) =>
    `Ein Angriff kann ${limit} Modifikatoren haben. Entferne zuerst einen.`,
  orderDoesNotFit: () => 'Die Reihenfolge muss jeden genau einmal enthalten.',
  cannotNegate: ({ figure }) =>
    `Nur Charaktere können Schaden abwenden. ${figure} hat keine Karten zu verlieren.`,
  nothingToNegate: ({ figure }) =>
    `${figure} hat in diesem Zug keinen Schaden erlitten, den Karten abwenden könnten.`,
  notEnoughCards: ({ figure }) => `${figure} hat nicht genug Karten.`,

  // figures
  noSuchFigure: ({ figure }) => `${figure} ist nicht auf dem Tisch.`,
  figureIsDown: ({ figure }) => `${figure} ist nicht mehr im Szenario.`,
  notACharacter: ({ figure }) => `Das können nur Charaktere. ${figure} ist kein Charakter.`,
  notAMonster: ({ figure }) => `Das können nur Monster. ${figure} ist kein Monster.`,
  zeroNeedsDamage: ({ figure }) =>
    `Ihr könnt die Trefferpunkte von ${figure} nicht auf 0 setzen. Gebt Schaden ein oder entfernt die Figur.`,
  aboveMaximum: ({ maximum }) => `Das Maximum ist ${maximum}. Gib eine kleinere Zahl ein.`,
  noSuchMonster: ({ monster }) => `Ein Monster „${monster}“ gibt es nicht.`,
  noSuchRank: ({ monster, rank }) =>
    `Von ${monster} gibt es keine mit diesem Rang (${rankName(rank)}).`,
  noStandeeLeft: ({ monster, limit }) =>
    `Alle ${limit} Aufsteller von ${monster} sind auf dem Tisch.`,
  standeeIsTaken: ({ standee }) => `Aufsteller ${standee} ist schon auf dem Tisch.`,
  noSuchStandee: ({ standee, limit }) =>
    `Aufsteller ${standee} gibt es nicht. Wähle eine Nummer von 1 bis ${limit}.`,
  hexIsTaken: () => 'Dieses Feld ist von einer Figur oder einem Marker besetzt. Wähle ein anderes.',
  hexIsNotOnTheMap: () => 'Dieses Feld ist nicht auf dem Plan.',
  hasArrived: ({ figure }) => `${figure} ist schon auf dem Plan.`,
  isAutomatic: () => 'Standee fügt das automatisch hinzu.',
  nobodyToChoose: ({ figure }) => `${figure} hat keine Figur zur Wahl.`,
  conditionIsNotMet: ({ figure }) => `${figure} erfüllt die Bedingung dieser Fähigkeit nicht.`,
  noHexToChoose: ({ figure }) => `${figure} hat kein Feld zur Wahl.`,
  noFreeHex: ({ figure }) => `Kein Feld neben ${figure} ist frei.`,
  colourIsTaken: (refusal) =>
    `Die Marker dieser Farbe (${colour(refusal.colour)}) sind schon in Gebrauch. Wähle eine andere Farbe.`,
  noSuchCondition: ({ condition: name }) => `Einen Zustand „${condition(name)}“ gibt es nicht.`,
  isImmune: (refusal) => `${refusal.figure} ist immun: ${condition(refusal.condition)}.`,
  hasCondition: (refusal) => `${refusal.figure} hat das schon: ${condition(refusal.condition)}.`,
  lacksCondition: (refusal) => `${refusal.figure} hat das nicht: ${condition(refusal.condition)}.`,
  noSuchBonus: ({ figure }) => `${figure} hat diesen Bonus nicht mehr.`,
  figuresLeft: ({ monster }) =>
    `Von ${monster} sind noch Figuren auf dem Tisch. Entfernt sie zuerst.`,
  noSuchToken: () => 'Dieser Marker ist nicht mehr auf dem Tisch.',
  onlyCharactersLoot: ({ figure }) =>
    `${figure} kann das nicht plündern. Nur Charaktere plündern Schätze; Monster nehmen nur Geld.`,

  // elements
  elementIsInert: (refusal) =>
    `${element(refusal.element)} ist inaktiv und kann nicht verbraucht werden.`,
  elementNotWanted: (refusal) =>
    `Die Karte von ${refusal.monster} nutzt jetzt kein ${element(refusal.element)}.`,
};

export { OWN_STEPS } from './host';

export const CONTENT_REFUSED: Translation<typeof en.CONTENT_REFUSED> = {
  wrong: (problems) => `Dieser Inhalt kann nicht verwendet werden. ${problems}`,
  contradicts: (name, by, place) =>
    `${name} und ${by} ändern dieselbe Stelle verschieden (${place}). Schaltet zuerst ${by} aus.`,
};

export const STEP_CHANGED: Translation<typeof en.STEP_CHANGED> = {
  look: 'Jemand hat vorher etwas geändert. Schau nach und versuche es noch einmal.',
  done: (title) =>
    `Jemand war schneller: „${title}“. Es wurde nur einmal ausgeführt. Schau nach und versuche es noch einmal.`,
};
