import type { GameEvent } from '../../events';
import { andThen, ok, refuse, type Outcome } from '../../result';
import {
  achievementName,
  achievementsOf,
  countOf,
  withoutAchievement,
} from '../../rules/campaign/achievements';
import {
  changeProsperity as prosperityChanged,
  changeReputation as reputationChanged,
  designsLeft,
  gainAchievement as achievementGained,
  openEnvelope as envelopeOpened,
  randomDesign,
  reachMilestones,
  unlockDesign as designUnlocked,
} from '../../rules/campaign/changes';
import { donation, prosperityOfDonations } from '../../rules/campaign/prosperity';
import { withQuestsCounting } from '../../rules/campaign/quests';
import { retire as retired } from '../../rules/campaign/retirement';
import { questView } from '../../rules/campaign/quests';
import type { Campaign, Game } from '../../state';
import type { Answer, Context } from '../findings';
import type { CommandOf } from '../shapes';
import { inCampaign, sheetInTown, withCampaign, withSheetIn } from './sheetParts';

function withParty(campaign: Campaign, party: Partial<Campaign['party']>): Campaign {
  return { ...campaign, party: { ...campaign.party, ...party } };
}

/** A character whose quest is not done retires only if the players want it `anyway`. @rule RETIRE-1 */
export function retire(
  game: Game,
  { character, anyway = false }: CommandOf<'retire'>,
  context: Context,
): Answer<Game> {
  const found = sheetInTown(game, character);
  if (!found.ok) return found;
  const isDone = questView(found.value, context.content)?.done === true;
  if (!isDone && !anyway) return refuse({ code: 'questIsNotDone', character });
  const { next, events } = retired(game.campaign, found.value, context);
  return ok({ next: withCampaign(game, next), events });
}

/** @rule DONATION-1 DONATION-2 QUEST-1 UNLOCK-1 */
export function donate(
  game: Game,
  { character }: CommandOf<'donate'>,
  context: Context,
): Answer<Game> {
  const found = sheetInTown(game, character);
  if (!found.ok) return found;
  const sheet = found.value;
  const { content } = context;
  const gold = donation(content.levels());
  if (sheet.blessed) return refuse({ code: 'hasDonated', character });
  if (sheet.gold < gold) {
    return refuse({ code: 'notEnoughGold', character, needed: gold, has: sheet.gold });
  }
  const paid = withSheetIn(game.campaign, { ...sheet, gold: sheet.gold - gold, blessed: true });
  const before = paid.party.donated;
  const total = before + gold;
  const characters = withQuestsCounting(
    paid.characters,
    'donateGold',
    gold,
    (each) => each.id === character,
    content,
  );
  const given: Outcome<Campaign> = {
    next: withParty({ ...paid, characters }, { donated: total }),
    events: [{ type: 'donated', character, gold, total, rule: 'DONATION-1' }],
  };
  const marks = prosperityOfDonations(content.levels(), before, total);
  const grown = andThen(given, (next) => prosperityChanged(next, marks, context));
  const { next, events } = andThen(grown, (now) => reachMilestones(now, context));
  return ok({ next: withCampaign(game, next), events });
}

export function changeReputation(
  game: Game,
  { by }: CommandOf<'changeReputation'>,
  context: Context,
): Answer<Game> {
  return inCampaign(game, (campaign) => ok(reputationChanged(campaign, by, context)));
}

export function changeProsperity(
  game: Game,
  { by }: CommandOf<'changeProsperity'>,
  context: Context,
): Answer<Game> {
  return inCampaign(game, (campaign) => ok(prosperityChanged(campaign, by, context)));
}

/** Numbers and notes as they are on paper; nothing follows from them. @rule OWN-5 */
export function correctParty(game: Game, command: CommandOf<'correctParty'>): Answer<Game> {
  return inCampaign(game, (campaign) => {
    const { party } = campaign;
    const { reputation, prosperity, donated, notes } = command;
    const numbers = { reputation, prosperity, donated };
    const whats = ['reputation', 'prosperity', 'donated'] as const;
    const events = whats.flatMap((what): readonly GameEvent[] => {
      const to = numbers[what];
      if (to === undefined || to === party[what]) return [];
      return [{ type: 'corrected', what, figure: null, from: party[what], to }];
    });
    const written: readonly GameEvent[] =
      notes === undefined || notes === party.notes
        ? []
        : [{ type: 'notesWritten', character: null }];
    if (events.length + written.length === 0) return ok({ next: campaign, events: [] });
    const next = withParty(campaign, {
      reputation: reputation ?? party.reputation,
      prosperity: prosperity ?? party.prosperity,
      donated: donated ?? party.donated,
      notes: notes ?? party.notes,
    });
    return ok({ next, events: [...events, ...written] });
  });
}

/** @rule ACHIEVEMENT-1 */
export function gainAchievement(
  game: Game,
  { scope, achievement }: CommandOf<'gainAchievement'>,
  context: Context,
): Answer<Game> {
  return inCampaign(game, (campaign) => {
    const name = achievementName(context.content, scope, achievement);
    if (name === '') return refuse({ code: 'noSuchAchievement', achievement });
    const isOnce = scope === 'party' || name.includes(':');
    if (isOnce && countOf(campaign, scope, achievement) > 0) {
      return refuse({ code: 'achievementIsHeld', name });
    }
    return ok(achievementGained(campaign, scope, achievement, context));
  });
}

export function loseAchievement(
  game: Game,
  { scope, achievement }: CommandOf<'loseAchievement'>,
  { content }: Context,
): Answer<Game> {
  return inCampaign(game, (campaign) => {
    const name = achievementName(content, scope, achievement) || achievement;
    const isHeld = achievementsOf(campaign, scope).some((one) => one.achievement === achievement);
    if (!isHeld) return refuse({ code: 'achievementIsNotHeld', name });
    return ok({
      next: withoutAchievement(campaign, scope, achievement),
      events: [{ type: 'achievementLost', scope, name, rule: 'ACHIEVEMENT-1' }],
    });
  });
}

/** All copies of an item come to the shop; without a number one of the random designs. @rule ITEM-8 */
export function unlockDesign(
  game: Game,
  { item }: CommandOf<'unlockDesign'>,
  context: Context,
): Answer<Game> {
  return inCampaign(game, (campaign) => {
    const { content } = context;
    if (item === null) {
      if (designsLeft(campaign, content).length === 0) return refuse({ code: 'designsUsedUp' });
      return ok(designUnlocked(campaign, randomDesign(campaign, context), content));
    }
    const printed = content.item(item);
    if (!printed) return refuse({ code: 'noSuchItem', item });
    return ok(designUnlocked(campaign, printed, content));
  });
}

/** Opened by hand, it is opened as often as the players say. @rule UNLOCK-1 */
export function openEnvelope(
  game: Game,
  { envelope }: CommandOf<'openEnvelope'>,
  context: Context,
): Answer<Game> {
  return inCampaign(game, (campaign) => ok(envelopeOpened(campaign, envelope, context)));
}
