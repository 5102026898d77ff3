import type { Content } from '../content/content';
import { evaluateFormula } from '../content/formula';
import type { AbilityAction, StatBlock } from '../content/types';
import type { Figure, Monster, Scenario, Summon } from '../state';
import type { Effect } from '../vocabulary';
import { actionsOf } from './abilityLines';
import { statsOf } from './stats';

/** The attack of a figure as its cards print it. */
export interface AttackValues {
  readonly base: number;
  readonly ranged: boolean;
  /** Hexes; 1 for melee. */
  readonly range: number;
  /** Conditions, pierce and the like, of the ability and of the stat card. */
  readonly effects: readonly Effect[];
  /** The stat card gives it advantage. */
  readonly hasAdvantage: boolean;
}

type AttackLine = Extract<AbilityAction, { type: 'attack' }>;

/**
 * What a monster's ability and stat card, or a summon's own numbers, make of an attack. Null for
 * characters, and where the cards do not say: no attack on the card of this round, or a number
 * that depends on what happens on the table.
 *
 * @rule MONSTER-1 MONSTER-2 MONSTER-4 SUMMON-3
 */
export function attackValues(
  scenario: Scenario,
  content: Content,
  figure: Figure,
): AttackValues | null {
  if (figure.kind === 'summon') return summonAttack(figure);
  return figure.kind === 'monster' ? monsterAttack(scenario, content, figure) : null;
}

function summonAttack({ attack, range, attackEffects }: Summon): AttackValues {
  return {
    base: attack,
    ranged: range > 1,
    range: Math.max(1, range),
    effects: attackEffects,
    hasAdvantage: false,
  };
}

function monsterAttack(
  scenario: Scenario,
  content: Content,
  monster: Monster,
): AttackValues | null {
  const stats = statsOf(scenario, content, monster);
  const line = actionsOf(scenario, content, monster).find((each) => each.type === 'attack');
  if (!stats || line?.type !== 'attack') return null;
  const base = baseOf(line, stats, scenario.players);
  if (base === null) return null;
  const hexes = rangeOf(line, stats);
  const added = addedEffects(scenario, content, monster);
  return {
    base,
    ranged: hexes > 0,
    range: Math.max(1, hexes),
    effects: [...(stats.attackEffects ?? []), ...(line.effects ?? []), ...added],
    hasAdvantage: stats.advantage === true,
  };
}

/** Letters other than C stand for things on the table that Standee does not know. */
function baseOf({ value }: AttackLine, { attack }: StatBlock, players: number): number | null {
  if (typeof value === 'number') return value;
  if (typeof attack === 'string' && /[A-BD-Z]/.test(attack)) return null;
  const printed = Math.ceil(evaluateFormula(attack, { C: players }));
  return Math.max(0, printed + Number(value));
}

/** Hexes; 0 = melee. A melee attack stays one when its card only changes the range. */
function rangeOf({ range, area }: AttackLine, stats: StatBlock): number {
  if (area?.some(({ role }) => role === 'self')) return 0;
  if (typeof range === 'number') return range;
  if (stats.range === 0 || range === undefined) return stats.range;
  return Math.max(1, stats.range + Number(range));
}

/** Effects that the scenario adds to the attacks of a type. */
function addedEffects(scenario: Scenario, content: Content, { type }: Monster): readonly Effect[] {
  const changes = content.scenario(scenario.scenario)?.statOverrides ?? [];
  return changes
    .filter((each) => each.monster === type)
    .flatMap((each) => each.addAttackEffects ?? []);
}
