/** The world: classes, items and treasures that were found, scenarios marked by hand, hidden things. */
import type { GameEvent } from '../../events';
import { openBox, whyNotUnlock, withParty } from '../../rules/campaign/changes';
import { whyNoCampaign } from '../../rules/campaign/sheets';
import { whyNotShow, withShown } from '../../rules/campaign/spoilers';
import type { Campaign } from '../../state';
import type { Handlers } from '../handler';
import type { CommandOf } from '../shapes';
import { campaignChanged } from './outcomes';

export const WORLD_COMMANDS: Handlers<
  'unlockClass' | 'lockClass' | 'correctCopies' | 'noteTreasure' | 'markScenario' | 'showHidden'
> = {
  /** @rule CLASS-1 RETIRE-2 */
  unlockClass: {
    in: 'campaign',
    whyNot: ({ game, content }, { class: id }) =>
      whyNoCampaign(game) ?? whyNotUnlock(game.campaign, content, id),
    carryOut: (at, { class: id }) => campaignChanged(at.game, openBox(at.game.campaign, id, at)),
  },

  /** Takes back what was unlocked by mistake. @rule OWN-5 */
  lockClass: {
    in: 'campaign',
    whyNot: ({ game }, { class: id }) => {
      const isUnlocked = game.campaign.party.unlockedClasses.includes(id);
      return whyNoCampaign(game) ?? (isUnlocked ? null : { code: 'classIsLocked', class: id });
    },
    carryOut: ({ game }, { class: id }) => {
      const { campaign } = game;
      const unlockedClasses = campaign.party.unlockedClasses.filter((each) => each !== id);
      return campaignChanged(game, {
        next: withParty(campaign, { unlockedClasses }),
        events: [{ type: 'classLocked', class: id }],
      });
    },
  },

  /** @rule OWN-5 */
  correctCopies: {
    in: 'campaign',
    whyNot: ({ game, content }, { item }) =>
      whyNoCampaign(game) ?? (content.item(item) ? null : { code: 'noSuchItem', item }),
    carryOut: ({ game, content }, { item, copies }) => {
      const { campaign } = game;
      const to = Math.min(copies, content.item(item)?.copies ?? 0);
      const from = campaign.party.items.find((each) => each.item === item)?.copies ?? 0;
      if (to === from) return { next: game, events: [] };
      const others = campaign.party.items.filter((each) => each.item !== item);
      const items = to === 0 ? others : [...others, { item, copies: to }];
      return campaignChanged(game, {
        next: withParty(campaign, { items: items.toSorted((a, b) => a.item - b.item) }),
        events: [{ type: 'copiesCorrected', item, from, to }],
      });
    },
  },

  /** A treasure that was looted stays known; what it holds is handed out by its own commands. */
  noteTreasure: {
    in: 'campaign',
    whyNot: ({ game, content }, { treasure }) =>
      whyNoCampaign(game) ??
      (content.treasure(treasure) ? null : { code: 'noSuchTreasure', treasure }),
    carryOut: ({ game }, { treasure, looted }) => {
      const { campaign } = game;
      const { treasures } = campaign.party;
      if (treasures.includes(treasure) === looted) return { next: game, events: [] };
      const next = looted
        ? [...treasures, treasure].toSorted((a, b) => a - b)
        : treasures.filter((each) => each !== treasure);
      const event: GameEvent = looted
        ? { type: 'treasureNoted', treasure, rule: 'REWARD-3' }
        : { type: 'treasureUnnoted', treasure };
      return campaignChanged(game, {
        next: withParty(campaign, { treasures: next }),
        events: [event],
      });
    },
  },

  /** Sets the state of a scenario by hand, or takes such a mark off. @rule SCENARIO-1 SCENARIO-3 */
  markScenario: {
    in: 'campaign',
    whyNot: ({ game, content }, { scenario }) =>
      whyNoCampaign(game) ??
      (content.scenarioEntry(scenario) ? null : { code: 'noSuchScenario', scenario }),
    carryOut: ({ game }, command) => {
      const { scenario, as } = command;
      return campaignChanged(game, {
        next: marked(game.campaign, command),
        events: [{ type: 'scenarioMarked', scenario, as, rule: 'SCENARIO-1' }],
      });
    },
  },

  /** Shows one hidden thing before it is reached. What it is, is not said. */
  showHidden: {
    in: 'campaign',
    whyNot: ({ game, content }, { what, shown }) =>
      whyNoCampaign(game) ?? whyNotShow(game.campaign, content, what, shown),
    carryOut: ({ game: { campaign }, game }, { what, shown }) =>
      campaignChanged(game, {
        next: withParty(campaign, { shown: withShown(campaign, what, shown) }),
        events: [{ type: shown ? 'secretShown' : 'secretHidden' }],
      }),
  },
};

function marked(campaign: Campaign, { scenario, as }: CommandOf<'markScenario'>): Campaign {
  const marks = campaign.party.marks.filter((mark) => mark.scenario !== scenario);
  const others = campaign.completed.filter((done) => done !== scenario);
  const isMark = as === 'open' || as === 'blocked' || as === 'locked';
  return {
    ...withParty(campaign, { marks: isMark ? [...marks, { scenario, state: as }] : marks }),
    completed: as === 'completed' ? [...others, scenario] : others,
  };
}
