/** `npm run notice`: lists the bundled packages in NOTICE. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '..');
export const NOTICE = join(root, 'NOTICE');
/** The build's list of bundled packages with their licences. */
const LICENCES = ['dist/electron/licences.md', 'dist/renderer/licences.md'];
const HEADING = 'Packages that are built in';
const INTRODUCTION = `${HEADING}
  Their licences in full are in ${LICENCES.join(' and ')}.
  Electron brings its own, beside the app.`;

/** '## name - 1.2.3 (MIT)'. A package without a named licence has only the text. */
const ENTRY = /^## (\S+) - (\d\S*)(?: \((.+)\))?$/gm;

export function packagesIn(licences: string): readonly string[] {
  return [...licences.matchAll(ENTRY)].map(
    ([, name = '', version = '', licence]) => `${name} ${version}, ${licence ?? 'see its text'}`,
  );
}

/** NOTICE with its handwritten part and the generated list. */
export function noticeWith(notice: string, packages: readonly string[]): string {
  const [byHand = ''] = notice.split(`\n${HEADING}\n`);
  const lines = [...new Set(packages)].toSorted().map((line) => `  ${line}`);
  return `${byHand.trimEnd()}\n\n${[INTRODUCTION, ...lines].join('\n')}\n`;
}

/** The bundled packages of the last build. */
export function packagesBuiltIn(): readonly string[] {
  return LICENCES.flatMap((file) => packagesIn(readFileSync(join(root, file), 'utf8')));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(NOTICE, noticeWith(readFileSync(NOTICE, 'utf8'), packagesBuiltIn()));
}
