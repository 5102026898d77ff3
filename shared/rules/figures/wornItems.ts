/** Lasting effects of the items a character wears and of its active cards. */
import type { Content } from '../../content/content';
import type { ItemEffect } from '../../content/types';
import type { CharacterSheet, Figure, Scenario } from '../../state';
import { activeLines } from './cardsInEffect';

/** An effect of a worn item that applies without using the item. */
export interface WornEffect {
  readonly item: number;
  readonly name: string;
  readonly effect: ItemEffect;
}

/** Numbers of the items a character wears. */
export function wornItems({ items }: Pick<CharacterSheet, 'items'>): number[] {
  return items.filter(({ equipped }) => equipped).map(({ item }) => item);
}

/** Effects of a figure's worn items that apply without using them. @rule ITEM-5 */
export function wornEffects(content: Content, figure: Figure): readonly WornEffect[] {
  if (figure.kind !== 'character') return [];
  return (figure.worn ?? []).flatMap((number): readonly WornEffect[] => {
    const item = content.item(number);
    if (!item || item.use !== undefined) return [];
    return (item.effects ?? []).map((effect) => ({ item: number, name: item.name, effect }));
  });
}

/** The worn effects of one type. */
export function wornOfType(
  content: Content,
  figure: Figure,
  type: ItemEffect['type'],
): readonly WornEffect[] {
  return wornEffects(content, figure).filter(({ effect }) => effect.type === type);
}

const IMMUNE_TO: Readonly<Record<string, readonly string[]>> = {
  forcedMovement: ['push', 'pull'],
};

/** Immunities from worn items and active cards. @rule CONDITION-2 ITEM-5 TURN-3 */
export function lastingImmunities(
  scenario: Scenario,
  content: Content,
  figure: Figure,
): readonly string[] {
  const worn = wornOfType(content, figure, 'immunity').flatMap(({ effect }) => effect.to ?? []);
  const ofCards = activeLines(scenario, content, figure)
    .filter(({ type }) => type === 'immunity')
    .flatMap(({ to }) => to ?? []);
  return [...worn, ...ofCards].flatMap((each) => IMMUNE_TO[each] ?? [each]);
}

/** True if a worn item or an active card lets the figure fly. @rule MOVE-3 */
export function fliesByItem(scenario: Scenario, content: Content, figure: Figure): boolean {
  if (figure.kind !== 'character') return false;
  if (wornOfType(content, figure, 'flying').length > 0) return true;
  return activeLines(scenario, content, figure).some(({ type }) => type === 'flying');
}
