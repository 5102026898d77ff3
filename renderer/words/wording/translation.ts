/** Types for the words of a language: English defines which there are. */

/** The same words in another language, with none missing. */
export type Translation<T> = T extends (...given: infer Given) => infer Words
  ? (...given: Given) => Words extends string ? string : Translation<Words>
  : T extends string
    ? string
    : T extends readonly unknown[]
      ? readonly Translation<T[number]>[]
      : { readonly [K in keyof T]: Translation<T[K]> };

type WordFiles = Readonly<Record<string, () => Promise<object>>>;

/** The files of another language that load on demand: those of English, with none missing. */
export type Translated<English extends WordFiles> = {
  readonly [Name in keyof English]: () => Promise<Translation<Awaited<ReturnType<English[Name]>>>>;
};
