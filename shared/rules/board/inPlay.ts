/** The printed map with all changes from play. */
import { compileBoard, hexIndex, type Board } from '../../map/compiled';
import { hexNumber, sameHex } from '../../map/hexes';
import { boardFromLayout, type LaidDoor, type LaidTile, type Layout } from '../../map/layout';
import { boardProblems, type BoardMap } from '../../map/map';
import type { Content } from '../../content/content';
import {
  printedMap,
  roomMonsters,
  type PrintedDoor,
  type PrintedMap,
  type PrintedTile,
} from '../../content/rooms';
import type { ScenarioContent } from '../../content/types';
import type { OverlayId } from '../../ids';
import type { BoardState, DoorState, Hex, Scenario } from '../../state';

/** A tile of the printed map; `isShown` = players can see it. */
export interface TileInPlay extends PrintedTile {
  readonly isShown: boolean;
}

/** A door with its index in the printed list. Corridors are always open. */
export interface DoorInPlay extends PrintedDoor {
  readonly door: number;
  readonly state: DoorState['state'];
  /** True if the door is an objective: figures attack it, and destroying it opens the door. */
  readonly isObjective: boolean;
  readonly isShown: boolean;
}

/** An overlay on the board: a printed one that was not removed, or one placed during play. */
export interface OverlayInPlay {
  readonly kind: string;
  /** The physical overlay tile; null = unknown. */
  readonly type: string | null;
  readonly hexes: readonly Hex[];
  /** Index in the printed list; null = placed during play. */
  readonly printed: number | null;
  readonly laid: OverlayId | null;
  readonly isShown: boolean;
}

/** The current scenario's map with all changes from play. */
export interface MapInPlay {
  readonly tiles: readonly TileInPlay[];
  readonly doors: readonly DoorInPlay[];
  readonly overlays: readonly OverlayInPlay[];
  /** Start hexes of the characters. */
  readonly starts: readonly Hex[];
  /** Visible hexes that the scenario book names by a letter. */
  readonly letters: readonly LetterInPlay[];
}

export interface LetterInPlay {
  readonly letter: string;
  readonly hexes: readonly Hex[];
}

/** The current map; null for a scenario without one. */
export function mapInPlay(scenario: Scenario, content: Content): MapInPlay | null {
  return derivedMapOf(scenario, content)?.map ?? null;
}

/**
 * The board of all visible rooms with the current doors and overlays. Null for a scenario without a
 * map. Memoised per state of the board.
 *
 * @rule WALL-3 WALL-4 LOS-4
 */
export function boardInPlay(scenario: Scenario, content: Content): Board | null {
  return derivedMapOf(scenario, content)?.board ?? null;
}

/**
 * True if a figure can be placed on the hex: it belongs to a visible room and is no closed door.
 */
export function isOnTheMap(scenario: Scenario, content: Content, hex: Hex): boolean {
  const board = boardInPlay(scenario, content);
  return board !== null && hexIndex(board, hex) >= 0;
}

/** The visible door on a hex; null = none. Corridors are not doors. */
export function doorAt(scenario: Scenario, content: Content, hex: Hex): DoorInPlay | null {
  const doors = mapInPlay(scenario, content)?.doors ?? [];
  const isHere = ({ kind, hexes }: DoorInPlay) =>
    kind !== 'corridor' && hexes.some((each) => sameHex(each, hex));
  return doors.find((door) => door.isShown && isHere(door)) ?? null;
}

interface DerivedMap {
  readonly content: Content;
  readonly state: BoardState;
  readonly printed: ScenarioContent;
  readonly map: MapInPlay;
  readonly board: Board | null;
}

/**
 * Cache with the latest map of each scenario, keyed by its list of rooms, which is a separate
 * object in every scenario.
 */
const DERIVED_MAPS = new WeakMap<Scenario['rooms'], DerivedMap>();

function derivedMapOf(scenario: Scenario, content: Content): DerivedMap | null {
  const { board: state, rooms } = scenario;
  if (!state) return null;
  const printed = content.scenario(scenario.scenario);
  if (!printed) return null;
  const known = DERIVED_MAPS.get(rooms);
  if (known?.content === content && known.state === state && known.printed === printed) {
    return known;
  }
  const laid = printedMapOf(content, printed);
  if (!laid) return null;
  const map = withState(laid, scenario, state, printed);
  const works = { content, state, printed, map, board: compileOrNull(shownLayout(map), state) };
  DERIVED_MAPS.set(rooms, works);
  return works;
}

const PRINTED = new WeakMap<ScenarioContent, PrintedMap>();

function printedMapOf(content: Content, printed: ScenarioContent): PrintedMap | null {
  const known = PRINTED.get(printed);
  if (known) return known;
  const map = printedMap(content, printed);
  if (map) PRINTED.set(printed, map);
  return map;
}

