/** Plans the turn of a monster, a summon or an escort. */
import type {
  MonsterOnTurn,
  Enemy,
  MonsterOption,
  MonsterTurn,
} from '../../../map/focus/monsterTurn';
import { monsterTurn } from '../../../map/focus/monsterTurn';
import { hexIndex, type Board } from '../../../map/compiled';
import { sameHex } from '../../../map/hexes';
import type { Content } from '../../../content/content';
import type { FigureId } from '../../../ids';
import { ok, refuse, type Result } from '../../../result';
import type { Figure, Hex, Scenario } from '../../../state';
import { abilityCardOf } from '../../decks/abilityDecks';
import { boardInPlay } from '../../board/inPlay';
import { boardFor } from '../../board/placedFigures';
import { canBeHealed } from '../../figures/stats/printedObjective';
import { isFocusedFirst } from '../../figures/stats/lastingRules';
import { wornOfType } from '../../figures/wornItems';
import { AFTER_ALL, possibleOrders, type OrderNumbers } from '../../order/possibleOrders';
import { occupiedHexes } from '../../board/emptyHexes';
import { findFigure, isGuided, isInPlay } from '../../figures/figures';
import { actingNumbers, plannedLinesOf, type LineProgress, type PlannedLines } from './numbers';
import { enemiesAndAlliesOf, type Actor } from '../enemies';
import { planNotes, type PlanNote } from './notes';
import { affectedBy, type Affected } from './affectedByLine';
import type { FinalAction } from '../finalActions';
import { runningTurn } from '../../order/playedLines';
import { attackedInTurn, focusOfTurn, monsterLines, type MonsterLine } from '../turnLines';

/** A move, an attack, or a move with the attack that follows it. */
export interface ActStep {
  readonly kind: 'act';
  /** The lines of the card, as indexes into the plan's `actions`; null = none. */
  readonly move: number | null;
  readonly attack: number | null;
  /** The acting figure with its numbers. */
  readonly actor: MonsterOnTurn;
  readonly turn: MonsterTurn;
  /** Index of the option that the rest of the plan continues from. */
  readonly chosen: number;
}

/** A line other than a move or attack, and the figures it affects. */
export interface OtherStep extends Affected {
  readonly kind: 'other';
  readonly line: number;
  /** True if a condition prevents the line. */
  readonly isHindered: boolean;
}

export type PlanStep = ActStep | OtherStep;

/** The steps of a monster's or summon's turn, in card order. */
export interface MonsterPlan {
  readonly figure: FigureId;
  readonly actions: readonly FinalAction[];
  readonly steps: readonly PlanStep[];
  readonly notes: readonly PlanNote[];
}

/**
 * The plan of a turn: every line of this round's card that is not played yet, with focus, path,
 * targets, all equally legal options and the reasons. Later steps continue from the chosen option
 * of the step before: `choices` are option indexes by step, the first option by default.
 *
 * @rule MONSTER-1 MONSTER-5 MONSTER-7 SUMMON-3 FOCUS-1 FOCUS-6 PLACE-1 STUN-1 IMMOBILIZE-1 DISARM-1
 * MUDDLE-1 INVISIBLE-1
 */
export function monsterPlan(
  scenario: Scenario,
  content: Content,
  id: FigureId,
  choices: readonly number[] = [],
): Result<MonsterPlan> {
  const known = choices.length === 0 ? knownPlans(scenario, content) : null;
  const made = known?.get(id);
  if (made) return ok(made);
  const scene = sceneFor(scenario, content, id);
  if (!scene.ok) return scene;
  const { actor, actions } = scene.value;
  const plan = {
    figure: actor.id,
    actions,
    steps: stepsOf(scene.value, choices),
    notes: planNotes(scenario, content, actor, actions),
  };
  known?.set(id, plan);
  return ok(plan);
}

interface KnownPlans {
  readonly content: Content;
  readonly plans: Map<FigureId, MonsterPlan>;
}

/** Memoises plans per game state, because several callers ask for the same plan. */
const plansByGame = new WeakMap<Scenario, KnownPlans>();

