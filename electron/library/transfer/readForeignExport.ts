/** Reads another app's export after checking its limits. */
import type { Content } from '#shared/content/content';
import { LARGEST_EXPORT, readSecretariat, type ImportedParty } from '#shared/importing/secretariat';
import type { Random } from '#shared/random';
import { refuse, type Result } from '#shared/result';
import { isBounded } from '../../format/bounds';

/** `content` is the printed content, without packs. */
export function readForeignExport(
  text: string,
  content: Content,
  random: Random,
): Result<readonly ImportedParty[]> {
  // `readSecretariat` refuses longer texts itself, with its own message.
  if (text.length <= LARGEST_EXPORT && !isBounded(Buffer.from(text.replace(/^\uFEFF/, '')))) {
    return refuse({ code: 'notAnExport' });
  }
  return readSecretariat(text, content, random);
}
