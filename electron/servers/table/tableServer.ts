/**
 * The app over HTTP on this machine: the built renderer, the content files, and the api.
 *
 * Wire protocol
 * - `GET /?word=WORD` takes a word that lets in once (loginWords.ts), keeps a seal of the key in a cookie (HttpOnly,
 *   SameSite=Strict) of a path that nobody can guess, and leads there; all below is within that path.
 *   `GET /?question=TEXT` shows that the key is known here, without saying it.
 *   Programs may send `Authorization: Bearer KEY` instead, with or without the path.
 * - `POST /api/GROUP.CALL` with a JSON array of the arguments of that call of `StandeeApi` (shared/api/api.ts).
 *   200 with what the method answers as JSON; refusals are answers like any other. Arguments of wrong
 *   shapes get `{"ok":false,"refusal":{"code":"malformedCommand"}}`.
 * - `GET /api/live` is a WebSocket. The server sends one `Update` as JSON, for every open campaign,
 *   `{"sharing": ShareState}`, or the `LiveAnswer` to a `LiveCall` (shared/api/calls.ts): calls that carry little may
 *   be made over it instead of by POST, which takes a browser three times as long; its `status` is that of HTTP. A
 *   message over 256 kB ends it (1009), and so does one that is no call (1008).
 *   After it was cut off, a client connects again, asks for a snapshot by `campaign.open`, and sends calls without
 *   an answer again with the same `request`.
 * - `GET /content/FILE` gives a content file, every other path a file of the renderer.
 * - 400 no JSON, 401 no key, 403 another host or origin, 404 no such path, 405 other method, 413 body
 *   over 256 kB (packs: 8 MB, `library.import`: 96 MB; over 1 MB only with a stated length), 429 too many calls, 500 a fault of ours (logged; nothing was changed).
 */
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { StandeeApi } from '#shared/api/api';
import { CALLS, isMethod, type Load, type Method } from '#shared/api/calls';
import { refuse } from '#shared/result';
import { ConnectionLimit } from '../http/heldPlaces';
import { call } from '../calls';
import { BodyRoom } from '../http/bodyRoom';
import { boundedServer } from '../http/boundedServer';
import { Bucket } from '../http/rateLimit';
import { Gate } from './gate';
import {
  isLarge,
  json,
  keyMissing,
  MAX_UPLOAD_BYTES,
  redirectPage,
  refuseMalformed,
  NO_STORE,
  plain,
  readBody,
  readUrl,
  refuseRequest,
  roomFor,
} from '../http/http';
import { LiveCalls } from './liveCalls';
import { LiveScreens, type Listening } from './liveScreens';
import { answerTo, LoginWords, newRun, wayIn } from './loginWords';
import { SECURITY_HEADERS } from '../http/securityHeaders';
import { serveFiles, type ServedFiles } from '../http/servedFiles';
import { Queue } from '../../session/queue';
import { parseBody } from '../http/parseBody';

/** Burst and rate per second of calls; far above human speed. */
const CALLS_AT_ONCE = 400;
const CALLS_PER_SECOND = 100;
const MAX_CONNECTIONS = 200;
/** Maximum bytes of all large bodies at one time. */
const ROOM_FOR_BODIES = 3 * MAX_UPLOAD_BYTES;

export interface TableServerOptions extends Listening {
  readonly api: StandeeApi;
  /** Folder of the built renderer. */
  readonly renderer: string;
  /** Folder of the content files. */
  readonly content: string;
  /** Text that replaces a content file of the folder; null = use the file. */
  readonly contentFile: (name: string) => string | null;
  /** 0 = any free one. */
  readonly port: number;
  /** Secret for access. Open pages reconnect after a restart if it stays the same. */
  readonly key: string;
  /** Called with internal errors. */
  readonly report: (error: unknown) => void;
  /** Burst and rate of calls. */
  readonly calls?: { readonly atOnce: number; readonly perSecond: number };
  /** Bytes of large bodies at one time. */
  readonly room?: number;
}

export interface TableServer {
  readonly port: number;
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  readonly key: string;
  /** A new one-time link. */
  newAddress(): string;
  close(): Promise<void>;
}

