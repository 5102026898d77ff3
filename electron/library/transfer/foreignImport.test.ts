import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aForeignStorage, aLongCampaign } from '#shared/testing/secretariat';
import { hostOf, type Host } from '../../servers/host';
import { rulesFrom } from '../gameRules';
import { scratchFolder, valueOf } from '../../testing/library';
import { Library } from '../library';

const CONTENT = resolve(import.meta.dirname, '../../../shared/content/data');

let folder: string;
let remove: () => Promise<void>;
let library: Library;
let host: Host;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
  library = valueOf(await Library.open(folder, rulesFrom(CONTENT)));
  host = hostOf(library, '0');
});
afterEach(async () => {
  await library.close();
  await remove();
});

const text = JSON.stringify(aForeignStorage(aLongCampaign()));
const files = async () => (await readdir(folder)).filter((name) => /^[^.]/.test(name));

describe('importing from Gloomhaven Secretariat', () => {
  test('shows a report first and creates the campaign only on request', async () => {
    const before = await files();
    const [offer] = valueOf(await host.secretariat.preview(text));
    expect(offer?.name).toBe('The Wanderers');
    expect(await files()).toEqual(before);

    const made = valueOf(await host.secretariat.create(text, 0, 'Wanderers'));
    expect(made.game.campaign).toMatchObject({
      name: 'Wanderers',
      completed: ['1', '2', '4', 'solo-3'],
    });
    expect((await host.library.list()).campaigns).toMatchObject([
      { name: 'Wanderers', characters: ['Hilda', 'hilda 2', 'Whisper'] },
    ]);
    // The history lists the parts that could not be imported.
    const [, step] = made.log;
    expect(step?.events[0]).toMatchObject({ type: 'movedIn' });
    expect(step?.events).toContainEqual({
      type: 'notMovedIn',
      line: { about: '', part: 'scenarios', value: '500', outcome: 'left', why: 'unknown' },
    });
  });

  test('exports the campaign again, from the library, for that program', async () => {
    const made = valueOf(await host.secretariat.create(text, 0, 'Wanderers'));
    const back = valueOf(await host.secretariat.exportForSecretariat(made.campaign));
    expect(back.lines).toContainEqual({ about: '', part: 'history', value: '', why: 'noPlace' });
    const again = valueOf(await host.secretariat.create(back.text, 0, 'Again'));
    expect(again.game.campaign.completed).toEqual(made.game.campaign.completed);
    expect(again.game.campaign.characters).toEqual(made.game.campaign.characters);

    const unknown = await host.secretariat.exportForSecretariat('nobody' as never);
    expect(unknown.ok ? null : unknown.refusal.code).toBe('noSuchCampaign');
  });

  test('is one step that can be undone', async () => {
    const made = valueOf(await host.secretariat.create(text, 0, 'Wanderers'));
    valueOf(await host.campaign.undo(made.campaign, made.seq, 'undo'));
    const opened = valueOf(await host.campaign.open(made.campaign));
    expect(opened.game.campaign.characters).toEqual([]);
  });

  test.each([
    ['a damaged file', text.slice(0, 500), 0, 'Wanderers', 'notAnExport'],
    ['a party that is not in it', text, 7, 'Wanderers', 'malformedCommand'],
    ['a name that is none', text, 0, ' ', 'malformedCommand'],
  ])('refuses %s and creates nothing', async (_, given, party, name, code) => {
    const before = await files();
    const refused = await host.secretariat.create(given, party, name);
    expect(refused.ok ? null : refused.refusal.code).toBe(code);
    expect(await files()).toEqual(before);
  });

  test('refuses a taken name and leaves the other campaign unchanged', async () => {
    valueOf(await host.library.create('Wanderers'));
    const refused = await host.secretariat.create(text, 0, 'wanderers');
    expect(refused.ok ? null : refused.refusal.code).toBe('nameIsTaken');
    expect((await host.library.list()).campaigns).toMatchObject([
      { name: 'Wanderers', characters: [] },
    ]);
  });
});
