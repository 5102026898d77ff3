/** Envelopes with a class: solving them unlocks it. */
import { SOLVABLE_ENVELOPES } from '../../../content/envelopes';
import type { Refusal } from '../../../refusals';
import { andThen, type Outcome } from '../../../result';
import type { Campaign } from '../../../state';
import { addClassEvents, withParty, type CampaignTools } from './changes';

/**
 * Envelopes whose content the campaign has: their class is unlocked, or a character has it.
 *
 * @rule UNLOCK-2
 */
export function solvedEnvelopes(campaign: Campaign): readonly string[] {
  const played = [...campaign.characters, ...campaign.retired].map((sheet) => sheet.class);
  const known = new Set([...campaign.party.unlockedClasses, ...played]);
  return SOLVABLE_ENVELOPES.filter((each) => known.has(each.class)).map(({ envelope }) => envelope);
}

/** Refuses to solve an envelope that is closed, solved, or needs no solution. @rule UNLOCK-2 */
export function whyNotSolve({ party }: Campaign, envelope: string): Refusal | null {
  if (!party.envelopes.includes(envelope)) return { code: 'envelopeIsClosed', envelope };
  const solvable = SOLVABLE_ENVELOPES.find((each) => each.envelope === envelope);
  if (!solvable) return { code: 'nothingToSolve', envelope };
  return party.unlockedClasses.includes(solvable.class)
    ? { code: 'envelopeIsSolved', envelope }
    : null;
}

/** Unlocks the class of an envelope. Its content may not be loaded yet. @rule UNLOCK-2 */
export function solveEnvelope(
  campaign: Campaign,
  envelope: string,
  tools: CampaignTools,
): Outcome<Campaign> {
  const solved = SOLVABLE_ENVELOPES.filter((each) => each.envelope === envelope);
  const unlockedClasses = [...campaign.party.unlockedClasses, ...solved.map((each) => each.class)];
  const first: Outcome<Campaign> = {
    next: withParty(campaign, { unlockedClasses }),
    events: solved.map((each) => ({ type: 'classUnlocked', class: each.class, rule: 'UNLOCK-2' })),
  };
  return solved.reduce(
    (before, each) => andThen(before, (next) => addClassEvents(next, each.class, 'unlock', tools)),
    first,
  );
}
