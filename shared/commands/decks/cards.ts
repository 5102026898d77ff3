/** Ability cards by name: all of it only for players who want it. */
import type { Pile } from '../../campaignState';
import type { ClassCard } from '../../content/types';
import type { GameEvent } from '../../events';
import { ok, refuse, type Result } from '../../result';
import { cardPool } from '../../rules/decks/classCards';
import {
  countsOf,
  moved,
  newPiles,
  paid,
  pileOf,
  withOtherLoss,
  withRandomLoss,
} from '../../rules/decks/cardPiles';
import { withFigure } from '../../rules/table/figures';
import type { Character, Game, Scenario } from '../../state';
import { characterInPlay, characterOf, type Answer, type Context } from '../findings';
import { setInitiative } from '../round/rounds';
import type { CommandOf } from '../shapes';
import { sheetChanged, sheetOf } from '../campaign/sheetParts';

/** The hand a character takes into its scenarios; null = nothing is told. @rule CARD-1 */
export function chooseHand(
  game: Game,
  { character, cards }: CommandOf<'chooseHand'>,
  { content }: Context,
): Answer<Game> {
  const found = sheetOf(game, character);
  if (!found.ok) return found;
  const sheet = found.value;
  if (cards !== null) {
    const size = content.class(sheet.class)?.handSize ?? 0;
    const hand = handOf(cardPool(content.classCards(sheet.class), sheet.cards), cards, size);
    if (!hand.ok) return hand;
  }
  return sheetChanged(game, {
    next: { ...sheet, hand: cards },
    events: [{ type: 'handChosen', character }],
  });
}

/** @rule CARD-1 */
function handOf(
  pool: readonly ClassCard[],
  cards: readonly number[],
  size: number,
): Result<readonly number[]> {
  const strange = cards.find((card) => !pool.some((each) => each.id === card));
  if (strange !== undefined) return refuse({ code: 'noSuchClassCard', card: strange });
  if (cards.length !== size || new Set(cards).size !== size) {
    return refuse({ code: 'wrongHandSize', size });
  }
  return ok(cards);
}

/** Begins to keep the piles of a character with these cards in hand, or stops. @rule CARD-1 */
export function keepCards(
  game: Game,
  scenario: Scenario,
  { figure: id, cards }: CommandOf<'keepCards'>,
  { content }: Context,
): Answer<Scenario> {
  const found = characterInPlay(scenario, id);
  if (!found.ok) return found;
  const character = found.value;
  if (cards === null) {
    const rest: { -readonly [K in keyof Character]: Character[K] } = { ...character };
    delete rest.piles;
    return ok({
      next: withFigure(scenario, rest),
      events: [{ type: 'pilesKept', figure: id, kept: false }],
    });
  }
  const chosen = game.campaign.characters.find((each) => each.id === character.sheet)?.cards ?? [];
  const size = content.class(character.class)?.handSize ?? 0;
  const hand = handOf(cardPool(content.classCards(character.class), chosen), cards, size);
  if (!hand.ok) return hand;
  const piles = newPiles(hand.value);
  return ok({
    next: withFigure(scenario, { ...character, piles, cards: countsOf(piles) }),
    events: [{ type: 'pilesKept', figure: id, kept: true }],
  });
}

/**
 * Two cards picked by name in place of typed initiatives. Which they are stays hidden until all are
 * revealed.
 *
 * @rule TURN-2 INIT-1
 */
export function playCards(
  scenario: Scenario,
  { figure: id, leading, second }: CommandOf<'playCards'>,
  context: Context,
): Answer<Scenario> {
  const found = characterInPlay(scenario, id);
  if (!found.ok) return found;
  const { piles } = found.value;
  const printed = context.content.classCards(found.value.class);
  const cards = [leading, second].map((number) => printed.find((card) => card.id === number));
  const [first, other] = cards;
  if (!first || !other) {
    return refuse({ code: 'noSuchClassCard', card: first ? second : leading });
  }
  const gone = piles && [first, other].find((card) => !piles.hand.includes(card.id));
  if (gone) return refuse({ code: 'cardNotInHand', name: gone.name });
  if (first === other) return refuse({ code: 'cardNotInHand', name: first.name });
  const chosen = {
    type: 'setInitiative',
    character: id,
    leading: first.initiative,
    second: other.initiative,
  } as const;
  const set = setInitiative(scenario, chosen, context);
  if (!set.ok || !piles) return set;
  const after = characterOf(set.value.next, id);
  if (!after.ok) return after;
  const picked = { ...after.value, piles: { ...piles, picked: [leading, second] } };
  return ok({ next: withFigure(set.value.next, picked), events: set.value.events });
}

