/** Finds the drawing of an overlay: by the name of its type, else by its kind. */
import { OBSTACLES } from './obstacles';
import type { Picture } from './shapes';
import { CHEST, COIN, DIFFICULT, HAZARDS, PLATE, TRAPS, UNTYPED_HAZARD } from './terrain';

const BY_NAME = new Map<string, Picture>(
  [OBSTACLES, TRAPS, HAZARDS, DIFFICULT].flatMap((drawings) => Object.entries(drawings)),
);

const BY_KIND = new Map<string, Picture>([
  ['hazardousTerrain', UNTYPED_HAZARD],
  ['money', COIN],
  ['pressurePlate', PLATE],
  ['treasure', CHEST],
]);

/** The drawings for kinds of overlays from content packs whose type has none. */
const FALLBACKS: Readonly<Record<string, string>> = {
  difficultTerrain: 'rubble',
  obstacle: 'boulder-1',
  trap: 'spike',
};

/** The name of the drawing for an overlay; null if its kind has none. */
export function drawingName(kind: string, type?: string): string | null {
  if (type !== undefined && BY_NAME.has(type)) return type;
  return FALLBACKS[kind] ?? (BY_KIND.has(kind) ? kind : null);
}

export function drawingNamed(name: string): Picture {
  return BY_NAME.get(name) ?? BY_KIND.get(name) ?? [];
}
