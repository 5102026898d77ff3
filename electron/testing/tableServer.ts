/** A table server with its own library, for raw requests. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { WebSocket } from 'ws';
import type { Update } from '#shared/api/api';
import { hostOf, type Host } from '../servers/host';
import type { Library } from '../library/library';
import { newKey } from '../servers/browser/savedServer';
import { startTableServer, type TableServer } from '../servers/table/tableServer';
import { sendRequest, type RequestOptions } from './guests';
import { newCampaign, openLibrary, rename, scratchFolder } from './library';

interface Start {
  readonly calls?: { readonly atOnce: number; readonly perSecond: number };
  readonly port?: number;
  readonly key?: string;
  readonly room?: number;
}

interface Keyed extends RequestOptions {
  readonly withKey?: boolean;
}

/** Starts a server before each test of the file. Its library has one campaign, 'Test'. */
export function useServedTable(): ServedTable {
  const table = new ServedTable();
  beforeEach(() => table.begin());
  afterEach(() => table.end());
  return table;
}

class ServedTable {
  folder = '';
  server!: TableServer;
  /** Internal errors that the server reported. */
  readonly faults: unknown[] = [];
  #library!: Library;
  #host!: Host;
  #remove!: () => Promise<void>;

  async begin(): Promise<void> {
    ({ folder: this.folder, remove: this.#remove } = await scratchFolder());
    const { folder } = this;
    await mkdir(join(folder, 'renderer', 'assets'), { recursive: true });
    await mkdir(join(folder, 'content', 'scenarios'), { recursive: true });
    await writeFile(
      join(folder, 'renderer', 'index.html'),
      '<!doctype html><title>Standee</title>',
    );
    await writeFile(join(folder, 'renderer', 'assets', 'a.js'), 'export {}');
    await writeFile(join(folder, 'content', 'scenarios', '001.json'), '{"id":"1"}');
    await writeFile(join(folder, 'secret.txt'), 'secret');
    this.faults.length = 0;
    this.#library = await openLibrary(join(folder, 'library'));
    this.#host = hostOf(this.#library, '1.2.3');
    await newCampaign(this.#library);
    this.server = await this.start();
  }

  async end(): Promise<void> {
    await this.server.close();
    await this.#library.close();
    await this.#remove();
  }

  /** Starts another server for the same library. */
  async start({ port = 0, key = newKey(), ...more }: Start = {}): Promise<TableServer> {
    return startTableServer({
      api: this.#host,
      onUpdate: (listener: (update: Update) => void) => this.#host.onUpdate(listener),
      renderer: join(this.folder, 'renderer'),
      content: join(this.folder, 'content'),
      contentFile: (name: string) =>
        name === 'scenarios/own-mill.json' ? '{"id":"own-mill"}' : null,
      port,
      key,
      report: (error: unknown) => this.faults.push(error),
      ...more,
    });
  }

  /** Sends a raw request from this computer. */
  readonly ask = (path: string, { withKey = true, headers, ...asking }: Keyed = {}) => {
    const key = withKey ? { authorization: `Bearer ${this.server.key}` } : {};
    const origin = `http://127.0.0.1:${String(this.server.port)}`;
    return sendRequest(origin, path, {
      ...asking,
      headers: { ...key, ...headers },
      from: '127.0.0.1',
    });
  };

  readonly post = (method: string, args: unknown, headers: Record<string, string> = {}) =>
    this.ask(`/api/${method}`, { method: 'POST', body: JSON.stringify(args), headers });

  readonly goesOn = async (): Promise<void> => {
    const answer = await this.post('campaign.send', [
      'Test',
      rename('on'),
      `r${String(Math.random())}`,
    ]);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({ ok: true });
  };

  readonly live = async (
    headers: Record<string, string> = {},
    path = '/api/live',
  ): Promise<WebSocket> => {
    const address = `ws://127.0.0.1:${String(this.server.port)}${path}`;
    const key = { authorization: `Bearer ${this.server.key}` };
    const socket = new WebSocket(address, { headers: { ...key, ...headers } });
    await new Promise((opened, failed) => {
      socket.on('open', opened);
      socket.on('error', failed);
    });
    return socket;
  };
}
