/** What the keys of the table do. */
import type { FigureId } from '#shared/ids';
import type { Caps } from './state/caps';

export interface TableKeys {
  /** Does the next step. */
  readonly next: () => void;
  /** Goes to the first initiative that is missing, or the first one. */
  readonly initiative: () => void;
  /** Draws from the deck in the dock: one card, or two to choose from. */
  readonly draw: (two: boolean) => void;
  readonly figure: (figure: FigureId) => void;
  /** A letter with Shift does a line of a card; false = there is none. */
  readonly line: (letter: string) => boolean;
  /** A digit is a choice of the turn, or the value of an attack; false = neither waits for one. */
  readonly value: (value: number) => boolean;
  /** Leaves out the open line of a monster's turn; false = there is none. */
  readonly leaveOut: () => boolean;
  /** Draws or applies; false = the attack is not that far. */
  readonly enter: () => boolean;
}

/** The second of two letters follows within this time, in milliseconds. */
const SECOND_LETTER = 1500;

const LEAVE_OUT = '-';

/** `g t` and the like go to another screen; the second letter is not for the table. */
const GO = 'g';
const GO_MILLISECONDS = 1000;

/**
 * Answers the keys of the table: a letter for every figure and a few for what is done most. Made
 * once for a table, since it remembers the last key.
 */
export function tableKeys(caps: () => Caps, keys: TableKeys): (event: KeyboardEvent) => void {
  let wentAt = -Infinity;
  let first = { letter: '', at: -Infinity };
  return (event) => {
    const goes = event.timeStamp - wentAt < GO_MILLISECONDS;
    wentAt = event.key === GO ? event.timeStamp : -Infinity;
    if (goes) return;
    const cap = (event.timeStamp - first.at < SECOND_LETTER ? first.letter : '') + event.key;
    first = { letter: '', at: -Infinity };
    const named = cap.length > 1 ? figureOf(caps(), cap) : undefined;
    if (named !== undefined) keys.figure(named);
    else if (/^\d$/.test(event.key)) {
      if (!keys.value(Number(event.key))) return;
    } else if (event.key === 'Enter') {
      // Where something has the focus, Enter is its own; a map keeps from us what it takes itself.
      const isFree = event.target === document.body || isMap(event.target);
      if (!isFree || !keys.enter()) return;
    } else if (event.key === LEAVE_OUT) {
      if (!keys.leaveOut()) return;
    } else if (event.key === 'n') keys.next();
    else if (event.key === 'i') keys.initiative();
    else if (event.key === 'm' || event.key === 'M') keys.draw(event.shiftKey);
    else if (event.shiftKey && keys.line(event.key)) first = { letter: '', at: -Infinity };
    else {
      const figure = figureOf(caps(), event.key);
      if (figure === undefined) {
        const begins = [...caps().values()].some((each) => each[0] === event.key);
        if (begins) first = { letter: event.key, at: event.timeStamp };
        return;
      }
      keys.figure(figure);
    }
    event.preventDefault();
  };
}

function isMap(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[role="application"]');
}

function figureOf(caps: Caps, cap: string): FigureId | undefined {
  return [...caps].find(([, each]) => each === cap)?.[0];
}
