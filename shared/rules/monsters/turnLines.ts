/** The lines of a monster, summon or escort in its turn, and their progress. */
import type { Content } from '../../content/content';
import { rankFor } from '../../content/rooms';
import type { FigureId } from '../../ids';
import type { Figure, Hex, LineRef, Monster, Scenario, TurnLine } from '../../state';
import { ELEMENTS } from '../../vocabulary';
import { abilityCardOf } from '../decks/abilityDecks';
import { canConsume } from '../elements/elements';
import { findFigure, isGuided, isInPlay, type Guided } from '../figures/figures';
import { isSameLine, lineIn, turnOf, withLine } from '../order/playedLines';
import { actionsOf, isAutomatic } from './abilityLines';
import type { FinalAction, FinalAttack } from './finalActions';
import { escortActions, summonActions } from './actionsWithoutCard';
import type { SummonAction } from './summonTurnEnd';

export interface MonsterLine {
  readonly line: LineRef;
  readonly action: FinalAction;
  /** Lines without effect are skipped: a condition prevents them, or their element is inert. */
  readonly state: TurnLine['state'];
  /** True if the line was played or skipped, or its attack is in progress. */
  readonly isOver: boolean;
  /** Number of attacks of the line already made. */
  readonly made: number;
}

/**
 * The lines in printed order with their state in the current turn. Automatic abilities at the start
 * of the turn are done. Empty without a card.
 *
 * @rule MONSTER-1 MONSTER-3 ELEMENT-3
 */
export function monsterLines(
  scenario: Scenario,
  content: Content,
  figure: Guided,
): readonly MonsterLine[] {
  const turn = turnOf(scenario.phase, figure.id);
  return refsOf(scenario, content, figure).map(({ line, action }) => {
    const noted = lineIn(turn, line);
    const isAttacking = isBeingMade(scenario, line, figure.id);
    const state = isAttacking ? 'done' : noted?.state;
    return {
      line,
      action,
      // A line with attacks left may be prevented by a new condition.
      state: state === undefined || state === 'open' ? stateOfUntouched(scenario, action) : state,
      isOver: state === 'done' || state === 'skipped',
      made:
        (noted?.attacked.length ?? 0) + (isAttacking ? (scenario.attack?.targets.length ?? 0) : 0),
    };
  });
}

/** Targets of this turn's attacks in order, those of the attack in progress last. */
export function attackedInTurn(
  scenario: Scenario,
  content: Content,
  id: FigureId,
): readonly { readonly figure: FigureId; readonly at: Hex | null }[] {
  const { attack } = scenario;
  const aimed = attack?.attacker === id && attack.line ? attack.targets : [];
  return [
    ...attacksOf(scenario, content, id).flatMap(({ attacked }) => attacked),
    ...aimed.map(({ figure }) => ({ figure, at: findFigure(scenario, figure)?.at ?? null })),
  ];
}

/**
 * The focus of the last attack of this turn; null before the first attack, and once it is out of
 * play.
 *
 * @rule MONSTER-5
 */
export function focusOfTurn(scenario: Scenario, content: Content, id: FigureId): Figure | null {
  const { attack } = scenario;
  const aimed = attack?.attacker === id && attack.line ? attack.targets[0]?.figure : undefined;
  const focus = aimed ?? attacksOf(scenario, content, id).at(-1)?.attacked[0]?.figure;
  const figure = focus === undefined ? undefined : findFigure(scenario, focus);
  return figure && isInPlay(figure) ? figure : null;
}

/** The lines of this turn that attacked; figures that were only pushed are not included. */
function attacksOf(scenario: Scenario, content: Content, id: FigureId): readonly TurnLine[] {
  const figure = findFigure(scenario, id);
  const others = (isGuided(figure) ? monsterLines(scenario, content, figure) : []).filter(
    ({ action }) => action.type !== 'attack',
  );
  return (turnOf(scenario.phase, id)?.lines ?? []).filter(
    ({ line, attacked }) =>
      attacked.length > 0 && !others.some((other) => isSameLine(other.line, line)),
  );
}

