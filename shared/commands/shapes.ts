/**
 * The shape of every command, as schemas (for the boundary) and as types (for everybody else).
 * Import only types from here outside the boundary, so that the renderer does not carry the schemas.
 */
import { z } from 'zod';
import type * as ids from '../ids';
import { CAMPAIGN_SHAPES, CORRECTIONS, SHEET_FIELDS } from './campaign/campaignShapes';
import {
  ATTACK_MODES,
  CONDITIONS,
  DIFFICULTIES,
  ELEMENTS,
  ELEMENT_STATES,
  ORIGINS,
  RANKS,
  SUMMON_COLOURS,
  type Effect,
  type ModifierCard,
} from '../vocabulary';
import { BOARD_SHAPES } from './board/boardShapes';
import { areaOnBoard, figure, hex, idOf, name, NAME_LENGTH, small, token } from './shapeParts';

const character = idOf<ids.CharacterId>();
const block = idOf<ids.BlockId>();
const scenario = idOf<ids.ScenarioId>();
const monsterType = idOf<ids.MonsterTypeId>();
const abilityDeck = idOf<ids.AbilityDeckId>();
const classId = idOf<ids.ClassId>();
const modifierDeck = idOf<ids.CharacterId>().or(z.literal('monsters'));

const amount = z.int().min(0).max(999);
const positive = z.int().min(1).max(999);
const signed = z.int().min(-99).max(99);
const initiativeNumber = z.int().min(1).max(99);
const characterLevel = z.int().min(1).max(9);
const scenarioLevel = z.int().min(0).max(7);

const modifierCard = z
  .string()
  .min(2)
  .max(60)
  .transform((text) => text as ModifierCard);

const effect = z
  .string()
  .max(30)
  .regex(
    /^(poison|wound|immobilize|disarm|stun|muddle|invisible|strengthen|bless|curse|(push|pull|pierce|target) [1-9]|infuse (fire|ice|air|earth|light|dark|wild)|(heal|shield) [1-9] self|add target|refresh item)$/,
  )
  .transform((text) => text as Effect);

const effects = z.array(effect).max(12);

/** One modifier of the attacker's step, without the id that Standee gives it. */
const attackModifier = z.strictObject({
  op: z.enum(['add', 'multiply']),
  n: signed,
  source: z.string().max(NAME_LENGTH),
});

const modifierIds = z.array(idOf<ids.ModifierId>()).max(40);

const attackTarget = z.strictObject({
  figure,
  distance: z.int().min(1).max(99).nullable().optional(),
  modifiers: z.array(attackModifier).max(20).optional(),
  extraShield: small.optional(),
  extraPierce: small.optional(),
});

const override = amount.nullable();

