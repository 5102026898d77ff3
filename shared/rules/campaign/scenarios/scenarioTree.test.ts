import { describe, expect, test } from 'vitest';
import type { ScenarioId } from '../../../ids';
import type { Campaign } from '../../../state';
import { CONTENT, party, played, type PlainCommand, type PlainOf } from '../../../testing/play';
import { scenarioTree, scenarioView, whyNoRoadEvent } from './scenarioTree';
import {
  classesOnOffer,
  className,
  isClassKnown,
  isItemKnown,
  isScenarioKnown,
  isTreasureKnown,
  knownTree,
} from '../spoilers/spoilers';

const campaign = (...commands: readonly PlainCommand[]): Campaign =>
  played(party(), commands).game.campaign;
const mark = (scenario: string, as: string): PlainCommand => ({
  type: 'markScenario',
  scenario,
  as,
});
const achieve = (scope: string, achievement: string): PlainCommand => ({
  type: 'gainAchievement',
  scope,
  achievement,
});

function entryOf(id: string) {
  const entry = CONTENT.scenarioEntry(id);
  if (!entry) throw new Error(`There is no scenario ${id}.`);
  return entry;
}

const view = (id: string, ...commands: readonly PlainCommand[]) =>
  scenarioView(campaign(...commands), CONTENT, entryOf(id));

describe('scenarioView', () => {
  test('[SCENARIO-1] only the first scenario is available at the beginning', () => {
    const { scenarios } = scenarioTree(campaign(), CONTENT);
    const open = scenarios.filter((each) => each.state === 'available');
    expect(open.map((each) => [each.entry.id, each.reasons])).toEqual([
      ['1', [{ kind: 'initial' }]],
    ]);
  });

  test('[SCENARIO-1] a completed scenario unlocks others', () => {
    expect(view('5', mark('4', 'completed'))).toMatchObject({
      state: 'available',
      reasons: [{ kind: 'unlockedBy', scenario: '4' }],
    });
  });

  test('[SCENARIO-2] lists the missing requirements of each alternative', () => {
    const open = mark('22', 'open');
    expect(view('22', open)).toMatchObject({
      state: 'requires',
      reasons: [
        {
          kind: 'achievements',
          missing: [[{ achievement: 'a-demons-errand' }], [{ achievement: 'following-clues' }]],
        },
      ],
    });
    expect(view('22', open, achieve('party', 'following-clues')).state).toBe('available');
  });

  test('[SCENARIO-2] an achievement can be required several times, or not at all', () => {
    const open = mark('51', 'open');
    const end = achieve('global', 'end-of-corruption');
    expect(view('51', open, end, end).state).toBe('requires');
    expect(view('51', open, end, end, end).state).toBe('available');
    const camp = mark('3', 'open');
    expect(view('3', camp).state).toBe('available');
    expect(view('3', camp, achieve('global', 'the-merchant-flees')).state).toBe('requires');
  });

  test('[SCENARIO-3] a completed scenario blocks others for good unless they are marked as open', () => {
    expect(view('9', mark('8', 'completed'))).toMatchObject({
      state: 'blocked',
      reasons: [{ kind: 'blockedBy', scenario: '8' }],
    });
    expect(view('9', mark('8', 'completed'), mark('9', 'open')).state).not.toBe('blocked');
  });

  test('[QUEST-1] a quest unlocks its scenarios once the earlier goals are met', () => {
    const quest = { type: 'chooseQuest', character: 'c1', quest: 513 } as const;
    const count = { type: 'countQuest', character: 'c1', goal: 0, by: 8 } as const;
    expect(view('59').state).toBe('locked');
    expect(view('59', quest).state).toBe('locked');
    expect(view('59', quest, count)).toMatchObject({
      state: 'available',
      reasons: [{ kind: 'quest' }],
    });
    expect(view('60', mark('59', 'completed')).reasons).toContainEqual({
      kind: 'personalQuest',
      quest: 513,
    });
  });

  test('requirements that only the players know are listed', () => {
    const keyword = CONTENT.scenarioIndex().find((each) => each.requiresKeyword !== undefined);
    const seen = keyword && view(keyword.id, mark(keyword.id, 'open'));
    expect(seen).toMatchObject({
      state: 'available',
      reasons: [{ kind: 'byHand' }, { kind: 'seeBook' }],
    });
  });
});

