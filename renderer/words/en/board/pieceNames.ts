/** Names of overlay tiles and tokens of a kind, by type; `any` = another type. */
type PieceTypes = { readonly any: string } & Readonly<Record<string, string>>;

export const PIECE_NAMES: Readonly<
  Record<'door' | 'corridor' | 'breakableWall' | 'obstacle', PieceTypes>
> = {
  door: {
    any: 'door',
    stone: 'stone door',
    wooden: 'wooden door',
    'dark-fog': 'dark fog door',
    'light-fog': 'light fog door',
    altar: 'altar door',
  },
  corridor: {
    any: 'corridor',
    earth: 'earth corridor',
    'manmade-stone': 'manmade stone corridor',
    'natural-stone': 'natural stone corridor',
    wood: 'wood corridor',
  },
  breakableWall: { any: 'breakable wall' },
  obstacle: {
    any: 'obstacle',
    table: 'table (obstacle)',
    sarcophagus: 'sarcophagus (obstacle)',
    totem: 'totem (obstacle)',
    crate: 'crate (obstacle)',
    barrel: 'barrel (obstacle)',
    pillar: 'pillar (obstacle)',
    altar: 'altar (obstacle)',
    bush: 'bush (obstacle)',
    shelf: 'shelf (obstacle)',
    cabinet: 'cabinet (obstacle)',
    bookcase: 'bookcase (obstacle)',
    'boulder-1': 'boulder (obstacle)',
    'boulder-2': 'boulder (obstacle)',
    'boulder-3': 'boulder (obstacle)',
    fountain: 'fountain (obstacle)',
    stalagmites: 'stalagmites (obstacle)',
    'rock-column': 'rock column (obstacle)',
    'tree-3': 'tree (obstacle)',
    nest: 'nest (obstacle)',
    stump: 'stump (obstacle)',
    'dark-pit': 'dark pit (obstacle)',
    crystal: 'crystal (obstacle)',
  },
};
