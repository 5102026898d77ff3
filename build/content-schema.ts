/** Writes shared/content/schema/ from the schemas: `npx tsx build/content-schema.ts`. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentJsonSchemas } from '../shared/content/jsonSchema';

const folder = join(import.meta.dirname, '../shared/content/schema');
const schemas = contentJsonSchemas();

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (!schemas.has(file)) rmSync(join(folder, file));
for (const [file, schema] of schemas) {
  writeFileSync(join(folder, file), `${JSON.stringify(schema, null, 1)}\n`);
}
console.log(`${String(schemas.size)} schemas written to shared/content/schema/`);
