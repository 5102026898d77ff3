import { describe, expect, test } from 'vitest';
import { CORE_FILES, PACKS_FILE } from '#shared/content/content';
import { ContentLoader } from './contentLoader';

const FOLDER_WORDS = '../../shared/content/data/';
const shipped = import.meta.glob('../../shared/content/data/**/*.json', { import: 'default' });

/** The shipped files, with a record of the requests. */
function files() {
  const asked: string[] = [];
  const fetchFile = (file: string): Promise<unknown> => {
    asked.push(file);
    if (file === PACKS_FILE) return Promise.resolve([]);
    return shipped[FOLDER_WORDS + file]?.() ?? Promise.reject(new Error(`no ${file}`));
  };
  return { asked, fetchFile };
}

describe('ContentLoader', () => {
  test('starts with the core files and no scenario', async () => {
    const { asked, fetchFile } = files();
    const content = await new ContentLoader(fetchFile).loadCore();

    expect(asked.toSorted()).toEqual([...CORE_FILES, PACKS_FILE].sort());
    expect(content.monster('bandit-guard')?.name).toBe('Bandit Guard');
    expect(content.scenario('1')).toBeNull();
  });

  test('takes the core out of a bundle, but the list of scenarios and the packs from the library', async () => {
    const { asked, fetchFile } = files();
    const levels = await fetchFile('levels.json');
    const loader = new ContentLoader(
      async (file) => {
        if (file !== 'core.json') return fetchFile(file);
        asked.push(file);
        const core = CORE_FILES.map(async (name) => [name, await shipped[FOLDER_WORDS + name]?.()]);
        return Object.fromEntries((await Promise.all(core)) as [string, unknown][]) as unknown;
      },
      { bundle: 'core.json' },
    );
    asked.length = 0;
    const content = await loader.loadCore();

    expect(asked.toSorted()).toEqual(['core.json', PACKS_FILE, 'scenarioIndex.json']);
    expect(content.monster('bandit-guard')?.name).toBe('Bandit Guard');
    expect(content.levels()).toEqual(levels);
    await loader.loadCore();
    expect(asked).toHaveLength(3);
  });

  test('loads a scenario on demand, once', async () => {
    const { asked, fetchFile } = files();
    const loader = new ContentLoader(fetchFile);
    await loader.loadCore();

    const [content] = await Promise.all([loader.loadScenario('1'), loader.loadScenario('1')]);

    expect(content.scenario('1')?.rooms).toHaveLength(3);
    expect(asked.filter((file) => file.startsWith('scenarios/'))).toEqual(['scenarios/001.json']);
  });

  test('[UNLOCK-2] asks for an envelope only if it is solved, and adds it for that campaign', async () => {
    const { asked, fetchFile } = files();
    const loader = new ContentLoader(fetchFile);
    await loader.loadCore();
    await loader.loadCardLines(['brute', 'envelope-x']);
    expect(asked.filter((file) => file.includes('nvelope'))).toEqual([]);

    await loader.loadEnvelopes(['X']);
    const added = await loader.loadCardLines(['envelope-x']);
    expect(added.class('envelope-x')).toBeNull();
    const opened = loader.contentFor([], ['X']);
    expect(opened.classCards('envelope-x')).toHaveLength(30);
    expect(opened.cardLines('envelope-x')?.cards).toHaveLength(30);
  });

  test('requests a file again after a failure', async () => {
    const { fetchFile } = files();
    let isDown = true;
    const loader = new ContentLoader((file) =>
      isDown ? Promise.reject(new Error('gone')) : fetchFile(file),
    );
    await expect(loader.loadCore()).rejects.toThrow('gone');

    isDown = false;
    expect((await loader.loadCore()).class('brute')?.name).toBe('Brute');
  });

  test('fetches a custom scenario again each time, with the list of scenarios', async () => {
    const printed = (await shipped[`${FOLDER_WORDS}scenarioIndex.json`]?.()) as readonly object[];
    const { fetchFile } = files();
    let title = 'The Mill';
    const own = () => ({ id: 'own-mill', number: 1001, name: title, own: true });
    const loader = new ContentLoader((file) => {
      if (file === 'scenarioIndex.json') return Promise.resolve([...printed, own()]);
      if (file === 'scenarios/own-mill.json') return Promise.resolve({ id: 'own-mill', title });
      return fetchFile(file);
    });
    await loader.loadCore();
    expect((await loader.loadScenario('own-mill')).scenario('own-mill')).toMatchObject({ title });

    title = 'The Old Mill';
    const changed = await loader.loadScenario('own-mill');
    expect(changed.scenario('own-mill')).toMatchObject({ title });
    expect(changed.scenarioEntry('own-mill')?.name).toBe(title);
  });
});
