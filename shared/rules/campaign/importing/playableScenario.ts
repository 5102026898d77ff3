/** Checks that an imported scenario could be the result of play. */
import type { Content } from '../../../content/content';
import type { Campaign, ModifierDeck, Scenario } from '../../../state';
import { MAX_COPIES } from '../../../content/notation/deckFault';
import { charactersOf, isInPlay } from '../../figures/figures';

/**
 * True if every character has a sheet, everything is printed content, decks are complete, and turns
 * belong to figures in play. Only objectives may be on the board, and no attack may be in progress.
 *
 * @rule BLESS-2 ABILITY-1
 */
export function isPlayable(scenario: Scenario, campaign: Campaign, content: Content): boolean {
  return (
    content.scenario(scenario.scenario) !== null &&
    hasOnlyPrinted(scenario, campaign, content) &&
    hasWholeDecks(scenario, content) &&
    turnsMatchFiguresInPlay(scenario) &&
    isBetweenAttacks(scenario)
  );
}

function hasOnlyPrinted(
  { figures, sleeves }: Scenario,
  { characters }: Campaign,
  content: Content,
): boolean {
  return figures.every((figure) => {
    const isConsistent = figure.hitPoints > 0 === isInPlay(figure);
    if (!isConsistent || figure.hitPoints > figure.maxHitPoints) return false;
    switch (figure.kind) {
      case 'character':
        return characters.some((own) => own.id === figure.sheet && own.class === figure.class);
      case 'monster':
        return (
          content.monster(figure.type) !== null && sleeves.some(({ type }) => type === figure.type)
        );
      case 'summon':
        return figures.some(({ id, kind }) => id === figure.owner && kind === 'character');
      case 'objective':
        return true;
    }
  });
}

function hasWholeDecks(scenario: Scenario, content: Content): boolean {
  const isWhole = scenario.abilityDecks.every(({ deck, draw, discard, current }) => {
    const cards = [...draw, ...discard, ...(current === null ? [] : [current])];
    const printed = content.abilityDeck(deck)?.cards.map(({ id }) => id) ?? [];
    return cards.toSorted().join() === printed.toSorted().join();
  });
  const own = charactersOf(scenario).map(({ deck }) => deck);
  return (
    isWhole &&
    countOf([...own, scenario.monsterDeck], 'bless') <= (MAX_COPIES['bless'] ?? 0) &&
    countOf(own, 'curse') <= (MAX_COPIES['curse'] ?? 0)
  );
}

function countOf(decks: readonly ModifierDeck[], card: string): number {
  const cards = decks.flatMap(({ draw, discard }) => [...draw, ...discard]);
  return cards.filter((each) => (each as string) === card).length;
}

function turnsMatchFiguresInPlay({ phase, figures }: Scenario): boolean {
  if (phase.name !== 'turns') return true;
  const turns = phase.order.flatMap((block) => block.turns);
  const there = new Set(figures.filter(isInPlay).map(({ id }) => id));
  const acting = turns.filter(({ state }) => state === 'acting').map(({ figure }) => figure);
  return (
    turns.every(({ figure }) => there.has(figure)) &&
    new Set(turns.map(({ figure }) => figure)).size === turns.length &&
    acting.join() === (phase.active ?? '') &&
    phase.order.every((block) => block.turns.length > 0)
  );
}

function isBetweenAttacks({ figures, attack, lastAttacks, board }: Scenario): boolean {
  const isOffBoard = figures.every(({ kind, at }) => at === null || kind === 'objective');
  return isOffBoard && attack === null && lastAttacks.length === 0 && board?.inUse !== true;
}
