/** Abilities of an ability card combined with the numbers of the stat card. */
import { evaluateFormula, type Variables } from '../../content/notation/formula';
import type { AbilityAction, StatBlock } from '../../content/types';
import type { Condition, Effect, Element } from '../../vocabulary';
import { isSameEffect, pierceOf, readEffects } from '../../content/notation/effects';
import { hindrance } from '../figures/conditions/conditions';
import type {
  Boost,
  FinalSimple,
  FinalMove,
  FinalAttack,
  FinalAction,
  AbilityOf,
  SleeveContext,
  Simple,
} from './finalActions';

/**
 * The abilities of an ability card combined with the stat card, as a sleeve shows them. Specials of
 * a boss replace the line that names them, and effects of a consumed element follow its line.
 *
 * @rule MONSTER-1 MONSTER-2 MONSTER-4 ELEMENT-3 IMMOBILIZE-1 DISARM-1 STUN-1
 */
export function finalActions(
  stats: StatBlock,
  lines: readonly AbilityAction[],
  context: SleeveContext,
  within: readonly number[] = [],
): readonly FinalAction[] {
  return lines.flatMap((line, index) => finalLines(stats, line, context, [...within, index]));
}

function finalLines(
  stats: StatBlock,
  line: AbilityAction,
  context: SleeveContext,
  place: readonly number[],
): readonly FinalAction[] {
  const further = (actions: readonly AbilityAction[] = []) =>
    finalActions(stats, actions, context, place);
  const about = (waits: readonly (Element | 'wild')[] = []) => ({
    place,
    waits,
    hinderedBy: hindranceTo(line, context),
  });
  switch (line.type) {
    case 'special':
      return further(line.number === 1 ? stats.special1 : stats.special2);
    case 'consume': {
      const used = context.consumed.includes(line.element);
      const own = { ...line, used, ...about(used ? [] : [line.element]) };
      return used ? [own, ...further(line.actions)] : [own];
    }
    case 'move':
      return [{ ...finalMove(stats, line), ...about() }];
    case 'attack':
      return [{ ...finalAttack(stats, line, context), ...about(open(line, context)) }];
    case 'heal':
    case 'shield':
    case 'retaliate':
    case 'push':
    case 'pull':
    case 'damage':
      return [{ ...finalSimple(line, context), ...about(open(line, context)) }];
    case 'condition': {
      const { range } = line;
      const change = range === undefined ? {} : { range: combineValues(stats.range, range) };
      return [{ ...line, ...change, effects: readEffects(line.effects), ...about() }];
    }
    default:
      return [{ ...line, ...about() }];
  }
}

function hindranceTo({ type }: AbilityAction, { conditions }: SleeveContext): Condition | null {
  return hindrance(type === 'move' || type === 'attack' ? type : 'act', conditions);
}

interface Boosted {
  readonly boosts?: readonly Boost[] | undefined;
}

function open({ boosts = [] }: Boosted, { consumed }: SleeveContext) {
  return boosts.map(({ element }) => element).filter((element) => !consumed.includes(element));
}

function boostsUsed({ boosts = [] }: Boosted, { consumed }: SleeveContext): readonly Boost[] {
  return boosts.filter(({ element }) => consumed.includes(element));
}

type Value = number | `+${number}` | `-${number}`;

/**
 * Combines the numbers of both cards: a plain number replaces the one on the stat card, '+1' is
 * added to it. Never below 0.
 */
function combineValues(printed: number, value: Value | undefined): number {
  if (value === undefined) return printed;
  return Math.max(0, typeof value === 'number' ? value : printed + Number(value));
}

function finalMove(stats: StatBlock, { value, jump, toward }: AbilityOf<'move'>): FinalMove {
  const isUnknown = stats.move === null && typeof value !== 'number';
  return {
    type: 'move',
    value: isUnknown ? null : combineValues(stats.move ?? 0, value),
    jump: jump === true,
    flying: stats.flying === true,
    toward: toward ?? null,
  };
}

