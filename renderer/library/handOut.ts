/** Texts on their way to the player: the desktop asks where to, a browser has its own way with files. */
import type { Companion, PackFolder } from '#shared/api/api';
import { ok, type Result } from '#shared/result';
import type { Messages } from '../app/page/messages.svelte';
import { FOLDER } from '../words/sentences/library/packs';
import { download } from '../ui/download';
import { given } from '../game/given';

/** Where the file lies now; null = called off. */
export async function handOut(
  companion: Companion,
  fileName: string,
  text: string,
): Promise<Result<string | null>> {
  if (companion.desktop) return companion.desktop.saveText(fileName, text);
  download(fileName, text);
  return ok(fileName);
}

/** Hands a pack or an own scenario to the player as a file, and says so. */
export async function exportPack(
  companion: Companion,
  messages: Messages,
  folder: PackFolder,
  id: string,
): Promise<void> {
  const made = await given(companion.packs.export(folder, id), messages);
  if (!made) return;
  const handed = handOut(companion, made.fileName, made.text);
  const saved = await given<{ readonly path: string | null }>(
    handed.then((out) => (out.ok ? ok({ path: out.value }) : out)),
    messages,
  );
  if (!saved) return;
  messages.good(saved.path === null ? FOLDER.notExported : FOLDER.exported(saved.path));
}
