import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  removeHome,
  scratchHome,
  scriptDialogs,
  startDesktop,
  type Desktop,
  type Home,
} from './harness';

const DATA = resolve(import.meta.dirname, '../../../shared/content/data');

let home: Home;
let desktop: Desktop;

beforeAll(async () => {
  home = scratchHome();
  desktop = await startDesktop(home);
});
afterAll(async () => {
  await desktop.quit();
  removeHome(home);
});

/** The printed first scenario as a custom scenario. */
function mill(): object {
  const text = readFileSync(join(DATA, 'scenarios', '001.json'), 'utf8');
  return { ...(JSON.parse(text) as object), version: 1, title: 'The Mill', rewards: {} };
}

describe('custom scenarios on the desktop', () => {
  test('The window can load custom scenarios but no other file of the library', async () => {
    const found = await desktop.page.evaluate(async (scenario) => {
      const saved = await window.companion?.packs.save('scenarios', scenario, null, null);
      if (!saved?.ok) throw new Error(JSON.stringify(saved));
      const status = async (path: string) => (await fetch(path)).status;
      const index = (await (await fetch('./content/scenarioIndex.json')).json()) as unknown[];
      const { id } = saved.value;
      const file = (await (await fetch(`./content/scenarios/${id}.json`)).json()) as unknown;
      return {
        id,
        last: index.at(-1),
        file,
        missing: await status('./content/scenarios/own-nothing.json'),
        climbing: await status(`./content/scenarios/%2e%2e/${id}.json`),
      };
    }, mill());
    expect(found.id).toMatch(/^own-the-mill-/);
    expect(found.last).toMatchObject({ id: found.id, name: 'The Mill', own: true });
    expect(found.file).toMatchObject({ id: found.id, name: 'The Mill' });
    expect(found).toMatchObject({ missing: 404, climbing: 404 });
    expect(desktop.troubles.filter((trouble) => !trouble.includes('404'))).toEqual([]);
  });

  test('A custom scenario is exported to the chosen path', async () => {
    const target = join(home.folder, 'exported.json');
    scriptDialogs(home, [
      { dialog: 'showSaveDialog', answer: { canceled: false, filePath: target } },
      { dialog: 'showSaveDialog', answer: { canceled: true, filePath: '' } },
    ]);
    const saved = await desktop.page.evaluate(
      async () => [
        await window.companion?.desktop.saveText('../../The Mill.json', '{"a":1}'),
        await window.companion?.desktop.saveText('The Mill.json', 'again'),
      ],
      null,
    );
    expect(saved).toEqual([
      { ok: true, value: target },
      { ok: true, value: null },
    ]);
    expect(readFileSync(target, 'utf8')).toBe('{"a":1}');
  });
});
