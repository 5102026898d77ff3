/** Collects the inputs of a draw for one target, and its refusals. */
import type { Content } from '../../content/content';
import type { FigureId, ModifierDeckId } from '../../ids';
import type { Refusal } from '../../refusals';
import { ok, refuse, refusalOf, type Result } from '../../result';
import type { ModifierDeck, Scenario } from '../../state';
import type { AttackMode, ModifierCard } from '../../vocabulary';
import { deckIdOf, findDeck, hasCardsLeft } from '../decks/modifierDeck';
import type { CardReader } from '../../content/notation/modifierCard';
import { readerAgainst } from '../figures/traits';
import { traitsAgainst } from './bonuses/traitsInRound';
import { figureInPlay } from '../figures/lookups';
import { applyEnteredCards, cardChoice, modeAgainst } from './draw/draw';
import { attackSteps } from './numbers/fiveSteps';
import { ableAttacker, aimAt, type AimedAttack } from './targets';

export interface Drawing extends AimedAttack {
  readonly deckId: ModifierDeckId;
  readonly deck: ModifierDeck;
  readonly mode: AttackMode;
  /** Attack number before modifier cards. */
  readonly value: number;
  readonly read: CardReader;
}

/** The shuffle order does not matter for validating entered cards. */
const ANY_ORDER = () => 0;

/** The draw for a target that has no cards yet. */
export function openDrawing(
  scenario: Scenario,
  content: Content,
  target: FigureId,
): Result<Drawing> {
  const found = drawingFor(scenario, content, target);
  if (!found.ok || !found.value.aim.drawn) return found;
  return refuse({ code: 'alreadyDrawn', figure: target });
}

export function whyNotDraw({ deck, deckId }: Drawing): Refusal | null {
  return hasCardsLeft(deck) ? null : { code: 'deckIsEmpty', deck: deckId };
}

export function whyNotEnter(drawing: Drawing, cards: readonly ModifierCard[]): Refusal | null {
  const { deck, deckId, mode, value, read } = drawing;
  return refusalOf(applyEnteredCards(deck, deckId, cards, mode, value, ANY_ORDER, read));
}

/** Refuses unless the better card is unclear or the sources disagree. */
export function whyNotChooseCard({ aim, value, read }: Drawing): Refusal | null {
  const { figure, drawn } = aim;
  if (!drawn) return { code: 'nothingDrawn', figure };
  return cardChoice(drawn, value, read) ? null : { code: 'nothingToChoose', figure };
}

/** The inputs of a draw for a target, whether or not it has cards. */
export function drawingFor(scenario: Scenario, content: Content, id: FigureId): Result<Drawing> {
  const found = aimAt(scenario, id);
  if (!found.ok) return found;
  const { attack, aim } = found.value;
  const attacker = ableAttacker(scenario, attack);
  if (!attacker.ok) return attacker;
  const target = figureInPlay(scenario, id);
  if (!target.ok) return target;
  const deckId = deckIdOf(scenario, attacker.value);
  const deck = findDeck(scenario, deckId);
  if (!deck) return refuse({ code: 'noSuchDeck', deck: deckId });
  const traits = traitsAgainst(scenario, content, target.value, attacker.value);
  const mode = aim.modeOverride ?? modeAgainst(attack, aim, attacker.value, traits).mode;
  const value = attackSteps({ attack, aim, target: target.value, traits }).modified;
  return ok({ attack, aim, deckId, deck, mode, value, read: readerAgainst(traits) });
}
