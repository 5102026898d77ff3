import type { Companion } from '#shared/api';
import type { Content } from '#shared/content/content';
import { ok, type Result } from '#shared/result';
import type { Messages } from '../../messages.svelte';
import { APP } from '../../text/app/app';
import { OWN } from '../../text/editor/editor';
import { namesIn } from '../../text/names/names';
import { refusalSentence } from '../../text/steps/refusals';
import { downloadText } from '../../ui/download';

/** Hands an own scenario to the player as a file, and says so. */
export async function exportOwn(
  companion: Companion,
  messages: Messages,
  content: Content,
  id: string,
): Promise<void> {
  try {
    const saved = await handedOut(companion, id);
    if (!saved.ok) messages.problem(refusalSentence(saved.refusal, namesIn(null, content)));
    else messages.good(saved.value === null ? OWN.notExported : OWN.exported(saved.value));
  } catch {
    messages.problem(APP.hostFault);
  }
}

/** The desktop asks where to; a browser has its own way with files. */
async function handedOut(companion: Companion, id: string): Promise<Result<string | null>> {
  const made = await companion.exportOwnScenario(id);
  if (!made.ok) return made;
  const { fileName, text } = made.value;
  if (companion.saveText) return companion.saveText(fileName, text);
  downloadText(fileName, text);
  return ok(fileName);
}
