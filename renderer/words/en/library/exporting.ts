/** Words of the export for another program. */
import type { ExportPart, ExportReason } from '#shared/exporting/report';
import { PARTS } from './importing';

export const EXPORT_PARTS: Readonly<Record<ExportPart, string>> = {
  ...PARTS,
  history: 'History and statistics',
  packs: 'Content packs',
  scenarioMarks: 'Scenarios closed manually',
  startEffects: 'Event effects for the next scenario',
  dungeon: 'Random dungeon',
  reducedRandomness: 'Reduced randomness',
  permanentDeath: 'Permanent death',
  fallenCharacters: 'Dead characters',
  hand: 'Chosen hand',
  shown: 'Revealed spoilers',
  guest: 'Guest from',
  drawnQuests: 'Drawn personal quests',
};

export const EXPORT_REASONS: Readonly<Record<ExportReason, string>> = {
  noPlace: 'not supported by that program',
  ofPack: 'content of a pack',
  otherLines: 'enhance the card there again',
  setUpAnew: 'set it up there again',
  onlyTheNumber: 'only their number is exported',
  fullTens: 'only full tens of gold are exported',
  countedApart: 'that program adds the check marks from donations itself',
  onTop: 'it is the top card of the deck there',
};

export const EXPORT = {
  title: (name: string) => `Export “${name}” for Gloomhaven Secretariat`,
  lead: 'In Gloomhaven Secretariat choose Data Management, then Import file. Your campaign in Standee stays as it is.',
  report: 'Not exported',
  nothing: 'Everything is exported.',
  saveReport: 'Save report',
  cancel: 'Cancel',
  save: 'Save file',
  saved: (path: string) => `Exported: ${path}.`,
  fileName: (name: string) => `${name}, Gloomhaven Secretariat.json`,
  reportName: (name: string) => `${name}, export report.txt`,
};
