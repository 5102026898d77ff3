/** Ability cards by name: all of it only for players who want it. */
import type { GameEvent } from '../../events';
import { andThen, type Outcome } from '../../result';
import { whyNotPlayCards, whyNotTakeHand } from '../../rules/decks/classCards';
import {
  moveCards,
  newPiles,
  paid,
  pileOf,
  withOtherLoss,
  withRandomLoss,
} from '../../rules/table/cardPiles';
import { putSheet } from '../../rules/campaign/sheets';
import { letGo, whyNotLetGo } from '../../rules/round/activeCards';
import { withFigure } from '../../rules/table/figures';
import { countsOf, pilesOf } from '../../rules/table/heldCards';
import { keptPiles, whyNotLoseCards, whyNotMoveCard } from '../../rules/table/keptPiles';
import type { Character, Game, Initiative, Pile, Scenario } from '../../state';
import { characterInPlay, characterOf, proven, refusalOf } from '../findings';
import {
  finding,
  inScenario,
  onSheets,
  unless,
  type Asked,
  type AskedAtTable,
  type Doing,
} from '../handler';
import { choose, whyNotChoose } from '../round/rounds';
import type { CommandOf } from '../shapes';

export const CARD_COMMANDS = {
  ...onSheets({
    /** The hand a character takes into its scenarios; null = nothing is told. @rule CARD-1 */
    chooseHand: {
      whyNot: ({ sheet, content }, { cards }) => cards && whyNotTakeHand(sheet, cards, content),
      carryOut: ({ campaign, sheet }, { character, cards }) =>
        putSheet(campaign, {
          next: { ...sheet, hand: cards },
          events: [{ type: 'handChosen', character }],
        }),
    },
  }),
  ...inScenario({
    /** Begins to keep the piles of a character with these cards in hand, or stops. @rule CARD-1 */
    keepCards: finding(
      ({ game, scenario, content }, { figure, cards }) =>
        unless(characterInPlay(scenario, figure), ({ class: classId, sheet }) => {
          const chosen = game.campaign.characters.find((each) => each.id === sheet)?.cards ?? [];
          return cards && whyNotTakeHand({ class: classId, cards: chosen }, cards, content);
        }),
      ({ scenario }, { figure, cards }, character) => ({
        next: withFigure(
          scenario,
          cards ? { ...character, cards: newPiles(cards) } : withoutNames(character),
        ),
        events: [{ type: 'pilesKept', figure, kept: cards !== null }],
      }),
    ),

    /**
     * Two cards picked by name in place of typed initiatives. Which they are stays hidden until all are
     * revealed.
     *
     * @rule TURN-2 INIT-1
     */
    playCards: {
      whyNot: (asked, command) => {
        const found = characterInPlay(asked.scenario, command.figure);
        return (
          refusalOf(found) ??
          whyNotPlayCards(pilesOf(proven(found)), asked.content.classCards(proven(found).class), [
            command.leading,
            command.second,
          ]) ??
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
      whyNot: ({ scenario }, { figure, card }) => whyNotMoveCard(scenario, figure, card),
      carryOut: ({ scenario, content }, { figure, card, to }) => {
        const { character, piles } = proven(keptPiles(scenario, figure));
        if (pileOf(piles, card) === to) return { next: scenario, events: [] };
        // What this card was wanted for is wanted no more.
        const owed = piles.owed.filter(({ among }) => !among.includes(card));
        const name =
          content.classCards(character.class).find((each) => each.id === card)?.name ?? '';
        const moved: Outcome<Scenario> = {
          next: withFigure(scenario, {
            ...character,
            cards: { ...moveCards(piles, [card], to), owed },
          }),
          events: [{ type: 'cardMoved', figure, name, to }],
        };
        const leaves = to !== 'active' && whyNotLetGo(scenario, figure, card) === null;
        return leaves ? andThen(moved, (next) => letGo(next, content, figure, card)) : moved;
      },
    },

    /** Says which cards were lost by a rest, or instead of damage. @rule REST-2 NEGATE-1 */
    loseCards: {
      whyNot: ({ scenario }, { figure, cards }) => whyNotLoseCards(scenario, figure, cards),
      carryOut: ({ scenario }, { figure, cards }) => {
        const { character, piles } = proven(keptPiles(scenario, figure));
        const next = paid(piles, cards) ?? piles;
        return {
          next: withFigure(scenario, { ...character, cards: next }),
          events: [{ type: 'cardsLost', figure, count: cards.length, rule: 'NEGATE-1' }],
        };
      },
    },
  }),
};

/** Cards that were known by name go on as numbers. */
function withoutNames(character: Character): Character {
  const counts = pilesOf(character) && countsOf(character.cards);
  return counts ? { ...character, cards: { kind: 'counted', ...counts } } : character;
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
