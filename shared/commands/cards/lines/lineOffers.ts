/** Offers of a class card ability: the chosen ones and those that apply automatically. */
import type { HalfLine, LineOffer } from '../../../rules/cards/lines/cardLines';
import { withOffers, type ChangedLine, type TakenOffer } from '../../../rules/cards/cardOffers';
import { evaluateCount, type Counting } from '../../../rules/cards/lines/lineCounts';
import { isAutomaticBonus } from '../../../rules/attack/bonuses/automaticBonuses';
import type { LineAction } from '../../../rules/cards/lines/lineActionShape';
import { findFigure } from '../../../rules/figures/figures';
import { targetsOf } from '../performedAbility';
import type { PlayedLine } from './lineAnswers';
import { targetsUnder } from './lineTargets';

/** The ability with chosen offers and those that the board confirms. */
export function changedLine(line: HalfLine, played: PlayedLine): ChangedLine {
  const chosen = offersCounted(line, played);
  const value = played.answers.value ?? countOf(line, played);
  const plain = withOffers(line, chosen, value);
  const held = offersHeld(line, chosen, plain.action, played);
  if (held.length === 0) return plain;
  const offers = line.offers.map(
    (offer, index) => held.find((each) => each.place === index)?.offer ?? offer,
  );
  const taken = [...chosen, ...held.map(({ place }) => ({ offer: place }))];
  return withOffers({ ...line, offers }, taken, value);
}

/**
 * Offers that apply automatically: the card's own if the board confirms their condition, and those
 * of active cards if they are unconditional. In an attack, each becomes a modifier with the name of
 * its card. A number that players entered already includes them.
 *
 * @rule TURN-3
 */
function offersHeld(
  line: HalfLine,
  chosen: readonly TakenOffer[],
  action: LineAction | null,
  played: PlayedLine,
): readonly { readonly place: number; readonly offer: LineOffer }[] {
  const { scenario, content, figure: owner, actor, answers } = played;
  const figure = actor ?? owner;
  const { card } = line.ref;
  if (!action) return [];
  const named = 'affects' in action ? targetsOf(action, played) : null;
  const aimed = [...(targetsUnder(played) ?? []), ...(named ?? [])];
  // Later targets are unknown, and a bonus of the card would apply to all of them.
  const isOpen =
    action.kind === 'attack' && action.targets !== Infinity && action.targets > aimed.length;
  const targets = isOpen ? [] : aimed.flatMap((id) => findFigure(scenario, id) ?? []);
  const isByHand =
    action.kind === 'attack' && answers.base !== undefined && answers.base !== action.value;
  const name = content.classCards(owner.class).find(({ id }) => id === card)?.name ?? '';
  const own =
    card === 'default' ? null : { figure: owner.id, card, name, hasSlots: false, isSure: true };
  const isSure = ({ source }: LineOffer) => source?.isSure === true;
  const isReplaced = chosen.some(({ offer }) => line.offers[offer]?.replace === true);
  const counting = countingIn(line, { ...played, aimedAt: targets.map(({ id }) => id) });
  const isSeen = (offer: LineOffer) =>
    !offer.source && isAutomaticBonus(offer, { scenario, content, figure, targets });
  return line.offers.flatMap((offer, index) => {
    if (chosen.some((taken) => taken.offer === index)) return [];
    const counted = isReplaced ? null : countedBonus(offer, counting);
    if (!counted && !isSure(offer) && !isSeen(offer)) return [];
    const source = offer.source ?? own;
    const { value, ...rest } = counted ?? offer;
    const added = isByHand || value === undefined ? rest : { ...rest, value };
    return [
      { place: index, offer: action.kind === 'attack' && source ? { ...added, source } : added },
    ];
  });
}

/**
 * A bonus of the ability itself that only counts something, with its number. Null = players choose
 * it, the count is unknown, or it is 0.
 *
 * @rule TURN-3
 */
function countedBonus(offer: LineOffer, counting: Counting): LineOffer | null {
  const { per, x, value, experience, ...rest } = offer;
  const isFree = !('elements' in offer) && !offer.cost && !offer.when && !offer.source;
  const what = per ?? x;
  const times = isFree && what !== undefined ? evaluateCount(what, counting) : null;
  if (!times || value === undefined) return null;
  const sum = x === undefined ? Number(value) * times : times;
  return {
    ...rest,
    value: `+${String(sum)}`,
    ...(experience === undefined ? {} : { experience: experience * times }),
  };
}

/** The number of the ability, if Standee can count it. */
function countOf(line: HalfLine, played: PlayedLine): number | undefined {
  const taken = (played.answers.offers ?? []).map(({ offer }) => line.offers[offer]);
  const instead = taken.find((offer) => offer?.replace && offer.x)?.x;
  const what = instead ?? line.counts;
  const known =
    what === null || what === 'upTo' ? null : evaluateCount(what, countingIn(line, played));
  return known ?? undefined;
}

function countingIn(
  { ref, action }: Pick<HalfLine, 'ref' | 'action'>,
  played: PlayedLine,
): Counting {
  const { scenario, content, figure, actor, answers, aimedAt } = played;
  const range = action && 'range' in action ? action.range : null;
  const targets = answers.targets ?? aimedAt ?? [];
  return { scenario, content, figure: actor ?? figure, line: ref, range, targets };
}

/** Offers with their counts, if known. Counts that depend on the target wait for the target. */
function offersCounted(line: HalfLine, played: PlayedLine): readonly TakenOffer[] {
  const { offers = [], targets } = played.answers;
  return offers.map((taken) => {
    const { per, x } = line.offers[taken.offer] ?? {};
    const what = per ?? x;
    if (taken.times !== undefined || what === undefined) return taken;
    const times = evaluateCount(what, countingIn(line, played)) ?? (targets ? null : 0);
    return times === null ? taken : { ...taken, times };
  });
}
