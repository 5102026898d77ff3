import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DesktopBridge } from '../../../renderer/client/client';
import type { StandeeApi } from '../../../shared/api/api';
import { CALLS, DESKTOP_CALLS, type DesktopMethod, type Method } from '../../../shared/api/calls';
import type { DesktopApi } from '../../../shared/api/desktop';
import { addressOf, removeHome, scratchHome, startDesktop, type Desktop } from './harness';

const home = scratchHome();
let desktop: Desktop;

beforeAll(async () => {
  desktop = await startDesktop(home);
});

afterAll(async () => {
  await desktop.quit();
  removeHome(home);
});

/**
 * Requests a file from the app and paints. By then all earlier requests of the page are decided; a page that
 * was closed does not get this far.
 */
const hostAnswers = () =>
  desktop.page.evaluate(async () => {
    await (await fetch('./index.html')).text();
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });

/** Members of the bridge that are not calls. A missing or additional one does not compile. */
const LISTENERS: Readonly<
  Record<Exclude<keyof DesktopBridge, keyof StandeeApi | keyof DesktopApi>, true>
> = { onUpdate: true, onSharing: true, onMenu: true };

describe('globals of a page', () => {
  test('A page has exactly the declared API', async () => {
    const found = await desktop.page.evaluate(() =>
      Object.entries(window.companion ?? {}).flatMap(([name, member]) =>
        typeof member === 'function'
          ? name
          : Object.keys(member as object).map((call) => `${name}.${call}`),
      ),
    );

    const declared = { ...CALLS, ...DESKTOP_CALLS, ...LISTENERS };
    expect(found.toSorted()).toEqual(Object.keys(declared).toSorted());
  });

  test('A page cannot change or replace the API', async () => {
    const changed = await desktop.page.evaluate(() => {
      const before = window.companion as unknown as Record<string, unknown>;
      const library = before['library'] as Record<string, unknown>;
      const list = library['list'];
      const tries = [
        () => (before['library'] = 1),
        () => (library['list'] = 1),
        () => (before['more'] = 1),
        () => Object.defineProperty(window, 'companion', { value: 1 }),
        () => Reflect.deleteProperty(window, 'companion'),
      ];
      for (const attempt of tries) {
        try {
          attempt();
        } catch {
          // A refusal that is thrown counts too.
        }
      }
      const after = window.companion as unknown as Record<string, unknown>;
      const isReplaced = after !== before || after['library'] !== library || 'more' in after;
      return isReplaced || library['list'] !== list;
    });

    expect(changed).toBe(false);
  });

  test('Listeners of a page get values but no event of Electron', async () => {
    const received = await desktop.page.evaluate(async () => {
      const calls: unknown[][] = [];
      const stop = window.companion?.onUpdate((...args) => calls.push(args));
      await window.companion?.library.create('Heard');
      const name = 'Heard again';
      await window.companion?.campaign.send('Heard', { type: 'renameCampaign', name }, 'hear');
      stop?.();
      return calls.map((args) => args.map((arg) => Object.keys(arg as object)));
    });

    expect(received).toHaveLength(1);
    expect(received[0]).toHaveLength(1);
    expect(received[0]?.[0]).toContain('patch');
    expect(received[0]?.[0]).not.toContain('sender');
  });

  test('A page has no access to Node or Electron', async () => {
    const types = await desktop.page.evaluate(() =>
      ['require', 'process', 'module', 'exports', 'Buffer', 'global', '__dirname', 'electron'].map(
        (name) => `${name} ${typeof (globalThis as Record<string, unknown>)[name]}`,
      ),
    );

    expect(types.filter((type) => !type.endsWith(' undefined'))).toEqual([]);
  });
});

