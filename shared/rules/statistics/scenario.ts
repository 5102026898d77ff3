/** Aggregates the statistics of one scenario, event by event. */
import type { GameEvent } from '../../events';
import { addDraw, type Drawn } from './draws';
import { sumsOf, type RecordedStep, type ScenarioStatistics, type Sums } from './statistics';

/** Cards by deck: number of draws and expected number. */
export type DrawTally = Map<string, Map<string, { drawn: number; expected: number }>>;

/** A scenario that is being aggregated. */
export interface ScenarioTally {
  readonly scenario: string;
  readonly level: number;
  readonly at: string | null;
  /** Clock at the start and at the last step, in seconds. */
  clockStart: number;
  clock: number;
  rounds: number;
  /** True once any figure acts in the last round. */
  isBegun: boolean;
  won: boolean | null;
  readonly fighters: Map<string, Sums>;
  /** Owners of summons. */
  readonly owners: Map<string, string>;
  readonly allies: Set<string>;
  /** The active figure; null = none. */
  active: string | null;
  /** The last figure that attacked or retaliated, and its target. */
  blow: { readonly giver: string; readonly target: string } | null;
  /** The last damage of each figure that can still be negated, and its source. */
  readonly last: Map<string, { readonly giver: string | null; readonly amount: number }>;
  readonly draws: DrawTally;
}

export function newRunning(
  { scenario, level }: { readonly scenario: string; readonly level: number },
  at: string | null,
  clock: number,
): ScenarioTally {
  const collections = {
    fighters: new Map<string, Sums>(),
    owners: new Map<string, string>(),
    allies: new Set<string>(),
    last: new Map<string, { giver: string | null; amount: number }>(),
    draws: new Map<string, Map<string, { drawn: number; expected: number }>>(),
  };
  const course = { rounds: 1, isBegun: false, won: null, active: null, blow: null };
  return { scenario, level, at, clockStart: clock, clock, ...course, ...collections };
}

/**
 * The fighter that a figure counts for. Characters have ids 'c1', 'c2', …; a summon counts for its
 * owner.
 */
function fighterOf(running: ScenarioTally, figure: string): string {
  const owner = running.owners.get(figure) ?? figure;
  if (/^c[0-9]+$/.test(owner)) return owner;
  return owner.startsWith('objective-') || running.allies.has(owner) ? 'others' : 'monsters';
}

export function noteEvent(running: ScenarioTally, event: GameEvent, step: RecordedStep): void {
  for (const ally of step.allies ?? []) running.allies.add(ally);
  if (!noteCourse(running, event)) noteAct(running, event);
}

/** Handles events about the course of the scenario; false for other events. */
function noteCourse(running: ScenarioTally, event: GameEvent): boolean {
  switch (event.type) {
    case 'summonPlaced':
      running.owners.set(event.figure, event.owner);
      return true;
    case 'turnStarted':
      running.active = event.figure;
      running.last.clear();
      return true;
    case 'turnEnded':
      running.active = null;
      return true;
    case 'initiativesRevealed':
      [running.rounds, running.isBegun] = [event.round, true];
      return true;
    case 'roundEnded':
      [running.rounds, running.isBegun] = [event.round + 1, false];
      return true;
    case 'scenarioFinished':
      // If the scenario ended at the end of a round, the next round does not count.
      if (!running.isBegun) running.rounds = Math.max(1, running.rounds - 1);
      running.won = event.won;
      return true;
    case 'playTimeCorrected':
      running.clockStart -= event.by;
      return true;
    case 'roundCorrected':
      running.rounds = event.to;
      return true;
    default:
      return false;
  }
}

/** A kill without a killer is not counted. @rule DEATH-5 */
function noteDeath(running: ScenarioTally, killer: string | null): void {
  if (killer !== null) sumsOf(running.fighters, fighterOf(running, killer)).kills += 1;
}

/**
 * The source of damage entered as a number: the active figure if it is an enemy of the sufferer;
 * null = unknown.
 */
