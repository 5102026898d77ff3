/** Words the conditions and outcomes of event cards. */
import type { EventCondition } from '#shared/content/types';
import type { LineEffect } from '#shared/rules/campaign/events/outcomes';
import { listOf, TABLE_WORDS } from '../play';
import { conditionName } from '../names/names';
import { ITEM_SLOT_NAMES } from './items';

const words = TABLE_WORDS.campaignEvents;
export const { EVENT_STEP } = words;
const { EVENT_EFFECTS, EVENT_WHEN } = words;

/** The functions that return names in events. */
export interface EventNames {
  readonly class: (id: string) => string;
  readonly item: (item: number) => string;
  readonly achievement: (scope: 'global' | 'party', id: string) => string;
  readonly scenario: (id: string) => string;
}

/** The condition of an outcome: 'reputation +10 or more and you pay together'. */
export function eventCondition(when: EventCondition, names: EventNames): string {
  const parts = [
    ...(when.otherwise ? [EVENT_WHEN.otherwise] : []),
    ...(when.anyClass ? [EVENT_WHEN.anyClass(when.anyClass.map(names.class))] : []),
    ...(when.reputationMin === undefined ? [] : [EVENT_WHEN.reputationMin(when.reputationMin)]),
    ...(when.reputationMax === undefined ? [] : [EVENT_WHEN.reputationMax(when.reputationMax)]),
    ...(when.payGold === undefined ? [] : [EVENT_WHEN.payGold(when.payGold)]),
    ...(when.payCollectiveGold === undefined ? [] : [EVENT_WHEN.payCollectiveGold]),
    ...(when.payItem === undefined ? [] : [EVENT_WHEN.payItem(names.item(when.payItem))]),
  ];
  return listOf(parts);
}

/** The effect of a line, with its condition: '+5 gold for each of you'. */
export function eventEffect(effect: LineEffect, names: EventNames): string {
  const text = effectWords(effect, names);
  const when = 'when' in effect ? effect.when : undefined;
  return when ? `${text} (${eventCondition(when, names)})` : text;
}

function effectWords(effect: LineEffect, names: EventNames): string {
  switch (effect.type) {
    case 'globalAchievement':
      return EVENT_EFFECTS.achievement(names.achievement('global', effect.achievement));
    case 'partyAchievement':
      return EVENT_EFFECTS.achievement(names.achievement('party', effect.achievement));
    case 'payItem':
    case 'item':
    case 'itemDesign':
      return EVENT_EFFECTS[effect.type](names.item(effect.item));
    case 'unlockScenario':
      return EVENT_EFFECTS.unlockScenario(names.scenario(effect.scenario));
    case 'addEvent':
      return EVENT_EFFECTS.addEvent[effect.deck](effect.card);
    case 'startConditions':
      return EVENT_EFFECTS.startConditions(effect.conditions.map((each) => conditionName(each)));
    case 'randomItemDesign':
      return EVENT_EFFECTS.randomItemDesign;
    case 'consumeItem': {
      const { slot, count, collective = false } = effect;
      return EVENT_EFFECTS.consumeItem(ITEM_SLOT_NAMES[slot], count, collective);
    }
    default:
      return EVENT_EFFECTS[effect.type](effect.value);
  }
}
