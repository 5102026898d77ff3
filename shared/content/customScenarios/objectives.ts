/** Validates escorts, objectives and locks of a custom scenario. */
import { distance, hexAt, hexNumber } from '../../map/hexes';
import type { Content } from '../content';
import { numberProblems } from '../reading/formulaFields';
import type { Report } from '../reading/problem';
import { fullHexes, ownMapHexes, roomsByHex } from './map';
import type { DoorLock, ObjectiveContent, ScenarioContent, ScenarioMap } from '../types';

type Needs = Pick<Content, 'tile'>;

export function objectiveProblems(scenario: ScenarioContent, content: Needs, report: Report): void {
  const objectives = scenario.objectives ?? [];
  objectives.forEach((objective, place) => {
    const path = `objectives[${place}]`;
    const { index, hitPoints, move } = objective;
    if (objectives.findIndex((each) => each.index === index) < place) {
      report(`${path}.index`, { code: 'idIsTaken', id: String(index), of: null });
    }
    if (hitPoints !== null) {
      numberProblems(hitPoints, { at: `${path}.hitPoints`, least: 1 }, report);
    }
    if (move !== undefined) numberProblems(move, { at: `${path}.move`, least: 0 }, report);
  });
  if (scenario.map) placeProblems(scenario, scenario.map, content, report);
}

function placeProblems(
  scenario: ScenarioContent,
  printed: ScenarioMap,
  content: Needs,
  report: Report,
): void {
  const map = ownMapHexes(printed, content);
  const rooms = roomsByHex(map);
  const full = fullHexes(map, ['wall', 'obstacle']);
  const walls = fullHexes({ ...map, doors: [] }, ['wall', 'obstacle']);
  const stood = new Map<number, string>(
    scenario.rooms.flatMap((room, i) =>
      room.monsters.flatMap(({ at }, j) =>
        at ? [[hexNumber(hexAt(at)), `rooms[${i}].monsters[${j}]`] as const] : [],
      ),
    ),
  );
  const starts = new Set(map.starts.map(hexNumber));
  const check = (objective: ObjectiveContent, at: ObjectiveContent['at'], path: string) => {
    if (!at) return;
    const key = hexNumber(hexAt(at));
    const other = full.get(key) ?? stood.get(key);
    if (!rooms.has(key)) report(`${path}.at`, { code: 'offTheMap' });
    else if (other !== undefined && !isItsPiece(printed, objective, other)) {
      report(`${path}.at`, { code: 'piecesOverlap', with: other });
    } else if (starts.has(key)) report(`${path}.at`, { code: 'monsterOnStart' });
    stood.set(key, path);
  };
  scenario.objectives?.forEach((objective, index) => {
    const path = `objectives[${index}]`;
    check(objective, objective.at, path);
    pathProblems(objective, path, { rooms, walls }, report);
  });
  eachPlacement(scenario, (objective, at, path) => {
    check(objective, at, path);
  });
}

/** Visits the objectives that rooms list, with the hex that the room gives them, if any. */
function eachPlacement(
  { rooms, objectives = [] }: ScenarioContent,
  visit: (objective: ObjectiveContent, at: ObjectiveContent['at'], path: string) => void,
): void {
  rooms.forEach((room, i) =>
    room.objectives?.forEach(({ objective: index, at }, j) => {
      const found = objectives.find((each) => each.index === index);
      if (found) visit(found, at, `rooms[${i}].objectives[${j}]`);
    }),
  );
}

/**
 * True if the piece represents the objective: an obstacle, or a door that opens when it is
 * destroyed.
 */
function isItsPiece(
  { doors, overlays }: ScenarioMap,
  { index, role, attackedBy }: ObjectiveContent,
  path: string,
): boolean {
  const isDoor = doors.some(
    ({ locked }, place) => locked?.objective === index && path === `map.doors[${place}]`,
  );
  const isObstacle = overlays.some(
    ({ kind }, index) => kind === 'obstacle' && path === `map.overlays[${index}]`,
  );
  return isDoor || (isObstacle && (role === 'objective' || attackedBy === 'nobody'));
}

/** A path may contain doors. An escort follows it up to a closed door. */
function pathProblems(
  { at, path, role, initiative }: ObjectiveContent,
  place: string,
  map: {
    readonly rooms: ReadonlyMap<number, unknown>;
    readonly walls: ReadonlyMap<number, string>;
  },
  report: Report,
): void {
  if (!path) return;
  if (role !== 'escort') report(`${place}.path`, { code: 'onlyEscortsWalk' });
  if (!at) report(`${place}.at`, { code: 'missing' });
  if (initiative === undefined) report(`${place}.initiative`, { code: 'missing' });
  path.forEach((each, step) => {
    const hex = hexAt(each);
    const before = step === 0 ? at : path[step - 1];
    const inTheWay = map.walls.get(hexNumber(hex));
    const where = `${place}.path[${step}]`;
    if (!map.rooms.has(hexNumber(hex))) report(where, { code: 'offTheMap' });
    else if (inTheWay !== undefined) report(where, { code: 'piecesOverlap', with: inTheWay });
    if (before && distance(hexAt(before), hex) !== 1) report(where, { code: 'pathHasGap' });
  });
}

/** Reports locks that depend on something behind them, on each other, or on nothing. */
export function lockProblems(scenario: ScenarioContent, report: Report): void {
  const doors = scenario.map?.doors ?? [];
  doors.forEach(({ kind, locked }, index) => {
    const path = `map.doors[${index}].locked`;
    if (locked && kind === 'corridor') report(path, { code: 'corridorsStayOpen' });
  });
  const open = openRooms(scenario);
  doors.forEach(({ locked }, index) => {
    if (!locked || canUnlock(scenario, locked, open)) return;
    report(`map.doors[${index}].locked`, { code: 'neverUnlocked' });
  });
}

/** Rooms that can be reached door by door. */
function openRooms(scenario: ScenarioContent): ReadonlySet<number> {
  const { rooms, reveals = [], map } = scenario;
  const open = new Set([
    ...rooms.filter(({ initial }) => initial).map(({ room }) => room),
    ...reveals.flatMap((each) => each.rooms),
  ]);
  for (let found = -1; found !== open.size;) {
    found = open.size;
    for (const { rooms: joined, locked } of map?.doors ?? []) {
      if (!joined.some((room) => open.has(room))) continue;
      if (locked && !canUnlock(scenario, locked, open)) continue;
      for (const room of joined) open.add(room);
    }
  }
  return open;
}

function canUnlock(
  { rooms, spawns = [] }: ScenarioContent,
  { fallen, objective, when = [] }: DoorLock,
  open: ReadonlySet<number>,
): boolean {
  const seen = rooms.filter(({ room }) => open.has(room));
  const comes =
    !fallen ||
    seen.some(({ monsters }) => monsters.some(({ id }) => id === fallen.monster)) ||
    spawns.some(({ monsters }) => monsters.some(({ id }) => id === fallen.monster));
  const stands =
    objective === undefined ||
    seen.some(({ objectives }) => objectives?.some((each) => each.objective === objective));
  const isLater = when.some(
    ({ state, room }) => state === 'revealed' && room !== undefined && !open.has(room),
  );
  return comes && stands && !isLater;
}
