/** Collects the contents of the scenario book that players may see at the moment. */
import type { Content } from '../../content/content';
import { evaluateFormula } from '../../content/notation/formula';
import type {
  GoalContent,
  ScenarioContent,
  ScenarioRule,
  SingleGoal,
  SpawnContent,
} from '../../content/types';
import type { MonsterTypeId } from '../../ids';
import type { BookDue, Scenario } from '../../state';
import { bookDamage } from './damage';
import { areObjectivesKnown, isRuleKnown, isSpawnKnown } from './knownParts';
import { seeBook } from './seeBook';
import { killedOf } from './singleGoals';
import { allHold } from '../figures/bookConditions/bookConditions';
import { isInOpenRooms } from '../figures/bookConditions/objectives';
import { areRevealed } from '../figures/bookConditions/openRooms';
import { idleTypes } from '../figures/stats/lastingRules';
import { figuresOf } from './spawns/spawns';
import { isInRounds } from '../../content/rooms';
import type {
  BookView,
  GoalView,
  ObjectiveView,
  SpawnView,
  RuleView,
  RevealView,
} from './bookViewShape';

/**
 * The visible contents of the scenario book, with numbers evaluated for this party. Null = unknown
 * scenario.
 */
export function bookView(scenario: Scenario, content: Content): BookView | null {
  const printed = content.scenario(scenario.scenario);
  if (!printed) return null;
  return {
    goals: printed.goals.flatMap((goal) => goalViews(scenario, printed, goal)),
    goalText: printed.goalText ?? null,
    objectives: (printed.objectives ?? [])
      .map((objective) => objectiveView(scenario, objective))
      .filter(({ index }) => isInOpenRooms(scenario, printed, index)),
    spawns: (printed.spawns ?? []).map((spawn, index) =>
      spawnView(scenario, printed, spawn, index),
    ),
    damage: (printed.damage ?? []).map((each) => ({
      printed: each,
      amount: bookDamage(scenario, each),
    })),
    // Endings that depend on closed rooms would be spoilers.
    finish: (printed.finish ?? []).filter((each) => areRevealed(scenario, each.afterReveal)),
    startEffects: printed.startEffects ?? [],
    elements: printed.elements ?? [],
    statOverrides: printed.statOverrides ?? [],
    allies: printed.allies ?? [],
    resting: (printed.activeRounds ?? []).map(({ monster, rounds }) => ({
      monster,
      rounds,
      isResting: !isInRounds(rounds, scenario.round),
    })),
    reveals: revealViews(scenario, printed),
    rules: ruleViews(scenario, printed),
    due: dueInSight(scenario, printed),
    penalties: (printed.penalties ?? []).filter(({ room }) => areRevealed(scenario, [room])),
    seeBook: seeBook(printed),
  };
}

function goalViews(
  scenario: Scenario,
  printed: ScenarioContent,
  goal: GoalContent,
): readonly GoalView[] {
  if (goal.type !== 'either') return [goalView(scenario, printed, goal, null)];
  return goal.of.flatMap((all, alternative) =>
    all.map((each) => goalView(scenario, printed, each, alternative)),
  );
}

function goalView(
  scenario: Scenario,
  printed: ScenarioContent,
  goal: SingleGoal,
  alternative: number | null,
): GoalView {
  const { type, monster, monsters, count, objective, rooms } = goal;
  return {
    type,
    monster: monster ?? null,
    monsters: monsters ?? [],
    objective: objective ?? null,
    rooms: rooms ?? [],
    alternative,
    count: count === undefined ? null : inNumbers(scenario, count),
    fallen: type === 'killCount' ? killedOf(scenario, printed, goal) : 0,
  };
}

function inNumbers(scenario: Scenario, amount: number | string): number {
  const variables = { C: scenario.players, L: scenario.monsterLevel, R: scenario.round };
  return Math.max(0, Math.ceil(evaluateFormula(amount, variables)));
}

type Objective = NonNullable<ScenarioContent['objectives']>[number];

function objectiveView(scenario: Scenario, printed: Objective): ObjectiveView {
  const { index, name, role, hitPoints, initiative, marker, actions } = printed;
  return {
    index,
    name,
    role,
    hitPoints: hitPoints === null ? null : Math.max(1, inNumbers(scenario, hitPoints)),
    formula: hitPoints,
    initiative: initiative ?? null,
    marker: marker ?? null,
    actions: actions ?? [],
    inPlay: scenario.figures.filter((each) => each.kind === 'objective' && each.listed === index)
      .length,
  };
}

