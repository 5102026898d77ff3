/** Words items and their effects. */
import { readEffects } from '#shared/content/notation/effects';
import type { ItemEffect, ItemContent } from '#shared/content/types';
import { lineName, listOf, TABLE_WORDS } from '../play';
import { effectName, conditionName, ELEMENT_NAMES, type Names } from '../names/names';
import { upperFirst } from '../../helpers/phrases';
import type { InnerEffect } from '../../helpers/itemWording';

const words = TABLE_WORDS.items;
export const { ITEM_USE, ITEM_STATES, ITEM_SLOT_NAMES, SLOTS } = words;
const { WORDS, ITEM_PHRASES, AFFECTS, WHEN } = words;
/** The words for choices in the effects of items. */
export const ITEM_CHOICES = {
  effects: Object.fromEntries(Object.keys(WORDS).map((type) => [type, lineName(type)])),
  when: WHEN,
  affects: AFFECTS,
  states: words.STATES,
};

function innerText(effect: InnerEffect & Partial<ItemEffect>): string {
  const parts = [
    WORDS[effect.type](effect, innerText),
    ...readEffects(effect.effects).map(effectName),
  ].filter((part) => part !== '');
  const { range, affects } = effect;
  const what = listOf(parts);
  const whom = namesItsTarget(effect) || affects === undefined ? null : (AFFECTS[affects] ?? '');
  if (range === undefined) return whom === null ? what : ITEM_PHRASES.on(what, whom);
  return whom === null
    ? ITEM_PHRASES.withRange(what, range)
    : ITEM_PHRASES.onWithin(what, whom, range);
}

/** True if the words of the effect already name its target. */
const namesItsTarget = ({ type }: InnerEffect): boolean => type === 'redirectAttack';

/** The parts in brackets after an effect: its conditions and its costs. */
function limits(effect: ItemEffect, names: Names): readonly string[] {
  const { cost } = effect;
  const phrases = ITEM_PHRASES;
  return [
    effect.kind !== undefined && phrases.only[effect.kind],
    effect.scope === 'action' && phrases.wholeAction,
    effect.scope === 'singleAttack' && phrases.singleAttack,
    effect.scope === 'singleTargetAction' && phrases.singleTargetAction,
    effect.minHexes !== undefined && phrases.minHexes(effect.minHexes),
    effect.maxHexes !== undefined && phrases.maxHexes(effect.maxHexes),
    effect.min !== undefined && phrases.min(effect.min),
    effect.duration === 'round' && phrases.round,
    effect.next !== undefined && phrases.next(effect.next),
    effect.insteadOf !== undefined && phrases.insteadOf(conditionName(effect.insteadOf)),
    effect.ifStrong !== undefined && phrases.ifStrong(ELEMENT_NAMES[effect.ifStrong]),
    effect.ifHitPoints !== undefined && phrases.ifHitPoints(effect.ifHitPoints),
    effect.against !== undefined && phrases.against(effect.against.map(names.monster)),
    effect.usableWhileStunned === true && phrases.usableWhileStunned,
    cost !== undefined && 'damage' in cost && phrases.damage(cost.damage),
    cost !== undefined &&
      'damagePerAttack' in cost &&
      phrases.damagePerAttack(cost.damagePerAttack),
  ].filter((part) => part !== false);
}

/** An effect in keywords: 'When an attack damages you: shield 1'. */
export function itemEffectText(effect: ItemEffect, names: Names): string {
  const brackets = limits(effect, names);
  const suffix = brackets.length === 0 ? '' : ` (${brackets.join(', ')})`;
  const when = WHEN[effect.when];
  return upperFirst(`${when === '' ? '' : `${when}: `}${innerText(effect)}${suffix}`);
}

/** All effects of an item, and the −1 cards it adds. Without effects, a reference to the card. */
export function itemText(item: ItemContent, names: Names): string {
  const { effects = [], minusOneCards, note } = item;
  const sentences = [
    ...effects.map((effect) => itemEffectText(effect, names)),
    ...(note === undefined ? [] : [note.replace(/\.$/, '')]),
  ];
  const lines = sentences.length === 0 ? [ITEM_PHRASES.seeCard] : sentences;
  const cards = minusOneCards ? [ITEM_PHRASES.adds(minusOneCards)] : [];
  return `${[...lines, ...cards].join('. ')}.`;
}

/** The state of an item after its use: 'spent after 2 uses'. Null if it is always active. */
export function itemUseText({ use, uses }: ItemContent): string | null {
  if (use === undefined) return null;
  if (uses === undefined) return ITEM_PHRASES[use];
  return use === 'spent' ? ITEM_PHRASES.spentAfter(uses) : ITEM_PHRASES.consumedAfter(uses);
}
