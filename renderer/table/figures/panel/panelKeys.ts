import { CONDITIONS, type PrintedCondition } from '#shared/vocabulary';

/** The keys of conditions, bless and curse in the panel of a figure. */
export const PANEL_KEYS: Readonly<Record<PrintedCondition | 'bless' | 'curse', string>> = {
  poison: 'p',
  wound: 'w',
  immobilize: 'i',
  disarm: 'd',
  stun: 's',
  muddle: 'm',
  invisible: 'v',
  strengthen: 'r',
  bless: 'b',
  curse: 'c',
};

export type PanelKey =
  | { readonly kind: 'condition'; readonly condition: PrintedCondition }
  | { readonly kind: 'card'; readonly card: 'bless' | 'curse' }
  | { readonly kind: 'attack' | 'target' | 'digit' | 'heal' };

/** The meaning of a pressed key in the panel. Null for keys without a meaning, and inside a field. */
export function keyInPanel(event: KeyboardEvent): PanelKey | null {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea')) {
    return null;
  }
  if (/^[0-9+-]$/.test(event.key)) return { kind: 'digit' };
  const key = event.key.toLowerCase();
  if (key === 'a') return { kind: 'attack' };
  if (key === 'h') return { kind: 'heal' };
  if (key === 't') return { kind: 'target' };
  for (const card of ['bless', 'curse'] as const) {
    if (key === PANEL_KEYS[card]) return { kind: 'card', card };
  }
  const condition = CONDITIONS.find((each) => key === PANEL_KEYS[each]);
  return condition ? { kind: 'condition', condition } : null;
}
