/** Words of the special rules of a scenario. */
import type { RuleEffect, RuleFigures } from '#shared/content/types';
import { BOOK_NOTES } from './bookNotes';
import { counted, listOf, oneOf } from '../names/grammar';
import { conditionName, ELEMENT_NAMES } from '../names/names';
import type { Names } from '../../helpers/names';
import { formulaText, signed } from '../../helpers/phrases';

type EffectOf<T> = Extract<RuleEffect, { readonly type: T }>;

type EffectWords = {
  readonly [T in RuleEffect['type']]: (effect: EffectOf<T>, names: Names, whose: string) => string;
};

const SIDES = {
  characters: 'each character',
  charactersAndSummons: 'each character and summon',
  monsters: 'each monster',
  everyone: 'each figure',
};

/** 'each character and summon with Poison in room 2'. */
export function figuresText(figures: RuleFigures, names: Names): string {
  const { side, monsters, objective, has, lacks, hurt, room, near, withoutGoal } = figures;
  const who = monsters
    ? listOf(monsters.map((monster) => names.monster(monster)))
    : (objective ?? SIDES[side ?? 'everyone']);
  return [
    who,
    ...(has === undefined ? [] : [`with ${conditionName(has)}`]),
    ...(lacks === undefined ? [] : [`without ${conditionName(lacks)}`]),
    ...(hurt ? ['that has lost hit points'] : []),
    ...(room === undefined ? [] : [`in room ${room}`]),
    ...(near
      ? [`within range ${near.range} of ${near.objective ?? 'the marked hexes (see the book)'}`]
      : []),
    ...(withoutGoal ? ['that has not looted a goal treasure'] : []),
  ].join(' ');
}

const per = ({ per: each }: Pick<EffectOf<'shield'>, 'per'>, names: Names): string => {
  if (!each) return '';
  if (each.objective !== undefined) return ` for each ${each.objective} on the map`;
  if (each.saved !== undefined) return ` for each ${each.saved} that was saved`;
  if (each.monster !== undefined) return ` for each ${names.monster(each.monster)} on the map`;
  return each.killed === undefined
    ? ''
    : ` for each token left (${each.from ?? 0}, less 1 for each ${names.monster(each.killed)} that died)`;
};

/** The effects of rules. `whose` = the figure whose turn it is. */
export const EFFECTS: EffectWords = {
  note: ({ note }) => BOOK_NOTES[note],
  text: ({ text }) => text,
  damage: ({ amount, to }, names, whose) =>
    `${to ? figuresText(to, names) : whose} suffers ${formulaText(amount)} damage.`,
  heal: (effect, names, whose) =>
    `${effect.to ? figuresText(effect.to, names) : whose}: Heal ${formulaText(effect.amount)}${per(effect, names)}.`,
  condition: ({ condition, to }, names, whose) =>
    `${to ? figuresText(to, names) : whose} gains ${conditionName(condition)}.`,
  attackBonus: (effect, names) =>
    `${figuresText(effect.to, names)}: ${signed(effect.value)} attack${per(effect, names)}.`,
  advantage: ({ to }, names) => `${figuresText(to, names)}: advantage on all attacks.`,
  disadvantage: ({ to }, names) => `${figuresText(to, names)}: disadvantage on all attacks.`,
  shield: (effect, names) =>
    `${figuresText(effect.to, names)}: shield ${signed(effect.value)}${per(effect, names)}.`,
  cannotAct: ({ figures }, names) =>
    `${figuresText(figures, names)} has no ability card and no turn.`,
  cannotSufferDamage: ({ figures }, names) =>
    `${figuresText(figures, names)} cannot suffer damage.`,
  unaffected: ({ figures, mayBePassed }, names) =>
    [
      `${figuresText(figures, names)} cannot be affected in any way: no damage, no condition, no forced movement.`,
      ...(mayBePassed ? ['Figures may move through them but not end there.'] : []),
    ].join(' '),
  sleep: ({ figures }, names) =>
    `${figuresText(figures, names)} sleeps and has no turn until it wakes.`,
  cannotEnter: ({ figures, door }, names) =>
    `${figuresText(figures, names)} never enters or passes through door ${door}.`,
  goalOnlyByLootAction: () =>
    'Goal treasure tiles are looted by Loot actions only, not at the end of a turn.',
  discardCards: ({ count }) => `Each character discards ${counted(count, 'card')} from the hand.`,
  focusFirst: ({ figures, objective }, names) =>
    `${figuresText(figures, names)} focuses on ${objective} first if it can attack it this turn.`,
  elements: ({ elements }) =>
    `${listOf(Object.entries(elements).map(([element, state]) => `${ELEMENT_NAMES[element as keyof typeof ELEMENT_NAMES]} becomes ${state}`))}.`,
  place: ({ monster }, names) => `${names.monster(monster)} enters the map.`,
  destroy: ({ objective }) => `${objective} is destroyed.`,
  layOverlay: ({ kind, hexes }) =>
    hexes.length === 1
      ? `Place a tile on the map: ${OVERLAYS[kind]}.`
      : `Place ${hexes.length} tiles on the map: ${OVERLAYS[kind]}.`,
};

