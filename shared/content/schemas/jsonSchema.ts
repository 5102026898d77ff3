/** Exports the content schemas as JSON Schemas. */
import { z } from 'zod';
import {
  CARD_LINES_SCHEMA,
  FILE_SCHEMAS,
  CUSTOM_SCENARIO_SCHEMA,
  PACK_SCHEMA,
  SCENARIO_SCHEMA,
} from './files';

/** JSON Schema of every content file, by file name under schema/, for authors of content. */
export function contentJsonSchemas(): ReadonlyMap<string, object> {
  const schemas = new Map<string, object>();
  for (const [file, schema] of Object.entries(FILE_SCHEMAS)) {
    const name = file.replace('.json', '');
    schemas.set(`${name}.schema.json`, jsonSchemaOf(name, schema));
  }
  schemas.set('scenario.schema.json', jsonSchemaOf('scenario', SCENARIO_SCHEMA));
  schemas.set('cardLines.schema.json', jsonSchemaOf('cardLines', CARD_LINES_SCHEMA));
  schemas.set('customScenario.schema.json', jsonSchemaOf('customScenario', CUSTOM_SCENARIO_SCHEMA));
  schemas.set('pack.schema.json', jsonSchemaOf('pack', PACK_SCHEMA));
  return schemas;
}

function jsonSchemaOf(title: string, schema: z.ZodType): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, { reused: 'ref', io: 'input' });
  return { $schema, title: `Standee content: ${title}`, ...rest };
}
