import { expect, test, vi } from 'vitest';

const panel = vi.hoisted(() => ({ options: {} as { copyright?: string } }));
vi.mock('electron', () => ({
  app: {
    getLocale: () => 'en',
    setAboutPanelOptions: (options: object) => void (panel.options = options),
  },
  Menu: {},
}));

test('The About panel names the version and the credits', async () => {
  // Test files share modules, and another file may have loaded this one with a different Electron.
  vi.resetModules();
  const { describeApp } = await import('./menu');
  describeApp('1.2.3');

  expect(panel.options).toMatchObject({ applicationName: 'Standee', applicationVersion: '1.2.3' });
  for (const who of [
    'game-icons.net',
    'Virtual Gloomhaven Board',
    'Cephalofair',
    'Lucide',
    'unofficial',
  ]) {
    expect(panel.options.copyright).toContain(who);
  }
});
