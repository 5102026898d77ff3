import { describe, expect, test } from 'vitest';
import { contentFrom } from '#shared/content/content';
import { EMPTY_GAME } from '#shared/commands/apply';
import type { Campaign } from '#shared/state';
import { namesIn } from '../../../words/sentences/names/names';
import type { PrintBlock } from '../blocks';
import { characterBlocks } from './characters';
import { itemBlocks } from './items';
import { partyBlocks } from './partySheet';
import { tableBlocks } from './tableBlocks';

const DATA = '../../../../shared/content/data';
const files: Record<string, unknown> = import.meta.glob(
  '../../../../shared/content/data/**/*.json',
  {
    eager: true,
    import: 'default',
  },
);
const content = contentFrom((file) => files[`${DATA}/${file}`]);

function campaignWith(changes: Partial<Campaign>, party: Partial<Campaign['party']> = {}) {
  const { campaign } = EMPTY_GAME;
  return { ...campaign, ...changes, party: { ...campaign.party, ...party } };
}
const namesOf = (campaign: Campaign) => namesIn({ schema: 1, campaign, scenario: null }, content);
const rowsIn = (blocks: readonly PrintBlock[], key: string) =>
  blocks.flatMap((block) =>
    block.kind === 'table' && block.key.startsWith(key) ? block.rows : [],
  );
const hero = {
  id: 'c1',
  class: 'brute',
  name: 'Hilda',
  level: 3,
  experience: 100,
  gold: 20,
  perks: [1],
  maxHitPoints: null,
  player: 'Ann',
  absent: false,
  checkMarks: 4,
  extraPerks: 1,
  items: [
    { item: 1, equipped: true, state: 'spent', marks: 0 },
    { item: 14, equipped: false, state: 'ready', marks: 1 },
  ],
  notes: 'Owes Bob a beer.',
  quest: null,
  cards: [],
  hand: null,
  blessed: false,
} as unknown as Campaign['characters'][number];

describe('the party on paper', () => {
  test('reached scenarios with their state and reason, and no others', () => {
    const campaign = campaignWith({ completed: ['1', '2'] as unknown as Campaign['completed'] });
    const rows = rowsIn(partyBlocks(campaign, content, namesOf(campaign)), 'scenarios');
    expect(rows.map(([number, name, state]) => [number, name, state])).toEqual([
      ['3', 'Inox Encampment', 'Available'],
      ['4', 'Crypt of the Damned', 'Available'],
      ['1', 'Black Barrow', 'Completed'],
      ['2', 'Barrow Lair', 'Completed'],
    ]);
    expect(rows[0]?.[3]).toBe('Unlocked by 2 Barrow Lair.');
  });

  test('reputation states its effect on prices', () => {
    const facts = (reputation: number) => {
      const campaign = campaignWith({}, { reputation });
      const [block] = partyBlocks(campaign, content, namesOf(campaign)).filter(
        (each) => each.key === 'facts',
      );
      return block?.kind === 'facts' ? block.facts.find((f) => f.name === 'Reputation')?.value : '';
    };
    expect(facts(0)).toBe('0');
    expect(facts(8)).toBe('+8 (every price −2 gold)');
    expect(facts(-20)).toBe('−20 (every price +5 gold)');
  });

  test('all scenarios together still fit their pages', () => {
    const completed = content.scenarioIndex().map(({ id }) => id);
    const campaign = campaignWith({ completed });
    const blocks = partyBlocks(campaign, content, namesOf(campaign));
    const tables = blocks.filter((block) => block.key.startsWith('scenarios'));
    expect(rowsIn(blocks, 'scenarios')).toHaveLength(completed.length);
    for (const table of tables) {
      expect(table.kind === 'table' ? table.rows.length : 99).toBeLessThanOrEqual(20);
    }
  });
});

describe('items on paper', () => {
  test('the stock of the shop, with owners and prices for this party', () => {
    const campaign = campaignWith({ characters: [hero] }, { reputation: 4 });
    const rows = rowsIn(itemBlocks(campaign, content), 'prosperity');
    const boots = rows.find(([number]) => number === '1');
    expect(boots).toEqual(['1', 'Boots of Striding', 'Legs', '19', '10', '1 of 2', 'Hilda']);
    expect(rows).toHaveLength(14);
    // Item 15 comes with prosperity 2.
    expect(JSON.stringify(itemBlocks(campaign, content))).not.toContain(content.item(15)?.name);
  });

  test('found items are listed separately', () => {
    const found = campaignWith({}, { items: [{ item: 99, copies: 1 }] });
    expect(rowsIn(itemBlocks(found, content), 'found').map(([number]) => number)).toEqual(['99']);
  });
});

describe('a character on paper', () => {
  function sheetOf(changes: Partial<Campaign['characters'][number]>) {
    const campaign = campaignWith({ characters: [{ ...hero, ...changes }] });
    const [block] = characterBlocks(campaign.characters, content, namesOf(campaign), []);
    if (block?.kind !== 'character') throw new Error('There is no sheet.');
    return block.sheet;
  }

  test('items with their slot, their state and their marks', () => {
    expect(sheetOf({}).items).toEqual([
      '1 Boots of Striding (legs, equipped, spent)',
      '14 Minor Power Potion (small item, in the bag, 1 circle marked)',
    ]);
  });

  test('the goals of the quest in words, each with its counter', () => {
    const quest = { quest: 511, counters: [], counted: [] };
    const [name, ...goals] = sheetOf({ quest }).quest;
    expect(name).toBe(content.personalQuests().find((each) => each.id === 511)?.name);
    expect(goals.length).toBeGreaterThan(1);
    for (const goal of goals) expect(goal).toMatch(/^Own \d.*: \d of \d/);
    const all = content.personalQuests().flatMap(({ id }) => {
      return sheetOf({ quest: { quest: id, counters: [], counted: [] } }).quest;
    });
    for (const line of all) expect(line).not.toMatch(/undefined|goal \d|NaN/);
  });

  test('marked perks out of all perks, the hand and the notes', () => {
    const sheet = sheetOf({ hand: [1, 2] });
    expect(sheet.facts.find(({ name }) => name === 'Perks taken')?.value).toBe('1 of 4');
    expect(sheet.hand[0]).toMatch(/^\S.* \(1\), .* \(1\)$/);
    expect(sheet.notes).toEqual(['Owes Bob a beer.']);
  });
});

test('pieces of tables are whole and in order', () => {
  const piecesOf = (count: number) => {
    const rows = Array.from({ length: count }, (_, index) => [String(index)]);
    const blocks = tableBlocks('t', { title: 'Shop', columns: [], rows });
    return blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
  };
  const pieces = piecesOf(45);
  expect(pieces.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['Shop', 20],
    ['', 20],
    ['', 5],
  ]);
  expect(pieces.flatMap(({ rows }) => rows.flat())).toEqual(
    Array.from({ length: 45 }, (_, index) => String(index)),
  );
  expect(piecesOf(0)).toEqual([]);
});
