/** One change on the way from a game to the next: the place by keys and indexes, and what is there now. */
export type Change =
  | { readonly op: 'set'; readonly path: readonly (string | number)[]; readonly to: unknown }
  | { readonly op: 'delete'; readonly path: readonly (string | number)[] };

/** What changed between two games that share structure. JSON; applied in order. */
export type Patch = readonly Change[];
