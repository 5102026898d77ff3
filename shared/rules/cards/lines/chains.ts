/** Adapts lines to other lines of the same half: further attacks of a chain, and choices. */
import type { Turn } from '../../../state';
import { isSameLine, lineIn } from '../../order/playedLines';
import type { HalfLine, LineOffer } from './cardLines';
import { withOffers } from '../cardOffers';

/**
 * The lines of a half. Offers that raised the first attack of a chain also raise its further
 * attacks; attacks that an offer adds require it. Options that players did not choose are omitted.
 *
 * @rule ATTACK-5 ELEMENT-3 TURN-3
 */
export function withChains(lines: readonly HalfLine[], turn: Turn | null): readonly HalfLine[] {
  return lines.flatMap((line) => {
    const { follows, choices = [] } = line;
    if (choices.some((ref) => lineIn(turn, ref)?.state === 'done')) return [];
    if (!follows) return [raisedByOthers(line, lines, turn)];
    const first = lines.find(({ ref }) => isSameLine(ref, follows.ref));
    const taken = lineIn(turn, follows.ref)?.offers ?? [];
    if (follows.offer !== null && !taken.includes(follows.offer)) return [];
    const offers = taken.flatMap((place) => first?.offers[place] ?? []).map(raiseOf);
    const { action } = withOffers(
      { ...line, offers },
      offers.map((_, offer) => ({ offer })),
    );
    return [{ ...line, action }];
  });
}

/** An attack with the bonuses that were taken with other abilities of its half. @rule ELEMENT-3 */
function raisedByOthers(line: HalfLine, lines: readonly HalfLine[], turn: Turn | null): HalfLine {
  const { action } = line;
  if (action?.kind !== 'attack' || action.value === null) return line;
  const taken = lines
    .filter((other) => other.action !== null && other.action.kind !== 'attack')
    .flatMap(({ ref, offers }) => (lineIn(turn, ref)?.offers ?? []).map((place) => offers[place]));
  const raised = taken.reduce((sum, offer) => sum + Number(offer?.attack ?? 0), 0);
  if (raised === 0) return line;
  return {
    ...line,
    raised: line.raised + raised,
    action: { ...action, value: action.value + raised },
  };
}

/** The part of an offer that applies to every attack of a chain. */
function raiseOf({ value, effects, ignoreShield }: LineOffer): LineOffer {
  return {
    ...(value !== undefined && { value }),
    ...(effects && { effects }),
    ...(ignoreShield && { ignoreShield }),
  };
}
