/**
 * Checks that no block of style declarations is repeated in many components. Such a block belongs in
 * `ui/layout.css`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';

/** Blocks of one declaration are often equal by chance, so only longer ones count. */
const MIN_DECLARATIONS = 2;
const MAX_COPIES = 2;

/** The bodies of all rules in a component's styles, including those inside media queries. */
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
    if (body.length < MIN_DECLARATIONS) continue;
    const text = body.join('; ');
    places.set(text, [...(places.get(text) ?? []), file]);
  }
}

const repeated = [...places].filter(([, files]) => files.length > MAX_COPIES);
for (const [body, files] of repeated) {
  console.error(`${String(files.length)} times: ${body}\n  ${files.join('\n  ')}`);
}
if (repeated.length > 0) process.exitCode = 1;
