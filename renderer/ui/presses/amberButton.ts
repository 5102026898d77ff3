/** The amber button of a dialog: Ctrl+Enter does its act there, as it does on the table. */
import { getContext, setContext } from 'svelte';
import { isMeant } from './secondPress';

/** The button is looked at for what it says and whether it is ready; nobody presses it. */
interface Amber {
  readonly button: HTMLButtonElement;
  readonly act: () => void;
}

type Lend = (amber: Amber) => () => void;

const KEY = Symbol('amber button');

/** For the dialog: whoever is in it lends its act. What is returned does one, and is false where none is ready. */
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

/** For an amber button: null where it is in no dialog. */
export function amberPlace(): Lend | null {
  return getContext<Lend | undefined>(KEY) ?? null;
}
