import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Update } from '#shared/api/api';
import { LiveScreens } from './liveScreens';
import { rename } from '../../testing/library';
import { useServedTable } from '../../testing/tableServer';

const table = useServedTable();
const { ask, post, live, goesOn } = table;

describe('live updates', () => {
  const next = (socket: WebSocket) =>
    new Promise<Update>((done) => {
      socket.once('message', (data: Buffer) => done(JSON.parse(data.toString()) as Update));
    });

  test('reach every screen, including the one that played', async () => {
    const screens = [await live(), await live({ origin: table.server.origin })];
    const received = Promise.all(screens.map(next));
    const answer = JSON.parse(
      (await post('campaign.send', ['Test', rename('both'), 'r'])).body,
    ) as {
      value: Update;
    };
    expect(await received).toEqual([answer.value, answer.value]);
    const undone = Promise.all(screens.map(next));
    await post('campaign.undo', ['Test', answer.value.seq, 'u']);
    expect((await undone).map(({ dropped }) => dropped)).toEqual([1, 1]);
    for (const screen of screens) screen.close();
  });

  test.each([
    [{ authorization: '' }, '/api/live', '401'],
    [{ authorization: 'Bearer x' }, '/api/live', '401'],
    [{ origin: 'http://evil.example' }, '/api/live', '403'],
    [{ host: 'evil.example' }, '/api/live', '403'],
    [{}, '/api/other', '404'],
  ])('are refused for %j at %s', async (headers, path, status) => {
    await expect(live(headers, path)).rejects.toThrow(status);
    await goesOn();
  });

  test('reserve no place for a client that does not complete the handshake', async () => {
    const refused = 'Host: evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    const texts = [`GET /api/live HTTP/1.1\r\n${refused}`, 'GET / HTTP/1.1\r\nHost: ', ''];
    await Promise.all(texts.map(isCutOff));
    await goesOn();
  });

  /** Resolves when the server has dropped a connection whose client does not close it. */
  async function isCutOff(text: string): Promise<void> {
    const socket = connect({ port: table.server.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.write(text);
    socket.resume();
    await new Promise((done) => socket.on('end', done));
    let isRefused = false;
    socket.on('error', () => (isRefused = true));
    while (!isRefused) {
      socket.write('more');
      await setImmediate();
    }
  }

  test('reach an open page after a restart on the same port', async () => {
    const { pathname, search } = new URL(table.server.newAddress());
    const first = await ask(pathname + search, { withKey: false });
    const cookie = (first.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
    const path = String(first.headers['location']);
    const address = `ws://127.0.0.1:${String(table.server.port)}${path}api/live`;
    const open = (headers: Record<string, string>) =>
      new Promise<WebSocket>((opened, failed) => {
        const socket = new WebSocket(address, { headers });
        socket.on('open', () => opened(socket));
        socket.on('error', failed);
      });
    const before = await open({ cookie });
    const cutOff = new Promise((done) => before.on('close', done));
    const { key, port } = table.server;
    await table.server.close();
    await cutOff;
    table.server = await table.start({ key, port });

    const after = await open({ cookie });
    const received = next(after);
    const body = JSON.stringify(['Test', rename('again'), 'r']);
    const answer = await ask(`${path}api/campaign.send`, {
      method: 'POST',
      body,
      withKey: false,
      headers: { cookie },
    });
    expect(answer.status).toBe(200);
    expect(await received).toEqual((JSON.parse(answer.body) as { value: Update }).value);
    after.close();
  });
});

describe('calls over a live link', () => {
  /** Sends calls. Resolves with all messages until the last answer. */
  async function callAll(screen: WebSocket, calls: readonly object[]): Promise<readonly object[]> {
    const answers: object[] = [];
    const done = new Promise<void>((resolve) => {
      screen.on('message', (data: Buffer) => {
        answers.push(JSON.parse(data.toString()) as object);
        if (answers.filter((each) => 'answer' in each).length === calls.length) resolve();
      });
    });
    for (const call of calls) screen.send(JSON.stringify(call));
    await done;
    return answers;
  }

  test('are answered by number, after every screen received the update', async () => {
    const [screen, other] = [await live(), await live()];
    const received = new Promise<unknown>((done) => {
      other.once('message', (data: Buffer) => done(JSON.parse(data.toString())));
    });
    const send = { call: 7, method: 'campaign.send', args: ['Test', rename('live'), 'one'] };
    const answers = await callAll(screen, [send]);
    const update = await received;
    expect(answers).toEqual([update, { answer: 7, value: { ok: true, value: update } }]);
    // The same request changes nothing, over HTTP or the WebSocket.
    const [again] = await callAll(screen, [{ ...send, call: 8 }]);
    expect(again).toEqual({ answer: 8, value: { ok: true, value: update } });
    const posted = await post('campaign.send', send.args);
    expect(JSON.parse(posted.body)).toEqual({ ok: true, value: update });
    for (const each of [screen, other]) each.close();
  });

  test('are answered even if refused or invalid', async () => {
    const screen = await live();
    const answers = await callAll(screen, [
      { call: 1, method: 'campaign.open', args: ['Nowhere'] },
      { call: 2, method: 'campaign.send', args: ['Test', { type: 'conquer' }, 'two'] },
      { call: 3, method: 'campaign.undo', args: [] },
    ]);
    expect(answers).toMatchObject([
      { answer: expect.any(Number) as number, value: { ok: false } },
      { answer: expect.any(Number) as number, value: { ok: false } },
      { answer: expect.any(Number) as number, value: { ok: false } },
    ]);
    screen.close();
  });

  test('cannot upload large files or use unknown methods', async () => {
    const screen = await live();
    const answers = await callAll(screen, [
      { call: 1, method: 'constructor', args: [] },
      { call: 2, method: 'library.import', args: ['a', 'b'] },
    ]);
    expect(answers).toEqual([
      { answer: 1, status: 404 },
      { answer: 2, status: 404 },
    ]);
    screen.close();
  });

  test('share a limit with calls over HTTP', async () => {
    const { port, key } = table.server;
    await table.server.close();
    table.server = await table.start({ port, key, calls: { atOnce: 3, perSecond: 0 } });
    const screen = await live();
    const library = (call: number) => ({ call, method: 'library.list', args: [] });
    const answers = await callAll(screen, [1, 2, 3, 4].map(library));
    expect(answers.filter((each) => 'status' in each)).toEqual([{ answer: 4, status: 429 }]);
    expect((await post('library.list', [])).status).toBe(429);
    screen.close();
  });

  test.each([
    'hello',
    'x'.repeat(5000),
    '[]',
    '{"call":1,"method":"send"}',
    '{"call":-1,"method":"library","args":[]}',
    '{"call":1,"method":"library","args":[],"more":1}',
    `{"call":1,"method":"library","args":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    JSON.stringify({ call: 1, method: 'library.list', args: ['x'.repeat(300_000)] }),
  ])('are the only allowed messages: %.60j closes the link', async (text) => {
    const screen = await live();
    const closed = new Promise((done) => screen.on('close', done));
    screen.send(text);
    await closed;
    await goesOn();
  });
});

describe('a misbehaving screen', () => {
  /** A screen of a server that answers with `answer`. */
  async function screenOf(answer: (said: string) => string | null) {
    const gate = { deniedStatus: () => null, pathWithin: (path: string) => path };
    const calls = { answer: (message: Buffer) => Promise.resolve(answer(message.toString())) };
    const screens = new LiveScreens(gate, calls, { onUpdate: () => () => undefined });
    const server = createServer().on('upgrade', (...asked) => screens.answer(...asked));
    const dropped = once(server, 'connection').then(
      ([socket]: Socket[]) => socket && once(socket, 'close'),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const screen = new WebSocket(`ws://127.0.0.1:${String(port)}/api/live`);
    await once(screen, 'open');
    const closed = once(screen, 'close').then(() => {
      screens.close();
      server.close();
    });
    return { screen, dropped, closed };
  }

  test('is disconnected if it never reads the answers', async () => {
    let answers = 0;
    const { screen, dropped, closed } = await screenOf(() => {
      answers += 1;
      return 'x'.repeat(8 * 1024 * 1024);
    });
    screen.pause();
    for (let sent = 0; sent < 20; sent += 1) screen.send('more');
    await dropped;
    expect(answers).toBeLessThan(20);
    screen.resume();
    await closed;
  });

  test('is ignored after it was disconnected', async () => {
    const answers: string[] = [];
    const { screen, closed } = await screenOf((message) => {
      answers.push(message);
      return null;
    });
    screen.pause();
    screen.send('nonsense');
    while (answers.length === 0) await setImmediate();
    await setImmediate();
    screen.send('and more');
    screen.resume();
    await closed;
    expect(answers).toEqual(['nonsense']);
  });
});
