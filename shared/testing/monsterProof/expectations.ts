/**
 * Derives the expected results of a monster's card in the set-up of `setUp.ts` from its printed
 * lines and its stat card. Imports neither rules nor commands.
 */
import type { AbilityAction, MonsterType, StatBlock } from '../../content/types';
import type { Hex } from '../../state';
import type { AbilityResults } from '../cardProof/results';
import { ExpectedTurn } from './expectedTurn';
import type { TurnLetter } from './setUp';

export interface PrintedTurn {
  readonly type: MonsterType;
  readonly level: number;
  readonly actions: readonly AbilityAction[];
  /** Hexes before the turn, and after it. */
  readonly places: readonly [TurnPlaces, TurnPlaces];
}

export type TurnPlaces = Readonly<Record<TurnLetter, Hex | null>>;

type Line<T extends AbilityAction['type']> = Extract<AbilityAction, { type: T }>;
/** Chooses one of a number of options. */
type Choose = (count: number) => number;

interface Turn extends PrintedTurn {
  readonly stats: StatBlock;
  readonly tally: ExpectedTurn;
  readonly choose: Choose;
  hasMoved: boolean;
  hasPushed: boolean;
}

/** Every result among which the rules let players choose; null = a number that only they know. */
export function expectedOf(printed: PrintedTurn): readonly AbilityResults[] | null {
  const levels = printed.type.levels[printed.level];
  const stats = levels && ('boss' in levels ? levels.boss : levels.normal);
  if (!stats) throw new Error(`${printed.type.id} has no numbers.`);
  const actions = printed.actions.flatMap((action) => specialOf(action, stats) ?? action);
  const isOpen = actions.some(({ type }) => type === 'bossSpecial');
  if (isOpen || attackOf(stats) === null) return null;
  const results: AbilityResults[] = [];
  const waiting: (readonly number[])[] = [[]];
  for (let taken = waiting.pop(); taken; taken = waiting.pop()) {
    const choices = [...taken];
    let place = 0;
    const choose = (count: number): number => {
      for (let other = 1; place >= choices.length && other < count; other += 1)
        waiting.push([...choices, other]);
      if (place >= choices.length) choices.push(0);
      return choices[place++] ?? 0;
    };
    const tally = new ExpectedTurn();
    const turn = { ...printed, stats, tally, choose, hasMoved: false, hasPushed: false };
    for (const action of actions) perform(action, turn);
    results.push(tally.came());
  }
  return results;
}

function specialOf(action: AbilityAction, stats: StatBlock): readonly AbilityAction[] | null {
  if (action.type !== 'special') return null;
  return (action.number === 1 ? stats.special1 : stats.special2) ?? [];
}

/**
 * The attack value for two characters; null if it contains other letters, which are known only
 * during play.
 */
function attackOf({ attack }: StatBlock): number | null {
  if (typeof attack === 'number') return attack;
  const found = /^C\+(\d)$/.exec(String(attack));
  return found ? 2 + Number(found[1]) : null;
}

function perform(action: AbilityAction, turn: Turn): void {
  const { tally } = turn;
  switch (action.type) {
    case 'attack':
      attack(action, turn);
      break;
    case 'move':
      turn.hasMoved = true;
      break;
    case 'push':
    case 'pull':
      for (const { element } of action.boosts ?? []) tally.consume(element);
      turn.hasPushed = true;
      break;
    case 'damage':
      for (const each of whom(action.affects ?? '', turn)) tally.hurt(each, action.value);
      break;
    case 'heal':
      heal(action, turn);
      break;
    case 'condition':
      for (const each of whom(action.affects ?? '', turn)) tally.affect(each, action.effects);
      turn.hasPushed ||= action.effects.some((each) => /^(push|pull) /.test(each));
      break;
    case 'shield':
    case 'retaliate':
      bonus(action, turn);
      break;
    case 'consume':
      tally.consume(action.element);
      if (action.infuse) tally.infuse(action.infuse);
      for (const inner of action.actions ?? []) perform(inner, turn);
      break;
    case 'infuse':
      tally.infuse(action.element);
      break;
    case 'trap':
      tally.laid.push(`trap ${String(action.damage)}`);
      break;
    case 'summon':
      summon(action, turn);
      break;
    case 'loot':
      if (isBeside(turn.places[0].M, hexOf('M', turn))) tally.isLooted = true;
      break;
    default:
  }
}

function attack(line: Line<'attack'>, turn: Turn): void {
  const { stats, tally } = turn;
  const { boosts = [] } = line;
  for (const { element } of boosts) tally.consume(element);
  const more = boosts.reduce((sum, { value }) => sum + Number(value ?? 0), 0);
  const own = [...(stats.attackEffects ?? []), ...(line.effects ?? [])];
  const effects = [...own, ...boosts.flatMap((boost) => boost.effects ?? [])];
  const base = (attackOf(stats) ?? 0) + Number(line.value) + more;
  const targets = attacked(line, effects, turn);
  const before = targets.filter((each) => tally.isPoisoned(each));
  for (const target of targets) {
    const isFlanked = isBeside(hexOf(target, turn), hexOf('G', turn));
    const raised = line.bonus && isFlanked ? Number(line.bonus.value) : 0;
    tally.hurt(target, base + raised + (before.includes(target) ? 1 : 0));
    tally.affect(target, effects);
    for (const { perTargetDamaged = [] } of boosts)
      for (const inner of perTargetDamaged) perform(inner as AbilityAction, turn);
  }
}

