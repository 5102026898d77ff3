/** Which drawing an overlay has: its own by its name, else that of its kind. */
import { OBSTACLES } from './obstacles';
import type { Picture } from './shapes';
import { CHEST, COIN, DIFFICULT, HAZARD, HAZARDS, PLATE, TRAPS } from './terrain';

const BY_NAME = new Map<string, Picture>(
  [OBSTACLES, TRAPS, HAZARDS, DIFFICULT].flatMap((chapter) => Object.entries(chapter)),
);

const BY_KIND = new Map<string, Picture>([
  ['hazardousTerrain', HAZARD],
  ['money', COIN],
  ['pressurePlate', PLATE],
  ['treasure', CHEST],
]);

/** The best known of its kind stands for those that packs bring along. */
const LIKE: Readonly<Record<string, string>> = {
  difficultTerrain: 'rubble',
  obstacle: 'boulder-1',
  trap: 'spike',
};

/** The name of its drawing; null = nothing is drawn for the kind. */
export function drawingName(kind: string, type?: string): string | null {
  if (type !== undefined && BY_NAME.has(type)) return type;
  return LIKE[kind] ?? (BY_KIND.has(kind) ? kind : null);
}

/** The shapes of a drawing by its name. */
export function drawingNamed(name: string): Picture {
  return BY_NAME.get(name) ?? BY_KIND.get(name) ?? [];
}
