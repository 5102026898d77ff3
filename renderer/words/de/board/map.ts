/** German words of the map, on every screen. */
import type * as en from '../../en/board/map';
import type { Translation } from '../../wording/translation';

export const mapText: Translation<typeof en.mapText> = {
  closer: 'Näher',
  farther: 'Weiter weg',
  whole: 'Ganze Karte',
};

export const OVERLAY_NAMES = {
  obstacle: 'Hindernis',
  trap: 'Falle',
  hazardousTerrain: 'gefährliches Gelände',
  difficultTerrain: 'schwieriges Gelände',
} satisfies Translation<typeof en.OVERLAY_NAMES>;

export const KIND_NAMES: Translation<typeof en.KIND_NAMES> = {
  ...OVERLAY_NAMES,
  pressurePlate: 'Druckplatte',
  money: 'Geldmarker',
  treasure: 'Schatz',
};

export const TYPE_NAMES: Translation<typeof en.TYPE_NAMES> = {
  bear: 'Bärenfalle',
  spike: 'Stachelfalle',
  poison: 'Giftfalle',
  water: 'Wasser (schwieriges Gelände)',
  rubble: 'Geröll (schwieriges Gelände)',
  log: 'Baumstamm (schwieriges Gelände)',
  stairs: 'Treppe (schwieriges Gelände)',
  'stairs-vert': 'Treppe (schwieriges Gelände)',
  'hot-coals': 'glühende Kohlen (gefährliches Gelände)',
  thorns: 'Dornen (gefährliches Gelände)',
};

export const DOOR_NAMES: Translation<typeof en.DOOR_NAMES> = {
  open: 'offene Tür',
  closed: 'geschlossene Tür',
  locked: 'verschlossene Tür',
  corridor: 'Gang',
  brokenWall: 'durchbrochene Wand',
  standingWall: 'brüchige Wand',
};
