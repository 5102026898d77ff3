/** Imports exports of Gloomhaven Secretariat in tests. */
import { apply, EMPTY_GAME } from '../commands/apply';
import { readCommand } from '../commands/shapes';
import { readSecretariat, type ImportedParty } from '../importing/secretariat';
import type { Game } from '../state';
import { CONTENT } from './play';
import { seeded } from './seeded';

export function partiesIn(input: unknown): readonly ImportedParty[] {
  const read = readSecretariat(JSON.stringify(input), CONTENT, seeded(1));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

export function firstParty(input: unknown): ImportedParty {
  const [one] = partiesIn(input);
  if (!one) throw new Error('no party');
  return one;
}

/** The campaign after the import. */
export function gameOf({ campaign, scenario, lines }: ImportedParty): Game {
  const begun = apply(EMPTY_GAME, { type: 'newCampaign', name: 'Wanderers' }, seeded(1), CONTENT);
  if (!begun.ok) throw new Error('not begun');
  const program = 'gloomhavenSecretariat';
  const command = readCommand({ type: 'moveIn', program, campaign, scenario, lines });
  if (!command) throw new Error('no command');
  const result = apply(begun.value.next, command, seeded(1), CONTENT);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value.next;
}
