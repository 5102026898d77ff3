/** Follow-ups of every change in a scenario, in the order in which they run. */
import type { Content } from '../content/content';
import type { Random } from '../random';
import { andThen, unchanged, type Outcome } from '../result';
import { withoutDestroyedPieces } from '../rules/board/destroyedPieces';
import { withLastAttacks } from '../rules/monsters/lastAttack';
import { removeLostCards } from '../rules/cards/activeCards';
import { withDueGains } from '../rules/cards/dueGains';
import { removeLeavingCards } from '../rules/cards/leavingCards';
import { followBook } from '../rules/round/followBook';
import { settleTurns } from '../rules/round/turns';
import { withCorrectedInterrupts } from '../rules/round/turnStates';
import { withNewcomers } from '../rules/figures/arrivalOrder';
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
    /** Lowers the hit points of monsters when an objective that strengthened them is destroyed. */
    name: 'hitPointsOfChangedSleeves',
    follow: (before, { next }, content) => unchanged(withCurrentHitPoints(before, next, content)),
  },
  {
    /** Removes active cards whose last summon or enemy left play, and those that others replace. */
    name: 'cardsThatLeave',
    follow: (before, { next }, content) => removeLeavingCards(before, next, content),
  },
  {
    /** Ends the effects of active cards that were lost to a rest or damage. */
    name: 'lostActiveCards',
    follow: (before, { next }, content) => removeLostCards(before, next, content),
  },
  {
    /** Gives the experience and effects of class cards whose event has happened. */
    name: 'cardsGiveWhatIsDue',
    follow: withDueGains,
  },
  {
    /**
     * Applies the locks, rooms, spawns and rules of the scenario book whose condition is fulfilled.
     */
    name: 'bookFollowed',
    follow: (before, step, content, random) =>
      step.next === before ? unchanged(step.next) : followBook(before, step, content, random),
  },
  {
    name: 'obstaclesOfDestroyedObjectives',
    follow: withoutDestroyedPieces,
  },
  {
    /** Sorts the turn order after a correction of a card or an initiative. */
    name: 'correctedOrder',
    follow: (before, { next }) => unchanged(withCorrectedInterrupts(before, next)),
  },
  {
    /**
     * Removes the turns and attack targets of figures that left play. Ends the scenario as lost if
     * no character is left.
     */
    name: 'turnsSettled',
    follow: (before, { next }, content) => settleTurns(next, content, before),
  },
  {
    /** Adds the last attack of dead monsters whose card gives them one. */
    name: 'lastAttacksWait',
    follow: withLastAttacks,
  },
  {
    /** Records new figures in their order of arrival, which determines their letters. */
    name: 'newcomersNoted',
    follow: (before, { next }) => unchanged(withNewcomers(before, next)),
  },
];

/** The scenario after a step and all its follow-ups. */
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
