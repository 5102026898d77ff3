/** Answers HTTP requests to the table server: login, pages, content files and calls. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { StandeeApi } from '#shared/api/api';
import { CALLS, isMethod, type Load, type Method } from '#shared/api/calls';
import { refuse } from '#shared/result';
import { Queue } from '../../session/queue';
import { call } from '../calls';
import { BodyBudget } from '../http/bodyBudget';
import type { ConnectionLimit } from '../http/connectionLimit';
import {
  isLarge,
  answerJson,
  answerKeyMissing,
  MAX_UPLOAD_BYTES,
  redirectPage,
  refuseMalformed,
  NO_STORE,
  answerText,
  readBody,
  readUrl,
  refuseRequest,
  bytesToReserve,
} from '../http/http';
import { parseBody } from '../http/parseBody';
import type { Bucket } from '../http/rateLimit';
import { SECURITY_HEADERS } from '../http/securityHeaders';
import { serveFiles, type ServedFiles } from '../http/servedFiles';
import type { Gate } from './gate';
import { answerTo, LoginTokens } from './loginTokens';

/** Maximum bytes of all large bodies at the same time. */
const MAX_BODIES_BYTES = 3 * MAX_UPLOAD_BYTES;

export interface PagesOptions {
  readonly api: StandeeApi;
  /** Folder of the built renderer. */
  readonly renderer: string;
  /** Folder of the content files. */
  readonly content: string;
  /** Returns a text that replaces a content file, by its name; null = use the file. */
  readonly contentFile: (name: string) => string | null;
  /** Secret that gives access. Open pages reconnect after a restart if it stays the same. */
  readonly key: string;
  /** Called with internal errors. */
  readonly report: (error: unknown) => void;
  /** Maximum bytes of large bodies at the same time. */
  readonly room?: number;
}

export class Pages {
  readonly #options: PagesOptions;
  readonly #run: string;
  readonly #gate: Gate;
  readonly #bucket: Bucket;
  readonly #loginTokens: LoginTokens;
  readonly #connections: ConnectionLimit;
  readonly #bodyBudget: BodyBudget;
  /** Large bodies are parsed one at a time. */
  readonly #parsing = new Queue();
  readonly #renderer: ServedFiles;
  readonly #content: ServedFiles;

  constructor(
    options: PagesOptions,
    run: string,
    gate: Gate,
    bucket: Bucket,
    places: ConnectionLimit,
  ) {
    this.#run = run;
    this.#connections = places;
    this.#options = options;
    this.#gate = gate;
    this.#bucket = bucket;
    this.#bodyBudget = new BodyBudget(options.room ?? MAX_BODIES_BYTES);
    this.#loginTokens = new LoginTokens(options.key, run);
    this.#renderer = serveFiles(options.renderer);
    this.#content = serveFiles(options.content);
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    const url = readUrl(request);
    if (this.#gate.foreignStatus(request)) {
      refuseRequest(
        request,
        response,
        403,
        'This request came from another site. Open Standee by its own address.',
      );
    } else if (!url) {
      refuseRequest(request, response, 404, 'Nothing found at this address.');
    } else if (url.pathname === '/' && url.searchParams.has('word')) {
      this.#logIn(url.searchParams.get('word') ?? '', request, response);
    } else if (url.pathname === '/' && url.searchParams.has('question')) {
      const question = url.searchParams.get('question') ?? '';
      answerText(response, 200, answerTo(question, this.#options.key, this.#run));
      request.resume();
    } else if (!this.#gate.hasKey(request)) {
      answerKeyMissing(request, response);
    } else {
      this.#connections.authenticate(request.socket);
      const path = this.#gate.pathWithin(url.pathname);
      if (!path.startsWith('/api/')) this.#serve(path, request, response);
      else await this.#answerCall(path.slice('/api/'.length), request, response);
    }
  }

  #logIn(word: string, request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' || !this.#loginTokens.take(word)) {
      answerKeyMissing(request, response);
      return;
    }
    const { path } = this.#gate;
    const headers = { 'Set-Cookie': this.#gate.cookie(), ...NO_STORE };
    if ((request.headers['sec-fetch-site'] ?? 'none') === 'none') {
      response.writeHead(303, { ...headers, Location: path });
      response.end();
      return;
    }
    // The browser does not send a strict cookie after a redirect that came from another page, but does after
    // one that came from our own page.
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
      const release = this.#bodyBudget.reserve(bytesToReserve(request, CALLS[method]));
      if (!release) {
        answerJson(response, 200, refuse({ code: 'tooManyLargeFiles' }));
        request.resume();
        return;
      }
      try {
        await this.#carryOut(method, request, response);
      } finally {
        release();
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
      answerJson(response, 200, await call(this.#options.api, method, args.args));
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

/** Lets other tasks run after parsing. */
async function parseArguments(body: Buffer): Promise<'malformed' | { readonly args: unknown }> {
  try {
    const args = await parseBody(body);
    await setImmediate();
    return { args };
  } catch {
    return 'malformed';
  }
}
