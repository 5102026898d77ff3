/**
 * Commands for monster ability decks and attack modifier decks: draw, enter, shuffle, look, add,
 * remove.
 */
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
import { phaseOf } from '../../rules/figures/lookups';
import { assumePresent } from '../assertions';
import { findingFirst, unlessRefused, type FieldSchemas } from '../commandRow';
import { ATTACK_MODES } from '../../vocabulary';
import { onAbilityDecks, onModifierDecks } from '../lookups';

export const DECK_COMMANDS = {
  /** Draws for a deck during the turns, if it had no card when initiatives were revealed. */
  drawAbilityCard: findingFirst(
    (f: FieldSchemas) => ({ deck: f.abilityDeck }),
    { whose: 'table', readBy: 'everyone' },
    ({ scenario, content }, { deck }) => {
      const phase = phaseOf(scenario, 'turns');
      if (!phase.ok) return phase;
      return unlessRefused(abilityDeckOf(scenario, content, deck), (found) =>
        whyNotDrawAbility(found.deck),
      );
    },
    ({ scenario, random }, _command, found) =>
      withRoundsCard(scenario, found, ability.drawAbilityCard(found.deck, found.printed, random)),
  ),

  /**
   * Replaces this round's card by the one that players drew from their physical deck. Before the
   * reveal, it makes Standee not draw for this deck.
   */
  enterAbilityCard: onAbilityDecks(
    (f: FieldSchemas) => ({ deck: f.abilityDeck, card: f.z.int().min(1).max(99999) }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: (found, { card }) => whyNotEnterAbility(found, card),
      carryOut: ({ scenario, content, random, deck, printed }, { card: number }) => {
        const card = assumePresent(printed.cards.find((each) => each.id === number));
        const entered = ability.enterAbilityCard(deck, card, random);
        const types = ability.typesOfDeck(scenario, deck.deck);
        return andThen(withRoundsCard(scenario, { deck, printed }, entered), (next) =>
          withOtherLines(scenario, next, content, types),
        );
      },
    },
  ),

  shuffleAbilityDeck: onAbilityDecks(
    (f: FieldSchemas) => ({ deck: f.abilityDeck }),
    { whose: 'table', readBy: 'everyone' },
    {
      carryOut: ({ scenario, random, deck }) =>
        putBack(ability.shuffleAbilityDeck(deck, random, 'byHand'), (next) =>
          ability.withAbilityDeck(scenario, next),
        ),
    },
  ),

  /**
   * Shows the top cards because an effect lets players look at them. Changes nothing, but is
   * recorded in the history.
   */
  peekAbilityCards: onAbilityDecks(
    (f: FieldSchemas) => ({ deck: f.abilityDeck, count: f.z.int().min(1).max(20) }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ deck }, { count }) => whyNotPeek(deck, count),
      carryOut: ({ scenario, deck }, { deck: id, count }) => ({
        next: scenario,
        events: [
          { type: 'abilityCardsSeen', deck: id, cards: deck.draw.slice(0, count), rule: 'OWN-6' },
        ],
      }),
    },
  ),

  /**
   * Reorders the top cards because an effect lets players do so. `cards` = the new order, top card
   * first.
   */
  orderAbilityCards: onAbilityDecks(
    (f: FieldSchemas) => ({
      deck: f.abilityDeck,
      cards: f.z.array(f.z.int().min(1).max(99999)).min(1).max(20),
    }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ deck }, { cards }) => whyNotPutBack(deck, cards),
      carryOut: ({ scenario, deck }, { deck: id, cards }) => ({
        next: ability.withAbilityDeck(scenario, {
          ...deck,
          draw: [...cards, ...deck.draw.slice(cards.length)],
        }),
        events: [{ type: 'abilityCardsOrdered', deck: id, cards, rule: 'OWN-6' }],
      }),
    },
  ),

  /**
   * Draws outside of an attack: one card; with a `mode`, as many cards as an attack with that mode
   * draws.
   */
  drawModifier: onModifierDecks(
    (f: FieldSchemas) => ({ deck: f.modifierDeck, mode: f.z.enum(ATTACK_MODES).optional() }),
    { whose: 'deck', readBy: 'everyone' },
    {
      whyNot: ({ deck }, { deck: id }) => whyNotDrawModifier(deck, id),
      carryOut: ({ scenario, random, deck }, { deck: id, mode }) => {
        // Only the players know which of two cards is better for an attack.
        const draw = mode === undefined ? null : drawForMode(deck, id, mode, 0, random);
        const drawn = draw
          ? { next: draw.deck, events: draw.events }
          : modifiers.drawOne(deck, id, random);
        return modifiers.putDeck(scenario, id, drawn);
      },
    },
  ),

  enterModifier: onModifierDecks(
    (f: FieldSchemas) => ({ deck: f.modifierDeck, card: f.modifierCard }),
    { whose: 'deck', readBy: 'everyone' },
    {
      whyNot: ({ deck }, { card }) => whyNotEnterModifier(deck, card),
      carryOut: ({ scenario, random, deck }, { deck: id, card }) => {
        const taken = assumePresent(
          modifiers.removeEntered(modifiers.startDraw(deck), id, card, random),
        );
        const entered = { next: modifiers.finishDraw(taken), events: taken.events };
        return modifiers.putDeck(scenario, id, entered);
      },
    },
  ),

  shuffleModifierDeck: onModifierDecks(
    (f: FieldSchemas) => ({ deck: f.modifierDeck }),
    { whose: 'deck', readBy: 'everyone' },
    {
      carryOut: ({ scenario, random, deck }, { deck: id }) =>
        modifiers.putDeck(scenario, id, modifiers.shuffleDeck(deck, id, 'byHand', random)),
    },
  ),

  addModifierCards: onModifierDecks(
    (f: FieldSchemas) => ({
      deck: f.modifierDeck,
      card: f.specialCard,
      count: f.z.int().min(1).max(20),
    }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario }, { deck: id, card, count }) =>
        whyNotAddCards(scenario, id, card, count),
      carryOut: ({ scenario, random }, { deck: id, card, count }) =>
        modifiers.addCards(scenario, id, card, count, random),
    },
  ),

  /** Removes bless, curse or -1 cards from a modifier deck, from the draw pile first. */
  removeModifierCards: onModifierDecks(
    (f: FieldSchemas) => ({
      deck: f.modifierDeck,
      card: f.specialCard,
      count: f.z.int().min(1).max(20),
    }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ deck }, { card, count }) => whyNotRemoveCards(deck, card, count),
      carryOut: ({ scenario, deck }, { deck: id, card, count }) =>
        modifiers.putDeck(scenario, id, modifiers.removeFromDeck(deck, id, card, count)),
    },
  ),
};

function withRoundsCard(
  scenario: Scenario,
  { printed }: PrintedDeck,
  deck: Outcome<AbilityDeck>,
): Outcome<Scenario> {
  return putBack(deck, (next) => ability.withRoundsCard(scenario, next, printed));
}
