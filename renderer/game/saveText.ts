/** Saves texts as files: the desktop app asks for a path, a browser downloads them. */
import type { Companion, PackFolder } from '#shared/api/api';
import { ok, type Result } from '#shared/result';
import type { Messages } from '../app/page/messages.svelte';
import { FOLDER_WORDS } from '../words/sentences/editor/packs';
import { download } from '../ui/download';
import { answerOf } from './answerOf';

/** Saves a text as a file. The value is the path; null = cancelled. */
export async function saveText(
  companion: Companion,
  fileName: string,
  text: string,
): Promise<Result<string | null>> {
  if (companion.desktop) return companion.desktop.saveText(fileName, text);
  download(fileName, text);
  return ok(fileName);
}

/** Saves a pack or a custom scenario to a file, and shows the result. */
export async function exportPack(
  companion: Companion,
  messages: Messages,
  folder: PackFolder,
  id: string,
): Promise<void> {
  const made = await answerOf(companion.packs.export(folder, id), messages);
  if (!made) return;
  const saved = await pathOf(saveText(companion, made.fileName, made.text), messages);
  if (!saved) return;
  messages.good(saved.path === null ? FOLDER_WORDS.notExported : FOLDER_WORDS.exported(saved.path));
}

/**
 * Saves a text as a file. Resolves to the path; null if it was cancelled, or if it failed, which
 * has been shown.
 */
export async function saveTextAndReport(
  companion: Companion,
  messages: Messages,
  fileName: string,
  text: string,
): Promise<string | null> {
  const saved = await pathOf(saveText(companion, fileName, text), messages);
  return saved?.path ?? null;
}

/**
 * Resolves to the path in an object; a path of null = cancelled. Null if saving failed, which has
 * been shown.
 */
function pathOf(saving: Promise<Result<string | null>>, messages: Messages) {
  return answerOf<{ readonly path: string | null }>(
    saving.then((saved) => (saved.ok ? ok({ path: saved.value }) : saved)),
    messages,
  );
}
