/** Words the errata of packs, with the names of the corrected components and fields. */
import { keysOfPath, type ErratumPlace } from '#shared/content/notation/errataPlaces';
import type { ErratumInUse } from '#shared/content/packs/errata';
import type { Erratum } from '#shared/content/types';
import { titleFromId, upperFirst } from '../../helpers/phrases';
import type { Names } from '../../helpers/names';
import { TABLE_WORDS } from '../play';
import { fieldName, rowName } from './forms';

export const { ERRATA } = TABLE_WORDS.packs;

/** Longer values are not quoted. The line only says that they are rewritten. */
const LONGEST = 40;
const SLUG = /^[a-z]+(-[a-z]+)*$/;

/** The corrected place: 'Bandit Guard · Level 3 · Normal · Hit points'. */
export function erratumPlace({ of, id, at }: ErratumPlace, names: Names): string {
  return [ERRATA.of[of](nameOf(of, String(id), names)), ...fieldsOf(at)].join(' · ');
}

function nameOf(of: ErratumPlace['of'], id: string, names: Names): string {
  switch (of) {
    case 'monster':
    case 'abilityDeck':
      return names[of](id);
    case 'class':
    case 'classCards':
    case 'cardLines':
      return names.class(id);
    case 'scenario':
    case 'scenarioEntry':
      return names.scenario(id);
    default:
      return id;
  }
}

/**
 * The names of the fields on a path. An index is put after the name of its list. Levels count from
 * zero.
 */
function fieldsOf(at: string): readonly string[] {
  const keys = keysOfPath(at);
  return keys.flatMap((key, place) => {
    if (typeof key === 'number') return [];
    const index = keys[place + 1];
    if (typeof index !== 'number') return [wordsOf(key)];
    return [`${rowName(key)} ${String(key === 'levels' ? index : index + 1)}`];
  });
}

function wordsOf(key: string): string {
  const name = fieldName(key);
  return name === key ? ERRATA.field(key) : name;
}

/** The correction: '9 → 8'. */
export function erratumChange({ was, now }: Erratum): string {
  const [before, after] = [was, now].map(valueText);
  return before === undefined || after === undefined
    ? ERRATA.rewritten
    : ERRATA.change(before, after);
}

function valueText(value: unknown): string | undefined {
  if (value === undefined) return ERRATA.nothing;
  if (typeof value === 'boolean') return value ? ERRATA.yes : ERRATA.no;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.length > LONGEST) return undefined;
  return SLUG.test(value) ? upperFirst(titleFromId(value)) : value;
}

/** An erratum with its source: 'Bandit Guard · Level 3 · Normal · Hit points: 9 → 8. FAQ 2.1'. */
export function erratumLine(erratum: Erratum, names: Names): string {
  return ERRATA.line(erratumPlace(erratum, names), erratumChange(erratum), erratum.source);
}

/** An erratum in use, with the name of its pack. */
export function lineOfUse({ erratum, pack }: ErratumInUse, names: Names): string {
  return ERRATA.lineOf(erratumLine(erratum, names), pack);
}
