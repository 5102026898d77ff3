/** The destination of played cards at the end of a turn. */
import type { Content } from '../../content/content';
import type { Character, Scenario, Turn } from '../../state';
import { CHOSEN } from '../figures/cardsInEffect';
import { moveCards } from '../figures/hand/cardPiles';
import { countsOf, discardChosen } from '../figures/hand/heldCards';
import { lineIn, linesOfHalf, turnOf } from '../order/playedLines';
import { withActiveHalf } from './activeCards';
import { destinationOf, halfLines, type CardLineRef, type HalfLine } from './lines/cardLines';
import { playedHalves } from './playedCards';

/**
 * False if the summon or the doomed enemy of the half has already left play, or if players skipped
 * its augment, song or doom.
 *
 * @rule SUMMON-4 TURN-3
 */
function staysActive(
  turn: Turn | null,
  content: Content,
  { class: ofClass }: Character,
  { card, half }: Pick<CardLineRef, 'half'> & { readonly card: number },
): boolean {
  const own = halfLines(content.cardLines(ofClass), card, half) ?? [];
  const stateOf = ({ ref }: HalfLine) => lineIn(turn, ref);
  if (own.some((line) => stateOf(line)?.left)) return false;
  const chosen = own.filter(({ printed: { type } }) => CHOSEN.includes(type));
  return chosen.length === 0 || chosen.some((line) => stateOf(line)?.state === 'done');
}

/**
 * Moves the cards at the end of the turn: to the lost pile or the active area if a half with that
 * symbol was played, otherwise to the discard pile. Active halves are recorded even if cards are
 * not tracked.
 *
 * @rule TURN-3 STUN-1 STUN-2
 */
export function leaveTurn(scenario: Scenario, content: Content, character: Character): Character {
  const printed = content.classCards(character.class);
  const turn = turnOf(scenario.phase, character.id);
  const played = playedHalves(turn).flatMap(({ card, half }) => {
    const found = printed.find(({ id }) => id === card);
    if (!found) return [];
    const place = destinationOf(found, half, false);
    const played = { card: found.id, half };
    const stays = place.lasts !== null && staysActive(turn, content, character, played);
    return [{ card: found, half, ...place, to: stays ? place.to : place.then, stays }];
  });
  const noted = played.reduce((now, { card: { id: card }, half, lasts, then, stays }) => {
    // A card that was recovered in the same turn has no further effect.
    const isInHand = now.cards.kind === 'named' && now.cards.hand.includes(card);
    if (lasts === null || !stays || isInHand) return now;
    const lines = linesOfHalf(turn, { kind: 'classCard', card, half, line: 0 });
    const on = lines.find((line) => line.on !== undefined)?.on;
    return withActiveHalf(now, {
      ...{ card, half, lasts },
      ...(on !== undefined && { on }),
      ...(then === 'discard' && { isDiscarded: true as const }),
    });
  }, character);
  const { cards } = noted;
  if (cards.kind === 'notKept' || (countsOf(cards)?.chosen ?? 0) === 0) return noted;
  const gone = [...new Map(played.map((each) => [each.card, each])).values()].filter(
    ({ to }) => to !== 'discard',
  );
  if (cards.kind === 'named') {
    const own = gone.filter(({ card }) => cards.chosen.includes(card.id));
    const moved = own.reduce((now, { card, to }) => moveCards(now, [card.id], to), cards);
    return discardChosen({ ...noted, cards: { ...cards, ...moved } });
  }
  const count = (to: 'lost' | 'active') => gone.filter((each) => each.to === to).length;
  const [lost, active] = [count('lost'), count('active')];
  const chosen = Math.max(0, cards.chosen - lost - active);
  return discardChosen({
    ...noted,
    cards: { ...cards, chosen, lost: cards.lost + lost, active: cards.active + active },
  });
}
