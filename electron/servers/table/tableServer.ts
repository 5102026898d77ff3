/**
 * Serves the app over HTTP on this computer: the built renderer, the content files and the API.
 *
 * Wire protocol
 * - `GET /?word=WORD` logs in with a one-time token (loginTokens.ts): it sets a cookie with a seal of the
 *   key (HttpOnly, SameSite=Strict) for a secret path and redirects there. Everything below is inside
 *   that path. `GET /?question=TEXT` proves knowledge of the key without sending it. Programs may send
 *   `Authorization: Bearer KEY` instead, with or without the path.
 * - `POST /api/GROUP.CALL` with a JSON array of arguments makes a call of `StandeeApi`
 *   (shared/api/api.ts). 200 with the result as JSON; refusals are results. Arguments of a wrong shape
 *   get `{"ok":false,"refusal":{"code":"malformedCommand"}}`.
 * - `GET /api/live` is a WebSocket. The server sends each `Update` of every open campaign as JSON,
 *   `{"sharing": ShareState}`, or the `LiveAnswer` to a `LiveCall` (shared/api/calls.ts). Small calls
 *   may use it instead of POST, which takes a browser three times as long. `status` has HTTP codes. A
 *   message over 256 kB closes the connection (1009), and so does an invalid call (1008). After a lost
 *   connection a client reconnects, gets a snapshot by `campaign.open`, and repeats unanswered calls
 *   with the same `request`.
 * - `GET /content/FILE` returns a content file, every other path a file of the renderer.
 * - 400 invalid JSON, 401 no key, 403 another host or origin, 404 unknown path, 405 wrong method, 413
 *   body over 256 kB (packs: 8 MB, `library.import`: 96 MB; over 1 MB only with a stated length), 429
 *   too many calls, 500 an internal error (logged; nothing was changed).
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { StandeeApi } from '#shared/api/api';
import { boundedServer } from '../http/boundedServer';
import { ConnectionLimit } from '../http/connectionLimit';
import { answerText } from '../http/http';
import { Bucket } from '../http/rateLimit';
import { Gate } from './gate';
import { LiveCalls } from './liveCalls';
import { LiveScreens, type UpdateSources } from './liveScreens';
import { newRun, loginLink } from './loginTokens';
import { Pages, type PagesOptions } from './pages';

/** Burst and rate per second of calls. Far above what a person can do. */
const CALLS_AT_ONCE = 400;
const CALLS_PER_SECOND = 100;
const MAX_CONNECTIONS = 200;

export interface TableServerOptions extends UpdateSources, PagesOptions {
  readonly api: StandeeApi;
  /** 0 = any free one. */
  readonly port: number;
  /** Burst and rate of calls. */
  readonly calls?: { readonly atOnce: number; readonly perSecond: number };
}

export interface TableServer {
  readonly port: number;
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  readonly key: string;
  /** Returns a new one-time link. */
  newAddress(): string;
  close(): Promise<void>;
}

/** Serves on the loopback address only. Rejects with the error of `listen` if the port is taken. */
export async function startTableServer(options: TableServerOptions): Promise<TableServer> {
  const { key } = options;
  const run = newRun();
  const server = boundedServer(16 * 1024, 30_000);
  const places = new ConnectionLimit(MAX_CONNECTIONS);
  server.on('connection', (socket) => places.add(socket));
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
        answerText(
          response,
          500,
          'Something went wrong in Standee. Nothing was changed. Try again.',
        );
      else response.destroy();
    });
  });
  server.on('upgrade', (request, socket, head) => {
    if (gate.deniedStatus(request) === null) places.authenticate(request.socket);
    screens.answer(request, socket, head);
  });
  const origin = `http://127.0.0.1:${String(port)}`;
  return {
    port,
    origin,
    key,
    newAddress: () => loginLink(origin, key, run),
    close: () => {
      screens.close();
      return new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
    },
  };
}
