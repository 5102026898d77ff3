import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { askSavePath } from './saveDialog';

const electron = vi.hoisted(() => ({
  app: { getPath: () => '/documents' },
  dialog: { showSaveDialog: vi.fn() },
}));
vi.mock('electron', () => electron);

const folder = mkdtempSync(join(tmpdir(), 'standee-save-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const ask = (name = 'Ours') =>
  askSavePath({} as BrowserWindow, { title: 'Export', name, kind: 'Campaign', ending: 'standee' });
const chooses = (filePath: string, canceled = false) =>
  electron.dialog.showSaveDialog.mockResolvedValue({ canceled, filePath });

beforeEach(() => {
  electron.dialog.showSaveDialog.mockReset();
});

describe('askWhereTo', () => {
  test('The proposed file name is valid on every system and in the documents folder', async () => {
    chooses('/x/y.standee');

    await ask('../a:b\u0000/c?');

    expect(electron.dialog.showSaveDialog.mock.calls[0]?.[1]).toMatchObject({
      defaultPath: expect.stringMatching(/^\/documents\/[^/:?\0]+\.standee$/) as string,
    });
  });

  test('A cancelled save dialog returns null', async () => {
    chooses('/x/y.standee', true);
    expect(await ask()).toBeNull();
    chooses('');
    expect(await ask()).toBeNull();
  });

  test('A missing file extension is added', async () => {
    chooses(join(folder, 'ours'));

    expect(await ask()).toBe(join(folder, 'ours.standee'));
  });

  test('No extension is added that would overwrite a file without asking', async () => {
    writeFileSync(join(folder, 'kept.standee'), 'kept');
    chooses(join(folder, 'kept'));

    expect(await ask()).toBe(join(folder, 'kept'));
  });

  test('The extension that the player entered is kept', async () => {
    chooses(join(folder, 'ours.backup'));

    expect(await ask()).toBe(join(folder, 'ours.backup'));
  });
});
