import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerTo, newRun } from '../table/loginTokens';
import { removeRunning, loginLinkOfRunningHost, writeRunning } from './runningHost';
import { scratchFolder } from '../../testing/library';

let folder: string;
let remove: () => Promise<void>;
let server: Server;
let port: number;
let requests: string[];
beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
  requests = [];
  server = createServer((request, response) => {
    requests.push(JSON.stringify([request.url, request.headers]));
    const question = new URL(request.url ?? '', 'http://x').searchParams.get('question') ?? '';
    response.end(`${answerTo(question, 'right', newRun())}\n`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await remove();
});

const fail = (error: unknown) => {
  throw error;
};

test('a browser host that answers with its key is found until it ends', async () => {
  const running = { origin: `http://127.0.0.1:${String(port)}`, key: 'right' };
  await writeRunning(folder, running, fail);
  expect(await loginLinkOfRunningHost(folder)).toMatch(`${running.origin}/?word=`);
  await removeRunning(folder, running);
  expect(await loginLinkOfRunningHost(folder)).toBeNull();
});

test('another program on the port or a host elsewhere is not mistaken for this host', async () => {
  await writeRunning(folder, { origin: `http://127.0.0.1:${String(port)}`, key: 'wrong' }, fail);
  expect(await loginLinkOfRunningHost(folder)).toBeNull();
  expect(requests).toHaveLength(1);
  expect(requests[0]).not.toContain('wrong');
  await writeRunning(folder, { origin: `http://localhost:${String(port)}`, key: 'right' }, fail);
  expect(await loginLinkOfRunningHost(folder)).toBeNull();
  await writeRunning(folder, { origin: 'no address', key: 'right' }, fail);
  expect(await loginLinkOfRunningHost(folder)).toBeNull();
});

test('an ended host is not found', async () => {
  await writeRunning(folder, { origin: `http://127.0.0.1:${String(port)}`, key: 'right' }, fail);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  expect(await loginLinkOfRunningHost(folder)).toBeNull();
});

test('a host that took over the library keeps its address when the first one ends', async () => {
  const running = { origin: `http://127.0.0.1:${String(port)}`, key: 'right' };
  await writeRunning(folder, running, fail);
  await removeRunning(folder, { origin: 'http://127.0.0.1:1' });
  expect(await loginLinkOfRunningHost(folder)).toMatch(`${running.origin}/?word=`);
});

test('an address that cannot be written is reported and does not prevent the start', async () => {
  const reported: unknown[] = [];
  await writeRunning(join(folder, 'gone'), { origin: '', key: '' }, (error) =>
    reported.push(error),
  );
  expect(reported).toHaveLength(1);
});
