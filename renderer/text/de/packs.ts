import type { Translation } from '../language';
import type { PACK_PARTS, PACKS } from '../packs';
import { counted, listOf } from './grammar';

export const PACK_PARTS_DE: Translation<typeof PACK_PARTS> = {
  monsters: (count) => counted(count, 'Monster', 'Monster'),
  abilityDecks: (count) => counted(count, 'Fähigkeitsdeck', 'Fähigkeitsdecks'),
  classes: (count) => counted(count, 'Klasse', 'Klassen'),
  items: (count) => counted(count, 'Gegenstand', 'Gegenstände'),
  scenarios: (count) => counted(count, 'Szenario', 'Szenarien'),
  tiles: (count) => counted(count, 'Kachel', 'Kacheln'),
};

export const PACKS_DE: Translation<typeof PACKS> = {
  missing: (names) =>
    `In dieser Bibliothek ${names.length === 1 ? 'fehlt das Paket' : 'fehlen die Pakete'} ${listOf(names)}. Nichts ist verloren: Was dazugehört, bleibt, wie es ist, ohne seine gedruckten Zahlen und Karten. Importiere es unter „Inhaltspakete“ noch einmal.`,
};
