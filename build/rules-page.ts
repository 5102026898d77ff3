/** `npm run rules-page`: writes docs/RULES.md from the rulebook. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHAPTERS, CONTESTED, type Rule } from '#shared/rulebook';

export const PAGE = join(import.meta.dirname, '../docs/RULES.md');

const INTRODUCTION = `# The rules Standee follows

Generated from \`shared/rulebook.ts\` by \`npm run rules-page\`. The sentences are our own words; the
column "printed" says where the rule stands in the Gloomhaven rule book (1st edition) or its FAQ. The
same ids stand on every line of the history and on every step of an attack.`;

const CONTESTED_INTRODUCTION = `## What the sources leave open

On these questions the book is silent or the sources disagree. Standee never settles them in silence:
it says what it took, and the players have the last word.`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function chapter({ title, rules }: (typeof CHAPTERS)[number]): string {
  const rows = Object.entries<Rule>(rules).map(([id, { at, says }]) => [id, says, at]);
  return `## ${title}\n\n${table(['Rule', 'Says', 'Printed'], rows)}`;
}

/** The expected content of the page. */
export function rulesPage(): string {
  const open = CONTESTED.map(({ id, question, standee }) => [id, question, standee]);
  const contested = table(['', 'Question', 'What Standee does'], open);
  return [INTRODUCTION, ...CHAPTERS.map(chapter), CONTESTED_INTRODUCTION, contested, '']
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(dirname(PAGE), { recursive: true });
  writeFileSync(PAGE, rulesPage());
}
