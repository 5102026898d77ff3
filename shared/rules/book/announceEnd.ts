/** Announces that the scenario is won or lost by the book. */
import type { Content } from '../../content/content';
import { forEach, unchanged, type Outcome } from '../../result';
import type { Scenario } from '../../state';
import { withDue } from './pendingInstructions';
import { lossesInQuestion } from './goal';

interface End {
  /** Index of the ending in the scenario. */
  readonly at: number;
  readonly won: boolean;
  /** True if only players can tell whether it applies. */
  readonly isAsked: boolean;
}

export function endSaid(scenario: Scenario, { at, won, isAsked }: End): Outcome<Scenario> {
  return {
    next: withDue(scenario, { of: 'finish', at, figure: null }),
    events: [{ type: 'bookEndSaid', won, ...(isAsked && { finish: at + 1 }), rule: 'SPAWN-1' }],
  };
}

/**
 * Announces losses that the last change caused, except losses at the end of a round.
 *
 * @rule ROUND-2
 */
export function lossesThatBegin(
  before: Scenario,
  scenario: Scenario,
  content: Content,
): Outcome<Scenario> {
  const printed = content.scenario(scenario.scenario);
  if (!printed?.finish || scenario.decided) return unchanged(scenario);
  const known = lossesInQuestion(before, content, 'state');
  const news = lossesInQuestion(scenario, content, 'state').filter(
    ({ index, isCertain }) =>
      !known.some((each) => each.index === index && each.isCertain === isCertain),
  );
  return forEach(unchanged(scenario), news, (next, { index, isCertain }) =>
    endSaid(next, { at: index, won: false, isAsked: !isCertain }),
  );
}
