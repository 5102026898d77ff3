/** Commands for piles of ability cards that are tracked by name, which is optional. */
import type { ClassCard } from '../../content/types';
import type { GameEvent } from '../../events';
import { andThen, unchanged, refusalOf, type Outcome } from '../../result';
import { whyNotPlayCards, whyNotTakeHand } from '../../rules/cards/classCards';
import {
  moveCards,
  newPiles,
  payDebt,
  pileOf,
  withOtherLoss,
  withRandomLoss,
} from '../../rules/figures/hand/cardPiles';
import { putSheet } from '../../rules/campaign/characters/sheets';
import { removeActiveCard, whyNotRemoveActiveCard } from '../../rules/cards/activeCards';
import { whyNotChoose } from '../../rules/round/whyNot';
import { withFigure } from '../../rules/figures/figures';
import { countsOf, pilesOf } from '../../rules/figures/hand/heldCards';
import { whyNotLoseCards, whyNotMoveCard } from '../../rules/cards/namedPiles';
import type { Character, Game, Initiative, Pile, Scenario } from '../../state';
import { phaseOf } from '../../rules/figures/lookups';
import {
  onSheets,
  type CheckArgs,
  type ActionArgs,
  type CommandOfFields,
  type FieldSchemas,
} from '../commandRow';
import { onCharacters, onCharactersInPlay, onPiles } from '../lookups';
import { moveDooms } from './moveDooms';

const playCardsFields = (f: FieldSchemas) => ({
  figure: f.figure,
  leading: f.number,
  second: f.number,
});

export const CARD_COMMANDS = {
  moveDooms,

  /** Sets the cards that a character takes into scenarios; null = not tracked. @rule CARD-1 */
  chooseHand: onSheets(
    (f: FieldSchemas) => ({
      character: f.character,
      cards: f.z.array(f.number).max(20).nullable(),
    }),
    { whose: 'character', readBy: 'owner' },
    {
      whyNot: ({ sheet, content }, { cards }) => cards && whyNotTakeHand(sheet, cards, content),
      carryOut: ({ campaign, sheet }, { character, cards }) =>
        putSheet(campaign, {
          next: { ...sheet, hand: cards },
          events: [{ type: 'handChosen', character }],
        }),
    },
  ),

  /**
   * Starts tracking a character's cards by name, with these cards in hand; null = stops tracking.
   */
  keepCards: onCharactersInPlay(
    (f: FieldSchemas) => ({ figure: f.figure, cards: f.z.array(f.number).max(20).nullable() }),
    { whose: 'figure', readBy: 'owner' },
    {
      whyNot: ({ game, content, character }, { cards }) => {
        const { class: classId, sheet } = character;
        const chosen = game.campaign.characters.find(({ id }) => id === sheet)?.cards ?? [];
        return cards && whyNotTakeHand({ class: classId, cards: chosen }, cards, content);
      },
      carryOut: ({ scenario, character }, { figure, cards }) => ({
        next: withFigure(
          scenario,
          cards ? { ...character, cards: newPiles(cards) } : withoutNames(character),
        ),
        events: [{ type: 'pilesKept', figure, kept: cards !== null }],
      }),
    },
  ),

  /**
   * Chooses two cards by name instead of entering initiatives. They stay hidden until all are
   * revealed.
   *
   * @rule TURN-2 INIT-1
   */
  playCards: onCharactersInPlay(
    playCardsFields,
    { whose: 'figure', readBy: 'ownerNotTable' },
    {
      whyNot: (at, { leading, second }) => {
        const printed = at.content.classCards(at.character.class);
        return (
          whyNotPlayCards(pilesOf(at.character), printed, [leading, second]) ??
          refusalOf(phaseOf(at.scenario, 'selectCards')) ??
          whyNotChoose(at.character, initiativesOf(printed, { leading, second }), at.content)
        );
      },
      carryOut: ({ scenario, content, character }, { leading, second }) => {
        const piles = pilesOf(character);
        const initiative = initiativesOf(content.classCards(character.class), {
          leading,
          second,
        });
        const cards = piles ? { ...piles, picked: [leading, second] } : character.cards;
        return unchanged(withFigure(scenario, { ...character, initiative, cards }));
      },
    },
  ),

  /** Moves any card to any pile: lost, active or recovered cards, and corrections. @rule OWN-5 */
  moveCard: onPiles(
    (f: FieldSchemas) => ({
      figure: f.figure,
      card: f.number,
      to: f.z.enum(['hand', 'chosen', 'discard', 'lost', 'active']),
    }),
    { whose: 'figure', readBy: 'owner' },
    {
      whyNot: ({ piles }, { card }) => whyNotMoveCard(piles, card),
      carryOut: ({ scenario, content, character, piles }, { figure, card, to }) => {
        if (pileOf(piles, card) === to) return unchanged(scenario);
        // A card that players move is no longer a candidate for a card that they still owe.
        const owed = piles.owed.filter(({ among }) => !among.includes(card));
        const cards = { ...moveCards(piles, [card], to), owed };
        const printed = content.classCards(character.class).find(({ id }) => id === card);
        const moved: Outcome<Scenario> = {
          next: withFigure(scenario, { ...character, cards }),
          events: [{ type: 'cardMoved', figure, name: printed?.name ?? '', to }],
        };
        const leaves = to !== 'active' && whyNotRemoveActiveCard(character, card) === null;
        return leaves
          ? andThen(moved, (next) => removeActiveCard(next, content, figure, card))
          : moved;
      },
    },
  ),

  /** Names the cards that are lost by a rest or to negate damage. @rule REST-2 NEGATE-1 */
  loseCards: onPiles(
    (f: FieldSchemas) => ({ figure: f.figure, cards: f.z.array(f.number).min(1).max(4) }),
    { whose: 'figure', readBy: 'owner' },
    {
      whyNot: (tracked, { cards }) => whyNotLoseCards(tracked, cards),
      carryOut: ({ scenario, character, piles }, { figure, cards }) => ({
        next: withFigure(scenario, { ...character, cards: payDebt(piles, cards) ?? piles }),
        events: [{ type: 'cardsLost', figure, count: cards.length, rule: 'NEGATE-1' }],
      }),
    },
  ),

  /** Removes a card from the active area together with its effects. */
  letActiveCardGo: onCharacters(
    (f: FieldSchemas) => ({ figure: f.figure, card: f.number }),
    { whose: 'figure', readBy: 'everyone' },
    {
      whyNot: ({ character }, { card }) => whyNotRemoveActiveCard(character, card),
      carryOut: ({ scenario, content }, { figure, card }) =>
        removeActiveCard(scenario, content, figure, card),
    },
  ),
};

