/**
 * `npm run fonts`: cuts the fonts down to the letters of the English and German texts with `pyftsubset`
 * (Python's fonttools with brotli). The first screen loads only these. Other letters are in the full files.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const to = join(root, 'renderer/fonts');
const LETTERS = [
  'U+20-7E,U+A0,U+AB,U+B1,U+B7,U+BB,U+BD,U+C4,U+D6,U+D7,U+DC,U+DF,U+E1,U+E4,U+E9,U+F6,U+F7,U+FC',
  'U+2013-2014,U+2018-201E,U+2022,U+2026,U+2191,U+2193,U+2212',
].join();
const alegreya = (weight) => ({
  family: 'Alegreya',
  weight,
  file: `@fontsource/alegreya/files/alegreya-latin-${weight}-normal.woff2`,
});
const FONTS = [
  {
    family: 'Inter Variable',
    weight: '100 900',
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  },
  ...['500', '700'].map(alegreya),
];

mkdirSync(to, { recursive: true });
const faces = FONTS.map(({ family, weight, file }) => {
  const name = basename(file).replace('-latin', '');
  execFileSync('pyftsubset', [
    join(root, 'node_modules', file),
    `--unicodes=${LETTERS}`,
    '--layout-features+=lnum,tnum',
    '--flavor=woff2',
    `--output-file=${join(to, name)}`,
  ]);
  return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url(./${name}) format('woff2');
  unicode-range: ${LETTERS.replaceAll(',', ', ')};
}
`;
});
const head =
  '/* Made by `npm run fonts`: the subset for our own texts, before the full fonts. */\n';
writeFileSync(join(to, 'fonts.css'), head + faces.join('\n'));
