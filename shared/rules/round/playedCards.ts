/** The class cards of a turn: which they are by their initiatives, their lines, where they go then. */
import type { Content } from '../../content/content';
import type { ClassCard } from '../../content/types';
import type { Character, CharacterSheet, Scenario, Turn, TurnLine } from '../../state';
import {
  cardGoesTo,
  defaultLines,
  halfLines,
  type CardHalf,
  type CardLineRef,
  type HalfLine,
} from '../decks/cardLines';
import { cardsByInitiative } from '../decks/cardsByInitiative';
import { countsOf, discardChosen } from '../table/heldCards';
import { moveCards } from '../table/cardPiles';
import { lineIn, turnOf } from '../table/playedLines';

export interface TurnHalf {
  readonly card: ClassCard;
  readonly half: CardHalf;
  readonly lines: readonly (HalfLine & { readonly state: TurnLine['state'] })[];
  /** The other half of the card, or this half of the other card, is being played. */
  readonly isOut: boolean;
}

/**
 * The halves a character can play in its turn; null where its initiatives do not say for sure which
 * cards they are: then nobody is asked. The default actions come with them.
 *
 * @rule TURN-3 INIT-1
 */
export function halvesOfTurn(
  scenario: Scenario,
  content: Content,
  character: Character,
  sheet: CharacterSheet | undefined,
): readonly TurnHalf[] | null {
  const cards = cardsOfTurn(content, character, sheet);
  if (!cards) return null;
  const turn = turnOf(scenario.phase, character.id);
  const played = playedHalves(turn);
  const printed = content.cardLines(character.class);
  return cards.flatMap((card) =>
    (['top', 'bottom'] as const).map((half): TurnHalf => {
      const own = halfLines(printed, card.id, half) ?? [];
      const isBegun = played.some((each) => each.card === card.id && each.half === half);
      const lines = isBegun ? own : [...own, ...defaultLines(half)];
      return {
        card,
        half,
        isOut: played.some((each) => (each.card === card.id) === (each.half !== half)),
        lines: lines.map((line) => ({ ...line, state: lineIn(turn, line.ref)?.state ?? 'open' })),
      };
    }),
  );
}

/** The leading card and the other one, where they are sure. */
function cardsOfTurn(
  content: Content,
  { class: played, cards, initiative }: Character,
  sheet: CharacterSheet | undefined,
): readonly ClassCard[] | null {
  if (!sheet || !initiative || initiative.longRest) return null;
  const { leading, second } = initiative;
  const { level, hand, cards: chosen } = sheet;
  const piles = cards.kind === 'named' ? cards : undefined;
  const named = cardsByInitiative(
    { class: played, level, piles, hand, chosen },
    leading,
    second,
    content,
  );
  if (!named?.isSure) return null;
  return named.second ? [named.leading, named.second] : [named.leading];
}

/** Halves of which a line was played. */
function playedHalves(turn: Turn | null): readonly CardLineRef[] {
  return (turn?.lines ?? []).flatMap(({ line, state }) =>
    line.kind === 'classCard' && state === 'done' ? [line] : [],
  );
}

/**
 * The turn is over: cards whose lost or active half was played go there, the other chosen ones are
 * discarded.
 *
 * @rule TURN-3 STUN-1
 */
export function leaveTurn(scenario: Scenario, content: Content, character: Character): Character {
  const { cards } = character;
  if (cards.kind === 'notKept' || (countsOf(cards)?.chosen ?? 0) === 0) return character;
  const printed = content.classCards(character.class);
  const going = playedHalves(turnOf(scenario.phase, character.id)).flatMap(({ card, half }) => {
    const found = printed.find(({ id }) => id === card);
    return found ? [{ card: found.id, to: cardGoesTo(found, half, false).to }] : [];
  });
  const gone = [...new Map(going.map((each) => [each.card, each])).values()].filter(
    ({ to }) => to !== 'discard',
  );
  if (cards.kind === 'named') {
    const own = gone.filter(({ card }) => cards.chosen.includes(card));
    const moved = own.reduce((now, { card, to }) => moveCards(now, [card], to), cards);
    return discardChosen({ ...character, cards: { ...cards, ...moved } });
  }
  const count = (to: 'lost' | 'active') => gone.filter((each) => each.to === to).length;
  const [lost, active] = [count('lost'), count('active')];
  const chosen = Math.max(0, cards.chosen - lost - active);
  return discardChosen({
    ...character,
    cards: { ...cards, chosen, lost: cards.lost + lost, active: cards.active + active },
  });
}
