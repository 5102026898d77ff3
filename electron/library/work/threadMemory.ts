/** Prepares bytes and texts for another thread without blocking this one. */
import { setImmediate } from 'node:timers/promises';

/** Characters that are encoded before other tasks get a turn. */
const AT_ONCE = 1_000_000;

/** Memory that contains only these bytes, so it can be moved to another thread instead of copied. */
export function ownMemory(all: readonly Uint8Array[]): ArrayBuffer[] {
  return all.flatMap(({ buffer, byteOffset, byteLength }) =>
    buffer instanceof ArrayBuffer && byteOffset === 0 && byteLength === buffer.byteLength
      ? [buffer]
      : [],
  );
}

/** The text in pieces of UTF-8. No piece ends within a character. */
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
