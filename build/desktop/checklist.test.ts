/**
 * The items of Electron's security checklist that can be read in the sources. Other items are tested on the
 * running app (e2e/security.test.ts) and on the packed app (e2e/package.test.ts).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROTECTIONS } from '../../electron/desktop/window/protections';
import { SECURITY_HEADERS } from '../../electron/servers/http/securityHeaders';
import { usedOfElectron } from './surface';

const root = resolve(import.meta.dirname, '../..');

function sources(...folders: readonly string[]): readonly (readonly [string, string])[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|svelte|html)$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => [file, readFileSync(join(root, folder, file), 'utf8')] as const),
  );
}

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown;

/** Product files that contain the pattern. */
const filesWith = (pattern: RegExp) =>
  sources('electron', 'renderer', 'shared')
    .filter(([, text]) => pattern.test(text))
    .map(([file]) => file);

describe("Electron's checklist", () => {
  const { members } = usedOfElectron();

  test('1: no address in the app is loaded from the network', () => {
    const loads = /(?:src|href|import|fetch|loadURL|url)\s*[=(:]\s*[`'"](?:https?|wss?):/i;
    // A link does not load anything until it is followed, but the app has no such links either.
    expect(filesWith(loads)).toEqual([]);
  });

  test('2, 3, 4, 6, 8, 9: windows have all the protections', () => {
    expect(PROTECTIONS).toEqual({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
    });
    const makers = filesWith(/new BrowserWindow\(/);
    expect(makers).toEqual([join('desktop', 'window', 'window.ts')]);
    expect(readFileSync(join(root, 'electron/desktop/window/window.ts'), 'utf8')).toContain(
      '...PROTECTIONS',
    );
    expect(members).toContain('App.enableSandbox');
  });

  test('7: the content policy lets in nothing from elsewhere and no text as code', () => {
    const policy = SECURITY_HEADERS['Content-Security-Policy'] ?? '';

    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src|unsafe-eval|\*|https?:/);
  });

  test('10, 11, 12: no features of Blink are switched on, no webviews, no child windows', () => {
    expect(
      filesWith(/enableBlinkFeatures|allowpopups|<webview|WebContentsView|BrowserView/),
    ).toEqual([]);
    expect([...members].filter((member) => /CommandLine\.(?!hasSwitch)/.test(member))).toEqual([]);
  });

  test('15: no address is ever given to the system to open', () => {
    expect([...members].filter((member) => member.startsWith('Shell.')).toSorted()).toEqual([
      'Shell.openPath',
      'Shell.showItemInFolder',
    ]);
  });

  test('16: what is installed is the Electron that is locked, and the builder packs that one', () => {
    const { packages } = read('package-lock.json') as {
      packages: Readonly<Record<string, { version: string }>>;
    };
    const { version } = read('node_modules/electron/package.json') as { version: string };

    expect(packages['node_modules/electron']?.version).toBe(version);
    expect(readFileSync(join(root, 'electron-builder.yml'), 'utf8')).not.toMatch(/electronVersion/);
    // Electron supports its three newest majors; older ones get no fixes.
    expect(Number(version.split('.')[0])).toBeGreaterThanOrEqual(45);
  });

  test('18: nothing is shown from file: addresses', () => {
    expect(filesWith(/loadFile\(|loadURL\([`'"]file:|pathToFileURL/)).toEqual([]);
    expect(members).toContain('Protocol.handle');
  });

  test('20: the preload user over functions of its own, never those of Electron', () => {
    const preload = readFileSync(join(root, 'electron/preload.ts'), 'utf8');

    expect(preload.match(/exposeInMainWorld\(/g)).toHaveLength(1);
    expect(preload).not.toMatch(/:\s*(ipcRenderer|ipcRenderer\.\w+)\s*[,}]/);
    expect(preload).not.toMatch(/\bevent\b.*listener\(/);
  });
});
