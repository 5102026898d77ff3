import type { Translation } from '../language';
import type { DOOR_NAMES, KIND_NAMES, mapText, TYPE_NAMES } from '../map';

export const MAP_TEXT_DE: Translation<typeof mapText> = {
  closer: 'Näher',
  farther: 'Weiter weg',
  whole: 'Ganze Karte',
};

export const KIND_NAMES_DE: Translation<typeof KIND_NAMES> = {
  obstacle: 'Hindernis',
  trap: 'Falle',
  hazardousTerrain: 'gefährliches Gelände',
  difficultTerrain: 'schwieriges Gelände',
  pressurePlate: 'Druckplatte',
  money: 'Geldmarker',
  treasure: 'Schatz',
};

export const TYPE_NAMES_DE: Translation<typeof TYPE_NAMES> = {
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

export const DOOR_NAMES_DE: Translation<typeof DOOR_NAMES> = {
  open: 'offene Tür',
  closed: 'geschlossene Tür',
  locked: 'verschlossene Tür',
  corridor: 'Gang',
  brokenWall: 'durchbrochene Wand',
  standingWall: 'brüchige Wand',
};
