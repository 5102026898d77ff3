/** Reads and limits HTTP requests, and writes responses and refusals. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Load } from '#shared/api/calls';
import { LARGEST_PACK, MAX_PACK_MEMBERS } from '#shared/content/reading/limits';
import { JsonBounds } from '../../format/bounds';

/** Maximum bytes of a small call. */
export const MAX_BODY_BYTES = 256 * 1024;
/**
 * Maximum bytes of an uploaded campaign. Larger than the library's own limit, because the library gives the
 * better refusal.
 */
export const MAX_UPLOAD_BYTES = 96 * 1024 * 1024;
/** Maximum bytes of a body for each kind of call. */
const MAX_BYTES: Readonly<Record<Load | 'guest', number>> = {
  guest: 32 * 1024,
  plain: MAX_BODY_BYTES,
  slow: MAX_BODY_BYTES,
  // A character has up to four bytes.
  pack: 4 * LARGEST_PACK,
  campaign: MAX_UPLOAD_BYTES,
};
/**
 * Maximum bytes of a body without a stated length. A larger body is allocated at once by its stated length.
 */
const SMALL_BODY = 1024 * 1024;
/** Maximum members of all lists and objects in a body. Files arrive as text, so they have none. */
const MAX_MEMBERS: Readonly<Record<Load | 'guest', number>> = {
  guest: 4000,
  plain: 100_000,
  slow: 1000,
  // The pack and the other arguments of the call.
  pack: MAX_PACK_MEMBERS + 1000,
  campaign: 1000,
};

export const NO_STORE = { 'Cache-Control': 'no-store' } as const;
const KEY_MISSING =
  'This link is not valid, or has already been used in another browser. Run “npm start” once more: Standee keeps running and opens a new link.';
const KEY_MISSING_DE =
  'Dieser Link ist ungültig oder wurde schon in einem anderen Browser verwendet. Führe noch einmal „npm start“ aus: Standee läuft weiter und öffnet einen neuen Link.';

/** Parses the address; null if it is invalid or tries to leave its folder. */
export function readUrl({ url = '' }: IncomingMessage): URL | null {
  if (!url.startsWith('/') || url.startsWith('//')) return null;
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
    if (path.split(/[/\\]/).includes('..') || path.includes('\0')) return null;
    return new URL(url, 'http://standee');
  } catch {
    return null;
  }
}

function lengthOf({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

/** True if the stated length is large enough to slow down other calls. */
export function isLarge(request: IncomingMessage): boolean {
  return lengthOf(request) > SMALL_BODY;
}

/** Bytes to reserve for a large body; 0 if the body is small or will be refused unread. */
export function bytesToReserve(request: IncomingMessage, load: Load): number {
  return isLarge(request) && lengthOf(request) <= MAX_BYTES[load] ? lengthOf(request) : 0;
}

/**
 * Reads and checks a body piece by piece, so that a malicious text does not block other calls. A large body
 * is put into shared memory, where another thread can read it.
 */
export async function readBody(
  request: IncomingMessage,
  load: Load | 'guest',
): Promise<Buffer | 'tooLarge' | 'unbounded'> {
  const max = MAX_BYTES[load];
  const stated = lengthOf(request);
  if (stated > max) return 'tooLarge';
  const bounds = new JsonBounds(MAX_MEMBERS[load]);
  const room = stated > 0 ? stated : Math.min(SMALL_BODY, max);
  const body = isLarge(request)
    ? Buffer.from(new SharedArrayBuffer(room))
    : Buffer.allocUnsafe(room);
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const piece = chunk as Buffer;
    if (length + piece.length > room) return 'tooLarge';
    if (!bounds.isWithin(piece)) return 'unbounded';
    length += piece.copy(body, length);
  }
  return body.subarray(0, length);
}

/** True if a complete body is within the limits for small calls. */
export function isSmallCall(body: Buffer): boolean {
  return new JsonBounds(MAX_MEMBERS.plain).isWithin(body);
}

export function refuseMalformed(response: ServerResponse): void {
  answerJson(response, 400, { ok: false, refusal: { code: 'malformedCommand' } });
}

export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...NO_STORE });
  response.end(JSON.stringify(body));
}

export function answerText(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...NO_STORE });
  response.end(`${sentence}\n`);
}

/** Answers without reading the body, and closes the connection. */
export function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  sentence: string,
): void {
  if (!request.complete) response.setHeader('Connection', 'close');
  answerText(response, status, sentence);
  request.resume();
}

/** HTML that redirects the browser to an address. */
export function redirectPage(address: string): string {
  return `<!doctype html><meta charset="utf-8"><title>Standee</title><meta http-equiv="refresh" content="0;url=${address}">`;
}

/** Answers 401: with a page for a browser, with plain text for other clients. */
export function answerKeyMissing(request: IncomingMessage, response: ServerResponse): void {
  if (!(request.headers.accept ?? '').includes('text/html')) {
    refuseRequest(request, response, 401, KEY_MISSING);
    return;
  }
  const page =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Standee</title>' +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
    `<h1>Standee</h1><p>${KEY_MISSING}</p><p lang="de">${KEY_MISSING_DE}</p></html>`;
  response.writeHead(401, { 'Content-Type': 'text/html; charset=utf-8', ...NO_STORE });
  response.end(page);
  request.resume();
}