function giverOf(running: ScenarioTally, sufferer: string): string | null {
  const { active } = running;
  if (active === null) return null;
  const isMonster = (figure: string) => fighterOf(running, figure) === 'monsters';
  return isMonster(active) === isMonster(sufferer) ? null : active;
}

function noteBlow(running: ScenarioTally, giver: string, target: string): void {
  running.blow = { giver, target };
  running.last.delete(target);
}

/** Damage suffered and damage dealt are counted from the same event, so that they match. */
function noteDamage(
  running: ScenarioTally,
  { figure, amount, source }: Extract<GameEvent, { readonly type: 'damaged' }>,
): void {
  const sumsOfFigure = (each: string) => sumsOf(running.fighters, fighterOf(running, each));
  const isBlow = source === 'attack' || source === 'retaliate';
  const likely = source === 'direct' ? giverOf(running, figure) : null;
  const giver = isBlow && running.blow?.target === figure ? running.blow.giver : likely;
  sumsOfFigure(figure).damageTaken += amount;
  if (giver !== null) sumsOfFigure(giver).damageDealt += amount;
  running.last.set(figure, { giver, amount });
}

/** Subtracts damage that was negated afterwards. @rule NEGATE-1 */
function takeBack(running: ScenarioTally, figure: string): void {
  const last = running.last.get(figure);
  if (!last) return;
  running.last.delete(figure);
  sumsOf(running.fighters, fighterOf(running, figure)).damageTaken -= last.amount;
  if (last.giver === null) return;
  sumsOf(running.fighters, fighterOf(running, last.giver)).damageDealt -= last.amount;
}

function noteAct(running: ScenarioTally, event: GameEvent): void {
  const sumsOfFigure = (figure: string) => sumsOf(running.fighters, fighterOf(running, figure));
  switch (event.type) {
    case 'attacked':
      sumsOfFigure(event.attacker).attacks += 1;
      noteBlow(running, event.attacker, event.target);
      break;
    case 'retaliated':
      noteBlow(running, event.figure, event.attacker);
      break;
    case 'damaged':
      noteDamage(running, event);
      break;
    case 'damageNegated':
      sumsOfFigure(event.figure).damageNegated += event.amount;
      takeBack(running, event.figure);
      break;
    case 'healed':
      sumsOfFigure(event.figure).healed += event.restored;
      break;
    case 'died':
      noteDeath(running, event.killer);
      break;
    case 'killsCorrected':
      sumsOfFigure(event.figure).kills += event.to - event.from;
      break;
    case 'exhausted':
      sumsOfFigure(event.figure).exhausted += 1;
      break;
    case 'looted':
      sumsOfFigure(event.figure).moneyTokens += event.money;
      sumsOfFigure(event.figure).treasures += event.treasures.length;
      break;
    case 'experienceGained':
      sumsOfFigure(event.figure).experience += event.amount;
      break;
    case 'rested':
      sumsOfFigure(event.figure)[event.rest === 'long' ? 'longRests' : 'shortRests'] += 1;
      break;
    default:
  }
}

export function noteDraw(running: ScenarioTally, drawn: Drawn): void {
  addDraw(sumsOf(running.fighters, fighterOf(running, drawn.deck)), drawn);
  const cards =
    running.draws.get(drawn.deck) ?? new Map<string, { drawn: number; expected: number }>();
  const sumsOfCard = (card: string) => {
    const sums = cards.get(card) ?? { drawn: 0, expected: 0 };
    cards.set(card, sums);
    return sums;
  };
  sumsOfCard(drawn.card).drawn += 1;
  for (const [card, chance] of drawn.chances) sumsOfCard(card).expected += chance;
  running.draws.set(drawn.deck, cards);
}

export function resultOf({
  scenario,
  level,
  at,
  rounds,
  won,
  fighters,
  ...running
}: ScenarioTally): ScenarioStatistics {
  const settled = [...fighters.values()].map((each) => ({ ...each }));
  const playTime = Math.max(0, running.clock - running.clockStart);
  return { scenario, level, at, rounds, playTime, won, fighters: settled };
}
