/** What wheel and keys do to a map: zoom it, move it, or turn what lies on it. */
import type { MapWindow } from './mapWindow.svelte';

/** Pixels of the wheel for one turn: a notch of a mouse, some way on a trackpad. */
const NOTCH = 50;
/** Pixels of a line, where a wheel counts in lines. */
const LINE = 18;
/** Pixels of the wheel that make the map e times as large: pinched on a trackpad, or turned. */
const PINCHED = 120;
const TURNED = 480;

/**
 * The listener of the wheel.
 * @param onturn True = the wheel turned something (0 = does it?) and the map stays as it is.
 */
export function wheelOf(
  map: MapWindow,
  onturn: (steps: number) => boolean,
): (event: WheelEvent) => void {
  let wheeled = 0;

  function turns(pixels: number): boolean {
    wheeled += pixels;
    if (Math.abs(wheeled) < NOTCH) return onturn(0);
    const steps = Math.sign(wheeled);
    wheeled = 0;
    return onturn(steps);
  }

  return (event) => {
    event.preventDefault();
    const pixels = event.deltaMode === 1 ? event.deltaY * LINE : event.deltaY;
    if (!event.ctrlKey && turns(pixels)) return;
    const factor = Math.exp(-pixels / (event.ctrlKey ? PINCHED : TURNED));
    map.zoom(factor, { x: event.clientX, y: event.clientY });
  };
}

/** Pixels that a key moves the map. */
const PAN = 80;

const KEYS: Readonly<Record<string, (map: MapWindow) => void>> = {
  '+': (map) => map.closer(),
  '=': (map) => map.closer(),
  '-': (map) => map.farther(),
  '0': (map) => map.fit(),
  'Shift+ArrowLeft': (map) => map.move(PAN, 0),
  'Shift+ArrowRight': (map) => map.move(-PAN, 0),
  'Shift+ArrowUp': (map) => map.move(0, PAN),
  'Shift+ArrowDown': (map) => map.move(0, -PAN),
};

/** True = the key is the map's, which moves or zooms when nobody else has taken it. */
export function takesKey(map: MapWindow, event: KeyboardEvent): boolean {
  const act = KEYS[event.shiftKey && event.key !== '+' ? `Shift+${event.key}` : event.key];
  if (!act) return false;
  // A number or a line left out is the table's, which hears of a key after the map: it comes first.
  const afterAll = (heard: KeyboardEvent) => {
    if (heard !== event || heard.defaultPrevented) return;
    heard.preventDefault();
    act(map);
  };
  window.addEventListener('keydown', afterAll, { once: true });
  return true;
}
