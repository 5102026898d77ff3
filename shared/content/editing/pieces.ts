/** The physical pieces that can be placed on a map, other than map tiles. */
import type { ScenarioMap } from '../types';
import type { Hex } from '../../map/hexes';

export type DoorKind = ScenarioMap['doors'][number]['kind'];
/** Tokens are placed on hexes like overlays. */
export type OverlayPieceKind = ScenarioMap['overlays'][number]['kind'];

export interface Piece {
  readonly kind: DoorKind | OverlayPieceKind;
  /** The physical piece; null if there is only one. */
  readonly type: string | null;
  /** Hexes of the unrotated piece, starting with (0, 0). */
  readonly hexes: readonly Hex[];
}

const ONE: readonly Hex[] = [{ q: 0, r: 0 }];
const TWO: readonly Hex[] = [...ONE, { q: 1, r: 0 }];
const THREE: readonly Hex[] = [...TWO, { q: 0, r: 1 }];

const oneHex = (kind: Piece['kind'], ...types: readonly string[]): readonly Piece[] =>
  types.map((type) => ({ kind, type, hexes: ONE }));
const twoHexes = (kind: Piece['kind'], ...types: readonly string[]): readonly Piece[] =>
  types.map((type) => ({ kind, type, hexes: TWO }));

const CORRIDORS = ['earth', 'manmade-stone', 'natural-stone', 'wood'] as const;

export const DOOR_PIECES: readonly Piece[] = [
  ...oneHex('door', 'stone', 'wooden', 'dark-fog', 'light-fog'),
  ...oneHex('corridor', ...CORRIDORS),
  ...twoHexes('corridor', ...CORRIDORS),
  ...oneHex('breakableWall', 'breakable-wall'),
];

export const OVERLAY_PIECES: readonly Piece[] = [
  ...oneHex('trap', 'spike', 'bear', 'poison'),
  ...oneHex('hazardousTerrain', 'hot-coals', 'thorns'),
  ...oneHex('difficultTerrain', 'rubble', 'water', 'stairs'),
  ...twoHexes('difficultTerrain', 'log'),
  { kind: 'money', type: null, hexes: ONE },
  { kind: 'treasure', type: null, hexes: ONE },
  { kind: 'pressurePlate', type: null, hexes: ONE },
  ...oneHex('obstacle', 'boulder-1', 'pillar', 'rock-column', 'stalagmites', 'crate', 'barrel'),
  ...oneHex(
    'obstacle',
    'altar',
    'totem',
    'bush',
    'stump',
    'nest',
    'cabinet',
    'fountain',
    'crystal',
  ),
  ...twoHexes('obstacle', 'boulder-2', 'table', 'sarcophagus', 'bookcase', 'shelf', 'dark-pit'),
  { kind: 'obstacle', type: 'boulder-3', hexes: THREE },
  { kind: 'obstacle', type: 'tree-3', hexes: THREE },
  ...twoHexes('wall', 'wall-section'),
];

export function isDoorKind(kind: Piece['kind']): kind is DoorKind {
  return kind === 'door' || kind === 'corridor' || kind === 'breakableWall';
}
