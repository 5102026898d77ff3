import type { ModifierDeckId } from '../../ids';
import { ok, refuse, type Outcome, type Result } from '../../result';
import * as ability from '../../rules/decks/abilityDecks';
import { typesOfDeck, withAbilityDeck } from '../../rules/decks/abilityDecks';
import { drawForMode } from '../../rules/attack/draw';
import { sortedBlocks } from '../../rules/table/initiative';
import { readCard } from '../../rules/decks/modifierCard';
import * as modifiers from '../../rules/decks/modifierDeck';
import type { AbilityDeckContent } from '../../content/types';
import type { AbilityDeck, ModifierDeck, Scenario } from '../../state';
import { phaseOf, type Answer, type Context } from '../findings';
import type { CommandOf } from '../shapes';

interface KnownDeck {
  readonly deck: AbilityDeck;
  readonly printed: AbilityDeckContent;
}

function abilityDeckOf(
  scenario: Scenario,
  content: Context['content'],
  id: AbilityDeck['deck'],
): Result<KnownDeck> {
  const deck = scenario.abilityDecks.find((each) => each.deck === id);
  const printed = content.abilityDeck(id);
  if (!deck || !printed) return refuse({ code: 'noSuchDeck', deck: id });
  return ok({ deck, printed });
}

/** For a deck that was left out when initiative was revealed. */
export function drawAbilityCard(
  scenario: Scenario,
  { deck: id }: CommandOf<'drawAbilityCard'>,
  { content, random }: Context,
): Answer<Scenario> {
  const phase = phaseOf(scenario, 'turns');
  if (!phase.ok) return phase;
  const found = abilityDeckOf(scenario, content, id);
  if (!found.ok) return found;
  const { deck, printed } = found.value;
  if (deck.current !== null) return refuse({ code: 'cardAlreadyDrawn', deck: id });
  const { next, events } = ability.drawAbilityCard(deck, printed, random);
  return ok({ next: withCard(scenario, next, printed), events });
}

/** Before the reveal, too: then Standee does not draw for this deck. */
export function enterAbilityCard(
  scenario: Scenario,
  { deck: id, card: number }: CommandOf<'enterAbilityCard'>,
  { content, random }: Context,
): Answer<Scenario> {
  const found = abilityDeckOf(scenario, content, id);
  if (!found.ok) return found;
  const { deck, printed } = found.value;
  const card = printed.cards.find((each) => each.id === number);
  if (!card) return refuse({ code: 'noSuchCard', card: String(number) });
  if (deck.current === number) return refuse({ code: 'cardAlreadyDrawn', deck: id });
  const { next, events } = ability.enterAbilityCard(deck, card, random);
  return ok({ next: withCard(scenario, next, printed), events });
}

export function shuffleAbilityDeck(
  scenario: Scenario,
  { deck: id }: CommandOf<'shuffleAbilityDeck'>,
  { content, random }: Context,
): Answer<Scenario> {
  const found = abilityDeckOf(scenario, content, id);
  if (!found.ok) return found;
  const { next, events } = ability.shuffleAbilityDeck(found.value.deck, random, 'byHand');
  return ok({ next: withAbilityDeck(scenario, next), events });
}

/** Looking changes nothing but is part of the history. */
export function peekAbilityCards(
  scenario: Scenario,
  { deck: id, count }: CommandOf<'peekAbilityCards'>,
  { content }: Context,
): Answer<Scenario> {
  const found = abilityDeckOf(scenario, content, id);
  if (!found.ok) return found;
  const cards = found.value.deck.draw.slice(0, count);
  if (cards.length < count) return refuse({ code: 'fewerCardsLeft', left: cards.length });
  return ok({
    next: scenario,
    events: [{ type: 'abilityCardsSeen', deck: id, cards, rule: 'OWN-6' }],
  });
}

export function orderAbilityCards(
  scenario: Scenario,
  { deck: id, cards }: CommandOf<'orderAbilityCards'>,
  { content }: Context,
): Answer<Scenario> {
  const found = abilityDeckOf(scenario, content, id);
  if (!found.ok) return found;
  const { draw } = found.value.deck;
  const top = draw.slice(0, cards.length);
  const isSame = top.length === cards.length && [...cards].sort().join() === [...top].sort().join();
  if (!isSame) return refuse({ code: 'orderDoesNotFit' });
  const next = { ...found.value.deck, draw: [...cards, ...draw.slice(cards.length)] };
  return ok({
    next: withAbilityDeck(scenario, next),
    events: [{ type: 'abilityCardsOrdered', deck: id, cards, rule: 'OWN-6' }],
  });
}