function finalAttack(
  stats: StatBlock,
  line: AbilityOf<'attack'>,
  context: SleeveContext,
): FinalAttack {
  const boosts = boostsUsed(line, context);
  const area = boosts.reduce((now, { area: other }) => other ?? now, line.area) ?? null;
  const affects = boosts.reduce((now, { affects: other }) => other ?? now, line.affects) ?? null;
  const effects = [
    ...readEffects(stats.attackEffects),
    ...readEffects(line.effects),
    ...boosts.flatMap((boost) => readEffects(boost.effects)),
  ];
  const number = attackNumber(stats, line, boosts, context);
  const isOnce = (effect: Effect, index: number) =>
    effect.kind !== 'condition' ||
    effects.findIndex((each) => isSameEffect(each, effect)) === index;
  return {
    type: 'attack',
    ...number,
    ...finalRange(stats, { range: line.range, area, affects }, boosts),
    targets: targetsOf(line, boosts, effects),
    pierce: pierceOf(effects),
    effects: effects.filter(isOnce).filter(({ kind }) => kind !== 'pierce' && kind !== 'target'),
    advantage: stats.advantage === true,
    affects,
    area,
    singleFocus: line.singleFocus === true,
    bonus: line.bonus ?? null,
    perTargetDamaged: boosts.flatMap((boost) => boost.perTargetDamaged ?? []),
  };
}

/** The ability card's number of targets replaces the stat card's. */
function targetsOf(
  line: AbilityOf<'attack'>,
  boosts: readonly Boost[],
  effects: readonly Effect[],
): number {
  return boosts.reduce((now, { target }) => target ?? now, line.target ?? printedTargets(effects));
}

export function printedTargets(effects: readonly Effect[]): number {
  return effects.find((effect) => effect.kind === 'target')?.targets ?? 1;
}

function attackNumber(
  stats: StatBlock,
  line: AbilityOf<'attack'>,
  boosts: readonly Boost[],
  { characters, variables = {} }: SleeveContext,
): Pick<FinalAttack, 'value' | 'formula'> {
  const values = [line.value, ...boosts.flatMap(({ value }) => value ?? [])];
  const absolute = values.findLastIndex((value) => typeof value === 'number');
  const added = values.slice(absolute + 1).reduce<number>((sum, value) => sum + Number(value), 0);
  const printed = absolute >= 0 ? Number(values[absolute]) : stats.attack;
  const base = valueWith(printed, { ...variables, C: characters });
  if (base !== null) return { value: Math.max(0, base + added), formula: null };
  const sign = added < 0 ? '-' : '+';
  return {
    value: null,
    formula: added === 0 ? String(printed) : `${printed}${sign}${String(Math.abs(added))}`,
  };
}

/** The value of a formula; null if one of its letters is unknown. */
export function valueWith(printed: number | string, variables: Variables): number | null {
  if (typeof printed === 'number') return printed;
  const letters = printed.match(/[A-Z]/g) ?? [];
  if (letters.some((letter) => variables[letter] === undefined)) return null;
  return Math.ceil(evaluateFormula(printed, variables));
}

/**
 * A melee attack stays melee if its card only changes the range. An area with the attacker's hex
 * and attacks on adjacent figures are melee for every monster.
 *
 * @rule MONSTER-2 MONSTER-4
 */
function finalRange(
  stats: StatBlock,
  { range, area, affects }: Pick<FinalAttack, 'area' | 'affects'> & { range: Value | undefined },
  boosts: readonly Boost[],
): Pick<FinalAttack, 'ranged' | 'range'> {
  const isMelee =
    area?.some(({ role }) => role === 'self') === true || /djacent/.test(affects ?? '');
  const all = [range, ...boosts.map((boost) => boost.range)];
  const hexes = all.reduce<number>((now, each) => {
    if (typeof each === 'number') return each;
    return now === 0 ? 0 : Math.max(1, combineValues(now, each));
  }, stats.range);
  if (isMelee || hexes === 0) return { ranged: false, range: 1 };
  return { ranged: true, range: hexes };
}

function finalSimple(line: AbilityOf<Simple>, context: SleeveContext): FinalSimple {
  const boosts = boostsUsed(line, context);
  const range = [line.range, ...boosts.map((boost) => boost.range)].reduce<number | null>(
    (now, each) => (each === undefined ? now : combineValues(now ?? 0, each)),
    null,
  );
  return {
    type: line.type,
    value: boosts.reduce<number>((now, boost) => combineValues(now, boost.value), line.value),
    range,
    affects: boosts.reduce((now, { affects }) => affects ?? now, line.affects) ?? null,
    targets: boosts.reduce((now, { target }) => target ?? now, 1),
  };
}

/** Elements that the card would consume; a monster consumes whenever it can. @rule ELEMENT-3 */
export function wantedElements(
  stats: StatBlock,
  lines: readonly AbilityAction[],
): readonly (Element | 'wild')[] {
  const wanted = lines.flatMap((line): readonly (Element | 'wild')[] => {
    if (line.type === 'special') {
      return wantedElements(stats, (line.number === 1 ? stats.special1 : stats.special2) ?? []);
    }
    if (line.type === 'consume') return [line.element];
    return 'boosts' in line ? (line.boosts ?? []).map(({ element }) => element) : [];
  });
  return [...new Set(wanted)];
}
