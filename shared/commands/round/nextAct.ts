/** What comes next in a game: a whole command, or a choice that is the players'. */
import type { Content } from '../../content/content';
import type { AbilityDeckId, FigureId } from '../../ids';
import { pushOf, type Push } from '../../rules/attack/pushes';
import { ableAttacker } from '../../rules/attack/targets';
import { isDecided } from '../../rules/attack/wholeAttack';
import { hexesToCome, nextComer } from '../../rules/rooms/coming';
import { decksToDraw } from '../../rules/round/rounds';
import { pathMove } from '../../rules/round/paths';
import { linesToPlay, type TurnHalfLine } from '../../rules/round/playedCards';
import { nextFigure, waitsForChoice, type TurnsPhase } from '../../rules/round/turns';
import { isGoalAsked, isGoalReached } from '../../rules/scenario/goal';
import { lastTargets } from '../../rules/monsters/lastAttack';
import {
  areEnemies,
  findFigure,
  isGuided,
  isInPlay,
  playingCharacters,
} from '../../rules/table/figures';
import type { Force } from '../../rules/board/forcedDistance';
import type {
  Attack,
  AttackTarget,
  CharacterSheet,
  Figure,
  Hex,
  Monster,
  Scenario,
} from '../../state';
import type { NextLine } from '../lines/lineActs';
import { nextLine } from '../lines/nextLine';
import type { CommandOf } from '../shapes';

/** The one thing the table does next; the amber button names it and does it. */
export type NextAct =
  | NextLine
  | {
      readonly kind: 'enterInitiative';
      readonly character: FigureId;
      /** Everybody whose initiative is missing, this one included. */
      readonly missing: readonly FigureId[];
    }
  /** The cards lie on the table: which one was turned over? */
  | { readonly kind: 'tellAbilityCard'; readonly deck: AbilityDeckId }
  | { readonly kind: 'tellModifierCard'; readonly target: FigureId }
  | { readonly kind: 'leaveScenario'; readonly won: boolean }
  | { readonly kind: 'revealInitiatives'; readonly command: CommandOf<'revealInitiatives'> }
  | { readonly kind: 'draw'; readonly command: CommandOf<'drawForAttack'> }
  | {
      readonly kind: 'applyAttack';
      readonly attacker: FigureId;
      /** Whom it is applied to. */
      readonly targets: readonly FigureId[];
      /** Others are still to be drawn for. */
      readonly isPart: boolean;
      readonly command: CommandOf<'applyAttack'>;
    }
  /** Where a push or pull leads is the players' to choose. */
  | {
      readonly kind: 'choosePush';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly force: Force;
      readonly options: readonly {
        readonly path: readonly Hex[];
        readonly command: CommandOf<'applyAttack'> | CommandOf<'playLines'>;
      }[];
    }
  /** The attacker can attack no more. */
  | {
      readonly kind: 'cancelAttack';
      readonly attacker: FigureId;
      readonly command: CommandOf<'cancelAttack'>;
    }
  /** It comes on the hex of its letter, which is known. */
  | { readonly kind: 'bringOn'; readonly letter: string; readonly command: CommandOf<'bringOn'> }
  /** The hex of its letter is in the scenario book: players say which. */
  | {
      readonly kind: 'chooseComing';
      readonly figure: FigureId;
      /** Empty = the book names none. */
      readonly letter: string;
      readonly options: readonly { readonly hex: Hex; readonly command: CommandOf<'bringOn'> }[];
    }
  /** A monster that fell attacks all beside it by its card; without the board players say whom. */
  | {
      readonly kind: 'lastAttack';
      readonly attacker: FigureId;
      readonly targets: readonly FigureId[];
      readonly command: CommandOf<'beginAttack'>;
    }
  | {
      readonly kind: 'chooseLastTargets';
      readonly attacker: FigureId;
      readonly foes: readonly FigureId[];
    }
  | {
      readonly kind: 'startTurn';
      /** Its wound is the end of it, unless cards are lost. */
      readonly isDeadly: boolean;
      readonly command: CommandOf<'startTurn'>;
    }
  /** An escort goes along its path. */
  | { readonly kind: 'walkPath'; readonly command: CommandOf<'moveFigure'> }
  | { readonly kind: 'takeLongRest'; readonly command: CommandOf<'takeLongRest'> }
  /** A character plays lines of its cards, in any order; ending the turn is as good. */
  | {
      readonly kind: 'chooseLine';
      readonly figure: FigureId;
      readonly open: readonly TurnHalfLine[];
    }
  | { readonly kind: 'endTurn'; readonly command: CommandOf<'endTurn'> }
  | {
      readonly kind: 'endRound';
      readonly round: number;
      /** As far as the table shows the goal may be reached: only the players know. */
      readonly isGoalAsked: boolean;
      readonly command: CommandOf<'endRound'>;
    }
  | { readonly kind: 'loseScenario'; readonly command: CommandOf<'finishScenario'> }
  /** The round in which the goal was reached has been played. */
  | { readonly kind: 'winScenario'; readonly command: CommandOf<'finishScenario'> };

