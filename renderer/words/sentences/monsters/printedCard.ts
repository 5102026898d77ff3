/**
 * Wording of a monster ability card without the numbers of the stat card. Moves and attacks have
 * relative numbers ('Move +0', 'Attack −1', 'Range +1'), with jump, the number of targets and
 * effects, but without areas, bonuses or special targets. Other actions have calculated numbers.
 */
import { readEffects } from '#shared/content/notation/effects';
import type { AbilityAction } from '#shared/content/types';
import { upperFirst } from '../../helpers/phrases';
import { TABLE_WORDS } from '../play';
import { drawnTerm, effectTerm, type ActionLine, type Term } from './terms';

const { ACTION_WORDS } = TABLE_WORDS.monsterActions;

type Relative = Extract<AbilityAction, { readonly type: 'move' | 'attack' }>;

/**
 * The printed terms of a line.
 * @param line the same line with calculated numbers, used for actions other than move and attack.
 */
export function printedTerms(action: AbilityAction, line: ActionLine | undefined): readonly Term[] {
  if (action.type === 'move' || action.type === 'attack') return relativeTerms(action);
  return line ? [...line.big, ...line.small] : [];
}

function relativeTerms(action: Relative): readonly Term[] {
  const value = withMinus(action.value);
  if (action.type === 'move') {
    const jump = action.jump ? [drawnTerm('jump', upperFirst(ACTION_WORDS.jump))] : [];
    return [drawnTerm('move', ACTION_WORDS.move(value), value), ...jump];
  }
  const { range, target, effects } = action;
  const reach = range === undefined || range === '+0' ? null : withMinus(range);
  return [
    drawnTerm('attack', ACTION_WORDS.attack(value), value),
    ...(reach === null ? [] : [drawnTerm('range', upperFirst(ACTION_WORDS.range(reach)), reach)]),
    ...(typeof target === 'number' && target > 1
      ? [drawnTerm('targets', upperFirst(ACTION_WORDS.targets(target)), target)]
      : []),
    ...readEffects(effects).map(effectTerm),
  ];
}

/** A value with a typographic minus. */
function withMinus(value: number | string): string {
  return String(value).replace('-', '−');
}