/** The targets. The focus is the nearest character, C before D; an area can cover both. */
function attacked(
  line: Line<'attack'>,
  effects: readonly string[],
  turn: Turn,
): readonly TurnLetter[] {
  const { boosts = [], singleFocus } = line;
  const affects = boosts.find((boost) => boost.affects)?.affects ?? line.affects;
  if (affects) return whom(affects, turn);
  const area = boosts.find((boost) => boost.area)?.area ?? line.area;
  const reach = reachOf(line, turn);
  const near = (each: TurnLetter) => distance(hexOf(each, turn), hexOf('M', turn));
  const inReach = (['C', 'D'] as const).filter((each) => turn.hasMoved || near(each) <= reach);
  const [focus, other] = inReach.toSorted((a, b) => near(a) - near(b));
  if (!focus) return [];
  const both = other ? [focus, other] : [focus];
  if (area) {
    // An area with several grey hexes would overlap the characters.
    const isLarge = area.filter(({ role }) => role === 'self').length > 1;
    return [both, [focus], []][turn.choose(isLarge ? 3 : 2)] ?? [];
  }
  const printed = effects.flatMap((effect) => /^target (\d)$/.exec(effect)?.[1] ?? []).map(Number);
  const raised = boosts.flatMap(({ target }) => target ?? []);
  const most = Math.max(1, ...printed, ...raised, line.target ?? 1);
  if (singleFocus) return Array.from({ length: most }, () => focus);
  return both.slice(0, most);
}

/** The range; by default that of the stat card. */
function reachOf({ range, boosts = [] }: Line<'attack'>, { stats }: Turn): number {
  const more = boosts.reduce((sum, boost) => sum + Number(boost.range ?? 0), 0);
  const own = typeof range === 'number' ? range : stats.range + Number(range ?? 0);
  return Math.max(1, own + more);
}

/** The hex of a figure. Only the monster moves, and only characters are pushed. */
function hexOf(letter: TurnLetter, { places: [before, after], ...turn }: Turn): Hex | null {
  const isAfter = letter === 'M' ? turn.hasMoved : turn.hasPushed;
  return (isAfter ? after : before)[letter];
}

/** A heal. Without a keyword it affects one figure of the monster's side. */
function heal(line: Line<'heal'>, turn: Turn): void {
  const { tally, choose } = turn;
  const { boosts = [] } = line;
  for (const { element } of boosts) tally.consume(element);
  const value = boosts.reduce((sum, boost) => sum + Number(boost.value ?? 0), line.value);
  const affects = boosts.find((boost) => boost.affects)?.affects ?? line.affects;
  const isSeveral = boosts.some(({ target = 1 }) => target > 1);
  const one: readonly TurnLetter[] = choose(affects || isSeveral ? 1 : 2) === 0 ? ['G'] : ['M'];
  const healed = affects ? whom(affects, turn) : isSeveral ? (['M', 'G'] as const) : one;
  for (const each of healed) tally.hurt(each, -value);
}

function bonus(line: Line<'shield' | 'retaliate'>, turn: Turn): void {
  const boosts = 'boosts' in line ? (line.boosts ?? []) : [];
  for (const { element } of boosts) turn.tally.consume(element);
  const value = boosts.reduce((now, boost) => Number(boost.value ?? now), line.value);
  const range = line.type === 'retaliate' ? ` range ${String(line.range ?? 1)}` : '';
  for (const each of whom(line.affects ?? 'self', turn))
    turn.tally.bonus(each, `${line.type} ${String(value)}${range}`);
}

/** Summons for two characters. */
function summon(line: Line<'summon'>, { tally }: Turn): void {
  const { monster, count = 1 } = line;
  const rank = line.ranks ? line.ranks[0] : line.rank;
  if (!monster || !rank) return;
  for (let one = 0; one < Number(count); one += 1) tally.summons.push(`${monster} ${rank}`);
}

function whom(affects: string, turn: Turn): readonly TurnLetter[] {
  const near = (letters: readonly TurnLetter[], from: TurnLetter = 'M') =>
    letters.filter((each) => isBeside(hexOf(each, turn), hexOf(from, turn)));
  switch (affects) {
    case 'self':
      return ['M'];
    case 'adjacentEnemies':
      return near(['C', 'D']);
    case 'oneAdjacentEnemy':
      return [turn.choose(2) === 0 ? 'C' : 'D'];
    case 'adjacentAllies':
      return near(['G']);
    case 'adjacentEnemiesAndAllies':
      return near(['C', 'D', 'G']);
    case 'enemiesAndAlliesAdjacentToTarget':
      return near(['D', 'G'], 'C');
    case 'enemiesInRange':
    case 'allEnemies':
      return ['C', 'D'];
    case 'alliesInRange':
    case 'allAllies':
      return ['G'];
    case 'selfAndAlliesInRange':
    case 'selfAndAllAllies':
      return ['M', 'G'];
    default:
      throw new Error(`Nobody is ${affects}.`);
  }
}

function isBeside(one: Hex | null, other: Hex | null): boolean {
  return distance(one, other) <= 1;
}

function distance(one: Hex | null, other: Hex | null): number {
  if (!one || !other) return Infinity;
  const [q, r] = [one.q - other.q, one.r - other.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
