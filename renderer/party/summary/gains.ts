/** Computes the gains of each character in a scenario, and the level that its experience reaches. */
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
  /** The new level; null if the experience is not enough for one. */
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
