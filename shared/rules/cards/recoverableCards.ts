/** Cards that an ability can return to a character's hand. */
import type { Content } from '../../content/content';
import type { CardLine, ClassCard } from '../../content/types';
import type { Character, LineRef, Scenario } from '../../state';
import { pileOf } from '../figures/hand/cardPiles';
import { turnOf } from '../order/playedLines';
import { destinationOf } from './lines/cardLines';

/** The pile and kind of cards to recover, and the ability that recovers them. */
export interface Recovering {
  readonly from: 'discard' | 'lost';
  readonly only: NonNullable<CardLine['only']> | null;
  readonly line: LineRef;
}

/**
 * Cards that can be recovered, for a character whose cards are tracked by name. Active cards, and
 * the other card of the turn once it was played, count as discarded or lost. Cards with the
 * unrecoverable symbol cannot be recovered once lost.
 *
 * @rule RECOVER-1 RECOVER-2
 */
export function recoverableCards(
  scenario: Scenario,
  content: Content,
  character: Character,
  { from, only, line }: Recovering,
): readonly ClassCard[] {
  return content.classCards(character.class).filter((card) => {
    if (pileInEffect(scenario, character, card, line) !== from) return false;
    if (from === 'lost' && (card.top.unrecoverable || card.bottom.unrecoverable)) return false;
    return !only || hasLineOf(content, character, card, only);
  });
}

/** The pile that a card counts as part of; null = neither discarded nor lost. */
function pileInEffect(
  scenario: Scenario,
  character: Character,
  card: ClassCard,
  line: LineRef,
): 'discard' | 'lost' | null {
  const { cards, activeHalves } = character;
  if (cards.kind !== 'named') return null;
  const pile = pileOf(cards, card.id);
  if (pile === 'discard' || pile === 'lost') return pile;
  if (pile === 'active') {
    const active = activeHalves.find((each) => each.card === card.id);
    return active ? destinationOf(card, active.half, false).then : 'discard';
  }
  const isOwn = line.kind === 'classCard' && line.card === card.id;
  return pile === 'chosen' && !isOwn ? afterAction(scenario, character, card) : null;
}

/** The pile of a card whose action of this turn is over; null = it was not played yet. */
function afterAction(
  { phase }: Scenario,
  { id }: Character,
  card: ClassCard,
): 'discard' | 'lost' | null {
  const begun = (turnOf(phase, id)?.lines ?? []).flatMap(({ line, state, attacked }) =>
    line.kind === 'classCard' && (state === 'done' || attacked.length > 0) ? [line] : [],
  );
  const own = begun.find((line) => line.card === card.id);
  if (own) return destinationOf(card, own.half, false).then;
  return begun.some((line) => line.card === 'default') ? 'discard' : null;
}

function hasLineOf(
  content: Content,
  { class: ofClass }: Character,
  { id }: ClassCard,
  only: NonNullable<CardLine['only']>,
): boolean {
  const printed = content.cardLines(ofClass)?.cards.find((card) => card.id === id);
  return [...(printed?.top ?? []), ...(printed?.bottom ?? [])].some(({ type }) => type === only);
}
