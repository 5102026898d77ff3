/** Whether every file of the game and of its hosts opens with a sentence that says what it answers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const silent = ['shared', 'electron']
  .flatMap((room) => readdirSync(room, { recursive: true }).map((name) => join(room, name)))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => !readFileSync(file, 'utf8').startsWith('/**'));

for (const file of silent) console.error(`${file} opens without a sentence`);
if (silent.length > 0) process.exitCode = 1;
