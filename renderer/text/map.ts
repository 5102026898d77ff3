/** Words of the map itself, wherever it is shown. */
export const mapText = {
  closer: 'Closer',
  farther: 'Farther',
  whole: 'Whole map',
} as const;

/** What lies on a hex, as players call it. */
const KIND_NAMES: Readonly<Record<string, string>> = {
  obstacle: 'obstacle',
  trap: 'trap',
  hazardousTerrain: 'hazardous terrain',
  difficultTerrain: 'difficult terrain',
  pressurePlate: 'pressure plate',
  money: 'money token',
  treasure: 'treasure',
};

export function overlayName(kind: string): string {
  return KIND_NAMES[kind] ?? kind;
}
