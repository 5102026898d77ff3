/** Dialogs without a person: tests provide the answers (e2e/hands.ts). */
export function unanswered(dialog, options) {
  return new Error(
    `${dialog} came up (${JSON.stringify(options)}), and nobody is there to answer.`,
  );
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
    throw unanswered('showMessageBox', optionsOf(args));
  },
  showMessageBoxSync(...args) {
    throw unanswered('showMessageBoxSync', optionsOf(args));
  },
  /** Has no answer: it is printed, as Electron does before it is ready. */
  showErrorBox(title, content) {
    console.error(`${title}\n${content}`);
  },
};
