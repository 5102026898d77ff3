import { describe, expect, test } from 'vitest';
import { shippedContent } from '#shared/testing/content';
import { numbersIn, PapersForm } from './papers.svelte';

const content = shippedContent();

function somePapers(): PapersForm {
  const papers = new PapersForm(() => content);
  papers.remove(papers.characters[1] as never);
  return papers;
}

describe('PapersForm', () => {
  test('begins with two characters of different classes and the first achievements', () => {
    const papers = new PapersForm(() => content);
    const { characters, global } = papers.command;
    expect(new Set(characters.map((sheet) => sheet.class)).size).toBe(2);
    expect(global).toEqual(
      content
        .achievements()
        .global.filter(({ starting }) => starting)
        .map(({ id }) => id),
    );
    expect(papers.problem).toBeNull();
  });

  test('the experience follows the level until it is typed', () => {
    const papers = somePapers();
    const [sheet] = papers.characters;
    if (!sheet) throw new Error('nobody');
    sheet.level = 4;
    expect(papers.command.characters[0]?.experience).toBe(150);
    sheet.experience = 170;
    expect(papers.command.characters[0]?.experience).toBe(170);
  });

  test('a nameless character has the name that the players know its class by', () => {
    const papers = somePapers();
    const [sheet] = papers.characters;
    if (!sheet) throw new Error('nobody');
    const locked = content.classes().find(({ starting }) => !starting);
    sheet.class = locked?.id ?? '';
    expect(papers.nameOf(sheet)).toBe(locked?.spoilerSafeName);
    sheet.name = ' Bo ';
    expect(papers.nameOf(sheet)).toBe('Bo');
  });

  test('names the first word that is no number and the first unknown achievement', () => {
    const papers = somePapers();
    papers.party = 'first steps\nMade Up';
    expect(papers.problem).toContain('Made Up');
    expect(papers.command.party).toEqual(['first-steps']);
    papers.completed = '1, two';
    expect(papers.problem).toContain('two');
  });

  test('quests, solo scenarios, treasures and designs are numbers', () => {
    const papers = somePapers();
    const [sheet] = papers.characters;
    if (!sheet) throw new Error('nobody');
    Object.assign(sheet, { quest: '510', questProgress: '2, 0' });
    Object.assign(papers, { completed: '1', solo: '3', treasures: '7 38', designs: '71' });
    expect(papers.problem).toBeNull();
    expect(papers.command).toMatchObject({
      characters: [{ quest: 510, questCounters: [2, 0] }],
      completed: ['1', 'solo-3'],
      treasures: [7, 38],
      designs: [71],
    });
    sheet.quest = '510, 511';
    expect(papers.problem).toContain('one number');
    Object.assign(sheet, { quest: '', questProgress: 'two' });
    expect(papers.problem).toContain('two');
  });

  test('checked boxes are kept by the place of the perk', () => {
    const papers = somePapers();
    papers.characters[0]?.checkPerk(2, 1);
    expect(papers.command.characters[0]?.perks).toEqual([0, 0, 1]);
  });
});

describe('numbersIn', () => {
  test.each([
    ['1, 10;25 3', [1, 10, 25, 3], null],
    ['', [], null],
    ['0', [], '0'],
    ['12a, 5', [5], '12a'],
    ['-3', [], '-3'],
    ['99999', [], '99999'],
  ])('%s', (text, numbers, unread) => {
    expect(numbersIn(text)).toEqual({ numbers, unread });
  });
});
