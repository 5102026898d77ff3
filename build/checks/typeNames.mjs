/** Whether an exported type of the product has the name of another one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOMS = ['shared', 'electron', 'renderer'];
const EXPORTED = /^\s*export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;

const places = new Map();
for (const room of ROOMS) {
  for (const name of readdirSync(room, { recursive: true })) {
    if (!/\.(ts|svelte)$/.test(name) || name.endsWith('.test.ts')) continue;
    const file = join(room, name);
    for (const [, type] of readFileSync(file, 'utf8').matchAll(EXPORTED)) {
      places.set(type, [...(places.get(type) ?? []), file]);
    }
  }
}

const repeated = [...places].filter(([, files]) => files.length > 1);
for (const [type, files] of repeated) console.error(`${type}\n  ${files.join('\n  ')}`);
if (repeated.length > 0) process.exitCode = 1;
