/**
 * Bonuses of class cards that apply automatically, because the board can check their conditions.
 */
import type { Content } from '../../../content/content';
import { effectText, pierceOf, readEffects } from '../../../content/notation/effects';
import type { Figure, LineRef, Scenario } from '../../../state';
import type { EffectText } from '../../../vocabulary';
import type { NewModifier, RequestedTarget } from '../targets';
import { lineAt, type HalfLine, type LineOffer } from '../../cards/lines/cardLines';
import { bonusOf } from '../../cards/cardOffers';
import { enteredLine } from './enteredAttack';
import { findFigure } from '../../figures/figures';
import { offersInEffect } from '../../cards/offersInEffect';
import { withWornItems } from '../../cards/lines/wornLines';
import { evaluateCount, type Counting } from '../../cards/lines/lineCounts';
import { areMet, type AbilityUse } from '../../cards/lines/requirements';

/**
 * True if a bonus applies automatically: it costs nothing, and its conditions are known to be met
 * for each target.
 *
 * @rule TURN-3 RANGE-2
 */
export function isAutomaticBonus(offer: LineOffer, use: AbilityUse): boolean {
  const { when, cost, per, x, source } = offer;
  const isFree = !('elements' in offer) && !cost && source?.hasSlots !== true;
  if (!when || !isFree || per !== undefined || x !== undefined) return false;
  const { conditions = [] } = offer;
  return areMet({ when, conditions, on: source?.on ?? null }, use) === true;
}

/** The values of a character's attack on which bonuses of active cards depend. */
export interface AttackOfLine {
  readonly line: LineRef | null;
  /** Attack value; null = not entered. */
  readonly base: number | null;
  readonly ranged: boolean | null;
  readonly range: number | null;
  /** Pierce and effects for all targets. */
  readonly pierce?: number | undefined;
  readonly effects?: readonly EffectText[] | undefined;
  /** Modifiers for all targets. */
  readonly modifiers: readonly Pick<NewModifier, 'source'>[];
}

/**
 * Adds the bonuses of active cards against a target whose conditions are met. Modifiers that
 * players chose for all targets and numbers that they entered stay the same.
 *
 * @rule TURN-3 RANGE-2
 */
export function withAutomaticBonuses(
  scenario: Scenario,
  content: Content,
  attacker: Figure,
  asked: RequestedTarget,
  attack: AttackOfLine,
): RequestedTarget {
  const { line: ref, base, ranged, range, modifiers } = attack;
  if (attacker.kind !== 'character') return asked;
  const target = findFigure(scenario, asked.figure);
  const found = ref?.kind === 'classCard' ? lineAt(content.cardLines(attacker.class), ref) : null;
  const line =
    ref === null
      ? enteredLine({ base, ranged, range })
      : found && withWornItems(content, attacker, found);
  if (!target || !line || base === null || !basesOf(line).includes(base)) return asked;
  const taken = [...modifiers, ...(asked.modifiers ?? [])].map(({ source }) => source);
  const use = { scenario, content, figure: attacker, targets: [target] };
  const counting = { ...use, line: line.ref, range, targets: [target.id] };
  const held = offersInEffect(scenario, content, attacker, line)
    .map((offer) => withCount(offer, counting))
    .filter((offer) => !taken.includes(offer.source?.name ?? '') && isAutomaticBonus(offer, use));
  const added = held.flatMap(bonusOf);
  const raised =
    added.length === 0 ? asked : { ...asked, modifiers: [...(asked.modifiers ?? []), ...added] };
  return withHeldEffects(raised, held, line, attack);
}

/** The bonus with its count for this target; unchanged if the count is unknown. */
function withCount(offer: LineOffer, counting: Counting): LineOffer {
  const { x, ...rest } = offer;
  const counted = x === undefined ? null : evaluateCount(x, counting);
  return counted === null ? offer : { ...rest, value: `+${String(counted)}` };
}

/**
 * Adds effects of bonuses that apply to this target only, unless the attack already has them for
 * all targets.
 *
 * @rule TURN-3 EFFECT-1
 */
function withHeldEffects(
  asked: RequestedTarget,
  held: readonly LineOffer[],
  { action }: HalfLine,
  { pierce = 0, effects = [] }: AttackOfLine,
): RequestedTarget {
  const own = action?.kind === 'attack' ? action.pierce : 0;
  const ofCards = held.flatMap((offer) => readEffects(offer.effects));
  const more = pierce > own ? 0 : pierceOf(ofCards);
  const texts = ofCards.filter(({ kind }) => kind !== 'pierce').map(effectText);
  const added = texts.filter((text) => !effects.includes(text));
  return {
    ...asked,
    ...(held.some(({ advantage }) => advantage) && { hasAdvantage: true as const }),
    ...(more > 0 && { extraPierce: (asked.extraPierce ?? 0) + more }),
    ...(added.length > 0 && { effects: [...(asked.effects ?? []), ...added] }),
  };
}

/** Possible base values with the optional bonuses of the ability. */
function basesOf({ action, offers }: HalfLine): readonly number[] {
  if (action?.kind !== 'attack' || action.value === null) return [];
  return offers.reduce<readonly number[]>(
    (all, { value }) =>
      /^\+\d$/.test(String(value)) ? [...all, ...all.map((n) => n + Number(value))] : all,
    [action.value],
  );
}
