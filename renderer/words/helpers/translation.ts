/** Types for translations; English defines which words exist. */

/** The same words in another language, with none missing. */
export type Translation<T> = T extends (...given: infer Given) => infer Words
  ? (...given: Given) => Words extends string ? string : Translation<Words>
  : T extends string
    ? string
    : T extends readonly unknown[]
      ? readonly Translation<T[number]>[]
      : { readonly [K in keyof T]: Translation<T[K]> };

type WordFiles = Readonly<Record<string, () => Promise<object>>>;

/** The on-demand word files of another language, with none missing. */
export type TranslatedFiles<English extends WordFiles> = {
  readonly [Name in keyof English]: () => Promise<Translation<Awaited<ReturnType<English[Name]>>>>;
};
