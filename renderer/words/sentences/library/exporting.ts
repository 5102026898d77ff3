/** Words the report about an export for another program. */
import { inBoxWords } from '../../helpers/box';
import type { ExportLine } from '#shared/exporting/report';
import { STICKER_NAMES } from '../party/sheets';
import { TABLE_WORDS } from '../play';
import { groupsOfReport } from './importing';

const words = TABLE_WORDS.exporting;

export const { EXPORT } = words;

/** A line of the report: 'Items: Boots of Speed (content of a pack)'. */
export function exportLineWords({ part, value, why }: ExportLine): string {
  const shown = part === 'enhancements' ? inBoxWords(value, STICKER_NAMES) : value;
  const about = [words.EXPORT_PARTS[part], shown].filter((word) => word !== '').join(': ');
  return `${about} (${words.EXPORT_REASONS[why]})`;
}

export function exportReportText(name: string, lines: readonly ExportLine[]): string {
  const groups = groupsOfReport(lines).flatMap((group) => [
    '',
    group.title,
    ...group.lines.map((line) => `  ${exportLineWords(line)}`),
  ]);
  return [name, ...groups, ''].join('\n');
}
