/** Saves values in the browser's local storage. */

/** A saved value; undefined if nothing is saved or it cannot be parsed. */
export function savedValue(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function saveValue(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, the value lasts as long as the page.
  }
}
