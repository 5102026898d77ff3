import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Command } from '#shared/commands/shapes';
import type { HistoryPage } from '#shared/api/api';
import { CALLS, FROM_NOTHING } from '#shared/api/calls';
import { id } from '#shared/ids';
import { applyPatch } from '#shared/patch';
import { GUEST_CALLS, type GuestMethod } from '#shared/api/guest';
import type { ShareAct } from '#shared/api/sharing';
import type { Result } from '#shared/result';
import {
  sendRequest,
  NETWORK,
  shareTable,
  TestDevice,
  type SharedHost,
} from '../../testing/guests';
import { scratchFolder, valueOf } from '../../testing/library';

let table: SharedHost;
let remove: () => Promise<void>;
/** Answers that were delayed. */
let slowed: number;
let slowDown: () => Promise<null>;

beforeEach(async () => {
  const scratch = await scratchFolder();
  remove = scratch.remove;
  slowed = 0;
  slowDown = () => Promise.resolve(null);
  // Burst and rate per second, low enough for a slow machine.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  table = await shareTable(scratch.folder, {
    slowDown: () => {
      slowed += 1;
      return slowDown();
    },
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await table.close();
  await remove();
});

const startScenario: Command = {
  type: 'startScenario',
  scenario: id('1'),
  characters: [id('c1'), id('c2')],
  level: null,
};
const choose = (character: string, leading: number): Command => ({
  type: 'setInitiative',
  character: id(character),
  leading,
  second: null,
});
let request = 0;
const atTable = (command: Command) =>
  table.host.campaign.send('Test', command, `t${String((request += 1))}`);

describe('joining', () => {
  test('a device with the join code asks to join, is admitted and has a seat', async () => {
    const device = await table.join('c1');
    expect(await device.call('standing')).toBe('in');
    expect((await device.open()).game.seat).toEqual({
      kind: 'player',
      characters: ['c1'],
      monsters: false,
    });
    expect(device.cookie).toMatch(/^standee-seat-\d+=[\w-]{43}$/);
    const { devices, knocks } = await table.state();
    expect(devices).toMatchObject([{ name: 'phone of c1', isHere: false }]);
    expect(knocks).toEqual([]);
  });

  test('a join code admits one device', async () => {
    const joinCode = (await table.state()).now?.joinCode ?? '';
    const origin = await table.origin();
    const first = new TestDevice(origin);
    expect(await first.call('welcome', joinCode)).toMatchObject({
      ok: true,
      value: { campaign: 'Test', characters: [{ id: 'c1' }, { id: 'c2' }] },
    });
    expect(await first.call('knock', joinCode, 'a', 'c1')).toMatchObject({ ok: true });
    const wrong = { ok: false, refusal: { code: 'wrongJoinCode' } };
    expect(await new TestDevice(origin).call('knock', joinCode, 'b', 'c1')).toEqual(wrong);
    expect((await table.state()).guesses).toBe(1);
  });

  test('2,000 wrong join codes are slowed down, reported at the table and never lock out the right code', async () => {
    const origin = await table.origin();
    const guesser = new TestDevice(origin);
    const answers = new Map<string, number>();
    for (let guess = 0; guess < 2000; guess += 20) {
      guesser.from = `127.0.1.${String(1 + Math.floor(guess / 100))}`;
      const guesses = Array.from({ length: 20 }, (_, more) => `W${String(guess + more)}`);
      for (const answer of await Promise.all(
        guesses.map((joinCode) => guesser.call('welcome', joinCode)),
      )) {
        const { refusal } = answer as { refusal: { code: string } };
        answers.set(refusal.code, (answers.get(refusal.code) ?? 0) + 1);
      }
    }
    expect(answers.get('tooManyJoinCodes')).toBeGreaterThan(1800);
    expect(slowed).toBe(answers.get('tooManyJoinCodes'));
    const state = await table.state();
    expect(state.guesses).toBe(2000);
    expect(state.knocks).toEqual([]);
    // One guess comes from a new address, one from the guesser's address.
    for (const from of ['127.0.0.77', guesser.from]) {
      const guest = new TestDevice(origin);
      guest.from = from;
      const joinCode = (await table.state()).now?.joinCode;
      expect(await guest.call('knock', joinCode, from, 'c1')).toMatchObject({ ok: true });
    }
    expect((await table.state()).knocks).toHaveLength(2);
  });

  test('a delayed guess does not delay other requests', async () => {
    const origin = await table.origin();
    const guesser = new TestDevice(origin);
    for (let guess = 0; guess < 8; guess += 1) await guesser.call('welcome', 'wrong');
    let isAnswered = false;
    let goOn: (over: null) => void = () => undefined;
    const held = new Promise<null>((over) => (goOn = over));
    slowDown = () => held;
    const slow = guesser.call('welcome', 'wrong').then((answer) => {
      isAnswered = true;
      return answer;
    });
    await expect.poll(async () => (await table.state()).guesses).toBe(9);
    await table.join('c1');
    expect(isAnswered).toBe(false);
    goOn(null);
    expect(await slow).toMatchObject({ refusal: { code: 'tooManyJoinCodes' } });
  });

  test('a waiting or rejected device sees nothing', async () => {
    const { now } = await table.state();
    const device = new TestDevice(now?.origin ?? '');
    await device.call('knock', now?.joinCode, 'a', 'screen');
    expect(await device.call('standing')).toBe('waiting');
    await expect(device.call('open')).rejects.toThrow('401');
    const [knock] = (await table.state()).knocks;
    await table.act({ act: 'answer', knock: knock?.id ?? '', letIn: false });
    expect(await device.call('standing')).toBe('stranger');
    await expect(device.call('open')).rejects.toThrow('401');
  });

  test('a device name is cut to one line of text', async () => {
    await table.join('c1', '<img src=x onerror=alert(1)>\n\u202Eevil\u0000' + 'x'.repeat(100));
    const [device] = (await table.state()).devices;
    expect(device?.name).toHaveLength(40);
    expect(device?.name).toMatch(/^<img src=x onerror=alert\(1\)> {2}evil/);
  });
});

