/**
 * Checks the renderer for imports of higher folders and for import cycles. Unlike dependency-cruiser, which
 * reads compiled components, it sees the type imports of components.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import PLACES from './places.cjs';

const ENDS = ['', '.ts', '.svelte.ts', '.svelte'];
const FROM =
  /\bfrom\s*'(\.{1,2}\/[^'?]+)|\bimport\s*\(\s*'(\.{1,2}\/[^'?]+)|\bimport\s+'(\.{1,2}\/[^'?]+)/g;

const files = readdirSync('renderer', { recursive: true })
  .map((name) => posix.join('renderer', name.replaceAll('\\', '/')))
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.(test|d)\.ts$/.test(file));
const known = new Set(files);

const longest = [...PLACES].sort((a, b) => b.length - a.length);
const placeOf = (file) =>
  longest.find((place) => place === '' || file.startsWith(`renderer/${place}/`)) ?? '';
const floorOf = (file) => PLACES.indexOf(placeOf(file));

function importsOf(file) {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, '');
  return [...text.matchAll(FROM)].flatMap((match) => {
    const base = posix.join(posix.dirname(file), match[1] ?? match[2] ?? match[3]);
    const end = ENDS.find((each) => known.has(base + each));
    return end === undefined ? [] : [base + end];
  });
}

const graph = new Map(files.map((file) => [file, importsOf(file)]));
const faults = files.flatMap((from) =>
  graph
    .get(from)
    .filter((to) => floorOf(from) < floorOf(to))
    .map((to) => `${from} imports ${to}, which stands higher`),
);

/** The files from the start of the search to the current one. */
const path = [];
const done = new Set();
function visit(file) {
  const index = path.indexOf(file);
  if (index >= 0) faults.push(`a circle: ${[...path.slice(index), file].join(' > ')}`);
  if (index >= 0 || done.has(file)) return;
  path.push(file);
  for (const to of graph.get(file) ?? []) visit(to);
  path.pop();
  done.add(file);
}
for (const file of files) visit(file);

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
