/** `npm run drawings`: writes the drawings as a font and as JSON, which are part of the repository. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { drawingsFont, drawingsJson } from './drawingsFont';

const folder = resolve(import.meta.dirname, '../renderer/fonts');
writeFileSync(`${folder}/drawings.woff2`, await drawingsFont());
writeFileSync(`${folder}/drawings.json`, drawingsJson());
