/** Wheel and keys on the map. */
import type { MapWindow } from './mapWindow.svelte';

/** Wheel pixels for one turn of an area. */
const NOTCH = 50;
/** Pixels per line, for wheels that count lines. */
const LINE = 18;
/** Wheel pixels that enlarge the map e times: by pinching a trackpad, or by turning a wheel. */
const PINCHED = 120;
const TURNED = 480;

/**
 * Makes the wheel listener.
 * @param onturn True = the wheel turned something, so the map is not zoomed. It is called with 0
 * until the wheel has moved one notch.
 */
export function wheelListener(
  map: MapWindow,
  onturn: (steps: number) => boolean,
): (event: WheelEvent) => void {
  let total = 0;

  function turns(pixels: number): boolean {
    total += pixels;
    if (Math.abs(total) < NOTCH) return onturn(0);
    const steps = Math.sign(total);
    total = 0;
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

/** Pixels per key press. */
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

/** True for keys of the map. The map moves or zooms unless another listener takes the key. */
export function takesKey(map: MapWindow, event: KeyboardEvent): boolean {
  const act = KEYS[event.shiftKey && event.key !== '+' ? `Shift+${event.key}` : event.key];
  if (!act) return false;
  // The table listens on the window, after the map, but its keys take precedence.
  const onwindow = (bubbled: KeyboardEvent) => {
    if (bubbled !== event || bubbled.defaultPrevented) return;
    bubbled.preventDefault();
    act(map);
  };
  window.addEventListener('keydown', onwindow, { once: true });
  return true;
}
