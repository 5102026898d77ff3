/** Errata of packs, which replace printed facts while the pack is switched on. */
import { cardLinesFile, scenarioFile, type Content, type ContentSource } from '../content';
import { areNested, keysOfPath, type ErratumKind } from '../notation/errataPlaces';
import type { Erratum, PackFile } from '../types';

/** The file with all things of a kind; null = each thing has its own file. */
const LISTS: Readonly<Record<ErratumKind, string | null>> = {
  monster: 'monsters.json',
  abilityDeck: 'abilityDecks.json',
  class: 'classes.json',
  classCards: 'classCards.json',
  cardLines: null,
  item: 'items.json',
  treasure: 'treasures.json',
  battleGoal: 'battleGoals.json',
  personalQuest: 'personalQuests.json',
  scenario: null,
  scenarioEntry: 'scenarioIndex.json',
};

function fileOf({ of, id }: Erratum): string {
  if (of === 'scenario') return scenarioFile(String(id));
  if (of === 'cardLines') return cardLinesFile(String(id));
  if (of === 'scenarioEntry' && String(id).startsWith('solo-')) return 'soloIndex.json';
  return LISTS[of] ?? '';
}

/**
 * The printed content with the errata of packs. An erratum applies only where the print still has
 * the value that it corrects.
 */
export function withErrata(source: ContentSource, packs: readonly PackFile[]): ContentSource {
  const errata = packs.flatMap((pack) => pack.errata ?? []);
  if (errata.length === 0) return source;
  return (file) => {
    const printed = source(file);
    const own = errata.filter((erratum) => fileOf(erratum) === file);
    if (printed === undefined || own.length === 0) return printed;
    return own.reduce(correctedFile, printed);
  };
}

function correctedFile(file: unknown, erratum: Erratum): unknown {
  if (LISTS[erratum.of] === null) return correct(file, erratum);
  if (!Array.isArray(file)) return file;
  const key = erratum.of === 'classCards' ? 'class' : 'id';
  return file.map((entry: Readonly<Record<string, unknown>>) =>
    String(entry[key]) === String(erratum.id) ? correct(entry, erratum) : entry,
  );
}

/**
 * Applies one erratum to a thing. Returns it unchanged if it is already corrected or differs from
 * the value that the erratum expects.
 */
export function correct(thing: unknown, erratum: Erratum): unknown {
  const keys = keysOfPath(erratum.at);
  return isSame(valueAt(thing, keys), erratum.was) ? replace(thing, keys, erratum.now) : thing;
}

export function valueAt(thing: unknown, keys: readonly (string | number)[]): unknown {
  return keys.reduce<unknown>((inside, key) => {
    if (typeof inside !== 'object' || inside === null || !Object.hasOwn(inside, key)) {
      return undefined;
    }
    return (inside as Readonly<Record<string | number, unknown>>)[key];
  }, thing);
}

function replace(thing: unknown, keys: readonly (string | number)[], now: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return now;
  if (Array.isArray(thing)) {
    return typeof key === 'number' && key < thing.length
      ? thing.with(key, replace(thing[key], rest, now))
      : (thing as unknown);
  }
  if (typeof thing !== 'object' || thing === null) return thing;
  const { [key]: inside, ...others } = thing as Readonly<Record<string | number, unknown>>;
  const value = replace(inside, rest, now);
  return value === undefined ? others : { ...others, [key]: value };
}

/** Two JSON values, regardless of the order of fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}

/** The printed thing that an erratum is about; null = there is none. */
export function thingOf(content: Content, { of, id }: Erratum): unknown {
  const key = String(id);
  switch (of) {
    case 'monster':
      return content.monster(key);
    case 'abilityDeck':
      return content.abilityDeck(key);
    case 'class':
      return content.class(key);
    case 'classCards':
      return content.class(key) && { class: key, cards: content.classCards(key) };
    case 'cardLines':
      return content.cardLines(key);
    case 'item':
      return content.item(Number(id));
    case 'treasure':
      return content.treasure(Number(id));
    case 'battleGoal':
      return content.battleGoals().find((each) => String(each.id) === key) ?? null;
    case 'personalQuest':
      return content.personalQuests().find((each) => String(each.id) === key) ?? null;
    case 'scenario':
      return content.scenario(key);
    case 'scenarioEntry':
      return content.scenarioEntry(key);
  }
}

/** True if both change the same value, or one changes a part of the other's value. */
export function areAtOnePlace(one: Erratum, other: Erratum): boolean {
  const isOfSame = one.of === other.of && String(one.id) === String(other.id);
  return isOfSame && areNested(one.at, other.at);
}

/** The first erratum of a pack that another pack corrects differently; null = none. */
export function contradictionOf(
  pack: Pick<PackFile, 'errata'>,
  others: readonly PackFile[],
): { readonly erratum: Erratum; readonly by: PackFile } | null {
  for (const erratum of pack.errata ?? []) {
    const other = others.find(({ errata = [] }) =>
      errata.some(
        (other) =>
          areAtOnePlace(erratum, other) &&
          !(erratum.at === other.at && isSame(erratum.now, other.now)),
      ),
    );
    if (other) return { erratum, by: other };
  }
  return null;
}

/** The errata of these packs that change something in this content, each with the name of its pack. */
export function errataInUse(
  content: Content,
  packs: readonly { readonly id: string }[],
): readonly ErratumInUse[] {
  return packs.flatMap(({ id }) => {
    const { errata = [], name = '' } = content.pack(id) ?? {};
    return errata
      .filter((erratum) =>
        isSame(valueAt(thingOf(content, erratum), keysOfPath(erratum.at)), erratum.now),
      )
      .map((erratum) => ({ erratum, pack: name }));
  });
}

export interface ErratumInUse {
  readonly erratum: Erratum;
  readonly pack: string;
}
