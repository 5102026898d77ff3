type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that a command sets. An undefined field leaves the value as it is; null clears it. */
export function definedFields<T extends object>(values: T): Defined<T> {
  const fields = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as Defined<T>;
}
