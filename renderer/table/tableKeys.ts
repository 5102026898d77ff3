/** The keyboard shortcuts of the table. */
import { tick } from 'svelte';
import type { FigureId } from '#shared/ids';
import { rejectIfStale } from '../ui/presses/stalePress';
import type { KeyCaps } from './state/keyCaps';
import { PLACES } from './state/places.svelte';
import type { TableState } from './tableState.svelte';

/** The time in which the second letter of a two-letter key must follow, in milliseconds. */
const SECOND_LETTER_MILLISECONDS = 1500;

const SKIP = '-';

/** `g` and a letter open another screen, so the table ignores the letter after `g`. */
const GO = 'g';
const GO_MILLISECONDS = 1000;

/** Creates the key listener of a table. It remembers the previous key for two-letter shortcuts. */
export function tableKeys(table: TableState): (event: KeyboardEvent) => void {
  const { steps, cards } = table;
  let goPressedAt = -Infinity;
  let pending = { letter: '', at: -Infinity };
  return (event) => {
    const followsGo = event.timeStamp - goPressedAt < GO_MILLISECONDS;
    goPressedAt = event.key === GO ? event.timeStamp : -Infinity;
    if (followsGo) return;
    const cap =
      (event.timeStamp - pending.at < SECOND_LETTER_MILLISECONDS ? pending.letter : '') + event.key;
    pending = { letter: '', at: -Infinity };
    const named = cap.length > 1 ? figureOf(steps.caps, cap) : undefined;
    if (named !== undefined) table.pressFigure(named);
    else if (/^\d$/.test(event.key)) {
      if (!enterDigit(table, Number(event.key))) return;
    } else if (event.key === 'Enter') {
      // A focused control handles Enter itself. The map stops the propagation of keys that it
      // handles.
      const isFree = event.target === document.body || isMap(event.target);
      if (!isFree || !(cards.applyToChosen() || table.flow.drawOrApply())) return;
    } else if (event.key === SKIP) {
      if (!table.skipLine()) return;
    } else if (event.key === 'n') void pressNextByKey(table);
    else if (event.key === 'i') steps.places.focusInitiative();
    else if (event.key === 'm' || event.key === 'M') table.draw(event.shiftKey);
    else if (!(event.shiftKey && !table.game.scenario.attack && cards.pressKey(event.key))) {
      const figure = figureOf(steps.caps, event.key);
      if (figure === undefined) {
        const begins = [...steps.caps.values()].some((each) => each[0] === event.key);
        if (begins) pending = { letter: event.key, at: event.timeStamp };
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

function figureOf(caps: KeyCaps, cap: string): FigureId | undefined {
  return [...caps].find(([, each]) => each === cap)?.[0];
}

/** Presses the Next button. Then focuses the turn's pending line if nothing has the focus. */
async function pressNextByKey({ flow, steps }: TableState): Promise<void> {
  await flow.pressNext();
  await tick();
  const isNowhere = document.activeElement === document.body;
  if (isNowhere && steps.act.kind === 'chooseLine') steps.places.focus(PLACES.choice);
}

/**
 * Uses a digit as a choice or an attack value. Returns true if the digit was used, or rejected as a
 * stale press.
 */
function enterDigit({ cards, flow, attack }: TableState, digit: number): boolean {
  return (
    cards.setNumber(digit) || flow.chooseNumber(digit) || attack.setValue(digit) || rejectIfStale()
  );
}
