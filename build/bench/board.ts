/** Sight and decisions of monsters, on the largest printed map with all doors open. */
import { compileBoard, type Board } from '#shared/board/compiled';
import type { Hex } from '#shared/board/hexes';
import { boardFromLayout } from '#shared/board/layout';
import type { BoardMap } from '#shared/board/map';
import { monsterTurn, type ActingMonster, type Enemy } from '#shared/board/monsterTurn';
import { sightField } from '#shared/board/sight';
import type { Content } from '#shared/content/content';
import { printedMap } from '#shared/content/rooms';
import { rowsOf, timesOf, type Row } from './measure';

const SAMPLES = 100;
const MONSTERS = 20;
const TYPE = 10;

/** The same places every time, spread over the map. */
function* scattered(hexes: readonly Hex[], seed: number): Generator<Hex, never> {
  for (let place = seed * 31; ; place += 1) {
    const hex = hexes[(place * 89) % hexes.length];
    if (hex) yield hex;
  }
}

function largestMap(content: Content): BoardMap {
  const maps = content.scenarioIndex().flatMap(({ id }) => {
    const scenario = content.scenario(id);
    const map = scenario && printedMap(content, scenario);
    if (!map) return [];
    return [
      boardFromLayout({ ...map, doors: map.doors.map((door) => ({ ...door, isOpen: true })) }),
    ];
  });
  const [largest] = maps.toSorted((a, b) => b.hexes.length - a.hexes.length);
  if (!largest) throw new Error('there are no maps');
  return largest;
}

interface Scene {
  readonly board: Board;
  readonly enemies: readonly Enemy[];
  readonly monsters: readonly Hex[];
}

/** A board that remembers nothing yet, with four characters and twenty monsters. */
function newScene(map: BoardMap, sample: number): Scene {
  const board = compileBoard(map);
  const obstacles = new Set(map.terrain.obstacle.map(({ q, r }) => `${String(q)},${String(r)}`));
  const free = board.hexes.filter(({ q, r }) => !obstacles.has(`${String(q)},${String(r)}`));
  const places = new Set<Hex>();
  for (const hex of scattered(free, sample)) {
    places.add(hex);
    if (places.size === 4 + MONSTERS) break;
  }
  const [a, b, c, d, ...monsters] = [...places];
  const enemies = [a, b, c, d].flatMap((at, index) =>
    at ? [{ id: String(index), at, initiative: index }] : [],
  );
  return { board, enemies, monsters };
}

const RANGED = { move: 3, movement: 'walk', range: 4, targets: 2, disadvantaged: false } as const;
const actor = (at: Hex): ActingMonster => ({ ...RANGED, at, area: [] });

function decide({ board, enemies, monsters }: Scene, acting: number): Hex {
  const at = monsters[acting];
  if (!at) throw new Error('no such monster');
  const allies = monsters.filter((_, index) => index !== acting);
  return monsterTurn(board, actor(at), enemies, allies).options[0]?.moveTo ?? at;
}

/** Ten standees of a type one after the other, each where the rules send it. */
function typeTurn(scene: Scene): void {
  const monsters = [...scene.monsters];
  for (let acting = 0; acting < TYPE; acting += 1) {
    monsters[acting] = decide({ ...scene, monsters }, acting);
  }
}

function everySight(board: Board): void {
  for (const hex of board.hexes) sightField(board, hex);
}

export async function boardRows(content: Content): Promise<readonly Row[]> {
  const map = largestMap(content);
  const on = `largest map (${String(map.hexes.length)} hexes)`;
  const scene = (sample: number) => newScene(map, sample);
  const all = await timesOf(20, () => compileBoard(map), everySight);
  const view = await timesOf(SAMPLES, scene, ({ board, enemies }) =>
    sightField(board, enemies[0]?.at ?? { q: 0, r: 0 }),
  );
  const decision = await timesOf(SAMPLES, scene, (now) => decide(now, 0));
  const type = await timesOf(SAMPLES, scene, typeTurn);
  return [
    ...rowsOf(`all-pairs line of sight, ${on}`, all, 50),
    ...rowsOf("one figure's view, same map", view, 2),
    ...rowsOf("a monster's decision, 4 characters and 20 monsters", decision, 20),
    ...rowsOf('a type of 10 standees, one after the other', type, 200),
  ];
}
