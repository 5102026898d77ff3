/** Handles the mouse wheel, and the keys that move and zoom the map. */
import type { MapViewport } from './mapViewport.svelte';

/** The wheel distance that rotates an area once, in pixels. */
const NOTCH = 50;
/** The height of a line in pixels, for wheels that report lines. */
const LINE = 18;
/**
 * The wheel distances that enlarge the map by the factor e, in pixels: when pinching a trackpad,
 * and when turning a wheel.
 */
const PINCHED = 120;
const TURNED = 480;

/**
 * Creates the wheel listener.
 * @param onturn returns true if the wheel rotated something; the map is not zoomed then. It is
 * called with 0 until the wheel has moved far enough for one rotation.
 */
export function wheelListener(
  map: MapViewport,
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

/** The distance the map moves with each key press, in pixels. */
const PAN = 80;

const KEYS: Readonly<Record<string, (map: MapViewport) => void>> = {
  '+': (map) => map.zoomIn(),
  '=': (map) => map.zoomIn(),
  '-': (map) => map.zoomOut(),
  '0': (map) => map.fit(),
  'Shift+ArrowLeft': (map) => map.move(PAN, 0),
  'Shift+ArrowRight': (map) => map.move(-PAN, 0),
  'Shift+ArrowUp': (map) => map.move(0, PAN),
  'Shift+ArrowDown': (map) => map.move(0, -PAN),
};

/**
 * Handles keys that move or zoom the map, unless another listener handles them. True for such keys.
 */
export function handleMapKey(map: MapViewport, event: KeyboardEvent): boolean {
  const act = KEYS[event.shiftKey && event.key !== '+' ? `Shift+${event.key}` : event.key];
  if (!act) return false;
  // The table listens on the window, so it gets the key after the map. Its keys have priority, so
  // the map waits for it.
  const onwindow = (bubbled: KeyboardEvent) => {
    if (bubbled !== event || bubbled.defaultPrevented) return;
    bubbled.preventDefault();
    act(map);
  };
  window.addEventListener('keydown', onwindow, { once: true });
  return true;
}
