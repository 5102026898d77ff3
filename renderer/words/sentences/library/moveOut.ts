/** Words of an export for another program, and its report as text. */
import { inBoxWords } from '../../helpers/box';
import type { MoveOutLine } from '#shared/movingOut/report';
import { STICKER_NAMES } from '../party/sheets';
import { TABLE_WORDS } from '../play';
import { groupsOfReport } from './moveIn';

const words = TABLE_WORDS.moveOut;

export const { MOVE_OUT } = words;

/** 'Items: Boots of Speed (content of a pack)' */
export function moveOutLineWords({ part, value, why }: MoveOutLine): string {
  const shown = part === 'enhancements' ? inBoxWords(value, STICKER_NAMES) : value;
  const about = [words.MOVE_OUT_PARTS[part], shown].filter((word) => word !== '').join(': ');
  return `${about} (${words.MOVE_OUT_REASONS[why]})`;
}

export function moveOutText(name: string, lines: readonly MoveOutLine[]): string {
  const groups = groupsOfReport(lines).flatMap((group) => [
    '',
    group.title,
    ...group.lines.map((line) => `  ${moveOutLineWords(line)}`),
  ]);
  return [name, ...groups, ''].join('\n');
}
