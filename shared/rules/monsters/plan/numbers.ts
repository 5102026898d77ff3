/** Groups the lines of a monster's card into decisions, with the numbers for each. */
import { areaFromPrint, type AreaPattern } from '../../../map/areas';
import type { MonsterOnTurn } from '../../../map/focus/monsterTurn';
import type { Content } from '../../../content/content';
import type { Figure, Scenario } from '../../../state';
import { actionsOf } from '../abilityLines';
import { movementOf } from '../../board/placedFigures';
import { isGuided, type Guided } from '../../figures/figures';
import { hasDisadvantage } from '../../figures/conditions/conditionTraits';
import type { FinalAction, FinalAttack } from '../finalActions';
import { escortActions, summonActions } from '../actionsWithoutCard';

/** Indexes of the lines that are planned together. */
export type PlannedLines =
  | {
      readonly kind: 'act';
      readonly move: number | null;
      readonly attack: number | null;
    }
  | { readonly kind: 'other'; readonly line: number };

/** Progress of a line: if it is still open, and the number of its attacks already made. */
export interface LineProgress {
  readonly isOpen: boolean;
  readonly made: number;
}

const UNTOUCHED: LineProgress = { isOpen: true, made: 0 };

/**
 * Groups a move with the next attack of the card; other lines stay alone, in card order. Attacks
 * that all target one enemy follow each other. Completed lines, by their index in `progress`, are
 * skipped.
 *
 * @rule MONSTER-1 MONSTER-5
 */
export function plannedLinesOf(
  actions: readonly FinalAction[],
  progress: readonly LineProgress[] = [],
): readonly PlannedLines[] {
  const strokes: PlannedLines[] = [];
  const taken = new Set<number>();
  const progressOf = (line: number) => progress[line] ?? UNTOUCHED;
  actions.forEach(({ type }, line) => {
    if (!progressOf(line).isOpen || taken.has(line)) return;
    if (type === 'move') {
      const next = actions.findIndex((each, other) => other > line && isMoveOrAttack(each));
      const isNext =
        actions[next]?.type === 'attack' && progressOf(next).isOpen && progressOf(next).made === 0;
      const attack = isNext ? next : null;
      if (attack !== null) taken.add(attack);
      strokes.push({ kind: 'act', move: line, attack }, ...again(actions, attack, 1));
    } else if (type === 'attack') {
      const { made } = progressOf(line);
      if (made === 0) strokes.push({ kind: 'act', move: null, attack: line });
      strokes.push(...again(actions, line, Math.max(1, made)));
    } else strokes.push({ kind: 'other', line });
  });
  return strokes;
}

/** The remaining attacks of a line on one enemy. */
function again(
  actions: readonly FinalAction[],
  attack: number | null,
  made: number,
): readonly PlannedLines[] {
  const line = attack === null ? undefined : actions[attack];
  if (line?.type !== 'attack' || !line.singleFocus) return [];
  return Array.from({ length: Math.max(0, line.targets - made) }, () => {
    return { kind: 'act', move: null, attack } as const;
  });
}

function isMoveOrAttack({ type }: FinalAction): boolean {
  return type === 'move' || type === 'attack';
}

interface Lines {
  readonly move: FinalAction | null;
  readonly attack: FinalAction | null;
  /** Number of enemies, for attacks on all in range. */
  readonly enemies: number;
}

/**
 * The numbers of a move and an attack. An immobilized figure does not move, a disarmed one moves as
 * if it had no attack, a stunned one does neither.
 *
 * @rule STUN-1 IMMOBILIZE-1 DISARM-1 MUDDLE-1 MONSTER-2
 */
export function actingNumbers(
  scenario: Scenario,
  content: Content,
  figure: Figure,
  { move, attack, enemies }: Lines,
): Omit<MonsterOnTurn, 'at'> {
  const canMove = move?.type === 'move' && move.hinderedBy === null;
  const isJump = canMove && move.jump;
  const own = movementOf(scenario, content, figure);
  const numbers = {
    move: canMove ? (move.value ?? 0) : 0,
    movement: isJump && own === 'walk' ? ('jump' as const) : own,
    disadvantaged: hasDisadvantage(figure),
  };
  if (attack?.type !== 'attack' || attack.hinderedBy !== null) {
    return { ...numbers, range: 0, targets: 0, area: [] };
  }
  return { ...numbers, ...attackShape(attack, enemies) };
}

function attackShape(
  attack: FinalAttack,
  enemies: number,
): Pick<MonsterOnTurn, 'range' | 'targets' | 'area'> {
  const area = areaOf(attack);
  if (area) {
    const isMelee = area.kind === 'melee';
    return { range: isMelee ? 0 : attack.range, targets: attack.targets, area: area.hexes };
  }
  const all = attack.affects !== null && attack.affects !== 'oneAdjacentEnemy';
  return {
    range: attack.ranged ? attack.range : 0,
    targets: all ? Math.max(1, enemies) : attack.singleFocus ? 1 : attack.targets,
    area: [],
  };
}

/** The area of an attack as a pattern; null without one. */
export function areaOf({ area }: FinalAttack): AreaPattern | null {
  if (!area) return null;
  const pattern = areaFromPrint(area);
  return pattern.hexes.length > 0 ? pattern : null;
}

/**
 * Movement points and type of a figure this round from its own cards. `points` null = unknown:
 * characters, and escorts that only players move. 0 for a card without a move.
 *
 * @rule MONSTER-1 SUMMON-3 IMMOBILIZE-1
 */
export function ownMove(
  scenario: Scenario,
  content: Content,
  figure: Figure,
): { readonly points: number | null; readonly movement: MonsterOnTurn['movement'] } {
  const actions = isGuided(figure) ? ownActions(scenario, content, figure) : [];
  const move = actions.find((action) => action.type === 'move') ?? null;
  if (figure.kind === 'character' || (figure.kind === 'objective' && move === null)) {
    return { points: null, movement: movementOf(scenario, content, figure) };
  }
  const numbers = actingNumbers(scenario, content, figure, { move, attack: null, enemies: 0 });
  return { points: numbers.move, movement: numbers.movement };
}

function ownActions(scenario: Scenario, content: Content, figure: Guided): readonly FinalAction[] {
  if (figure.kind === 'monster') return actionsOf(scenario, content, figure);
  return figure.kind === 'summon'
    ? summonActions(scenario, content, figure)
    : escortActions(scenario, content, figure);
}
