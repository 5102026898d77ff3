/** Words the contributions to an attack. */
import type { Contribution } from '#shared/rules/attack/numbers/attackNumbers';
import type { ModeSource } from '#shared/rules/attack/draw/advantage';
import type { Condition, ModifierCard } from '#shared/vocabulary';
import { cardName, conditionName } from '../names/names';
import { signed } from '../../helpers/phrases';
import { TABLE_WORDS } from '../play';

const words = TABLE_WORDS.calculator;
export const { calculatorText } = words;
const { CHANGES, MODE_SOURCES, SHIELDS, SOURCES } = words;

/** The change that a contribution makes: '+2', '−1', '×2', 'miss'. */
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

/** The name of a source of advantage or disadvantage. */
export function modeSourceWords(source: ModeSource): string {
  return source.kind === 'condition' ? conditionName(source.condition) : MODE_SOURCES[source.kind];
}

/** The name of a contribution's source. */
export function sourceText({ kind, source }: Pick<Contribution, 'kind' | 'source'>): string {
  switch (kind) {
    case 'card':
      return cardName(source as ModifierCard);
    case 'shield':
      return SHIELDS[source] ?? source;
    case 'condition':
      return SOURCES.condition(conditionName(source as Condition));
    case 'modifier':
      if (source === 'scenario') return SOURCES.scenario;
      return source === '' ? SOURCES.modifier : source;
    default:
      return SOURCES[kind];
  }
}