export const SHAPES = {
  // campaign
  newCampaign: z.strictObject({ type: z.literal('newCampaign'), name }),
  renameCampaign: z.strictObject({ type: z.literal('renameCampaign'), name }),
  setDifficulty: z.strictObject({
    type: z.literal('setDifficulty'),
    difficulty: z.enum(DIFFICULTIES),
    solo: z.boolean(),
  }),
  addCharacter: z.strictObject({
    type: z.literal('addCharacter'),
    class: classId,
    name,
    level: characterLevel,
  }),
  editCharacter: z.strictObject({
    type: z.literal('editCharacter'),
    character,
    name: name.optional(),
    level: characterLevel.optional(),
    experience: z.int().min(0).max(9999).optional(),
    gold: z.int().min(0).max(9999).optional(),
    maxHitPoints: positive.nullable().optional(),
    perks: z.array(z.int().min(0).max(15)).max(30).optional(),
    ...SHEET_FIELDS,
  }),
  removeCharacter: z.strictObject({ type: z.literal('removeCharacter'), character }),
  ...CAMPAIGN_SHAPES,

  // scenario
  startScenario: z.strictObject({
    type: z.literal('startScenario'),
    scenario,
    characters: z.array(character).min(1).max(10),
    /** Null = the recommended level. */
    level: scenarioLevel.nullable(),
    /** Outside of the campaign: any scenario that is known, also a completed one. */
    casual: z.boolean().optional(),
    /** Although the campaign does not allow it; the scenario is marked. */
    anyway: z.boolean().optional(),
  }),
  revealRoom: z.strictObject({
    type: z.literal('revealRoom'),
    room: z.int().min(1).max(99),
    /** The figure that opened the door; null = it does not matter. */
    by: figure.nullable(),
  }),
  /** `atRoundEnd` = the round is played to its end first; otherwise it is over at once. */
  finishScenario: z.strictObject({
    type: z.literal('finishScenario'),
    won: z.boolean(),
    atRoundEnd: z.boolean().optional(),
  }),
  /** After `finishScenario`: experience and money go to the sheets, the table is cleared. */
  leaveScenario: z.strictObject({
    type: z.literal('leaveScenario'),
    /** What the players change on the lines of the summary. */
    corrections: CORRECTIONS.optional(),
  }),
  /** Clears the table as if the scenario had never been started. */
  abandonScenario: z.strictObject({ type: z.literal('abandonScenario') }),
  correctScenarioLevel: z.strictObject({
    type: z.literal('correctScenarioLevel'),
    level: scenarioLevel,
    monsterLevel: scenarioLevel,
  }),
  correctRound: z.strictObject({ type: z.literal('correctRound'), round: z.int().min(1).max(999) }),
  correctSleeveLevel: z.strictObject({
    type: z.literal('correctSleeveLevel'),
    monster: monsterType,
    level: scenarioLevel,
  }),

  // rounds
  setInitiative: z.strictObject({
    type: z.literal('setInitiative'),
    character: figure,
    leading: initiativeNumber,
    second: initiativeNumber.nullable(),
  }),
  declareLongRest: z.strictObject({ type: z.literal('declareLongRest'), character: figure }),
  clearInitiative: z.strictObject({ type: z.literal('clearInitiative'), character: figure }),
  revealInitiatives: z.strictObject({ type: z.literal('revealInitiatives') }),
  /** Puts blocks that are tied in the order the players want. */
  orderTied: z.strictObject({
    type: z.literal('orderTied'),
    blocks: z.array(block).min(2).max(30),
  }),
  /** Corrects the initiative of a block after the reveal and sorts it in again. */
  correctInitiative: z.strictObject({
    type: z.literal('correctInitiative'),
    block,
    initiative: initiativeNumber,
  }),
  /** `negate` = what a character loses instead of the damage of its wound. */
  startTurn: z.strictObject({
    type: z.literal('startTurn'),
    figure,
    negate: z.enum(['oneFromHand', 'twoFromDiscard']).nullable().optional(),
    /** The players say that the wound does not hurt this time. */
    spare: z.boolean().optional(),
  }),
  /**
   * Ends the running turn; the next one starts by itself, but with `wait` not where a wound would
   * hurt. Conditions in `keep` do not run out.
   */
  endTurn: z.strictObject({
    type: z.literal('endTurn'),
    figure,
    keep: z.array(z.enum(CONDITIONS)).max(CONDITIONS.length).optional(),
    wait: z.boolean().optional(),
  }),
  /** Ends the turns of all figures left in the acting block, one after the other. */
  endBlock: z.strictObject({ type: z.literal('endBlock'), block }),
  endRound: z.strictObject({ type: z.literal('endRound') }),

  // decks
  drawAbilityCard: z.strictObject({ type: z.literal('drawAbilityCard'), deck: abilityDeck }),
  /** Puts the card the table drew from its own deck in place of this round's card. */
  enterAbilityCard: z.strictObject({
    type: z.literal('enterAbilityCard'),
    deck: abilityDeck,
    card: z.int().min(1).max(99999),
  }),
  shuffleAbilityDeck: z.strictObject({ type: z.literal('shuffleAbilityDeck'), deck: abilityDeck }),
  /** An effect lets somebody look at the top cards. */
  peekAbilityCards: z.strictObject({
    type: z.literal('peekAbilityCards'),
    deck: abilityDeck,
    count: z.int().min(1).max(20),
  }),
  /** An effect lets somebody put the top cards in another order: `cards` from the top. */
  orderAbilityCards: z.strictObject({
    type: z.literal('orderAbilityCards'),
    deck: abilityDeck,
    cards: z.array(z.int().min(1).max(99999)).min(1).max(20),
  }),
  /**
   * Draws outside of an attack: one card; with a `mode` as many as an attack drawn that way takes,
   * so rolling cards are followed by more.
   */
  drawModifier: z.strictObject({
    type: z.literal('drawModifier'),
    deck: modifierDeck,
    mode: z.enum(ATTACK_MODES).optional(),
  }),
  enterModifier: z.strictObject({
    type: z.literal('enterModifier'),
    deck: modifierDeck,
    card: modifierCard,
  }),
  shuffleModifierDeck: z.strictObject({
    type: z.literal('shuffleModifierDeck'),
    deck: modifierDeck,
  }),
  addModifierCards: z.strictObject({
    type: z.literal('addModifierCards'),
    deck: modifierDeck,
    card: z.enum(['bless', 'curse', 'minus1']),
    count: z.int().min(1).max(20),
  }),
  removeModifierCards: z.strictObject({
    type: z.literal('removeModifierCards'),
    deck: modifierDeck,
    card: z.enum(['bless', 'curse', 'minus1']),
    count: z.int().min(1).max(20),
  }),

  // attack
  beginAttack: z.strictObject({
    type: z.literal('beginAttack'),
    attacker: figure,
    /** Null = as the attacker's ability card, stat card or summon says. */
    base: small.nullable(),
    ranged: z.boolean().nullable(),
    range: small.nullable(),
    pierce: small.optional(),
    effects: effects.optional(),
    modifiers: z.array(attackModifier).max(20).optional(),
    advantage: small.optional(),
    disadvantage: small.optional(),
    targets: z.array(attackTarget).max(30),
    /** On the board: enemies under these hexes are targets, too. */
    area: areaOnBoard.optional(),
  }),
  changeAttack: z.strictObject({
    type: z.literal('changeAttack'),
    base: small.optional(),
    ranged: z.boolean().optional(),
    range: small.nullable().optional(),
    pierce: small.optional(),
    effects: effects.optional(),
    advantage: small.optional(),
    disadvantage: small.optional(),
  }),
  addTarget: z.strictObject({ type: z.literal('addTarget'), target: attackTarget }),
  removeTarget: z.strictObject({ type: z.literal('removeTarget'), figure }),
  changeTarget: z.strictObject({
    type: z.literal('changeTarget'),
    figure,
    distance: small.nullable().optional(),
    distanceAfterEffects: small.nullable().optional(),
    modeOverride: z.enum(ATTACK_MODES).nullable().optional(),
    extraShield: small.optional(),
    extraPierce: small.optional(),
    negate: z.enum(['oneFromHand', 'twoFromDiscard']).nullable().optional(),
    declined: effects.optional(),
    overrides: z
      .strictObject({
        base: override.optional(),
        modified: override.optional(),
        afterCards: override.optional(),
        reduced: override.optional(),
        damage: override.optional(),
      })
      .optional(),
  }),
  /** `target` null = a modifier for all targets. */
  addAttackModifier: z.strictObject({
    type: z.literal('addAttackModifier'),
    target: figure.nullable(),
    modifier: attackModifier,
  }),
  removeAttackModifier: z.strictObject({
    type: z.literal('removeAttackModifier'),
    modifier: idOf<ids.ModifierId>(),
  }),
  orderAttackModifiers: z.strictObject({
    type: z.literal('orderAttackModifiers'),
    target: figure,
    order: modifierIds,
  }),
  orderAttackCards: z.strictObject({
    type: z.literal('orderAttackCards'),
    target: figure,
    order: z.array(small).max(40),
  }),
  drawForAttack: z.strictObject({ type: z.literal('drawForAttack'), target: figure }),
  /** The cards the table turned over for this target, in order. */
  enterForAttack: z.strictObject({
    type: z.literal('enterForAttack'),
    target: figure,
    cards: z.array(modifierCard).min(1).max(40),
  }),
  /** Where the better of two cards cannot be told, the players may choose the one that counts. */
  chooseAttackCard: z.strictObject({
    type: z.literal('chooseAttackCard'),
    target: figure,
    card: z.int().min(0).max(1),
  }),
  /** `negateRetaliate` = what an attacking character loses instead of suffering retaliate. */
  applyAttack: z.strictObject({
    type: z.literal('applyAttack'),
    negateRetaliate: z.enum(['oneFromHand', 'twoFromDiscard']).nullable().optional(),
  }),
  cancelAttack: z.strictObject({ type: z.literal('cancelAttack') }),

  // figures
  sufferDamage: z.strictObject({
    type: z.literal('sufferDamage'),
    figure,
    amount: positive,
    /** What a character loses instead; null = the damage is suffered. */
    negate: z.enum(['oneFromHand', 'twoFromDiscard']).nullable(),
  }),
  /** Cards are lost instead of the damage a character suffered last, until the next turn begins. */
  negateDamage: z.strictObject({
    type: z.literal('negateDamage'),
    figure,
    losing: z.enum(['oneFromHand', 'twoFromDiscard']),
  }),
  healFigure: z.strictObject({ type: z.literal('healFigure'), figure, amount }),
  correctHitPoints: z.strictObject({
    type: z.literal('correctHitPoints'),
    figure,
    hitPoints: amount,
  }),
  correctMaxHitPoints: z.strictObject({
    type: z.literal('correctMaxHitPoints'),
    figure,
    maxHitPoints: positive,
  }),
  addCondition: z.strictObject({
    type: z.literal('addCondition'),
    figure,
    condition: z.enum(CONDITIONS),
  }),
  removeCondition: z.strictObject({
    type: z.literal('removeCondition'),
    figure,
    condition: z.enum(CONDITIONS),
  }),
  addBonus: z.strictObject({
    type: z.literal('addBonus'),
    figure,
    kind: z.enum(['shield', 'retaliate']),
    value: z.int().min(1).max(20),
    range: z.int().min(1).max(20),
    lasts: z.enum(['round', 'untilRemoved']),
  }),
  removeBonus: z.strictObject({ type: z.literal('removeBonus'), figure, index: small }),
  addMonster: z.strictObject({
    type: z.literal('addMonster'),
    monster: monsterType,
    rank: z.enum(RANKS),
    /** Null = a free number by chance. */
    standee: z.int().min(1).max(30).nullable(),
    origin: z.enum(ORIGINS),
    side: z.enum(['enemies', 'allies']),
    at: hex.nullable(),
    /** The figure that summons it: on the board it comes beside that one. */
    summoner: figure.nullable().optional(),
  }),
  correctMonster: z.strictObject({
    type: z.literal('correctMonster'),
    figure,
    rank: z.enum(RANKS).optional(),
    standee: z.int().min(1).max(30).optional(),
  }),
  addSummon: z.strictObject({
    type: z.literal('addSummon'),
    owner: figure,
    name,
    colour: z.enum(SUMMON_COLOURS),
    hitPoints: positive,
    attack: small,
    move: small,
    range: small,
    shield: small,
    retaliate: small,
    flying: z.boolean(),
    attackEffects: effects,
    at: hex.nullable(),
  }),
  /** Takes a figure off the table; no money token, no kill. */
  removeFigure: z.strictObject({ type: z.literal('removeFigure'), figure }),
  /** Takes a sleeve without figures off the table. */
  removeSleeve: z.strictObject({ type: z.literal('removeSleeve'), monster: monsterType }),

  // characters
  gainExperience: z.strictObject({ type: z.literal('gainExperience'), figure, amount: positive }),
  correctExperience: z.strictObject({ type: z.literal('correctExperience'), figure, amount }),
  lootTokens: z.strictObject({
    type: z.literal('lootTokens'),
    figure,
    tokens: z.array(token).min(1).max(200),
  }),
  correctMoney: z.strictObject({ type: z.literal('correctMoney'), figure, amount }),
  addMoneyToken: z.strictObject({
    type: z.literal('addMoneyToken'),
    amount: positive,
    at: hex.nullable(),
  }),
  removeToken: z.strictObject({ type: z.literal('removeToken'), token }),
  countCards: z.strictObject({
    type: z.literal('countCards'),
    figure,
    cards: z
      .strictObject({
        hand: small,
        discard: small,
        lost: small,
        active: small,
        /** Left out = as before. */
        chosen: small.optional(),
      })
      .nullable(),
  }),
  /** The long rest itself, at the end of the order: heal 2, one discarded card lost. */
  takeLongRest: z.strictObject({ type: z.literal('takeLongRest'), figure }),
  /** At the end of a round; `again` = 1 damage to have another card lost. */
  takeShortRest: z.strictObject({
    type: z.literal('takeShortRest'),
    figure,
    again: z.boolean(),
    /** What the character loses instead of that damage. */
    negate: z.enum(['oneFromHand', 'twoFromDiscard']).nullable().optional(),
  }),
  exhaust: z.strictObject({ type: z.literal('exhaust'), figure }),

  // board
  ...BOARD_SHAPES,

  // elements
  infuse: z.strictObject({ type: z.literal('infuse'), element: z.enum(ELEMENTS) }),
  /**
   * `monster` = the type that uses it up: its numbers change until the end of the round. `wild` =
   * its card leaves the choice of the element to the players.
   */
  consume: z.strictObject({
    type: z.literal('consume'),
    element: z.enum(ELEMENTS),
    monster: monsterType.nullable().optional(),
    wild: z.boolean().optional(),
  }),
  correctElement: z.strictObject({
    type: z.literal('correctElement'),
    element: z.enum(ELEMENTS),
    state: z.enum(ELEMENT_STATES),
  }),
} as const;

