/** The system's list of campaigns on each platform. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CampaignEntry } from '#shared/api/campaignFiles';
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

test('Windows gets a jump list task with the library for each campaign', () => {
  on('win32');
  updateSystemList([OURS, OTHER], 'C:\\My games\\library', vi.fn());
  expect(electron.app.setJumpList).toHaveBeenCalledWith([
    {
      type: 'custom',
      name: 'Recent campaigns',
      items: [
        listed('"--library=C:\\My games\\library" "--campaign=Ours"', 'Ours & theirs'),
        listed('"--library=C:\\My games\\library" "--campaign=Other"', 'Other'),
      ],
    },
  ]);
});

test('A library path that ends in a backslash is quoted correctly', () => {
  on('win32');
  updateSystemList([OTHER], 'D:\\', vi.fn());
  const [[list]] = electron.app.setJumpList.mock.calls as [[[{ items: [{ args: string }] }]]];
  expect(list[0].items[0].args).toBe('"--library=D:\\\\" "--campaign=Other"');
});

test('Campaigns the player removed from the jump list are not added again', () => {
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

test('macOS gets a dock menu that opens the campaigns', () => {
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

test('Linux gets no list of recent campaigns', () => {
  on('linux');
  updateSystemList([OURS], '/library', vi.fn());
  expect(electron.app.dock.setMenu).not.toHaveBeenCalled();
  expect(electron.app.setJumpList).not.toHaveBeenCalled();
});

test('The arguments of a start from the jump list are read', () => {
  expect(campaignAmong(['standee', '--library=/x', '--campaign=Ours & theirs'])).toBe(
    'Ours & theirs',
  );
  expect(campaignAmong(['standee', '--campaign='])).toBeNull();
  expect(campaignAmong(['standee'])).toBeNull();
});

test('The list has at most five campaigns that can be opened', () => {
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

test('The app id equals that of the installed shortcuts', () => {
  const config = readFileSync(resolve(import.meta.dirname, '../../electron-builder.yml'), 'utf8');
  expect(config).toMatch(new RegExp(`^appId: ${APP_ID}$`, 'm'));
});
