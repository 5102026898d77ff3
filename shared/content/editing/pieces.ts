/** Physical pieces that can be placed other than map tiles. */
import type { ScenarioMap } from '../types';
import type { Hex } from '../../map/hexes';

export type DoorKind = ScenarioMap['doors'][number]['kind'];
/** Tokens are placed on hexes like overlays. */
export type OverlayPieceKind = ScenarioMap['overlays'][number]['kind'];

export interface Piece {
  readonly kind: DoorKind | OverlayPieceKind;
  /** The physical piece; null if there is only one. */
  readonly type: string | null;
  /** Unrotated, starting with (0, 0). */
  readonly hexes: readonly Hex[];
}

const ONE: readonly Hex[] = [{ q: 0, r: 0 }];
const TWO: readonly Hex[] = [...ONE, { q: 1, r: 0 }];
const THREE: readonly Hex[] = [...TWO, { q: 0, r: 1 }];

const one = (kind: Piece['kind'], ...types: readonly string[]): readonly Piece[] =>
  types.map((type) => ({ kind, type, hexes: ONE }));
const two = (kind: Piece['kind'], ...types: readonly string[]): readonly Piece[] =>
  types.map((type) => ({ kind, type, hexes: TWO }));

const CORRIDORS = ['earth', 'manmade-stone', 'natural-stone', 'wood'] as const;

export const DOOR_PIECES: readonly Piece[] = [
  ...one('door', 'stone', 'wooden', 'dark-fog', 'light-fog'),
  ...one('corridor', ...CORRIDORS),
  ...two('corridor', ...CORRIDORS),
  ...one('breakableWall', 'breakable-wall'),
];

export const OVERLAY_PIECES: readonly Piece[] = [
  ...one('trap', 'spike', 'bear', 'poison'),
  ...one('hazardousTerrain', 'hot-coals', 'thorns'),
  ...one('difficultTerrain', 'rubble', 'water', 'stairs'),
  ...two('difficultTerrain', 'log'),
  { kind: 'money', type: null, hexes: ONE },
  { kind: 'treasure', type: null, hexes: ONE },
  { kind: 'pressurePlate', type: null, hexes: ONE },
  ...one('obstacle', 'boulder-1', 'pillar', 'rock-column', 'stalagmites', 'crate', 'barrel'),
  ...one('obstacle', 'altar', 'totem', 'bush', 'stump', 'nest', 'cabinet', 'fountain', 'crystal'),
  ...two('obstacle', 'boulder-2', 'table', 'sarcophagus', 'bookcase', 'shelf', 'dark-pit'),
  { kind: 'obstacle', type: 'boulder-3', hexes: THREE },
  { kind: 'obstacle', type: 'tree-3', hexes: THREE },
  ...two('wall', 'wall-section'),
];

export function isDoorKind(kind: Piece['kind']): kind is DoorKind {
  return kind === 'door' || kind === 'corridor' || kind === 'breakableWall';
}
