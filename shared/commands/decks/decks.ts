/** Monster ability decks and attack modifier decks: draw, enter, shuffle, look, add, remove. */
import type { ModifierDeckId } from '../../ids';
import { ok, refuse, type Outcome, type Result } from '../../result';
import { drawForMode } from '../../rules/attack/draw';
import * as ability from '../../rules/decks/abilityDecks';
import { readCard } from '../../rules/decks/modifierCard';
import * as modifiers from '../../rules/decks/modifierDeck';
import type { AbilityDeckContent } from '../../content/types';
import type { Content } from '../../content/content';
import type { AbilityDeck, ModifierDeck, Scenario } from '../../state';
import { phaseOf, present, proven, refusalOf } from '../findings';
import type { Handlers } from '../handler';

type DeckCommand =
  | 'drawAbilityCard'
  | 'enterAbilityCard'
  | 'shuffleAbilityDeck'
  | 'peekAbilityCards'
  | 'orderAbilityCards'
  | 'drawModifier'
  | 'enterModifier'
  | 'shuffleModifierDeck'
  | 'addModifierCards'
  | 'removeModifierCards';

interface KnownDeck {
  readonly deck: AbilityDeck;
  readonly printed: AbilityDeckContent;
}

export const DECK_COMMANDS: Handlers<DeckCommand> = {
  /** For a deck that was left out when initiative was revealed. */
  drawAbilityCard: {
    in: 'scenario',
    whyNot: (at, { deck }) => {
      const phase = phaseOf(at.scenario, 'turns');
      if (!phase.ok) return phase.refusal;
      const found = abilityDeckOf(at, deck);
      if (!found.ok) return found.refusal;
      return found.value.deck.current === null ? null : { code: 'cardAlreadyDrawn', deck };
    },
    carryOut: (at, { deck: id }) => {
      const { deck, printed } = proven(abilityDeckOf(at, id));
      const { next, events } = ability.drawAbilityCard(deck, printed, at.random);
      return { next: ability.withRoundsCard(at.scenario, next, printed), events };
    },
  },

  /** Before the reveal, too: then Standee does not draw for this deck. */
  enterAbilityCard: {
    in: 'scenario',
    whyNot: (at, { deck, card }) => {
      const found = abilityDeckOf(at, deck);
      if (!found.ok) return found.refusal;
      const isPrinted = found.value.printed.cards.some((each) => each.id === card);
      if (!isPrinted) return { code: 'noSuchCard', card: String(card) };
      return found.value.deck.current === card ? { code: 'cardAlreadyDrawn', deck } : null;
    },
    carryOut: (at, { deck: id, card: number }) => {
      const { deck, printed } = proven(abilityDeckOf(at, id));
      const card = present(printed.cards.find((each) => each.id === number));
      const { next, events } = ability.enterAbilityCard(deck, card, at.random);
      return { next: ability.withRoundsCard(at.scenario, next, printed), events };
    },
  },

  shuffleAbilityDeck: {
    in: 'scenario',
    whyNot: (at, { deck }) => refusalOf(abilityDeckOf(at, deck)),
    carryOut: (at, { deck: id }) => {
      const { deck } = proven(abilityDeckOf(at, id));
      const { next, events } = ability.shuffleAbilityDeck(deck, at.random, 'byHand');
      return { next: ability.withAbilityDeck(at.scenario, next), events };
    },
  },

  /** Looking changes nothing but is part of the history. */
  peekAbilityCards: {
    in: 'scenario',
    whyNot: (at, { deck, count }) => {
      const found = abilityDeckOf(at, deck);
      if (!found.ok) return found.refusal;
      const left = found.value.deck.draw.length;
      return left < count ? { code: 'fewerCardsLeft', left } : null;
    },
    carryOut: (at, { deck, count }) => {
      const cards = proven(abilityDeckOf(at, deck)).deck.draw.slice(0, count);
      return {
        next: at.scenario,
        events: [{ type: 'abilityCardsSeen', deck, cards, rule: 'OWN-6' }],
      };
    },
  },

  orderAbilityCards: {
    in: 'scenario',
    whyNot: (at, { deck, cards }) => {
      const found = abilityDeckOf(at, deck);
      if (!found.ok) return found.refusal;
      const top = found.value.deck.draw.slice(0, cards.length);
      const isSame = [...cards].sort().join() === [...top].sort().join();
      return isSame ? null : { code: 'orderDoesNotFit' };
    },
    carryOut: (at, { deck: id, cards }) => {
      const { deck } = proven(abilityDeckOf(at, id));
      const next = { ...deck, draw: [...cards, ...deck.draw.slice(cards.length)] };
      return {
        next: ability.withAbilityDeck(at.scenario, next),
        events: [{ type: 'abilityCardsOrdered', deck: id, cards, rule: 'OWN-6' }],
      };
    },
  },

  drawModifier: {
    in: 'scenario',
    whyNot: ({ scenario }, { deck }) => {
      const found = modifierDeckOf(scenario, deck);
      if (!found.ok) return found.refusal;
      return modifiers.hasCardsLeft(found.value) ? null : { code: 'deckIsEmpty', deck };
    },
    carryOut: ({ scenario, random }, { deck: id, mode }) => {
      const deck = proven(modifierDeckOf(scenario, id));
      // Which of two cards is better depends on the attack, and the players know it.
      const draw = mode === undefined ? null : drawForMode(deck, id, mode, 0, random);
      if (!draw) return withDeck(scenario, id, modifiers.drawOne(deck, id, random));
      return withDeck(scenario, id, { next: draw.deck, events: draw.events });
    },
  },

  enterModifier: {
    in: 'scenario',
    whyNot: ({ scenario }, { deck, card }) => {
      const found = modifierDeckOf(scenario, deck);
      if (!found.ok) return found.refusal;
      if (!readCard(card)) return { code: 'noSuchCard', card };
      return modifiers.isInDeck(found.value, card) ? null : { code: 'cardNotInDeck', card };
    },
    carryOut: ({ scenario, random }, { deck: id, card }) => {
      const draw = modifiers.startDraw(proven(modifierDeckOf(scenario, id)));
      const taken = present(modifiers.takeEntered(draw, id, card, random));
      return withDeck(scenario, id, { next: modifiers.finishDraw(taken), events: taken.events });
    },
  },

  shuffleModifierDeck: {
    in: 'scenario',
    whyNot: ({ scenario }, { deck }) => refusalOf(modifierDeckOf(scenario, deck)),
    carryOut: ({ scenario, random }, { deck: id }) => {
      const deck = proven(modifierDeckOf(scenario, id));
      return withDeck(scenario, id, modifiers.shuffleDeck(deck, id, 'byHand', random));
    },
  },

  addModifierCards: {
    in: 'scenario',
    whyNot: ({ scenario }, { deck, card, count }) => {
      const found = modifierDeckOf(scenario, deck);
      if (!found.ok) return found.refusal;
      return count > modifiers.supplyLeft(scenario, deck, card)
        ? { code: 'supplyIsUsedUp', card, limit: modifiers.supplyOf(card) }
        : null;
    },
    carryOut: ({ scenario, random }, { deck, card, count }) =>
      modifiers.addCards(scenario, deck, card, count, random),
  },

  removeModifierCards: {
    in: 'scenario',
    whyNot: ({ scenario }, { deck, card, count }) => {
      const found = modifierDeckOf(scenario, deck);
      if (!found.ok) return found.refusal;
      return modifiers.countInDeck(found.value, card) < count
        ? { code: 'cardNotInDeck', card }
        : null;
    },
    carryOut: ({ scenario }, { deck: id, card, count }) => {
      const deck = proven(modifierDeckOf(scenario, id));
      return withDeck(scenario, id, modifiers.removeFromDeck(deck, id, card, count));
    },
  },
};

function abilityDeckOf(
  { scenario, content }: { readonly scenario: Scenario; readonly content: Content },
  id: AbilityDeck['deck'],
): Result<KnownDeck> {
  const deck = scenario.abilityDecks.find((each) => each.deck === id);
  const printed = content.abilityDeck(id);
  if (!deck || !printed) return refuse({ code: 'noSuchDeck', deck: id });
  return ok({ deck, printed });
}

function modifierDeckOf(scenario: Scenario, id: ModifierDeckId): Result<ModifierDeck> {
  const deck = modifiers.findDeck(scenario, id);
  return deck ? ok(deck) : refuse({ code: 'noSuchDeck', deck: id });
}

function withDeck(
  scenario: Scenario,
  id: ModifierDeckId,
  { next, events }: Outcome<ModifierDeck>,
): Outcome<Scenario> {
  return { next: modifiers.withDeck(scenario, id, next), events };
}
