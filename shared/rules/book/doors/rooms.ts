/** Opens rooms and places their contents. */
import type { Content } from '../../../content/content';
import { evaluateFormula } from '../../../content/notation/formula';
import type { ObjectiveContent, RoomContent, ScenarioContent } from '../../../content/types';
import type { GameEvent } from '../../../events';
import type { FigureId, TokenId } from '../../../ids';
import { hexAt, sameHex } from '../../../map/hexes';
import type { Random } from '../../../random';
import { andThen, unchanged, type Outcome } from '../../../result';
import type { Hex, Objective, Scenario, Token } from '../../../state';
import { isOnTheMap } from '../../board/inPlay';
import { rankReminders } from '../disputedRanks';
import { rulesAt } from '../rules/rulesInPlay';
import { placeMonstersOf } from '../../monsters/placement';
import { spawnsAt } from '../spawns/spawns';

export interface Opening {
  readonly printed: ScenarioContent;
  readonly room: number;
  /**
   * The figure that opened the door; null = the room is open from the start, or a rule opened it.
   */
  readonly by: FigureId | null;
  readonly near: Hex | null;
}

/**
 * Reveals a room and places its monsters, objectives, money and treasures. The room must exist and
 * be unrevealed.
 *
 * @rule REVEAL-1 REVEAL-4 SPAWN-1
 */
export function openRoom(
  scenario: Scenario,
  content: Content,
  { printed, room: number, by, near }: Opening,
  random: Random,
): Outcome<Scenario> {
  const room = printed.rooms.find((each) => each.room === number);
  const revealed: Outcome<Scenario> = {
    next: {
      ...scenario,
      rooms: scenario.rooms.map((each) =>
        each.room === number ? { ...each, revealed: true } : each,
      ),
    },
    events: [{ type: 'roomRevealed', room: number, by, rule: 'REVEAL-1' }],
  };
  if (!room) return revealed;
  // An objective of the room can make its monsters stronger.
  const furnished = andThen(revealed, (next) => {
    const waiting = withWaiting(scenario, next, content, printed);
    return unchanged(withTokens(withObjectives(waiting, content, printed, room), printed, room));
  });
  const populated = andThen(furnished, (next) =>
    placeMonstersOf(next, content, { printed, number, near }, random),
  );
  const announced = andThen(populated, (next) => ({
    next,
    events: [...penaltyReminders(printed, number), ...rankReminders(room.monsters)],
  }));
  const spawned = andThen(announced, (next) =>
    spawnsAt(next, content, printed, { kind: 'reveal', room: number }, random),
  );
  return andThen(spawned, (next) => rulesAt(next, content, { kind: 'reveal', room: number }));
}

/** Reminds players of the penalties on the room card of a random dungeon. @rule DUNGEON-3 */
function penaltyReminders(
  { penalties = [] }: ScenarioContent,
  number: number,
): readonly GameEvent[] {
  return penalties
    .filter(({ room }) => room === number)
    .map(({ card, minor, major }) => {
      return { type: 'penaltySaid', card, minor, major, rule: 'DUNGEON-3' };
    });
}

function withObjectives(
  scenario: Scenario,
  content: Content,
  printed: ScenarioContent,
  room: RoomContent,
): Scenario {
  const listed = (room.objectives ?? []).filter(
    ({ minCharacters }) => scenario.players >= (minCharacters ?? 0),
  );
  return listed.reduce((next, { objective, at }) => {
    const found = printed.objectives?.find((each) => each.index === objective);
    return found ? withObjective(next, content, { ...found, ...(at && { at }) }) : next;
  }, scenario);
}

/** Places objectives that were in play before their hex was visible. */
function withWaiting(
  before: Scenario,
  scenario: Scenario,
  content: Content,
  printed: ScenarioContent,
): Scenario {
  const isWaiting = scenario.figures.some(({ kind, at }) => kind === 'objective' && at === null);
  if (!scenario.board || !isWaiting) return scenario;
  const figures = scenario.figures.map((figure) => {
    if (figure.kind !== 'objective' || figure.at !== null) return figure;
    const place = printed.objectives?.find(({ index }) => index === figure.listed)?.at;
    if (!place || isOnTheMap(before, content, hexAt(place))) return figure;
    return { ...figure, at: freePlace(scenario, content, place) };
  });
  return { ...scenario, figures };
}

/** Adds an objective as a figure, unless it cannot be damaged. */
function withObjective(scenario: Scenario, content: Content, printed: ObjectiveContent): Scenario {
  if (printed.hitPoints === null) return scenario;
  const variables = { C: scenario.players, L: scenario.monsterLevel, R: scenario.round };
  const hitPoints = Math.max(1, Math.ceil(evaluateFormula(printed.hitPoints, variables)));
  const objective: Objective = {
    kind: 'objective',
    id: `objective-${String(scenario.nextNumber)}` as FigureId,
    name: printed.name,
    role: printed.role,
    initiative: printed.initiative ?? null,
    listed: printed.index,
    hitPoints,
    maxHitPoints: hitPoints,
    conditions: [],
    bonuses: [],
    at: freePlace(scenario, content, printed.at),
  };
  return {
    ...scenario,
    figures: [...scenario.figures, objective],
    nextNumber: scenario.nextNumber + 1,
  };
}

/** The hex for a figure; null if it is occupied or in a closed room. */
function freePlace(scenario: Scenario, content: Content, at: ObjectiveContent['at']): Hex | null {
  if (!at) return null;
  const place = hexAt(at);
  if (scenario.board && !isOnTheMap(scenario, content, place)) return null;
  return scenario.figures.some((each) => each.at !== null && sameHex(each.at, place))
    ? null
    : place;
}

/**
 * Adds the room's money tokens and treasures, on the hexes of the map if it has them. A numbered
 * treasure can be looted only once per campaign.
 *
 * @rule REWARD-4
 */
function withTokens(scenario: Scenario, printed: ScenarioContent, room: RoomContent): Scenario {
  const overlays = (printed.map?.overlays ?? []).filter((each) => each.room === room.room);
  const money = overlays
    .filter((overlay) => overlay.kind === 'money')
    .flatMap(({ hexes, amount }) => hexes.map((hex) => ({ amount: amount ?? 1, at: hexAt(hex) })));
  const shown = money.reduce((sum, { amount }) => sum + amount, 0);
  const hidden = Array.from({ length: Math.max(0, room.money - shown) }, () => ({
    amount: 1,
    at: null,
  }));
  const places = overlays.filter((overlay) => overlay.kind === 'treasure');
  const before = scenario.lootedBefore ?? [];
  const treasures = room.treasures.flatMap((listed, index) => {
    const [hex] = places[index]?.hexes ?? [];
    const reward = places[index]?.reward;
    const treasure = places[index]?.treasure ?? listed;
    if (treasure !== 'goal' && before.includes(treasure)) return [];
    return {
      treasure,
      at: hex ? hexAt(hex) : null,
      ...(reward && { reward }),
    };
  });

  let number = scenario.nextNumber;
  const id = (kind: string) => `${kind}-${String(number++)}` as TokenId;
  const tokens: readonly Token[] = [
    ...[...money, ...hidden].map((each): Token => {
      return { kind: 'money', id: id('money'), ...each, from: null };
    }),
    ...treasures.map((each): Token => ({ kind: 'treasure', id: id('treasure'), ...each })),
  ];
  return { ...scenario, tokens: [...scenario.tokens, ...tokens], nextNumber: number };
}
