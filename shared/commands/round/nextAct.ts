/** Computes the next step of a game: a command, or a choice for the players. */
import type { Content } from '../../content/content';
import type { AbilityDeckId, FigureId } from '../../ids';
import { spawnHexes, nextUnplacedSpawn } from '../../rules/book/spawns/arrivingFigures';
import { decksToDraw } from '../../rules/round/rounds';
import { pathMove } from '../../rules/round/escortPaths';
import { linesToPlay } from '../../rules/cards/playedCards';
import { needsDamageChoice } from '../../rules/round/turns';
import { nextFigure, type TurnsPhase } from '../../rules/round/turnStates';
import { isGoalAsked, isGoalReached, isLost } from '../../rules/book/goal';
import { lastTargets } from '../../rules/monsters/lastAttack';
import {
  areEnemies,
  findFigure,
  isGuided,
  isInPlay,
  isPartyGone,
  playingCharacters,
} from '../../rules/figures/figures';
import type { CharacterSheet, Figure, Hex, Monster, Scenario, Summon } from '../../state';
import { nextLine } from '../monsters/nextLine';
import type { CommandOf } from '../shapes';
import { nextInAttack } from './nextInAttack';
import type { NextAct } from './possibleActs';

/**
 * The next step by the rules, whatever else players can do. It is computed from the game each time,
 * so nothing is skipped or done twice. `isEntered` = players enter cards of a physical deck;
 * `sheets` say which cards characters can have.
 */
export function nextAct(
  scenario: Scenario,
  content: Content,
  isEntered = false,
  sheets: readonly CharacterSheet[] = [],
): NextAct {
  const { phase, attack } = scenario;
  if (phase.name === 'over') return { kind: 'leaveScenario', won: phase.won };
  if (attack) return nextInAttack(scenario, content, attack, isEntered);
  const coming = nextToCome(scenario, content);
  if (coming) return coming;
  if (phase.name === 'selectCards') {
    return nextInSelection(scenario, isEntered ? decksToDraw(scenario, content) : []);
  }
  const [fallen] = scenario.lastAttacks;
  if (fallen) return nextLastAttack(scenario, content, fallen);
  if (phase.active !== null) return nextInTurn(scenario, content, phase.active, sheets);
  return nextBetweenTurns(scenario, content, phase);
}

/** @rule SPAWN-1 */
function nextToCome(scenario: Scenario, content: Content): NextAct | null {
  const comer = nextUnplacedSpawn(scenario);
  if (!comer) return null;
  const { id: figure, comesAt: letter } = comer;
  const { known, open } = spawnHexes(scenario, content, comer);
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
    const isDeadly = found !== undefined && needsDamageChoice(found);
    return { kind: 'startTurn', isDeadly, command: { type: 'startTurn', figure } };
  }
  if (isPartyGone(scenario)) return LOSS;
  const isOpen = scenario.decided === null;
  const lost = isOpen ? isLost(scenario, content) : false;
  if (lost) return LOSS;
  if (isOpen && isGoalReached(scenario, content)) return WIN;
  const isAsked = isOpen && isGoalAsked(scenario, content);
  return {
    ...{
      kind: 'endRound',
      round: scenario.round,
      isGoalAsked: isAsked,
      isLossAsked: lost === null,
    },
    command: { type: 'endRound' },
  };
}

const WIN: NextAct = { kind: 'winScenario', command: { type: 'finishScenario', won: true } };
const LOSS: NextAct = { kind: 'loseScenario', command: { type: 'finishScenario', won: false } };

function nextInSelection(scenario: Scenario, undrawn: readonly AbilityDeckId[]): NextAct {
  const playing = playingCharacters(scenario);
  if (isPartyGone(scenario)) return LOSS;
  const missing = playing.filter(({ initiative }) => initiative === null).map(({ id }) => id);
  const [character] = missing;
  if (character !== undefined) return { kind: 'enterInitiative', character, missing };
  const [deck] = undrawn;
  if (deck) return { kind: 'enterAbilityCard', deck };
  return { kind: 'revealInitiatives', command: { type: 'revealInitiatives' } };
}

/** @rule MONSTER-1 */
function nextLastAttack(scenario: Scenario, content: Content, fallen: Monster | Summon): NextAct {
  const { id: attacker } = fallen;
  const targets = lastTargets(scenario, content, fallen);
  if (targets === null || targets.length === 0) {
    const foes = scenario.figures.filter((each) => isInPlay(each) && areEnemies(fallen, each));
    return { kind: 'chooseLastTargets', attacker, foes: foes.map(({ id }) => id) };
  }
  return { kind: 'lastAttack', attacker, targets, command: beginLastAttack(attacker, targets) };
}

/** The attack of a figure that fell, with the numbers of its card. */
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

/** True if the character must rest now; its summons have turns of their own, without a rest. */
function needsRest(figure: Figure): boolean {
  const initiative = figure.kind === 'character' ? figure.initiative : null;
  return initiative?.longRest === true && !initiative.taken;
}
