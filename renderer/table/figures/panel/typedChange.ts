/** The typed change of hit points: '3' and '-3' are damage, '+3' heals; null = invalid. */
export function typedChange(typed: string, max: number): number | null {
  const match = /^([+-]?)(\d{1,3})$/.exec(typed.trim());
  const amount = Number(match?.[2]);
  if (!match || amount < 1 || amount > max) return null;
  return match[1] === '+' ? amount : -amount;
}

/** Removes everything but digits and signs. */
export function digitsAndSigns(typed: string): string {
  return typed.replace(/[^\d+-]/g, '');
}