export type CommandType = keyof typeof SHAPES;
export type CommandOf<T extends CommandType> = Readonly<z.output<(typeof SHAPES)[T]>>;
/** Everything that can change a game, told apart by `type`. */
export type Command = { [T in CommandType]: CommandOf<T> }[CommandType];

/** The commands between scenarios. */
export type CampaignCommand = {
  [T in keyof typeof CAMPAIGN_SHAPES]: CommandOf<T>;
}[keyof typeof CAMPAIGN_SHAPES];

/** Reads a command from untrusted input; null when it is none. */
export function readCommand(input: unknown): Command | null {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, 'type')) return null;
  const type = (input as { type: unknown }).type;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return null;
  const read = SHAPES[type as CommandType].safeParse(input);
  return read.success ? (read.data as Command) : null;
}

/** More of a place than this nobody reads. */
const LONGEST_PLACE = 64;

/** Where an input is no command: 'type', or a field of it as in 'targets[0].distance'. */
export function faultOfCommand(input: unknown): string {
  const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : null;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return 'type';
  const read = SHAPES[type as CommandType].safeParse(input);
  const [issue] = read.error?.issues ?? [];
  const path = issue?.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue?.path;
  const place = (path ?? [])
    .map((part) => (typeof part === 'number' ? `[${String(part)}]` : `.${String(part)}`))
    .join('');
  const readable = place.replace(/^\./, '').replaceAll(/[^\w.[\]]/g, '?');
  return readable.slice(0, LONGEST_PLACE) || 'type';
}
