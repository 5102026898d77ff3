/** Gives texts to the player as files: the desktop asks for a path, a browser downloads. */
import type { Companion, PackFolder } from '#shared/api/api';
import { ok, type Result } from '#shared/result';
import type { Messages } from '../app/page/messages.svelte';
import { FOLDER_WORDS } from '../words/sentences/editor/packs';
import { download } from '../ui/download';
import { answerOf } from './answerOf';

/** The path of the file; null = cancelled. */
export async function handOut(
  companion: Companion,
  fileName: string,
  text: string,
): Promise<Result<string | null>> {
  if (companion.desktop) return companion.desktop.saveText(fileName, text);
  download(fileName, text);
  return ok(fileName);
}

/** Saves a pack or a custom scenario to a file and shows its name. */
export async function exportPack(
  companion: Companion,
  messages: Messages,
  folder: PackFolder,
  id: string,
): Promise<void> {
  const made = await answerOf(companion.packs.export(folder, id), messages);
  if (!made) return;
  const saved = await pathOf(handOut(companion, made.fileName, made.text), messages);
  if (!saved) return;
  messages.good(saved.path === null ? FOLDER_WORDS.notExported : FOLDER_WORDS.exported(saved.path));
}

/** The path of a saved file; null = cancelled or failed, which has been shown. */
export async function handOutNamed(
  companion: Companion,
  messages: Messages,
  fileName: string,
  text: string,
): Promise<string | null> {
  const saved = await pathOf(handOut(companion, fileName, text), messages);
  return saved?.path ?? null;
}

/** Null if it failed; a path of null = cancelled. */
function pathOf(handed: Promise<Result<string | null>>, messages: Messages) {
  return answerOf<{ readonly path: string | null }>(
    handed.then((out) => (out.ok ? ok({ path: out.value }) : out)),
    messages,
  );
}
