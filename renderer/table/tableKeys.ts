/** Keys of the table. */
import { tick } from 'svelte';
import type { FigureId } from '#shared/ids';
import { cameTooLate } from '../ui/presses/latePress';
import type { Caps } from './state/caps';
import { PLACES } from './state/places.svelte';
import type { TableState } from './tableState.svelte';

/** Milliseconds for the second of two letters. */
const SECOND_LETTER = 1500;

const LEAVE_OUT = '-';

/** `g` and a letter go to another screen, so that letter is not for the table. */
const GO = 'g';
const GO_MILLISECONDS = 1000;

/** Makes the key listener of a table. It remembers the last key. */
export function tableKeys(table: TableState): (event: KeyboardEvent) => void {
  const { steps, cards } = table;
  let goPressedAt = -Infinity;
  let first = { letter: '', at: -Infinity };
  return (event) => {
    const isGoKey = event.timeStamp - goPressedAt < GO_MILLISECONDS;
    goPressedAt = event.key === GO ? event.timeStamp : -Infinity;
    if (isGoKey) return;
    const cap = (event.timeStamp - first.at < SECOND_LETTER ? first.letter : '') + event.key;
    first = { letter: '', at: -Infinity };
    const named = cap.length > 1 ? figureOf(steps.caps, cap) : undefined;
    if (named !== undefined) table.pressFigure(named);
    else if (/^\d$/.test(event.key)) {
      if (!enterDigit(table, Number(event.key))) return;
    } else if (event.key === 'Enter') {
      // A focused control handles Enter itself. The map stops the keys that it uses.
      const isFree = event.target === document.body || isMap(event.target);
      if (!isFree || !(cards.applyToChosen() || table.flow.drawOrApply())) return;
    } else if (event.key === LEAVE_OUT) {
      if (!table.leaveOut()) return;
    } else if (event.key === 'n') void nextByKey(table);
    else if (event.key === 'i') steps.places.focusInitiative();
    else if (event.key === 'm' || event.key === 'M') table.draw(event.shiftKey);
    else if (event.shiftKey && !table.game.scenario.attack && cards.pressKey(event.key))
      first = { letter: '', at: -Infinity };
    else {
      const figure = figureOf(steps.caps, event.key);
      if (figure === undefined) {
        const begins = [...steps.caps.values()].some((each) => each[0] === event.key);
        if (begins) first = { letter: event.key, at: event.timeStamp };
        return;
      }
      table.pressFigure(figure);
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

/** Continues, and focuses the lines of the turn if nothing has the focus. */
async function nextByKey({ flow, steps }: TableState): Promise<void> {
  await flow.pressNext();
  await tick();
  const isNowhere = document.activeElement === document.body;
  if (isNowhere && steps.act.kind === 'chooseLine') steps.places.focus(PLACES.choice);
}

/** Enters a digit as a choice or an attack value; false = none is needed. */
function enterDigit({ cards, flow, attack }: TableState, digit: number): boolean {
  return (
    cards.setNumber(digit) || flow.chooseNumber(digit) || attack.setValue(digit) || cameTooLate()
  );
}
