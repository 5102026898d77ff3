/** Creates, finds, stores and removes parts of packs that are edited in a form. */
import type { ClassId, PackId } from '../../ids';
import { id as asId } from '../../ids';
import type { Content } from '../content';
import type { CardLine, ClassContent, ClassCard, ItemContent, PackFile } from '../types';
import { CLASS_FORM } from './classForm';
import type { Fields, Form } from './formFields';
import { CONDITION_FORM, ITEM_FORM } from './forms';
import { freeId, slugOf } from './slugs';

export const FORM_THINGS = ['class', 'item', 'condition'] as const;
export type FormThing = (typeof FORM_THINGS)[number];

type Known = Pick<Content, 'class' | 'classes' | 'classCards' | 'item' | 'condition'>;

interface FormThingEditing {
  readonly form: Form;
  readonly begin: (known: Known) => Fields;
  /** Null if the pack does not have the id. */
  readonly find: (pack: PackFile, id: string) => Fields | null;
  /** `id` null = new. */
  readonly put: (pack: PackFile, thing: Fields, id: string | null, known: Known) => PackFile;
  readonly without: (pack: PackFile, id: string) => PackFile;
}

/** The target pack; null = a new one with the given name. */
export function packOrNew(
  pack: PackFile | null,
  packName: string,
  content: Pick<Content, 'pack'>,
): PackFile {
  if (pack) return pack;
  const slug = slugOf(packName, 'pack');
  const free = freeId(slug, (each) => content.pack(each) !== null || each === 'new');
  return { version: 1, id: asId<PackId>(free), name: packName };
}

/** Replaces the element with the same id, or appends it. */
export function putById<T extends { readonly id: string | number }>(
  list: readonly T[] | undefined,
  one: T,
  id: string | number = one.id,
): readonly T[] {
  const old = list ?? [];
  return old.some((each) => each.id === id)
    ? old.map((each) => (each.id === id ? one : each))
    : [...old, one];
}

function withoutThing<T extends { readonly id: string | number }>(
  list: readonly T[] | undefined,
  id: string,
): readonly T[] {
  return (list ?? []).filter((each) => String(each.id) !== id);
}

const nameOf = (thing: Fields) => String(thing['name']);

const condition: FormThingEditing = {
  form: CONDITION_FORM,
  begin: () => ({ name: '', traits: { ends: 'turnEnd' } }),
  find: (pack, id) => pack.conditions?.find((each) => each.id === id) ?? null,
  put: (pack, thing, id, known) => {
    const slug = `own-${slugOf(nameOf(thing), 'condition')}`;
    const own = id ?? freeId(slug, (each) => known.condition(each) !== null);
    const stored = { ...thing, id: own } as unknown as NonNullable<PackFile['conditions']>[number];
    return { ...pack, conditions: putById(pack.conditions, stored) };
  },
  without: (pack, id) => ({ ...pack, conditions: withoutThing(pack.conditions, id) }),
};

/** First item number for packs, far above those of the box. */
const FIRST_ITEM = 501;

const item: FormThingEditing = {
  form: ITEM_FORM,
  begin: (known) => {
    let id = FIRST_ITEM;
    while (known.item(id)) id += 1;
    return { id, name: '', slot: 'small', cost: 20, copies: 1, prosperity: 1, use: 'spent' };
  },
  find: (pack, id) => pack.items?.find((each) => String(each.id) === id) ?? null,
  put: (pack, thing, id) => {
    const stored = thing as unknown as ItemContent;
    return { ...pack, items: putById(pack.items, stored, id === null ? stored.id : Number(id)) };
  },
  without: (pack, id) => ({ ...pack, items: withoutThing(pack.items, id) }),
};

/** First card number for packs, above all printed ones. */
const FIRST_CARD = 1001;
const HALVES = ['top', 'bottom'] as const;

interface EditedHalf {
  readonly lines?: readonly CardLine[];
}
interface EditedCard extends Omit<ClassCard, 'top' | 'bottom'> {
  readonly top: ClassCard['top'] & EditedHalf;
  readonly bottom: ClassCard['bottom'] & EditedHalf;
}
interface EditedClass extends ClassContent {
  readonly cards: readonly EditedCard[];
}

