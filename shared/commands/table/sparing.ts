/** The use of a card in effect together with the damage that it makes nothing. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import { sparingCards } from '../../rules/round/sparingCards';
import { charactersOf, isInPlay } from '../../rules/table/figures';
import type { Character, Scenario } from '../../state';
import type { CommandOf } from '../shapes';

type Use = CommandOf<'useActiveCard'>;

/**
 * The next use of a card, with the damage it prevents: of the attack that is worked out, or else what
 * was suffered last. Only the use where it is not known whose damage is meant.
 *
 * @rule TURN-3
 */
export function useSparing(
  scenario: Scenario,
  content: Content,
  owner: FigureId,
  card: number,
): Use {
  const use: Use = { type: 'useActiveCard', figure: owner, card };
  const meant = charactersOf(scenario)
    .filter(isInPlay)
    .flatMap((character): NonNullable<Use['deeds']> => {
      const deed = deedFor(scenario, character);
      // Whether it would be the last damage, its own question asks.
      const source = deed?.type === 'changeTarget' ? 'attack' : null;
      const all = deed
        ? sparingCards(scenario, content, character, { source, isFatal: false })
        : [];
      return deed && all.some((each) => each.owner === owner && each.card === card) ? [deed] : [];
    });
  const [deed, ...others] = meant;
  return deed && others.length === 0 ? { ...use, deeds: [deed] } : use;
}

function deedFor(
  { attack }: Scenario,
  { id: figure, suffered }: Character,
): NonNullable<Use['deeds']>[number] | null {
  const aim = attack?.targets.find((each) => each.figure === figure);
  if (aim) {
    return aim.negate === 'cardInEffect'
      ? null
      : { type: 'changeTarget', figure, negate: 'cardInEffect' };
  }
  return suffered > 0 ? { type: 'negateDamage', figure, losing: 'cardInEffect' } : null;
}
