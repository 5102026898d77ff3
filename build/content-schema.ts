/**
 * `npm run content-schema`: writes the JSON Schemas of the content to `dist/schema/`. Each build
 * does this too.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentJsonSchemas } from '../shared/content/schemas/jsonSchema';

const folder = join(import.meta.dirname, '../dist/schema');
const schemas = contentJsonSchemas();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [file, schema] of schemas) {
  writeFileSync(join(folder, file), `${JSON.stringify(schema, null, 1)}\n`);
}
console.log(`${String(schemas.size)} schemas written to dist/schema/`);
