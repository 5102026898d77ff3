/** Devices that reload, are removed, sleep, or find another Standee at the address. */
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HILDA, PIET, TWO_AT_BLACK_BARROW } from './desk';
import { removeLibrary, scratchLibrary, startHost, type Host } from './harness';
import { campaignWith, record } from './paper';
import { NETWORK, PHONE, SharedTable } from './sharedTable';
import { callApi, scenarioOf } from './table';

let table: SharedTable;

beforeAll(async () => {
  table = await SharedTable.create(TWO_AT_BLACK_BARROW);
});
afterAll(() => table.closeScreens());

describe('a device', () => {
  test('A reloaded or sleeping device keeps its seat and gets the current state', async () => {
    await table.share();
    await table.turnOffAutoReveal();
    const phone = await table.join('plays Hilda', 'Ann', PHONE);
    const field = phone.getByRole('textbox', { name: 'Initiative of Hilda' });
    await field.fill('12');
    await phone.getByText('1 of 2 are ready').waitFor();
    await phone.reload();
    await phone.getByText('1 of 2 are ready').waitFor();
    expect(await field.inputValue()).toBe('12');

    // A sleeping device loses its network and its connection.
    await phone.context().setOffline(true);
    await phone.clock.fastForward('01:00:00');
    await phone.getByText('No connection to the table.').waitFor();
    await record(table.host, table.campaign, [
      { type: 'setInitiative', character: PIET, leading: 77, second: null },
      { type: 'gainExperience', figure: HILDA, amount: 1 },
    ]);
    await phone.context().setOffline(false);
    await phone.getByText('2 of 2 are ready').waitFor();
    await phone.getByText('No connection to the table.').waitFor({ state: 'detached' });
    const { figures } = await scenarioOf(table.host, table.campaign);
    expect(figures.find(({ id }) => id === HILDA)).toMatchObject({ experience: 1 });
  });

  test('A disconnected device sees nothing of the game and may ask to join again', async () => {
    const phone = await table.join('plays Piet', 'Bob', PHONE);
    await phone.getByRole('heading', { name: 'Choose your cards' }).waitFor();
    await table.page.getByRole('button', { name: 'Disconnect Bob' }).click();
    await phone.getByRole('heading', { name: 'Join the table' }).waitFor();
    expect(await phone.getByText('Piet').count()).toBe(0);
    await phone.getByLabel('Join code').fill((await table.code()).joinCode.toLowerCase());
    await phone.getByRole('button', { name: 'Continue' }).click();
    await table.knock(phone, 'plays Piet', 'Bob');
    await phone.getByRole('heading', { name: 'Choose your cards' }).waitFor();
  });

  test('A device with two characters sees both, and neither after it becomes a screen', async () => {
    const phone = await table.join('plays Hilda', 'Cleo', PHONE);
    const seat = table.page.getByRole('group', { name: 'Characters of Cleo' });
    await seat.getByRole('button', { name: 'Piet' }).click();
    for (const name of ['Hilda', 'Piet']) {
      await phone.getByRole('textbox', { name: `Initiative of ${name}` }).waitFor();
    }
    await seat.getByRole('button', { name: 'None: shared screen' }).click();
    await phone.getByText('Choose your cards: 2 of 2 are ready').waitFor();
    expect(await phone.getByRole('textbox').count()).toBe(0);
    await table.page.getByRole('button', { name: 'Disconnect Cleo' }).click();
  });

  test('A device is notified when sharing stops, and rejoins after a restart of Standee', async () => {
    const phone = await table.join('plays Hilda', 'Dan', PHONE);
    await phone.getByRole('heading', { name: 'Choose your cards' }).waitFor();
    await table.page.getByRole('button', { name: 'Stop sharing' }).click();
    await phone.getByText('The table is no longer shared with this device.').waitFor();
    expect(await phone.getByText('Hilda').count()).toBe(0);

    const { port } = table.host;
    await table.host.stop();
    table.host = await startHost(table.library, port, ['--network', NETWORK]);
    await table.page.reload();
    await table.share();
    // The page comes from the version of Standee that is running.
    await phone.getByRole('heading', { name: 'Join the table' }).waitFor();
    const { joinCode } = await table.code();
    await phone.getByLabel('Join code').fill(joinCode);
    await phone.getByRole('button', { name: 'Continue' }).click();
    await table.knock(phone, 'plays Hilda', 'Dan');
    await phone.getByRole('heading', { name: 'Choose your cards' }).waitFor();
  });
});

test('A page of another version asks to be reloaded', async () => {
  const address = `${table.host.origin}/`;
  await table.page.route(address, (route) =>
    route.fulfill({ body: '<script src="./assets/index-another.js"></script>' }),
  );
  const { port } = table.host;
  await table.host.stop();
  table.host = await startHost(table.library, port, ['--network', NETWORK]);
  await table.page.getByText('Standee was updated').waitFor();
  await table.page.unroute(address);
  await table.page.getByRole('button', { name: 'Reload' }).click();
  await table.page.getByRole('heading', { name: 'Devices' }).waitFor();
});

test('npm start -- --share prints the address and shares the first campaign', async () => {
  const library = scratchLibrary();
  const root = join(import.meta.dirname, '../..');
  const started = spawn(
    process.execPath,
    [
      join(root, 'build/start.mjs'),
      ...['--browser', '--no-open', '--port', '0', '--share', '--library', library],
      ...['--network', NETWORK],
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let printed = '';
  started.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const find = (wanted: RegExp) =>
    expect.poll(() => wanted.exec(printed)?.[1], { timeout: 30_000 }).toBeTruthy();
  await find(/(http:\/\/\S+word=\S+)/);
  const memory = readFileSync(join(library, '.server.json'), 'utf8');
  const { key } = JSON.parse(memory) as { key: string };
  const [, origin = ''] = /(http:\/\/127\.0\.0\.1:\d+)/.exec(printed) ?? [];
  const host = { origin, key, deal: async () => Promise.resolve() } as Host;
  await campaignWith(host, 'Mondays', []);
  await callApi(host, 'campaign.open', 'Mondays');
  await find(
    /On other devices, open (http:\/\/127\.0\.\d+\.2:\d+) and enter the code [A-Z2-9]{5}-[A-Z2-9]{5}/,
  );
  started.kill('SIGINT');
  await once(started, 'exit');
  removeLibrary(library);
});
