/**
 * Commands for the party: retirement, donations, reputation, prosperity, achievements, envelopes.
 */
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
  openEnvelope,
  whyNotOpen,
  withParty,
} from '../../rules/campaign/party/changes';
import { drawDesign, unlockDesign, whyNotFindDesign } from '../../rules/campaign/party/designs';
import {
  changeReputation,
  gainAchievement,
  reachMilestones,
  takeMilestone,
  whyNotTakeMilestone,
} from '../../rules/campaign/party/milestones';
import { whyNotDrawCards } from '../../rules/campaign/party/drawnCards';
import { solveEnvelope, whyNotSolve } from '../../rules/campaign/party/envelopes';
import {
  donation,
  prosperityOfDonations,
  whyNotDonate,
  whyNotProsper,
} from '../../rules/campaign/party/prosperity';
import { withQuestsCounting } from '../../rules/campaign/characters/questSteps';
import { retire, whyNotRetire, withPlayer } from '../../rules/campaign/characters/retirement';
import { withSheet } from '../../rules/campaign/characters/sheets';
import type { Campaign } from '../../state';
import {
  inTown,
  inCampaign,
  type SheetCheckArgs,
  type CommandOfFields,
  type FieldSchemas,
} from '../commandRow';
import { definedFields } from '../definedFields';

const correctPartyFields = (f: FieldSchemas) => ({
  reputation: f.z.int().min(-20).max(20).optional(),
  prosperity: f.z.int().min(0).max(64).optional(),
  donated: f.z.int().min(0).max(9999).optional(),
  notes: f.notes.optional(),
});

const BETWEEN_SCENARIOS = {
  /**
   * Retires a character. `anyway` = even if its quest is not complete. `player` = its player, if
   * the sheet names none. `drawn` = cards that players drew themselves, needed if the quest unlocks
   * a box that is already open.
   *
   * @rule RETIRE-1 RETIRE-3 RETIRE-4
   */
  retire: inTown(
    (f: FieldSchemas) => ({
      character: f.character,
      anyway: f.z.boolean().optional(),
      player: f.line.optional(),
      ...f.drawnCards,
    }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign, sheet, content }, { anyway = false, drawn }) =>
        whyNotRetire(sheet, anyway, content) ?? whyNotDrawCards(campaign, drawn, content),
      carryOut: (at, { player = '', drawn }) =>
        retire(at.campaign, withPlayer(at.sheet, player), at, drawn),
    },
  ),

  /** @rule DONATION-1 DONATION-2 QUEST-1 UNLOCK-1 */
  donate: inTown(
    (f: FieldSchemas) => ({ character: f.character }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ sheet, content }) => whyNotDonate(sheet, content.levels()),
      carryOut: (at) => {
        const given = donate(at);
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
    (f: FieldSchemas) => ({ by: f.z.int().min(-40).max(40) }),
    { whose: 'table', readBy: 'table' },
    {
      carryOut: (at, { by }) => changeReputation(at.campaign, by, at),
    },
  ),

  changeProsperity: inCampaign(
    (f: FieldSchemas) => ({ by: f.z.int().min(-64).max(64) }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign, content }, { by }) =>
        whyNotProsper(content.levels(), campaign.party.prosperity, by),
      carryOut: (at, { by }) => changeProsperity(at.campaign, by, at),
    },
  ),

  /** Corrects numbers and notes of the party. No rule applies. @rule OWN-5 */
  correctParty: inCampaign(
    correctPartyFields,
    { whose: 'table', readBy: 'table' },
    {
      carryOut: ({ campaign }, command) => correctedParty(campaign, command),
    },
  ),

  /** @rule ACHIEVEMENT-1 */
  gainAchievement: inCampaign(
    (f: FieldSchemas) => ({ scope: f.scope, achievement: f.word }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign, content }, { scope, achievement }) =>
        whyNotGain(campaign, scope, achievement, content),
      carryOut: (at, { scope, achievement }) =>
        gainAchievement(at.campaign, scope, achievement, at),
    },
  ),

  loseAchievement: inCampaign(
    (f: FieldSchemas) => ({ scope: f.scope, achievement: f.word }),
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
   * Adds all copies of an item to the shop. `item` null = a random one of the random designs.
   *
   * @rule ITEM-8
   */
  unlockDesign: inCampaign(
    (f: FieldSchemas) => ({ item: f.number.nullable() }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign, content }, { item }) => whyNotFindDesign(campaign, item, content),
      carryOut: ({ campaign, content, random }, { item }) =>
        item === null
          ? drawDesign(campaign, null, content, random)
          : unlockDesign(campaign, content.item(item), content),
    },
  ),

  /**
   * Opens an envelope. If it is already open, the party gets a random design and a side scenario
   * instead; `drawn` = cards that players drew themselves.
   *
   * @rule UNLOCK-1 RETIRE-3
   */
  openEnvelope: inCampaign(
    (f: FieldSchemas) => ({ envelope: f.word, ...f.drawnCards }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign, content }, { envelope, drawn }) =>
        whyNotOpen(content, envelope) ?? whyNotDrawCards(campaign, drawn, content),
      carryOut: (at, { envelope, drawn }) => openEnvelope(at.campaign, envelope, at, drawn),
    },
  ),

  /** Takes an optional milestone that the campaign has reached. @rule UNLOCK-3 */
  takeMilestone: inCampaign(
    (f: FieldSchemas) => ({ milestone: f.word }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign, content }, { milestone }) =>
        whyNotTakeMilestone(campaign, milestone, content),
      carryOut: (at, { milestone }) => takeMilestone(at.campaign, milestone, at),
    },
  ),

  /**
   * Opens an envelope with a riddle when players confirm that they solved it. Standee does not know
   * the answer.
   *
   * @rule UNLOCK-2
   */
  solveEnvelope: inCampaign(
    (f: FieldSchemas) => ({ envelope: f.word }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign }, { envelope }) => whyNotSolve(campaign, envelope),
      carryOut: (at, { envelope }) => solveEnvelope(at.campaign, envelope, at),
    },
  ),
};

export const PARTY_COMMANDS = { ...BETWEEN_SCENARIOS, ...OF_ALL };

/** Pays the donation and counts it for the city and for the donor's quest. */
function donate({ campaign, sheet, content }: SheetCheckArgs): Outcome<Campaign> {
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
  const changed = { ...party, ...definedFields(fields) };
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
