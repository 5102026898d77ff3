/** The lines a monster, a summon or an escort has in its turn, and how far each is. */
import type { Content } from '../../content/content';
import { rankFor } from '../../content/rooms';
import type { FigureId } from '../../ids';
import type { Hex, LineRef, Monster, Scenario, TurnLine } from '../../state';
import { ELEMENTS } from '../../vocabulary';
import { abilityCardOf } from '../decks/abilityDecks';
import { canConsume } from '../elements/elements';
import { findFigure, isGuided, type Guided } from '../figures/figures';
import { isSameLine, lineIn, turnOf } from '../order/playedLines';
import { actionsOf, isDoneByItself } from './abilityLines';
import type { FinalAction, FinalAttack } from './actionNumbers';
import { escortActions, summonActions } from './actionsWithoutCard';

export interface MonsterLine {
  readonly line: LineRef;
  readonly action: FinalAction;
  /** What has no effect now is passed over: a condition stands in its way, or its element is inert. */
  readonly state: TurnLine['state'];
  /** It was played or passed over, or its attack is in the calculator. */
  readonly isOver: boolean;
  /** Attacks of the line that are made. */
  readonly made: number;
}

/**
 * The lines in printed order with what the running turn says of them. What a figure does by itself as
 * its turn begins is done; without a card there are none.
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
      // A line of which attacks are left may be hindered since.
      state: state === undefined || state === 'open' ? untouched(scenario, action) : state,
      isOver: state === 'done' || state === 'skipped',
      made:
        (noted?.attacked.length ?? 0) + (isAttacking ? (scenario.attack?.targets.length ?? 0) : 0),
    };
  });
}

/**
 * Whom this turn's attacks were made on, in order, those still in the calculator last. Who was only
 * pushed was not attacked.
 */
export function attackedInTurn(
  scenario: Scenario,
  content: Content,
  id: FigureId,
): readonly { readonly figure: FigureId; readonly at: Hex | null }[] {
  const lines = turnOf(scenario.phase, id)?.lines ?? [];
  const { attack } = scenario;
  const aimed = attack?.attacker === id && attack.line ? attack.targets : [];
  const figure = findFigure(scenario, id);
  const others = (isGuided(figure) ? monsterLines(scenario, content, figure) : []).filter(
    ({ action }) => action.type !== 'attack',
  );
  return [
    ...lines
      .filter(({ line }) => !others.some((other) => isSameLine(other.line, line)))
      .flatMap(({ attacked }) => attacked),
    ...aimed.map(({ figure }) => ({ figure, at: findFigure(scenario, figure)?.at ?? null })),
  ];
}

/** The first open line of a kind, for what players do by hand without naming it. */
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

/**
 * The attack of a monster's card that a line names, else the first that is open, else the first of
 * all; null where the card has none.
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

/** Nothing is to come of it. What a figure does as it dies is no line of its turn, and holds after it. */
export function isBehind({ action, state }: MonsterLine): boolean {
  return state !== 'open' && action.type !== 'onDeath';
}

function refsOf(
  scenario: Scenario,
  content: Content,
  figure: Guided,
): readonly Pick<MonsterLine, 'line' | 'action'>[] {
  if (figure.kind !== 'monster') {
    const actions =
      figure.kind === 'summon'
        ? summonActions(scenario, content, figure)
        : escortActions(scenario, content, figure);
    return actions.map((action) => ({
      line: { kind: 'summon', does: action.type === 'move' ? 'move' : 'attack' },
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

/** Some lines of bosses are there for other numbers of characters only. */
function isForSoMany(action: FinalAction, players: number): boolean {
  return action.type !== 'summon' || !action.ranks || rankFor(action.ranks, players) !== null;
}

function isBeingMade({ attack }: Scenario, line: LineRef, attacker: FigureId): boolean {
  return attack?.attacker === attacker && attack.line !== null && isSameLine(attack.line, line);
}

function untouched(scenario: Scenario, action: FinalAction): TurnLine['state'] {
  if (action.type === 'onDeath' || action.hinderedBy !== null) return 'skipped';
  if (action.type === 'consume') {
    if (action.used) return 'done';
    const wanted = ELEMENTS.filter((each) => action.element === 'wild' || action.element === each);
    return wanted.some((element) => canConsume(scenario, element)) ? 'open' : 'skipped';
  }
  return isDoneByItself(action) ? 'done' : 'open';
}
