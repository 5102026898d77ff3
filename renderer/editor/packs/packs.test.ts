import { describe, expect, test } from 'vitest';
import { contentFrom } from '#shared/content/content';
import { packProblems } from '#shared/content/packs/problems';
import { contentWithPacks } from '#shared/content/packs/packs';
import type { AbilityAction, PackFile } from '#shared/content/types';
import { effectsOf, formOf, newAction, valueOf } from '#shared/content/editing/actionForm';
import { isThing, withKey } from '#shared/content/editing/formFields';
import {
  newDeck,
  newMonster,
  packWith,
  packWithout,
  withBoss,
} from '#shared/content/editing/newMonster';
import { freeId, slugOf } from '#shared/content/editing/slugs';
import { packOrNew } from '#shared/content/editing/formThings';

const DATA = '../../../shared/content/data';
const files: Record<string, unknown> = import.meta.glob('../../../shared/content/data/*.json', {
  eager: true,
  import: 'default',
});
const source = (file: string) => files[`${DATA}/${file}`];
const content = contentFrom(source);

const made = (name: string) => ({ monster: { ...newMonster(), name }, deck: newDeck(), id: null });

function problemsOf(pack: PackFile) {
  const together = contentWithPacks(source, [pack], 'all');
  return packProblems(pack, { printed: content, others: [], together });
}

describe('a new monster', () => {
  test('is a pack that the library accepts', () => {
    const pack = packWith(packOrNew(null, 'Yetis', content), made('Snow Yeti'), content);
    expect(pack).toMatchObject({ id: 'yetis', monsters: [{ id: 'snow-yeti', deck: 'snow-yeti' }] });
    expect(problemsOf(pack)).toEqual([]);
  });

  test('as a boss it has one column, and is accepted, too', () => {
    const monster = withBoss({ ...newMonster(), name: 'Yeti King' }, true);
    const pack = packWith(
      packOrNew(null, 'Yetis', content),
      { monster, deck: newDeck(), id: null },
      content,
    );
    expect(problemsOf(pack)).toEqual([]);
    expect(withBoss(monster, false).levels[3]).toHaveProperty('elite');
  });

  test('with the name of a printed one gets an id of its own', () => {
    const first = packWith(packOrNew(null, 'Yetis', content), made('Snow Yeti'), content);
    const pack = packWith(first, made('Hound'), content);
    expect(pack.monsters?.map(({ id }) => id)).toEqual(['snow-yeti', 'hound-b']);
    expect(problemsOf(pack)).toEqual([]);
  });

  test('replaces its saved version, and can be removed with its deck', () => {
    const pack = packWith(packOrNew(null, 'Yetis', content), made('Snow Yeti'), content);
    const [monster] = pack.monsters ?? [];
    const [deck] = pack.abilityDecks ?? [];
    if (!monster || !deck) throw new Error('an empty pack');
    const known = contentWithPacks(source, [pack], 'all');
    const edited = { monster: { ...monster, name: 'White Yeti' }, deck, id: 'snow-yeti' };
    const changed = packWith(pack, edited, known);
    expect(changed.monsters).toHaveLength(1);
    expect(changed.monsters?.[0]).toMatchObject({ id: 'snow-yeti', name: 'White Yeti' });
    expect(packWithout(pack, monster)).toMatchObject({ monsters: [], abilityDecks: [] });
  });

  test.each([
    ['Frost Hound', 'frost-hound'],
    ['Ähnlich & Söhne', 'ahnlich-sohne'],
    ['Hound 2', 'hound-2-x'],
    ['雪男', 'monster'],
  ])('the name “%s” gives the id %s', (name, slug) => {
    expect(slugOf(name, 'monster')).toBe(slug);
  });

  test('a used id gets a letter', () => {
    expect(freeId('yeti', (id) => id === 'yeti' || id === 'yeti-b')).toBe('yeti-c');
  });
});

describe('lines as forms', () => {
  test('every line of every printed card fits its form, or is shown as in the file', () => {
    const actions = content.abilityDecks().flatMap(({ cards }) => cards.flatMap((c) => c.actions));
    const forms = actions.map(formOf);
    expect(forms).toContain('attack');
    expect(forms).toContain('other');
    for (const action of actions) expect(isThing(JSON.parse(JSON.stringify(action)))).toBe(true);
    for (const none of [null, 3, ['attack']]) expect(isThing(none)).toBe(false);
  });

  test('a line with an area keeps the form of the file', () => {
    const action = {
      ...newAction('attack'),
      area: [
        { q: 0, r: 0, role: 'self' },
        { q: 1, r: 0, role: 'target' },
      ],
    } as AbilityAction;
    expect(formOf(action)).toBe('other');
  });

  test.each([
    ['+1', '+1'],
    ['−2', '-2'],
    ['3', 3],
    ['x', null],
    ['+12', null],
  ])('the value %s', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });

  test('effects by their words, or the word for none', () => {
    expect(effectsOf('Poison, push 2')).toEqual(['poison', 'push 2']);
    expect(effectsOf('poison, tickle')).toBe('tickle');
    expect(effectsOf('')).toEqual([]);
  });

  test('a field is added and removed', () => {
    const attack = newAction('attack');
    expect(withKey(withKey(attack, 'range', '+1'), 'range', undefined)).toEqual(attack);
  });
});
