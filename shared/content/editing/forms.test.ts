import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { characterClass, classCard } from '../schemas/campaign';
import { cardLine } from '../schemas/cardLines';
import { conditionContent } from '../schemas/conditions';
import { itemContent } from '../schemas/items';
import { CLASS_FORM } from './classForm';
import type { Field, Form } from './formFields';
import { CONDITION_FORM, ITEM_FORM } from './forms';

type Schema = Readonly<Record<string, unknown>> & {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
};

const schemaOf = (shape: z.ZodType) =>
  z.toJSONSchema(shape, { reused: 'inline', io: 'input' }) as Schema;

function fieldOf(form: Form, ...keys: readonly string[]): Form {
  return keys.reduce((inner, key) => {
    const field = [...inner.fields, ...(inner.rare ?? [])].find((each) => each.key === key);
    if (field?.kind !== 'group' && field?.kind !== 'list') throw new Error(`no fields: ${key}`);
    return field.form;
  }, form);
}

/** Differences between a form and the shape of the file. */
function faults(
  form: Form,
  schema: Schema,
  leftOut: readonly string[],
  at = '',
): readonly string[] {
  const fields = [...form.fields, ...(form.rare ?? [])];
  const known = Object.keys(schema.properties ?? {});
  const missing = known.filter(
    (key) => !leftOut.includes(at + key) && !fields.some((field) => field.key === key),
  );
  return [
    ...missing.map((key) => `${at}${key} has no field`),
    ...fields.flatMap((field) => {
      const found = schema.properties?.[field.key];
      if (!found) return leftOut.includes(at + field.key) ? [] : [`${at}${field.key} is unknown`];
      return fieldFaults(field, found, schema, leftOut, at);
    }),
  ];
}

function fieldFaults(
  field: Field,
  found: Schema,
  schema: Schema,
  leftOut: readonly string[],
  at: string,
): readonly string[] {
  const place = `${at}${field.key}`;
  const isOptional = schema.required?.includes(field.key) !== true;
  const wrong = [
    ...(isOptional === (field.optional === true)
      ? []
      : [`${place} may be left out: ${isOptional}`]),
  ];
  switch (field.kind) {
    case 'number': {
      const limits = found.anyOf?.[0] ?? found;
      const fits = limits['minimum'] === field.least && limits['maximum'] === field.most;
      return fits ? wrong : [...wrong, `${place} has other limits`];
    }
    case 'text':
    case 'words':
      return found['maxLength'] === field.most
        ? wrong
        : [...wrong, `${place} is of another length`];
    case 'group':
      return [...wrong, ...faults(field.form, found, leftOut, `${place}.`)];
    case 'list':
      return [...wrong, ...faults(field.form, found.items ?? {}, leftOut, `${place}.`)];
    default:
      return wrong;
  }
}

describe('editor forms', () => {
  test('a condition has a field for every value in the file', () => {
    expect(faults(CONDITION_FORM, schemaOf(conditionContent), ['id'])).toEqual([]);
  });

  test('an item has a field for every value in the file', () => {
    expect(faults(ITEM_FORM, schemaOf(itemContent), [])).toEqual([]);
  });

  test('a class and its cards have a field for every value in the file', () => {
    expect(faults(CLASS_FORM, schemaOf(characterClass), ['id', 'cards'])).toEqual([]);
    const ofCard = ['id', 'lastId', 'top.lines', 'bottom.lines'];
    expect(faults(fieldOf(CLASS_FORM, 'cards'), schemaOf(classCard), ofCard)).toEqual([]);
  });

  test('fields of a card line and a summon match the file', () => {
    const line = fieldOf(CLASS_FORM, 'cards', 'top', 'lines');
    const { $defs } = z.toJSONSchema(cardLine, { io: 'input' }) as unknown as {
      readonly $defs?: Readonly<Record<string, Schema>>;
    };
    const shape = $defs?.['cardLine'] ?? schemaOf(cardLine);
    // Values without a field are edited as in the file.
    const wrong = faults(line, shape, []).filter((fault) => !fault.endsWith('has no field'));
    expect(wrong).toEqual([]);
  });
});
