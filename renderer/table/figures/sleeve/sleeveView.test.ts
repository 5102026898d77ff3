import { describe, expect, test } from 'vitest';
import { contentFrom } from '#shared/content/content';
import type { MonsterTypeId } from '#shared/ids';
import type { Scenario, Sleeve } from '#shared/state';
import { aMonster, aScenario } from '#shared/testing/builders';
import { monstersOfType, standeesInTheBox } from '#shared/rules/figures/standees';
import { sleeveView } from './sleeveView';

const DATA = '../../../../shared/content/data';
const files: Record<string, unknown> = import.meta.glob('../../../../shared/content/data/*.json', {
  eager: true,
  import: 'default',
});
const content = contentFrom((file) => files[`${DATA}/${file}`]);

function viewOf(type: string, card: number | null, rest: Partial<Sleeve & Scenario> = {}) {
  const deck = content.monster(type)?.deck;
  if (!deck) throw new Error(`no monster ${type}`);
  const sleeve: Sleeve = { type: type as MonsterTypeId, deck, level: 1, consumed: [], ...rest };
  const decks = [{ deck, draw: [], discard: [], current: card }];
  return sleeveView(sleeve, aScenario({ abilityDecks: decks, players: 3, ...rest }), content);
}

describe('sleeveView', () => {
  test('applies the card of the round to both columns', () => {
    const { columns, card } = viewOf('bandit-archer', 539);

    expect(card).toMatchObject({ initiative: 29, shuffle: true });
    expect(card?.printed.map(({ words }) => words)).toEqual([
      'Move +0',
      'Attack −1',
      'Range +1',
      'Immobilize',
    ]);
    expect(columns.map(({ rank }) => rank)).toEqual(['normal', 'elite']);
    expect(columns[0]?.lines).toMatchObject([
      { main: 'Move 2', rest: '', place: '0' },
      { main: 'Attack 1', rest: 'range 5, Immobilize', place: '1' },
    ]);
    expect(columns[1]?.lines[1]).toMatchObject({ main: 'Attack 2', rest: 'range 6, Immobilize' });
    expect(columns[1]?.lines[1]?.small).toEqual([
      { keyword: 'range', words: 'range 6', value: '6' },
      { keyword: 'immobilize', words: 'Immobilize', value: '' },
    ]);
  });

  test('shows the printed values before a card is drawn', () => {
    const { columns, card } = viewOf('bandit-guard', null);

    expect(card).toBeNull();
    expect(columns[0]?.lines.map(({ main }) => main)).toEqual(['Move 3', 'Attack 2']);
    expect(columns[1]?.traits.map(({ words }) => words)).toEqual(['Shield 1']);
  });

  test('has another column for figures above the level of the sleeve', () => {
    const type = 'bandit-guard' as MonsterTypeId;
    const figures = [aMonster({ id: 'bandit-guard-1', type, standee: 1, levelBonus: 2 })];
    const { columns } = viewOf('bandit-guard', null, { figures });
    const higher = viewOf('bandit-guard', null, { level: 3 });

    expect(columns.map(({ rank, level, present }) => [rank, level, present])).toEqual([
      ['normal', null, false],
      ['normal', 3, true],
      ['elite', null, false],
    ]);
    expect(columns[1]).toMatchObject({
      hitPoints: higher.columns[0]?.hitPoints,
      lines: higher.columns[0]?.lines,
    });
  });

  test('has words for every card of every monster', () => {
    for (const type of content.monsters()) {
      for (const card of content.abilityDeck(type.deck)?.cards ?? []) {
        const view = viewOf(type.id, card.id);
        const terms = view.columns.flatMap(({ lines, traits }) => [
          ...traits,
          ...lines.flatMap(({ big, small }) => [...big, ...small]),
        ]);
        const lines = view.columns.flatMap((column) => column.lines);
        const words = JSON.stringify(terms.map((term) => [term.words, term.value]));

        expect(view.columns.length).toBeGreaterThan(0);
        expect(words).not.toMatch(/undefined|NaN|null|\[object/);
        expect(terms.filter((term) => term.words === '')).toEqual([]);
        expect(lines.filter(({ main, rest }) => main === '' && rest === '')).toEqual([]);
      }
    }
  });
});

describe('the standees of a type', () => {
  const guard = 'bandit-guard' as MonsterTypeId;
  const figures = [
    aMonster({ id: 'bandit-guard-4', type: guard, standee: 4 }),
    aMonster({ id: 'bandit-guard-2', type: guard, standee: 2, rank: 'elite' }),
    aMonster({ id: 'bandit-guard-1', type: guard, standee: 1 }),
  ];
  const scenario = aScenario({ figures });

  test('are in turn order', () => {
    const standees = monstersOfType(scenario, guard);

    expect(standees.map(({ standee }) => standee)).toEqual([2, 1, 4]);
  });

  test('do not include unused numbers', () => {
    const type = content.monster('bandit-guard');
    if (!type) throw new Error('no Bandit Guard');

    expect(standeesInTheBox(type, scenario, content)).toEqual([3, 5, 6]);
  });
});
