/** How the words of a language are typed: English says which there are. */

/** The same words in another language, none of them left out. */
export type Translation<T> = T extends (...given: infer Given) => infer Words
  ? (...given: Given) => Words extends string ? string : Translation<Words>
  : T extends string
    ? string
    : T extends readonly unknown[]
      ? readonly Translation<T[number]>[]
      : { readonly [K in keyof T]: Translation<T[K]> };

type WordFiles = Readonly<Record<string, () => Promise<object>>>;

/** The files of another language that are fetched by themselves: those of English, none of them left out. */
export type Translated<English extends WordFiles> = {
  readonly [Name in keyof English]: () => Promise<Translation<Awaited<ReturnType<English[Name]>>>>;
};