/** Piles that are kept, or a refusal. */
function keeping(scenario: Scenario, id: Character['id']) {
  const found = characterOf(scenario, id);
  if (!found.ok) return found;
  const { piles } = found.value;
  return piles
    ? ok({ character: found.value, piles })
    : refuse({ code: 'pilesNotKept', figure: id });
}

/** Any card to any pile: lost and active cards, recovered ones, and corrections. @rule OWN-5 */
export function moveCard(
  scenario: Scenario,
  { figure: id, card, to }: CommandOf<'moveCard'>,
  { content }: Context,
): Answer<Scenario> {
  const found = keeping(scenario, id);
  if (!found.ok) return found;
  const { character, piles } = found.value;
  const from = pileOf(piles, card);
  if (from === null) return refuse({ code: 'noSuchClassCard', card });
  if (from === to) return ok({ next: scenario, events: [] });
  // What this card was wanted for is wanted no more.
  const owed = piles.owed.filter(({ among }) => !among.includes(card));
  const next = { ...moved(piles, [card], to), owed };
  const name = content.classCards(character.class).find((each) => each.id === card)?.name ?? '';
  return ok({
    next: withFigure(scenario, { ...character, piles: next, cards: countsOf(next) }),
    events: [{ type: 'cardMoved', figure: id, name, to }],
  });
}

/** Says which cards were lost by a rest, or instead of damage. @rule REST-2 NEGATE-1 */
export function loseCards(
  scenario: Scenario,
  { figure: id, cards }: CommandOf<'loseCards'>,
): Answer<Scenario> {
  const found = keeping(scenario, id);
  if (!found.ok) return found;
  const { character, piles } = found.value;
  const next = paid(piles, cards);
  if (!next) return refuse({ code: 'cardsNotOwed', figure: id });
  return ok({
    next: withFigure(scenario, { ...character, piles: next }),
    events: [{ type: 'cardsLost', figure: id, count: cards.length, rule: 'NEGATE-1' }],
  });
}

/**
 * Chance loses the card of a short rest, where the piles are kept, or another one in its place if
 * there had been one `drawn` already.
 *
 * @rule REST-3
 */
export function withRandomCardLost(
  game: Game,
  figure: Character['id'],
  drawn: boolean,
  { random, content }: Context,
): Answer<Game> {
  const { scenario } = game;
  const found = scenario?.figures.find((each) => each.id === figure);
  if (!scenario || found?.kind !== 'character') return ok({ next: game, events: [] });
  const next = drawn ? withOtherLoss(found, random) : withRandomLoss(found, random);
  if (next === found) return ok({ next: game, events: [] });
  const printed = content.classCards(found.class);
  const gone = (character: Character) => character.piles?.lost ?? [];
  const events = (from: Character, other: Character, to: Pile) =>
    gone(from)
      .filter((card) => !gone(other).includes(card))
      .flatMap((card) => printed.find(({ id }) => id === card)?.name ?? [])
      .map((name): GameEvent => ({ type: 'cardMoved', figure, name, to }));
  return ok({
    next: { ...game, scenario: withFigure(scenario, next) },
    events: [...events(found, next, 'hand'), ...events(next, found, 'lost')],
  });
}

/** Whether a short rest has just lost a card by chance that may still be exchanged. */
export function hasDrawnLoss({ scenario }: Game, figure: Character['id']): boolean {
  const found = scenario?.figures.find((each) => each.id === figure);
  return found?.kind === 'character' && found.piles?.drawn !== undefined;
}
