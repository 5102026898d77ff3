import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { appFiles, dataFolderFor, libraryFolder, userDataFolder } from './folders';

describe('userDataFolder', () => {
  test.each([
    ['linux', {}, '/home/me/.config/Standee'],
    ['linux', { XDG_CONFIG_HOME: '/data' }, '/data/Standee'],
    ['linux', { XDG_CONFIG_HOME: 'relative' }, '/home/me/.config/Standee'],
    ['darwin', {}, '/home/me/Library/Application Support/Standee'],
    ['win32', { APPDATA: '/roaming' }, '/roaming/Standee'],
    ['win32', {}, '/home/me/AppData/Roaming/Standee'],
  ] as const)('on %s with %j is %s', (platform, env, folder) => {
    expect(userDataFolder(platform, env, '/home/me')).toBe(folder);
  });
});

describe('libraryFolder', () => {
  test('is in the user data folder unless STANDEE_LIBRARY is set', () => {
    expect(libraryFolder({}, '/data')).toBe('/data/library');
    expect(libraryFolder({ STANDEE_LIBRARY: '/mine' }, '/data')).toBe('/mine');
  });
});

describe('dataFolderFor', () => {
  const folderFor = (library: string) => dataFolderFor(library, '/data/library', '/data');

  test('is the user data itself for the usual library, and another folder for each other one', () => {
    expect(folderFor('/data/library')).toBe('/data');
    expect(folderFor('/club')).toMatch(/^\/data\/libraries\/[0-9a-f]{16}$/);
    expect(folderFor('/club')).toBe(folderFor('/club'));
    expect(folderFor('/home')).not.toBe(folderFor('/club'));
  });
});

describe('appFiles', () => {
  test('are found from any folder of the app', () => {
    const root = resolve(import.meta.dirname, '../..');
    const files = appFiles(import.meta.dirname);
    expect(files.renderer).toBe(resolve(root, 'dist/renderer'));
    expect(appFiles(resolve(root, 'dist/electron/chunks'))).toEqual(files);
    expect(files.version).toMatch(/^\d+\.\d+\.\d+/);
  });
});