/** Serves on the loopback address only. Rejects with the error of `listen` if the port is taken. */
export async function startTableServer(options: TableServerOptions): Promise<TableServer> {
  const { key } = options;
  const run = newRun();
  const server = boundedServer(16 * 1024, 30_000);
  const places = new ConnectionLimit(MAX_CONNECTIONS);
  server.on('connection', (socket) => places.take(socket));
  server.listen({ port: options.port, host: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const gate = new Gate(key, port);
  const { atOnce, perSecond } = options.calls ?? {
    atOnce: CALLS_AT_ONCE,
    perSecond: CALLS_PER_SECOND,
  };
  const bucket = new Bucket(atOnce, perSecond);
  const pages = new Pages(options, run, gate, bucket, places);
  const calls = new LiveCalls(options.api, bucket, options.report);
  const screens = new LiveScreens(gate, calls, options);
  server.on('request', (request, response) => {
    pages.answer(request, response).catch((error: unknown) => {
      options.report(error);
      if (!response.headersSent)
        plain(response, 500, 'Something went wrong in Standee. Nothing was changed. Try again.');
      else response.destroy();
    });
  });
  server.on('upgrade', (request, socket, head) => {
    if (gate.obstacle(request) === null) places.authenticate(request.socket);
    screens.answer(request, socket, head);
  });
  const origin = `http://127.0.0.1:${String(port)}`;
  return {
    port,
    origin,
    key,
    newAddress: () => wayIn(origin, key, run),
    close: () => {
      screens.close();
      return new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
    },
  };
}

/** HTTP requests. */
class Pages {
  readonly #options: TableServerOptions;
  readonly #run: string;
  readonly #gate: Gate;
  readonly #bucket: Bucket;
  readonly #words: LoginWords;
  readonly #places: ConnectionLimit;
  readonly #room: BodyRoom;
  /** Large bodies are parsed one at a time. */
  readonly #parsing = new Queue();
  readonly #renderer: ServedFiles;
  readonly #content: ServedFiles;

  constructor(
    options: TableServerOptions,
    run: string,
    gate: Gate,
    bucket: Bucket,
    places: ConnectionLimit,
  ) {
    this.#run = run;
    this.#places = places;
    this.#options = options;
    this.#gate = gate;
    this.#bucket = bucket;
    this.#room = new BodyRoom(options.room ?? ROOM_FOR_BODIES);
    this.#words = new LoginWords(options.key, run);
    this.#renderer = serveFiles(options.renderer);
    this.#content = serveFiles(options.content);
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    const url = readUrl(request);
    if (this.#gate.foreign(request)) {
      refuseRequest(
        request,
        response,
        403,
        'This request came from another site. Open Standee by its own address.',
      );
    } else if (!url) {
      refuseRequest(request, response, 404, 'Nothing found at this address.');
    } else if (url.pathname === '/' && url.searchParams.has('word')) {
      this.#letIn(url.searchParams.get('word') ?? '', request, response);
    } else if (url.pathname === '/' && url.searchParams.has('question')) {
      const question = url.searchParams.get('question') ?? '';
      plain(response, 200, answerTo(question, this.#options.key, this.#run));
      request.resume();
    } else if (!this.#gate.hasKey(request)) {
      keyMissing(request, response);
    } else {
      this.#places.authenticate(request.socket);
      const path = this.#gate.within(url.pathname);
      if (!path.startsWith('/api/')) this.#serve(path, request, response);
      else await this.#answerCall(path.slice('/api/'.length), request, response);
    }
  }

  #letIn(word: string, request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' || !this.#words.take(word)) {
      keyMissing(request, response);
      return;
    }
    const { path } = this.#gate;
    const headers = { 'Set-Cookie': this.#gate.cookie(), ...NO_STORE };
    if ((request.headers['sec-fetch-site'] ?? 'none') === 'none') {
      response.writeHead(303, { ...headers, Location: path });
      response.end();
      return;
    }
    // After a redirect from another page the browser omits a strict cookie; from our own page it
    // sends it.
    response.writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' });
    response.end(redirectPage(path));
  }

  async #answerCall(
    method: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (method === 'live') {
      refuseRequest(request, response, 426, 'This address is a WebSocket.');
    } else if (!isMethod(method)) {
      refuseRequest(request, response, 404, 'Unknown call.');
    } else if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST');
      refuseRequest(request, response, 405, 'Use POST for calls.');
    } else if (!this.#bucket.take()) {
      response.setHeader('Retry-After', '1');
      refuseRequest(request, response, 429, 'Too many calls. Try again in a second.');
    } else {
      const giveBack = this.#room.take(roomFor(request, CALLS[method]));
      if (!giveBack) {
        json(response, 200, refuse({ code: 'tooMuchComesIn' }));
        request.resume();
        return;
      }
      try {
        await this.#carryOut(method, request, response);
      } finally {
        giveBack();
      }
    }
  }

  async #carryOut(
    method: Method,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const args = await this.#argumentsOf(request, CALLS[method]);
    if (args === 'tooLarge') {
      refuseRequest(request, response, 413, 'The request is too large.');
    } else if (args === 'malformed') {
      refuseMalformed(request.complete ? response : response.setHeader('Connection', 'close'));
    } else {
      json(response, 200, await call(this.#options.api, method, args.args));
    }
  }

  async #argumentsOf(
    request: IncomingMessage,
    load: Load,
  ): Promise<'tooLarge' | 'malformed' | { readonly args: unknown }> {
    const body = await readBody(request, load);
    if (body === 'tooLarge') return body;
    if (body === 'unbounded') return 'malformed';
    const parse = () => parseArguments(body);
    return isLarge(request) ? this.#parsing.run(parse) : parse();
  }

  #serve(pathname: string, request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      refuseRequest(request, response, 405, 'Pages can only be read with GET.');
      return;
    }
    const isContent = pathname.startsWith('/content/');
    const path = isContent ? pathname.slice('/content'.length) : pathname;
    const own = isContent ? this.#options.contentFile(path.slice(1)) : null;
    if (own !== null) {
      const type = {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-cache',
      };
      response.writeHead(200, type);
      response.end(request.method === 'HEAD' ? undefined : own);
      return;
    }
    request.url = path;
    const files = isContent ? this.#content : this.#renderer;
    files(request, response, () =>
      refuseRequest(request, response, 404, 'Nothing found at this address.'),
    );
  }
}

/** Yields to the event loop after parsing. */
async function parseArguments(body: Buffer): Promise<'malformed' | { readonly args: unknown }> {
  try {
    const args = await parseBody(body);
    await setImmediate();
    return { args };
  } catch {
    return 'malformed';
  }
}