function spawnView(
  scenario: Scenario,
  printed: ScenarioContent,
  spawn: SpawnContent,
  index: number,
): SpawnView {
  const figures = figuresOf(spawn, scenario);
  return {
    spawn: index,
    rounds: spawn.rounds ?? null,
    timing: spawn.timing ?? 'end',
    next: nextRound(scenario, spawn, index),
    onReveal: spawn.onReveal ?? [],
    when: spawn.when ?? [],
    figures: figures.map(({ monster, rank }) => ({ monster, rank })),
    markers: [...new Set(figures.flatMap(({ marker }) => marker ?? []))],
    holds: allHold(scenario, printed, spawn.when),
    perObjective: spawn.monsters.some(({ count }) => count === 'perMatchingObjective'),
    hasArrived: scenario.spawned.includes(index),
    isHidden: !isSpawnKnown(scenario, printed, spawn),
  };
}

/** Number of rounds to look ahead, enough to find every repeated event. */
const ROUNDS_AHEAD = 30;

function nextRound(
  { round, spawned }: Scenario,
  spawn: SpawnContent,
  index: number,
): number | null {
  const { rounds, timing } = spawn;
  if (rounds === undefined || (spawn.once && spawned.includes(index))) return null;
  const first = timing === 'start' ? round + 1 : round;
  const ahead = Array.from({ length: ROUNDS_AHEAD }, (_, index) => first + index);
  return ahead.find((each) => isInRounds(rounds, each)) ?? null;
}

/** Monster types that do not act in this round. */
export function restingTypes(
  scenario: Scenario,
  printed: ScenarioContent | null,
): readonly MonsterTypeId[] {
  return (printed?.activeRounds ?? [])
    .filter(({ rounds }) => !isInRounds(rounds, scenario.round))
    .map(({ monster }) => monster);
}

/** Monster types that draw no card and have no turn in this round. */
export function restingTypesOf(scenario: Scenario, content: Content): readonly MonsterTypeId[] {
  return [
    ...restingTypes(scenario, content.scenario(scenario.scenario)),
    ...idleTypes(scenario, content),
  ];
}

/** The rules without those that depend on closed rooms, which would be spoilers. */
function ruleViews(scenario: Scenario, printed: ScenarioContent): readonly RuleView[] {
  return (printed.rules ?? []).flatMap((rule, index) => {
    const { players } = rule;
    const isKnown = isRuleKnown(scenario, printed, rule);
    if (!isKnown || (players && !players.includes(scenario.players))) return [];
    return [{ index, rule, hasEnded: (scenario.endedRules ?? []).includes(index) }];
  });
}

/** Pending instructions that exist in the current content and still need an answer. */
function dueInSight(scenario: Scenario, printed: ScenarioContent): readonly BookDue[] {
  const { due = [], figures, decided } = scenario;
  return due.filter(({ of, at, figure }) => {
    if (printed[of]?.[at] === undefined) return false;
    if (figure !== null && !figures.some(({ id }) => id === figure)) return false;
    if (of === 'finish') return decided === null;
    if (of === 'rules' && isDoneOnBoard(scenario, printed.rules?.[at])) return false;
    return of !== 'reveals' || !areRevealed(scenario, printed.reveals?.[at]?.rooms);
  });
}

/**
 * True if Standee carries the rule out now that the board is in use, although it was announced
 * before.
 */
function isDoneOnBoard({ board }: Scenario, rule: ScenarioRule | undefined): boolean {
  const notes = (rule?.does ?? []).filter((effect) => effect.type === 'note');
  return board?.inUse === true && notes.length > 0 && notes.every((each) => each.withoutBoard);
}

function revealViews(scenario: Scenario, printed: ScenarioContent): readonly RevealView[] {
  return (printed.reveals ?? [])
    .map(({ rooms, rounds, timing, when }) => ({
      rooms: rooms.filter((room) => !areRevealed(scenario, [room])),
      rounds: rounds ?? null,
      timing: timing ?? ('end' as const),
      when: when ?? [],
      isDue: rounds === undefined && allHold(scenario, printed, when) !== false,
    }))
    .filter(({ rooms, when }) => rooms.length > 0 && areObjectivesKnown(scenario, printed, when));
}
