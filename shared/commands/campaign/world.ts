/**
 * Commands for the world: unlocked classes, found items and treasures, marked scenarios, hidden
 * content.
 */
import type { GameEvent } from '../../events';
import { unchanged } from '../../result';
import { openBox, whyNotUnlock, withParty } from '../../rules/campaign/party/changes';
import { withMark } from '../../rules/campaign/party/sideScenarios';
import { whyNotShow, withShown } from '../../rules/campaign/spoilers/spoilers';
import type { Campaign } from '../../state';
import { inCampaign, type CommandOfFields, type FieldSchemas } from '../commandRow';

const markScenarioFields = (f: FieldSchemas) => ({
  scenario: f.scenario,
  as: f.z.enum(['open', 'blocked', 'locked', 'completed', 'asPrinted']),
});

export const WORLD_COMMANDS = {
  /** @rule CLASS-1 RETIRE-2 */
  unlockClass: inCampaign(
    (f: FieldSchemas) => ({ class: f.classId }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign, content }, { class: id }) => whyNotUnlock(campaign, content, id),
      carryOut: (at, { class: id }) => openBox(at.campaign, id, at),
    },
  ),

  /** Reverts an unlock. @rule OWN-5 */
  lockClass: inCampaign(
    (f: FieldSchemas) => ({ class: f.classId }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign }, { class: id }) =>
        campaign.party.unlockedClasses.includes(id) ? null : { code: 'classIsLocked', class: id },
      carryOut: ({ campaign }, { class: id }) => {
        const unlockedClasses = campaign.party.unlockedClasses.filter((each) => each !== id);
        return {
          next: withParty(campaign, { unlockedClasses }),
          events: [{ type: 'classLocked', class: id }],
        };
      },
    },
  ),

  /**
   * Corrects the number of found copies of an item, besides those that prosperity unlocks.
   *
   * @rule OWN-5
   */
  correctCopies: inCampaign(
    (f: FieldSchemas) => ({ item: f.number, copies: f.z.int().min(0).max(99) }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ content }, { item }) => (content.item(item) ? null : { code: 'noSuchItem', item }),
      carryOut: ({ campaign, content }, { item, copies }) => {
        const to = Math.min(copies, content.item(item)?.copies ?? 0);
        const from = campaign.party.items.find((each) => each.item === item)?.copies ?? 0;
        if (to === from) return unchanged(campaign);
        const others = campaign.party.items.filter((each) => each.item !== item);
        const items = to === 0 ? others : [...others, { item, copies: to }];
        return {
          next: withParty(campaign, { items: items.toSorted((a, b) => a.item - b.item) }),
          events: [{ type: 'copiesCorrected', item, from, to }],
        };
      },
    },
  ),

  /** Records a looted treasure. Other commands hand out its content. */
  noteTreasure: inCampaign(
    (f: FieldSchemas) => ({ treasure: f.number, looted: f.z.boolean() }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ content }, { treasure }) =>
        content.treasure(treasure) ? null : { code: 'noSuchTreasure', treasure },
      carryOut: ({ campaign }, { treasure, looted }) => {
        const { treasures } = campaign.party;
        if (treasures.includes(treasure) === looted) return unchanged(campaign);
        const next = looted
          ? [...treasures, treasure].toSorted((a, b) => a - b)
          : treasures.filter((each) => each !== treasure);
        const event: GameEvent = looted
          ? { type: 'treasureNoted', treasure, rule: 'REWARD-3' }
          : { type: 'treasureRecordRemoved', treasure };
        return { next: withParty(campaign, { treasures: next }), events: [event] };
      },
    },
  ),

  /** Marks a scenario, or removes the mark. @rule SCENARIO-1 SCENARIO-3 */
  markScenario: inCampaign(
    markScenarioFields,
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ content }, { scenario }) =>
        content.scenarioEntry(scenario) ? null : { code: 'noSuchScenario', scenario },
      carryOut: ({ campaign }, { scenario, as }) => ({
        next: marked(campaign, { scenario, as }),
        events: [{ type: 'scenarioMarked', scenario, as, rule: 'SCENARIO-1' }],
      }),
    },
  ),

  /** Shows hidden content early, or hides it again. The event does not name the content. */
  showHidden: inCampaign(
    (f: FieldSchemas) => ({ what: f.hiddenThing, shown: f.z.boolean() }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign, content }, { what, shown }) =>
        whyNotShow(campaign, content, what, shown),
      carryOut: ({ campaign }, { what, shown }) => ({
        next: withParty(campaign, { shown: withShown(campaign, what, shown) }),
        events: [{ type: shown ? 'secretShown' : 'secretHidden' }],
      }),
    },
  ),
};

function marked(
  campaign: Campaign,
  { scenario, as }: Pick<CommandOfFields<typeof markScenarioFields>, 'scenario' | 'as'>,
): Campaign {
  const others = campaign.completed.filter((done) => done !== scenario);
  const isMark = as === 'open' || as === 'blocked' || as === 'locked';
  return {
    ...withMark(campaign, scenario, isMark ? as : null),
    completed: as === 'completed' ? [...others, scenario] : others,
  };
}
