/** Changes to the party and the world from rewards, events and corrections. */
import type { Content } from '../../../content/content';
import type { ClassId } from '../../../ids';
import type { Random } from '../../../random';
import type { Refusal } from '../../../refusals';
import { andThen, unchanged, type Outcome } from '../../../result';
import type { Campaign, EventKind } from '../../../state';
import { hasEvent, withEvent } from './eventDecks';
import { drawDesign } from './designs';
import { prosperityAfter } from './prosperity';
import { drawSideScenario, type TableDraws } from './sideScenarios';
import { prosperityLevel } from '../../../content/stats';

/** Tools for changes to a campaign. */
export interface CampaignTools {
  readonly content: Content;
  readonly random: Random;
}

type Change = Outcome<Campaign>;

/** Updates fields of the party. */
export function withParty(campaign: Campaign, party: Partial<Campaign['party']>): Campaign {
  return { ...campaign, party: { ...campaign.party, ...party } };
}

/** Changes prosperity check marks. @rule PROSPERITY-1 */
export function changeProsperity(
  campaign: Campaign,
  by: number,
  { content }: CampaignTools,
): Change {
  const { prosperity } = campaign.party;
  const to = prosperityAfter(content.levels(), prosperity, by);
  if (to === prosperity) return unchanged(campaign);
  const level = prosperityLevel(content.levels(), to);
  return {
    next: withParty(campaign, { prosperity: to }),
    events: [{ type: 'prosperityChanged', by: to - prosperity, to, level, rule: 'PROSPERITY-1' }],
  };
}

/** True if a new character can have the class. @rule CLASS-1 */
export function isClassOpen(campaign: Campaign, content: Content, id: ClassId): boolean {
  return content.class(id)?.starting === true || campaign.party.unlockedClasses.includes(id);
}

/** Refuses to unlock a class that is already unlocked. @rule CLASS-1 */
export function whyNotUnlock(campaign: Campaign, content: Content, id: ClassId): Refusal | null {
  if (!content.class(id)) return { code: 'noSuchClass', class: id };
  return isClassOpen(campaign, content, id) ? { code: 'classIsUnlocked', class: id } : null;
}

/**
 * Unlocks a class and adds its event cards. If it is already unlocked, the party gets a random item
 * design and a random side scenario instead.
 *
 * @rule CLASS-1 RETIRE-2 RETIRE-3
 */
export function openBox(
  campaign: Campaign,
  id: ClassId,
  tools: CampaignTools,
  drawn: TableDraws = {},
): Change {
  if (isClassOpen(campaign, tools.content, id)) return rewardForUnlocked(campaign, tools, drawn);
  const unlockedClasses = [...campaign.party.unlockedClasses, id];
  const opened: Change = {
    next: withParty(campaign, { unlockedClasses }),
    events: [{ type: 'classUnlocked', class: id, rule: 'CLASS-1' }],
  };
  return andThen(opened, (next) => addClassEvents(next, id, 'unlock', tools));
}

/**
 * Adds a class's events when it is unlocked or when its first character retires. For classes of
 * packs, the numbers are on the character mat.
 *
 * @rule EVENT-3 RETIRE-2
 */
export function addClassEvents(
  campaign: Campaign,
  id: ClassId,
  when: 'unlock' | 'retire',
  tools: CampaignTools,
): Change {
  const printed = tools.content.events().addedByClass.find((each) => each.class === id);
  if (!printed) {
    const kind = when === 'unlock' ? 'classEvents' : 'retirementEvents';
    const events = [{ type: 'lookUpSaid', lookUp: { kind, class: id }, rule: 'RETIRE-2' } as const];
    return { next: campaign, events };
  }
  const card = printed[when];
  return card === undefined ? unchanged(campaign) : addBothEvents(campaign, card, card, tools);
}

/** @rule RETIRE-3 */
function rewardForUnlocked(campaign: Campaign, tools: CampaignTools, drawn: TableDraws): Change {
  const { content, random } = tools;
  return andThen(drawDesign(campaign, drawn.design ?? null, content, random), (next) =>
    drawSideScenario(next, drawn.sideScenario ?? null, content, random, 'RETIRE-3'),
  );
}

/** Refuses an envelope that is not in the box. @rule UNLOCK-1 */
export function whyNotOpen(content: Content, envelope: string): Refusal | null {
  return content.milestones().envelopes.includes(envelope)
    ? null
    : { code: 'noSuchEnvelope', envelope };
}

/**
 * Opens an envelope. If it is already open, the party gets the same reward as for an unlocked
 * class.
 *
 * @rule RETIRE-3
 */
export function openEnvelope(
  campaign: Campaign,
  envelope: string,
  tools: CampaignTools,
  drawn: TableDraws = {},
): Change {
  if (campaign.party.envelopes.includes(envelope)) {
    return rewardForUnlocked(campaign, tools, drawn);
  }
  return {
    next: withParty(campaign, { envelopes: [...campaign.party.envelopes, envelope] }),
    events: [
      { type: 'envelopeOpened', envelope, rule: 'UNLOCK-1' },
      { type: 'lookUpSaid', lookUp: { kind: 'envelope', envelope }, rule: 'UNLOCK-1' },
    ],
  };
}

/** @rule EVENT-3 */
export function addEvent(
  campaign: Campaign,
  deck: EventKind,
  card: number,
  { random }: CampaignTools,
): Change {
  const { events } = campaign.party;
  if (hasEvent(events[deck], card)) return unchanged(campaign);
  return {
    next: withParty(campaign, {
      events: { ...events, [deck]: withEvent(events[deck], card, random) },
    }),
    events: [{ type: 'eventAdded', deck, card, rule: 'EVENT-3' }],
  };
}

/** Adds a card to both decks. @rule EVENT-3 */
export function addBothEvents(
  campaign: Campaign,
  city: number,
  road: number,
  tools: CampaignTools,
): Change {
  return andThen(addEvent(campaign, 'city', city, tools), (next) =>
    addEvent(next, 'road', road, tools),
  );
}
