/**
 * Parses a typed change of hit points: '3' and '-3' give −3 (damage), '+3' gives 3 (heal). Null if
 * it is invalid, 0 or more than `max`.
 */
export function typedChange(typed: string, max: number): number | null {
  const match = /^([+-]?)(\d{1,3})$/.exec(typed.trim());
  const amount = Number(match?.[2]);
  if (!match || amount < 1 || amount > max) return null;
  return match[1] === '+' ? amount : -amount;
}

/** Removes everything except digits and signs from the text. */
export function digitsAndSigns(typed: string): string {
  return typed.replace(/[^\d+-]/g, '');
}
