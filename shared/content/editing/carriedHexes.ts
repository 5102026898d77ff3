/** Hexes of objectives and letters, which move together with the tile they are on. */
import { hexAt, hexNumber } from '../../map/hexes';
import type { CustomScenarioFile, RoomContent, ScenarioMap } from '../types';
import { mapOf, type Tiles } from './editedScenario';
import { hexesOf, type MapElement } from './mapElements';

type Place = readonly [number, number];
/** Null = the hex is removed with the tile. */
type Change = (at: Place) => Place | null;

/** The rooms with the changed hexes of objectives that have several hexes. */
export function withPlacements(
  file: CustomScenarioFile,
  content: Tiles,
  element: MapElement,
  change: Change,
): readonly RoomContent[] {
  const carried = onTile(file, content, element, change);
  return file.rooms.map((room) => {
    if (!room.objectives?.some(({ at }) => at)) return room;
    const objectives = room.objectives.flatMap((each) => {
      if (!each.at) return [each];
      const at = carried(each.at);
      return at ? [{ ...each, at }] : [];
    });
    const { objectives: _, ...rest } = room;
    return objectives.length > 0 ? { ...rest, objectives } : rest;
  });
}

/** The letters of the map with their changed hexes; empty if there are none. */
export function withLetters(
  file: CustomScenarioFile,
  content: Tiles,
  element: MapElement,
  change: Change,
): Pick<ScenarioMap, 'letters'> {
  const carried = onTile(file, content, element, change);
  const letters = (mapOf(file).letters ?? []).flatMap((each) => {
    const hexes = each.hexes.flatMap((at) => {
      const next = carried(at);
      return next ? [next] : [];
    });
    return hexes.length > 0 ? [{ ...each, hexes }] : [];
  });
  return letters.length > 0 ? { letters } : {};
}

/** Limits a change to the hexes of a tile. */
function onTile(
  file: CustomScenarioFile,
  content: Tiles,
  element: MapElement,
  change: Change,
): Change {
  const hexes = element.kind === 'tile' ? hexesOf(file, element, content) : [];
  const under = new Set(hexes.map(hexNumber));
  return (at) => (under.has(hexNumber(hexAt(at))) ? change(at) : at);
}
