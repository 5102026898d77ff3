/** The ways a monster could go, in words. */
import { sameHex, type Hex } from '#shared/map/hexes';
import type { MonsterOption } from '#shared/map/monsterTurn';
import { boardText, optionWords } from '../../text/board/board';
import type { Names } from '../../text/names/names';
import { centre } from './geometry';

/** 'Moves 2 down right and attacks Brute': one of the ways a monster could go from a hex. */
export function wayWords(option: MonsterOption, from: Hex | null, names: Names): string {
  return optionWords({
    steps: option.path.length,
    towards: from && !sameHex(from, option.moveTo) ? directionWords(from, option.moveTo) : null,
    targets: option.attack.map(names.figure),
    focus: option.focus === '' ? null : names.figure(option.focus),
    isOnTheWay: option.headingFor !== null,
  });
}

/** The way one hex lies from another, as on the screen: 'up', 'down right'. */
export function directionWords(from: Hex, to: Hex): string {
  const a = centre(from);
  const b = centre(to);
  const eighth = Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4));
  return boardText.directions[((eighth % 8) + 8) % 8] ?? '';
}