function knownPlans(scenario: Scenario, content: Content): KnownPlans['plans'] {
  const known = plansByGame.get(scenario);
  if (known?.content === content) return known.plans;
  const plans: KnownPlans['plans'] = new Map();
  plansByGame.set(scenario, { content, plans });
  return plans;
}

interface Scene {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly board: Board;
  readonly actor: Actor;
  readonly actions: readonly FinalAction[];
  /** Progress of each line. */
  readonly progress: readonly LineProgress[];
}

function sceneFor(scenario: Scenario, content: Content, id: FigureId): Result<Scene> {
  const figure = findFigure(scenario, id);
  if (!figure) return refuse({ code: 'noSuchFigure', figure: id });
  if (!isInPlay(figure)) return refuse({ code: 'figureIsDown', figure: id });
  if (!isGuided(figure)) {
    return refuse({ code: 'notAMonster', figure: id });
  }
  const { phase } = scenario;
  if (phase.name !== 'turns') return refuse({ code: 'notNowInThisPhase', phase: phase.name });
  const inPlay = boardInPlay(scenario, content);
  if (!inPlay) return refuse({ code: 'noBoard' });
  const board = boardFor(scenario, content, figure, inPlay);
  const { at } = figure;
  if (at === null || hexIndex(board, at) < 0) {
    return refuse({ code: 'figureIsNotOnTheBoard', figure: id });
  }
  if (figure.kind === 'monster' && abilityCardOf(scenario, content, figure.type) === null) {
    return refuse({ code: 'noAbilityCard', figure: id });
  }
  const lines = monsterLines(scenario, content, figure);
  const actions = lines.map(({ action }) => action);
  const isRunning = runningTurn(scenario)?.figure === id;
  // Automatic abilities are done at the start of its turn.
  const isOpen = (line: MonsterLine) => !line.isOver && !(isRunning && line.state === 'done');
  const progress = lines.map((line) => ({ isOpen: isOpen(line), made: line.made }));
  return ok({ scenario, content, board, actor: { ...figure, at }, actions, progress });
}

/** State of the planning that changes from step to step. */
interface Progress {
  readonly at: Hex;
  /** The focus of the last attack. */
  readonly focus: FigureId | null;
  /** Current or last hex of the last attacked enemy. */
  readonly targetAt: Hex | null;
  readonly steps: readonly PlanStep[];
}

function stepsOf(scene: Scene, choices: readonly number[]) {
  const before = attackedInTurn(scene.scenario, scene.content, scene.actor.id);
  const last = before.at(-1);
  const targetAt = placeOf(scene, last?.figure) ?? last?.at ?? null;
  const focus = focusOfTurn(scene.scenario, scene.content, scene.actor.id)?.id ?? null;
  const start: Progress = { at: scene.actor.at, focus, targetAt, steps: [] };
  const strokes = plannedLinesOf(scene.actions, scene.progress);
  return strokes.reduce<Progress>((progress, stroke) => {
    const step =
      stroke.kind === 'other'
        ? otherStep(scene, progress, stroke.line)
        : actStep(scene, progress, stroke, choices[progress.steps.length] ?? 0);
    return after(scene, progress, step);
  }, start).steps;
}

function placeOf({ scenario }: Scene, id: FigureId | undefined): Hex | null {
  return (id === undefined ? null : findFigure(scenario, id)?.at) ?? null;
}

function after(scene: Scene, progress: Progress, step: PlanStep): Progress {
  const steps = [...progress.steps, step];
  if (step.kind === 'other') return { ...progress, steps };
  const option = chosenOption(step);
  if (!option) return { ...progress, steps };
  const target = option.attack.at(-1) as FigureId | undefined;
  return {
    at: option.moveTo,
    focus: target === undefined ? progress.focus : (option.focus as FigureId),
    targetAt: placeOf(scene, target) ?? progress.targetAt,
    steps,
  };
}

