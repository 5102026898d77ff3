/** Imports a campaign file that a screen has uploaded as base64. */
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { CampaignEntry } from '#shared/api/campaignFiles';
import { refuse, type Result } from '#shared/result';
import type { Library } from '../library/library';
import { importRefusal, MAX_FILE_BYTES } from '../library/transfer/exportFile';

const upload = z.strictObject({ name: z.string().max(1000), base64: z.string() });
/** Maximum characters of base64. */
const MAX_UPLOAD_LENGTH = Math.ceil(MAX_FILE_BYTES / 3) * 4;
/** Characters of base64 that are decoded before other tasks get a turn; a multiple of four. */
const DECODED_AT_ONCE = 4 * 1024 * 1024;

export async function importUpload(
  library: Library,
  file: unknown,
): Promise<Result<CampaignEntry>> {
  const read = upload.safeParse(file);
  if (!read.success) return refuse({ code: 'malformedCommand' });
  const { base64 } = read.data;
  const name = readableName(read.data.name);
  if (base64.length > MAX_UPLOAD_LENGTH) return refuse(importRefusal('tooLarge', name));
  return library.importCampaign({ name, bytes: await decodeBase64(base64) });
}

/** Decodes base64 piece by piece into shared memory, which a worker thread reads without a copy. */
async function decodeBase64(base64: string): Promise<Buffer> {
  const bytes = Buffer.from(new SharedArrayBuffer(Math.ceil(base64.length / 4) * 3));
  let length = 0;
  for (let at = 0; at < base64.length; at += DECODED_AT_ONCE) {
    length += bytes.write(base64.slice(at, at + DECODED_AT_ONCE), length, 'base64');
    await setImmediate();
  }
  return bytes.subarray(0, length);
}

/** A file name that is safe to show: without folders and invisible characters. */
function readableName(name: string): string {
  const [last = ''] = name.split(/[/\\]/).slice(-1);
  return (
    last
      .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')
      .slice(0, 100)
      .trim() || '?'
  );
}
