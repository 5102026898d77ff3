import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { declaredEvents, isDeclared, usedOfElectron } from './surface';

type Thing = object & {
  readonly events?: readonly string[];
  readonly neverHere?: readonly string[];
};

/** The modules of the stand-in are JavaScript without types. */
function load(file: string): Promise<Record<string, unknown>> {
  const path = join(import.meta.dirname, 'runtime', file);
  return import(/* @vite-ignore */ pathToFileURL(path).href) as Promise<Record<string, unknown>>;
}

const main = await load('electron.mjs');
const { WebContents } = await load('webContents.mjs');
const { preloadScript } = await load('page.mjs');

/** The result of `require('electron')` in a preload. */
function preloadSide(): Record<string, object> {
  const world = vm.createContext({ addEventListener: () => undefined, found: {}, structuredClone });
  vm.runInContext('globalThis.window = globalThis; window.top = window', world);
  const script = (preloadScript as (token: string, source: string) => string)(
    'token',
    "globalThis.found = require('electron')",
  );
  vm.runInContext(script, world);
  return world['found'] as Record<string, object>;
}

function anInstance(of: unknown, ...args: unknown[]): object {
  return new (of as new (...args: unknown[]) => object)(...args);
}

/** A window without a page. */
function aWindow(): object {
  const ready = vi.spyOn(main['app'] as { isReady(): boolean }, 'isReady').mockReturnValue(true);
  const window = anInstance(main['BrowserWindow'], { show: false });
  ready.mockRestore();
  return window;
}

const session = (main['session'] as { defaultSession: { webRequest: object } }).defaultSession;
const preload = preloadSide();

/** Objects of the stand-in for the names that Electron's types use. */
const STAND_INS: Readonly<Record<string, readonly object[]>> = {
  App: [main['app'] as object],
  BrowserWindow: [aWindow(), main['BrowserWindow'] as object],
  CommandLine: [(main['app'] as { commandLine: object }).commandLine],
  ContextBridge: [preload['contextBridge'] as object],
  CrashReporter: [main['crashReporter'] as object],
  Dialog: [main['dialog'] as object],
  IpcMain: [main['ipcMain'] as object],
  IpcRenderer: [preload['ipcRenderer'] as object],
  Menu: [anInstance(main['Menu']), main['Menu'] as object],
  Net: [main['net'] as object],
  NativeTheme: [main['nativeTheme'] as object],
  MenuItem: [anInstance(main['MenuItem'], { label: 'x' })],
  Protocol: [main['protocol'] as object],
  Screen: [main['screen'] as object],
  Session: [session, main['session'] as object],
  Shell: [main['shell'] as object],
  WebContents: [anInstance(WebContents, new Promise(() => undefined), {})],
  WebRequest: [session.webRequest],
};

/** Members of the plain values that the stand-in returns. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  // Part of 'child-process-gone', which never happens here.
  Details: ['reason', 'type'],
  Display: ['bounds', 'workArea'],
  // Exists only on macOS.
  Dock: ['setMenu'],
  Event: ['preventDefault', 'defaultPrevented'],
  // Exists only on Windows.
  JumpListItem: ['args'],
  JumpListSettings: ['removedItems'],
  HandlerDetails: ['url', 'frameName', 'features', 'disposition'],
  IpcMainInvokeEvent: ['sender', 'senderFrame'],
  OnBeforeRequestListenerDetails: ['url', 'method', 'resourceType'],
  Process: ['defaultApp', 'on', 'resourcesPath', 'type'],
  // The scripts that answer dialogs provide its members.
  MessageBoxReturnValue: ['response'],
  OpenDialogReturnValue: ['canceled', 'filePaths'],
  SaveDialogReturnValue: ['canceled', 'filePath'],
  ProcessVersions: ['electron'],
  RenderProcessGoneDetails: ['reason', 'exitCode'],
  WebContentsWillNavigateEventParams: ['url', 'isMainFrame'],
  WebContentsConsoleMessageEventParams: ['level', 'lineNumber', 'message', 'sourceId'],
  WebFrameMain: ['url', 'origin', 'parent'],
};

/** A window is declared in two parts. */
const HALVES: Readonly<Record<string, string>> = { BaseWindow: 'BrowserWindow' };

const OF_EMITTERS = ['_events', '_eventsCount', '_maxListeners', 'on', 'once'];
const OF_CLASSES = ['length', 'name', 'prototype', 'events', 'neverHere', 'constructor'];

function ownMembers(thing: object): string[] {
  const prototype = typeof thing === 'function' ? null : (Object.getPrototypeOf(thing) as object);
  // A plain object has no prototype above it, in any world.
  const isPlain = prototype !== null && Object.getPrototypeOf(prototype) === null;
  const names = [thing, ...(prototype && !isPlain ? [prototype] : [])]
    .flatMap((one) => Object.getOwnPropertyNames(one))
    .filter((name) => !OF_EMITTERS.includes(name) && !OF_CLASSES.includes(name));
  return [...new Set(names)];
}

const classOf = (name: string) => (STAND_INS[name]?.[0]?.constructor ?? {}) as Thing;
const { members, events: awaited } = usedOfElectron();
/** Events of `process` are Node's own. */
const events = [...awaited].filter((event) => !event.startsWith('Process '));

describe('the stand-in for Electron', () => {
  test('The project uses many members of Electron', () => {
    expect(members).toContain('App.whenReady');
    expect(members).toContain('ContextBridge.exposeInMainWorld');
    expect(members).toContain('electron.BrowserWindow');
    expect(events).toContain('WebContents will-navigate');
  });

  test.each([...members].toSorted())('has %s, which the project uses', (member) => {
    const [declared = '', name = ''] = member.split('.');
    const container = HALVES[declared] ?? declared;
    const found =
      container === 'electron'
        ? name in main || name in preload
        : (VALUES[container]?.includes(name) ??
          STAND_INS[container]?.some((thing) => name in thing) ??
          false);

    expect(found).toBe(true);
  });

  test.each(events.toSorted())('knows the event %s, which the project waits for', (event) => {
    const [container = '', name = ''] = event.split(' ');
    const { events = [], neverHere = [] } = classOf(container);

    expect([...events, ...neverHere]).toContain(name);
  });

  const invented = Object.entries(STAND_INS).flatMap(([container, things]) =>
    things.flatMap(ownMembers).map((member) => [container, member] as const),
  );
  test.each(invented)('%s.%s is declared by Electron', (container, member) => {
    expect(isDeclared(container, member)).toBe(true);
  });

  const emitted = Object.keys(STAND_INS).flatMap((container) => {
    const { events = [], neverHere = [] } = classOf(container);
    return [...events, ...neverHere].map((event) => [container, event] as const);
  });
  test.each(emitted)('the event of %s %s is declared by Electron', (container, event) => {
    expect(declaredEvents(container)).toContain(event);
  });

  test.each(
    Object.entries(VALUES).flatMap(([name, list]) => list.map((one) => [name, one] as const)),
  )('the value %s has a %s in Electron, too', (name, member) => {
    expect(name === 'Event' || isDeclared(name, member)).toBe(true);
  });
});
