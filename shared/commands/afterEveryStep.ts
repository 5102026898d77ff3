/** What follows from any change in a scenario: a list of rules, in the order they are looked at. */
import type { Content } from '../content/content';
import type { Random } from '../random';
import { andThen, unchanged, type Outcome } from '../result';
import { withLastAttacks } from '../rules/monsters/lastAttack';
import { letCardsOfFallenGo } from '../rules/cards/activeCards';
import { followBook } from '../rules/round/followBook';
import { settleTurns, withCorrectedInterrupts } from '../rules/round/turns';
import { withNewcomers } from '../rules/figures/letters';
import { withCurrentHitPoints } from '../rules/figures/sleeves';
import type { Scenario } from '../state';

interface Follower {
  readonly name: string;
  readonly follow: (
    before: Scenario,
    step: Outcome<Scenario>,
    content: Content,
    random: Random,
  ) => Outcome<Scenario>;
}

const FOLLOWERS: readonly Follower[] = [
  {
    /** Monsters are weaker once an objective that strengthened them has fallen. */
    name: 'hitPointsOfChangedSleeves',
    follow: (before, { next }, content) => unchanged(withCurrentHitPoints(before, next, content)),
  },
  {
    /** A card whose last summon is gone leaves the active area. */
    name: 'cardsOfFallenSummons',
    follow: (before, { next }, content) => letCardsOfFallenGo(before, next, content),
  },
  {
    /** Conditions of locks, rooms, spawns and rules of the scenario book came true. */
    name: 'bookFollowed',
    follow: (before, step, content, random) =>
      step.next === before ? unchanged(step.next) : followBook(before, step, content, random),
  },
  {
    /** A card or an initiative was put right after others had begun. */
    name: 'correctedOrder',
    follow: (before, { next }) => unchanged(withCorrectedInterrupts(before, next)),
  },
  {
    /** Who left the table has no turn and no place in an attack; without characters it is lost. */
    name: 'turnsSettled',
    follow: (before, { next }, content) => settleTurns(next, content, before),
  },
  {
    /** Who attacks once more by its card as it dies. */
    name: 'lastAttacksWait',
    follow: withLastAttacks,
  },
  {
    /** Letters stay with their figures. */
    name: 'newcomersNoted',
    follow: (before, { next }) => unchanged(withNewcomers(before, next)),
  },
];

/** The scenario after a step and all that follows from it. */
export function afterEveryStep(
  before: Scenario,
  step: Outcome<Scenario>,
  content: Content,
  random: Random,
): Outcome<Scenario> {
  return FOLLOWERS.reduce(
    (outcome, { follow }) => andThen(outcome, () => follow(before, outcome, content, random)),
    step,
  );
}
