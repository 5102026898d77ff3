import { rm } from 'node:fs/promises';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { rename } from '../../testing/library';
import { useServedTable } from '../../testing/tableServer';

const table = useServedTable();
const { ask, post, live, goesOn } = table;

describe('the key of a table server', () => {
  test('is exchanged once for a login word and stored in a cookie with its own path', async () => {
    const { pathname, search } = new URL(table.server.newAddress());
    const first = await ask(pathname + search, { withKey: false });
    expect(first.status).toBe(303);
    const path = String(first.headers['location']);
    expect(path).toMatch(/^\/[\w-]{32}\/$/);
    expect((await ask(pathname + search, { withKey: false })).status).toBe(401);
    const [cookie = ''] = first.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict; Path=(\S+)$/);
    expect(cookie.endsWith(`Path=${path}`)).toBe(true);
    expect(cookie).not.toContain(table.server.key);
    const headers = { cookie: `other=1; ${cookie.split(';')[0] ?? ''}` };
    const options = { withKey: false, headers };
    expect((await ask(path, options)).body).toContain('<title>Standee');
    expect((await ask(`${path}assets/a.js`, options)).status).toBe(200);
    const call = { ...options, method: 'POST', body: '[]' };
    expect((await ask(`${path}api/library.list`, call)).status).toBe(200);
    expect((await ask('/api/library.list', call)).status).toBe(401);
  });

  test('is set by our own redirect page after a cross-site link', async () => {
    const { pathname, search } = new URL(table.server.newAddress());
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await ask(pathname + search, { withKey: false, method: 'HEAD' })).status).toBe(401);
    const answer = await ask(pathname + search, { withKey: false, headers });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatch(/<meta http-equiv="refresh" content="0;url=\/[\w-]{32}\/">/);
    expect(answer.headers['set-cookie']).toHaveLength(1);
  });

  test('is rejected if it belongs to another table server', async () => {
    const second = await table.start();
    await second.close();
    const headers = { authorization: `Bearer ${second.key}` };
    const answer = await ask('/api/library.list', { method: 'POST', body: '[]', headers });
    expect(answer.status).toBe(401);
  });

  test.each([
    ['/'],
    ['/?word=wrong'],
    ['/?word='],
    ['/assets/a.js'],
    ['/content/scenarios/001.json'],
    ['/api/library.list'],
    ['/nowhere'],
  ])('is required at %s', async (path) => {
    const answer = await ask(path, { withKey: false, headers: { accept: 'text/html' } });
    expect(answer.status).toBe(401);
    expect(answer.body).toContain('has already been used');
    expect(answer.body).toContain('Run “npm start” once more');
    expect(answer.body).toContain('Führe noch einmal „npm start“ aus');
    expect(answer.body).not.toContain(table.server.key);
    await goesOn();
  });

  test.each([
    { authorization: 'Bearer wrong' },
    { authorization: 'Basic eDp5' },
    { cookie: 'standee=wrong' },
  ])('is rejected as %j', async (headers) => {
    const answer = await ask('/api/library.list', {
      method: 'POST',
      body: '[]',
      withKey: false,
      headers,
    });
    expect(answer.status).toBe(401);
  });
});

describe('the origin of a request', () => {
  test.each([
    { host: 'evil.example' },
    { host: '127.0.0.1' },
    { host: '127.0.0.1:1' },
    { host: 'standee.local:80' },
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: 'https://127.0.0.1' },
  ])('a request with %j is rejected', async (headers) => {
    expect((await post('library.list', [], headers)).status).toBe(403);
    expect((await ask('/', { headers })).status).toBe(403);
    await goesOn();
  });

  test('a request from its own origin or from localhost is accepted', async () => {
    expect((await post('library.list', [], { origin: table.server.origin })).status).toBe(200);
    const localhost = `localhost:${String(table.server.port)}`;
    const headers = { host: localhost, origin: `http://${localhost}` };
    expect((await post('library.list', [], headers)).status).toBe(200);
    // A page of one host name must not call the other.
    expect((await post('library.list', [], { origin: `http://${localhost}` })).status).toBe(403);
  });

  test('the server listens on this machine only', async () => {
    const refused = await new Promise((done) => {
      const socket = connect({ host: '127.0.0.2', port: table.server.port });
      socket.on('error', () => done(true));
      socket.on('connect', () => done(false));
    });
    expect(refused).toBe(true);
  });
});

