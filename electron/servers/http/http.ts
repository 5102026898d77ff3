/** What of a request is read and believed, and how one is answered or refused. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Load } from '#shared/api/calls';
import { LARGEST_PACK, MAX_PACK_MEMBERS } from '#shared/content/reading/limits';
import { Bounds } from '../../format/bounds';

/** Bytes of a call that carries little. */
export const LARGEST_BODY = 256 * 1024;
/** A campaign that comes as a file; what is too large by a little, the library refuses in words. */
export const LARGEST_UPLOAD = 96 * 1024 * 1024;
/** How much of a body is taken is for those to say who read it. */
const LARGEST: Readonly<Record<Load | 'guest', number>> = {
  guest: 32 * 1024,
  plain: LARGEST_BODY,
  slow: LARGEST_BODY,
  // Characters may take up to four bytes.
  pack: 4 * LARGEST_PACK,
  campaign: LARGEST_UPLOAD,
};
/** A larger one says how long it is, and gets room of that length once. */
const SMALL_BODY = 1024 * 1024;
/** Members of all lists and objects of a body; what comes as files is text in a few of them. */
const MOST_MEMBERS: Readonly<Record<Load | 'guest', number>> = {
  guest: 4000,
  plain: 100_000,
  slow: 1000,
  // Beside the pack itself or its files: the call's own.
  pack: MAX_PACK_MEMBERS + 1000,
  campaign: 1000,
};

export const NO_STORE = { 'Cache-Control': 'no-store' } as const;
const KEY_MISSING =
  'This page needs the key of the running Standee. Each address it prints is good for one time; start it once more, and it gives another.';

/** Null for an address that cannot be read, or that tries to climb out of its folder. */
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

/** Whether so much is said to come that others would notice. */
export function isLarge(request: IncomingMessage): boolean {
  return lengthOf(request) > SMALL_BODY;
}

/** Bytes that a large body takes up while it is read and answered; what is refused unread takes none. */
export function roomFor(request: IncomingMessage, load: Load): number {
  return isLarge(request) && lengthOf(request) <= LARGEST[load] ? lengthOf(request) : 0;
}

/**
 * It is looked at and copied as it comes, so that the worst of texts keeps nobody else waiting. A large one
 * lies where another thread can read it, too.
 */
export async function readBody(
  request: IncomingMessage,
  load: Load | 'guest',
): Promise<Buffer | 'tooLarge' | 'unbounded'> {
  const largest = LARGEST[load];
  const told = lengthOf(request);
  if (told > largest) return 'tooLarge';
  const bounds = new Bounds(MOST_MEMBERS[load]);
  const room = told > 0 ? told : Math.min(SMALL_BODY, largest);
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

/** Whether what is there as a whole could have come piece by piece, too. */
export function isWithinPlain(body: Buffer): boolean {
  return new Bounds(MOST_MEMBERS.plain).isWithin(body);
}

export function malformed(response: ServerResponse): void {
  json(response, 400, { ok: false, refusal: { code: 'malformedCommand' } });
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...NO_STORE });
  response.end(JSON.stringify(body));
}

export function plain(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...NO_STORE });
  response.end(`${sentence}\n`);
}

/** Answers without having read the body; the connection ends, so that the rest is never waited for. */
export function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  sentence: string,
): void {
  if (!request.complete) response.setHeader('Connection', 'close');
  plain(response, status, sentence);
  request.resume();
}

/** A page that does nothing but lead to another. */
export function leadingTo(address: string): string {
  return `<!doctype html><meta charset="utf-8"><title>Standee</title><meta http-equiv="refresh" content="0;url=${address}">`;
}

/** A browser gets a page, everything else a sentence. */
export function keyMissing(request: IncomingMessage, response: ServerResponse): void {
  if (!(request.headers.accept ?? '').includes('text/html')) {
    refuseRequest(request, response, 401, KEY_MISSING);
    return;
  }
  const page =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Standee</title>' +
    `<h1>Standee</h1><p>${KEY_MISSING}</p></html>`;
  response.writeHead(401, { 'Content-Type': 'text/html; charset=utf-8', ...NO_STORE });
  response.end(page);
  request.resume();
}
