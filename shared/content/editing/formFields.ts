/** Form fields for parts of packs, as data that matches the shapes of the file. */

/** A record with the fields of the file. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of one part. `rare` fields are shown only if set, and can be added. */
export interface Form {
  readonly fields: readonly Field[];
  readonly rare?: readonly Field[];
  /** True if the part can also be edited as JSON, for values that the fields cannot express. */
  readonly asFile?: true;
}

/** Names of the lists to choose from: terms of the game, or content of the packs and the box. */
export type ChoiceName =
  | 'ends'
  | 'hinders'
  | 'draws'
  | 'slots'
  | 'use'
  | 'source'
  | 'itemEffects'
  | 'itemWhen'
  | 'itemAffects'
  | 'itemStates'
  | 'itemHalf'
  | 'attackKinds'
  | 'scopes'
  | 'immunities'
  | 'elements'
  | 'wildElements'
  | 'conditions'
  | 'monsters'
  | 'ignores'
  | 'cardLevels'
  | 'active'
  | 'lineTypes'
  | 'lineAffects'
  | 'occasions'
  | 'requirements'
  | 'counted'
  | 'meanings'
  | 'durations'
  | 'roles'
  | 'shields'
  | 'actionAffects'
  | 'ranks';

export type Field = {
  readonly key: string;
  /** True if the field can be missing. */
  readonly optional?: true;
} & (
  | { readonly kind: 'text' | 'words'; readonly most: number; readonly begins?: string }
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      /** True if an empty field means null: printed as a dash. */
      readonly orNone?: true;
    }
  /** An amount: a number, a relative number or a formula, as text. */
  | {
      readonly kind: 'amount';
      readonly begins?: number | string;
      /** True if an empty field means null: printed as a dash. */
      readonly orNone?: true;
    }
  /** Like an amount, but strictly validated as the value of an ability line. */
  | { readonly kind: 'value' }
  | { readonly kind: 'choice' | 'several'; readonly of: ChoiceName }
  /** A check box: true or the given word if checked, otherwise missing. */
  | { readonly kind: 'mark'; readonly word?: string }
  | { readonly kind: 'switch' | 'sign' | 'colour' | 'file' }
  /** Lists separated by commas. */
  | { readonly kind: 'effects' | 'cards' | 'numbers' }
  /** One number per character level. */
  | { readonly kind: 'levels'; readonly levels: number; readonly most: number }
  | { readonly kind: 'group'; readonly form: Form; readonly begins: Fields }
  | {
      readonly kind: 'list';
      readonly form: Form;
      readonly begins: Fields;
      readonly most: number;
    }
);

export const NAME = { kind: 'text', key: 'name', most: 60 } as const;
export const VALUE = { kind: 'amount', key: 'value', optional: true } as const;
export const NOTE = { kind: 'words', key: 'note', most: 400, optional: true } as const;
export const SIGN = { kind: 'sign', key: 'sign', optional: true } as const;

export const number = (key: string, least = 1, most = 200): Field => ({
  kind: 'number',
  key,
  least,
  most,
  optional: true,
});
export const choice = (key: string, of: ChoiceName): Field => ({ kind: 'choice', key, of });
export const optionalChoice = (key: string, of: ChoiceName): Field => ({
  kind: 'choice',
  key,
  of,
  optional: true,
});
export const severalChoices = (key: string, of: ChoiceName): Field => ({
  kind: 'several',
  key,
  of,
  optional: true,
});
export const mark = (key: string, word?: string): Field => ({
  kind: 'mark',
  key,
  optional: true,
  ...(word !== undefined && { word }),
});
export const file = (key: string): Field => ({ kind: 'file', key, optional: true });
export const requiredNumber = (key: string, least: number, most: number): Field => ({
  kind: 'number',
  key,
  least,
  most,
});

/** True if the entered JSON is a record. It is validated when it is saved. */
export function isThing(written: unknown): written is Fields {
  return typeof written === 'object' && written !== null && !Array.isArray(written);
}

/** Sets a field; undefined removes it. */
export function withKey<T extends object>(thing: T, key: string, value: unknown): T {
  const rest = Object.fromEntries(Object.entries(thing).filter(([each]) => each !== key));
  return (value === undefined ? rest : { ...thing, [key]: value }) as T;
}
