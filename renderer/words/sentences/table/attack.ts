/** Everything the attack calculator says. */
import type { Contribution } from '#shared/rules/attack/numbers/attackNumbers';
import { isOwnCondition, type ModifierCard } from '#shared/vocabulary';
import { cardName, conditionName } from '../names/names';
import { signed } from '../../wording/phrases';
import { TABLE_WORDS } from '../play';

const words = TABLE_WORDS.calculator;
export const { calculatorText, MODE_SOURCES } = words;
const { CHANGES, SHIELDS, SOURCES } = words;

/** '+2', '−1', '×2', 'miss'. */
export function changeText({ op, n }: Pick<Contribution, 'op' | 'n'>): string {
  switch (op) {
    case 'add':
      return signed(n);
    case 'multiply':
      return CHANGES.times(n);
    case 'null':
      return CHANGES.miss;
    case 'set':
      return String(n);
  }
}

/** Where a change of the number comes from. */
export function sourceText({ kind, source }: Pick<Contribution, 'kind' | 'source'>): string {
  switch (kind) {
    case 'card':
      return cardName(source as ModifierCard);
    case 'shield':
      return SHIELDS[source] ?? source;
    case 'modifier':
      if (isOwnCondition(source)) return conditionName(source);
      if (source === 'scenario') return SOURCES.scenario;
      return source === '' ? SOURCES.modifier : source;
    default:
      return SOURCES[kind];
  }
}
