import { describe, expect, test } from 'vitest';
import { shippedFile } from '../testing/content';
import { contentFrom, CORE_FILES, scenarioFile } from './content';

function counted() {
  const asked: string[] = [];
  const content = contentFrom((file) => {
    asked.push(file);
    return shippedFile(file);
  });
  return { asked, content };
}

describe('contentFrom', () => {
  test('reads nothing before the first lookup', () => {
    expect(counted().asked).toEqual([]);
  });

  test('core lookups read no scenario and only core files', () => {
    const { asked, content } = counted();
    content.monster('bandit-guard');
    content.abilityDeck('guard');
    content.class('brute');
    content.levels();
    content.modifierDecks();
    content.scenarioIndex();
    content.soloIndex();
    content.tile('L1a');
    content.treasure(7);
    content.achievements();
    content.milestones();
    content.item(1);
    content.personalQuests();
    content.battleGoals();
    content.events();
    content.enhancements();
    content.randomDungeon();
    content.classCards('brute');

    expect(asked.toSorted()).toEqual([...CORE_FILES].toSorted());
  });

  test('reads each file once', () => {
    const { asked, content } = counted();
    for (let time = 0; time < 3; time++) {
      content.monster('bandit-guard');
      content.monsters();
      content.scenario('1');
      content.item(1);
    }
    expect(asked).toEqual([
      'monsters.json',
      'scenarioIndex.json',
      'scenarios/001.json',
      'items.json',
    ]);
  });

  test('one scenario reads one scenario file', () => {
    const { asked, content } = counted();
    expect(content.scenario('14')?.id).toBe('14');
    expect(asked.filter((file) => file.startsWith('scenarios/'))).toEqual(['scenarios/014.json']);
  });

  test.each(['__proto__', 'constructor', 'toString', '', '../monsters', '96', '01', ' 1'])(
    'the unknown id %j returns null everywhere',
    (id) => {
      const { asked, content } = counted();
      expect(content.monster(id)).toBeNull();
      expect(content.abilityDeck(id)).toBeNull();
      expect(content.class(id)).toBeNull();
      expect(content.scenarioEntry(id)).toBeNull();
      expect(content.scenario(id)).toBeNull();
      expect(content.tile(id)).toBeNull();
      expect(content.classCards(id)).toEqual([]);
      expect(content.cardLines(id)).toBeNull();
      expect(asked.some((file) => file.includes('/'))).toBe(false);
    },
  );

  test.each([0, -1, 1.5, NaN, 1e9])('the unknown number %s returns null', (number) => {
    const { content } = counted();
    expect(content.treasure(number)).toBeNull();
    expect(content.item(number)).toBeNull();
  });

  test('a scenario that is not loaded is null at first and available later', () => {
    let isLoaded = false;
    const content = contentFrom((file) =>
      file.startsWith('scenarios/') && !isLoaded ? undefined : shippedFile(file),
    );
    expect(content.scenario('1')).toBeNull();
    isLoaded = true;
    expect(content.scenario('1')?.rooms).toHaveLength(3);
  });

  test('any other file that is not loaded throws with its name', () => {
    const content = contentFrom(() => undefined);
    expect(() => content.items()).toThrow('items.json');
  });

  test('core and on-demand files cover everything except scenarios', () => {
    const { content } = counted();
    const files = [...CORE_FILES, scenarioFile('1')];
    for (const file of files) expect(shippedFile(file)).toBeTruthy();
    expect(content.classCards('brute').length).toBeGreaterThan(0);
    expect(content.personalQuests().length).toBeGreaterThan(0);
    expect(content.battleGoals().length).toBeGreaterThan(0);
  });
});
