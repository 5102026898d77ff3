/** What a person typed into a number field, reduced to a number inside the limits; null = nothing. */
export function typedNumber(typed: string, min: number, max: number): number | null {
  const digits = typed.replace(/\D/g, '');
  if (digits === '') return null;
  return clamp(Number(digits), min, max);
}

/** Keeps only digits, and no more of them than the largest allowed number has. */
export function digitsOnly(typed: string, max: number): string {
  return typed.replace(/\D/g, '').slice(0, String(max).length);
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** A change with its sign, with a true minus: '+2', '−3', '±0'. */
export function signed(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** Steps a drag of so many pixels makes. */
export function dragSteps(pixels: number, pixelsPerStep = 14): number {
  return Math.trunc(pixels / pixelsPerStep);
}