describe('a seat', () => {
  test('receives only visible information, patch by patch', async () => {
    valueOf(await atTable(startScenario));
    const [one, two] = [await table.join('c1'), await table.join('c2')];
    await two.listen();
    const before = await two.open();
    valueOf(await one.send(choose('c1', 17)));
    valueOf(await one.send(choose('c1', 71)));
    valueOf(await two.send(choose('c2', 33)));
    await expect.poll(() => two.updates).toHaveLength(2);
    expect(JSON.stringify(two.updates)).not.toMatch(/"leading":(17|71)/);
    const game = two.updates.reduce((now, { patch }) => applyPatch(now, patch), before.game);
    expect(game).toEqual((await two.open()).game);
    // The table does not see the numbers either. It sees only that all are in.
    const shown = valueOf(await table.host.campaign.open('Test'));
    expect(JSON.stringify(shown.game.scenario?.figures)).not.toMatch(/"leading":(17|71|33)/);
    expect(JSON.stringify(shown.log)).not.toMatch(/"leading":(17|71|33)/);
    valueOf(await atTable({ type: 'revealInitiatives' }));
    expect(JSON.stringify((await two.open()).game.scenario?.phase)).toContain('"initiative":71');
  });

  test('acts only for its own character, and other commands change nothing', async () => {
    valueOf(await atTable(startScenario));
    const device = await table.join('c1');
    const before = JSON.stringify((await device.open()).game);
    expect(await device.send(choose('c2', 20))).toMatchObject({
      refusal: { code: 'belongsToAnotherDevice', figure: 'c2' },
    });
    expect(await device.send({ type: 'abandonScenario' })).toMatchObject({
      refusal: { code: 'onlyForTheTable' },
    });
    expect(JSON.stringify((await device.open()).game)).toBe(before);
    await table.act({ act: 'monsters', everybody: true });
    expect((await device.open()).game.seat).toMatchObject({ monsters: true });
  });

  test('[SEAT-11] can undo its last step while no other step followed', async () => {
    valueOf(await atTable(startScenario));
    const device = await table.join('c1');
    const heal: Command = { type: 'gainExperience', figure: id('c1'), amount: 1 };
    valueOf(await device.send(heal));
    const mine = await device.open();
    expect(mine.undo).toEqual(heal);
    expect(await device.call('undo', mine.seq, 'u1')).toMatchObject({ ok: true });
    expect((await device.open()).undo).toBeNull();
    valueOf(await device.send(heal));
    valueOf(await atTable({ type: 'correctElement', element: 'fire', state: 'strong' }));
    const { seq } = await device.open();
    expect(await device.call('undo', seq, 'u2')).toMatchObject({
      refusal: { code: 'nothingToUndo' },
    });
    const shown = valueOf(await table.host.campaign.open('Test'));
    expect(await table.host.campaign.undo('Test', shown.seq, 'u3')).toMatchObject({ ok: true });
  });

  test('and the table send the same command at once: it is recorded once and the second is refused', async () => {
    valueOf(await atTable(startScenario));
    const device = await table.join('c1');
    valueOf(await device.send(choose('c1', 10)));
    valueOf(await atTable(choose('c2', 20)));
    valueOf(await atTable({ type: 'revealInitiatives' }));
    const start: Command = { type: 'startTurn', figure: id('c1') };
    const answers = await Promise.all([device.send(start), atTable(start)]);
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal.code]));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(/turn/i);
  });

  test('[SEAT-12] and the table that remove the same hit point at once remove one', async () => {
    valueOf(await atTable(startScenario));
    const device = await table.join('c1');
    const hurt: Command = { type: 'sufferDamage', figure: id('c1'), amount: 1, negate: null };
    const heal: Command = { type: 'gainExperience', figure: id('c2'), amount: 1 };
    const seen = (await device.open()).seq;
    const shown = valueOf(await table.host.campaign.open('Test')).seq;
    const answers = [
      await device.send(hurt, 'one', seen),
      await table.host.campaign.send('Test', hurt, 'other', shown),
    ];
    expect(answers).toMatchObject([
      { ok: true },
      { ok: false, refusal: { code: 'stepChanged', by: hurt } },
    ]);
    // A change to another figure is no conflict. A player who has seen the step may repeat it.
    expect(await table.host.campaign.send('Test', heal, 'third', shown)).toMatchObject({
      ok: true,
    });
    expect(await device.send(hurt, 'again')).toMatchObject({ ok: true });
    expect(await device.send(hurt, 'late', seen)).toMatchObject({
      refusal: { code: 'stepChanged', by: hurt },
    });
    const figures = (await device.open()).game.scenario?.figures ?? [];
    expect(figures.find((figure) => figure.id === id('c1'))).toMatchObject({ hitPoints: 8 });
  });

  test('[SEAT-7] reads the history page by page, without hidden entries', async () => {
    valueOf(await atTable(startScenario));
    for (let step = 0; step < 130; step += 1) {
      valueOf(await atTable({ type: 'gainExperience', figure: id('c1'), amount: 1 }));
      valueOf(await atTable({ type: 'changeReputation', by: step % 2 === 0 ? 1 : -1 }));
    }
    valueOf(await atTable(choose('c2', 47)));
    const device = await table.join('c1');
    valueOf(await device.send(choose('c1', 12)));
    const lines = [...(await device.open()).log];
    for (let pages = 0; pages < 9; pages += 1) {
      const before = lines[0]?.seq ?? 0;
      const page = valueOf(await device.call<Result<HistoryPage>>('history', before));
      lines.unshift(...page.entries);
      if (page.earlier === 'none') break;
    }
    expect(lines.map(({ command }) => command.type)).toEqual([
      'startScenario',
      ...Array.from({ length: 130 }, () => 'gainExperience'),
      'setInitiative',
    ]);
    const [first = 0, ...others] = lines.map(({ seq }) => seq);
    expect(others.every((seq, index) => seq === first + index + 1)).toBe(true);
    expect(await device.call('history', first + 5)).toMatchObject({
      refusal: { code: 'stepChanged' },
    });
  });

  test('[SEAT-7] another player on a device cannot read the first one’s choices', async () => {
    valueOf(await atTable(startScenario));
    const device = await table.join('c1');
    valueOf(await device.send(choose('c1', 12)));
    expect(JSON.stringify((await device.open()).log)).toContain('"leading":12');
    const [known] = (await table.state()).devices;
    await table.act({ act: 'seat', device: known?.id ?? '', characters: [id('c2')] });
    expect(JSON.stringify(await device.open())).not.toContain('"leading":12');
  });

  test('[SEAT-3] chooses its own battle goal and cannot see others by being dealt all cards', async () => {
    valueOf(await atTable(startScenario));
    const device = await table.join('c1');
    const chosen: Command = { type: 'chooseBattleGoal', character: id('c1'), goal: 458 };
    expect(await device.send(chosen)).toMatchObject({ ok: true });
    const others: Command = { type: 'chooseBattleGoal', character: id('c2'), goal: 458 };
    expect(await device.send(others)).toMatchObject({
      refusal: { code: 'belongsToAnotherDevice' },
    });
    const deal: Command = { type: 'dealBattleGoal', character: id('c1') };
    for (let time = 0; time < 2; time += 1) {
      expect(await device.send(deal)).toMatchObject({ ok: true });
      const { undo, seq } = await device.open();
      expect(undo).toBeNull();
      expect(await device.call('undo', seq, `back ${String(time)}`)).toMatchObject({ ok: false });
    }
    expect(await device.send(deal)).toMatchObject({ refusal: { code: 'goalsAreDealt' } });
    const offer: Command = { type: 'offerBattleGoals', character: id('c1') };
    expect(await device.send(offer)).toMatchObject({ refusal: { code: 'goalsAreDealt' } });
  });

  test('[SEAT-3] is offered two battle goals once, which cannot be undone', async () => {
    valueOf(await atTable(startScenario));
    const device = await table.join('c1');
    const offer: Command = { type: 'offerBattleGoals', character: id('c1') };
    expect(await device.send(offer)).toMatchObject({ ok: true });
    expect((await device.open()).undo).toBeNull();
    expect(await device.send(offer)).toMatchObject({ refusal: { code: 'goalsAreDealt' } });
  });

  test('that reconnects has the current state, and no step is repeated', async () => {
    valueOf(await atTable(startScenario));
    const device = await table.join('c1');
    await device.listen();
    const gain: Command = { type: 'gainExperience', figure: id('c1'), amount: 1 };
    valueOf(await device.send(gain, 'once'));
    device.leave();
    await expect.poll(async () => (await table.state()).devices[0]?.isHere).toBe(false);
    valueOf(await atTable({ type: 'gainExperience', figure: id('c1'), amount: 2 }));
    await device.listen();
    valueOf(await device.send(gain, 'once'));
    const character = (await device.open()).game.scenario?.figures.find(
      (figure) => figure.id === id('c1'),
    );
    expect(character).toMatchObject({ experience: 3 });
  });

  test('[SEAT-6] receives the printed content of revealed rooms only', async () => {
    valueOf(await atTable(startScenario));
    const device = await table.join('screen');
    const origin = await table.origin();
    const get = (path: string) => sendRequest(origin, path, { headers: { cookie: device.cookie } });
    const file = await get('/seat/content/scenarios/001.json');
    const printed = JSON.parse(file.body) as {
      rooms: { monsters: unknown[] }[];
      map: { tiles: unknown[] };
    };
    expect(printed.rooms.map(({ monsters }) => monsters.length > 0)).toEqual([true, false, false]);
    expect(printed.map.tiles).toHaveLength(1);
    expect((await get('/seat/content/scenarios/002.json')).status).toBe(404);
    // Component names are available, other files are not.
    expect((await get('/seat/content/names/ru.json')).status).toBe(200);
    expect((await get('/seat/content/names/xx.json')).status).toBe(404);
    expect((await get('/seat/content/../secret')).status).toBe(404);
    expect((await sendRequest(origin, '/seat/content/monsters.json')).status).toBe(404);
  });

  test('[UNLOCK-2] gets the content of an envelope once it is solved', async () => {
    const device = await table.join('screen');
    const origin = await table.origin();
    const status = async (file: string) => {
      const path = `/seat/content/${file}`;
      return (await sendRequest(origin, path, { headers: { cookie: device.cookie } })).status;
    };
    const files = ['envelopes/X.json', 'cardLines/envelope-x.json'];
    const statuses = () => Promise.all(files.map(status));
    valueOf(await atTable({ type: 'openEnvelope', envelope: 'X' }));
    expect(await statuses()).toEqual([404, 404]);
    valueOf(await atTable({ type: 'solveEnvelope', envelope: 'X' }));
    expect(await statuses()).toEqual([200, 200]);
    expect(await status('scenarios/solo-18.json')).toBe(404);
  });
});

