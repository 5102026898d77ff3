/** Words of the map, on every screen. */
import type { DoorState } from '#shared/state';
import { TABLE_WORDS } from '../play';

const words = TABLE_WORDS.map;
export const { mapText } = words;
const { TYPE_NAMES, KIND_NAMES, DOOR_NAMES } = words;

/** 'obstacle', 'spike trap', 'water (difficult terrain)'. */
export function overlayName(kind: string, type?: string): string {
  const ofType = type === undefined ? undefined : TYPE_NAMES[type];
  return ofType ?? KIND_NAMES[kind] ?? kind;
}

export function doorWords(kind: string, state: DoorState['state']): string {
  if (kind === 'corridor') return DOOR_NAMES.corridor;
  if (kind === 'breakableWall') {
    return state === 'open' ? DOOR_NAMES.brokenWall : DOOR_NAMES.standingWall;
  }
  return DOOR_NAMES[state];
}
