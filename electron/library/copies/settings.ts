/** Reads and writes the settings of a library's copies, which are in a file of the library. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { SAVE_FAILURES } from '#shared/refusals';
import { quarantineForeign, readRegular, replaceFile } from '../disk/files';

const FILE = '.copies.json';
const MAX_BYTES = 16 * 1024;

const shape = z.strictObject({
  /** Random name of this library's subfolder; several libraries may have copies in the same place. */
  library: z.string().regex(/^[0-9a-f]{8}$/),
  folder: z.string().min(1).max(4096).nullable(),
  copiedAt: z.string().max(40).nullable(),
  failure: z.enum(SAVE_FAILURES).nullable(),
});

export type CopySettings = Readonly<z.infer<typeof shape>>;

/** The saved settings, or new ones without a place if the file is missing or damaged. */
export async function readCopySettings(library: string): Promise<CopySettings> {
  try {
    const text = String(await readRegular(join(library, FILE), MAX_BYTES));
    const read = shape.safeParse(JSON.parse(text));
    if (read.success) return read.data;
  } catch {
    // A damaged file counts as missing.
  }
  return {
    library: randomBytes(4).toString('hex'),
    folder: null,
    copiedAt: null,
    failure: null,
  };
}

export async function writeCopySettings(library: string, settings: CopySettings): Promise<void> {
  await quarantineForeign(join(library, FILE), (found) => found.isFile());
  await replaceFile(join(library, FILE), `${JSON.stringify(settings)}\n`);
}
