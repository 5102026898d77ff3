/** Lets the primary button of a dialog be pressed by a key (Ctrl+Enter). */
import { getContext, setContext } from 'svelte';
import { isIntended } from './accidentalPress';

/** A primary button with its action. The key runs the action and does not press the button itself. */
interface PrimaryButton {
  readonly button: HTMLButtonElement;
  readonly act: () => void;
}

type Register = (primary: PrimaryButton) => () => void;

const KEY = Symbol('primary button');

/**
 * For a dialog: sets the context in which its primary buttons register. The returned function runs
 * the action of the first enabled one; it returns false if there is none.
 */
export function collectPrimaryButtons(): (event: KeyboardEvent) => boolean {
  let registered: readonly PrimaryButton[] = [];
  setContext<Register>(KEY, (primary) => {
    registered = [...registered, primary];
    return () => (registered = registered.filter((each) => each !== primary));
  });
  return ({ timeStamp: at }) => {
    const ready = registered.find(({ button }) => !button.disabled);
    if (ready && isIntended(ready.button, { at, x: 0, y: 0, byKey: true })) ready.act();
    return ready !== undefined;
  };
}

/**
 * For a primary button: the function that registers it in the dialog around it. Null outside of a
 * dialog.
 */
export function primaryButtonRegister(): Register | null {
  return getContext<Register | undefined>(KEY) ?? null;
}
