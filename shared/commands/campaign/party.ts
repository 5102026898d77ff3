/** The party: retirement, reputation, prosperity, achievements. */
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
  unlockDesign,
  whyNotFindDesign,
  withParty,
  reachMilestones,
} from '../../rules/campaign/party/changes';
import { solveEnvelope, whyNotSolve } from '../../rules/campaign/party/envelopes';
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
import { inTown, inCampaign, type AskedOfSheet, type CommandOfFields, type Kit } from '../row';
import { given } from '../proven';

const correctPartyFields = (f: Kit) => ({
  reputation: f.z.int().min(-20).max(20).optional(),
  prosperity: f.z.int().min(0).max(64).optional(),
  donated: f.z.int().min(0).max(9999).optional(),
  notes: f.notes.optional(),
});

const BETWEEN_SCENARIOS = {
  /** `anyway` = retires although its quest is not complete. @rule RETIRE-1 */
  retire: inTown(
    (f: Kit) => ({ character: f.character, anyway: f.z.boolean().optional() }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ sheet, content }, { anyway = false }) => whyNotRetire(sheet, anyway, content),
      carryOut: (at) => retire(at.campaign, at.sheet, at),
    },
  ),

  /** @rule DONATION-1 DONATION-2 QUEST-1 UNLOCK-1 */
  donate: inTown(
    (f: Kit) => ({ character: f.character }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ sheet, content }) => whyNotDonate(sheet, content.levels()),
      carryOut: (at) => {
        const given = donated(at);
        const before = at.campaign.party.donated;
        const marks = prosperityOfDonations(at.content.levels(), before, given.next.party.donated);
        const grown = andThen(given, (next) => changeProsperity(next, marks, at));
        return andThen(grown, (next) => reachMilestones(next, at));
      },
    },
  ),
};

const OF_ALL = {
  changeReputation: inCampaign(
    (f: Kit) => ({ by: f.z.int().min(-40).max(40) }),
    { whose: 'table', readBy: 'table' },
    {
      carryOut: (at, { by }) => changeReputation(at.campaign, by, at),
    },
  ),

  changeProsperity: inCampaign(
    (f: Kit) => ({ by: f.z.int().min(-64).max(64) }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign, content }, { by }) =>
        whyNotProsper(content.levels(), campaign.party.prosperity, by),
      carryOut: (at, { by }) => changeProsperity(at.campaign, by, at),
    },
  ),

  /** Numbers and notes as they are on paper; nothing follows from them. @rule OWN-5 */
  correctParty: inCampaign(
    correctPartyFields,
    { whose: 'table', readBy: 'table' },
    {
      carryOut: ({ campaign }, command) => correctedParty(campaign, command),
    },
  ),

  /** @rule ACHIEVEMENT-1 */
  gainAchievement: inCampaign(
    (f: Kit) => ({ scope: f.scope, achievement: f.word }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign, content }, { scope, achievement }) =>
        whyNotGain(campaign, scope, achievement, content),
      carryOut: (at, { scope, achievement }) =>
        gainAchievement(at.campaign, scope, achievement, at),
    },
  ),

  loseAchievement: inCampaign(
    (f: Kit) => ({ scope: f.scope, achievement: f.word }),
    { whose: 'table', readBy: 'table' },
    {
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
  ),

  /**
   * `item` null = one of the random designs by chance.
   * All copies of an item come to the shop; without a number one of the random designs. @rule ITEM-8
   */
  unlockDesign: inCampaign(
    (f: Kit) => ({ item: f.number.nullable() }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign, content }, { item }) => whyNotFindDesign(campaign, item, content),
      carryOut: (at, { item }) => {
        const printed = item === null ? randomDesign(at.campaign, at) : at.content.item(item);
        return unlockDesign(at.campaign, printed, at.content);
      },
    },
  ),

  /** Unlocking an envelope can be repeated. @rule UNLOCK-1 */
  openEnvelope: inCampaign(
    (f: Kit) => ({ envelope: f.word }),
    { whose: 'table', readBy: 'table' },
    {
      carryOut: (at, { envelope }) => openEnvelope(at.campaign, envelope, at),
    },
  ),

  /** The players say that they solved it; Standee knows no answer. @rule UNLOCK-2 */
  solveEnvelope: inCampaign(
    (f: Kit) => ({ envelope: f.word }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign }, { envelope }) => whyNotSolve(campaign, envelope),
      carryOut: (at, { envelope }) => solveEnvelope(at.campaign, envelope, at),
    },
  ),
};

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
  { type: _, ...fields }: CommandOfFields<typeof correctPartyFields>,
): Outcome<Campaign> {
  const { party } = campaign;
  const changed = { ...party, ...given(fields) };
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
