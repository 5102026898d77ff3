/** Outcomes of the event option that the players chose, effect by effect. */
import type { Content } from '../../../content/content';
import type {
  EventCardContent,
  EventCondition,
  EventEffect,
  EventOutcome,
} from '../../../content/types';
import type { Campaign, CharacterSheet, EventKind } from '../../../state';

export const EVENT_OPTIONS = ['A', 'B'] as const;
export type EventOption = (typeof EVENT_OPTIONS)[number];

type PlainEffect = Exclude<EventEffect, { type: 'chooseOne' }>;
/** The payment for an outcome, which is listed as one of its effects. */
type Payment =
  | { readonly type: 'payGold' | 'payCollectiveGold'; readonly value: number }
  | { readonly type: 'payItem'; readonly item: number };
export type LineEffect = Exclude<PlainEffect, { type: 'sameAs' }> | Payment;

/** One effect of an outcome. */
export interface EventLine {
  /**
   * Position of the effect on the card: 'A2.1'. If option B has the same effect, that position is
   * appended.
   */
  readonly id: string;
  readonly effect: LineEffect;
  /** True if the effect applies according to Standee. Players can override it. */
  readonly applies: boolean;
  /** Group of effects from which the players choose one; null = none. */
  readonly oneOf: string | null;
}

export interface EventOutcomeView {
  readonly place: number;
  /** Condition of the outcome; null = none. */
  readonly when: EventCondition | null;
  readonly applies: boolean;
  readonly lines: readonly EventLine[];
}

export interface EventOptionView {
  readonly outcomes: readonly EventOutcomeView[];
  /** Destination of the card according to the outcomes that apply; null = unknown. */
  readonly card: 'bottom' | 'removed' | null;
}

type Party = Pick<Campaign, 'characters' | 'party'>;

/** Characters that an event affects: those present, or all if none is present. */
export function eventCharacters({ characters }: Party): readonly CharacterSheet[] {
  const present = characters.filter(({ absent }) => !absent);
  return present.length > 0 ? present : characters;
}

export function eventCard(
  content: Content,
  deck: EventKind,
  card: number,
): EventCardContent | null {
  const { cards } = content.events();
  return cards.find((each) => each.deck === deck && each.id === card) ?? null;
}

/**
 * An option of a card. `applied` are the indexes of the outcomes that apply according to the
 * players; null = according to Standee.
 *
 * @rule EVENT-4
 */
export function eventOption(
  campaign: Party,
  card: EventCardContent,
  option: EventOption,
  applied: readonly number[] | null,
): EventOptionView {
  const printed = card.options[EVENT_OPTIONS.indexOf(option)] ?? [];
  let isAnyMet = false;
  const outcomes = printed.map((outcome, index): EventOutcomeView => {
    const isMet = isOutcomeMet(campaign, outcome, isAnyMet);
    isAnyMet ||= isMet;
    const applies = applied ? applied.includes(index) : isMet;
    const id = `${option}${String(index + 1)}`;
    return {
      place: index,
      when: outcome.when ?? null,
      applies,
      lines: linesOf(campaign, card, outcome, id),
    };
  });
  return { outcomes, card: cardGoes(campaign, card, printed, outcomes) };
}

/**
 * True if an outcome applies: its condition is met or absent; `otherwise` = no earlier outcome
 * applied.
 */
function isOutcomeMet(campaign: Party, { when }: EventOutcome, isAnyMet: boolean): boolean {
  if (!when) return true;
  return (when.otherwise !== true || !isAnyMet) && isMet(campaign, when);
}

function cardGoes(
  campaign: Party,
  card: EventCardContent,
  printed: readonly EventOutcome[],
  outcomes: readonly EventOutcomeView[],
): 'bottom' | 'removed' | null {
  const applying = printed.filter((_, index) => outcomes[index]?.applies);
  const destinations = applying.flatMap((outcome) => outcome.card ?? []);
  const [last] = destinations.slice(-1);
  if (last) return last;
  const other = applying.flatMap(({ effects = [] }) =>
    effects.flatMap((effect) => (effect.type === 'sameAs' ? [effect.option] : [])),
  )[0];
  return other ? eventOption(campaign, card, other, null).card : null;
}

/** True if a condition holds now. A payment counts as met if the party can afford it. */
export function isMet(campaign: Party, when: EventCondition): boolean {
  const { reputation } = campaign.party;
  const { anyClass, reputationMin = -Infinity, reputationMax = Infinity } = when;
  const characters = eventCharacters(campaign);
  if (anyClass && !characters.some((sheet) => anyClass.includes(sheet.class))) return false;
  if (reputation < reputationMin || reputation > reputationMax) return false;
  const gold = characters.reduce((sum, sheet) => sum + sheet.gold, 0);
  const together = collectivePrice(when, reputation);
  if (together !== null && gold < together) return false;
  const { payGold = 0, payItem } = when;
  if (characters.some((sheet) => sheet.gold < payGold)) return false;
  return payItem === undefined || characters.some((sheet) => owns(sheet, payItem));
}

function owns({ items }: CharacterSheet, item: number): boolean {
  return items.some((owned) => owned.item === item);
}

function collectivePrice({ payCollectiveGold }: EventCondition, reputation: number): number | null {
  if (payCollectiveGold === undefined || typeof payCollectiveGold === 'number') {
    return payCollectiveGold ?? null;
  }
  const fitting = payCollectiveGold.find(
    ({ reputationMin = -Infinity, reputationMax = Infinity }) =>
      reputation >= reputationMin && reputation <= reputationMax,
  );
  return fitting?.gold ?? null;
}

function linesOf(
  campaign: Party,
  card: EventCardContent,
  { when, effects = [] }: EventOutcome,
  id: string,
): readonly EventLine[] {
  const payments = when ? paymentsOf(when, campaign.party.reputation) : [];
  return [
    ...payments.map((effect, index): EventLine => ({
      id: `${id}.pay${String(index + 1)}`,
      effect,
      applies: true,
      oneOf: null,
    })),
    ...effects.flatMap((effect, index) =>
      effectLines(campaign, card, effect, `${id}.${String(index + 1)}`),
    ),
  ];
}

function paymentsOf(when: EventCondition, reputation: number): readonly Payment[] {
  const { payGold, payItem } = when;
  const together = collectivePrice(when, reputation);
  return [
    ...(payGold === undefined ? [] : [{ type: 'payGold', value: payGold } as const]),
    ...(together === null ? [] : [{ type: 'payCollectiveGold', value: together } as const]),
    ...(payItem === undefined ? [] : [{ type: 'payItem', item: payItem } as const]),
  ];
}

function effectLines(
  campaign: Party,
  card: EventCardContent,
  effect: EventEffect,
  id: string,
): readonly EventLine[] {
  if (effect.type === 'chooseOne') {
    return effect.effects.flatMap((each, index) =>
      effectLines(campaign, card, each, `${id}.${String(index + 1)}`).map((line) => ({
        ...line,
        applies: false,
        oneOf: id,
      })),
    );
  }
  const applies = !effect.when || isMet(campaign, effect.when);
  if (effect.type !== 'sameAs') return [{ id, effect, applies, oneOf: null }];
  return eventOption(campaign, card, effect.option, null).outcomes.flatMap((outcome) =>
    outcome.lines.map((line) => ({
      ...line,
      id: `${id}.${line.id}`,
      applies: applies && outcome.applies && line.applies,
    })),
  );
}
