/** Words the report about an import from another program. */
import { CONDITIONS } from '#shared/vocabulary';
import { inBoxWords } from '../../helpers/box';
import { STICKER_NAMES } from '../party/sheets';
import { conditionName, ELEMENT_NAMES } from '../names/names';
import { DIFFICULTY_WORDS } from '../steps/commands';
import { ELEMENT_STATE_NAMES, RANK_NAMES, TABLE_WORDS } from '../play';
import type { ImportLine, ImportPart } from '#shared/events/importLines';

const words = TABLE_WORDS.importing;

export const { IMPORT } = words;

/** The content files with the names that reports contain. */
export const NAMED_IN_REPORTS = [
  ...['monsters.json', 'abilityDecks.json', 'items.json', 'achievements.json', 'classes.json'],
  ...['classCards.json', 'personalQuests.json'],
];

const conditions = Object.fromEntries(CONDITIONS.map((each) => [each, conditionName(each)]));
const ON_FIGURES = { ...conditions, elite: RANK_NAMES.elite };
const NO_WORDS: Readonly<Record<string, string>> = {};

/** For parts whose value contains names: the other words in the value. */
const NAMED: Partial<Readonly<Record<ImportPart, Readonly<Record<string, string>>>>> = {
  difficulty: DIFFICULTY_WORDS,
  globalAchievements: NO_WORDS,
  partyAchievements: NO_WORDS,
  classes: NO_WORDS,
  shopItems: NO_WORDS,
  figures: ON_FIGURES,
  conditions: ON_FIGURES,
  abilityDecks: NO_WORDS,
  elements: { ...ELEMENT_NAMES, ...ELEMENT_STATE_NAMES },
  fallen: NO_WORDS,
  usedItems: words.USED,
  character: NO_WORDS,
  retired: NO_WORDS,
  items: NO_WORDS,
  equipped: NO_WORDS,
  quest: NO_WORDS,
  cards: NO_WORDS,
  enhancements: STICKER_NAMES,
};

/** A line of the report, with the names of the players' edition. */
export function importLineWords({ part, value, why }: ImportLine): string {
  const inside = NAMED[part];
  return words.importLineWords({ part, value: inside ? inBoxWords(value, inside) : value, why });
}

/** The lines about one character, or about the party, in their order. */
export interface ReportGroup<Line> {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** Groups the lines: the party first, then each character. */
export function groupsOfReport<Line extends { readonly about: string }>(
  lines: readonly Line[],
): readonly ReportGroup<Line>[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const group = groups.get(line.about) ?? [];
    group.push(line);
    groups.set(line.about, group);
  }
  return [...groups].map(([about, group]) => ({
    title: about === '' ? IMPORT.partyTitle : about,
    lines: group,
  }));
}

/** The report as a text to copy or save. */
export function importReportText(name: string, lines: readonly ImportLine[]): string {
  const words = { taken: IMPORT.taken, changed: IMPORT.changed, left: IMPORT.left };
  const groups = groupsOfReport(lines).flatMap((group) => [
    '',
    group.title,
    ...group.lines.map((line) => `  [${words[line.outcome]}] ${importLineWords(line)}`),
  ]);
  return [name, ...groups, ''].join('\n');
}
