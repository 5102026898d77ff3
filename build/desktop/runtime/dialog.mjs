/** Electron's `dialog`, without a person. Tests answer (e2e/desktopUser.ts; for packed apps, a file). */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export function unanswered(dialog, options) {
  return new Error(
    `${dialog} came up (${JSON.stringify(options)}), and nobody is there to answer.`,
  );
}

/**
 * Tests cannot reach into a packed app, so it takes its answers, in order, from the file that STANDEE_DIALOGS
 * names.
 */
function answered(name, options) {
  const file = process.env['STANDEE_DIALOGS'] ?? '';
  const [next, ...rest] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  if (next?.dialog !== name) throw unanswered(name, options);
  writeFileSync(file, JSON.stringify(rest));
  return next.answer;
}

/** The window is an optional first argument. */
const optionsOf = (args) => args.at(-1);

export const dialog = {
  async showOpenDialog(...args) {
    throw unanswered('showOpenDialog', optionsOf(args));
  },
  async showSaveDialog(...args) {
    throw unanswered('showSaveDialog', optionsOf(args));
  },
  async showMessageBox(...args) {
    return answered('showMessageBox', optionsOf(args));
  },
  showMessageBoxSync(...args) {
    throw unanswered('showMessageBoxSync', optionsOf(args));
  },
  /** Nobody answers this one. It is printed, as Electron does before it is ready. */
  showErrorBox(title, content) {
    console.error(`${title}\n${content}`);
  },
};
