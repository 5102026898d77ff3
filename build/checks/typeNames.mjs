/** Checks that no two exported types of the product have the same name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['shared', 'electron', 'renderer'];
const DECLARED = /^\s*export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;
const LISTED = /^\s*export type \{([^}]*)\}( from)?/gm;

/** Names of the types that a file declares. Re-exported types are declared elsewhere. */
function* namesIn(text) {
  for (const [, name] of text.matchAll(DECLARED)) yield name;
  for (const [, list, from] of text.matchAll(LISTED)) {
    for (const [, own, given] of list.matchAll(/(\w+)(?: as (\w+))?/g)) {
      if (given || !from) yield given ?? own;
    }
  }
}

const places = new Map();
for (const room of FOLDERS) {
  for (const name of readdirSync(room, { recursive: true })) {
    if (!/\.(ts|svelte)$/.test(name) || name.endsWith('.test.ts')) continue;
    const file = join(room, name);
    for (const type of namesIn(readFileSync(file, 'utf8'))) {
      places.set(type, [...(places.get(type) ?? []), file]);
    }
  }
}

const repeated = [...places].filter(([, files]) => files.length > 1);
for (const [type, files] of repeated) console.error(`${type}\n  ${files.join('\n  ')}`);
if (repeated.length > 0) process.exitCode = 1;