/** The deck with its new card; types that have not begun their turns move to its initiative. */
function withCard(scenario: Scenario, deck: AbilityDeck, printed: AbilityDeckContent): Scenario {
  const next = withAbilityDeck(scenario, deck);
  const initiative = ability.currentCard(deck, printed)?.initiative;
  if (initiative === undefined || next.phase.name !== 'turns') return next;
  const types: readonly string[] = typesOfDeck(next, deck.deck);
  const order = next.phase.order.map((block) => {
    const isWaiting = block.turns.every((turn) => turn.state === 'waiting');
    const isIts = block.kind === 'monsterType' && types.includes(block.id);
    return isIts && isWaiting ? { ...block, initiative } : block;
  });
  return { ...next, phase: { ...next.phase, order: sortedBlocks(order) } };
}

function modifierDeckOf(scenario: Scenario, id: ModifierDeckId): Result<ModifierDeck> {
  const deck = modifiers.findDeck(scenario, id);
  return deck ? ok(deck) : refuse({ code: 'noSuchDeck', deck: id });
}

export function drawModifier(
  scenario: Scenario,
  { deck: id, mode }: CommandOf<'drawModifier'>,
  { random }: Context,
): Answer<Scenario> {
  const found = modifierDeckOf(scenario, id);
  if (!found.ok) return found;
  if (!modifiers.hasCardsLeft(found.value)) return refuse({ code: 'deckIsEmpty', deck: id });
  if (mode !== undefined) {
    // Which of two cards is better depends on the attack, and the players know it.
    const draw = drawForMode(found.value, id, mode, 0, random);
    if (draw) return changed(scenario, id, { next: draw.deck, events: draw.events });
  }
  return changed(scenario, id, modifiers.drawOne(found.value, id, random));
}

export function enterModifier(
  scenario: Scenario,
  { deck: id, card }: CommandOf<'enterModifier'>,
  { random }: Context,
): Answer<Scenario> {
  const found = modifierDeckOf(scenario, id);
  if (!found.ok) return found;
  if (!readCard(card)) return refuse({ code: 'noSuchCard', card });
  const draw = modifiers.takeEntered(modifiers.startDraw(found.value), id, card, random);
  if (!draw) return refuse({ code: 'cardNotInDeck', card });
  return changed(scenario, id, { next: modifiers.finishDraw(draw), events: draw.events });
}

export function shuffleModifierDeck(
  scenario: Scenario,
  { deck: id }: CommandOf<'shuffleModifierDeck'>,
  { random }: Context,
): Answer<Scenario> {
  const found = modifierDeckOf(scenario, id);
  if (!found.ok) return found;
  return changed(scenario, id, modifiers.shuffleDeck(found.value, id, 'byHand', random));
}

export function addModifierCards(
  scenario: Scenario,
  { deck: id, card, count }: CommandOf<'addModifierCards'>,
  { random }: Context,
): Answer<Scenario> {
  const found = modifierDeckOf(scenario, id);
  if (!found.ok) return found;
  if (count > modifiers.supplyLeft(scenario, id, card)) {
    return refuse({ code: 'supplyIsUsedUp', card, limit: modifiers.supplyOf(card) });
  }
  return ok(modifiers.addCards(scenario, id, card, count, random));
}

export function removeModifierCards(
  scenario: Scenario,
  { deck: id, card, count }: CommandOf<'removeModifierCards'>,
): Answer<Scenario> {
  const found = modifierDeckOf(scenario, id);
  if (!found.ok) return found;
  if (modifiers.countInDeck(found.value, card) < count) {
    return refuse({ code: 'cardNotInDeck', card });
  }
  return changed(scenario, id, modifiers.removeFromDeck(found.value, id, card, count));
}

function changed(
  scenario: Scenario,
  id: ModifierDeckId,
  { next, events }: Outcome<ModifierDeck>,
): Answer<Scenario> {
  return ok({ next: modifiers.withDeck(scenario, id, next), events });
}
