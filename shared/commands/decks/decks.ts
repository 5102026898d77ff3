/** Monster ability decks and attack modifier decks: draw, enter, shuffle, look, add, remove. */
import type { ModifierDeckId } from '../../ids';
import type { Outcome } from '../../result';
import { drawForMode } from '../../rules/attack/draw';
import * as ability from '../../rules/decks/abilityDecks';
import * as modifiers from '../../rules/decks/modifierDeck';
import {
  abilityDeckOf,
  modifierDeckOf,
  whyNotAddCards,
  whyNotDrawAbility,
  whyNotDrawModifier,
  whyNotEnterAbility,
  whyNotEnterModifier,
  whyNotPeek,
  whyNotPutBack,
  whyNotRemoveCards,
} from '../../rules/decks/whyNot';
import type { ModifierDeck, Scenario } from '../../state';
import { present, proven } from '../findings';
import { finding, inScenario } from '../handler';

export const DECK_COMMANDS = inScenario({
  /** For a deck that was left out when initiative was revealed. */
  drawAbilityCard: {
    whyNot: ({ scenario, content }, { deck }) => whyNotDrawAbility(scenario, content, deck),
    carryOut: (at, { deck: id }) => {
      const { deck, printed } = proven(abilityDeckOf(at.scenario, at.content, id));
      const { next, events } = ability.drawAbilityCard(deck, printed, at.random);
      return { next: ability.withRoundsCard(at.scenario, next, printed), events };
    },
  },

  /** Before the reveal, too: then Standee does not draw for this deck. */
  enterAbilityCard: {
    whyNot: ({ scenario, content }, { deck, card }) =>
      whyNotEnterAbility(scenario, content, deck, card),
    carryOut: (at, { deck: id, card: number }) => {
      const { deck, printed } = proven(abilityDeckOf(at.scenario, at.content, id));
      const card = present(printed.cards.find((each) => each.id === number));
      const { next, events } = ability.enterAbilityCard(deck, card, at.random);
      return { next: ability.withRoundsCard(at.scenario, next, printed), events };
    },
  },

  shuffleAbilityDeck: finding(
    ({ scenario, content }, { deck }) => abilityDeckOf(scenario, content, deck),
    ({ scenario, random }, _command, { deck }) => {
      const { next, events } = ability.shuffleAbilityDeck(deck, random, 'byHand');
      return { next: ability.withAbilityDeck(scenario, next), events };
    },
  ),

  /** Looking changes nothing but is part of the history. */
  peekAbilityCards: {
    whyNot: ({ scenario, content }, { deck, count }) => whyNotPeek(scenario, content, deck, count),
    carryOut: (at, { deck, count }) => {
      const cards = proven(abilityDeckOf(at.scenario, at.content, deck)).deck.draw.slice(0, count);
      return {
        next: at.scenario,
        events: [{ type: 'abilityCardsSeen', deck, cards, rule: 'OWN-6' }],
      };
    },
  },

  orderAbilityCards: {
    whyNot: ({ scenario, content }, { deck, cards }) =>
      whyNotPutBack(scenario, content, deck, cards),
    carryOut: (at, { deck: id, cards }) => {
      const { deck } = proven(abilityDeckOf(at.scenario, at.content, id));
      const next = { ...deck, draw: [...cards, ...deck.draw.slice(cards.length)] };
      return {
        next: ability.withAbilityDeck(at.scenario, next),
        events: [{ type: 'abilityCardsOrdered', deck: id, cards, rule: 'OWN-6' }],
      };
    },
  },

  drawModifier: {
    whyNot: ({ scenario }, { deck }) => whyNotDrawModifier(scenario, deck),
    carryOut: ({ scenario, random }, { deck: id, mode }) => {
      const deck = proven(modifierDeckOf(scenario, id));
      // Which of two cards is better depends on the attack, and the players know it.
      const draw = mode === undefined ? null : drawForMode(deck, id, mode, 0, random);
      if (!draw) return withDeck(scenario, id, modifiers.drawOne(deck, id, random));
      return withDeck(scenario, id, { next: draw.deck, events: draw.events });
    },
  },

  enterModifier: {
    whyNot: ({ scenario }, { deck, card }) => whyNotEnterModifier(scenario, deck, card),
    carryOut: ({ scenario, random }, { deck: id, card }) => {
      const draw = modifiers.startDraw(proven(modifierDeckOf(scenario, id)));
      const taken = present(modifiers.takeEntered(draw, id, card, random));
      return withDeck(scenario, id, { next: modifiers.finishDraw(taken), events: taken.events });
    },
  },

  shuffleModifierDeck: finding(
    ({ scenario }, { deck }) => modifierDeckOf(scenario, deck),
    ({ scenario, random }, { deck: id }, deck) =>
      withDeck(scenario, id, modifiers.shuffleDeck(deck, id, 'byHand', random)),
  ),

  addModifierCards: {
    whyNot: ({ scenario }, { deck, card, count }) => whyNotAddCards(scenario, deck, card, count),
    carryOut: ({ scenario, random }, { deck, card, count }) =>
      modifiers.addCards(scenario, deck, card, count, random),
  },

  removeModifierCards: {
    whyNot: ({ scenario }, { deck, card, count }) => whyNotRemoveCards(scenario, deck, card, count),
    carryOut: ({ scenario }, { deck: id, card, count }) => {
      const deck = proven(modifierDeckOf(scenario, id));
      return withDeck(scenario, id, modifiers.removeFromDeck(deck, id, card, count));
    },
  },
});

function withDeck(
  scenario: Scenario,
  id: ModifierDeckId,
  { next, events }: Outcome<ModifierDeck>,
): Outcome<Scenario> {
  return { next: modifiers.withDeck(scenario, id, next), events };
}
