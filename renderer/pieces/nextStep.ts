import type { AbilityDeckId, FigureId } from '#shared/ids';
import { isDecided } from '#shared/rules/attack/wholeAttack';
import { findFigure, playingCharacters } from '#shared/rules/table/figures';
import { nextFigure, waitsForChoice } from '#shared/rules/round/turns';
import type { Attack, Scenario } from '#shared/state';

/** The one thing the table does next; the amber button names it and does it. */
export type NextStep =
  | {
      readonly kind: 'enterInitiative';
      readonly character: FigureId;
      /** Everybody whose initiative is missing, this one included. */
      readonly missing: readonly FigureId[];
    }
  /** The cards lie on the table: which one was turned over? */
  | { readonly kind: 'tellAbilityCard'; readonly deck: AbilityDeckId }
  | { readonly kind: 'revealInitiatives' }
  | { readonly kind: 'chooseTarget'; readonly attacker: FigureId }
  | { readonly kind: 'draw'; readonly target: FigureId }
  | { readonly kind: 'tellModifierCard'; readonly target: FigureId }
  | {
      readonly kind: 'applyAttack';
      readonly attacker: FigureId;
      /** Whom it is applied to, where others are still to be drawn for. */
      readonly only?: readonly FigureId[];
    }
  | {
      readonly kind: 'startTurn';
      readonly figure: FigureId;
      /** Its wound is the end of it, unless cards are lost. */
      readonly isDeadly?: true;
    }
  | { readonly kind: 'takeLongRest'; readonly figure: FigureId }
  | { readonly kind: 'endTurn'; readonly figure: FigureId }
  | { readonly kind: 'endRound'; readonly round: number }
  | { readonly kind: 'loseScenario' }
  | { readonly kind: 'leaveScenario'; readonly won: boolean };

/** Where cards are drawn from the decks on the table: the ability decks whose card is not told. */
export type Untold = readonly AbilityDeckId[];

/**
 * What comes next in a scenario, whatever the players could do besides. `untold` is null where
 * Standee draws the cards.
 */
export function nextStep(scenario: Scenario, untold: Untold | null = null): NextStep {
  const { phase, attack } = scenario;
  if (phase.name === 'over') return { kind: 'leaveScenario', won: phase.won };
  if (attack) return nextInAttack(attack, untold !== null);

  const playing = playingCharacters(scenario);
  if (phase.name === 'selectCards') return nextInSelection(playing, untold);

  if (phase.active !== null) {
    return needsRest(scenario, phase.active)
      ? { kind: 'takeLongRest', figure: phase.active }
      : { kind: 'endTurn', figure: phase.active };
  }
  const waiting = nextFigure(phase);
  if (waiting !== null) {
    const figure = findFigure(scenario, waiting);
    const isDeadly = figure !== undefined && waitsForChoice(figure);
    return { kind: 'startTurn', figure: waiting, ...(isDeadly ? { isDeadly } : {}) };
  }
  if (playing.length === 0) return { kind: 'loseScenario' };
  return { kind: 'endRound', round: scenario.round };
}

function nextInSelection(
  playing: ReturnType<typeof playingCharacters>,
  untold: Untold | null,
): NextStep {
  if (playing.length === 0) return { kind: 'loseScenario' };
  const missing = playing.filter(({ initiative }) => initiative === null).map(({ id }) => id);
  const [character] = missing;
  const deck = untold?.[0];
  if (character === undefined) {
    return deck ? { kind: 'tellAbilityCard', deck } : { kind: 'revealInitiatives' };
  }
  return { kind: 'enterInitiative', character, missing };
}

function nextInAttack(attack: Attack, isTold: boolean): NextStep {
  const { attacker, targets } = attack;
  const [first] = targets;
  if (!first) return { kind: 'chooseTarget', attacker };
  const decided = targets.filter(isDecided);
  if (decided.length === 0) {
    return { kind: isTold ? 'tellModifierCard' : 'draw', target: first.figure };
  }
  if (decided.length === targets.length) return { kind: 'applyAttack', attacker };
  // One attack is over before the card for the next is drawn: retaliate may end it all.
  return { kind: 'applyAttack', attacker, only: decided.map((target) => target.figure) };
}

/** The rest is the character's own turn, not that of its summons. */
function needsRest(scenario: Scenario, active: FigureId): boolean {
  const figure = findFigure(scenario, active);
  const initiative = figure?.kind === 'character' ? figure.initiative : null;
  return initiative?.longRest === true && initiative.taken !== true;
}