function actStep(
  scene: Scene,
  { at, focus }: Progress,
  stroke: Extract<PlannedLines, { kind: 'act' }>,
  chosen: number,
): ActStep {
  const { scenario, content, board, actor, actions } = scene;
  const foes = enemiesAndAlliesOf(scenario, content, actor);
  const walk = stroke.move === null ? undefined : actions[stroke.move];
  const targets = foes.enemies.filter((foe) => !walk || isSought(walk, foe));
  const out = foes.enemies.filter((foe) => !targets.includes(foe));
  const numbers = actingNumbers(scenario, content, actor, {
    move: stroke.move === null ? null : (actions[stroke.move] ?? null),
    attack: stroke.attack === null ? null : (actions[stroke.attack] ?? null),
    enemies: targets.length,
  });
  const unseen = [...foes.unseen, ...out].map((foe) => foe.at);
  const allies = foes.allies.map((ally) => ally.at);
  const acting: MonsterOnTurn = { ...numbers, at };
  const turn = mergeTurns(
    possibleOrders(scenario).map((order) => {
      const enemies = targets.map((foe): Enemy => {
        return {
          id: foe.id,
          at: foe.at,
          initiative: focusOrder(content, foe, order),
          isTurnFocus: foe.id === focus,
          isFirst: isFocusedFirst(scenario, content, actor, foe),
        };
      });
      return monsterTurn(board, acting, enemies, allies, unseen);
    }),
  );
  const last = turn.options.length - 1;
  return {
    kind: 'act',
    move: stroke.move,
    attack: stroke.attack,
    actor: acting,
    turn,
    chosen: Math.min(Math.max(0, chosen), last),
  };
}

/**
 * The order number of an enemy for the focus. Some items make their wearer the last.
 *
 * @rule FOCUS-3 ITEM-5
 */
function focusOrder(content: Content, foe: Figure, order: OrderNumbers): number {
  const worn = wornOfType(content, foe, 'focusInitiative');
  return worn.length > 0 ? AFTER_ALL : (order.get(foe.id) ?? 0);
}

/** Some escorts walk towards figures of one type. */
function isSought(walk: FinalAction, foe: Figure): boolean {
  const toward = walk.type === 'move' ? walk.toward : null;
  if (!toward || !('monster' in toward)) return true;
  return foe.kind === 'monster' && foe.type === toward.monster;
}

/**
 * Options that are legal in any of several orders of the round are left to the players.
 *
 * @rule MONSTER-7
 */
function mergeTurns(turns: readonly MonsterTurn[]): MonsterTurn {
  const [first, ...others] = turns;
  if (!first) throw new Error('A round has at least one order.');
  return others.reduce((all, turn) => {
    const isNew = (option: MonsterOption) =>
      !all.options.some((known) => sameOutcome(known, option));
    const options = turn.options.filter(isNew);
    if (options.length === 0) return all;
    return {
      focus: [...new Set([...all.focus, ...turn.focus])],
      options: [...all.options, ...options],
      proof: [...all.proof, ...turn.proof],
    };
  }, first);
}

function sameOutcome(a: MonsterOption, b: MonsterOption): boolean {
  return a.focus === b.focus && sameHex(a.moveTo, b.moveTo) && a.attack.join() === b.attack.join();
}

function otherStep(scene: Scene, { at, targetAt }: Progress, line: number): OtherStep {
  const { scenario, content, board, actor, actions } = scene;
  const action = actions[line] as FinalAction;
  const { enemies, hidden, allies } = enemiesAndAlliesOf(scenario, content, actor);
  const isHealable = (ally: Figure) => canBeHealed(scenario, content, ally);
  const concerned = affectedBy(
    {
      board,
      at,
      actor,
      enemies,
      hidden,
      allies: action.type === 'heal' ? allies.filter(isHealable) : allies,
      tokens: scenario.tokens,
      occupied: occupiedHexes(scenario),
      targetAt,
      players: scenario.players,
    },
    action,
  );
  return { kind: 'other', line, isHindered: action.hinderedBy !== null, ...concerned };
}

/** The option of a step that is carried out. */
export function chosenOption(step: ActStep): MonsterOption | null {
  return step.turn.options[step.chosen] ?? null;
}
