/**
 * `npm run maps [ids…]`: takes pictures of all printed maps as the table draws them, six on a sheet, light
 * and dark, in test-results/maps. People look at them; nothing is compared.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import renderer from '../vite.renderer.ts';
import { ensureChromium } from '../setup.mjs';

const root = resolve(import.meta.dirname, '../..');
const to = join(root, 'test-results/maps');
const ON_A_SHEET = 6;

const wanted = process.argv.slice(2);
rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
const page = {
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'error',
  plugins: renderer.plugins,
  build: { outDir: join(to, 'page'), target: 'es2023' },
};
await build(page);
const server = await preview({ ...page, preview: { port: 0 } });
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox'],
});
for (const colorScheme of ['dark', 'light']) {
  const screen = await browser.newPage({ colorScheme, viewport: { width: 1920, height: 1040 } });
  screen.on('pageerror', (error) => {
    console.error(error.message);
  });
  await screen.goto(server.resolvedUrls?.local[0] ?? '');
  await screen.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 120_000 });
  const ids = await screen.$$eval('figure', (all) =>
    all.map(({ dataset }) => dataset['map'] ?? ''),
  );
  const drawn = wanted.length === 0 ? ids : ids.filter((id) => wanted.includes(id));
  for (let first = 0; first < drawn.length; first += ON_A_SHEET) {
    const shown = drawn.slice(first, first + ON_A_SHEET);
    await screen.$$eval(
      'figure',
      (all, now) => {
        for (const each of all) each.hidden = !now.includes(each.dataset['map'] ?? '');
      },
      shown,
    );
    const name = `${colorScheme}-${(shown[0] ?? '').padStart(3, '0')}.png`;
    await screen.screenshot({ path: join(to, name) });
  }
  await screen.close();
}
await browser.close();
await server.close();
console.log(`The maps are in ${to}.`);
