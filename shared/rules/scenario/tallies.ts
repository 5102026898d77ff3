/** Counts events of a scenario for the characters' battle goals. */
import type { GameEvent } from '../../events';
import type { CharacterId, FigureId } from '../../ids';
import type { Figure, Game, Scenario } from '../../state';
import type { TallyName } from '../../vocabulary';
import type { Outcome } from '../../result';
import { charactersOf, findFigure, monstersOf } from '../figures/figures';
import { characterBehind, recordOf, tallyOf, withTally } from '../figures/characterRecords';

/** A step while its events are counted. */
interface Counting {
  readonly before: Scenario;
  /** The scenario after the step, with the counts so far. */
  readonly now: Scenario;
  /** Hit points of the figures after the events counted so far. */
  readonly hitPoints: ReadonlyMap<FigureId, number>;
  /** The last damage of each figure. */
  readonly blows: ReadonlyMap<FigureId, Blow>;
}

interface Blow {
  readonly amount: number;
  readonly isAttack: boolean;
  readonly hitPointsBefore: number;
}

/**
 * Adds the tallies of a step, from its events.
 *
 * @rule REWARD-2 DEATH-5 ITEM-16
 */
export function withTallies(before: Game, { next, events }: Outcome<Game>): Game {
  if (!next.scenario || next === before) return next;
  const earlier = before.scenario ?? next.scenario;
  const start: Counting = {
    before: earlier,
    now: next.scenario,
    hitPoints: new Map(earlier.figures.map(({ id, hitPoints }) => [id, hitPoints])),
    blows: new Map(),
  };
  const counted = events.reduce(count, start).now;
  const scenario = withFallsBelowHalf(before.scenario, counted, events);
  return scenario === next.scenario ? next : { ...next, scenario };
}

function count(counting: Counting, event: GameEvent): Counting {
  switch (event.type) {
    case 'damaged':
      return hit(counting, event);
    case 'healed': {
      const hitPoints = (counting.hitPoints.get(event.figure) ?? 0) + event.restored;
      return { ...counting, hitPoints: new Map(counting.hitPoints).set(event.figure, hitPoints) };
    }
    case 'died':
      return countKill(counting, event);
    case 'trapSprung':
      return onTurn(counting, 'traps');
    case 'overlayRemoved':
      return event.kind === 'trap' ? onTurn(counting, 'traps') : counting;
    case 'roomRevealed': {
      const active = activeIn(counting.before);
      const isOwn = active !== null && event.by === active;
      return isOwn ? onTurn(counting, 'rooms') : counting;
    }
    case 'itemUsed':
    case 'itemActed':
      return oneMore(counting, event.character, 'itemUses');
    case 'scenarioStarted':
    case 'roundEnded':
      return roundBegins(counting);
    default:
      return counting;
  }
}

function hit(
  counting: Counting,
  { figure, amount, hitPoints, source }: Extract<GameEvent, { readonly type: 'damaged' }>,
): Counting {
  const hitPointsBefore = counting.hitPoints.get(figure);
  if (hitPointsBefore === undefined) return counting;
  const blow = { amount, isAttack: source === 'attack', hitPointsBefore };
  return {
    ...counting,
    hitPoints: new Map(counting.hitPoints).set(figure, hitPoints),
    blows: new Map(counting.blows).set(figure, blow),
  };
}

/** Counts a kill of a monster. A death without a killer is not counted. */
function countKill(
  counting: Counting,
  { figure, killer }: Extract<GameEvent, { readonly type: 'died' }>,
): Counting {
  const victim = findFigure(counting.before, figure);
  const by = killer === null ? null : characterBehind(counting.before, killer);
  if (!by || victim?.kind !== 'monster') return counting;
  const { sheet } = by;
  const isFirst = counting.now.records.every(
    (record) => tallyOf(record, 'firstKills') === 0 && earlierKills(counting.before, record) === 0,
  );
  const first = isFirst ? oneMore(counting, sheet, 'firstKills') : counting;
  const blow = counting.blows.get(figure);
  return blow ? withBlow(first, sheet, victim, blow) : first;
}

function earlierKills(before: Scenario, { character }: { readonly character: CharacterId }) {
  return recordOf(before, character).kills.reduce((sum, each) => sum + each.count, 0);
}

function withBlow(counting: Counting, sheet: CharacterId, victim: Figure, blow: Blow): Counting {
  const { now } = counting;
  const excess = blow.amount - blow.hitPointsBefore;
  const most = Math.max(tallyOf(recordOf(now, sheet), 'overkill'), excess);
  const counted = { ...counting, now: withTally(now, sheet, 'overkill', most) };
  if (!blow.isAttack) return oneMore(counted, sheet, 'otherKills');
  const isUndamaged = blow.hitPointsBefore === victim.maxHitPoints;
  return isUndamaged ? oneMore(counted, sheet, 'undamagedKills') : counted;
}

function activeIn({ phase }: Scenario): FigureId | null {
  return phase.name === 'turns' ? phase.active : null;
}

/** Counts for the active character, or the owner of the active summon. */
function onTurn(counting: Counting, tally: TallyName): Counting {
  const active = activeIn(counting.before);
  const by = active === null ? null : characterBehind(counting.before, active);
  return by ? oneMore(counting, by.sheet, tally) : counting;
}

function oneMore(counting: Counting, sheet: CharacterId, tally: TallyName): Counting {
  const { now } = counting;
  const before = tallyOf(recordOf(now, sheet), tally);
  const isPlaying = charactersOf(now).some((each) => each.sheet === sheet);
  return isPlaying ? { ...counting, now: withTally(now, sheet, tally, before + 1) } : counting;
}

/** Counts a round that begins without a monster, for all characters. */
function roundBegins(counting: Counting): Counting {
  const { now } = counting;
  if (now.phase.name === 'over' || monstersOf(now).length > 0) return counting;
  return charactersOf(now).reduce(
    (next, { sheet }) => oneMore(next, sheet, 'emptyRounds'),
    counting,
  );
}

/**
 * Counts times that hit points fell below half. Damage that was negated afterwards does not count.
 *
 * @rule NEGATE-1
 */
function withFallsBelowHalf(
  before: Scenario | null,
  now: Scenario,
  events: readonly GameEvent[],
): Scenario {
  return charactersOf(now).reduce((next, character) => {
    const earlier = before && findFigure(before, character.id);
    const wasBelow = earlier ? isBelowHalf(earlier) : false;
    const isBelow = isBelowHalf(character);
    if (wasBelow === isBelow) return next;
    const falls = tallyOf(recordOf(next, character.sheet), 'timesBelowHalf');
    if (isBelow) return withTally(next, character.sheet, 'timesBelowHalf', falls + 1);
    const isNegated = events.some(
      (event) => event.type === 'damageNegated' && event.figure === character.id,
    );
    return isNegated ? withTally(next, character.sheet, 'timesBelowHalf', falls - 1) : next;
  }, now);
}

function isBelowHalf({ hitPoints, maxHitPoints }: Figure): boolean {
  return hitPoints < Math.ceil(maxHitPoints / 2);
}
