import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '#shared/commands/shapes';
import { id, type CharacterId, type ClassId } from '#shared/ids';
import { hostOf, type Host } from '../servers/host';
import { scratchFolder, valueOf } from '../testing/library';
import { decodeCharacter } from './characterFiles';
import { rulesFrom } from './gameRules';
import { Library } from './library';

const CONTENT = resolve(import.meta.dirname, '../../shared/content/data');
const C1 = id<CharacterId>('c1');

let remove: () => Promise<void>;
let library: Library;
let host: Host;
let number = 0;

beforeEach(async () => {
  const scratch = await scratchFolder();
  ({ remove } = scratch);
  const now = () => new Date('2026-03-04T19:00:00Z');
  library = valueOf(await Library.open(scratch.folder, rulesFrom(CONTENT), { now }));
  host = hostOf(library, '0');
});
afterEach(async () => {
  await library.close();
  await remove();
});

async function send(key: string, command: Command): Promise<void> {
  number += 1;
  valueOf(await host.campaign.send(key, command, `request ${String(number)}`));
}

/** A campaign with Hilda, who has reached level 2 here. */
async function campaignOfHilda(name: string): Promise<string> {
  const { campaign } = valueOf(await host.library.create(name));
  await send(campaign, { type: 'addCharacter', class: id('brute'), name: 'Hilda', level: 1 });
  await send(campaign, { type: 'changeSheet', character: C1, experience: 50 });
  await send(campaign, { type: 'levelUp', character: C1, card: null });
  return campaign;
}

const codeOf = (text: string) => {
  const read = decodeCharacter(text);
  return read.ok ? null : read.refusal;
};

describe('character files', () => {
  test('a character goes to another campaign as a guest and comes home with its gains', async () => {
    const home = await campaignOfHilda('Home');
    const { exportedAt: _, ...file } = valueOf(
      await host.characters.read(valueOf(await host.characters.export(home, C1))),
    );
    expect(file.levels).toEqual([{ level: 2, at: '2026-03-04T19:00:00.000Z' }]);

    const { campaign: away } = valueOf(await host.library.create('Away'));
    await send(away, { type: 'bringCharacter', as: 'guest', ...file });
    await send(away, { type: 'changeSheet', character: C1, gold: 17, experience: 60 });
    await send(away, { type: 'levelUp', character: C1, card: null });
    const { exportedAt: __, ...gained } = valueOf(
      await host.characters.read(valueOf(await host.characters.export(away, C1))),
    );
    expect(gained.from).toBe('Away');
    expect(gained.sheet.guest).toBeUndefined();
    expect(gained.levels.map(({ level }) => level)).toEqual([2, 3]);
    await send(away, { type: 'removeCharacter', character: C1 });

    await send(home, { type: 'bringCharacter', as: 'returning', ...gained });
    const { game } = valueOf(await host.campaign.open(home));
    expect(game.campaign.characters).toMatchObject([
      { id: 'c1', name: 'Hilda', level: 3, experience: 110, gold: 47 },
    ]);
  });

  test('[ENHANCE-2] the file of a guest has its own stickers, not those of the box that it visits', async () => {
    const home = await campaignOfHilda('Home');
    const { exportedAt: _, ...file } = valueOf(
      await host.characters.read(valueOf(await host.characters.export(home, C1))),
    );
    const sticker = (half: 'top' | 'bottom', dot: string, name: 'poison' | 'jump') => {
      return { class: id<ClassId>('brute'), card: 1, half, dot, sticker: name };
    };
    const [ofBox, ofGuest] = [
      sticker('top', '0:attack:0', 'poison'),
      sticker('bottom', '0:move:0', 'jump'),
    ];
    const { campaign: away } = valueOf(await host.library.create('Away'));
    // A Brute of this box who left behind an enhanced card.
    await send(away, { type: 'bringCharacter', as: 'joining', ...file, enhancements: [ofBox] });
    await send(away, { type: 'removeCharacter', character: C1 });
    await send(away, { type: 'bringCharacter', as: 'guest', ...file, enhancements: [ofGuest] });
    const c2 = id<CharacterId>('c2');
    const gained = valueOf(
      await host.characters.read(valueOf(await host.characters.export(away, c2))),
    );
    expect(gained.enhancements).toEqual([ofGuest]);
  });

  test('refuses to export a character that is not in the campaign', async () => {
    const home = await campaignOfHilda('Home');
    const refused = await host.characters.export(home, id('c7'));
    expect(refused.ok ? null : refused.refusal.code).toBe('noSuchCharacter');
  });

  test('refuses bad files, with the reason and the place', async () => {
    const text = valueOf(await host.characters.export(await campaignOfHilda('Home'), C1));
    const edited = (change: (file: { sheet: Record<string, unknown> }) => void) => {
      const file = JSON.parse(text) as { sheet: Record<string, unknown> };
      change(file);
      return JSON.stringify(file);
    };
    const wrong = (why: string, field?: string) => ({
      ...{ code: 'characterFileIsWrong', why },
      ...(field !== undefined && { field }),
    });
    expect(codeOf(`\uFEFF${text}`)).toBeNull();
    expect(codeOf(text.replace('"format": 1', '"format": 2'))).toEqual(wrong('newer'));
    expect(codeOf(text.slice(0, 300))).toEqual(wrong('damaged'));
    expect(codeOf('hello')).toEqual(wrong('other'));
    expect(codeOf('null')).toEqual(wrong('other'));
    expect(codeOf('{"standee":"campaign"}')).toEqual(wrong('other'));
    expect(codeOf(' '.repeat(300_000))).toEqual(wrong('tooLarge'));
    expect(codeOf(`{"standee":${'['.repeat(50_000)}`)).toEqual(wrong('damaged'));
    expect(codeOf(edited(({ sheet }) => (sheet['level'] = 77)))).toEqual(
      wrong('damaged', 'sheet.level'),
    );
    expect(codeOf(edited(({ sheet }) => (sheet['cheat'] = 1)))).toEqual(
      wrong('damaged', 'sheet.cheat'),
    );
    expect(codeOf(edited(({ sheet }) => (sheet['name'] = 'a\u202eb')))).toEqual(
      wrong('damaged', 'sheet.name'),
    );
  });
});
