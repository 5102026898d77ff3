/** Names of players. */
import type { Campaign } from '../../../state';

/** The name for comparisons: without case and surplus blanks. */
export function playerKey(player: string): string {
  return player.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Shorter names often differ by only one letter, so they are not compared. */
const MIN_LENGTH = 3;

/** A player whose name differs from this one by a single letter; null = none. */
export function similarPlayer(
  { characters, retired }: Pick<Campaign, 'characters' | 'retired'>,
  player: string,
): string | null {
  const key = playerKey(player);
  const known = [...characters, ...retired].map((sheet) => sheet.player);
  if (key.length < MIN_LENGTH || known.some((each) => playerKey(each) === key)) return null;
  return known.find((each) => isOneLetterOff(playerKey(each), key)) ?? null;
}

/** True if one letter was changed, added, left out or swapped with the next. */
function isOneLetterOff(one: string, other: string): boolean {
  if (one.length < MIN_LENGTH || Math.abs(one.length - other.length) > 1) return false;
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  if (long.length > short.length) return long.slice(at + 1) === short.slice(at);
  const isSwapped =
    long[at] === short[at + 1] &&
    long[at + 1] === short[at] &&
    long.slice(at + 2) === short.slice(at + 2);
  return isSwapped || long.slice(at + 1) === short.slice(at + 1);
}
