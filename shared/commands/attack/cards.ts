/** The modifier cards of an attack: drawn, entered, chosen between. */
import type { FigureId, ModifierDeckId } from '../../ids';
import { ok, refuse, unchanged, type Outcome, type Result } from '../../result';
import {
  applyEnteredCards,
  cardChoice,
  chooseCard,
  drawForMode,
  modeAgainst,
  type AttackDraw,
} from '../../rules/attack/draw';
import { attackSteps } from '../../rules/attack/fiveSteps';
import { ableAttacker, aimAt, withAim, type AimedAttack } from '../../rules/attack/targets';
import { deckIdOf, findDeck, hasCardsLeft, withDeck } from '../../rules/decks/modifierDeck';
import { traitsInRound } from '../../rules/decks/traitsOfRound';
import { figureInPlay } from '../../rules/table/findings';
import type { ModifierDeck, Scenario } from '../../state';
import type { AttackMode } from '../../vocabulary';
import { present, proven, refusalOf } from '../findings';
import type { AskedAtTable, Handlers } from '../handler';

/** What a draw for one target depends on. */
interface Drawing extends AimedAttack {
  readonly deckId: ModifierDeckId;
  readonly deck: ModifierDeck;
  readonly mode: AttackMode;
  /** Number of the attack before its cards. */
  readonly value: number;
}

/** Whether entered cards fit does not depend on how discards are shuffled. */
const ANY_ORDER = () => 0;

export const ATTACK_CARD_COMMANDS: Handlers<
  'drawForAttack' | 'enterForAttack' | 'chooseAttackCard'
> = {
  drawForAttack: {
    in: 'scenario',
    whyNot: (at, { target }) => {
      const found = toBeDrawn(at, target);
      if (!found.ok) return found.refusal;
      const { deck, deckId } = found.value;
      return hasCardsLeft(deck) ? null : { code: 'deckIsEmpty', deck: deckId };
    },
    carryOut: (at, { target }) => {
      const drawing = proven(toBeDrawn(at, target));
      const { deck, deckId, mode, value } = drawing;
      return withDraw(
        at.scenario,
        drawing,
        present(drawForMode(deck, deckId, mode, value, at.random)),
      );
    },
  },

  enterForAttack: {
    in: 'scenario',
    whyNot: (at, { target, cards }) => {
      const found = toBeDrawn(at, target);
      if (!found.ok) return found.refusal;
      const { deck, deckId, mode, value } = found.value;
      return refusalOf(applyEnteredCards(deck, deckId, cards, mode, value, ANY_ORDER));
    },
    carryOut: (at, { target, cards }) => {
      const drawing = proven(toBeDrawn(at, target));
      const { deck, deckId, mode, value } = drawing;
      const entered = applyEnteredCards(deck, deckId, cards, mode, value, at.random);
      return withDraw(at.scenario, drawing, proven(entered));
    },
  },

  /** Only where the better card cannot be told, or the sources disagree about it. */
  chooseAttackCard: {
    in: 'scenario',
    whyNot: (at, { target }) => {
      const found = drawingFor(at, target);
      if (!found.ok) return found.refusal;
      const { aim, value } = found.value;
      if (!aim.drawn) return { code: 'nothingDrawn', figure: target };
      return cardChoice(aim.drawn, value) ? null : { code: 'nothingToChoose', figure: target };
    },
    carryOut: ({ scenario }, { target, card }) => {
      const { attack, aim } = proven(aimAt(scenario, target));
      const drawn = chooseCard(present(aim.drawn), card === 0 ? 0 : 1);
      return unchanged(withAim(scenario, attack, { ...aim, drawn, cardOrder: null }));
    },
  },
};

function toBeDrawn(at: AskedAtTable, target: FigureId): Result<Drawing> {
  const found = drawingFor(at, target);
  if (!found.ok || !found.value.aim.drawn) return found;
  return refuse({ code: 'alreadyDrawn', figure: target });
}

function drawingFor({ scenario, content }: AskedAtTable, id: FigureId): Result<Drawing> {
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
  const traits = traitsInRound(scenario, content, target.value);
  const mode = aim.modeOverride ?? modeAgainst(attack, aim, attacker.value, traits);
  const value = attackSteps({ attack, aim, target: target.value, traits }).modified;
  return ok({ attack, aim, deckId, deck, mode, value });
}

function withDraw(
  scenario: Scenario,
  { attack, aim, deckId, mode }: Drawing,
  { deck, drawn, events }: AttackDraw,
): Outcome<Scenario> {
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
      },
    ],
  };
}
