/** The modifier cards of an attack: drawn, entered, chosen between. */
import { unchanged, type Outcome } from '../../result';
import {
  applyEnteredCards,
  chooseCard,
  drawForMode,
  type AttackDraw,
} from '../../rules/attack/draw';
import {
  openDrawing,
  whyNotChooseCard,
  whyNotDraw,
  whyNotEnter,
  type Drawing,
} from '../../rules/attack/drawForTarget';
import { aimAt, withAim } from '../../rules/attack/targets';
import { withDeck } from '../../rules/decks/modifierDeck';
import type { Scenario } from '../../state';
import { present, proven } from '../findings';
import { inScenario } from '../handler';

export const ATTACK_CARD_COMMANDS = inScenario({
  drawForAttack: {
    whyNot: ({ scenario, content }, { target }) => whyNotDraw(scenario, content, target),
    carryOut: (at, { target }) => {
      const drawing = proven(openDrawing(at.scenario, at.content, target));
      const { deck, deckId, mode, value } = drawing;
      return withDraw(
        at.scenario,
        drawing,
        present(drawForMode(deck, deckId, mode, value, at.random)),
      );
    },
  },

  enterForAttack: {
    whyNot: ({ scenario, content }, { target, cards }) =>
      whyNotEnter(scenario, content, target, cards),
    carryOut: (at, { target, cards }) => {
      const drawing = proven(openDrawing(at.scenario, at.content, target));
      const { deck, deckId, mode, value } = drawing;
      const entered = applyEnteredCards(deck, deckId, cards, mode, value, at.random);
      return withDraw(at.scenario, drawing, proven(entered));
    },
  },

  chooseAttackCard: {
    whyNot: ({ scenario, content }, { target }) => whyNotChooseCard(scenario, content, target),
    carryOut: ({ scenario }, { target, card }) => {
      const { attack, aim } = proven(aimAt(scenario, target));
      const drawn = chooseCard(present(aim.drawn), card === 0 ? 0 : 1);
      return unchanged(withAim(scenario, attack, { ...aim, drawn, cardOrder: null }));
    },
  },
});

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
