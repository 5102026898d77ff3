/** Shapes of the commands for monster ability decks and attack modifier decks. For the boundary. */
import { z } from 'zod';
import type * as ids from '../../ids';
import { ATTACK_MODES } from '../../vocabulary';
import { figure, idOf, modifierCard } from '../fields';
import { shapesOf } from '../shapesOf';

const abilityDeck = idOf<ids.AbilityDeckId>();
const modifierDeck = idOf<ids.CharacterId>().or(z.literal('monsters'));
const classCard = z.int().min(1).max(9999);
const specialCard = z.enum(['bless', 'curse', 'minus1']);

export const DECK_SHAPES = shapesOf({
  drawAbilityCard: { deck: abilityDeck },
  /** Puts the card the table drew from its own deck in place of this round's card. */
  enterAbilityCard: { deck: abilityDeck, card: z.int().min(1).max(99999) },
  shuffleAbilityDeck: { deck: abilityDeck },
  /** An effect lets somebody look at the top cards. */
  peekAbilityCards: { deck: abilityDeck, count: z.int().min(1).max(20) },
  /** An effect lets somebody put the top cards in another order: `cards` from the top. */
  orderAbilityCards: {
    deck: abilityDeck,
    cards: z.array(z.int().min(1).max(99999)).min(1).max(20),
  },
  /**
   * Draws outside of an attack: one card; with a `mode` as many as an attack drawn that way takes,
   * so rolling cards are followed by more.
   */
  drawModifier: { deck: modifierDeck, mode: z.enum(ATTACK_MODES).optional() },
  enterModifier: { deck: modifierDeck, card: modifierCard },
  shuffleModifierDeck: { deck: modifierDeck },
  addModifierCards: { deck: modifierDeck, card: specialCard, count: z.int().min(1).max(20) },
  /** A card leaves the active area, and with it what it gave. */
  letActiveCardGo: { figure, card: classCard },
  /** Marks the next use slot of a card in the active area. */
  removeModifierCards: { deck: modifierDeck, card: specialCard, count: z.int().min(1).max(20) },
});
