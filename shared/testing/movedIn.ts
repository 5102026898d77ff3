/** Moves exports of Gloomhaven Secretariat in. */
import { apply, EMPTY_GAME } from '../commands/apply';
import { readCommand } from '../commands/shapes';
import { readSecretariat, type MovedIn } from '../movingIn/secretariat';
import type { Game } from '../state';
import { CONTENT } from './play';
import { seeded } from './seeded';

export function moved(input: unknown): readonly MovedIn[] {
  const read = readSecretariat(JSON.stringify(input), CONTENT, seeded(1));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

export function firstMoved(input: unknown): MovedIn {
  const [one] = moved(input);
  if (!one) throw new Error('no party');
  return one;
}

/** The campaign after the import. */
export function gameOfMoved({ campaign, scenario, lines }: MovedIn): Game {
  const begun = apply(EMPTY_GAME, { type: 'newCampaign', name: 'Wanderers' }, seeded(1), CONTENT);
  if (!begun.ok) throw new Error('not begun');
  const program = 'gloomhavenSecretariat';
  const command = readCommand({ type: 'moveIn', program, campaign, scenario, lines });
  if (!command) throw new Error('no command');
  const result = apply(begun.value.next, command, seeded(1), CONTENT);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value.next;
}
