/** Commands for the attack modifier cards of an attack: draw, enter and choose a card. */
import { unchanged, type Outcome } from '../../result';
import {
  applyEnteredCards,
  chooseCard,
  drawForMode,
  type AttackDraw,
} from '../../rules/attack/draw/draw';
import {
  drawingFor,
  whyNotChooseCard,
  whyNotDraw,
  whyNotEnter,
  type Drawing,
} from '../../rules/attack/drawForTarget';
import { withAim } from '../../rules/attack/targets';
import { withDeck } from '../../rules/decks/modifierDeck';
import type { Scenario } from '../../state';
import { assumePresent, assumeOk } from '../assertions';
import { findingFirst, unlessRefused, type FieldSchemas } from '../commandRow';
import { onOpenTargets } from '../lookups';

export const ATTACK_CARD_COMMANDS = {
  drawForAttack: onOpenTargets(
    (f: FieldSchemas) => ({ target: f.figure }),
    { whose: 'runningAttack', readBy: 'everyone' },
    {
      whyNot: (drawing) => whyNotDraw(drawing),
      carryOut: (at) => {
        const { deck, deckId, mode, value, read, random } = at;
        return withDraw(
          at.scenario,
          at,
          assumePresent(drawForMode(deck, deckId, mode, value, random, read)),
        );
      },
    },
  ),

  /** Enters the cards that players drew for this target from their physical deck, in order. */
  enterForAttack: onOpenTargets(
    (f: FieldSchemas) => ({ target: f.figure, cards: f.z.array(f.modifierCard).min(1).max(40) }),
    { whose: 'runningAttack', readBy: 'everyone' },
    {
      whyNot: (drawing, { cards }) => whyNotEnter(drawing, cards),
      carryOut: (at, { cards }) => {
        const { deck, deckId, mode, value, read, random } = at;
        const entered = applyEnteredCards(deck, deckId, cards, mode, value, random, read);
        return withDraw(at.scenario, at, assumeOk(entered));
      },
    },
  ),

  /** Chooses the card that counts when neither of two cards is clearly better. */
  chooseAttackCard: findingFirst(
    (f: FieldSchemas) => ({ target: f.figure, card: f.z.int().min(0).max(1) }),
    { whose: 'runningAttack', readBy: 'everyone' },
    ({ scenario, content }, { target }) =>
      unlessRefused(drawingFor(scenario, content, target), whyNotChooseCard),
    ({ scenario }, { card }, { attack, aim }) => {
      const drawn = chooseCard(assumePresent(aim.drawn), card === 0 ? 0 : 1);
      return unchanged(withAim(scenario, attack, { ...aim, drawn, cardOrder: null }));
    },
  ),
};

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
