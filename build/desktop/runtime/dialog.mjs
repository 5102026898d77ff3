import { existsSync, readFileSync } from 'node:fs';
import { recorded } from './state.mjs';

/** How many were given. */
let count = 0;

/** `STANDEE_DIALOGS` names a JSON file: [{ "dialog": "showSaveDialog", "answer": { … } }, …]. */
export function nextAnswer(dialog, options) {
  recorded.dialogs.push({ dialog, options });
  // Read each time: a test may write on while the app runs.
  const file = process.env['STANDEE_DIALOGS'];
  const answers = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const next = answers[count];
  count += 1;
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
  showMessageBoxSync(...args) {
    return nextAnswer('showMessageBoxSync', optionsOf(args)).response;
  },
  /** Has no answer: it is recorded, and printed as Electron does before it is ready. */
  showErrorBox(title, content) {
    recorded.dialogs.push({ dialog: 'showErrorBox', options: { title, content } });
    console.error(`${title}\n${content}`);
  },
};
