/** Reads the pages and content files for connected devices. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppFiles } from './folders';
import { codeOf } from '../library/disk/failures';
import type { TableRules } from '../library/gameRules';
import type { ShareOptions } from './sharing/sharing';

/** `name` comes from a list in sharing, never from a device. */
export function shareFrom(
  { renderer, content }: AppFiles,
  rules: TableRules,
  report: (error: unknown) => void,
): ShareOptions {
  const read = (name: string): string | null => {
    const own = rules.contentFile(name);
    if (own !== null) return own;
    try {
      return readFileSync(join(content, name), 'utf8');
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  };
  return { renderer, content: rules.content, contentFile: read, report };
}
