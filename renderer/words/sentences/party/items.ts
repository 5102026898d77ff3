/** Words of items and their effects. */
import { readEffects } from '#shared/content/notation/effects';
import type { ItemEffect, ItemContent } from '#shared/content/types';
import { lineName, listOf, TABLE_WORDS } from '../play';
import { effectName, conditionName, ELEMENT_NAMES, type Names } from '../names/names';
import { upperFirst } from '../../wording/phrases';
import type { InnerEffect } from '../../wording/itemWording';

const words = TABLE_WORDS.items;
export const { ITEM_USE, ITEM_STATES, ITEM_SLOT_NAMES, SLOTS } = words;
const { WORDS, ITEM_PHRASES, AFFECTS, WHEN } = words;
/** Words of the choices in effects of items. */
export const ITEM_CHOICES = {
  effects: Object.fromEntries(Object.keys(WORDS).map((type) => [type, lineName(type)])),
  when: WHEN,
  affects: AFFECTS,
  states: words.STATES,
};

function innerText(effect: InnerEffect & Partial<ItemEffect>): string {
  const words = [
    WORDS[effect.type](effect, innerText),
    ...readEffects(effect.effects).map(effectName),
  ].filter((part) => part !== '');
  const { range, affects } = effect;
  const what = listOf(words);
  const whom = isInItsWords(effect) || affects === undefined ? null : (AFFECTS[affects] ?? '');
  if (range === undefined) return whom === null ? what : ITEM_PHRASES.on(what, whom);
  return whom === null
    ? ITEM_PHRASES.withRange(what, range)
    : ITEM_PHRASES.onWithin(what, whom, range);
}

/** The words of the effect name its target. */
const isInItsWords = ({ type }: InnerEffect): boolean => type === 'redirectAttack';

/** In brackets behind the effect: its conditions and its cost. */
function limits(effect: ItemEffect, names: Names): readonly string[] {
  const { cost } = effect;
  const words = ITEM_PHRASES;
  return [
    effect.kind !== undefined && words.only[effect.kind],
    effect.scope === 'action' && words.wholeAction,
    effect.scope === 'singleAttack' && words.singleAttack,
    effect.scope === 'singleTargetAction' && words.singleTargetAction,
    effect.minHexes !== undefined && words.minHexes(effect.minHexes),
    effect.maxHexes !== undefined && words.maxHexes(effect.maxHexes),
    effect.min !== undefined && words.min(effect.min),
    effect.duration === 'round' && words.round,
    effect.next !== undefined && words.next(effect.next),
    effect.insteadOf !== undefined && words.insteadOf(conditionName(effect.insteadOf)),
    effect.ifStrong !== undefined && words.ifStrong(ELEMENT_NAMES[effect.ifStrong]),
    effect.ifHitPoints !== undefined && words.ifHitPoints(effect.ifHitPoints),
    effect.against !== undefined && words.against(effect.against.map(names.monster)),
    effect.usableWhileStunned === true && words.usableWhileStunned,
    cost !== undefined && 'damage' in cost && words.damage(cost.damage),
    cost !== undefined && 'damagePerAttack' in cost && words.damagePerAttack(cost.damagePerAttack),
  ].filter((part) => part !== false);
}

/** An effect in keywords: 'When an attack damages you: shield 1'. */
export function itemEffectText(effect: ItemEffect, names: Names): string {
  const brackets = limits(effect, names);
  const behind = brackets.length === 0 ? '' : ` (${brackets.join(', ')})`;
  const when = WHEN[effect.when];
  return upperFirst(`${when === '' ? '' : `${when}: `}${innerText(effect)}${behind}`);
}

/** All effects of an item, with the -1 cards it adds; without any, a reference to the card. */
export function itemText(item: ItemContent, names: Names): string {
  const { effects = [], minusOneCards, note } = item;
  const does = [
    ...effects.map((effect) => itemEffectText(effect, names)),
    ...(note === undefined ? [] : [note.replace(/\.$/, '')]),
  ];
  const lines = does.length === 0 ? [ITEM_PHRASES.seeCard] : does;
  const cards = minusOneCards ? [ITEM_PHRASES.adds(minusOneCards)] : [];
  return `${[...lines, ...cards].join('. ')}.`;
}

/** The state of an item after its use; null if it always applies. */
export function itemUseText({ use, uses }: ItemContent): string | null {
  if (use === undefined) return null;
  if (uses === undefined) return ITEM_PHRASES[use];
  return use === 'spent' ? ITEM_PHRASES.spentAfter(uses) : ITEM_PHRASES.consumedAfter(uses);
}