/**
 * What comes next, whatever the players could do besides; read from the game anew each time, so that
 * nothing is done twice and nothing open is passed over. `isTold` = cards lie on the table and are
 * told instead of drawn; `sheets` say which cards characters can have.
 */
export function nextAct(
  scenario: Scenario,
  content: Content,
  isTold = false,
  sheets: readonly CharacterSheet[] = [],
): NextAct {
  const { phase, attack } = scenario;
  if (phase.name === 'over') return { kind: 'leaveScenario', won: phase.won };
  if (attack) return nextInAttack(scenario, content, attack, isTold);
  const coming = nextToCome(scenario, content);
  if (coming) return coming;
  if (phase.name === 'selectCards') {
    return nextInSelection(scenario, isTold ? decksToDraw(scenario, content) : []);
  }
  const [fallen] = scenario.lastAttacks;
  if (fallen) return nextLastAttack(scenario, content, fallen);
  if (phase.active !== null) return nextInTurn(scenario, content, phase.active, sheets);
  return nextBetweenTurns(scenario, content, phase);
}

/** @rule SPAWN-1 */
function nextToCome(scenario: Scenario, content: Content): NextAct | null {
  const comer = nextComer(scenario);
  if (!comer) return null;
  const { id: figure, comesAt: letter } = comer;
  const { known, open } = hexesToCome(scenario, content, comer);
  const onto = (hex: Hex): CommandOf<'bringOn'> => ({ type: 'bringOn', figure, at: { ...hex } });
  if (known) return { kind: 'bringOn', letter, command: onto(known) };
  if (open.length === 0) return null;
  const options = open.map((hex) => ({ hex, command: onto(hex) }));
  return { kind: 'chooseComing', figure, letter, options };
}

/** @rule ROUND-2 */
function nextBetweenTurns(scenario: Scenario, content: Content, phase: TurnsPhase): NextAct {
  const figure = nextFigure(phase);
  if (figure !== null) {
    const found = findFigure(scenario, figure);
    const isDeadly = found !== undefined && waitsForChoice(found);
    return { kind: 'startTurn', isDeadly, command: { type: 'startTurn', figure } };
  }
  if (playingCharacters(scenario).length === 0) return LOSS;
  if (scenario.decided === null && isGoalReached(scenario, content)) return WIN;
  const isAsked = scenario.decided === null && isGoalAsked(scenario, content);
  return {
    ...{ kind: 'endRound', round: scenario.round, isGoalAsked: isAsked },
    command: { type: 'endRound' },
  };
}

const WIN: NextAct = { kind: 'winScenario', command: { type: 'finishScenario', won: true } };
const LOSS: NextAct = { kind: 'loseScenario', command: { type: 'finishScenario', won: false } };

function nextInSelection(scenario: Scenario, untold: readonly AbilityDeckId[]): NextAct {
  const playing = playingCharacters(scenario);
  if (playing.length === 0) return LOSS;
  const missing = playing.filter(({ initiative }) => initiative === null).map(({ id }) => id);
  const [character] = missing;
  if (character !== undefined) return { kind: 'enterInitiative', character, missing };
  const [deck] = untold;
  if (deck) return { kind: 'tellAbilityCard', deck };
  return { kind: 'revealInitiatives', command: { type: 'revealInitiatives' } };
}

