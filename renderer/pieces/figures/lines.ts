/** The numbers of a summon as one line. */
import type { Summon } from '#shared/state';
import { effectName } from '../../text/names/names';
import { tableText as text } from '../../text/table/table';

/** The numbers of a summon in a line: 'Move 2 · Attack 3 · Range 4 · Shield 1'. */
export function summonLine(summon: Summon): string {
  return [
    `${text.move} ${summon.move}`,
    `${text.attackValue} ${summon.attack}`,
    ...(summon.range > 0 ? [`${text.range} ${summon.range}`] : []),
    ...(summon.flying ? [text.flying] : []),
    ...summon.attackEffects.map(effectName),
  ].join(' · ');
}
