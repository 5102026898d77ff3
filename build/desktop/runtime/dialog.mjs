/** Dialogs without a person: tests provide the answers (e2e/hands.ts, or a file for packed apps). */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export function unanswered(dialog, options) {
  return new Error(
    `${dialog} came up (${JSON.stringify(options)}), and nobody is there to answer.`,
  );
}

/** Nobody reaches into a packed app: the file that STANDEE_DIALOGS names has its answers, in order. */
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
  /** Has no answer: it is printed, as Electron does before it is ready. */
  showErrorBox(title, content) {
    console.error(`${title}\n${content}`);
  },
};
