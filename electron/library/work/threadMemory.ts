/** Bytes and texts that go to another thread without blocking this one. */
import { setImmediate } from 'node:timers/promises';

/** Characters that are encoded before the event loop gets a turn. */
const AT_ONCE = 1_000_000;

/** Memory that belongs to these bytes alone. Moved to another thread, it need not be copied. */
export function ownMemory(all: readonly Uint8Array[]): ArrayBuffer[] {
  return all.flatMap(({ buffer, byteOffset, byteLength }) =>
    buffer instanceof ArrayBuffer && byteOffset === 0 && byteLength === buffer.byteLength
      ? [buffer]
      : [],
  );
}

/** The pieces of a text in UTF-8, none of which ends within a character. */
export async function encodeText(text: string): Promise<readonly Uint8Array[]> {
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < text.length;) {
    if (at > 0) await setImmediate();
    const end = at + AT_ONCE;
    const isWithin = /[\uD800-\uDBFF]/.test(text[end - 1] ?? '');
    pieces.push(encoder.encode(text.slice(at, isWithin ? end - 1 : end)));
    at = isWithin ? end - 1 : end;
  }
  return pieces;
}

export function decodeText(pieces: readonly Uint8Array[]): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return pieces.map((piece) => decoder.decode(piece)).join('');
}
