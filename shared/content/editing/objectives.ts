/** Places and changes escorts and objectives of a custom scenario, and edits their paths. */
import { type Hex, hexAt, distance, sameHex } from '../../map/hexes';
import type { DoorLock, ObjectiveContent, CustomScenarioFile } from '../types';
import { finish, isNear, mapOf, type Edited, type Tiles } from './editedScenario';
import { pair } from './mapElements';
import type { Fields } from './formFields';

export type ObjectiveRole = ObjectiveContent['role'];

/** Adds an objective with default values. An escort gets an initiative. */
export function addObjective(
  file: CustomScenarioFile,
  content: Tiles,
  { role, name }: { readonly role: ObjectiveRole; readonly name: string },
  at: Hex,
): Edited | null {
  if (!isNear(at)) return null;
  const list = file.objectives ?? [];
  const index = Math.max(0, ...list.map((each) => each.index)) + 1;
  const made: ObjectiveContent = {
    ...{ index, name, role, hitPoints: role === 'escort' ? 'C*3' : '4+L', count: 1 },
    ...(role === 'escort' && { initiative: 50 }),
    at: pair(at),
  };
  const element = { kind: 'objective', index: list.length } as const;
  return finish({ ...file, objectives: [...list, made] }, content, element);
}

/** Replaces an objective by the fields of its form. */
export function setObjective(
  file: CustomScenarioFile,
  content: Tiles,
  index: number,
  fields: Fields,
): Edited {
  const objectives = file.objectives?.map((each, i) =>
    i === index ? (fields as unknown as ObjectiveContent) : each,
  );
  return finish({ ...file, ...(objectives && { objectives }) }, content, {
    kind: 'objective',
    index,
  });
}

/**
 * Extends the path by a hex adjacent to its end, or removes its last hex if that is pressed again.
 * Null if the hex is neither.
 */
export function stepOfPath(
  file: CustomScenarioFile,
  content: Tiles,
  index: number,
  at: Hex,
): Edited | null {
  const objective = file.objectives?.[index];
  if (!objective?.at) return null;
  const { path = [], ...rest } = objective;
  const end = hexAt(path.at(-1) ?? objective.at);
  const isLast = path.length > 0 && sameHex(end, at);
  if (!isLast && distance(end, at) !== 1) return null;
  const next = isLast ? path.slice(0, -1) : [...path, pair(at)];
  const fields = next.length === 0 ? rest : { ...rest, path: next };
  return setObjective(file, content, index, fields);
}

/** Sets the lock of a door; undefined = not locked. */
export function setLock(
  file: CustomScenarioFile,
  content: Tiles,
  index: number,
  locked: DoorLock | undefined,
): Edited {
  const map = mapOf(file);
  const doors = map.doors.map((door, i) => {
    if (i !== index) return door;
    const { locked: _, ...rest } = door;
    return locked ? { ...rest, locked } : rest;
  });
  return finish({ ...file, map: { ...map, doors } }, content, { kind: 'door', index });
}
