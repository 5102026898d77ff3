/** The result of a scenario for each character: totals, and the level they are enough for. */
import type { CharacterId, FigureId } from '#shared/ids';
import { levelEarned } from '#shared/rules/campaign/characters/levelUp';
import { totalsOf, type SheetTotal } from '#shared/rules/scenario/summary/corrections';
import type { SummaryLine } from '#shared/rules/scenario/summary/lines';
import type { CharacterSheet } from '#shared/state';

export interface SummaryPlayer {
  readonly figure: FigureId;
  readonly id: CharacterId;
  readonly name: string;
}

export interface Gain extends SummaryPlayer {
  readonly totals: readonly SheetTotal[];
  /** Null = not enough for a new level. */
  readonly level: number | null;
}

export function gainsOf(
  players: readonly SummaryPlayer[],
  sheets: readonly CharacterSheet[],
  lines: readonly SummaryLine[],
): readonly Gain[] {
  return players.map((player) => {
    const sheet = sheets.find(({ id }) => id === player.id);
    const totals = sheet ? totalsOf(sheet, lines) : [];
    const experience = totals.find(({ what }) => what === 'experience')?.after;
    const level =
      sheet && experience !== undefined ? levelEarned({ level: sheet.level, experience }) : null;
    return { ...player, totals, level };
  });
}
