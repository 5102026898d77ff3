/**
 * HTTP server for guests on one network address. It has no access to the table's api.
 *
 * Wire protocol
 * - `GET /` is the guests' page; `/assets/`, its icons and its manifest are files of the app.
 * - `POST /seat/METHOD` with a JSON array of the arguments of that `GuestApi` method. A seat is
 *   taken by the token in the cookie that `knock` sets.
 * - `GET /seat/content/FILE` gives a content file, as far as the seat may know it.
 * - `GET /seat/live` is a WebSocket. Every message from the server is one `Update`, or
 *   `PULSE_MESSAGE` every 15 seconds; the client sends nothing. 4001 = sent away, or sharing has
 *   ended.
 */
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { GUEST_CALLS, PULSE_MESSAGE, type GuestMethod } from '#shared/api/guest';
import { boundedServer } from '../http/boundedServer';
import {
  answerJson,
  refuseMalformed,
  NO_STORE,
  answerText,
  readBody,
  readUrl,
  refuseRequest,
} from '../http/http';
import { codeOf } from '../../library/disk/failures';
import { Heartbeat } from '../http/heartbeat';
import { SECURITY_HEADERS } from '../http/securityHeaders';
import { serveFiles, type ServedFiles } from '../http/servedFiles';
import { ConnectionLimits, RequestLimits } from './addressLimits';
import { GuestGate } from './guestGate';
import type { Guest } from './guests';

const FILES = /^\/(assets\/[\w.-]+|icon\.svg|app-(256|512)\.png|seat\.webmanifest)$/;

/** Functions of the shared table that the server calls. */
export interface GuestHandlers {
  guestOf(token: string | null): Guest | null;
  /** Answers a call. `setToken` sends the device its token in a cookie. */
  answer(call: GuestCall): Promise<unknown>;
  contentFile(name: string): string | null;
}

export interface GuestCall {
  readonly method: GuestMethod;
  readonly args: unknown;
  readonly guest: Guest | null;
  readonly address: string;
  readonly setToken: (token: string) => void;
}

export interface GuestServer {
  readonly origin: string;
  readonly port: number;
  close(): Promise<void>;
}

export interface GuestServerOptions {
  readonly address: string;
  /** Ports to try, in this order; 0 = any free one. */
  readonly ports: readonly number[];
  readonly renderer: string;
  readonly hosting: GuestHandlers;
  readonly report: (error: unknown) => void;
}

/** Rejects with the error of `listen` if the address does not exist or no port is free. */
export async function startGuestServer(options: GuestServerOptions): Promise<GuestServer> {
  const server = boundedServer(8 * 1024, 20_000);
  server.keepAliveTimeout = 5000;
  const connections = new ConnectionLimits();
  server.on('connection', (socket) => connections.add(socket));
  await listen(server, options);
  const { port } = server.address() as AddressInfo;
  const gate = new GuestGate(options.address, port);
  const pages = new GuestPages(options, gate);
  const live = new LiveGuests(options.hosting, gate);
  const know = (request: IncomingMessage) => {
    if (options.hosting.guestOf(gate.tokenIn(request))) connections.authenticate(request.socket);
  };
  server.on('request', (request, response) => {
    know(request);
    pages.answer(request, response).catch((error: unknown) => {
      options.report(error);
      if (response.headersSent) response.destroy();
      else
        answerText(
          response,
          500,
          'Something went wrong in Standee. Nothing was changed. Try again.',
        );
    });
  });
  server.on('upgrade', (request, socket, head) => {
    know(request);
    live.answer(request, socket, head);
  });
  return {
    origin: gate.origin,
    port,
    close: () => {
      live.close();
      return new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
    },
  };
}

/** True if the port belongs to another program or is reserved by the system. */
export function isPortTaken(error: unknown): boolean {
  return codeOf(error) === 'EADDRINUSE' || codeOf(error) === 'EACCES';
}

async function listen(server: Server, { address, ports }: GuestServerOptions): Promise<void> {
  for (const [index, port] of ports.entries()) {
    try {
      server.listen({ port, host: address });
      await once(server, 'listening');
      return;
    } catch (error) {
      if (!isPortTaken(error) || index === ports.length - 1) throw error;
    }
  }
}

class GuestPages {
  readonly #hosting: GuestHandlers;
  readonly #gate: GuestGate;
  readonly #files: ServedFiles;
  readonly #requests = new RequestLimits();

