/** Figures that a scenario spawns in a round, behind a door or after a change. */
import type { Content } from '../../../content/content';
import { isInRounds, rankFor, type PlacedMonster } from '../../../content/rooms';
import type { BookCondition, ScenarioContent, SpawnContent } from '../../../content/types';
import type { FigureId } from '../../../ids';
import type { Random } from '../../../random';
import type { Refusal } from '../../../refusals';
import { nearestEmptyHexes } from '../../../map/emptyHexes';
import { andThen, unchanged, type Outcome } from '../../../result';
import type { Hex, Scenario } from '../../../state';
import { occupiedHexes } from '../../board/emptyHexes';
import { boardInPlay } from '../../board/inPlay';
import { rankReminders } from '../disputedRanks';
import { allHold, conditionHolds } from '../../figures/bookConditions/bookConditions';
import { areRevealed } from '../../figures/bookConditions/openRooms';
import { placeSpawned } from '../../monsters/placement';
import { withDue } from '../pendingInstructions';

/** A point in time at which the scenario book triggers events. */
export type BookMoment =
  | { readonly kind: 'round'; readonly timing: 'start' | 'end' }
  | { readonly kind: 'reveal'; readonly room: number }
  /** After any change, for spawns that depend on conditions. */
  | { readonly kind: 'change' };

/**
 * Tells if a spawn arrives at a moment: yes, no, or `ask` if only the players know a condition.
 *
 * @rule SPAWN-1
 */
export function isDue(
  scenario: Scenario,
  printed: ScenarioContent,
  index: number,
  moment: BookMoment,
): 'yes' | 'no' | 'ask' {
  const spawn = printed.spawns?.[index];
  if (!spawn || !isItsMoment(scenario, spawn, moment)) return 'no';
  const isOnce = spawn.once === true || (spawn.rounds === undefined && moment.kind === 'change');
  if (isOnce && scenario.spawned.includes(index)) return 'no';
  if (!areRevealed(scenario, spawn.afterReveal)) return 'no';
  const holds = allHold(scenario, printed, spawn.when);
  if (holds === false || figuresOf(spawn, scenario).length === 0) return 'no';
  return holds === null ? 'ask' : 'yes';
}

/**
 * True if any figure of a spawn can still arrive. Conditions that only the players know are assumed
 * possible.
 *
 * @rule SPAWN-1
 */
export function mayStillCome(scenario: Scenario, printed: ScenarioContent, index: number): boolean {
  const spawn = printed.spawns?.[index];
  if (!spawn || figuresOf(spawn, scenario).length === 0) return false;
  const { rounds, onReveal, when = [], once } = spawn;
  const hasArrived = scenario.spawned.includes(index);
  if (hasArrived && (once || rounds === undefined)) return false;
  if (areGone(scenario, printed, when)) return false;
  if (rounds !== undefined && 'in' in rounds) return Math.max(...rounds.in) >= scenario.round;
  const waits = rounds !== undefined || !areRevealed(scenario, onReveal);
  return waits || allHold(scenario, printed, when) !== true;
}

/** True if a condition needs an objective that was destroyed, which never returns. */
function areGone(
  scenario: Scenario,
  printed: ScenarioContent,
  conditions: readonly BookCondition[],
): boolean {
  return conditions.some(
    (each) =>
      each.state === 'present' &&
      each.objective !== undefined &&
      scenario.rooms.every(({ revealed }) => revealed) &&
      conditionHolds(scenario, printed, each) === false,
  );
}

function isItsMoment(scenario: Scenario, spawn: SpawnContent, moment: BookMoment): boolean {
  if (moment.kind === 'reveal') return spawn.onReveal?.includes(moment.room) === true;
  if (moment.kind === 'change') {
    return !spawn.each && spawn.rounds === undefined && spawn.onReveal === undefined;
  }
  if (spawn.rounds === undefined || (spawn.timing ?? 'end') !== moment.timing) return false;
  return isInRounds(spawn.rounds, scenario.round);
}

/**
 * The figures of a spawn for the number of characters. `times` = number of matching objectives.
 *
 * @rule SPAWN-1
 */
