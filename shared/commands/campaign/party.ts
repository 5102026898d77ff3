/** The party: who leaves it, what it gives and is known for, what it has achieved and found. */
import type { GameEvent } from '../../events';
import { andThen, unchanged, type Outcome } from '../../result';
import {
  achievementName,
  whyNotGain,
  whyNotLose,
  withoutAchievement,
} from '../../rules/campaign/achievements';
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
} from '../../rules/campaign/changes';
import {
  donation,
  prosperityOfDonations,
  whyNotDonate,
  whyNotProsper,
} from '../../rules/campaign/prosperity';
import { withQuestsCounting } from '../../rules/campaign/quests';
import { retire, whyNotRetire } from '../../rules/campaign/retirement';
import { theSheet, whyNoCampaign, whyNotInTown, withSheet } from '../../rules/campaign/sheets';
import type { Campaign } from '../../state';
import { inCampaign, type Asked, type Doing } from '../handler';
import type { CommandOf } from '../shapes';

export const PARTY_COMMANDS = inCampaign({
  /** A character whose quest is not done retires only if the players want it `anyway`. @rule RETIRE-1 */
  retire: {
    whyNot: ({ game, content }, { character, anyway = false }) =>
      whyNotInTown(game, character) ?? whyNotRetire(theSheet(game, character), anyway, content),
    carryOut: (at, { character }) => retire(at.game.campaign, theSheet(at.game, character), at),
  },

  /** @rule DONATION-1 DONATION-2 QUEST-1 UNLOCK-1 */
  donate: {
    whyNot: ({ game, content }, { character }) =>
      whyNotInTown(game, character) ?? whyNotDonate(theSheet(game, character), content.levels()),
    carryOut: (at, command) => {
      const { game, content } = at;
      const given = donated(at, command);
      const before = game.campaign.party.donated;
      const marks = prosperityOfDonations(content.levels(), before, given.next.party.donated);
      const grown = andThen(given, (next) => changeProsperity(next, marks, at));
      return andThen(grown, (next) => reachMilestones(next, at));
    },
  },

  changeReputation: {
    whyNot: ({ game }) => whyNoCampaign(game),
    carryOut: (at, { by }) => changeReputation(at.game.campaign, by, at),
  },

  changeProsperity: {
    whyNot: ({ game, content }, { by }) =>
      whyNoCampaign(game) ?? whyNotProsper(content.levels(), game.campaign.party.prosperity, by),
    carryOut: (at, { by }) => changeProsperity(at.game.campaign, by, at),
  },

  /** Numbers and notes as they are on paper; nothing follows from them. @rule OWN-5 */
  correctParty: {
    whyNot: ({ game }) => whyNoCampaign(game),
    carryOut: ({ game }, command) => correctedParty(game.campaign, command),
  },

  /** @rule ACHIEVEMENT-1 */
  gainAchievement: {
    whyNot: ({ game, content }, { scope, achievement }) =>
      whyNoCampaign(game) ?? whyNotGain(game.campaign, scope, achievement, content),
    carryOut: (at, { scope, achievement }) =>
      gainAchievement(at.game.campaign, scope, achievement, at),
  },

  loseAchievement: {
    whyNot: ({ game, content }, { scope, achievement }) =>
      whyNoCampaign(game) ?? whyNotLose(game.campaign, scope, achievement, content),
    carryOut: ({ game, content }, { scope, achievement }) => {
      const name = achievementName(content, scope, achievement) || achievement;
      return {
        next: withoutAchievement(game.campaign, scope, achievement),
        events: [{ type: 'achievementLost', scope, name, rule: 'ACHIEVEMENT-1' }],
      };
    },
  },

  /** All copies of an item come to the shop; without a number one of the random designs. @rule ITEM-8 */
  unlockDesign: {
    whyNot: ({ game, content }, { item }) =>
      whyNoCampaign(game) ?? whyNotFindDesign(game.campaign, item, content),
    carryOut: (at, { item }) => {
      const { campaign } = at.game;
      const printed = item === null ? randomDesign(campaign, at) : at.content.item(item);
      return unlockDesign(campaign, printed, at.content);
    },
  },

  /** Opened by hand, it is opened as often as the players say. @rule UNLOCK-1 */
  openEnvelope: {
    whyNot: ({ game }) => whyNoCampaign(game),
    carryOut: (at, { envelope }) => openEnvelope(at.game.campaign, envelope, at),
  },
});

/** The gold is given; the city and the quests of the giver count it. */
function donated(
  { game, content }: Doing<Asked>,
  { character }: CommandOf<'donate'>,
): Outcome<Campaign> {
  const sheet = theSheet(game, character);
  const gold = donation(content.levels());
  const paid = withSheet(game.campaign, { ...sheet, gold: sheet.gold - gold, blessed: true });
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
  { reputation, prosperity, donated: given, notes }: CommandOf<'correctParty'>,
): Outcome<Campaign> {
  const { party } = campaign;
  const changed = {
    reputation: reputation ?? party.reputation,
    prosperity: prosperity ?? party.prosperity,
    donated: given ?? party.donated,
    notes: notes ?? party.notes,
  };
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
