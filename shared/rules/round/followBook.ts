/** Applies the scenario book after a change, and gives new figures their place in the round. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import type { Random } from '../../random';
import { andThen, forEach, unchanged, type Outcome } from '../../result';
import type { Scenario } from '../../state';
import { afterChange } from '../book/afterChange';
import { restingTypesOf } from '../book/bookView';
import { unlockDoors, waitsForTurnEnd } from '../book/doors/lockedDoors';
import { rulesThatEnd } from '../book/rules/rulesInPlay';
import { wakeSleepers } from '../book/sleepers';
import { monstersOf } from '../figures/figures';
import { joinRound, joinPlacedFigures } from './arrivals';
import { openDoor } from './doors';

/**
 * Applies doors, rooms, spawns and rules whose conditions a step fulfilled. New figures join the
 * round, as do figures that may act again.
 *
 * @rule WALL-6 SPAWN-1 REVEAL-1 SUMMON-7
 */
export function followBook(
  before: Scenario,
  step: Outcome<Scenario>,
  content: Content,
  random: Random,
): Outcome<Scenario> {
  const printed = content.scenario(step.next.scenario);
  if (!printed || step.next.phase.name === 'over') return unchanged(step.next);
  const unlocked = unlockDoors(step, content, (next, door) =>
    openDoor(next, content, door, null, random),
  );
  const events = [...step.events, ...unlocked.events];
  const followed = andThen(unlocked, (next) =>
    joinPlacedFigures(
      next,
      afterChange(before, { next, events }, content, random),
      content,
      { by: null },
      random,
    ),
  );
  const awake = andThen(followed, (next) => wake(before, next, content, random));
  return andThen(awake, (next) => endRules(next, { ...step, events }, content, random));
}

/** Wakes the monsters that the step disturbed; they join the round. */
function wake(
  before: Scenario,
  scenario: Scenario,
  content: Content,
  random: Random,
): Outcome<Scenario> {
  const woken = wakeSleepers(before, scenario, content);
  return andThen(woken, (next) => joinAwake(scenario, next, content, random));
}

/** Monsters that slept before the change join the round. @rule SPAWN-1 SUMMON-7 */
export function joinAwake(
  before: Scenario,
  after: Scenario,
  content: Content,
  random: Random,
): Outcome<Scenario> {
  const slept = new Set(monstersOf(before).flatMap(({ id, asleep }) => (asleep ? [id] : [])));
  const coming = monstersOf(after).flatMap(({ id, asleep }) =>
    slept.has(id) && !asleep ? [id] : [],
  );
  return coming.length === 0
    ? unchanged(after)
    : joinRound(after, content, { coming, by: null }, random);
}

/** Ends rules, and lets figures act that these rules had stopped. */
function endRules(
  scenario: Scenario,
  { events }: Outcome<Scenario>,
  content: Content,
  random: Random,
): Outcome<Scenario> {
  const rules = content.scenario(scenario.scenario)?.rules;
  if (!rules?.some(({ until }) => until)) return unchanged(scenario);
  const isTurnEnd = events.some(({ type }) => type === 'turnEnded');
  const { next, ended } = rulesThatEnd(scenario, content);
  const isEarly = ended.some((index) => waitsForTurnEnd(rules[index]?.until)) && !isTurnEnd;
  if (ended.length === 0 || isEarly) return unchanged(scenario);
  return withAwake(scenario, next, content, random);
}

/** Adds figures of types that could not act before to the round. */
export function withAwake(
  before: Scenario,
  after: Scenario,
  content: Content,
  random: Random,
): Outcome<Scenario> {
  const idle = restingTypesOf(before, content);
  const still = restingTypesOf(after, content);
  const coming = monstersOf(after)
    .filter(({ type }) => idle.includes(type) && !still.includes(type))
    .map(({ id }): FigureId => id);
  return forEach(unchanged(after), coming.length > 0 ? [coming] : [], (next, figures) =>
    joinRound(next, content, { coming: figures, by: null }, random),
  );
}
