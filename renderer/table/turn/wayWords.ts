/** The options and paths of monsters in words. */
import { centreOf, sameHex, type Hex } from '#shared/map/hexes';
import type { MonsterOption } from '#shared/map/focus/monsterTurn';
import { boardText, optionWords as sentenceOf } from '../../words/sentences/board/board';
import type { Names } from '../../words/sentences/names/names';

/** An option of a monster in words: 'Moves 2 down right and attacks Brute'. */
export function optionWords(
  option: MonsterOption,
  from: Hex | null,
  names: Names,
  pathWords: (from: Hex, path: readonly Hex[]) => string = endWords,
): string {
  return sentenceOf({
    steps: option.path.length,
    towards: from && !sameHex(from, option.moveTo) ? pathWords(from, option.path) : null,
    targets: option.attack.map(names.figure),
    focus: option.focus === '' ? null : names.figure(option.focus),
    isOnTheWay: option.headingFor !== null,
  });
}

/**
 * Words for several options. Options with equal words list every turn of their path instead of its
 * direction.
 */
export function distinctWords<T>(
  all: readonly T[],
  words: (one: T, pathWords: typeof endWords) => string,
): readonly string[] {
  const short = all.map((one) => words(one, endWords));
  return all.map((one, index) => {
    const isAlone = short.every((each, other) => other === index || each !== short[index]);
    return isAlone ? (short[index] ?? '') : words(one, turnsWords);
  });
}

function endWords(from: Hex, path: readonly Hex[]): string {
  return directionWords(from, path.at(-1) ?? from);
}

/** The turns of a path in words: '2 down right, 1 down'. */
function turnsWords(from: Hex, path: readonly Hex[]): string {
  const steps = path.map((hex, index) => directionWords(path[index - 1] ?? from, hex));
  const turns = steps.flatMap((step, index) => (step === steps[index - 1] ? [] : [index]));
  return turns
    .map((at, index) => `${(turns[index + 1] ?? steps.length) - at} ${steps[at] ?? ''}`)
    .join(', ');
}

/** The horizontal scale of `centreOf`, which differs from its vertical scale. */
const WIDTH = Math.sqrt(3);

/** The direction from one hex to another on the screen: 'up', 'down right'. */
export function directionWords(from: Hex, to: Hex): string {
  const a = centreOf(from);
  const b = centreOf(to);
  const eighth = Math.round(Math.atan2(b.y - a.y, (b.x - a.x) * WIDTH) / (Math.PI / 4));
  return boardText.directions[((eighth % 8) + 8) % 8] ?? '';
}
