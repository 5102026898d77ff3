/** The system’s question where a file shall go. */
import { app, dialog, type BrowserWindow } from 'electron';
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileNameFrom } from '../../library/disk/names';

export interface SaveQuestion {
  readonly title: string;
  /** What is proposed, without an ending; any text. */
  readonly name: string;
  /** What the system calls such files. */
  readonly kind: string;
  /** Without a point. */
  readonly ending: string;
}

/** Asks the player for a file to save to; null = called off. */
export async function askWhereTo(
  window: BrowserWindow,
  { title, name, kind, ending }: SaveQuestion,
): Promise<string | null> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title,
    defaultPath: join(app.getPath('documents'), `${fileNameFrom(name)}.${ending}`),
    filters: [{ name: kind, extensions: [ending] }],
    properties: ['showOverwriteConfirmation', 'createDirectory'],
  });
  return canceled || filePath === '' ? null : withEnding(filePath, ending);
}

/**
 * Not every system's dialog adds the ending. Where that name is taken the player was not asked
 * about overwriting it, so the one they typed stays.
 */
function withEnding(path: string, ending: string): string {
  const whole = `${path}.${ending}`;
  return extname(path) !== '' || existsSync(whole) ? path : whole;
}
