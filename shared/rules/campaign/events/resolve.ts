/** Resolves the open event: applies the chosen effects and puts the card away. */
import type { Content } from '../../../content/content';
import type { CharacterId } from '../../../ids';
import type { Refusal } from '../../../refusals';
import { andThen, type Outcome } from '../../../result';
import type { Campaign, EventKind } from '../../../state';
import { withParty, type CampaignTools } from '../party/changes';
import { putEventAway, whyNotPutAway } from '../party/eventDecks';
import { whyNotHandOut } from '../items/shop';
import { amountIn, areAmounts, MORE_LINES, withAmount, type ToldAmount } from './amounts';
import { withEventLines, type ToldLine } from './apply';
import {
  eventCard,
  eventCharacters,
  eventOption,
  type EventLine,
  type EventOption,
} from './outcomes';
import type { GoldShare } from './shares';

/** The players' decisions about the open card. */
export interface ToldEvent {
  readonly deck: EventKind;
  readonly option: EventOption;
  /** Ids of the effects that apply. */
  readonly lines: readonly string[];
  readonly to: readonly { readonly line: string; readonly character: CharacterId }[];
  readonly shares: readonly (GoldShare & { readonly line: string })[];
  /** Amounts of effects that differ from the card; 0 = the effect does nothing. */
  readonly amounts?: readonly ToldAmount[] | undefined;
  readonly card: 'bottom' | 'removed';
}

/** @rule EVENT-2 EVENT-4 */
export function whyNotResolve(
  campaign: Campaign,
  decisions: ToldEvent,
  content: Content,
): Refusal | null {
  const none = whyNotPutAway(campaign.party.events[decisions.deck]);
  if (none) return none;
  const lines = linesOf(campaign, decisions, content);
  const printed = printedLines(campaign, decisions, content);
  const isPrinted = (id: string) => printed.some((line) => line.id === id);
  if (!decisions.lines.every(isPrinted) || !areAmounts(decisions.amounts ?? [], printed)) {
    return { code: 'notOnTheEvent' };
  }
  const choices = lines.flatMap(({ line }) => line.oneOf ?? []);
  if (new Set(choices).size < choices.length) return { code: 'chooseOneOfTheEvent' };
  return firstOf(lines, (line) => whyNotLine(campaign, line, content));
}

function firstOf<T>(list: readonly T[], why: (one: T) => Refusal | null): Refusal | null {
  for (const one of list) {
    const refusal = why(one);
    if (refusal) return refusal;
  }
  return null;
}

function whyNotLine(
  campaign: Campaign,
  { line: { effect }, to, shares }: ToldLine,
  content: Content,
): Refusal | null {
  const sheet = campaign.characters.find(({ id }) => id === to);
  switch (effect.type) {
    case 'item': {
      const item = content.item(effect.item);
      if (!sheet || !item) return { code: 'someoneForTheEvent' };
      return whyNotHandOut(campaign, sheet, item);
    }
    case 'payItem': {
      const isOwned = sheet?.items.some(({ item }) => item === effect.item);
      return isOwned ? null : { code: 'someoneForTheEvent' };
    }
    case 'minusOneCards':
      return sheet ? null : { code: 'someoneForTheEvent' };
    case 'collectiveGold':
    case 'payCollectiveGold': {
      const gold = effect.type === 'collectiveGold' ? effect.value : -effect.value;
      const given = shares.reduce((sum, share) => sum + share.gold, 0);
      const lacking = shares.some(
        (share) => goldOf(campaign, share.character) + share.gold < 0 && share.gold < 0,
      );
      return given === gold && !lacking ? null : { code: 'goldOfTheEvent', gold };
    }
    default:
      return null;
  }
}

function goldOf(campaign: Campaign, character: CharacterId): number {
  return eventCharacters(campaign).find(({ id }) => id === character)?.gold ?? -Infinity;
}

/** @rule EVENT-2 EVENT-4 */
export function resolveEvent(
  campaign: Campaign,
  decisions: ToldEvent,
  tools: CampaignTools,
): Outcome<Campaign> {
  const { deck, option } = decisions;
  const { events } = campaign.party;
  const card = events[deck].current ?? 0;
  const isRemoved = decisions.card === 'removed';
  const put = withParty(campaign, {
    events: { ...events, [deck]: putEventAway(events[deck], isRemoved) },
  });
  const away: Outcome<Campaign> = {
    next: withEventDone(put, deck),
    events: [
      { type: 'eventResolved', deck, card, option, rule: 'EVENT-4' },
      { type: isRemoved ? 'eventRemoved' : 'eventReturned', deck, card, rule: 'EVENT-2' },
    ],
  };
  const lines = linesOf(campaign, decisions, tools.content);
  return andThen(away, (next) => withEventLines(next, lines, tools));
}

/** Clears the reminder for this visit after the event was resolved or skipped. @rule EVENT-4 */
export function withEventDone(campaign: Campaign, deck: EventKind): Campaign {
  const { eventsDone } = campaign.party;
  if (eventsDone.includes(deck)) return campaign;
  return withParty(campaign, { eventsDone: [...eventsDone, deck] });
}

function printedLines(
  campaign: Campaign,
  decisions: ToldEvent,
  content: Content,
): readonly EventLine[] {
  const current = campaign.party.events[decisions.deck].current ?? 0;
  const card = eventCard(content, decisions.deck, current);
  const { outcomes } = card
    ? eventOption(campaign, card, decisions.option, null)
    : { outcomes: [] };
  return [...outcomes.flatMap(({ lines }): readonly EventLine[] => lines), ...MORE_LINES];
}

function linesOf(campaign: Campaign, decisions: ToldEvent, content: Content): readonly ToldLine[] {
  return printedLines(campaign, decisions, content)
    .filter(({ id }) => decisions.lines.includes(id))
    .map((line) => withAmount(line, decisions.amounts ?? []))
    .filter(({ effect }) => amountIn(effect) !== 0)
    .map((line) => ({
      line,
      to: decisions.to.find((each) => each.line === line.id)?.character ?? null,
      shares: decisions.shares.filter((share) => share.line === line.id),
    }));
}
