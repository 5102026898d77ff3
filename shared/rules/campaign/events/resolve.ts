/** Resolves the open event: applies the chosen effects and puts the card away. */
import type { Content } from '../../../content/content';
import type { CharacterId } from '../../../ids';
import type { Refusal } from '../../../refusals';
import { andThen, type Outcome } from '../../../result';
import type { Campaign, EventKind } from '../../../state';
import { withParty, type CampaignTools } from '../party/changes';
import { putEventAway, whyNotPutAway } from '../party/eventDecks';
import { whyNotDrawDesign } from '../party/designs';
import { hasCopyLeft } from '../items/shop';
import { amountIn, areAmounts, MORE_LINES, withAmount, type EnteredAmount } from './amounts';
import { withEventLines, type ChosenLine } from './apply';
import {
  eventCard,
  eventCharacters,
  eventOption,
  type EventLine,
  type EventOption,
  type EventOutcomeView,
} from './outcomes';
import { goldTogether, type GoldShare } from './shares';

/** The players' decisions about the open card. */
export interface EventDecisions {
  readonly deck: EventKind;
  readonly option: EventOption;
  /** Ids of the effects that apply. */
  readonly lines: readonly string[];
  readonly to: readonly { readonly line: string; readonly character: CharacterId }[];
  readonly shares: readonly (GoldShare & { readonly line: string })[];
  /** Amounts that differ from the card; 0 = no effect. */
  readonly amounts?: readonly EnteredAmount[] | undefined;
  /** Random designs that the players drew. */
  readonly designs?: readonly { readonly line: string; readonly item: number }[] | undefined;
  readonly card: 'bottom' | 'removed';
}

/** @rule EVENT-2 EVENT-4 */
export function whyNotResolve(
  campaign: Campaign,
  decisions: EventDecisions,
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
  return (
    whyNotChoose(campaign, decisions, content) ??
    whyNotDraw(campaign, decisions, lines, content) ??
    firstOf(lines, (line) => whyNotLine(campaign, line, content))
  );
}

/** Refuses unless exactly one effect of each group is chosen, if its outcome applies. */
function whyNotChoose(
  campaign: Campaign,
  decisions: EventDecisions,
  content: Content,
): Refusal | null {
  const outcomes = outcomesOf(campaign, decisions, content);
  const isWrong = outcomes.some(({ applies, lines }) => {
    const chosen = lines.filter(({ id }) => decisions.lines.includes(id));
    const groups = new Set(lines.flatMap(({ oneOf }) => oneOf ?? []));
    return [...groups].some((group) => {
      const count = chosen.filter(({ oneOf }) => oneOf === group).length;
      return count > 1 || (count === 0 && applies);
    });
  });
  return isWrong ? { code: 'eventNeedsOneChoice' } : null;
}

/**
 * Refuses a drawn design that was already found, or that belongs to no effect with a random design.
 */
function whyNotDraw(
  campaign: Campaign,
  { designs = [] }: EventDecisions,
  lines: readonly ChosenLine[],
  content: Content,
): Refusal | null {
  return firstOf(designs, ({ line: id, item }) => {
    const isRandom = lines.some(
      ({ line }) => line.id === id && line.effect.type === 'randomItemDesign',
    );
    return isRandom ? whyNotDrawDesign(campaign, item, content) : { code: 'notOnTheEvent' };
  });
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
  { line: { effect }, to, shares }: ChosenLine,
  content: Content,
): Refusal | null {
  const sheet = campaign.characters.find(({ id }) => id === to);
  switch (effect.type) {
    case 'item': {
      const item = content.item(effect.item);
      if (!sheet || !item) return { code: 'eventNeedsCharacter' };
      return hasCopyLeft(campaign, item) ? null : { code: 'allCopiesOwned', name: item.name };
    }
    case 'payItem': {
      const isOwned = sheet?.items.some(({ item }) => item === effect.item);
      return isOwned ? null : { code: 'eventNeedsCharacter' };
    }
    case 'minusOneCards':
      return sheet ? null : { code: 'eventNeedsCharacter' };
    case 'collectiveGold':
    case 'payCollectiveGold': {
      const gold = effect.type === 'collectiveGold' ? due(campaign, effect.value) : -effect.value;
      const given = shares.reduce((sum, share) => sum + share.gold, 0);
      const lacking = shares.some(
        (share) => goldOf(campaign, share.character) + share.gold < 0 && share.gold < 0,
      );
      return given === gold && !lacking ? null : { code: 'eventNeedsGold', gold };
    }
    default:
      return null;
  }
}

/**
 * The gold to pay: a collective loss takes at most the gold that the characters have.
 *
 * @rule EVENT-7
 */
function due(campaign: Campaign, gold: number): number {
  return Math.max(gold, -goldTogether(campaign));
}

function goldOf(campaign: Campaign, character: CharacterId): number {
  return eventCharacters(campaign).find(({ id }) => id === character)?.gold ?? -Infinity;
}

/** @rule EVENT-2 EVENT-4 */
export function resolveEvent(
  campaign: Campaign,
  decisions: EventDecisions,
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
  decisions: EventDecisions,
  content: Content,
): readonly EventLine[] {
  const outcomes = outcomesOf(campaign, decisions, content);
  return [...outcomes.flatMap(({ lines }) => lines), ...MORE_LINES];
}

function outcomesOf(
  campaign: Campaign,
  { deck, option }: EventDecisions,
  content: Content,
): readonly EventOutcomeView[] {
  const card = eventCard(content, deck, campaign.party.events[deck].current ?? 0);
  return card ? eventOption(campaign, card, option, null).outcomes : [];
}

function linesOf(
  campaign: Campaign,
  decisions: EventDecisions,
  content: Content,
): readonly ChosenLine[] {
  return printedLines(campaign, decisions, content)
    .filter(({ id }) => decisions.lines.includes(id))
    .map((line) => withAmount(line, decisions.amounts ?? []))
    .filter(({ effect }) => amountIn(effect) !== 0)
    .map((line) => ({
      line,
      to: decisions.to.find((each) => each.line === line.id)?.character ?? null,
      shares: decisions.shares.filter((share) => share.line === line.id),
      design: decisions.designs?.find((each) => each.line === line.id)?.item ?? null,
    }));
}
