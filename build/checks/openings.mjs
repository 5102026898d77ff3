/**
 * Checks the opening comment of each file. A file may have none if its name says it all. An opening
 * is a noun phrase or a verb, never an indirect question, and avoids the words listed here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const OPENINGS = {
  '.ts': /^\/\*\*([^]*?)\*\//,
  '.mjs': /^\/\*\*([^]*?)\*\//,
  '.svelte': /^(?:<!--|<script[^>]*>\s*\/\*\*)([^]*?)(?:-->|\*\/)/,
};

const INDIRECT_QUESTION = /^(What|Which|Who|Whose|Whom|How|Where|Why|Whether)\b/;
const BANNED = /\b(told|by hand|anew|whoever|whichever|the own|lies|deeds?)\b/i;

function faultIn(file) {
  const kind = Object.keys(OPENINGS).find((ending) => file.endsWith(ending));
  const opening = kind && OPENINGS[kind].exec(readFileSync(file, 'utf8'))?.[1];
  if (!opening) return null;
  // Words in backticks are names from the code.
  const text = opening
    .replace(/^[\s*-]+/gm, ' ')
    .replace(/`[^`]*`/g, '')
    .trim();
  const [fault] = INDIRECT_QUESTION.exec(text) ?? BANNED.exec(text) ?? [];
  return fault ?? null;
}

const faults = ['shared', 'electron', 'renderer/table', 'renderer/board', 'build']
  .flatMap((room) => readdirSync(room, { recursive: true }).map((name) => join(room, name)))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const fault = faultIn(file);
    return fault === null ? [] : [{ file, fault }];
  });

for (const { file, fault } of faults) console.error(`${file}: the opening has "${fault}"`);
if (faults.length > 0) process.exitCode = 1;