describe('the guests’ server', () => {
  test('accepts no calls of the table, and no calls at all from strangers', async () => {
    const device = await table.join('c1');
    const origin = await table.origin();
    const headers = { cookie: device.cookie };
    for (const method of Object.keys(CALLS)) {
      for (const path of [`/seat/${method}`, `/api/${method}`, `/${method}`]) {
        const answer = await sendRequest(origin, path, { method: 'POST', headers, body: '[]' });
        expect([path, answer.status]).toEqual([path, path.startsWith('/seat/') ? 404 : 405]);
      }
    }
    for (const [method, standing] of Object.entries(GUEST_CALLS)) {
      const answer = await sendRequest(origin, `/seat/${method}`, { method: 'POST', body: '[]' });
      expect([method, answer.status]).toEqual([method, standing === 'in' ? 401 : 200]);
    }
  });

  test('serves the guests’ page and no other', async () => {
    const origin = await table.origin();
    expect((await sendRequest(origin, '/')).body).toContain('<title>Seat');
    expect((await sendRequest(origin, '/assets/a.js')).status).toBe(200);
    for (const path of [
      '/index.html',
      '/seat.html',
      '/content/monsters.json',
      '/api/live',
      '/..%2f',
    ]) {
      expect([path, (await sendRequest(origin, path)).status]).toEqual([path, 404]);
    }
  });

  test('rejects requests with another host name or from another page', async () => {
    const { cookie, origin } = await table.join('c1');
    const { host } = new URL(origin);
    const post = (headers: Record<string, string>) =>
      sendRequest(origin, '/seat/open', {
        method: 'POST',
        body: '[]',
        headers: { cookie, ...headers },
      });
    expect((await post({})).status).toBe(200);
    expect((await post({ origin })).status).toBe(200);
    expect((await post({ origin: 'http://evil.test' })).status).toBe(403);
    expect((await post({ host: 'evil.test' })).status).toBe(403);
    expect((await post({ host: `rebound.test:${host.split(':')[1] ?? ''}` })).status).toBe(403);
    const socket = (headers: Record<string, string>, from = origin) =>
      new Promise<string>((done) => {
        const url = `${origin.replace('http', 'ws')}/seat/live`;
        const made = new WebSocket(url, { origin: from, headers });
        made.on('open', () => {
          made.terminate();
          done('open');
        });
        made.on('error', () => done('refused'));
      });
    expect(await socket({ cookie })).toBe('open');
    expect(await socket({ cookie }, 'http://evil.test')).toBe('refused');
    expect(await socket({})).toBe('refused');
  });

  test('a token is valid only for its server and until the device is disconnected', async () => {
    const device = await table.join('c1');
    await device.listen();
    const [known] = (await table.state()).devices;
    await table.act({ act: 'sendAway', device: known?.id ?? '' });
    await expect.poll(() => device.closed).toBe(4001);
    expect(await device.call('standing')).toBe('stranger');
    await expect(device.call('open')).rejects.toThrow('401');
  });

  test('invalid requests are refused and have no effect', async () => {
    const device = await table.join('c1');
    const { cookie, origin } = device;
    const bodies = [
      '',
      '{',
      '[',
      'null',
      '[1,2,3]',
      '{"a":1}',
      '[{"type":"__proto__"},"r"]',
      '\u0000',
    ];
    for (const method of Object.keys(GUEST_CALLS) as GuestMethod[]) {
      for (const body of bodies) {
        const answer = await sendRequest(origin, `/seat/${method}`, {
          method: 'POST',
          body,
          headers: { cookie },
        });
        expect(answer.status).toBeLessThan(500);
      }
    }
    const large = await sendRequest(origin, '/seat/send', {
      method: 'POST',
      body: 'x'.repeat(100_000),
      headers: { cookie },
    }).catch(() => null);
    expect(large?.status ?? 413).toBe(413);
    expect(table.faults).toEqual([]);
  });

  test('a guest that floods is slowed down, and others are answered', async () => {
    valueOf(await atTable(startScenario));
    const [loud, calm] = [await table.join('c1'), await table.join('c2')];
    const flood = await Promise.all(
      Array.from({ length: 300 }, () =>
        sendRequest(loud.origin, '/seat/open', {
          method: 'POST',
          body: '[]',
          headers: { cookie: loud.cookie },
        }).catch(() => null),
      ),
    );
    expect(flood.filter((answer) => answer?.status !== 200).length).toBeGreaterThan(150);
    expect(await calm.send(choose('c2', 12))).toMatchObject({ ok: true });
    expect(
      await atTable({ type: 'correctElement', element: 'ice', state: 'strong' }),
    ).toMatchObject({
      ok: true,
    });
  });

  test('silent connections do not block others from the same address', async () => {
    const origin = new URL(await table.origin());
    const device = await table.join('c1');
    device.from = '127.0.0.77';
    await device.listen();
    const half = `GET / HTTP/1.1\r\nHost: ${origin.host}\r\n`;
    const silent = Array.from({ length: 120 }, (_, number) => {
      const socket = connect({
        host: origin.hostname,
        port: Number(origin.port),
        localAddress: device.from,
      });
      socket.on('error', () => undefined).resume();
      if (number % 2 === 0) socket.write(half);
      return socket;
    });
    await Promise.all(silent.map((socket) => once(socket, 'connect')));
    const answers = [];
    for (const path of ['/', '/assets/a.js'])
      answers.push(await sendRequest(origin.href, path, { from: device.from }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await device.call('standing')).toBe('in');
    expect(device.closed).toBeNull();
    const [oldest] = silent;
    await expect.poll(() => oldest?.destroyed).toBe(true);
    // The newest requests keep their places.
    expect(silent.slice(-20).some(({ destroyed }) => destroyed)).toBe(false);
    for (const socket of silent) socket.destroy();
    device.leave();
  });

  test('a refused WebSocket is closed even if the client keeps its end open', async () => {
    const { hostname: host, port } = new URL(await table.origin());
    const socket = connect({ host, port: Number(port), allowHalfOpen: true });
    let isLetGo = false;
    socket.on('error', () => (isLetGo = true)).resume();
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    socket.write(`GET /seat/live HTTP/1.1\r\nHost: evil.example\r\n${upgrade}`);
    await once(socket, 'end');
    while (!isLetGo) {
      socket.write('more');
      await setImmediate();
    }
  });

  test('a whole table behind one address is served', async () => {
    const devices: TestDevice[] = [];
    for (const wish of ['c1', 'c2', 'screen', 'screen', 'screen', 'screen']) {
      devices.push(await table.join(wish));
    }
    for (const device of devices) await device.listen();
    const pages = await Promise.all(
      devices.flatMap(({ origin, cookie }) =>
        Array.from({ length: 6 }, () =>
          sendRequest(origin, '/assets/a.js', { headers: { cookie } }),
        ),
      ),
    );
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
    expect((await table.state()).devices.filter(({ isHere }) => isHere)).toHaveLength(6);
  });

  test('a device that holds sockets does not block others', async () => {
    const { hostname, port } = new URL(await table.origin());
    const held = Array.from({ length: 300 }, () =>
      connect({ host: hostname, port: Number(port), localAddress: '127.0.0.9' }).on(
        'error',
        () => undefined,
      ),
    );
    const device = await table.join('c1');
    expect(await device.call('standing')).toBe('in');
    for (const socket of held) socket.destroy();
  });

  test('silent devices that fill every connection give way to a device with a seat', async () => {
    const device = await table.join('c1');
    await device.listen();
    const { hostname, port } = new URL(device.origin);
    const held = Array.from({ length: 600 }, (_, index) =>
      connect({
        host: hostname,
        port: Number(port),
        localAddress: `127.0.3.${String(1 + Math.floor(index / 60))}`,
      }).on('error', () => undefined),
    );
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    expect(await device.call('standing')).toBe('in');
    expect((await (await table.join('c2')).open()).game.seat.kind).toBe('player');
    expect(device.closed).toBeNull();
    for (const socket of held) socket.destroy();
  });
});

describe('sharing', () => {
  const isRemoved = async (device: TestDevice) => {
    await expect.poll(() => device.closed).toBe(4001);
    await expect(device.call('standing')).rejects.toThrow();
    expect(await table.state()).toMatchObject({ now: null, devices: [] });
  };

  test('ends with the switch', async () => {
    const device = await table.join('c1');
    await device.listen();
    await table.act({ act: 'stop' });
    await isRemoved(device);
  });

  test('ends with the campaign', async () => {
    const device = await table.join('c1');
    await device.listen();
    valueOf(await table.host.library.create('Other'));
    valueOf(await table.host.campaign.open('Other'));
    await isRemoved(device);
  });

  test('begins on a network that is there', async () => {
    const start = { act: 'start', campaign: 'Test', address: '127.0.0.77' } as const;
    expect(await table.host.sharing.act(start)).toMatchObject({
      refusal: { code: 'noSuchNetwork' },
    });
    expect(
      await table.host.sharing.act({ ...start, campaign: 'None', address: NETWORK.address }),
    ).toMatchObject({
      refusal: { code: 'noSuchCampaign' },
    });
  });

  test('is not changed by actions on unknown devices', async () => {
    const acts: readonly ShareAct[] = [
      { act: 'answer', knock: 'x', letIn: true },
      { act: 'rename', device: 'x', name: 'y' },
      { act: 'seat', device: 'x', characters: [id('c1')] },
      { act: 'sendAway', device: 'x' },
    ];
    for (const act of acts) {
      const answer: Result<unknown> = await table.host.sharing.act(act);
      expect(answer).toMatchObject({ refusal: { code: 'noSuchDevice' } });
    }
  });

  test('renames a device or changes its seat, and the device sees it at once', async () => {
    const device = await table.join('c1');
    await device.listen();
    const [known] = (await table.state()).devices;
    await table.act({ act: 'rename', device: known?.id ?? '', name: 'Ann' });
    await table.act({ act: 'seat', device: known?.id ?? '', characters: [id('c1'), id('c2')] });
    expect((await table.state()).devices).toMatchObject([
      { name: 'Ann', seat: { characters: ['c1', 'c2'] } },
    ]);
    await expect.poll(() => device.updates).toMatchObject([{ from: FROM_NOTHING }]);
    expect((await device.open()).game.seat).toMatchObject({ characters: ['c1', 'c2'] });
    await table.act({ act: 'seat', device: known?.id ?? '', characters: [] });
    expect((await device.open()).game.seat).toEqual({ kind: 'screen' });
  });
});
