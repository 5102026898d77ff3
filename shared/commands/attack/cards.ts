import type { FigureId, ModifierDeckId } from '../../ids';
import { ok, refuse, unchanged, type Result } from '../../result';
import { attackSteps } from '../../rules/attack/fiveSteps';
import {
  applyEnteredCards,
  cardChoice,
  chooseCard,
  drawForMode,
  modeAgainst,
  type AttackDraw,
} from '../../rules/attack/draw';
import { deckIdOf, findDeck, withDeck } from '../../rules/decks/modifierDeck';
import { printedTraits } from '../../rules/table/stats';
import type { ModifierDeck, Scenario } from '../../state';
import type { AttackMode } from '../../vocabulary';
import { ableAttacker, aimAt, withAim, type Aim } from './attackParts';
import { figureInPlay, type Answer, type Context } from '../findings';
import type { CommandOf } from '../shapes';

/** What a draw for one target depends on. */
interface Drawing extends Aim {
  readonly deckId: ModifierDeckId;
  readonly deck: ModifierDeck;
  readonly mode: AttackMode;
  /** Number of the attack before its cards. */
  readonly value: number;
}

export function drawForAttack(
  scenario: Scenario,
  { target }: CommandOf<'drawForAttack'>,
  { content, random }: Context,
): Answer<Scenario> {
  const found = drawingFor(scenario, content, target);
  if (!found.ok) return found;
  const { deck, deckId, mode, value, aim } = found.value;
  if (aim.drawn) return refuse({ code: 'alreadyDrawn', figure: target });
  const drawn = drawForMode(deck, deckId, mode, value, random);
  if (!drawn) return refuse({ code: 'deckIsEmpty', deck: deckId });
  return ok(withDraw(scenario, found.value, drawn));
}

export function enterForAttack(
  scenario: Scenario,
  { target, cards }: CommandOf<'enterForAttack'>,
  { content, random }: Context,
): Answer<Scenario> {
  const found = drawingFor(scenario, content, target);
  if (!found.ok) return found;
  const { deck, deckId, mode, value, aim } = found.value;
  if (aim.drawn) return refuse({ code: 'alreadyDrawn', figure: target });
  const entered = applyEnteredCards(deck, deckId, cards, mode, value, random);
  return entered.ok ? ok(withDraw(scenario, found.value, entered.value)) : entered;
}

/** Only where the better card cannot be told, or the sources disagree about it. */
export function chooseAttackCard(
  scenario: Scenario,
  { target, card }: CommandOf<'chooseAttackCard'>,
  { content }: Context,
): Answer<Scenario> {
  const found = drawingFor(scenario, content, target);
  if (!found.ok) return found;
  const { attack, aim, value } = found.value;
  if (!aim.drawn) return refuse({ code: 'nothingDrawn', figure: target });
  if (!cardChoice(aim.drawn, value)) return refuse({ code: 'nothingToChoose', figure: target });
  const drawn = chooseCard(aim.drawn, card === 0 ? 0 : 1);
  return ok(unchanged(withAim(scenario, attack, { ...aim, drawn, cardOrder: null })));
}

function drawingFor(
  scenario: Scenario,
  content: Context['content'],
  id: FigureId,
): Result<Drawing> {
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
  const traits = printedTraits(scenario, content, target.value);
  const mode = aim.modeOverride ?? modeAgainst(attack, aim, attacker.value, traits);
  const value = attackSteps({ attack, aim, target: target.value, traits }).modified;
  return ok({ attack, aim, deckId, deck, mode, value });
}

function withDraw(scenario: Scenario, drawing: Drawing, { deck, drawn, events }: AttackDraw) {
  const { attack, aim, deckId, mode } = drawing;
  const { cards, applied } = drawn;
  return {
    next: withAim(withDeck(scenario, deckId, deck), attack, { ...aim, drawn, cardOrder: null }),
    events: [
      ...events,
      {
        type: 'attackDrawn',
        attacker: attack.attacker,
        target: aim.figure,
        mode,
        cards,
        applied,
        rule: mode === 'normal' ? 'DECK-2' : mode === 'advantage' ? 'ADVANTAGE-2' : 'ADVANTAGE-3',
      } as const,
    ],
  };
}
