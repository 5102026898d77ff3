import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFrom } from '../content/content';
import { ALL_ENVELOPES, withEnvelopes } from '../content/envelopes';
import type { Content, ContentSource } from '../content/content';

const DATA = join(import.meta.dirname, '../content/data');

/** Each file is read once per process and frozen. */
const read = new Map<string, unknown>();
const frozen = (_key: string, value: unknown) => Object.freeze(value);

/** Parsed JSON of one shipped content file, by its name under data/. */
export const shippedFile: ContentSource = (file) => {
  if (!read.has(file) && existsSync(join(DATA, file)))
    read.set(file, JSON.parse(readFileSync(join(DATA, file), 'utf8'), frozen) as unknown);
  return read.get(file);
};

/** Names of all shipped content files under data/. */
export function shippedFiles(): readonly string[] {
  return readdirSync(DATA, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}

/** The content shipped with the app, with that of all envelopes. */
export function shippedContent(): Content {
  return contentFrom(withEnvelopes(shippedFile, ALL_ENVELOPES));
}

/** The content of a campaign that has solved no envelope. */
export function sealedContent(): Content {
  return contentFrom(shippedFile);
}
