/** Enhancements: stickers that fit a dot, prices and refusals. */
import type { Content } from '../../../content/content';
import type { CardLine, ClassCard, StickerTable } from '../../../content/types';
import type { Refusal } from '../../../refusals';
import type { RuleId } from '../../../rulebook';
import type { Campaign, CharacterSheet, Sticker } from '../../../state';
import { ELEMENTS } from '../../../vocabulary';
import { cardPool } from '../../cards/classCards';
import { countOf } from '../party/achievements';
import { dotsOf, type Dot } from './stickers';
import { prosperityLevel } from '../../../content/stats';

/** A sticker and its position. */
export type Placing = Pick<Sticker, 'card' | 'half' | 'dot' | 'sticker'>;

/** A part of a price and its rule. */
export interface PricePart {
  readonly what: 'base' | 'severalTargets' | 'cardLevel' | 'previous';
  readonly gold: number;
  readonly rule: RuleId;
}

export function stickersOf(
  campaign: Pick<Campaign, 'party'>,
  sheet: Pick<CharacterSheet, 'class'>,
) {
  return campaign.party.enhancements.filter((each) => each.class === sheet.class);
}

/** Stickers that fit a dot. @rule ENHANCE-2 */
export function stickersFor(dot: Dot, content: Content): readonly Sticker['sticker'][] {
  return content
    .enhancements()
    .stickers.filter((table) => table.dots.includes(dot.kind) && isFitting(table, dot))
    .flatMap(({ id }): readonly Sticker['sticker'][] => (id === 'element' ? ELEMENTS : [id]));
}

function isFitting(table: StickerTable, { part, line }: Dot): boolean {
  if (table.needs === 'move') return part === 'move' && !line.summon;
  if (table.needs === 'number') return baseOf(table, { part, line }) !== null;
  // Dots at summon stats and minor effects accept neither conditions nor elements.
  return true;
}

function baseOf(
  { cost, costs, summonCosts, byHexes }: StickerTable,
  { part, line }: Pick<Dot, 'part' | 'line'>,
) {
  if (byHexes) return byHexes[hexesOf(line) - 2] ?? null;
  const prices = line.summon ? summonCosts : costs;
  return cost ?? prices?.[part] ?? null;
}

function hexesOf({ area = [] }: CardLine): number {
  return area.filter(({ role }) => role === 'target').length;
}

function hasSeveralTargets(line: CardLine, content: Content): boolean {
  const { singleAffects } = content.enhancements().severalTargets;
  const { area, target, alsoTargets, affects } = line;
  const isForMany = affects !== undefined && !singleAffects.includes(affects);
  return area !== undefined || target !== undefined || alsoTargets !== undefined || isForMany;
}

/**
 * Current price of a sticker in parts; null if it does not fit. `content` includes the campaign's
 * stickers.
 *
 * @rule ENHANCE-2 ENHANCE-3 ENHANCE-4 ENHANCE-5
 */
export function priceOf(
  campaign: Pick<Campaign, 'party'>,
  sheet: Pick<CharacterSheet, 'class'>,
  { card: id, half, dot: where, sticker }: Placing,
  content: Content,
): readonly PricePart[] | null {
  const card = content.classCards(sheet.class).find((each) => each.id === id);
  const dot = dotsOf(content.cardLines(sheet.class), id, half).find((each) => each.id === where);
  const tables = content.enhancements();
  const table = tables.stickers.find((each) => each.id === tableOf(sticker));
  if (!card || !dot || !table || !stickersFor(dot, content).includes(sticker)) return null;
  const base = baseOf(table, dot);
  if (base === null) return null;
  const doubles = sticker !== 'hex' && !dot.line.summon && hasSeveralTargets(dot.line, content);
  const before = stickersOf(campaign, sheet).filter(
    (each) => each.card === id && each.half === half,
  ).length;
  const parts: readonly PricePart[] = [
    { what: 'base', gold: base, rule: 'ENHANCE-2' },
    {
      what: 'severalTargets',
      gold: doubles ? base * (tables.severalTargets.factor - 1) : 0,
      rule: 'ENHANCE-3',
    },
    { what: 'cardLevel', gold: tables.byCardLevel[levelOf(card) - 1] ?? 0, rule: 'ENHANCE-4' },
    { what: 'previous', gold: tables.previousOnHalf * before, rule: 'ENHANCE-5' },
  ];
  return parts.filter(({ gold }) => gold > 0);
}

function tableOf(sticker: Sticker['sticker']): string {
  return (ELEMENTS as readonly string[]).includes(sticker) ? 'element' : sticker;
}

function levelOf({ level }: ClassCard): number {
  return typeof level === 'number' ? level : 1;
}

export function totalOf(parts: readonly PricePart[]): number {
  return parts.reduce((sum, { gold }) => sum + gold, 0);
}

/** Refuses a sticker if the dot does not exist, does not fit or is taken. @rule ENHANCE-2 */
export function whyNotStick(
  campaign: Campaign,
  sheet: Pick<CharacterSheet, 'class'>,
  placing: Placing,
  content: Content,
): Refusal | null {
  const isThere = stickersOf(campaign, sheet).some((each) => isSamePlace(each, placing));
  if (isThere) return { code: 'dotHasSticker' };
  return priceOf(campaign, sheet, placing, content) ? null : { code: 'stickerDoesNotFit' };
}

export function isSamePlace(
  one: Pick<Placing, 'card' | 'half' | 'dot'>,
  other: Pick<Placing, 'card' | 'half' | 'dot'>,
): boolean {
  return one.card === other.card && one.half === other.half && one.dot === other.dot;
}

/** Refuses a card that the character has not chosen. @rule ENHANCE-7 */
function whyNotOwn(sheet: CharacterSheet, { card }: Placing, content: Content): Refusal | null {
  const cards = content.classCards(sheet.class);
  if (cardPool(cards, sheet.cards).some(({ id }) => id === card)) return null;
  const name = cards.find(({ id }) => id === card)?.name ?? String(card);
  return { code: 'cardIsNotInPool', character: sheet.id, name };
}

/**
 * Refuses to buy a sticker while enhancing is locked, on a card outside the pool or beyond the
 * limit of enhanced cards, or without enough gold; null = allowed.
 *
 * @rule ENHANCE-1 ENHANCE-6 ENHANCE-7
 */
export function whyNotEnhance(
  campaign: Campaign,
  sheet: CharacterSheet,
  placing: Placing,
  content: Content,
): Refusal | null {
  if (countOf(campaign, 'global', content.enhancements().achievement) === 0) {
    return { code: 'enhancingIsLocked' };
  }
  const refusal =
    whyNotStick(campaign, sheet, placing, content) ?? whyNotOwn(sheet, placing, content);
  if (refusal) return refusal;
  const max = prosperityLevel(content.levels(), campaign.party.prosperity);
  const cards = new Set([...stickersOf(campaign, sheet).map(({ card }) => card), placing.card]);
  if (cards.size > max) return { code: 'tooManyEnhancedCards', most: max };
  const gold = totalOf(priceOf(campaign, sheet, placing, content) ?? []);
  return sheet.gold < gold
    ? { code: 'enhancementTooExpensive', character: sheet.id, gold, has: sheet.gold }
    : null;
}
