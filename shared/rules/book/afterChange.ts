/** Applies the scenario book after each change: locks, rooms, spawns and rules. */
import type { Content } from '../../content/content';
import type { ScenarioContent } from '../../content/types';
import type { GameEvent } from '../../events';
import type { Random } from '../../random';
import { andThen, forEach, unchanged, type Outcome } from '../../result';
import type { Figure, Scenario } from '../../state';
import { allHold } from '../figures/bookConditions/bookConditions';
import { areRevealed } from '../figures/bookConditions/openRooms';
import { findFigure } from '../figures/figures';
import { withDue } from './pendingInstructions';
import { lossesThatBegin } from './announceEnd';
import { waitsForTurnEnd } from './doors/lockedDoors';
import { openRoom } from './doors/rooms';
import { rulesAt, rulesThatBegin } from './rules/rulesInPlay';
import { figuresOf, spawnNow, spawnsAt } from './spawns/spawns';

/**
 * Opens rooms, places spawns and applies rules whose conditions the last change fulfilled. Repeats
 * this for conditions that these fulfil in turn, up to a limit, so that rules cannot trigger each
 * other forever.
 *
 * @rule SPAWN-1 REVEAL-1
 */
export function afterChange(
  before: Scenario,
  { next: scenario, events }: Outcome<Scenario>,
  content: Content,
  random: Random,
): Outcome<Scenario> {
  const printed = content.scenario(scenario.scenario);
  if (!printed || !waitsForChanges(printed)) return unchanged(scenario);
  const followed = inPasses(before, { next: scenario, events }, content, printed, random);
  return andThen(followed, (next) => lossesThatBegin(before, next, content));
}

/** Maximum number of repetitions; printed scenarios need fewer. */
const MAX_PASSES = 10;

function inPasses(
  before: Scenario,
  { next: scenario, events }: Outcome<Scenario>,
  content: Content,
  printed: ScenarioContent,
  random: Random,
): Outcome<Scenario> {
  let last: LastChange = { before, events };
  let known = before;
  let done = unchanged(scenario);
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const start = done.next;
    const moved = figuresThatCome(last, start, content, printed, random);
    const begun = andThen(moved, (next) => rulesThatBegin(known, next, content));
    if (begun.events.length === 0) return { next: begun.next, events: done.events };
    known = moved.next;
    last = { before: start, events: begun.events };
    done = { next: begun.next, events: [...done.events, ...begun.events] };
  }
  return { next: done.next, events: [...done.events, { type: 'bookStopped', rule: 'SPAWN-1' }] };
}

function figuresThatCome(
  last: LastChange,
  scenario: Scenario,
  content: Content,
  printed: ScenarioContent,
  random: Random,
): Outcome<Scenario> {
  const fallen = fallenIn(last.before, last.events);
  const steps: ((next: Scenario) => Outcome<Scenario>)[] = [
    (next) => roomsThatOpen(last, next, content, printed, random),
    (next) => spawnsForEach(next, content, printed, fallen, random),
    (next) => spawnsAt(next, content, printed, { kind: 'change' }, random),
    (next) => rulesOfDeaths(next, content, fallen),
  ];
  return steps.reduce(andThen<Scenario>, unchanged(scenario));
}

const WAITING = new WeakMap<ScenarioContent, boolean>();

/** False if nothing in the scenario depends on conditions, which is common. */
function waitsForChanges(printed: ScenarioContent): boolean {
  const known = WAITING.get(printed);
  if (known !== undefined) return known;
  const waits =
    (printed.rules ?? []).some(({ at }) => at === 'always' || at === 'becomes' || at === 'death') ||
    (printed.spawns ?? []).some(({ rounds, when }) => rounds === undefined && when) ||
    (printed.reveals ?? []).some(({ rounds }) => rounds === undefined) ||
    (printed.finish ?? []).some(({ rounds }) => rounds === undefined);
  WAITING.set(printed, waits);
  return waits;
}

/** Figures that died or were destroyed, in their state before the step. */
function fallenIn(before: Scenario, events: readonly GameEvent[]): readonly Figure[] {
  return events.flatMap((event) =>
    event.type === 'died' ? (findFigure(before, event.figure) ?? []) : [],
  );
}

interface LastChange {
  readonly before: Scenario;
  readonly events: readonly GameEvent[];
}

function roomsThatOpen(
  { before, events }: LastChange,
  scenario: Scenario,
  content: Content,
  printed: ScenarioContent,
  random: Random,
): Outcome<Scenario> {
  const waiting = (printed.reveals ?? []).flatMap((reveal, index) =>
    reveal.rounds === undefined && reveal.when ? [{ ...reveal, at: index }] : [],
  );
  return forEach(unchanged(scenario), waiting, (next, { rooms, when, at }) => {
    const isTurnEnd = events.some(({ type }) => type === 'turnEnded');
    if (waitsForTurnEnd(when) && scenario.board?.inUse && !isTurnEnd) return unchanged(next);
    const hidden = rooms.filter((room) => !areRevealed(next, [room]));
    const holds = hidden.length === 0 ? false : allHold(next, printed, when);
    if (holds === false) return unchanged(next);
    if (holds === null) {
      const isNews = allHold(before, printed, when) === false;
      return isNews
        ? unchanged(withDue(next, { of: 'reveals', at, figure: null }))
        : unchanged(next);
    }
    return forEach(unchanged(next), hidden, (after, room) =>
      openRoom(after, content, { printed, room, by: null, near: null }, random),
    );
  });
}

/** Places the spawns that arrive once for each destroyed objective. */
function spawnsForEach(
  scenario: Scenario,
  content: Content,
  printed: ScenarioContent,
  fallen: readonly Figure[],
  random: Random,
): Outcome<Scenario> {
  return (printed.spawns ?? []).reduce((outcome, spawn, index) => {
    if (!spawn.each || figuresOf(spawn, scenario).length === 0) return outcome;
    const listed = new Set(
      (spawn.when ?? []).flatMap(({ objective, marker }) =>
        (printed.objectives ?? [])
          .filter(
            (each) => each.name === objective && (marker === undefined || each.marker === marker),
          )
          .map((each) => each.index),
      ),
    );
    const times = fallen.filter(
      (each) => each.kind === 'objective' && listed.has(each.listed ?? 0),
    );
    return forEach(outcome, times, (next, { at: near }) =>
      spawnNow(next, content, printed, { index, near }, random),
    );
  }, unchanged(scenario));
}

function rulesOfDeaths(
  scenario: Scenario,
  content: Content,
  fallen: readonly Figure[],
): Outcome<Scenario> {
  return forEach(unchanged(scenario), fallen, (next, figure) =>
    rulesAt(next, content, { kind: 'death', figure }),
  );
}
