/** `npm run drawings`: writes the font of the drawings, which is part of the repository. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { drawingsFont } from './drawingsFont';

writeFileSync(
  resolve(import.meta.dirname, '../renderer/fonts/drawings.woff2'),
  await drawingsFont(),
);