/** Replaces cards that were tracked by name with counts. */
function withoutNames(character: Character): Character {
  const counts = pilesOf(character) && countsOf(character.cards);
  return counts ? { ...character, cards: { kind: 'counted', ...counts } } : character;
}

/** The initiatives of the two chosen cards. */
function initiativesOf(
  printed: readonly ClassCard[],
  { leading, second }: Pick<CommandOfFields<typeof playCardsFields>, 'leading' | 'second'>,
): Initiative {
  const initiativeOf = (id: number) => printed.find((card) => card.id === id)?.initiative ?? 0;
  return { longRest: false, leading: initiativeOf(leading), second: initiativeOf(second) };
}

/**
 * Loses a random card for a short rest if the piles are tracked, or another one if one was already
 * `drawn`.
 *
 * @rule REST-3
 */
export function withRandomCardLost(
  game: Game,
  figure: Character['id'],
  drawn: boolean,
  { random, content }: Pick<ActionArgs<CheckArgs>, 'random' | 'content'>,
): Outcome<Game> {
  const { scenario } = game;
  const found = scenario?.figures.find((each) => each.id === figure);
  if (!scenario || found?.kind !== 'character') return unchanged(game);
  const next = drawn ? withOtherLoss(found, random) : withRandomLoss(found, random);
  if (next === found) return unchanged(game);
  const printed = content.classCards(found.class);
  const lostCards = (character: Character) => pilesOf(character)?.lost ?? [];
  const events = (from: Character, other: Character, to: Pile) =>
    lostCards(from)
      .filter((card) => !lostCards(other).includes(card))
      .flatMap((card) => printed.find(({ id }) => id === card)?.name ?? [])
      .map((name): GameEvent => ({ type: 'cardMoved', figure, name, to }));
  return {
    next: { ...game, scenario: withFigure(scenario, next) },
    events: [...events(found, next, 'hand'), ...events(next, found, 'lost')],
  };
}

/** True if a short rest has just lost a random card that the player may still replace. */
export function hasDrawnLoss({ scenario }: Game, figure: Character['id']): boolean {
  const found = scenario?.figures.find((each) => each.id === figure);
  return found?.kind === 'character' && (pilesOf(found)?.drawn ?? null) !== null;
}
