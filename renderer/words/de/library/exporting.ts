/** German words of the export for another program. */
import type * as en from '../../en/library/exporting';
import type { Translation } from '../../helpers/translation';
import { PARTS } from './importing';

export const EXPORT_PARTS: Translation<typeof en.EXPORT_PARTS> = {
  ...PARTS,
  history: 'Verlauf und Statistik',
  packs: 'Inhaltspakete',
  scenarioMarks: 'Von euch geschlossene Szenarien',
  startEffects: 'Wirkungen von Ereignissen auf das nächste Szenario',
  dungeon: 'Zufälliges Verlies',
  reducedRandomness: 'Weniger Zufall',
  permanentDeath: 'Endgültiger Tod',
  fallenCharacters: 'Gestorbene Charaktere',
  hand: 'Gewählte Hand',
  shown: 'Aufgedeckte Geheimnisse',
  guest: 'Gast aus',
  drawnQuests: 'Gezogene persönliche Aufgaben',
};

export const EXPORT_REASONS: Translation<typeof en.EXPORT_REASONS> = {
  noPlace: 'kennt jenes Programm nicht',
  ofPack: 'Inhalt eines Pakets',
  otherLines: 'verbessert die Karte dort noch einmal',
  setUpAnew: 'baut es dort noch einmal auf',
  onlyTheNumber: 'nur die Anzahl wird exportiert',
  fullTens: 'nur volle zehn Gold werden exportiert',
  countedApart: 'jenes Programm zählt die Häkchen aus Spenden selbst dazu',
  onTop: 'sie liegt dort oben auf dem Deck',
};

export const EXPORT: Translation<typeof en.EXPORT> = {
  title: (name) => `„${name}“ für Gloomhaven Secretariat exportieren`,
  lead: 'Wählt in Gloomhaven Secretariat die Datenverwaltung, dann den Import einer Datei. Eure Kampagne in Standee bleibt, wie sie ist.',
  report: 'Nicht exportiert',
  nothing: 'Alles wird exportiert.',
  saveReport: 'Bericht speichern',
  cancel: 'Abbrechen',
  save: 'Datei speichern',
  saved: (path) => `Exportiert: ${path}.`,
  fileName: (name) => `${name}, Gloomhaven Secretariat.json`,
  reportName: (name) => `${name}, Exportbericht.txt`,
};
