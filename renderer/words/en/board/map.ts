/** Words of the map, on every screen. */
import type { OverlayKind } from '#shared/vocabulary';

export const mapText = {
  closer: 'Closer',
  farther: 'Farther',
  whole: 'Whole map',
};

export const OVERLAY_NAMES: Readonly<Record<OverlayKind, string>> = {
  obstacle: 'obstacle',
  trap: 'trap',
  hazardousTerrain: 'hazardous terrain',
  difficultTerrain: 'difficult terrain',
};

export const KIND_NAMES: Readonly<Record<string, string>> = {
  ...OVERLAY_NAMES,
  pressurePlate: 'pressure plate',
  money: 'money token',
  treasure: 'treasure',
};

export const TYPE_NAMES: Readonly<Record<string, string>> = {
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
};

export const DOOR_NAMES = {
  open: 'open door',
  closed: 'closed door',
  locked: 'locked door',
  corridor: 'corridor',
  brokenWall: 'broken wall',
  standingWall: 'breakable wall',
};
