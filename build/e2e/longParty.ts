/** Four characters and a monster whose names have the maximum length. */
import { aMonsterType, aPack } from '../../shared/testing/packs';
import type { Command } from '../../shared/commands/shapes';
import { id, type PackId } from '../../shared/ids';
import type { Host } from './harness';
import { callApi } from './table';

export const LONG = 'Hildegunde the Unbelievably Long-Winded of Farthest Mountain';
export const PARTY = [
  ['brute', LONG],
  ['tinkerer', 'P'.repeat(60)],
  ['spellweaver', LONG.split(' ').toReversed().join(' ')],
  ['mindthief', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte'],
] as const;

/** Installs a pack with the monster, which has no sign, and returns the commands that create the party. */
export async function longParty(host: Host, level: number): Promise<readonly Command[]> {
  const { sign: _, ...signless } = aMonsterType();
  const words = { ...signless, name: 'Frost Hound of the Northernmost Glacier Under the Moon' };
  const pack = aPack({ monsters: [words] });
  const files = [{ path: 'frost.json', text: JSON.stringify(pack) }];
  await callApi(host, 'packs.import', 'packs', files, false);
  return [
    { type: 'usePack', pack: id<PackId>(pack.id) },
    ...PARTY.map(([printed, name]): Command => {
      return { type: 'addCharacter', class: id(printed), name, level };
    }),
  ];
}
