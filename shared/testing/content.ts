/** The shipped content, for tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFrom } from '../content/content';
import type { Content, ContentSource } from '../content/content';

const DATA = join(import.meta.dirname, '../content/data');

/** Parsed JSON of one shipped content file, by its name under data/. */
export const shippedFile: ContentSource = (file) =>
  existsSync(join(DATA, file))
    ? (JSON.parse(readFileSync(join(DATA, file), 'utf8')) as unknown)
    : undefined;

/** Names of all shipped content files under data/. */
export function shippedFiles(): readonly string[] {
  return readdirSync(DATA, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}

/** The content that comes with the app. */
export function shippedContent(): Content {
  return contentFrom(shippedFile);
}