/** One attack is over before the card for the next is drawn: retaliate may end it all. @rule ATTACK-5 */
function nextInAttack(
  scenario: Scenario,
  content: Content,
  attack: Attack,
  isTold: boolean,
): NextAct {
  const { attacker, targets } = attack;
  // Stunned or disarmed since it began.
  if (!ableAttacker(scenario, attack).ok) {
    return { kind: 'cancelAttack', attacker, command: { type: 'cancelAttack' } };
  }
  const [first] = targets;
  if (!first) return { kind: 'chooseTarget', attacker };
  const decided = targets.filter(isDecided);
  if (decided.length === 0) {
    const target = first.figure;
    return isTold
      ? { kind: 'tellModifierCard', target }
      : { kind: 'draw', command: { type: 'drawForAttack', target } };
  }
  const { command, targets: now, open } = applied(scenario, content, attack, decided);
  if (open) {
    const { target, force, ways } = open;
    const options = ways.map(({ path }) => {
      return { path, command: { ...command, pushes: [{ figure: target.id, path: [...path] }] } };
    });
    return { kind: 'choosePush', figure: attacker, target: target.id, force, options };
  }
  return {
    kind: 'applyAttack',
    attacker,
    targets: now,
    isPart: now.length < targets.length,
    command,
  };
}

/**
 * With the push of a figure that acts by the rules for monsters: its only way, or the ways players
 * choose from. Who is pushed may be in the way of the next, so it is one target at a time then.
 *
 * @rule ATTACK-5 MOVE-7 MONSTER-7
 */
function applied(
  scenario: Scenario,
  content: Content,
  attack: Attack,
  decided: readonly AttackTarget[],
): {
  readonly command: CommandOf<'applyAttack'>;
  readonly targets: readonly FigureId[];
  readonly open: Push | null;
} {
  const isGuided = findFigure(scenario, attack.attacker)?.kind !== 'character';
  const isPushing = isGuided && decided.some((aim) => pushOf(scenario, content, attack, aim));
  const now = isPushing ? decided.slice(0, 1) : decided;
  const targets = now.map(({ figure }) => figure);
  const only = now.length < decided.length ? { only: [...targets] } : {};
  const [first] = now;
  const push = isPushing && first ? pushOf(scenario, content, attack, first) : null;
  const [way, ...others] = push?.ways ?? [];
  const isSure = push && way && others.length === 0;
  const pushes = isSure ? { pushes: [{ figure: push.target.id, path: [...way.path] }] } : {};
  const open = others.length > 0 ? push : null;
  return { command: { type: 'applyAttack', ...only, ...pushes }, targets, open };
}

/** @rule MONSTER-1 */
function nextLastAttack(scenario: Scenario, content: Content, fallen: Monster): NextAct {
  const { id: attacker } = fallen;
  const targets = lastTargets(scenario, content, fallen);
  if (targets === null || targets.length === 0) {
    const foes = scenario.figures.filter((each) => isInPlay(each) && areEnemies(fallen, each));
    return { kind: 'chooseLastTargets', attacker, foes: foes.map(({ id }) => id) };
  }
  return { kind: 'lastAttack', attacker, targets, command: beginLastAttack(attacker, targets) };
}

/** The attack of a monster that fell, with the numbers of its card. */
export function beginLastAttack(
  attacker: FigureId,
  targets: readonly FigureId[],
): CommandOf<'beginAttack'> {
  const asked = targets.map((figure) => ({ figure }));
  return { type: 'beginAttack', attacker, base: null, ranged: null, range: null, targets: asked };
}

function nextInTurn(
  scenario: Scenario,
  content: Content,
  id: FigureId,
  sheets: readonly CharacterSheet[],
): NextAct {
  const figure = findFigure(scenario, id);
  if (figure && needsRest(figure)) {
    return { kind: 'takeLongRest', command: { type: 'takeLongRest', figure: id } };
  }
  const walk = figure?.kind === 'objective' ? pathMove(scenario, content, figure) : null;
  if (walk) return { kind: 'walkPath', command: walk };
  const line = isGuided(figure) ? nextLine(scenario, content, figure) : null;
  if (line) return line;
  const open = figure?.kind === 'character' ? linesToPlay(scenario, content, figure, sheets) : [];
  return open.length > 0
    ? { kind: 'chooseLine', figure: id, open }
    : { kind: 'endTurn', command: { type: 'endTurn', figure: id } };
}

/** The rest is the character's own turn, not that of its summons. */
function needsRest(figure: Figure): boolean {
  const initiative = figure.kind === 'character' ? figure.initiative : null;
  return initiative?.longRest === true && !initiative.taken;
}
