/** Whether every file opens with a sentence that says what it answers, shows or does. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const OPENINGS = {
  '.ts': /^\/\*\*/,
  '.mjs': /^\/\*\*/,
  '.svelte': /^(<!--|<script[^>]*>\s*\/\*\*)/,
};

const silent = ['shared', 'electron', 'renderer', 'build']
  .flatMap((room) => readdirSync(room, { recursive: true }).map((name) => join(room, name)))
  .filter((file) => !file.endsWith('.test.ts'))
  .filter((file) => {
    const kind = Object.keys(OPENINGS).find((ending) => file.endsWith(ending));
    return kind && !OPENINGS[kind].test(readFileSync(file, 'utf8'));
  });

for (const file of silent) console.error(`${file} opens without a sentence`);
if (silent.length > 0) process.exitCode = 1;
