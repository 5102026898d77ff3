/** Places monsters with available standees, ranks and hexes. */
import { distance } from '../../map/hexes';
import { rangeBetween } from '../../map/range';
import type { Content } from '../../content/content';
import { roomMonsters, type PlacedMonster } from '../../content/rooms';
import { monsterStats } from '../../content/stats';
import type { MonsterType, ScenarioContent } from '../../content/types';
import type { FigureId, MonsterTypeId } from '../../ids';
import type { Random } from '../../random';
import type { Refusal } from '../../refusals';
import { andThen, forEach, unchanged, type Outcome } from '../../result';
import type { Hex, Monster, Scenario, Sleeve } from '../../state';
import type { Origin, Rank } from '../../vocabulary';
import { newAbilityDeck } from '../decks/abilityDecks';
import { boardInPlay } from '../board/inPlay';
import { monstersOf } from '../figures/figures';
import { overridesOf } from '../figures/stats/statOverrides';
import { printedHitPoints, sleeveOf } from '../figures/stats/stats';
import { freeStandees, randomStandees } from '../figures/standees';
import { hexNear } from '../board/emptyHexes';

/** A monster to be placed. */
export interface NewMonster {
  readonly type: MonsterType;
  readonly rank: Rank;
  readonly standee: number;
  readonly origin: Origin;
  readonly side: Monster['side'];
  readonly at: Hex | null;
  readonly levelBonus: number;
  /** The scenario book's letter for the hex, if the hex itself is unknown. */
  readonly comesAt?: string | null;
  /** Initial hit points, at most those of the stat card; absent = as printed. */
  readonly hitPoints?: number | null;
}

/**
 * The base type whose standees a monster type uses; named and modified monsters share those of
 * their base type.
 */
function standeeFamily(type: MonsterType): MonsterTypeId {
  return type.variantOf ?? type.id;
}

/** Number of standees of the type's family. */
export function typeFamilyLimit(content: Content, type: MonsterType): number {
  return content.monster(standeeFamily(type))?.standees ?? type.standees;
}

/** Refuses a rank without a stat card at this level. */
export function whyNotRank(type: MonsterType, level: number, rank: Rank): Refusal | null {
  return monsterStats(type, level, rank) ? null : { code: 'noSuchRank', monster: type.id, rank };
}

/**
 * Refuses an occupied number, or if none was requested, a type with no standee left.
 *
 * @rule REVEAL-4
 */
export function whyNotStandee(
  scenario: Scenario,
  content: Content,
  type: MonsterType,
  standee: number | null,
): Refusal | null {
  const limit = typeFamilyLimit(content, type);
  const taken = takenStandees(scenario, content, type);
  if (standee === null) {
    const isFree = freeStandees(taken, limit).length > 0;
    return isFree ? null : { code: 'noStandeeLeft', monster: type.id, limit };
  }
  if (standee > limit) return { code: 'noSuchStandee', standee, limit };
  return taken.includes(standee) ? { code: 'standeeIsTaken', standee } : null;
}

/** Numbers in use by figures of the family of `type`. */
export function takenStandees(
  scenario: Scenario,
  content: Content,
  type: MonsterType,
): readonly number[] {
  const family = standeeFamily(type);
  return monstersOf(scenario)
    .filter((monster) => {
      const printed = content.monster(monster.type);
      return printed !== null && standeeFamily(printed) === family;
    })
    .map((monster) => monster.standee);
}

/**
 * Places a monster. Adds the sleeve and ability deck of its type if they are new. Null if the stat
 * card has no such rank.
 */
export function placeMonster(
  scenario: Scenario,
  content: Content,
  wanted: NewMonster,
  random: Random,
): Outcome<Scenario> | null {
  const { type, rank, standee, origin, side, at, levelBonus } = wanted;
  const prepared = withSleeve(scenario, content, type, random);
  const level = sleeveOf(prepared, type.id)?.level ?? scenario.monsterLevel;
  const printed = printedHitPoints(prepared, content, type, rank, level + levelBonus);
  if (printed === null) return null;
  const monster: Monster = {
    kind: 'monster',
    id: `${type.id}-${String(standee)}` as FigureId,
    type: type.id,
    rank,
    standee,
    origin,
    side,
    hitPoints: Math.min(printed, wanted.hitPoints ?? printed),
    maxHitPoints: printed,
    conditions: [],
    bonuses: [],
    at,
    cameInRound: scenario.round,
    levelBonus,
    ...(typeof wanted.comesAt === 'string' && at === null && { comesAt: wanted.comesAt }),
  };
  return {
    next: { ...prepared, figures: [...prepared.figures, monster] },
    events: [
      { type: 'monsterPlaced', figure: monster.id, monster: type.id, rank, standee, origin },
    ],
  };
}

