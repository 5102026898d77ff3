import { worded } from './language';

/** Words of the map itself, wherever it is shown. */
export const mapText = worded('mapText', {
  closer: 'Closer',
  farther: 'Farther',
  whole: 'Whole map',
});

/** What lies on a hex, as players call it. */
const KIND_NAMES = worded<Readonly<Record<string, string>>>('KIND_NAMES', {
  obstacle: 'obstacle',
  trap: 'trap',
  hazardousTerrain: 'hazardous terrain',
  difficultTerrain: 'difficult terrain',
  pressurePlate: 'pressure plate',
  money: 'money token',
  treasure: 'treasure',
});

const TYPE_NAMES = worded<Readonly<Record<string, string>>>('TYPE_NAMES', {
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

const DOOR_NAMES = worded('DOOR_NAMES', {
  open: 'open door',
  closed: 'closed door',
  locked: 'locked door',
});

export function doorWords(kind: string, state: keyof typeof DOOR_NAMES): string {
  if (kind === 'corridor') return 'corridor';
  if (kind === 'breakableWall') return state === 'open' ? 'broken wall' : 'breakable wall';
  return DOOR_NAMES[state];
}
