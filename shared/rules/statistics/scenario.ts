/** Counting in one scenario, event by event. */
import type { GameEvent } from '../../events';
import { addDraw, type Drawn } from './draws';
import { sumsOf, type RecordedStep, type ScenarioStatistics, type Sums } from './statistics';

/** Cards by deck: how often each came and should have come. */
export type DrawTally = Map<string, Map<string, { drawn: number; expected: number }>>;

/** A scenario while it is counted. */
export interface Running {
  readonly scenario: string;
  readonly level: number;
  readonly at: string | null;
  /** Where the clock stood as it began, and at its last step, in seconds. */
  clockStart: number;
  clock: number;
  rounds: number;
  /** Somebody acts in the last of the rounds. */
  isBegun: boolean;
  won: boolean | null;
  readonly fighters: Map<string, Sums>;
  /** Who stands behind a summon. */
  readonly owners: Map<string, string>;
  readonly allies: Set<string>;
  /** Whose turn runs; null = nobody's. */
  active: string | null;
  /** Who suffered last, where that was only told as a number; null = it had a cause. */
  told: string | null;
  /** Who attacked or retaliated last, and whom. */
  blow: { readonly giver: string; readonly target: string } | null;
  /** What each figure suffered last and may still negate, and who gave it. */
  readonly last: Map<string, { readonly giver: string | null; readonly amount: number }>;
  readonly draws: DrawTally;
}

export function begun(
  { scenario, level }: { readonly scenario: string; readonly level: number },
  at: string | null,
  clock: number,
): Running {
  const collections = {
    fighters: new Map<string, Sums>(),
    owners: new Map<string, string>(),
    allies: new Set<string>(),
    last: new Map<string, { giver: string | null; amount: number }>(),
    draws: new Map<string, Map<string, { drawn: number; expected: number }>>(),
  };
  const course = { rounds: 1, isBegun: false, won: null, active: null, told: null, blow: null };
  return { scenario, level, at, clockStart: clock, clock, ...course, ...collections };
}

/** Characters have the ids 'c1', 'c2', ...; a summon stands for its owner. */
function fighterOf(running: Running, figure: string): string {
  const owner = running.owners.get(figure) ?? figure;
  if (/^c[0-9]+$/.test(owner)) return owner;
  return owner.startsWith('objective-') || running.allies.has(owner) ? 'others' : 'monsters';
}

export function note(running: Running, event: GameEvent, step: RecordedStep): void {
  for (const ally of step.allies ?? []) running.allies.add(ally);
  if (!noteCourse(running, event)) noteDeed(running, event);
}

/** How the scenario itself goes; false where the event is about something else. */
function noteCourse(running: Running, event: GameEvent): boolean {
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
      // Won or lost as a round ended: the next one was not begun.
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

/** Who is down from damage that was only told fell to whoever gave it. */
function noteDeath(
  running: Running,
  { figure, killer }: { readonly figure: string; readonly killer: string | null },
): void {
  const told = running.told === figure ? giverOf(running, figure) : null;
  const by = killer ?? told;
  if (by !== null) sumsOf(running.fighters, fighterOf(running, by)).kills += 1;
}

/**
 * Who gave the damage that was only told as a number: whose turn it is, where that is an enemy of
 * the one who suffers it; null = not known.
 */
function giverOf(running: Running, sufferer: string): string | null {
  const { active } = running;
  if (active === null) return null;
  const isMonster = (figure: string) => fighterOf(running, figure) === 'monsters';
  return isMonster(active) === isMonster(sufferer) ? null : active;
}

function noteBlow(running: Running, giver: string, target: string): void {
  running.blow = { giver, target };
  running.last.delete(target);
}

/** What one suffers another has dealt: both are counted from the same event, and so agree. */
function noteDamage(
  running: Running,
  { figure, amount, source }: Extract<GameEvent, { readonly type: 'damaged' }>,
): void {
  const of = (each: string) => sumsOf(running.fighters, fighterOf(running, each));
  const isBlow = source === 'attack' || source === 'retaliate';
  running.told = source === 'direct' ? figure : null;
  const told = running.told === null ? null : giverOf(running, figure);
  const giver = isBlow && running.blow?.target === figure ? running.blow.giver : told;
  of(figure).damageTaken += amount;
  if (giver !== null) of(giver).damageDealt += amount;
  running.last.set(figure, { giver, amount });
}

/** Cards were lost afterwards: nothing was dealt. @rule NEGATE-1 */
function takeBack(running: Running, figure: string): void {
  const last = running.last.get(figure);
  if (!last) return;
  running.last.delete(figure);
  sumsOf(running.fighters, fighterOf(running, figure)).damageTaken -= last.amount;
  if (last.giver === null) return;
  sumsOf(running.fighters, fighterOf(running, last.giver)).damageDealt -= last.amount;
}

function noteDeed(running: Running, event: GameEvent): void {
  const of = (figure: string) => sumsOf(running.fighters, fighterOf(running, figure));
  switch (event.type) {
    case 'attacked':
      of(event.attacker).attacks += 1;
      noteBlow(running, event.attacker, event.target);
      break;
    case 'retaliated':
      noteBlow(running, event.figure, event.attacker);
      break;
    case 'damaged':
      noteDamage(running, event);
      break;
    case 'damageNegated':
      of(event.figure).damageNegated += event.amount;
      takeBack(running, event.figure);
      break;
    case 'healed':
      of(event.figure).healed += event.restored;
      break;
    case 'died':
      noteDeath(running, event);
      break;
    case 'exhausted':
      of(event.figure).exhausted += 1;
      break;
    case 'looted':
      of(event.figure).moneyTokens += event.money;
      of(event.figure).treasures += event.treasures.length;
      break;
    case 'experienceGained':
      of(event.figure).experience += event.amount;
      break;
    case 'rested':
      of(event.figure)[event.rest === 'long' ? 'longRests' : 'shortRests'] += 1;
      break;
    default:
  }
}

export function noteDraw(running: Running, drawn: Drawn): void {
  addDraw(sumsOf(running.fighters, fighterOf(running, drawn.deck)), drawn);
  const cards =
    running.draws.get(drawn.deck) ?? new Map<string, { drawn: number; expected: number }>();
  const of = (card: string) => {
    const sums = cards.get(card) ?? { drawn: 0, expected: 0 };
    cards.set(card, sums);
    return sums;
  };
  of(drawn.card).drawn += 1;
  for (const [card, chance] of drawn.chances) of(card).expected += chance;
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
}: Running): ScenarioStatistics {
  const settled = [...fighters.values()].map((each) => ({ ...each }));
  const playTime = Math.max(0, running.clock - running.clockStart);
  return { scenario, level, at, rounds, playTime, won, fighters: settled };
}
