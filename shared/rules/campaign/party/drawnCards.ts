import type { Content } from '../../../content/content';
import type { Refusal } from '../../../refusals';
import type { Campaign } from '../../../state';
import { whyNotDrawDesign } from './designs';
import { whyNotDrawSideScenario, type TableDraws } from './sideScenarios';

/** Refuses cards of the table that are not left to draw. @rule RETIRE-3 */
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
