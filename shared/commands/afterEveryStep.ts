/** Follow-ups of every change in a scenario, in the order in which they run. */
import type { Content } from '../content/content';
import type { Random } from '../random';
import { andThen, unchanged, type Outcome } from '../result';
import { withoutDestroyedPieces } from '../rules/board/destroyedPieces';
import { withLastAttacks } from '../rules/monsters/lastAttack';
import { letLostCardsGo } from '../rules/cards/activeCards';
import { withDueGains } from '../rules/cards/dueGains';
import { letCardsGo } from '../rules/cards/leavingCards';
import { followBook } from '../rules/round/followBook';
import { settleTurns } from '../rules/round/turns';
import { withCorrectedInterrupts } from '../rules/round/turnStates';
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
    /** Discards cards whose last summon or enemy left play, and cards that others replace. */
    name: 'cardsThatLeave',
    follow: (before, { next }, content) => letCardsGo(before, next, content),
  },
  {
    /** Active cards that were lost to a rest or damage have no further effect. */
    name: 'lostActiveCards',
    follow: (before, { next }, content) => letLostCardsGo(before, next, content),
  },
  {
    /** Experience and effects of class cards whose event has happened. */
    name: 'cardsGiveWhatIsDue',
    follow: withDueGains,
  },
  {
    /** Conditions of locks, rooms, spawns and rules of the scenario book that are fulfilled now. */
    name: 'bookFollowed',
    follow: (before, step, content, random) =>
      step.next === before ? unchanged(step.next) : followBook(before, step, content, random),
  },
  {
    name: 'obstaclesOfDestroyedObjectives',
    follow: withoutDestroyedPieces,
  },
  {
    /** A card or an initiative was corrected after other figures had begun. */
    name: 'correctedOrder',
    follow: (before, { next }) => unchanged(withCorrectedInterrupts(before, next)),
  },
  {
    /**
     * Figures that left play have no turn and no place in an attack. Without characters the
     * scenario is lost.
     */
    name: 'turnsSettled',
    follow: (before, { next }, content) => settleTurns(next, content, before),
  },
  {
    /** Dead monsters whose card gives them a last attack. */
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