describe('scenarioTree', () => {
  test('gives every scenario its own position, with children to the right', () => {
    const { scenarios, edges } = scenarioTree(campaign(), CONTENT);
    const places = scenarios.map(({ column, row }) => `${String(column)} ${String(row)}`);
    expect(new Set(places).size).toBe(scenarios.length);
    const of = new Map(scenarios.map((each) => [each.entry.id, each]));
    const two = of.get(entryOf('2').id);
    expect(two && of.get(entryOf('1').id)?.column).toBe((two?.column ?? 0) - 1);
    expect(edges.filter((edge) => (edge.from as string) === '8').map((edge) => edge.kind)).toEqual([
      'unlocks',
      'unlocks',
      'unlocks',
      'blocks',
      'blocks',
    ]);
  });
});

describe('hidden content', () => {
  const show = (what: PlainOf<'showHidden'>['what']): PlainCommand => ({
    type: 'showHidden',
    what,
    shown: true,
  });

  test('[CLASS-1] a locked class has only its symbol until it is unlocked or shown', () => {
    const sun = CONTENT.class('sun');
    const brute = CONTENT.class('brute');
    if (!sun || !brute) throw new Error('There is no such class.');
    expect(isClassKnown(campaign(), CONTENT, brute)).toBe(true);
    expect(className(campaign(), CONTENT, sun)).toBe(sun.spoilerSafeName);
    const unlock = { type: 'unlockClass', class: 'sun' } as const;
    expect(className(campaign(unlock), CONTENT, sun)).toBe(sun.name);
    expect(className(campaign(show({ kind: 'class', which: 'sun' })), CONTENT, sun)).toBe(sun.name);
    const offer = classesOnOffer(campaign(show({ kind: 'class', which: 'sun' })), CONTENT);
    expect(offer.open).toHaveLength(6);
    // With the class of an envelope, which a game only has once it is solved.
    expect(offer.hidden).toHaveLength(12);
  });

  test('[SCENARIO-1] the tree shows only reached scenarios', () => {
    const known = (...commands: readonly PlainCommand[]) =>
      knownTree(campaign(...commands), CONTENT);
    expect(known().scenarios.map(({ entry }) => entry.id)).toEqual(['1']);
    expect(known().edges).toEqual([]);
    const two = known(mark('1', 'completed'));
    expect(two.scenarios.map(({ entry }) => entry.id)).toEqual(['1', '2']);
    expect(two.edges).toEqual([
      { from: '1', to: '2', kind: 'unlocks' },
      { from: '2', to: '1', kind: 'linked' },
    ]);
    expect(
      isScenarioKnown(campaign(show({ kind: 'scenario', which: '51' })), CONTENT, entryOf('51')),
    ).toBe(true);
    // Blocked by a completed scenario, but never unlocked.
    expect(isScenarioKnown(campaign(mark('8', 'completed')), CONTENT, entryOf('9'))).toBe(false);
  });

  test('[ITEM-8] [REWARD-3] items and treasures are known once they are found', () => {
    const item = CONTENT.item(96);
    if (!item) throw new Error('There is no such item.');
    expect(isItemKnown(campaign(), CONTENT, item)).toBe(false);
    const gain = { type: 'gainItem', character: 'c1', item: 96 } as const;
    expect(isItemKnown(campaign(gain), CONTENT, item)).toBe(true);
    expect(isItemKnown(campaign(show({ kind: 'item', which: 96 })), CONTENT, item)).toBe(true);
    expect(isTreasureKnown(campaign(), 7)).toBe(false);
    const note = { type: 'noteTreasure', treasure: 7, looted: true } as const;
    expect(isTreasureKnown(campaign(note), 7)).toBe(true);
  });
});

describe('whyNoRoadEvent', () => {
  const spared = (done: readonly string[], scenario: string) => {
    const completed = done as readonly ScenarioId[];
    return whyNoRoadEvent({ completed }, CONTENT, scenario as ScenarioId);
  };

  test('[EVENT-4] no road event is drawn after a linked scenario or within the city', () => {
    expect(spared(['1'], '2')).toEqual({ from: '1' });
    expect(spared(['1', '2'], '3')).toBeNull();
    expect(spared(['1'], '1')).toEqual({ from: '1' });
    expect(spared(['2', '1'], '2')).toEqual({ from: '1' });
    const inCity = CONTENT.scenarioIndex().find(({ linksGloomhaven }) => linksGloomhaven);
    expect(spared([], inCity?.id ?? '')).toEqual({ from: 'city' });
    expect(spared([], '1')).toBeNull();
  });
});
