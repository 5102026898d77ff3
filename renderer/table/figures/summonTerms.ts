import { readEffects } from '#shared/content/notation/effects';
import type { Summon } from '#shared/state';
import { drawnTerm, effectTerm, type Term } from '../../words/sentences/monsters/terms';
import { tableText as text } from '../../words/sentences/play';

/**
 * The stats of a summon as terms: 'Move 2', 'Attack 3', 'Range 4', flying, and its attack effects.
 */
export function summonTerms(summon: Summon): readonly Term[] {
  return [
    drawnTerm('move', `${text.move} ${summon.move}`, summon.move),
    drawnTerm('attack', `${text.attackValue} ${summon.attack}`, summon.attack),
    ...(summon.range > 0
      ? [drawnTerm('range', `${text.range} ${summon.range}`, summon.range)]
      : []),
    ...(summon.flying ? [drawnTerm('flying', text.flying)] : []),
    ...readEffects(summon.attackEffects).map(effectTerm),
  ];
}
