/** Changes that a scenario makes to stat cards. */
import type { Content } from '../../../content/content';
import type { ScenarioContent, StatBlock } from '../../../content/types';
import type { MonsterTypeId } from '../../../ids';
import type { Scenario } from '../../../state';

type Override = NonNullable<ScenarioContent['statOverrides']>[number];

/** A change to a stat card, and how many times it applies. */
export interface CountedOverride {
  readonly override: Override;
  /** Number of times the change applies; at least 1. */
  readonly times: number;
}

/** The part of a scenario on which the changes depend. A scenario in preparation has it, too. */
export type TableOfOverrides = Pick<Scenario, 'scenario' | 'players' | 'figures' | 'rooms'>;

/** The current changes to a monster type. */
export function overridesOf(
  scenario: TableOfOverrides,
  content: Content,
  type: MonsterTypeId,
): readonly CountedOverride[] {
  const printed = content.scenario(scenario.scenario);
  if (!printed?.statOverrides) return [];
  return printed.statOverrides.flatMap((override): readonly CountedOverride[] => {
    const { monster, monsterNameContains: part, perUndestroyed: name } = override;
    const isMeant = monster === type || (part !== undefined && type.split('-').includes(part));
    if (!isMeant) return [];
    const times = name === undefined ? 1 : countUndestroyed(scenario, printed, name);
    return times === 0 ? [] : [{ override, times }];
  });
}

/**
 * Number of objectives with a name that are not destroyed, both on the board and in closed rooms.
 */
export function countUndestroyed(
  scenario: TableOfOverrides,
  printed: ScenarioContent,
  name: string,
): number {
  const indexes = new Set(
    (printed.objectives ?? []).filter((each) => each.name === name).map((each) => each.index),
  );
  const inPlay = scenario.figures.filter(
    (each) => each.kind === 'objective' && indexes.has(each.listed ?? 0),
  ).length;
  const closed = printed.rooms.filter(({ room }) =>
    scenario.rooms.some((each) => each.room === room && !each.revealed),
  );
  const waiting = closed
    .flatMap((room) => room.objectives ?? [])
    .filter(
      ({ objective, minCharacters }) =>
        indexes.has(objective) && scenario.players >= (minCharacters ?? 0),
    ).length;
  return inPlay + waiting;
}

/**
 * The stat card with the scenario's changes, except those of hit points, which are applied
 * elsewhere.
 */
export function withOverrides(stats: StatBlock, changes: readonly CountedOverride[]): StatBlock {
  return changes.reduce((changed, { override, times }) => {
    const { attack, move, range, addAttackEffects, rangedOnlyRange } = override;
    const isRanged = changed.range > 0;
    return {
      ...changed,
      attack: addTimes(changed.attack, attack, times, override.round),
      move: addTimes(changed.move, move, times, override.round),
      range:
        rangedOnlyRange && !isRanged
          ? changed.range
          : addTimes(changed.range, range, times, override.round),
      ...(addAttackEffects
        ? { attackEffects: [...new Set([...(changed.attackEffects ?? []), ...addAttackEffects])] }
        : {}),
    };
  }, stats);
}

/** Adds a change such as '+1/2' (half per count). Formulas and missing values stay unchanged. */
function addTimes<T>(
  printed: T,
  change: string | undefined,
  times: number,
  round: 'up' | 'down' | undefined,
): T | number {
  if (typeof printed !== 'number' || change === undefined) return printed;
  const [, sign = '+', whole = '0', part] = /^([+-])([0-9]+)(?:[/]([0-9]+))?$/.exec(change) ?? [];
  const by = (Number(whole) * times) / Number(part ?? 1);
  const rounded = round === 'up' ? Math.ceil(by) : Math.floor(by);
  return Math.max(0, printed + (sign === '-' ? -rounded : rounded));
}