describe('a request to the table server', () => {
  test('for a content file of the library needs the key and has the same rules', async () => {
    const path = '/content/scenarios/own-mill.json';
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 200, body: '{"id":"own-mill"}' });
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect((await ask(path, { withKey: false })).status).toBe(401);
    expect((await ask(path, { headers: { host: 'evil.example' } })).status).toBe(403);
    expect((await ask(path, { method: 'DELETE' })).status).toBe(405);
    expect((await ask('/content/scenarios/own-other.json')).status).toBe(404);
  });

  test.each([
    ['/nowhere'],
    ['/assets/missing.js'],
    ['/content/scenarios/999.json'],
    ['/../secret.txt'],
    ['/assets/../../secret.txt'],
    ['/..%2fsecret.txt'],
    ['/%2e%2e/secret.txt'],
    ['/content/..%2f..%2fsecret.txt'],
    ['/content/%5c..%5csecret.txt'],
    ['/%00'],
    ['/%E0%A4%A'],
    ['//evil.example/'],
    ['/api/'],
    ['/api/nothing'],
    ['/api/toString'],
    ['/library/Test.json'],
  ])('for %s is not found', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('secret');
    await goesOn();
  });

  test('for a file removed by a new build only ends its own answer', async () => {
    await rm(join(table.folder, 'renderer', 'assets', 'a.js'));
    await expect(ask('/assets/a.js')).rejects.toThrow();
    await goesOn();
  });

  test('by another method is refused', async () => {
    expect((await ask('/api/library.list')).status).toBe(405);
    expect((await ask('/api/library.list', { method: 'PUT', body: '[]' })).status).toBe(405);
    expect((await ask('/', { method: 'POST', body: '' })).status).toBe(405);
    expect((await ask('/', { method: 'DELETE' })).status).toBe(405);
    expect((await ask('/', { method: 'OPTIONS' })).status).toBe(405);
    expect((await ask('/api/live')).status).toBe(426);
  });

  test('of more than 256 kB is refused, with or without a stated length', async () => {
    const body = JSON.stringify(['Test', rename('x'.repeat(300_000)), 'r']);
    expect((await ask('/api/campaign.send', { method: 'POST', body })).status).toBe(413);
    const chunked = { 'transfer-encoding': 'chunked' };
    expect(
      (await ask('/api/campaign.send', { method: 'POST', body, headers: chunked })).status,
    ).toBe(413);
    await goesOn();
  });

  test.each([
    ['[', 'a list in a list in a list'],
    ['{"a":', 'as deep in objects'],
    ['[0],', 'more than a file needs'],
    ['        ', 'nothing but room'],
    ['11111111', 'a number without end'],
  ])('of %s again and again (%s) is refused before it is parsed', async (piece) => {
    const body = `[${piece.repeat(200_000)}`;
    const answer = await ask('/api/library.import', { method: 'POST', body });
    expect(answer.status).toBe(400);
    await goesOn();
  });

  test('with more content than a pack may have is refused before it is parsed', async () => {
    const savePack = (pack: string) =>
      ask('/api/packs.save', { method: 'POST', body: `["packs",${pack},null,null]` });
    expect((await savePack(`[${'{"a":1},'.repeat(150_000)}1]`)).status).toBe(400);
    expect((await savePack(`"${'x'.repeat(8_000_000)}"`)).status).toBe(413);
    const most = await savePack(`{"about":"${'x'.repeat(7_900_000)}","id":"x","name":"x"}`);
    expect(JSON.parse(most.body)).toMatchObject({ ok: false });
    await goesOn();
  });

  test.each([[''], ['{'], ['undefined'], [Buffer.from([0xff, 0xfe, 0x00])]])(
    'with %j instead of JSON is refused',
    async (body) => {
      const answer = await ask('/api/campaign.send', { method: 'POST', body });
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.body)).toEqual({
        ok: false,
        refusal: { code: 'malformedCommand' },
      });
      await goesOn();
    },
  );

  test.each([
    [{}],
    [null],
    [[]],
    [['Test']],
    [['Test', { type: 'nothing' }, 'r']],
    [['Test', rename('y'.repeat(10_000)), 'r']],
    [['Test', { ...rename('x'), __proto__x: 1 }, 'r']],
  ])('with the arguments %j is answered by a refusal', async (args) => {
    const answer = await post('campaign.send', args);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({
      ok: false,
      refusal: { code: 'malformedCommand' },
    });
    await goesOn();
  });

  test('for an unknown campaign is refused', async () => {
    for (const key of ['Missing', '../library/Test', 'a/b']) {
      const answer = await post('campaign.open', [key]);
      expect(JSON.parse(answer.body)).toEqual({
        ok: false,
        refusal: { code: 'noSuchCampaign', campaign: key },
      });
    }
  });

  test('beyond the rate limit is refused until a moment later', async () => {
    await table.server.close();
    table.server = await table.start({ calls: { atOnce: 5, perSecond: 0 } });
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1)
      statuses.push((await post('library.list', [])).status);
    expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(statuses).toContain(429);
  });

  test('that causes an internal error is answered and logged, and play continues', async () => {
    const answer = await post('campaign.send', ['Test', { type: 'endRound' }, 'r']);
    expect(answer.status).toBe(500);
    expect(answer.body).not.toContain('at ');
    expect(table.faults).toHaveLength(1);
    await goesOn();
  });

  test('of more than 1 MB without a stated length is refused', async () => {
    const body = JSON.stringify([{ name: 'a.standee', base64: 'A'.repeat(2_000_000) }]);
    const headers = { 'transfer-encoding': 'chunked' };
    const options = ask('/api/library.import', { method: 'POST', body, headers });
    expect((await options).status).toBe(413);
    await goesOn();
  });

  test('with a large file is read while others are read', async () => {
    const files = ['a', 'b', 'c'].map((name) => ({ name, base64: 'A'.repeat(2_000_000) }));
    const answers = await Promise.all(files.map((file) => post('library.import', [file])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { body } of answers) expect(body).toContain('"ok":false');
    await goesOn();
  });

  /** Sends the beginning of a large file; resolves when the server has started to read it. */
  async function standstill(bytes: number): Promise<Socket> {
    const socket = connect(table.server.port, '127.0.0.1').on('error', () => undefined);
    const start = `POST /api/library.import HTTP/1.1\r\nHost: 127.0.0.1:${String(table.server.port)}\r\n`;
    const key = `Authorization: Bearer ${table.server.key}\r\nExpect: 100-continue\r\n`;
    socket.write(`${start}${key}Content-Length: ${String(bytes)}\r\n\r\n[`);
    await once(socket, 'data');
    return socket;
  }
  const upload = async () =>
    (await post('library.import', [{ name: 'a', base64: 'A'.repeat(2_000_000) }])).body;

  test('with a large file is read while another upload stalls', async () => {
    const socket = await standstill(90_000_000);
    expect(await upload()).toContain('fileIsNoCampaign');
    socket.destroy();
  });

  test('with a large file is refused while stalled uploads use all memory', async () => {
    await table.server.close();
    table.server = await table.start({ room: 4_000_000 });
    const socket = await standstill(2_500_000);
    expect(JSON.parse(await upload())).toEqual({
      ok: false,
      refusal: { code: 'tooManyLargeFiles' },
    });
    await goesOn();
    socket.destroy();
    let answer = await upload();
    while (answer.includes('tooManyLargeFiles')) answer = await upload();
    expect(answer).toContain('fileIsNoCampaign');
    expect(await upload()).toContain('fileIsNoCampaign');
  });

  test('is accepted while many silent connections are open', async () => {
    let closed = 0;
    const holding = async (count: number) => {
      const sockets = Array.from({ length: count }, () =>
        connect(table.server.port, '127.0.0.1')
          .on('error', () => undefined)
          .on('close', () => (closed += 1)),
      );
      await Promise.all(sockets.map((socket) => once(socket, 'connect')));
      return sockets;
    };
    const silent = await holding(260);
    const socket = await live();
    await goesOn();
    // Only the oldest connection was closed.
    expect(closed).toBeLessThan(100);
    silent.push(...(await holding(260)));
    await goesOn();
    expect(socket.readyState).toBe(WebSocket.OPEN);
    for (const each of silent) each.destroy();
    socket.terminate();
  });

  test('of garbage instead of HTTP has no effect', async () => {
    await new Promise<void>((done) => {
      const socket = connect(table.server.port, '127.0.0.1', () =>
        socket.end('\0\0\0 nonsense\r\n\r\n'),
      );
      socket.on('error', () => undefined);
      socket.on('close', () => done());
      socket.resume();
    });
    await goesOn();
  });
});

describe('every response', () => {
  test.each([['/'], ['/nowhere'], ['/content/scenarios/001.json'], ['/assets/a.js']])(
    'at %s has the security headers',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );
});
