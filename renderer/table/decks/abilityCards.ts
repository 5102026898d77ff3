/** The cards of a monster ability deck, sorted so that the order of the deck stays secret. */
import type { Content } from '#shared/content/content';
import { monsterStats } from '#shared/content/stats';
import type { AbilityCard } from '#shared/content/types';
import type { AbilityDeckId } from '#shared/ids';
import { finalActions } from '#shared/rules/monsters/actionNumbers';
import type { AbilityDeck, Scenario } from '#shared/state';
import { actionLine } from '../../words/sentences/monsters/monsterActions';
import { ranksOf } from '#shared/rules/figures/standees';

export interface AbilityCardView {
  readonly id: number;
  readonly initiative: number;
  readonly shuffle: boolean;
  readonly pile: 'inDeck' | 'discarded' | 'now';
  /** Its abilities in words, with the numbers of the lowest rank: 'Move 2, Attack 3'. */
  readonly does: string;
}

type Table = Pick<Scenario, 'abilityDecks' | 'sleeves' | 'players'>;

/** All cards of a deck, sorted by initiative, so that their order in the deck stays secret. */
export function abilityCards(
  id: AbilityDeckId,
  table: Table,
  content: Content,
): readonly AbilityCardView[] {
  const deck = table.abilityDecks.find((each) => each.deck === id);
  const cards = content.abilityDeck(id)?.cards ?? [];
  const discarded = new Set(deck?.discard);
  return cards
    .map((card) => ({
      id: card.id,
      initiative: card.initiative,
      shuffle: card.shuffle,
      pile: pileOf(card.id, deck, discarded),
      get does() {
        return abilitiesInWords(card, id, table, content);
      },
    }))
    .toSorted((a, b) => a.initiative - b.initiative || a.id - b.id);
}

function pileOf(
  card: number,
  deck: AbilityDeck | undefined,
  discarded: ReadonlySet<number>,
): AbilityCardView['pile'] {
  if (deck?.current === card) return 'now';
  return discarded.has(card) ? 'discarded' : 'inDeck';
}

function abilitiesInWords(
  { actions }: AbilityCard,
  deck: AbilityDeckId,
  { sleeves, players }: Table,
  content: Content,
): string {
  const sleeve = sleeves.find((each) => each.deck === deck);
  const type = sleeve ? content.monster(sleeve.type) : null;
  const [rank] = type ? ranksOf(type) : [];
  const stats = type && sleeve && rank ? monsterStats(type, sleeve.level, rank) : null;
  if (!stats) return '';
  const monsterName = (id: string) => content.monster(id)?.name ?? id;
  return finalActions(stats, actions, { characters: players, consumed: [], conditions: [] })
    .map((action) => actionLine(action, { characters: players, monsterName }))
    .map(({ main, rest }) => [main, rest].filter((part) => part !== '').join(', '))
    .filter((line) => line !== '')
    .join(' · ');
}
