/** Validates the figures of a custom scenario. */
import { hexNumber } from '../../map/hexes';
import type { Content } from '../content';
import type { Report } from '../reading/problem';
import { fullHexes, ownMapHexes, roomsByHex } from './map';
import type { RoomMonster, ScenarioContent } from '../types';

const CHARACTERS = [2, 3, 4] as const;

/** Reports every problem with the figures of the rooms. */
export function monsterProblems(
  scenario: ScenarioContent,
  content: Pick<Content, 'tile' | 'monster'>,
  report: Report,
): void {
  const map = scenario.map && ownMapHexes(scenario.map, content);
  const roomsOf = map && roomsByHex(map);
  const onMap = new Set([...(roomsOf?.values() ?? [])].flat());
  const starts = new Set(map?.starts.map(hexNumber));
  const full = map && fullHexes(map, ['wall']);
  /** The path of the figure on a hex, by hex and number of characters. */
  const taken = new Map<string, string>();
  scenario.rooms.forEach((room, i) => {
    room.monsters.forEach((figure, j) => {
      const path = `rooms[${i}].monsters[${j}]`;
      kindProblems(figure, content, path, report);
      if (!figure.at || !roomsOf) return;
      const key = hexNumber({ q: figure.at[0], r: figure.at[1] });
      const at = roomsOf.get(key);
      if (!at) report(path, { code: 'offTheMap' });
      // A room without hexes lists figures that spawn later, in any room.
      else if (onMap.has(room.room) && !at.includes(room.room)) {
        report(path, { code: 'inAnotherRoom', room: at[0] ?? 0 });
      } else if (starts.has(key)) report(path, { code: 'monsterOnStart' });
      else {
        const piece = full?.get(key);
        if (piece !== undefined) report(path, { code: 'piecesOverlap', with: piece });
      }
      placeProblems(figure, key, taken, path, report);
    });
  });
}

function kindProblems(
  { id, ranks }: RoomMonster,
  content: Pick<Content, 'monster'>,
  path: string,
  report: Report,
): void {
  const printed = content.monster(id);
  if (!printed) report(`${path}.id`, { code: 'unknownMonster', monster: id });
  const shown = ranks.filter((rank) => rank !== null);
  if (shown.length === 0) report(`${path}.ranks`, { code: 'monsterNowhere' });
  if (printed && shown.some((rank) => (rank === 'boss') !== printed.boss)) {
    report(`${path}.ranks`, { code: 'wrongRank', boss: printed.boss });
  }
}

/**
 * Two figures must not share a hex for any number of characters. Reports the smallest such number.
 */
function placeProblems(
  { ranks, disputed }: RoomMonster,
  hex: number,
  taken: Map<string, string>,
  path: string,
  report: Report,
): void {
  if (disputed) return;
  let isReported = false;
  for (const characters of CHARACTERS) {
    if (ranks[characters - 2] === null) continue;
    const key = `${hex} ${characters}`;
    const other = taken.get(key);
    if (other === undefined) taken.set(key, path);
    else if (!isReported) {
      report(path, { code: 'hexTaken', with: other, characters });
      isReported = true;
    }
  }
}
