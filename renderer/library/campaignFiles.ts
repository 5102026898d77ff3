/**
 * Exports and imports campaigns as files: the desktop app asks for a path, a browser downloads and
 * uploads.
 */
import type { Companion } from '#shared/api/api';
import type { CampaignKey } from '#shared/api/campaignFiles';
import type { Messages } from '../app/page/messages.svelte';
import { importing } from './foreignImport.svelte';
import { SAVES } from '../words/sentences/library/saves';
import { download } from '../ui/download';
import { answerOf } from '../game/answerOf';

/** The maximum size of an imported file, in megabytes. */
const MEGABYTES = 64;
const PIECE = 32 * 1024;

export async function exportCampaign(
  key: CampaignKey,
  companion: Companion,
  messages: Messages,
): Promise<void> {
  if (companion.desktop) {
    const written = await answerOf(companion.desktop.exportCampaign(key), messages);
    if (written) sayExported(written.path, written.missing, messages);
    return;
  }
  const file = await answerOf(companion.library.export(key), messages);
  if (!file) return;
  const bytes = Uint8Array.from(atob(file.base64), (one) => one.charCodeAt(0));
  download(file.name, bytes);
  sayExported(file.name, file.missing, messages);
}

function sayExported(file: string, missing: number, messages: Messages): void {
  messages.good(SAVES.exported(file));
  if (missing > 0) messages.notice(SAVES.shortened(missing));
}

/** Copies a campaign. If the copy has only the newer part of the history, this is shown, too. */
export async function duplicateCampaign(
  key: CampaignKey,
  companion: Companion,
  messages: Messages,
): Promise<void> {
  const copy = await answerOf(companion.library.duplicate(key), messages);
  if (!copy) return;
  messages.good(SAVES.duplicated(copy.name));
  if (copy.missing > 0) messages.notice(SAVES.copyShortened(copy.missing));
}

/** Imports a campaign. Resolves to its name; null if that failed, which has been shown. */
export async function importCampaign(
  file: File,
  companion: Companion,
  messages: Messages,
): Promise<string | null> {
  if (file.size > MEGABYTES * 1024 * 1024) {
    messages.problem(SAVES.tooLarge(file.name, MEGABYTES));
    return null;
  }
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    messages.problem(SAVES.unreadable(file.name));
    return null;
  }
  const upload = { name: file.name, base64: base64Of(bytes) };
  const entry = await answerOf(companion.library.import(upload), messages);
  return entry?.name ?? null;
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  // In chunks, because a function call has a maximum number of arguments.
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return btoa(text);
}

/**
 * Resolves to true if a file is the export of another program. Then its report is shown before the
 * import, or the reason why it cannot be imported. Standee's own exports are not JSON. Its saves
 * are JSON, but they are recognised as saves.
 */
export async function offerImport(
  file: File,
  companion: Companion,
  messages: Messages,
): Promise<boolean> {
  if (!/\.json$/i.test(file.name) || file.size > MEGABYTES * 1024 * 1024) return false;
  try {
    return await importing.offer(await file.text(), companion, messages);
  } catch {
    // False, because importing the file as a campaign shows the error.
    return false;
  }
}
