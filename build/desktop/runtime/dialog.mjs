import { readFileSync } from 'node:fs';
import { recorded } from './state.mjs';

let answers = null;

/** `STANDEE_DIALOGS` names a JSON file: [{ "dialog": "showSaveDialog", "answer": { … } }, …]. */
export function nextAnswer(dialog, options) {
  recorded.dialogs.push({ dialog, options });
  const file = process.env['STANDEE_DIALOGS'];
  if (answers === null) answers = file ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const next = answers.shift();
  if (next?.dialog === dialog) return next.answer;
  throw new Error(
    `${dialog} came up (${JSON.stringify(options)}), but STANDEE_DIALOGS has ` +
      `${next ? next.dialog : 'no further answer'}.`,
  );
}

/** The window, where there is one, comes first. */
const optionsOf = (args) => args.at(-1);

export const dialog = {
  async showOpenDialog(...args) {
    return nextAnswer('showOpenDialog', optionsOf(args));
  },
  async showSaveDialog(...args) {
    return nextAnswer('showSaveDialog', optionsOf(args));
  },
  async showMessageBox(...args) {
    return nextAnswer('showMessageBox', optionsOf(args));
  },
  /** Has no answer: it is recorded, and printed as Electron does before it is ready. */
  showErrorBox(title, content) {
    recorded.dialogs.push({ dialog: 'showErrorBox', options: { title, content } });
    console.error(`${title}\n${content}`);
  },
};
