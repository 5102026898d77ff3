/** What was typed as a change of hit points: '3' and '-3' are damage, '+3' heals; null = neither. */
export function hurtChange(typed: string, most: number): number | null {
  const match = /^([+-]?)(\d{1,3})$/.exec(typed.trim());
  const amount = Number(match?.[2]);
  if (!match || amount < 1 || amount > most) return null;
  return match[1] === '+' ? amount : -amount;
}

/** What of the typed can be part of such a change: a sign, and digits. */
export function changeOnly(typed: string): string {
  return typed.replace(/[^\d+-]/g, '');
}
