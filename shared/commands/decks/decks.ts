/** Monster ability decks and attack modifier decks: draw, enter, shuffle, look, add, remove. */
import { andThen, putBack, type Outcome } from '../../result';
import { drawForMode } from '../../rules/attack/draw/draw';
import * as ability from '../../rules/decks/abilityDecks';
import * as modifiers from '../../rules/decks/modifierDeck';
import {
  abilityDeckOf,
  whyNotAddCards,
  whyNotDrawAbility,
  whyNotDrawModifier,
  whyNotEnterAbility,
  whyNotEnterModifier,
  whyNotPeek,
  whyNotPutBack,
  whyNotRemoveCards,
  type PrintedDeck,
} from '../../rules/decks/whyNot';
import { withOtherLines } from '../../rules/monsters/abilityLines';
import type { AbilityDeck, Scenario } from '../../state';
import { phaseOf, present } from '../proven';
import { finding, inScenario, unless } from '../handler';
import { onAbilityDecks, onModifierDecks } from '../lookups';

export const DECK_COMMANDS = inScenario({
  /** While turns are taken, for a deck that was left out when initiative was revealed. */
  drawAbilityCard: finding(
    ({ scenario, content }, { deck }) => {
      const phase = phaseOf(scenario, 'turns');
      if (!phase.ok) return phase;
      return unless(abilityDeckOf(scenario, content, deck), (found) =>
        whyNotDrawAbility(found.deck),
      );
    },
    ({ scenario, random }, _command, found) =>
      withRoundsCard(scenario, found, ability.drawAbilityCard(found.deck, found.printed, random)),
  ),

  ...onAbilityDecks({
    /** Before the reveal, too: then Standee does not draw for this deck. */
    enterAbilityCard: {
      whyNot: (found, { card }) => whyNotEnterAbility(found, card),
      carryOut: ({ scenario, content, random, deck, printed }, { card: number }) => {
        const card = present(printed.cards.find((each) => each.id === number));
        const entered = ability.enterAbilityCard(deck, card, random);
        const types = ability.typesOfDeck(scenario, deck.deck);
        return andThen(withRoundsCard(scenario, { deck, printed }, entered), (next) =>
          withOtherLines(scenario, next, content, types),
        );
      },
    },

    shuffleAbilityDeck: {
      carryOut: ({ scenario, random, deck }) =>
        putBack(ability.shuffleAbilityDeck(deck, random, 'byHand'), (next) =>
          ability.withAbilityDeck(scenario, next),
        ),
    },

    /** Looking changes nothing but is part of the history. */
    peekAbilityCards: {
      whyNot: ({ deck }, { count }) => whyNotPeek(deck, count),
      carryOut: ({ scenario, deck }, { deck: id, count }) => ({
        next: scenario,
        events: [
          { type: 'abilityCardsSeen', deck: id, cards: deck.draw.slice(0, count), rule: 'OWN-6' },
        ],
      }),
    },

    orderAbilityCards: {
      whyNot: ({ deck }, { cards }) => whyNotPutBack(deck, cards),
      carryOut: ({ scenario, deck }, { deck: id, cards }) => ({
        next: ability.withAbilityDeck(scenario, {
          ...deck,
          draw: [...cards, ...deck.draw.slice(cards.length)],
        }),
        events: [{ type: 'abilityCardsOrdered', deck: id, cards, rule: 'OWN-6' }],
      }),
    },
  }),

  ...onModifierDecks({
    drawModifier: {
      whyNot: ({ deck }, { deck: id }) => whyNotDrawModifier(deck, id),
      carryOut: ({ scenario, random, deck }, { deck: id, mode }) => {
        // Which of two cards is better depends on the attack, and the players know it.
        const draw = mode === undefined ? null : drawForMode(deck, id, mode, 0, random);
        const drawn = draw
          ? { next: draw.deck, events: draw.events }
          : modifiers.drawOne(deck, id, random);
        return modifiers.putDeck(scenario, id, drawn);
      },
    },

    enterModifier: {
      whyNot: ({ deck }, { card }) => whyNotEnterModifier(deck, card),
      carryOut: ({ scenario, random, deck }, { deck: id, card }) => {
        const taken = present(modifiers.takeEntered(modifiers.startDraw(deck), id, card, random));
        const entered = { next: modifiers.finishDraw(taken), events: taken.events };
        return modifiers.putDeck(scenario, id, entered);
      },
    },

    shuffleModifierDeck: {
      carryOut: ({ scenario, random, deck }, { deck: id }) =>
        modifiers.putDeck(scenario, id, modifiers.shuffleDeck(deck, id, 'byHand', random)),
    },

    addModifierCards: {
      whyNot: ({ scenario }, { deck: id, card, count }) =>
        whyNotAddCards(scenario, id, card, count),
      carryOut: ({ scenario, random }, { deck: id, card, count }) =>
        modifiers.addCards(scenario, id, card, count, random),
    },

    removeModifierCards: {
      whyNot: ({ deck }, { card, count }) => whyNotRemoveCards(deck, card, count),
      carryOut: ({ scenario, deck }, { deck: id, card, count }) =>
        modifiers.putDeck(scenario, id, modifiers.removeFromDeck(deck, id, card, count)),
    },
  }),
});

function withRoundsCard(
  scenario: Scenario,
  { printed }: PrintedDeck,
  deck: Outcome<AbilityDeck>,
): Outcome<Scenario> {
  return putBack(deck, (next) => ability.withRoundsCard(scenario, next, printed));
}
