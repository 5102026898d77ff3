/** An ability card as printed, without the numbers of the stat card: 'Move +0', 'Attack −1', 'Range +1'. */
import { readEffects } from '#shared/content/notation/effects';
import type { AbilityAction } from '#shared/content/types';
import { upperFirst } from '../../helpers/phrases';
import { effectName } from '../names/names';
import { TABLE_WORDS } from '../play';
import type { ActionLine } from './monsterActions';

const { ACTION_WORDS } = TABLE_WORDS.monsterActions;

type Relative = Extract<AbilityAction, { readonly type: 'move' | 'attack' }>;

/**
 * The pieces of a line.
 * @param line the same line with all numbers, for actions that change none.
 */
export function printedPieces(
  action: AbilityAction,
  line: ActionLine | undefined,
): readonly string[] {
  if (action.type === 'move' || action.type === 'attack') return relativePieces(action);
  return [line?.main ?? '', line?.rest ?? ''].filter((piece) => piece !== '').map(upperFirst);
}

function relativePieces(action: Relative): readonly string[] {
  const value = withMinus(action.value);
  if (action.type === 'move')
    return [ACTION_WORDS.move(value), ...(action.jump ? [upperFirst(ACTION_WORDS.jump)] : [])];
  const { range, target, effects } = action;
  return [
    ACTION_WORDS.attack(value),
    ...(range === undefined || range === '+0' ? [] : [ACTION_WORDS.range(withMinus(range))]),
    ...(typeof target === 'number' && target > 1 ? [ACTION_WORDS.targets(target)] : []),
    ...readEffects(effects).map(effectName),
  ].map(upperFirst);
}

/** With a true minus. */
function withMinus(value: number | string): string {
  return String(value).replace('-', '−');
}
