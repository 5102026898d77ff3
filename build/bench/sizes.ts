/** Measures the size of the built renderer as the browser downloads it. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Row } from './measure';

const BUDGET = 150_000;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** No rows if the renderer is not built. */
export async function sizeRows(renderer: string): Promise<readonly Row[]> {
  if (!existsSync(join(renderer, 'index.html'))) return [];
  const first = await firstLoad(renderer);
  const all = await allScripts(join(renderer, 'assets'));
  return [
    {
      what: 'first load of the renderer, JavaScript, gzip',
      figure: kB(first),
      budget: kB(BUDGET),
      isWithin: first < BUDGET,
    },
    {
      what: 'all of the renderer, JavaScript, gzip',
      figure: kB(all),
      budget: '',
      isWithin: null,
    },
  ];
}

/** Scripts that start.ts loads at the same time: its static imports, the app, and the English words. */
const AT_ONCE =
  /(?:(?:from|import)\s*["']\.\/([^"']+\.js)["']|import\([`"']\.\/((?:App|en-(?:first|play))-[^`"']+\.js)[`"']\))/g;

/** Bytes of the scripts that the page loads at its start: those in index.html and their imports. */
async function firstLoad(renderer: string): Promise<number> {
  const page = await readFile(join(renderer, 'index.html'), 'utf8');
  const named = page.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+\.js)"/g);
  const wanted = [...named].map((match) => match[1] ?? '');
  const seen = new Set<string>();
  let size = 0;
  for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const script = await readFile(join(renderer, file));
    size += gzipSync(script).length;
    for (const [, outright, app] of script.toString().matchAll(AT_ONCE)) {
      wanted.push(`assets/${outright ?? app ?? ''}`);
    }
  }
  return size;
}

async function allScripts(folder: string): Promise<number> {
  let size = 0;
  for (const file of await readdir(folder)) {
    if (file.endsWith('.js')) size += gzipSync(await readFile(join(folder, file))).length;
  }
  return size;
}
