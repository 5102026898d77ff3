import type { DoorState } from '#shared/state';
import { worded } from './language';

/** Words of the map itself, wherever it is shown. */
export const mapText = worded('mapText', {
  closer: 'Closer',
  farther: 'Farther',
  whole: 'Whole map',
});

/** What lies on a hex, as players call it. */
export const KIND_NAMES = worded<Readonly<Record<string, string>>>('KIND_NAMES', {
  obstacle: 'obstacle',
  trap: 'trap',
  hazardousTerrain: 'hazardous terrain',
  difficultTerrain: 'difficult terrain',
  pressurePlate: 'pressure plate',
  money: 'money token',
  treasure: 'treasure',
});

export const TYPE_NAMES = worded<Readonly<Record<string, string>>>('TYPE_NAMES', {
  bear: 'bear trap',
  spike: 'spike trap',
  poison: 'poison trap',
  water: 'water (difficult terrain)',
  rubble: 'rubble (difficult terrain)',
  log: 'log (difficult terrain)',
  stairs: 'stairs (difficult terrain)',
  'stairs-vert': 'stairs (difficult terrain)',
  'hot-coals': 'hot coals (hazardous terrain)',
  thorns: 'thorns (hazardous terrain)',
});

/** 'obstacle', 'spike trap', 'water (difficult terrain)'. */
export function overlayName(kind: string, type?: string): string {
  const ofType = type === undefined ? undefined : TYPE_NAMES[type];
  return ofType ?? KIND_NAMES[kind] ?? kind;
}

export const DOOR_NAMES = worded('DOOR_NAMES', {
  open: 'open door',
  closed: 'closed door',
  locked: 'locked door',
  corridor: 'corridor',
  brokenWall: 'broken wall',
  standingWall: 'breakable wall',
});

export function doorWords(kind: string, state: DoorState['state']): string {
  if (kind === 'corridor') return DOOR_NAMES.corridor;
  if (kind === 'breakableWall') {
    return state === 'open' ? DOOR_NAMES.brokenWall : DOOR_NAMES.standingWall;
  }
  return DOOR_NAMES[state];
}
