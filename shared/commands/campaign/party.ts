/** The party: who leaves it, what it gives and is known for, what it has achieved and found. */
import type { GameEvent } from '../../events';
import { andThen, unchanged, type Outcome } from '../../result';
import {
  achievementName,
  whyNotGain,
  whyNotLose,
  withoutAchievement,
} from '../../rules/campaign/party/achievements';
import {
  changeProsperity,
  changeReputation,
  gainAchievement,
  openEnvelope,
  randomDesign,
  reachMilestones,
  unlockDesign,
  whyNotFindDesign,
  withParty,
} from '../../rules/campaign/party/changes';
import {
  donation,
  prosperityOfDonations,
  whyNotDonate,
  whyNotProsper,
} from '../../rules/campaign/party/prosperity';
import { withQuestsCounting } from '../../rules/campaign/characters/quests';
import { retire, whyNotRetire } from '../../rules/campaign/characters/retirement';
import { withSheet } from '../../rules/campaign/characters/sheets';
import type { Campaign } from '../../state';
import { inCampaign, inTown, type AskedOfSheet } from '../handler';
import type { CommandOf } from '../shapes';
import { given } from '../proven';

const BETWEEN_SCENARIOS = inTown({
  /** A character whose quest is not done retires only if the players want it `anyway`. @rule RETIRE-1 */
  retire: {
    whyNot: ({ sheet, content }, { anyway = false }) => whyNotRetire(sheet, anyway, content),
    carryOut: (at) => retire(at.campaign, at.sheet, at),
  },

  /** @rule DONATION-1 DONATION-2 QUEST-1 UNLOCK-1 */
  donate: {
    whyNot: ({ sheet, content }) => whyNotDonate(sheet, content.levels()),
    carryOut: (at) => {
      const given = donated(at);
      const before = at.campaign.party.donated;
      const marks = prosperityOfDonations(at.content.levels(), before, given.next.party.donated);
      const grown = andThen(given, (next) => changeProsperity(next, marks, at));
      return andThen(grown, (next) => reachMilestones(next, at));
    },
  },
});

const OF_ALL = inCampaign({
  changeReputation: {
    carryOut: (at, { by }) => changeReputation(at.campaign, by, at),
  },

  changeProsperity: {
    whyNot: ({ campaign, content }, { by }) =>
      whyNotProsper(content.levels(), campaign.party.prosperity, by),
    carryOut: (at, { by }) => changeProsperity(at.campaign, by, at),
  },

  /** Numbers and notes as they are on paper; nothing follows from them. @rule OWN-5 */
  correctParty: {
    carryOut: ({ campaign }, command) => correctedParty(campaign, command),
  },

  /** @rule ACHIEVEMENT-1 */
  gainAchievement: {
    whyNot: ({ campaign, content }, { scope, achievement }) =>
      whyNotGain(campaign, scope, achievement, content),
    carryOut: (at, { scope, achievement }) => gainAchievement(at.campaign, scope, achievement, at),
  },

  loseAchievement: {
    whyNot: ({ campaign, content }, { scope, achievement }) =>
      whyNotLose(campaign, scope, achievement, content),
    carryOut: ({ campaign, content }, { scope, achievement }) => {
      const name = achievementName(content, scope, achievement) || achievement;
      return {
        next: withoutAchievement(campaign, scope, achievement),
        events: [{ type: 'achievementLost', scope, name, rule: 'ACHIEVEMENT-1' }],
      };
    },
  },

  /** All copies of an item come to the shop; without a number one of the random designs. @rule ITEM-8 */
  unlockDesign: {
    whyNot: ({ campaign, content }, { item }) => whyNotFindDesign(campaign, item, content),
    carryOut: (at, { item }) => {
      const printed = item === null ? randomDesign(at.campaign, at) : at.content.item(item);
      return unlockDesign(at.campaign, printed, at.content);
    },
  },

  /** Opened by hand, it is opened as often as the players say. @rule UNLOCK-1 */
  openEnvelope: {
    carryOut: (at, { envelope }) => openEnvelope(at.campaign, envelope, at),
  },
});

export const PARTY_COMMANDS = { ...BETWEEN_SCENARIOS, ...OF_ALL };

/** The gold is given; the city and the quests of the giver count it. */
function donated({ campaign, sheet, content }: AskedOfSheet): Outcome<Campaign> {
  const { id: character } = sheet;
  const gold = donation(content.levels());
  const paid = withSheet(campaign, { ...sheet, gold: sheet.gold - gold, blessed: true });
  const total = paid.party.donated + gold;
  const isGiver = ({ id }: Campaign['characters'][number]) => id === character;
  const characters = withQuestsCounting(paid.characters, 'donateGold', gold, isGiver, content);
  return {
    next: withParty({ ...paid, characters }, { donated: total }),
    events: [{ type: 'donated', character, gold, total, rule: 'DONATION-1' }],
  };
}

function correctedParty(
  campaign: Campaign,
  { type: _, ...told }: CommandOf<'correctParty'>,
): Outcome<Campaign> {
  const { party } = campaign;
  const changed = { ...party, ...given(told) };
  const isWritten = changed.notes !== party.notes;
  const whats = (['reputation', 'prosperity', 'donated'] as const).filter(
    (what) => changed[what] !== party[what],
  );
  if (whats.length === 0 && !isWritten) return unchanged(campaign);
  const corrections = whats.map((what): GameEvent => ({
    type: 'partyCorrected',
    what,
    from: party[what],
    to: changed[what],
  }));
  const written: readonly GameEvent[] = isWritten
    ? [{ type: 'notesWritten', character: null }]
    : [];
  return { next: withParty(campaign, changed), events: [...corrections, ...written] };
}
