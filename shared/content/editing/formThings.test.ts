import { describe, expect, test } from 'vitest';
import { aPack, aPackClass, CONDITIONS_OF_PACK } from '../../testing/packs';
import { shippedContent, shippedFile } from '../../testing/content';
import { packProblems } from '../packs/problems';
import { contentWithPacks } from '../packs/packs';
import { parsePack } from '../packs/read';
import type { PackFile } from '../types';
import { CLASS_FORM } from './classForm';
import { FORM_THINGS, packOrNew, FORM_THING_EDITING } from './formThings';

const printed = shippedContent();
const empty = packOrNew(null, 'Winter', printed);

function problemsOf(pack: PackFile) {
  const together = contentWithPacks(shippedFile, [pack], 'all');
  return packProblems(pack, { printed, others: [], together });
}

/** Written and read again, as the host does. */
function read(pack: PackFile) {
  return parsePack([{ path: 'pack.json', text: JSON.stringify(pack) }], shippedFile, []);
}

describe('parts of a pack', () => {
  test.each(FORM_THINGS)('a new %s with a name is a pack that the library accepts', (kind) => {
    const { begin, put } = FORM_THING_EDITING[kind];
    const pack = put(empty, { ...begin(printed), name: 'Ice Pick' }, null, printed);
    expect(problemsOf(pack)).toEqual([]);
    expect(read(pack)).toEqual({ ok: true, value: pack });
  });

  test.each(['שלג', 'снег', '雪', '...'])('a thing called %s gets a valid id', (name) => {
    for (const kind of FORM_THINGS) {
      const { begin, put } = FORM_THING_EDITING[kind];
      const pack = put(empty, { ...begin(printed), name }, null, printed);
      expect(read(pack).ok, kind).toBe(true);
    }
  });

  test('a class keeps its cards, lines and companion when opened and saved', () => {
    const pack = aPack(aPackClass());
    const { find, put } = FORM_THING_EDITING.class;
    const thing = find(pack, 'frost-witch');
    expect(thing).not.toBeNull();
    expect(put(pack, thing ?? {}, 'frost-witch', printed)).toEqual(pack);
  });

  test('a new card gets an unused number', () => {
    const { begin, put } = FORM_THING_EDITING.class;
    const cards = CLASS_FORM.fields.find(({ key }) => key === 'cards');
    const card = cards?.kind === 'list' ? { ...cards.begins, name: 'Icicle' } : {};
    const thing = { ...begin(printed), name: 'Witch', cards: [card, card] };
    const pack = put(empty, thing, null, printed);
    expect(pack.classCards?.[0]?.cards.map(({ id }) => id)).toEqual([1001, 1002]);
    expect(pack.cardLines?.[0]?.cards.map(({ id }) => id)).toEqual([1001, 1002]);
    expect(problemsOf(pack)).toEqual([]);
  });

  test('removing something from a pack leaves the rest unchanged', () => {
    const pack = aPack({ ...aPackClass(), conditions: CONDITIONS_OF_PACK });
    const { classes, classCards, cardLines } = FORM_THING_EDITING.class.without(
      pack,
      'frost-witch',
    );
    expect([classes, classCards, cardLines]).toEqual([[], [], []]);
    const left = FORM_THING_EDITING.condition.without(pack, 'own-warmth').conditions;
    expect(left).toEqual(CONDITIONS_OF_PACK.filter(({ id }) => id !== 'own-warmth'));
  });

  test('an item can change its number', () => {
    const { begin, put } = FORM_THING_EDITING.item;
    const pack = put(empty, { ...begin(printed), name: 'Ice Pick' }, null, printed);
    const changed = put(pack, { ...pack.items?.[0], id: 600 }, '501', printed);
    expect(changed.items).toMatchObject([{ id: 600, name: 'Ice Pick' }]);
  });
});
