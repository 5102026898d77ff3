/** Electron's `Menu`. Tests read it and choose from it. */
import { app } from './app.mjs';
import { BrowserWindow } from './browserWindow.mjs';
import { preventable } from './emitter.mjs';

/** Effects of the roles. The roles that are not listed need a person (copy, zoom, hide …). */
const ROLES = {
  close: (window) => window?.close(),
  minimize: (window) => window?.minimize(),
  quit: () => app.quit(),
  reload: (window) => window?.webContents.reload(),
  togglefullscreen: (window) => window?.setFullScreen(!window.isFullScreen()),
};

export class MenuItem {
  constructor(options) {
    const { submenu, type, role, label = '', click, ...rest } = options;
    Object.assign(this, rest);
    this.enabled = options.enabled ?? true;
    this.visible = options.visible ?? true;
    this.checked = options.checked ?? false;
    this.id = options.id;
    this.role = role;
    this.label = label || (role ?? '');
    this.type = type ?? (submenu ? 'submenu' : 'normal');
    this.submenu = Array.isArray(submenu) ? Menu.buildFromTemplate(submenu) : submenu;
    this.#chosen = click;
  }
  #chosen;

  click() {
    const window = BrowserWindow.getFocusedWindow() ?? undefined;
    if (this.role && !this.#chosen) {
      const role = ROLES[this.role.toLowerCase()];
      if (!role)
        throw new Error(`The stand-in for Electron does nothing for the role ${this.role}.`);
      role(window);
    } else {
      this.#chosen?.(this, window, preventable());
    }
  }
}

let applicationMenu = null;

export class Menu {
  items = [];

  static buildFromTemplate(template) {
    const menu = new Menu();
    menu.items = template.map((item) => (item instanceof MenuItem ? item : new MenuItem(item)));
    return menu;
  }

  static setApplicationMenu(menu) {
    applicationMenu = menu;
  }

  static getApplicationMenu() {
    return applicationMenu;
  }

  getMenuItemById(id) {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }
}
