import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeRunning, runningAddress, writeRunning } from './running';
import { scratchFolder } from './testing/library';

let folder: string;
let remove: () => Promise<void>;
let server: Server;
let port: number;
beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
  server = createServer((request, response) => {
    const isWelcome =
      request.url === '/api/library' && request.headers.authorization === 'Bearer right';
    response.writeHead(isWelcome ? 200 : 401).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await remove();
});

test('a browser host that answers to its key is found, until it ends', async () => {
  const address = `http://127.0.0.1:${String(port)}/?key=right`;
  await writeRunning(folder, address);
  expect(await runningAddress(folder)).toBe(address);
  await removeRunning(folder);
  expect(await runningAddress(folder)).toBeNull();
});

test('whoever else got the port, or is elsewhere, is not taken for it', async () => {
  await writeRunning(folder, `http://127.0.0.1:${String(port)}/?key=wrong`);
  expect(await runningAddress(folder)).toBeNull();
  await writeRunning(folder, `http://localhost:${String(port)}/?key=right`);
  expect(await runningAddress(folder)).toBeNull();
  await writeRunning(folder, 'no address');
  expect(await runningAddress(folder)).toBeNull();
});

test('one that is gone does not answer', async () => {
  await writeRunning(folder, `http://127.0.0.1:${String(port)}/?key=right`);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  expect(await runningAddress(folder)).toBeNull();
});
