/** Values of this device that outlast the window. */

/** Undefined if nothing is saved, or nothing readable. */
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
    // Without storage it lasts as long as the page.
  }
}