  constructor({ hosting, renderer }: GuestServerOptions, gate: GuestGate) {
    this.#hosting = hosting;
    this.#gate = gate;
    this.#files = serveFiles(renderer);
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    const path = readUrl(request)?.pathname;
    if (!this.#requests.take(request)) {
      answerTooMany(request, response);
    } else if (this.#gate.isForeign(request)) {
      refuseRequest(
        request,
        response,
        403,
        'This request came from another site. Open Standee by its own address.',
      );
    } else if (path === undefined) {
      notFound(request, response);
    } else if (path.startsWith('/seat/content/')) {
      this.#content(path.slice('/seat/content/'.length), request, response);
    } else if (path.startsWith('/seat/')) {
      await this.#call(path.slice('/seat/'.length), request, response);
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuseRequest(request, response, 405, 'Pages can only be read with GET.');
    } else if (path === '/' || FILES.test(path)) {
      request.url = path === '/' ? '/seat.html' : path;
      this.#files(request, response, () => notFound(request, response));
    } else {
      notFound(request, response);
    }
  }

  #content(name: string, request: IncomingMessage, response: ServerResponse): void {
    const guest = this.#hosting.guestOf(this.#gate.tokenIn(request));
    if (guest && !guest.bucket.take()) {
      answerTooMany(request, response);
      return;
    }
    const text = guest?.standing === 'in' ? this.#hosting.contentFile(name) : null;
    if (request.method !== 'GET' || text === null) {
      notFound(request, response);
      return;
    }
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', ...NO_STORE });
    response.end(text);
  }

  async #call(method: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!Object.hasOwn(GUEST_CALLS, method)) {
      refuseRequest(request, response, 404, 'Unknown call.');
      return;
    }
    if (request.method !== 'POST') {
      refuseRequest(request, response, 405, 'Use POST for calls.');
      return;
    }
    const guest = this.#hosting.guestOf(this.#gate.tokenIn(request));
    const known = method as GuestMethod;
    if (GUEST_CALLS[known] === 'in' && guest?.standing !== 'in') {
      refuseRequest(
        request,
        response,
        401,
        'This device is not connected to the table. Enter the join code again.',
      );
      return;
    }
    if (guest && !guest.bucket.take()) {
      answerTooMany(request, response);
      return;
    }
    const body = await readBody(request, 'guest');
    if (body === 'tooLarge') {
      refuseRequest(request, response, 413, 'The request is too large.');
      return;
    }
    const args = body === 'unbounded' ? undefined : parseBody(body);
    if (args === undefined) {
      refuseMalformed(response.setHeader('Connection', 'close'));
      return;
    }
    const address = request.socket.remoteAddress ?? '';
    const setToken = (token: string) => {
      response.setHeader('Set-Cookie', this.#gate.cookie(token));
    };
    answerJson(
      response,
      200,
      await this.#hosting.answer({ method: known, args, guest, address, setToken }),
    );
  }
}

function answerTooMany(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Retry-After', '1');
  refuseRequest(request, response, 429, 'Too many requests. Try again in a second.');
}

function notFound(request: IncomingMessage, response: ServerResponse): void {
  refuseRequest(request, response, 404, 'Nothing found at this address.');
}

function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** WebSockets of guests. */
class LiveGuests {
  readonly #hosting: GuestHandlers;
  readonly #gate: GuestGate;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: 256 });
  readonly #heartbeat = new Heartbeat(this.#sockets.clients, PULSE_MESSAGE);

  constructor(hosting: GuestHandlers, gate: GuestGate) {
    this.#hosting = hosting;
    this.#gate = gate;
  }

  answer(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A browser may disconnect at any time.
    socket.on('error', () => socket.destroy());
    const guest = this.#hosting.guestOf(this.#gate.tokenIn(request));
    const isWelcome =
      !this.#gate.isForeign(request) &&
      request.headers.origin !== undefined &&
      readUrl(request)?.pathname === '/seat/live' &&
      guest?.standing === 'in' &&
      !guest.hasOldPage;
    if (!isWelcome) {
      // Destroyed, because the client may never close its side.
      socket.end('HTTP/1.1 403 Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
        socket.destroy(),
      );
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (made) => this.#welcome(guest, made));
  }

  close(): void {
    this.#heartbeat.stop();
    for (const socket of this.#sockets.clients) socket.close(4001);
    this.#sockets.close();
  }

  #welcome(guest: Guest, socket: WebSocket): void {
    this.#heartbeat.follow(socket);
    socket.on('error', () => socket.terminate());
    // Guests send nothing on this socket.
    socket.on('message', () => socket.close(1008));
    if (!guest.connect(socket)) socket.close(1013);
  }
}
