/** German words of overlay tiles and tokens, by kind and type. */
import type * as en from '../../en/board/pieceNames';
import type { Translation } from '../../helpers/translation';

export const PIECE_NAMES: Translation<typeof en.PIECE_NAMES> = {
  door: {
    any: 'Tür',
    stone: 'Steintür',
    wooden: 'Holztür',
    'dark-fog': 'dunkler Nebel (Tür)',
    'light-fog': 'heller Nebel (Tür)',
    altar: 'Altartür',
  },
  corridor: {
    any: 'Korridor',
    earth: 'Korridor aus Erde',
    'manmade-stone': 'Korridor aus Mauerstein',
    'natural-stone': 'Korridor aus Fels',
    wood: 'Korridor aus Holz',
  },
  breakableWall: { any: 'brüchige Wand' },
  obstacle: {
    any: 'Hindernis',
    table: 'Tisch (Hindernis)',
    sarcophagus: 'Sarkophag (Hindernis)',
    totem: 'Totem (Hindernis)',
    crate: 'Kiste (Hindernis)',
    barrel: 'Fass (Hindernis)',
    pillar: 'Säule (Hindernis)',
    altar: 'Altar (Hindernis)',
    bush: 'Busch (Hindernis)',
    shelf: 'Regal (Hindernis)',
    cabinet: 'Schrank (Hindernis)',
    bookcase: 'Bücherregal (Hindernis)',
    'boulder-1': 'Felsbrocken (Hindernis)',
    'boulder-2': 'Felsbrocken (Hindernis)',
    'boulder-3': 'Felsbrocken (Hindernis)',
    fountain: 'Brunnen (Hindernis)',
    stalagmites: 'Stalagmiten (Hindernis)',
    'rock-column': 'Felssäule (Hindernis)',
    'tree-3': 'Baum (Hindernis)',
    nest: 'Nest (Hindernis)',
    stump: 'Baumstumpf (Hindernis)',
    'dark-pit': 'dunkle Grube (Hindernis)',
    crystal: 'Kristall (Hindernis)',
  },
};
