/** Ability cards by name: all of it only for players who want it. */
import type { GameEvent } from '../../events';
import type { FigureId } from '../../ids';
import type { Refusal } from '../../refusals';
import type { Outcome } from '../../result';
import { cardPool, whyNotTakeHand } from '../../rules/decks/classCards';
import {
  moveCards,
  newPiles,
  paid,
  pileOf,
  withOtherLoss,
  withRandomLoss,
} from '../../rules/table/cardPiles';
import { theSheet, whyNoSheet } from '../../rules/campaign/sheets';
import { withFigure } from '../../rules/table/figures';
import { countsOf, pilesOf } from '../../rules/table/heldCards';
import type { Character, Game, Initiative, Pile, Scenario } from '../../state';
import { sheetChanged } from '../campaign/outcomes';
import { characterInPlay, characterOf, proven, refusalOf } from '../findings';
import type { Asked, AskedAtTable, Doing, Handlers } from '../handler';
import { choose, whyNotChoose } from '../round/rounds';
import type { CommandOf } from '../shapes';

export const CARD_COMMANDS: Handlers<
  'chooseHand' | 'keepCards' | 'playCards' | 'moveCard' | 'loseCards'
> = {
  /** The hand a character takes into its scenarios; null = nothing is told. @rule CARD-1 */
  chooseHand: {
    in: 'campaign',
    whyNot: (asked, { character, cards }) =>
      whyNoSheet(asked.game, character) ??
      (cards && whyNotHandOf(theSheet(asked.game, character), cards, asked)),
    carryOut: ({ game }, { character, cards }) =>
      sheetChanged(game, {
        next: { ...theSheet(game, character), hand: cards },
        events: [{ type: 'handChosen', character }],
      }),
  },

  /** Begins to keep the piles of a character with these cards in hand, or stops. @rule CARD-1 */
  keepCards: {
    in: 'scenario',
    whyNot: (asked, { figure, cards }) => {
      const found = characterInPlay(asked.scenario, figure);
      if (!found.ok) return found.refusal;
      const { class: classId, sheet } = found.value;
      const { characters } = asked.game.campaign;
      const chosen = characters.find((each) => each.id === sheet)?.cards ?? [];
      return cards && whyNotHandOf({ class: classId, cards: chosen }, cards, asked);
    },
    carryOut: ({ scenario }, { figure, cards }) => {
      const character = proven(characterInPlay(scenario, figure));
      return {
        next: withFigure(
          scenario,
          cards ? { ...character, cards: newPiles(cards) } : withoutNames(character),
        ),
        events: [{ type: 'pilesKept', figure, kept: cards !== null }],
      };
    },
  },

  /**
   * Two cards picked by name in place of typed initiatives. Which they are stays hidden until all are
   * revealed.
   *
   * @rule TURN-2 INIT-1
   */
  playCards: {
    in: 'scenario',
    whyNot: (asked, command) => {
      const found = characterInPlay(asked.scenario, command.figure);
      return (
        refusalOf(found) ??
        whyNotPick(proven(found), command, asked) ??
        whyNotChoose(asked, command.figure, initiativesOf(asked, command))
      );
    },
    carryOut: (at, command) => {
      const { figure: id, leading, second } = command;
      const piles = pilesOf(proven(characterInPlay(at.scenario, id)));
      const set = choose(at.scenario, id, initiativesOf(at, command));
      if (!piles) return set;
      const picked = { ...piles, picked: [leading, second] };
      const after = { ...proven(characterOf(set.next, id)), cards: picked };
      return { next: withFigure(set.next, after), events: set.events };
    },
  },

  /** Any card to any pile: lost and active cards, recovered ones, and corrections. @rule OWN-5 */
  moveCard: {
    in: 'scenario',
    whyNot: ({ scenario }, { figure, card }) =>
      whyNotKept(scenario, figure) ??
      (pileOf(keptBy(scenario, figure).piles, card) === null
        ? { code: 'noSuchClassCard', card }
        : null),
    carryOut: ({ scenario, content }, { figure, card, to }) => {
      const { character, piles } = keptBy(scenario, figure);
      if (pileOf(piles, card) === to) return { next: scenario, events: [] };
      // What this card was wanted for is wanted no more.
      const owed = piles.owed.filter(({ among }) => !among.includes(card));
      const name = content.classCards(character.class).find((each) => each.id === card)?.name ?? '';
      return {
        next: withFigure(scenario, {
          ...character,
          cards: { ...moveCards(piles, [card], to), owed },
        }),
        events: [{ type: 'cardMoved', figure, name, to }],
      };
    },
  },

  /** Says which cards were lost by a rest, or instead of damage. @rule REST-2 NEGATE-1 */
  loseCards: {
    in: 'scenario',
    whyNot: ({ scenario }, { figure, cards }) =>
      whyNotKept(scenario, figure) ??
      (paid(keptBy(scenario, figure).piles, cards) ? null : { code: 'cardsNotOwed', figure }),
    carryOut: ({ scenario }, { figure, cards }) => {
      const { character, piles } = keptBy(scenario, figure);
      const next = paid(piles, cards) ?? piles;
      return {
        next: withFigure(scenario, { ...character, cards: next }),
        events: [{ type: 'cardsLost', figure, count: cards.length, rule: 'NEGATE-1' }],
      };
    },
  },
};

