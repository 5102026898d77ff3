/** Parses a typed whole number. Null if the text is not a number from `min` to `max`. */
export function typedNumber(typed: string, min: number, max: number): number | null {
  if (!/^[-−]?\d{1,9}$/.test(typed)) return null;
  const number = Number(typed.replace('−', '-')) + 0;
  return number >= min && number <= max ? number : null;
}

/** An input that a number field rejected. */
export interface RefusedNumber {
  readonly label: string;
  readonly typed: string;
  readonly min: number;
  readonly max: number;
}

const REFUSED = 'refusednumber';

/** Dispatches an event that tells the page that a field rejected its input. */
export function refuseNumber(field: HTMLElement, refused: RefusedNumber): void {
  field.dispatchEvent(new CustomEvent(REFUSED, { bubbles: true, detail: refused }));
}

/**
 * Listens for rejected numbers on the whole page until the returned function is called. If a press
 * elsewhere made the field reject its number, the press is cancelled, because it relied on the
 * number.
 */
export function onRefusedNumber(listener: (refused: RefusedNumber) => void): () => void {
  let isPressing = false;
  let isSpent = false;
  const press = () => {
    isPressing = true;
    isSpent = false;
  };
  const letGo = () => (isPressing = false);
  const hear = (event: Event) => {
    isSpent = isPressing;
    listener((event as CustomEvent<RefusedNumber>).detail);
  };
  const click = (event: Event) => {
    if (!isSpent) return;
    isSpent = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const heard = [
    ['pointerdown', press],
    ['pointerup', letGo],
    ['pointercancel', letGo],
    ['click', click],
    [REFUSED, hear],
  ] as const;
  for (const [type, hears] of heard) window.addEventListener(type, hears, { capture: true });
  return () => {
    for (const [type, hears] of heard) window.removeEventListener(type, hears, { capture: true });
  };
}

/** The digits of a text, at most as many as the number `max` has. */
export function digitsOnly(typed: string, max: number): string {
  return typed.replace(/\D/g, '').slice(0, String(max).length);
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** A change with its sign and a typographic minus: '+2', '−3', '±0'. */
export function changeText(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** The number of steps in a drag of this length. */
export function dragSteps(pixels: number, pixelsPerStep = 14): number {
  return Math.trunc(pixels / pixelsPerStep);
}
