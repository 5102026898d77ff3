/** The system's list of campaigns on each platform. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CampaignEntry } from '#shared/api/api';
import { APP_ID } from '../servers/folders';
import { campaignAmong, recentAmong, updateSystemList } from './recent';

const electron = vi.hoisted(() => ({
  app: {
    getLocale: () => 'en',
    dock: { setMenu: vi.fn() },
    setJumpList: vi.fn(),
    getJumpListSettings: vi.fn(),
  },
  Menu: { buildFromTemplate: (template: unknown) => template },
}));
vi.mock('electron', () => electron);

const { platform } = process;
const on = (system: NodeJS.Platform) =>
  Object.defineProperty(process, 'platform', { value: system });

beforeEach(() => {
  vi.resetAllMocks();
  electron.app.getJumpListSettings.mockReturnValue({ minItems: 10, removedItems: [] });
});
afterEach(() => {
  on(platform);
});

const OURS = { key: 'Ours', name: 'Ours & theirs' };
const OTHER = { key: 'Other', name: 'Other' };
const listed = (args: string, title: string) => ({
  type: 'task',
  title,
  program: process.execPath,
  args,
});

test('Windows is given a task for each, with the library it lies in', () => {
  on('win32');
  updateSystemList([OURS, OTHER], 'C:\\My games\\library', vi.fn());
  expect(electron.app.setJumpList).toHaveBeenCalledWith([
    {
      type: 'custom',
      name: 'Played last',
      items: [
        listed('"--library=C:\\My games\\library" "--campaign=Ours"', 'Ours & theirs'),
        listed('"--library=C:\\My games\\library" "--campaign=Other"', 'Other'),
      ],
    },
  ]);
});

test('a library that ends in a stroke keeps its quotation marks', () => {
  on('win32');
  updateSystemList([OTHER], 'D:\\', vi.fn());
  const [[list]] = electron.app.setJumpList.mock.calls as [[[{ items: [{ args: string }] }]]];
  expect(list[0].items[0].args).toBe('"--library=D:\\\\" "--campaign=Other"');
});

test('what the player took off the list is not put on it again', () => {
  on('win32');
  const removed = listed('"--library=C:\\library" "--campaign=Ours"', 'Ours');
  electron.app.getJumpListSettings.mockReturnValue({ minItems: 10, removedItems: [removed] });
  updateSystemList([OURS, OTHER], 'C:\\library', vi.fn());
  expect(electron.app.setJumpList).toHaveBeenCalledWith([
    expect.objectContaining({
      items: [listed('"--library=C:\\library" "--campaign=Other"', 'Other')],
    }),
  ]);
});

test('macOS is given a menu of the dock, whose items open them', () => {
  on('darwin');
  const open = vi.fn();
  updateSystemList([OURS], '/library', open);
  const [[menu]] = electron.app.dock.setMenu.mock.calls as [
    [[{ label: string; click: () => void }]],
  ];
  expect(menu[0].label).toBe('Ours & theirs');
  menu[0].click();
  expect(open).toHaveBeenCalledWith('Ours');
  expect(electron.app.setJumpList).not.toHaveBeenCalled();
});

test('Linux has no such list', () => {
  on('linux');
  updateSystemList([OURS], '/library', vi.fn());
  expect(electron.app.dock.setMenu).not.toHaveBeenCalled();
  expect(electron.app.setJumpList).not.toHaveBeenCalled();
});

test('what a start from the list asks for is understood', () => {
  expect(campaignAmong(['standee', '--library=/x', '--campaign=Ours & theirs'])).toBe(
    'Ours & theirs',
  );
  expect(campaignAmong(['standee', '--campaign='])).toBeNull();
  expect(campaignAmong(['standee'])).toBeNull();
});

test('five of those that can be opened are on it', () => {
  const entry = (key: string, trouble: CampaignEntry['trouble'] = null) =>
    ({ ...OURS, key, trouble }) as CampaignEntry;
  const entries = ['1', '2', '3', '4', '5', '6'].map((key) => entry(key));
  const [first] = entries;
  const damaged = { ...first, key: 'bad', trouble: 'saveIsDamaged' } as unknown as CampaignEntry;
  expect(recentAmong([damaged, ...entries]).map(({ key }) => key)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
});

test('the app is known to Windows by what its installer gives to the shortcuts', () => {
  const config = readFileSync(resolve(import.meta.dirname, '../../electron-builder.yml'), 'utf8');
  expect(config).toMatch(new RegExp(`^appId: ${APP_ID}$`, 'm'));
});