/** The first open line of a type, for commands that do not name a line. */
export function firstOpenLine(
  scenario: Scenario,
  content: Content,
  id: FigureId,
  type: 'move' | 'attack',
): LineRef | null {
  const figure = findFigure(scenario, id);
  if (!isGuided(figure)) return null;
  const lines = monsterLines(scenario, content, figure);
  return lines.find(({ action, state }) => action.type === type && state === 'open')?.line ?? null;
}

/** True for a move that players make on their own map, because the board is not in use. */
export function isMoveByPlayers({ board }: Scenario, action: FinalAction): boolean {
  if (board?.inUse === true || action.type !== 'move') return false;
  return !action.toward || !('marker' in action.toward);
}

/** Without the board, marks the moves before an attack as made. @rule MONSTER-1 */
export function withMovesBefore(
  scenario: Scenario,
  content: Content,
  id: FigureId,
  attack: LineRef | null,
): Scenario {
  const figure = findFigure(scenario, id);
  const { phase } = scenario;
  const isActive = phase.name === 'turns' && phase.active === id;
  if (!attack || !isActive || !isGuided(figure)) return scenario;
  const lines = monsterLines(scenario, content, figure);
  const index = lines.findIndex(({ line }) => isSameLine(line, attack));
  return lines
    .slice(0, Math.max(0, index))
    .filter(({ action, state }) => state === 'open' && isMoveByPlayers(scenario, action))
    .reduce((now, { line }) => withLine(now, line, 'done'), scenario);
}

/**
 * The attack of a given line, otherwise the first open attack, otherwise the first; null if the
 * card has none.
 */
export function attackOfCard(
  scenario: Scenario,
  content: Content,
  monster: Monster,
  line: LineRef | null,
): FinalAttack | null {
  const lines = monsterLines(scenario, content, monster).flatMap((each) =>
    each.action.type === 'attack' ? [{ ...each, action: each.action }] : [],
  );
  const named = line && lines.find((each) => isSameLine(each.line, line));
  const found = named ?? lines.find(({ state }) => state === 'open') ?? lines[0];
  return found?.action ?? null;
}

/** True if a line needs no further action. Abilities on death are not part of the turn. */
export function needsNoAction({ action, state }: MonsterLine): boolean {
  return state !== 'open' && action.type !== 'onDeath';
}

function refsOf(
  scenario: Scenario,
  content: Content,
  figure: Guided,
): readonly Pick<MonsterLine, 'line' | 'action'>[] {
  if (figure.kind !== 'monster') {
    const actions: readonly SummonAction[] =
      figure.kind === 'summon'
        ? summonActions(scenario, content, figure)
        : escortActions(scenario, content, figure);
    return actions.map(({ card, ...action }) => ({
      line: { kind: 'summon', does: doesOf(action), ...(card !== undefined && { card }) },
      action,
    }));
  }
  const card = abilityCardOf(scenario, content, figure.type);
  if (!card) return [];
  return actionsOf(scenario, content, figure)
    .filter((action) => isForSoMany(action, scenario.players))
    .map((action) => ({
      line: { kind: 'abilityCard', card: card.id, place: action.place },
      action,
    }));
}

function doesOf({ type }: FinalAction): 'move' | 'attack' | 'turnEnd' {
  return type === 'move' || type === 'attack' ? type : 'turnEnd';
}

/** True if a boss line applies to this number of characters. */
function isForSoMany(action: FinalAction, players: number): boolean {
  return action.type !== 'summon' || !action.ranks || rankFor(action.ranks, players) !== null;
}

function isBeingMade({ attack }: Scenario, line: LineRef, attacker: FigureId): boolean {
  return attack?.attacker === attacker && attack.line !== null && isSameLine(attack.line, line);
}

function stateOfUntouched(scenario: Scenario, action: FinalAction): TurnLine['state'] {
  if (action.type === 'onDeath' || action.hinderedBy !== null) return 'skipped';
  if (action.type === 'consume') {
    if (action.used) return 'done';
    const wanted = ELEMENTS.filter((each) => action.element === 'wild' || action.element === each);
    return wanted.some((element) => canConsume(scenario, element)) ? 'open' : 'skipped';
  }
  return isAutomatic(action) ? 'done' : 'open';
}
