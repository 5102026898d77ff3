/**
 * Checks that no block of style declarations is repeated in many components; such blocks belong in
 * `ui/layout.css`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';

/** Rules with one declaration are states more often than copies, so only longer ones count. */
const DECLARATIONS = 2;
const MOST = 2;

/** All rule bodies in the styles of a component, including those in media queries. */
function* bodiesIn(node) {
  for (const child of node.children ?? node.block?.children ?? []) {
    if (child.type === 'Rule') {
      const lines = child.block.children.filter(({ type }) => type === 'Declaration');
      yield lines.map(({ property, value }) => `${property}: ${value}`.replace(/\s+/g, ' ')).sort();
    }
    if (child.type !== 'Declaration') yield* bodiesIn(child);
  }
}

const places = new Map();
for (const name of readdirSync('renderer', { recursive: true })) {
  if (!name.endsWith('.svelte')) continue;
  const file = join('renderer', name);
  const { css } = parse(readFileSync(file, 'utf8'), { modern: true });
  for (const body of css ? bodiesIn(css) : []) {
    if (body.length < DECLARATIONS) continue;
    const text = body.join('; ');
    places.set(text, [...(places.get(text) ?? []), file]);
  }
}

const repeated = [...places].filter(([, files]) => files.length > MOST);
for (const [body, files] of repeated) {
  console.error(`${String(files.length)} times: ${body}\n  ${files.join('\n  ')}`);
}
if (repeated.length > 0) process.exitCode = 1;
