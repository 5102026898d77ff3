/** `npm run notice`: writes into NOTICE which packages the build has put into the app. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '..');
export const NOTICE = join(root, 'NOTICE');
/** What the build says of the packages it took code from, their licences in full. */
const LICENCES = ['dist/electron/licences.md', 'dist/renderer/licences.md'];
const HEADING = 'Packages that are built in';
const INTRODUCTION = `${HEADING}
  Their licences in full are in ${LICENCES.join(' and ')}.
  Electron brings its own, beside the app.`;

/** '## name - 1.2.3 (MIT)'; one whose package names no licence has only the text. */
const ENTRY = /^## (\S+) - (\d\S*)(?: \((.+)\))?$/gm;

export function packagesIn(licences: string): readonly string[] {
  return [...licences.matchAll(ENTRY)].map(
    ([, name = '', version = '', licence]) => `${name} ${version}, ${licence ?? 'see its text'}`,
  );
}

/** The notice as it should be after what was written by hand. */
export function noticeWith(notice: string, packages: readonly string[]): string {
  const [byHand = ''] = notice.split(`\n${HEADING}\n`);
  const lines = [...new Set(packages)].toSorted().map((line) => `  ${line}`);
  return `${byHand.trimEnd()}\n\n${[INTRODUCTION, ...lines].join('\n')}\n`;
}

/** What the app that was built last is made of. */
export function packagesBuiltIn(): readonly string[] {
  return LICENCES.flatMap((file) => packagesIn(readFileSync(join(root, file), 'utf8')));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(NOTICE, noticeWith(readFileSync(NOTICE, 'utf8'), packagesBuiltIn()));
}
