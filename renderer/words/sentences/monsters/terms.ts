/** The terms of an ability line: words and numbers, with their drawings. */
import { isOwnCondition } from '#shared/vocabulary';
import type { Effect, Element, PrintedCondition } from '#shared/vocabulary';
import { effectName } from '../names/names';

/** The keywords that have a drawing. */
export type Keyword =
  | 'move'
  | 'jump'
  | 'flying'
  | 'attack'
  | 'range'
  | 'targets'
  | 'pierce'
  | 'area'
  | 'heal'
  | 'shield'
  | 'retaliate'
  | 'push'
  | 'pull'
  | 'damage'
  | 'loot'
  | 'trap'
  | 'summon'
  | PrintedCondition
  | Element;

/** A term of an ability line, with its drawing. */
export interface Term {
  /** The term in words: 'range 3'. */
  readonly words: string;
  readonly keyword: Keyword | null;
  /** The text beside the drawing: '3'. Empty if the drawing is enough. */
  readonly value: string;
}

/** An ability line in words: the large text and the small ones. */
export interface ActionLine {
  readonly main: string;
  readonly rest: string;
  /** The same as terms. */
  readonly big: readonly Term[];
  readonly small: readonly Term[];
}

/** A term without a drawing. */
export function plainTerm(words: string): Term {
  return { words, keyword: null, value: '' };
}

export function drawnTerm(keyword: Keyword, words: string, value: number | string = ''): Term {
  return { words, keyword, value: String(value) };
}

/** The term for an effect: 'Poison', 'push 2', 'infuse Fire'. */
export function effectTerm(effect: Effect): Term {
  const words = effectName(effect);
  switch (effect.kind) {
    case 'push':
    case 'pull':
      return drawnTerm(effect.kind, words, effect.hexes);
    case 'heal':
      return drawnTerm('heal', words, effect.value);
    case 'infuse':
      return effect.element === 'wild' ? plainTerm(words) : drawnTerm(effect.element, words);
    case 'condition':
      return isOwnCondition(effect.condition)
        ? plainTerm(words)
        : drawnTerm(effect.condition, words);
    case 'bless':
    case 'curse':
    case 'pierce':
    case 'target':
    case 'shield':
    case 'addTarget':
    case 'refreshItem':
      return plainTerm(words);
  }
}

export function lineFrom(
  main: string,
  big: readonly Term[],
  small: readonly (Term | null)[],
): ActionLine {
  const smallTerms = small.filter((term) => term !== null);
  return { main, big, small: smallTerms, rest: joinPresent(smallTerms.map((term) => term.words)) };
}

export function joinPresent(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(', ');
}