/** Why these cards are not a hand of the class, with those chosen on the way up. @rule CARD-1 */
function whyNotHandOf(
  { class: classId, cards: chosen }: { readonly class: string; readonly cards: readonly number[] },
  hand: readonly number[],
  { content }: Asked,
): Refusal | null {
  const size = content.class(classId)?.handSize ?? 0;
  return whyNotTakeHand(cardPool(content.classCards(classId), chosen), hand, size);
}

/** Cards that were known by name go on as numbers. */
function withoutNames(character: Character): Character {
  const counts = pilesOf(character) && countsOf(character.cards);
  return counts ? { ...character, cards: { kind: 'counted', ...counts } } : character;
}

/** Why a character does not play these two cards: they are none of its class, or not in its hand. */
function whyNotPick(
  character: Character,
  { leading, second }: CommandOf<'playCards'>,
  { content }: Asked,
): Refusal | null {
  const piles = pilesOf(character);
  const printed = content.classCards(character.class);
  const [first, other] = [leading, second].map((id) => printed.find((card) => card.id === id));
  if (!first || !other) return { code: 'noSuchClassCard', card: first ? second : leading };
  const gone = piles && [first, other].find((card) => !piles.hand.includes(card.id));
  if (gone) return { code: 'cardNotInHand', name: gone.name };
  return first === other ? { code: 'cardNotInHand', name: first.name } : null;
}

/** The initiatives the two cards stand for. */
function initiativesOf(
  { scenario, content }: AskedAtTable,
  { figure, leading, second }: CommandOf<'playCards'>,
): Initiative {
  const printed = content.classCards(proven(characterOf(scenario, figure)).class);
  const of = (id: number) => printed.find((card) => card.id === id)?.initiative ?? 0;
  return { longRest: false, leading: of(leading), second: of(second) };
}

/** Why no piles of a character can be changed: it keeps none. */
function whyNotKept(scenario: Scenario, figure: FigureId): Refusal | null {
  const found = characterOf(scenario, figure);
  if (!found.ok) return found.refusal;
  return pilesOf(found.value) ? null : { code: 'pilesNotKept', figure };
}

/** The piles a character keeps. Only where `whyNotKept` says null; throws otherwise. */
function keptBy(scenario: Scenario, figure: FigureId) {
  const character = proven(characterOf(scenario, figure));
  const piles = pilesOf(character);
  if (!piles) throw new Error(`${figure} keeps no piles.`);
  return { character, piles };
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
  { random, content }: Pick<Doing<Asked>, 'random' | 'content'>,
): Outcome<Game> {
  const { scenario } = game;
  const found = scenario?.figures.find((each) => each.id === figure);
  if (!scenario || found?.kind !== 'character') return { next: game, events: [] };
  const next = drawn ? withOtherLoss(found, random) : withRandomLoss(found, random);
  if (next === found) return { next: game, events: [] };
  const printed = content.classCards(found.class);
  const gone = (character: Character) => pilesOf(character)?.lost ?? [];
  const events = (from: Character, other: Character, to: Pile) =>
    gone(from)
      .filter((card) => !gone(other).includes(card))
      .flatMap((card) => printed.find(({ id }) => id === card)?.name ?? [])
      .map((name): GameEvent => ({ type: 'cardMoved', figure, name, to }));
  return {
    next: { ...game, scenario: withFigure(scenario, next) },
    events: [...events(found, next, 'hand'), ...events(next, found, 'lost')],
  };
}

/** Whether a short rest has just lost a card by chance that may still be exchanged. */
export function hasDrawnLoss({ scenario }: Game, figure: Character['id']): boolean {
  const found = scenario?.figures.find((each) => each.id === figure);
  return found?.kind === 'character' && (pilesOf(found)?.drawn ?? null) !== null;
}
