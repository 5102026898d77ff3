/** Checks the random designs and side scenarios that players drew themselves. */
import type { Content } from '../../../content/content';
import type { Refusal } from '../../../refusals';
import type { Campaign } from '../../../state';
import { whyNotDrawDesign } from './designs';
import { whyNotDrawSideScenario, type TableDraws } from './sideScenarios';

/** Refuses cards that players entered as drawn but that are not left in the deck. @rule RETIRE-3 */
export function whyNotDrawCards(
  campaign: Campaign,
  drawn: TableDraws | undefined,
  content: Content,
): Refusal | null {
  return (
    whyNotDrawDesign(campaign, drawn?.design, content) ??
    whyNotDrawSideScenario(campaign, drawn?.sideScenario, content)
  );
}
