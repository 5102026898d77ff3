/** Types for translations. The English words define which words exist. */

/** The type of a table of words in another language. No word may be missing. */
export type Translation<T> = T extends (...given: infer Given) => infer Words
  ? (...given: Given) => Words extends string ? string : Translation<Words>
  : T extends string
    ? string
    : T extends readonly unknown[]
      ? readonly Translation<T[number]>[]
      : { readonly [K in keyof T]: Translation<T[K]> };

type WordFiles = Readonly<Record<string, () => Promise<object>>>;

/** The type of another language's list of word files that load on demand. No file may be missing. */
export type TranslatedFiles<English extends WordFiles> = {
  readonly [Name in keyof English]: () => Promise<Translation<Awaited<ReturnType<English[Name]>>>>;
};
