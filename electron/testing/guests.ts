/** A shared table on a local network with devices, for tests. */
import { request as httpRequest } from 'node:http';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { Snapshot, Update } from '#shared/api/api';
import type { Command } from '#shared/commands/shapes';
import type { Result } from '#shared/result';
import type { SeatGame, ShareAct, ShareState } from '#shared/api/sharing';
import { hostOf, type Host } from '../servers/host';
import type { Library } from '../library/library';
import type { ShareOptions } from '../servers/sharing/sharing';
import { valueOf } from './library';
import { GAME, newTable, openGameLibrary } from './table';

/** A loopback address that stands in for the network. */
export const NETWORK = { name: 'test', address: '127.0.0.2' };

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Source address of the request, to stand for another device. */
  readonly from?: string;
}

/** Sends a raw request, with headers that `fetch` would not send. */
export function sendRequest(
  origin: string,
  path: string,
  asking: RequestOptions = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, body, from = '127.0.0.3' } = asking;
  return new Promise((done, failed) => {
    const options = { host: hostname, port, path, method, headers, localAddress: from };
    const request = httpRequest(options, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      // A reused connection may end right before the request; browsers retry as well.
      const isOld = request.reusedSocket && error.code === 'ECONNRESET';
      if (isOld) sendRequest(origin, path, asking).then(done, failed);
      else failed(error);
    });
    request.end(body);
  });
}

/** A device, with or without a token. */
export class TestDevice {
  readonly origin: string;
  readonly updates: Update[] = [];
  /** Its source address. */
  from = '127.0.0.3';
  cookie = '';
  closed: number | null = null;
  #socket: WebSocket | null = null;

  constructor(origin: string) {
    this.origin = origin;
  }

  async call<T>(method: string, ...args: readonly unknown[]): Promise<T> {
    const answer = await sendRequest(this.origin, `/seat/${method}`, {
      method: 'POST',
      body: JSON.stringify(args),
      from: this.from,
      headers: this.cookie === '' ? {} : { cookie: this.cookie },
    });
    const [cookie] = answer.headers['set-cookie'] ?? [];
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
    if (answer.status !== 200) throw new Error(`${method}: ${String(answer.status)}`);
    return JSON.parse(answer.body) as T;
  }

  async open(): Promise<Snapshot & { readonly game: SeatGame }> {
    const snapshot = valueOf(await this.call<Result<Snapshot>>('open'));
    return snapshot as Snapshot & { readonly game: SeatGame };
  }

  /** Sends a command. By default the device has seen every step. */
  async send(
    command: Command,
    request = String(Math.random()),
    seen?: number,
  ): Promise<Result<Update>> {
    return this.call('send', command, request, seen ?? (await this.open()).seq);
  }

  /** Subscribes the device to updates. */
  listen(): Promise<void> {
    const url = `${this.origin.replace('http', 'ws')}/seat/live`;
    const socket = new WebSocket(url, { origin: this.origin, headers: { cookie: this.cookie } });
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.updates.push(JSON.parse(String(data)) as Update));
    socket.on('close', (code) => (this.closed = code));
    return new Promise((done, failed) => {
      socket.on('open', () => done());
      socket.on('error', failed);
    });
  }

  leave(): void {
    this.#socket?.terminate();
  }
}

export interface SharedHost {
  readonly host: Host;
  readonly library: Library;
  readonly faults: unknown[];
  readonly options: ShareOptions;
  state(): Promise<ShareState>;
  origin(): Promise<string>;
  act(act: ShareAct): Promise<ShareState>;
  /** Lets a new device join with this wish. */
  join(wish: string, name?: string): Promise<TestDevice>;
  close(): Promise<void>;
}

/** A delay longer than any test, so that rounds are not revealed automatically. */
const NEVER_MS = 24 * 60 * 60 * 1000;

/** Creates a folder that stands in for the built renderer. */
async function rendererIn(folder: string): Promise<string> {
  const renderer = join(folder, 'renderer');
  await mkdir(join(renderer, 'assets'), { recursive: true });
  await writeFile(join(renderer, 'seat.html'), '<!doctype html><title>Seat</title>');
  await writeFile(join(renderer, 'index.html'), '<!doctype html><title>Table</title>');
  await writeFile(join(renderer, 'assets', 'a.js'), 'export {}');
  return renderer;
}

/** A campaign 'Test' of two characters, c1 and c2, shared on `NETWORK`. */
export async function shareTable(
  folder: string,
  other: Partial<ShareOptions> = {},
): Promise<SharedHost> {
  const library = await openGameLibrary(join(folder, 'library'));
  const faults: unknown[] = [];
  const share = {
    renderer: await rendererIn(folder),
    content: GAME.content,
    contentFile: (name: string) => GAME.contentFile(name) ?? '[]',
    report: (error: unknown) => faults.push(error),
    adapters: () => [NETWORK],
    ports: [0],
    revealAfter: NEVER_MS,
    ...other,
  };
  const host = hostOf(library, '1.2.3', { share });
  await newTable(library);
  const act = async (what: ShareAct) => valueOf(await host.sharing.act(what));
  await act({ act: 'start', campaign: 'Test', address: NETWORK.address });
  const now = async () => {
    const { now: sharing } = await host.sharing.state();
    if (!sharing) throw new Error('nothing is shared');
    return sharing;
  };
  return {
    host,
    library,
    faults,
    options: share,
    act,
    state: () => host.sharing.state(),
    origin: async () => (await now()).origin,
    async join(wish, name = `phone of ${wish}`) {
      const { origin, joinCode } = await now();
      const device = new TestDevice(origin);
      valueOf(await device.call<Result<null>>('knock', joinCode, name, wish));
      const [knock] = (await host.sharing.state()).knocks;
      await act({ act: 'answer', knock: knock?.id ?? '', letIn: true });
      return device;
    },
    async close() {
      await host.stopSharing();
      await library.close();
    },
  };
}
