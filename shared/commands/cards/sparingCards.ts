/** The use of a card in effect together with the damage that it makes nothing. */
import type { Content } from '../../content/content';
import { slotsOf } from '../../rules/cards/activeCards';
import { sparingCards } from '../../rules/cards/sparingCards';
import { charactersOf, isInPlay } from '../../rules/figures/figures';
import type { Character, Scenario } from '../../state';
import type { CommandOf } from '../shapes';

type Use = CommandOf<'useActiveCard'>;
type Subcommand = NonNullable<Use['subcommands']>[number];
type Sparing = Extract<Subcommand, { readonly type: 'changeTarget' | 'negateDamage' }>;

/**
 * The next use of an active card, with the damage it prevents: that of the current attack,
 * otherwise the damage suffered last. A card without slots only prevents it. If the damage is
 * unknown, only the use. Null = the card has none.
 *
 * @rule TURN-3
 */
export function useSparing(
  scenario: Scenario,
  content: Content,
  owner: Character,
  card: number,
): Use | Sparing | null {
  const meant = charactersOf(scenario)
    .filter(isInPlay)
    .flatMap((character): readonly Sparing[] => {
      const subcommand = subcommandFor(scenario, character);
      // Fatal damage has a question of its own.
      const source = subcommand?.type === 'changeTarget' ? 'attack' : null;
      const all = subcommand
        ? sparingCards(scenario, content, character, { source, isFatal: false })
        : [];
      return subcommand && all.some((each) => each.owner === owner.id && each.card === card)
        ? [subcommand]
        : [];
    });
  const [subcommand, ...others] = meant;
  const known = subcommand && others.length === 0 ? subcommand : null;
  if (slotsOf(content, owner, card).length === 0) return known;
  const use: Use = { type: 'useActiveCard', figure: owner.id, card };
  return known ? { ...use, subcommands: [known] } : use;
}

function subcommandFor({ attack }: Scenario, { id: figure, suffered }: Character): Sparing | null {
  const aim = attack?.targets.find((each) => each.figure === figure);
  if (aim) {
    return aim.negate === 'cardInEffect'
      ? null
      : { type: 'changeTarget', figure, negate: 'cardInEffect' };
  }
  return suffered > 0 ? { type: 'negateDamage', figure, losing: 'cardInEffect' } : null;
}
