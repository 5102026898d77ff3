/** Records all data that a device receives, as raw bytes. */
import type { Page } from 'playwright-core';

export class Received {
  readonly #texts: string[] = [];
  readonly #reading: Promise<unknown>[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#texts.push(String(payload)));
    });
    page.on('response', (response) => {
      const isForSeat = /\/seat\/(?!content\/)/.test(response.url());
      if (!isForSeat) return;
      this.#reading.push(
        response.text().then(
          (text) => this.#texts.push(text),
          () => undefined,
        ),
      );
    });
  }

  /** Data that arrived since the last call. */
  async take(): Promise<readonly string[]> {
    await Promise.all(this.#reading.splice(0));
    return this.#texts.splice(0);
  }
}

/** All numbers in the data, except the counters of messages. */
export function numbersIn(texts: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  const look = (value: unknown, key = ''): void => {
    if (typeof value === 'number' && !['seq', 'from', 'dropped'].includes(key)) found.add(value);
    else if (typeof value === 'object' && value !== null) {
      for (const [inner, each] of Object.entries(value)) look(each, inner);
    }
  };
  for (const text of texts) look(JSON.parse(text));
  return found;
}

/** Every draw pile in the data. */
export function pilesIn(texts: readonly string[]): readonly (readonly unknown[])[] {
  const found: unknown[][] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      if (key === 'draw' && Array.isArray(each)) found.push(each);
      else look(each);
    }
    const { path, to } = value as { path?: readonly unknown[]; to?: unknown };
    if (path?.at(-1) === 'draw' && Array.isArray(to)) found.push(to);
  };
  for (const text of texts) look(JSON.parse(text));
  return found;
}