const characterClass: FormThingEditing = {
  form: CLASS_FORM,
  begin: () => ({
    name: '',
    spoilerSafeName: '',
    race: 'human',
    handSize: 10,
    colour: '#7a6a58',
    starting: true,
    hitPoints: [8, 9, 11, 12, 14, 15, 17, 18, 20],
    cards: [],
    perks: [],
  }),
  find: findClass,
  put: putClass,
  without: (pack, id) => ({
    ...pack,
    classes: withoutThing(pack.classes, id),
    ...withoutClass(pack, id),
  }),
};

function withoutClass({ classCards, cardLines }: PackFile, id: string): Partial<PackFile> {
  return {
    ...(classCards && { classCards: classCards.filter((each) => each.class !== id) }),
    ...(cardLines && { cardLines: cardLines.filter((each) => each.class !== id) }),
  };
}

function findClass(pack: PackFile, id: string): Fields | null {
  const found = pack.classes?.find((each) => each.id === id);
  if (!found) return null;
  const cards = pack.classCards?.find((each) => each.class === id)?.cards ?? [];
  const lines = pack.cardLines?.find((each) => each.class === id)?.cards ?? [];
  const edited: EditedClass = {
    ...found,
    cards: cards.map((card) => {
      const classLines = lines.find((each) => each.id === card.id);
      return {
        ...card,
        top: { ...card.top, lines: classLines?.top ?? [] },
        bottom: { ...card.bottom, lines: classLines?.bottom ?? [] },
      };
    }),
  };
  return edited as unknown as Fields;
}

function putClass(pack: PackFile, thing: Fields, id: string | null, known: Known): PackFile {
  const { cards, ...rest } = thing as unknown as EditedClass;
  const slug = slugOf(rest.name, 'class');
  const own = id ?? freeId(slug, (each) => known.class(each) !== null);
  const classId = asId<ClassId>(own);
  const race = slugOf(rest.race, 'human');
  const spoilerSafeName = rest.spoilerSafeName === '' ? rest.name : rest.spoilerSafeName;
  const stored: ClassContent = { ...rest, id: classId, race, spoilerSafeName };
  const numbered = withNumbers(cards, known);
  const before = pack.cardLines?.find((each) => each.class === classId);
  const classLines = numbered
    .filter((card) => HALVES.some((half) => linesOf(card[half]).length > 0))
    .map((card) => ({
      id: card.id,
      top: linesOf(card.top),
      bottom: linesOf(card.bottom),
    }));
  const { classCards = [], cardLines = [] } = withoutClass(pack, own);
  const printed = numbered.map((card) => ({
    ...card,
    top: markOf(card.top),
    bottom: markOf(card.bottom),
  }));
  return {
    ...pack,
    classes: putById(pack.classes, stored),
    classCards: [...classCards, { class: classId, cards: printed }],
    ...((classLines.length > 0 || pack.cardLines) && {
      cardLines:
        classLines.length === 0
          ? cardLines
          : [...cardLines, { ...before, class: classId, cards: classLines }],
    }),
  };
}

const linesOf = ({ lines = [] }: EditedHalf) => lines;

function markOf({ lines: _, ...mark }: ClassCard['top'] & EditedHalf): ClassCard['top'] {
  return mark;
}

/** Gives new cards unused numbers. */
function withNumbers(cards: readonly EditedCard[], known: Known): readonly EditedCard[] {
  const others = known.classes().flatMap((one) => known.classCards(one.id).map(({ id }) => id));
  let next = Math.max(FIRST_CARD - 1, ...others, ...cards.map(({ id = 0 }) => id));
  return cards.map((card) => {
    if ((card as Partial<EditedCard>).id !== undefined) return card;
    next += 1;
    return { ...card, id: next };
  });
}

export const FORM_THING_EDITING: Readonly<Record<FormThing, FormThingEditing>> = {
  class: characterClass,
  item,
  condition,
};
