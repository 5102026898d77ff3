/** Applies the effects of an event in order. */
import type { EventEffect } from '../../../content/types';
import type { CharacterId } from '../../../ids';
import type { GameEvent } from '../../../events';
import { andThen, forEach, unchanged, type Outcome } from '../../../result';
import type { Campaign, CharacterSheet, StartEffect } from '../../../state';
import { addEvent, changeProsperity, withParty, type CampaignTools } from '../party/changes';
import { drawDesign, unlockDesign } from '../party/designs';
import { changeReputation, gainAchievement } from '../party/milestones';
import { withMark } from '../party/sideScenarios';
import { withoutItem } from '../items/equipment';
import { gainOnce, giveItem } from '../gains';
import { changeSheetNumbers } from '../characters/sheetNumbers';
import { putSheet, withSheet } from '../characters/sheets';
import { eventCharacters, type EventLine, type LineEffect } from './outcomes';
import { goldTogether, type GoldShare } from './shares';

type Change = Outcome<Campaign>;

/** An effect that applies, with the players' choices. */
export interface ChosenLine {
  readonly line: EventLine;
  /** The character that gains or loses something; null = none chosen. */
  readonly to: CharacterId | null;
  /** Each character's share of gold that the party gains or pays together. */
  readonly shares: readonly GoldShare[];
  /** The random design that players drew; null = Standee draws. */
  readonly design: number | null;
}

/** @rule EVENT-4 */
export function withEventLine(campaign: Campaign, entry: ChosenLine, tools: CampaignTools): Change {
  const { effect } = entry.line;
  switch (effect.type) {
    case 'experience':
    case 'gold':
    case 'checkMarks': {
      const { type: what, value } = effect;
      return forAll(campaign, (sheet) => gainOrLose(sheet, what, value));
    }
    case 'payGold':
      return forAll(campaign, (sheet) => gainOrLose(sheet, 'gold', -effect.value));
    case 'collectiveGold':
    case 'payCollectiveGold':
      return withShares(campaign, entry, effect.type === 'collectiveGold' ? effect.value : null);
    case 'reputation':
    case 'prosperity': {
      const { type: what, value } = effect;
      const change = what === 'reputation' ? changeReputation : changeProsperity;
      const changed = change(campaign, value, tools);
      const by = changed.next.party[what] - campaign.party[what];
      return andThen(changed, limitChange({ character: null, what, wanted: value, by }));
    }
    case 'globalAchievement':
      return gainAchievement(campaign, 'global', effect.achievement, tools);
    case 'partyAchievement':
      return gainOnce(campaign, effect.achievement, tools);
    case 'unlockScenario':
      return withOpenScenario(campaign, effect.scenario);
    case 'addEvent':
      return addEvent(campaign, effect.deck, effect.card, tools);
    case 'itemDesign':
      return unlockDesign(campaign, tools.content.item(effect.item), tools.content);
    case 'randomItemDesign':
      return drawDesign(campaign, entry.design, tools.content, tools.random);
    case 'item':
    case 'payItem':
      return withThing(campaign, effect, entry.to, tools);
    default:
      return unchanged(atNextStart(campaign, startEffects(effect, entry.to)));
  }
}

type Limited = Omit<Extract<GameEvent, { type: 'changeLimited' }>, 'type' | 'rule'>;

/** Adds an event if a change was smaller than on the card. @rule EVENT-7 */
function limitChange<T>({ character, what, wanted, by }: Limited): (next: T) => Outcome<T> {
  const event = { type: 'changeLimited', character, what, wanted, by, rule: 'EVENT-7' } as const;
  return (next) => ({ next, events: wanted === by ? [] : [event] });
}

function gainOrLose(
  sheet: CharacterSheet,
  what: 'gold' | 'experience' | 'checkMarks',
  wanted: number,
): Outcome<CharacterSheet> {
  const changed = changeSheetNumbers(sheet, { [what]: wanted });
  const by = changed.next[what] - sheet[what];
  return andThen(changed, limitChange({ character: sheet.id, what, wanted, by }));
}

/** Applies each character's share. `wanted` = the gold on the card; null = paid in full. */
function withShares(campaign: Campaign, { shares }: ChosenLine, wanted: number | null): Change {
  const changed = forAll(campaign, (sheet) =>
    changeSheetNumbers(sheet, {
      gold: shares.find(({ character }) => character === sheet.id)?.gold ?? 0,
    }),
  );
  const by = goldTogether(changed.next) - goldTogether(campaign);
  return andThen(changed, limitChange({ character: null, what: 'gold', wanted: wanted ?? by, by }));
}

function forAll(
  campaign: Campaign,
  change: (sheet: CharacterSheet) => Outcome<CharacterSheet>,
): Change {
  return forEach(unchanged(campaign), eventCharacters(campaign), (next, sheet) =>
    putSheet(next, change(sheet)),
  );
}

function withOpenScenario(
  campaign: Campaign,
  scenario: Extract<EventEffect, { type: 'unlockScenario' }>['scenario'],
): Change {
  const { marks } = campaign.party;
  const isKnown = marks.some((mark) => mark.scenario === scenario && mark.state === 'open');
  if (isKnown || campaign.completed.includes(scenario)) return unchanged(campaign);
  return {
    next: withMark(campaign, scenario, 'open'),
    events: [{ type: 'scenarioMarked', scenario, as: 'open', rule: 'SCENARIO-1' }],
  };
}

function withThing(
  campaign: Campaign,
  { type, item: number }: Extract<LineEffect, { type: 'item' | 'payItem' }>,
  to: CharacterId | null,
  { content }: CampaignTools,
): Change {
  const rule = 'EVENT-4';
  const sheet = campaign.characters.find(({ id }) => id === to);
  if (!sheet) return unchanged(campaign);
  if (type === 'item') return giveItem(campaign, sheet, number, { content, rule });
  const item = content.item(number);
  if (!item || !sheet.items.some((owned) => owned.item === number)) return unchanged(campaign);
  return {
    next: withSheet(campaign, withoutItem(sheet, number, content)),
    events: [{ type: 'itemLost', character: sheet.id, item: number, name: item.name, rule }],
  };
}

function startEffects(effect: LineEffect, to: CharacterId | null): readonly StartEffect[] {
  switch (effect.type) {
    case 'startConditions':
      return effect.conditions.map((condition): StartEffect =>
        condition === 'bless' || condition === 'curse'
          ? { type: 'cards', card: condition, count: 1, character: null }
          : { type: 'condition', condition },
      );
    case 'minusOneCards':
      return [{ type: 'cards', card: 'minus1', count: effect.value, character: to }];
    case 'startDamage':
      return [{ type: 'damage', value: effect.value }];
    case 'startDiscard':
      return [{ type: 'discard', value: effect.value }];
    case 'consumeItem': {
      const { slot, count, collective = false } = effect;
      return [{ type: 'consumeItem', slot, count, together: collective }];
    }
    default:
      return [];
  }
}

function atNextStart(campaign: Campaign, effects: readonly StartEffect[]): Campaign {
  if (effects.length === 0) return campaign;
  return withParty(campaign, { atStart: [...campaign.party.atStart, ...effects] });
}

/** Applies all effects in printed order. @rule EVENT-4 */
export function withEventLines(
  campaign: Campaign,
  lines: readonly ChosenLine[],
  tools: CampaignTools,
): Change {
  return forEach(unchanged(campaign), lines, (next, line) => withEventLine(next, line, tools));
}
