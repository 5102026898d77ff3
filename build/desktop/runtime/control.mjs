/**
 * What a person at the desktop would do outside the page, and what they would see there, for
 * tests: a socket named by STANDEE_STANDIN_CONTROL that takes one JSON request per POST.
 */
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { app } from './app.mjs';
import { BrowserWindow } from './browserWindow.mjs';
import { preventable } from './emitter.mjs';
import { Menu } from './menu.mjs';
import { recorded } from './state.mjs';

function menuTree(menu) {
  return menu?.items.map(({ label, type, role, accelerator, enabled, submenu }) => ({
    label,
    type,
    role,
    accelerator,
    enabled,
    items: menuTree(submenu),
  }));
}

const look = (window) => ({
  id: window.id,
  url: window.webContents.getURL(),
  bounds: window.getBounds(),
  visible: window.isVisible(),
  focused: window.isFocused(),
  minimized: window.isMinimized(),
  maximized: window.isMaximized(),
  fullScreen: window.isFullScreen(),
});

function itemAt(path) {
  let menu = Menu.getApplicationMenu();
  let item;
  for (const label of path) {
    item = menu?.items.find((entry) => entry.label.replace('&', '') === label);
    menu = item?.submenu;
  }
  if (!item) throw new Error(`The menu has no ${path.join(' > ')}.`);
  if (!item.enabled) throw new Error(`${path.join(' > ')} is not enabled.`);
  return item;
}

function windowWith(id) {
  const window = BrowserWindow.getAllWindows().find((one) => id === undefined || one.id === id);
  if (!window) throw new Error('There is no such window.');
  return window;
}

const DEEDS = {
  look: () => ({
    windows: BrowserWindow.getAllWindows().map(look),
    menu: menuTree(Menu.getApplicationMenu()) ?? null,
    ...recorded,
  }),
  chooseMenu: ({ path }) => itemAt(path).click(),
  /** As macOS does after a double click. */
  openFile: ({ path }) => void app.emit('open-file', preventable(), path),
  closeWindow: ({ id }) => windowWith(id).close(),
  minimizeWindow: ({ id }) => windowWith(id).minimize(),
  maximizeWindow: ({ id }) => windowWith(id).maximize(),
  moveWindow: ({ id, bounds }) => windowWith(id).setBounds(bounds),
};

async function answer(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  const { deed, ...rest } = JSON.parse(text);
  if (!Object.hasOwn(DEEDS, deed)) throw new Error(`Nobody knows how to ${deed}.`);
  return DEEDS[deed](rest) ?? null;
}

export function startControl(socket) {
  const server = createServer((request, response) => {
    answer(request).then(
      (value) => response.end(JSON.stringify({ value })),
      (error) => response.end(JSON.stringify({ error: error.message })),
    );
  });
  // One that was killed left it behind.
  rmSync(socket, { force: true });
  server.listen(socket);
  server.unref();
}
