/** What can be edited about the things of a pack: fields as data, over the shapes of the file. */

/** What a field stands in, as it is kept in a file. */
export type Fields = Readonly<Record<string, unknown>>;

/** Fields of one thing; `rare` ones are shown where they are set, and added by choice. */
export interface Form {
  readonly fields: readonly Field[];
  readonly rare?: readonly Field[];
  /** It may also be written as in the file, where it says more than the fields can. */
  readonly asFile?: true;
}

/** Words from which a choice is made: those of the game, or what the packs and the box have. */
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
  /** It may be left out of the file. */
  readonly optional?: true;
} & (
  | { readonly kind: 'text' | 'words'; readonly most: number; readonly begins?: string }
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      /** Emptied it is null: printed as a dash. */
      readonly orNone?: true;
    }
  /** A number, a relative one or a formula, as it is written. */
  | {
      readonly kind: 'amount';
      readonly begins?: number | string;
      /** Emptied it is null: printed as a dash. */
      readonly orNone?: true;
    }
  /** Such an amount of a line of an ability card, of which nothing else is taken. */
  | { readonly kind: 'value' }
  | { readonly kind: 'choice' | 'several'; readonly of: ChoiceName }
  /** True, or that word, where it is set; left out otherwise. */
  | { readonly kind: 'mark'; readonly word?: string }
  | { readonly kind: 'switch' | 'sign' | 'colour' | 'file' }
  /** With commas between them. */
  | { readonly kind: 'effects' | 'cards' | 'numbers' }
  /** One for each level of a character. */
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
export const maybe = (key: string, of: ChoiceName): Field => ({
  kind: 'choice',
  key,
  of,
  optional: true,
});
export const several = (key: string, of: ChoiceName): Field => ({
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
export const needed = (key: string, least: number, most: number): Field => ({
  kind: 'number',
  key,
  least,
  most,
});

/** Whether what was written as in the file is a thing at all; whether it can be one is told when it is saved. */
export function isThing(written: unknown): written is Fields {
  return typeof written === 'object' && written !== null && !Array.isArray(written);
}

/** The thing with a field changed; undefined takes it out of the file. */
export function withKey<T extends object>(thing: T, key: string, value: unknown): T {
  const rest = Object.fromEntries(Object.entries(thing).filter(([each]) => each !== key));
  return (value === undefined ? rest : { ...thing, [key]: value }) as T;
}
