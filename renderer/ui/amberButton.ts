/** The amber button of a dialog, which Ctrl+Enter presses there as it does on the table. */
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';

type Lend = Attachment<HTMLButtonElement>;

const KEY = Symbol('amber button');

/** For the dialog: whoever is in it lends its button. The returned press is false where none is ready. */
export function takeAmberButtons(): () => boolean {
  let buttons: readonly HTMLButtonElement[] = [];
  setContext<Lend>(KEY, (button) => {
    buttons = [...buttons, button];
    return () => (buttons = buttons.filter((each) => each !== button));
  });
  return () => {
    const ready = buttons.find(({ disabled }) => !disabled);
    // A press like any other: its form sends, and what guards presses hears of it.
    ready?.click();
    return ready !== undefined;
  };
}

/** For an amber button: null where it is in no dialog. */
export function amberPlace(): Lend | null {
  return getContext<Lend | undefined>(KEY) ?? null;
}
