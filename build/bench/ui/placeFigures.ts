/** Places all figures on the map and finds the elements to press there. */
import { shippedContent } from '../../../shared/testing/content';
import { openNeighbours } from '../../../shared/testing/boards';
import type { FigureId } from '../../../shared/ids';
import type { Board } from '../../../shared/map/compiled';
import { hexNumber, type Hex } from '../../../shared/map/hexes';
import { boardInPlay, mapInPlay } from '../../../shared/rules/board/inPlay';
import type { Scenario } from '../../../shared/state';
import type { Scene } from './scenes';

interface Standing {
  readonly id: FigureId;
  readonly at: Hex;
}

export interface Places {
  /** A character and an empty adjacent hex. */
  readonly hero: Standing;
  readonly goal: Hex;
  readonly standee: Standing;
  /** A hex that becomes visible with the room behind the first closed door. */
  readonly behindDoor: Hex;
}

/** Number of hexes around the characters that stay empty. */
const FREE_HEXES = 6;

const content = shippedContent();

function boardOf(scenario: Scenario): Board {
  const board = boardInPlay(scenario, content);
  if (!board) throw new Error('there is no map');
  return board;
}

/** The scenario's hexes by distance, nearest first (breadth-first search). */
function hexesByDistance(scenario: Scenario, from: Hex): readonly Hex[] {
  const board = boardOf(scenario);
  const found = [from];
  const seen = new Set([hexNumber(from)]);
  for (const hex of found) {
    for (const next of openNeighbours(board, hex)) {
      if (seen.has(hexNumber(next))) continue;
      seen.add(hexNumber(next));
      found.push(next);
    }
  }
  return found;
}

/** Places all figures on hexes. Throws if there is no room for all. */
export async function placeAll(scene: Pick<Scene, 'send' | 'scenario'>): Promise<Places> {
  await scene.send({ type: 'useBoard', inUse: true });
  const { rooms, figures } = await scene.scenario();
  const closed = rooms.find(({ revealed }) => !revealed);
  for (const { id: figure } of figures) await scene.send({ type: 'placeFigure', figure, at: null });
  await scene.send({ type: 'placeCharacters' });
  const now = await scene.scenario();
  const [hero] = now.figures.flatMap(({ id, at }) => (at ? [{ id, at }] : []));
  if (!hero) throw new Error('nobody stands at the start');
  const map = mapInPlay(now, content);
  const hexesOf = (things: readonly { readonly hexes: readonly Hex[] }[] = []) =>
    things.flatMap(({ hexes }) => hexes.map(hexNumber));
  const lying = new Set(hexesOf(map?.overlays));
  const taken = new Set([
    ...now.figures.flatMap(({ at }) => (at ? [hexNumber(at)] : [])),
    ...hexesOf(map?.overlays.filter(({ kind }) => kind === 'obstacle')),
  ]);
  const free = hexesByDistance(now, hero.at).filter((hex) => !taken.has(hexNumber(hex)));
  const goal = free.slice(0, FREE_HEXES).find((hex) => !lying.has(hexNumber(hex)));
  const places = free.slice(FREE_HEXES);
  let standee: Standing | null = null;
  for (const { id: figure, kind, at: before } of now.figures) {
    if (before) continue;
    const at = places.shift();
    if (!at) throw new Error('there is no hex for everybody');
    await scene.send({ type: 'placeFigure', figure, at });
    if (kind === 'monster') standee ??= { id: figure, at };
  }
  const behindDoor = map?.tiles.find(({ room }) => room === closed?.room)?.hexes[0];
  if (!goal || !standee || !behindDoor) throw new Error('something to press is missing');
  return { hero, goal, standee, behindDoor };
}