/** Adds the sleeve and ability deck of the type if they are not in play. */
function withSleeve(
  scenario: Scenario,
  content: Content,
  type: MonsterType,
  random: Random,
): Scenario {
  if (sleeveOf(scenario, type.id)) return scenario;
  const changed = overridesOf(scenario, content, type.id);
  const deck = changed.find(({ override }) => override.deck)?.override.deck ?? type.deck;
  const sleeve: Sleeve = {
    ...{ type: type.id, deck, level: scenario.monsterLevel, consumed: [] },
    ...(type.modifierDeck && { modifierDeck: type.modifierDeck }),
  };
  const sleeves = [...scenario.sleeves, sleeve];
  const printed = content.abilityDeck(deck);
  if (!printed || scenario.abilityDecks.some((known) => known.deck === deck)) {
    return { ...scenario, sleeves };
  }
  const abilityDecks = [...scenario.abilityDecks, newAbilityDeck(printed, random)];
  return { ...scenario, sleeves, abilityDecks };
}

/**
 * Places the monsters of a room with random standee numbers. If standees run out, those nearest to
 * `near` are placed, or the first listed if positions are unknown.
 *
 * @rule REVEAL-1 REVEAL-4
 */
export function placeMonstersOf(
  scenario: Scenario,
  content: Content,
  room: { readonly printed: ScenarioContent; readonly number: number; readonly near: Hex | null },
  random: Random,
): Outcome<Scenario> {
  const figures = roomMonsters(room.printed, room.number, scenario.players);
  const { printed } = room;
  return forEach(unchanged(scenario), byFamily(figures, content), (next, members) =>
    placeFamily(next, content, { members, near: room.near, printed, origin: 'placed' }, random),
  );
}

/** Places figures that a scenario spawns during play. @rule SPAWN-1 REVEAL-4 */
export function placeSpawned(
  scenario: Scenario,
  content: Content,
  {
    printed,
    figures,
  }: {
    readonly printed: ScenarioContent;
    readonly figures: readonly PlacedMonster[];
  },
  random: Random,
): Outcome<Scenario> {
  return forEach(unchanged(scenario), byFamily(figures, content), (next, members) =>
    placeFamily(next, content, { members, near: null, printed, origin: 'spawned' }, random),
  );
}

function sideIn({ allies, thirdSide }: ScenarioContent, type: MonsterTypeId): Monster['side'] {
  if (allies?.includes(type)) return 'allies';
  return thirdSide?.includes(type) ? 'thirdSide' : 'enemies';
}

interface Family {
  readonly members: readonly KnownMonster[];
  readonly near: Hex | null;
  readonly printed: ScenarioContent;
  readonly origin: Origin;
}

interface KnownMonster {
  readonly type: MonsterType;
  readonly figure: PlacedMonster;
}

function byFamily(
  figures: readonly PlacedMonster[],
  content: Content,
): Iterable<readonly KnownMonster[]> {
  const families = new Map<MonsterTypeId, readonly KnownMonster[]>();
  for (const figure of figures) {
    const type = content.monster(figure.monster);
    if (!type) continue;
    const family = standeeFamily(type);
    families.set(family, [...(families.get(family) ?? []), { type, figure }]);
  }
  return families.values();
}

function placeFamily(
  scenario: Scenario,
  content: Content,
  { members, near, printed, origin }: Family,
  random: Random,
): Outcome<Scenario> {
  const [first] = members;
  if (!first) return unchanged(scenario);
  const limit = typeFamilyLimit(content, first.type);
  const free = freeStandees(takenStandees(scenario, content, first.type), limit);
  const missing = Math.max(0, members.length - free.length);
  const coming =
    missing === 0 ? members : nearestFirst(scenario, content, members, near).slice(0, free.length);
  const numbers = randomStandees(free, coming.length, random);

  let outcome = unchanged(scenario);
  coming.forEach(({ type, figure }, index) => {
    const { rank, at, levelBonus, hitPoints } = figure;
    const standee = numbers[index];
    if (standee === undefined) return;
    const side = sideIn(printed, type.id);
    outcome = andThen(outcome, (next) => {
      const place = at && hexNear(next, boardInPlay(next, content), at);
      const wanted: NewMonster = {
        ...{ type, rank, standee, origin, side, levelBonus, hitPoints },
        at: place,
        comesAt: origin === 'spawned' ? (figure.marker ?? '') : null,
      };
      return placeMonster(next, content, wanted, random) ?? unchanged(next);
    });
  });
  if (missing === 0) return outcome;
  return andThen(outcome, (next) => ({
    next,
    events: [{ type: 'standeesRanOut', monster: first.type.id, missing, rule: 'REVEAL-4' }],
  }));
}

/** Sorts by range around walls. Figures with an unknown hex come last, ties keep their order. */
function nearestFirst(
  scenario: Scenario,
  content: Content,
  members: readonly KnownMonster[],
  near: Hex | null,
): readonly KnownMonster[] {
  if (near === null) return members;
  const board = boardInPlay(scenario, content);
  const away = ({ figure: { at } }: KnownMonster) => {
    if (!at) return Infinity;
    return (board && rangeBetween(board, near, at)) ?? 1000 + distance(at, near);
  };
  const known = members.filter((member) => member.figure.at !== null);
  const unknown = members.filter((member) => member.figure.at === null);
  return [...known.toSorted((a, b) => away(a) - away(b)), ...unknown];
}
