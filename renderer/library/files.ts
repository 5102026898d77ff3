/** Campaigns as files: the desktop asks for a path, a browser downloads and uploads. */
import type { Companion } from '#shared/api/api';
import type { CampaignKey } from '#shared/api/campaignFiles';
import type { Messages } from '../app/page/messages.svelte';
import { importing } from './foreignImport.svelte';
import { SAVES } from '../words/sentences/library/saves';
import { download } from '../ui/download';
import { answerOf } from '../game/answerOf';

/** The limit of the library. */
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

/** Copies a campaign; if the copy starts later than the original, this is shown, too. */
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

/** Name of the imported campaign; null if there is none, which has been shown. */
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
  // In chunks, because a call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return btoa(text);
}

/**
 * True if a file is the export of another program. Its report is shown before the import. Standee's
 * exports are not JSON; its saves are JSON, but are recognised as saves.
 */
export async function movesIn(
  file: File,
  companion: Companion,
  messages: Messages,
): Promise<boolean> {
  if (!/\.json$/i.test(file.name) || file.size > MEGABYTES * 1024 * 1024) return false;
  try {
    return await importing.offer(await file.text(), companion, messages);
  } catch {
    // Importing it as a campaign shows the error.
    return false;
  }
}