function withState(
  laid: PrintedMap,
  scenario: Scenario,
  state: BoardState,
  printed: ScenarioContent,
): MapInPlay {
  const tiles = withSight(laid.tiles, scenario, printed);
  const shownRooms = new Set(tiles.filter((tile) => tile.isShown).map((tile) => tile.room));
  const doors = laid.doors.map((door, index) => ({
    ...door,
    door: index,
    state: doorState(state, door, index),
    isObjective: isObjective(door, printed),
    isShown: door.rooms.some((room) => shownRooms.has(room)),
  }));
  const shown = new Set(
    [...tiles, ...doors]
      .filter((each) => each.isShown)
      .flatMap(({ hexes }) => hexes.map(hexNumber)),
  );
  const isShown = (hexes: readonly Hex[]) => hexes.some((hex) => shown.has(hexNumber(hex)));
  const isUsed = ({ minCharacters }: { readonly minCharacters?: number }) =>
    scenario.players >= (minCharacters ?? 0);
  return {
    tiles,
    doors,
    overlays: overlaysOf(laid, state, { isShown, isUsed }),
    starts: laid.starts,
    letters: laid.letters.filter(isUsed).flatMap(({ letter, hexes }) => {
      const visible = hexes.filter((hex) => isShown([hex]));
      return visible.length > 0 ? [{ letter, hexes: visible }] : [];
    }),
  };
}

/**
 * A tile is visible if its room is, or if a figure of a visible room stands on it, such as an
 * archer on a rampart that belongs to the next room.
 */
function withSight(
  tiles: readonly PrintedTile[],
  { rooms, players }: Scenario,
  printed: ScenarioContent,
): readonly TileInPlay[] {
  const revealed = rooms.filter((room) => room.revealed).map((room) => room.room);
  const stood = new Set(
    revealed.flatMap((room) =>
      roomMonsters(printed, room, players).flatMap(({ at }) => (at ? [hexNumber(at)] : [])),
    ),
  );
  return tiles.map((tile) => {
    const isStoodOn = tile.hexes.some((hex) => stood.has(hexNumber(hex)));
    return { ...tile, isShown: revealed.includes(tile.room) || isStoodOn };
  });
}

function doorState(
  { doors }: BoardState,
  { kind, locked }: PrintedDoor,
  index: number,
): DoorState['state'] {
  if (kind === 'corridor') return 'open';
  return doors.find((each) => each.door === index)?.state ?? (locked ? 'locked' : 'closed');
}

interface Visible {
  readonly isShown: (hexes: readonly Hex[]) => boolean;
  readonly isUsed: (piece: { readonly minCharacters?: number }) => boolean;
}

function overlaysOf(
  laid: PrintedMap,
  state: BoardState,
  { isShown, isUsed }: Visible,
): readonly OverlayInPlay[] {
  const printed = laid.overlays.flatMap(
    ({ kind, type, hexes, minCharacters }, index): readonly OverlayInPlay[] => {
      if (minCharacters !== undefined && !isUsed({ minCharacters })) return [];
      const gone = state.gone.filter((each) => each.overlay === index);
      const left = hexes.filter((hex) => !gone.some(({ at }) => sameHex(at, hex)));
      if (left.length === 0) return [];
      const shown = isShown(left);
      return [
        { kind, type: type ?? null, hexes: left, printed: index, laid: null, isShown: shown },
      ];
    },
  );
  const later = state.laid.map(({ id, kind, hexes }) => {
    return { kind, type: null, hexes, printed: null, laid: id, isShown: isShown(hexes) };
  });
  return [...printed, ...later];
}

function shownLayout({ tiles, doors, overlays }: MapInPlay): Layout {
  return {
    tiles: tiles
      .filter((tile) => tile.isShown)
      .map(({ tile, hexes, room }): LaidTile => ({ tile, hexes, room })),
    doors: doors.filter((door) => door.isShown).map((door) => laidDoor(door, tiles)),
    overlays: overlays
      .filter((overlay) => overlay.isShown)
      .map(({ kind, hexes }) => ({ kind, hexes })),
  };
}

function isObjective({ locked, hexes }: PrintedDoor, { objectives }: ScenarioContent): boolean {
  const objective = objectives?.find(({ index }) => index === locked?.objective);
  const [q, r] = objective?.at ?? [];
  return hexes.some((hex) => hex.q === q && hex.r === r);
}

/**
 * A locked door with hit points counts as a hex of the side from which it is attacked, with a wall
 * to the tile behind it (the last of its tiles).
 *
 * @rule WALL-7
 */
function laidDoor(door: DoorInPlay, tiles: readonly TileInPlay[]): LaidDoor {
  const { kind, hexes, tiles: joined, state, isObjective: hasHitPoints } = door;
  const isLocked = state === 'locked';
  if (!isLocked || !hasHitPoints) {
    return { kind, hexes, tiles: joined, isOpen: state === 'open', isLocked };
  }
  const far = joined.at(-1);
  const near = joined.filter((name) => name !== far);
  const isNear = tiles.some(({ tile, isShown }) => isShown && near.includes(tile));
  return { kind, hexes, tiles: isNear ? near : joined, isOpen: true };
}

/** Null if the map cannot be compiled, which the content checks prevent. */
function compileOrNull(layout: Layout, { allowedSights }: BoardState): Board | null {
  const laid = boardFromLayout(layout);
  const known = new Set(laid.hexes.map(hexNumber));
  const map: BoardMap = {
    ...laid,
    allowedSights: allowedSights.filter((pair) => pair.every((hex) => known.has(hexNumber(hex)))),
  };
  return boardProblems(map).length === 0 ? compileBoard(map) : null;
}