describe('content security policy', () => {
  test('A page runs no inline script and no text as code', async () => {
    const ran = await desktop.page.evaluate(async () => {
      const outcome = (work: () => void) => {
        try {
          work();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const script = document.createElement('script');
      const bad = '<img src="x" onerror="window.ranInline=1">';
      const markup = [
        outcome(() => (script.textContent = 'window.ranInline = true')),
        outcome(() => script.setAttribute('src', 'https://example.com/thing')),
        outcome(() => document.body.insertAdjacentHTML('beforeend', bad)),
        outcome(() => (document.body.innerHTML = bad)),
      ];
      script.append('window.ranInline = true');
      document.body.append(script);
      // Code that the DevTools run is exempt from the policy. Code that such code defers is not.
      const evaluated = await new Promise<string>((done) => {
        setTimeout(() => {
          try {
            done(String(globalThis.eval('1 + 1')));
          } catch (error) {
            done((error as Error).name);
          }
        });
      });
      return { markup, inline: 'ranInline' in window, evaluated };
    });

    expect(ran).toEqual({
      markup: ['TypeError', 'TypeError', 'TypeError', 'TypeError'],
      inline: false,
      evaluated: 'EvalError',
    });
  });

  test.each(['fetch', 'img', 'iframe', 'link'])(
    'lets nothing in from elsewhere by %s',
    async (how) => {
      const violated = await desktop.page.evaluate(async (how) => {
        const address = 'https://example.com/thing';
        const reported = new Promise<string>((done) => {
          document.addEventListener(
            'securitypolicyviolation',
            ({ blockedURI }) => done(blockedURI),
            {
              once: true,
            },
          );
        });
        if (how === 'fetch') await fetch(address).catch(() => undefined);
        else {
          const element = document.createElement(how);
          element.setAttribute(how === 'link' ? 'href' : 'src', address);
          if (how === 'link') element.setAttribute('rel', 'stylesheet');
          document.body.append(element);
        }
        const nothing = new Promise<string>((done) => {
          setTimeout(() => done('nothing was stopped'), 60_000);
        });
        return Promise.race([reported, nothing]);
      }, how);

      expect(violated).toContain('https://example.com');
    },
  );

  test.each(['POST', 'PUT', 'DELETE'])('The app scheme answers no %s', async (method) => {
    const status = await desktop.page.evaluate(
      async (method) => (await fetch('./index.html', { method })).status,
      method,
    );

    expect(status).toBe(404);
  });

  test.each(['..%2f..%2fpackage.json', '%2e%2e/package.json', 'no/such.html', 'content/..%2fx.js'])(
    'nothing is served at %s',
    async (path) => {
      const { status } = await desktop.page.evaluate(async (path) => {
        const answer = await fetch(`./${path}`);
        return { status: answer.status };
      }, path);

      expect(status).toBe(404);
    },
  );
});

describe('network', () => {
  test('A page cannot reach the network even without the content security policy', async () => {
    const devTools = await desktop.page.context().newCDPSession(desktop.page);
    const failures: string[] = [];
    devTools.on('Network.loadingFailed', ({ errorText }) => failures.push(errorText));
    await devTools.send('Network.enable');
    await devTools.send('Page.setBypassCSP', { enabled: true });
    await desktop.page.reload();
    const own = await desktop.page.evaluate(async () => {
      const addresses = ['https://example.com/', 'http://127.0.0.1:9/', 'https://192.0.2.1/x'];
      for (const address of addresses) await fetch(address).catch(() => undefined);
      return (await fetch('./index.html')).status;
    });
    await devTools.send('Page.setBypassCSP', { enabled: false });
    await desktop.page.reload();

    expect(own).toBe(200);
    // The stand-in's Chromium adds the blocking policy to the message.
    expect(failures.map((text) => text.replace(/\.Inspector$/, ''))).toEqual(
      Array(3).fill('net::ERR_BLOCKED_BY_CLIENT'),
    );
  });
});

describe('window', () => {
  test.each(['https://example.com/', 'about:blank', 'app://elsewhere/', 'file:///etc/passwd'])(
    'does not leave for %s',
    async (address) => {
      const before = desktop.page.url();

      await desktop.page.evaluate((address) => {
        location.href = address;
      }, address);
      await hostAnswers();

      expect(desktop.page.url()).toBe(before);
      expect(addressOf(before)).toMatch(/^app:\/\/standee\//);
      expect(await desktop.page.evaluate(() => typeof window.companion)).toBe('object');
    },
  );

  test.each(['https://example.com/', 'about:blank', './index.html', 'javascript:1'])(
    'opens no other for %s',
    async (address) => {
      const opened = await desktop.page.evaluate((address) => window.open(address), address);

      expect(opened).toBeNull();
      expect(desktop.pages()).toHaveLength(1);
    },
  );

  test('A link with a target opens no window', async () => {
    await desktop.page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'https://example.com/';
      link.target = '_blank';
      document.body.append(link);
      link.click();
      link.remove();
    });

    await hostAnswers();
    expect(desktop.pages()).toHaveLength(1);
  });

  test('The map of a campaign opens one more window, and only one', async () => {
    for (const campaign of ['ours', 'theirs']) {
      await desktop.page.evaluate((key) => window.open(`./#/campaign/${key}/map`), campaign);
      await expect
        .poll(() => desktop.pages().map((page) => addressOf(page.url())))
        .toContain(`app://standee/#/campaign/${campaign}/map`);
    }

    expect(desktop.pages()).toHaveLength(2);
    const map = desktop.pages().find((page) => page !== desktop.page);
    expect(await map?.evaluate(() => typeof window.companion)).toBe('object');
    await map?.close();
    await expect.poll(() => desktop.pages().length).toBe(1);
  });

  test('A page gets no permission but the screen wake lock', async () => {
    const answers = await desktop.page.evaluate(async () => ({
      notifications: await Notification.requestPermission(),
      geolocation: (await navigator.permissions.query({ name: 'geolocation' })).state,
      microphone: await navigator.mediaDevices.getUserMedia({ audio: true }).then(
        () => 'granted',
        (error: Error) => error.name,
      ),
      screen: (await navigator.permissions.query({ name: 'screen-wake-lock' })).state,
      awake: await navigator.wakeLock.request('screen').then(
        ({ released }) => (released ? 'let go' : 'kept'),
        (error: Error) => error.name,
      ),
    }));

    expect(answers.notifications).toBe('denied');
    expect(answers.geolocation).toBe('denied');
    expect(answers.microphone).not.toBe('granted');
    expect(answers.screen).toBe('granted');
    expect(answers.awake).toBe('kept');
  });
});

/** Calls that a compromised page could make: method and arguments. */
const GARBAGE: readonly (readonly [Method | DesktopMethod, readonly unknown[]])[] = [
  ['library.list', [1]],
  ['library.create', []],
  ['library.create', [null]],
  ['library.create', [{ name: 'x' }]],
  ['library.create', ['']],
  ['library.create', ['x'.repeat(10_000)]],
  ['library.create', ['a', 'b']],
  ['campaign.open', []],
  ['campaign.open', ['../../etc/passwd']],
  ['campaign.open', ['no such campaign']],
  ['campaign.open', [['x']]],
  ['campaign.send', []],
  ['campaign.send', ['x', null, 'r']],
  ['campaign.send', ['x', { type: 'noSuchCommand' }, 'r']],
  ['campaign.send', ['x', { type: 'renameCampaign', name: 5 }, 'r']],
  ['campaign.send', ['x', { type: 'constructor' }, 'r']],
  ['campaign.send', ['x', { type: 'renameCampaign', name: 'y' }]],
  ['campaign.send', ['x', { type: 'renameCampaign', name: 'y' }, 'r'.repeat(1000)]],
  ['campaign.undo', ['x', Number.NaN, 'r']],
  ['campaign.undo', ['x', -1, 'r']],
  ['campaign.undo', ['x', 1.5, 'r']],
  ['campaign.redo', ['x', Number.POSITIVE_INFINITY, 'r']],
  ['campaign.redo', ['x', '0', 'r']],
  ['campaign.goTo', ['x', 0, 0]],
  ['campaign.goTo', ['x', new Date(0), new Map(), 'r']],
  ['desktop.exportCampaign', []],
  ['desktop.exportCampaign', ['../../etc/passwd']],
  ['desktop.exportCampaign', ['no such campaign']],
  ['desktop.importCampaign', ['/etc/passwd']],
  ['desktop.importOpened', ['/etc/passwd']],
  ['desktop.print', []],
  ['desktop.print', [{ pageSize: 'A4' }]],
  ['desktop.print', [{ pageSize: 'A0', landscape: false }]],
  ['desktop.printToPdf', ['/etc/passwd']],
  ['desktop.printToPdf', [{ pageSize: 'Letter', landscape: 'yes' }]],
  ['desktop.printToPdf', [{ pageSize: 'Letter', landscape: true, path: '/etc/passwd' }]],
];

describe('invalid calls of a page', () => {
  const named = GARBAGE.map(([method, args]) => ({
    method,
    args,
    shown: `${method} ${JSON.stringify(args).slice(0, 60)}`,
  }));
  test.each(named)('The call $shown is refused', async ({ method, args }) => {
    const answer = await desktop.page.evaluate(
      ([method, args]) => {
        const [group = '', call = ''] = method.split('.');
        type Calls = Record<string, (...given: readonly unknown[]) => unknown>;
        const api = window.companion as unknown as Record<string, Calls>;
        return api[group]?.[call]?.(...args);
      },
      [method, args] as const,
    );

    expect(answer).toMatchObject({ ok: false, refusal: { code: expect.any(String) as string } });
  });

  test('Values that cannot be cloned are refused in the page', async () => {
    const message = await desktop.page.evaluate(async () => {
      const send = window.companion?.campaign.send as (...args: unknown[]) => Promise<unknown>;
      try {
        await send('x', new Proxy({}, {}), 'r');
        return null;
      } catch (error) {
        return (error as Error).message;
      }
    });

    expect(message).toContain('An object could not be cloned');
  });

  test('Invalid calls do not change the library', async () => {
    const library = await desktop.page.evaluate(() => window.companion?.library.list());

    expect(library?.campaigns.map(({ name }) => name)).toEqual(['Heard again']);
  });
});
