/** Ctrl+Enter runs the primary button of a dialog, as on the table. */
import { getContext, setContext } from 'svelte';
import { isMeant } from './secondPress';

/** The button is only read for its text and its state; it is not pressed. */
interface Amber {
  readonly button: HTMLButtonElement;
  readonly act: () => void;
}

type Lend = (amber: Amber) => () => void;

const KEY = Symbol('amber button');

/**
 * For the dialog: primary buttons in it offer their actions. The returned function runs one; false = none is
 * ready.
 */
export function takeAmberActs(): (event: KeyboardEvent) => boolean {
  let lent: readonly Amber[] = [];
  setContext<Lend>(KEY, (amber) => {
    lent = [...lent, amber];
    return () => (lent = lent.filter((each) => each !== amber));
  });
  return ({ timeStamp: at }) => {
    const ready = lent.find(({ button }) => !button.disabled);
    if (ready && isMeant(ready.button, { at, x: 0, y: 0, byKey: true })) ready.act();
    return ready !== undefined;
  };
}

/** For a primary button: null outside of a dialog. */
export function amberPlace(): Lend | null {
  return getContext<Lend | undefined>(KEY) ?? null;
}