const OVERLAYS = {
  trap: 'trap',
  obstacle: 'obstacle',
  difficultTerrain: 'difficult terrain',
  hazardousTerrain: 'hazardous terrain',
};

/** When a rule applies, as the beginning of its line. */
export const RULE_TIMES = {
  setup: 'Before the first round',
  roundStart: (rounds: string) => `At the start of ${rounds}`,
  roundEnd: (rounds: string) => `At the end of ${rounds}`,
  reveal: (rooms: readonly number[]) => `When room ${oneOf(rooms.map(String))} is revealed`,
  becomes: 'Once',
  turnStart: (who: string) => `At the start of the turn of ${who}`,
  turnEnd: (who: string) => `At the end of the turn of ${who}`,
  death: (who: string) => `When ${who} dies or is destroyed`,
  special: (number: number) => `with special ${number}`,
  always: (rounds: string) => `In ${rounds}`,
};

export const RULE_LINES = {
  line: (when: readonly string[], effects: readonly string[]) =>
    when.length === 0 ? effects.join(' ') : `${when.join(', ')}: ${effects.join(' ')}`,
  doubtful: 'Sources differ. Check your scenario book.',
  until: (conditions: readonly string[]) =>
    `until ${listOf(conditions.map((each) => each.replace(/^once /, '')))}`,
  hasEnded: (rule: string) => `Over now: ${rule}`,
  someone: 'The figure',
};

/** The requests of the scenario book to the players. */
export const DUE = {
  title: 'From the scenario book',
  done: 'Done',
  doneLong: (what: string) => `Done: ${what}`,
  apply: 'Apply',
  endRule: 'End this rule',
  ofRound: (round: number, what: string) => `Round ${round}: ${what}`,
  isLost: 'The scenario is lost',
  lostIf: (when: string) => `Is the scenario lost? ${when}`,
  wonIf: (when: string) => `Is the scenario won? ${when}`,
  mayOpen: (rooms: readonly number[], when: string) =>
    `Room ${listOf(rooms.map(String))} opens under this condition: ${when}`,
};

/** The conditions that open a locked door. */
export const LOCKS = {
  fromRound: (round: number) => `from round ${round} on`,
  fallen: (monster: string) => `once ${monster} has died`,
  destroyed: (objective: string) => `once ${objective} is destroyed`,
  held: 'while a character is on its pressure plate',
  byBook: 'when the scenario book says so',
  openAnyway: (room: number) => `Open room ${room} anyway`,
  openDoorAnyway: (wants: string) => `Open anyway (scenario book: ${wants})`,
  /** Shown beside the button that opens the door anyway. */
  isLocked: (wants: string) => `Locked: opens ${wants}.`,
};