export function figuresOf(
  spawn: SpawnContent,
  { players }: Pick<Scenario, 'players'>,
  times = 1,
): readonly PlacedMonster[] {
  return spawn.monsters.flatMap(({ id, ranks, count, marker, levelBonus }) => {
    const rank = rankFor(ranks, players);
    if (!rank) return [];
    const many = count === 'perMatchingObjective' ? times : count;
    return Array.from({ length: many }, (): PlacedMonster => ({
      monster: id,
      rank,
      at: null,
      levelBonus: levelBonus ?? 0,
      marker: marker ?? null,
      hitPoints: null,
    }));
  });
}

/**
 * Places the figures of a spawn, on the hex nearest to `near` if it is known. Otherwise they arrive
 * with a letter and without a hex (see `arrivingFigures.ts`).
 *
 * @rule SPAWN-1 SUMMON-7
 */
export function spawnNow(
  scenario: Scenario,
  content: Content,
  printed: ScenarioContent,
  {
    index,
    times = 1,
    near = null,
  }: { readonly index: number; readonly times?: number; readonly near?: Hex | null },
  random: Random,
): Outcome<Scenario> {
  const spawn = printed.spawns?.[index];
  if (!spawn) return unchanged(scenario);
  const board = scenario.board?.inUse ? boardInPlay(scenario, content) : null;
  const at = near && board && (nearestEmptyHexes(board, near, occupiedHexes(scenario))[0] ?? null);
  const figures = figuresOf(spawn, scenario, times).map((each) => ({ ...each, at }));
  const before = new Set(scenario.figures.map((figure) => figure.id));
  const placed = placeSpawned(scenario, content, { printed, figures }, random);
  const spawned = placed.next.figures.map((figure) => figure.id).filter((id) => !before.has(id));
  return {
    next: withSpawned(placed.next, index),
    events: [
      ...placed.events,
      spawnedEvent(spawned, markersOf(figures)),
      ...rankReminders(spawn.monsters),
    ],
  };
}

function markersOf(figures: readonly PlacedMonster[]): readonly string[] {
  return [...new Set(figures.flatMap(({ marker }) => marker ?? []))];
}

function spawnedEvent(figures: readonly FigureId[], markers: readonly string[]) {
  return { type: 'spawned', figures, markers, rule: 'SPAWN-1' } as const;
}

function withSpawned(scenario: Scenario, index: number): Scenario {
  if (scenario.spawned.includes(index)) return scenario;
  return { ...scenario, spawned: [...scenario.spawned, index] };
}

/**
 * Places all spawns of a moment. Spawns that depend on players are only announced.
 *
 * @rule SPAWN-1
 */
export function spawnsAt(
  scenario: Scenario,
  content: Content,
  printed: ScenarioContent,
  moment: BookMoment,
  random: Random,
): Outcome<Scenario> {
  const all = (printed.spawns ?? []).map((_, index) => index);
  return all.reduce((outcome, index) => {
    const due = isDue(outcome.next, printed, index, moment);
    if (due === 'no') return outcome;
    if (due === 'yes') {
      return andThen(outcome, (next) => spawnNow(next, content, printed, { index }, random));
    }
    return {
      next: withDue(outcome.next, { of: 'spawns', at: index, figure: null }),
      events: [...outcome.events, { type: 'bookSpawnSaid', spawn: index + 1, rule: 'SPAWN-1' }],
    };
  }, unchanged(scenario));
}

/**
 * Refuses a spawn index that the scenario does not have, and a spawn without figures for this
 * number of characters.
 *
 * @rule SPAWN-1
 */
export function whyNotSpawn(scenario: Scenario, content: Content, index: number): Refusal | null {
  const spawn = content.scenario(scenario.scenario)?.spawns?.[index];
  if (!spawn) return { code: 'noSuchSpawn', spawn: index };
  const isEmpty = figuresOf(spawn, scenario).length === 0;
  return isEmpty ? { code: 'spawnHasNoFigures', players: scenario.players } : null;
}
