/** Applies the lines of a summary in order. */
import type { Content } from '../../../content/content';
import type { GameEvent } from '../../../events';
import type { CharacterId } from '../../../ids';
import { andThen, forEach, unchanged, type Outcome } from '../../../result';
import type { Campaign, CharacterSheet } from '../../../state';
import { countOf, withoutAchievement, achievementName } from '../../campaign/party/achievements';
import {
  addEvent,
  changeProsperity,
  openBox,
  openEnvelope,
  withParty,
  type CampaignTools,
} from '../../campaign/party/changes';
import { drawDesign, unlockDesign } from '../../campaign/party/designs';
import { changeReputation, gainAchievement } from '../../campaign/party/milestones';
import { drawSideScenario, withMark } from '../../campaign/party/sideScenarios';
import { refreshItems } from '../../campaign/items/equipment';
import { gainOnce, giveItem } from '../../campaign/gains';
import { checkMarksAfter } from '../../campaign/characters/levelUp';
import { questContent } from '../../campaign/characters/quests';
import { withQuestStep } from '../../campaign/characters/questSteps';
import { withSheet } from '../../campaign/characters/sheets';
import type { LineOf, ScenarioSummary, SummaryLine } from './lines';

type Change = Outcome<Campaign>;

/**
 * The campaign after a scenario. For participants, items are refreshed and sanctuary blessings are
 * used up; a solo scenario does not change those and the events.
 *
 * @rule REWARD-1 REWARD-2 REWARD-3 EXPERIENCE-3 ITEM-6 DONATION-1 SOLO-2
 */
export function withSummary(
  campaign: Campaign,
  summary: ScenarioSummary,
  { played, isSolo }: { readonly played: readonly CharacterId[]; readonly isSolo: boolean },
  tools: CampaignTools,
): Change {
  const applied = forEach(unchanged(campaign), summary.lines, (next, line) =>
    line.amount === 0 ? withoutLine(next, line) : withLine(next, line, tools),
  );
  return andThen(applied, (next) => {
    const characters = next.characters.map((sheet) =>
      played.includes(sheet.id)
        ? { ...refreshItems(sheet, 'all'), blessed: isSolo && sheet.blessed }
        : sheet,
    );
    if (isSolo) return unchanged({ ...next, characters });
    // Resets the event reminders for the next visit to the city.
    const party = { ...next.party, eventsDone: [], atStart: [] };
    return unchanged({ ...next, characters, party });
  });
}

/** Marks scenario links that players declined. */
function withoutLine(campaign: Campaign, line: SummaryLine): Change {
  const isLeftOut = line.from.kind === 'completion' && line.computed !== 0;
  const opens = isLeftOut && (line.what === 'blocked' || line.what === 'scenario');
  if (!opens || line.scenario === null) return unchanged(campaign);
  const { scenario } = line;
  const as = line.what === 'blocked' ? 'open' : 'locked';
  return {
    next: withMark(campaign, scenario, as),
    events: [{ type: 'scenarioMarked', scenario, as, rule: 'OWN-5' }],
  };
}

function withLine(campaign: Campaign, line: SummaryLine, tools: CampaignTools): Change {
  const sheet = campaign.characters.find((each) => each.id === line.to);
  switch (line.what) {
    case 'experience':
    case 'gold':
    case 'checkMarks':
      return sheet ? withNumber(campaign, sheet, line.what, line) : unchanged(campaign);
    case 'quest':
    case 'questDone':
      return sheet ? withQuest(campaign, sheet, line, tools.content) : unchanged(campaign);
    case 'item':
      return sheet
        ? giveItem(campaign, sheet, line.item, { content: tools.content, rule: line.rule })
        : unchanged(campaign);
    case 'choice':
      return withChoice(campaign, line, tools);
    case 'reputation':
      return changeReputation(campaign, line.amount, tools);
    case 'prosperity':
      return changeProsperity(campaign, line.amount, tools);
    case 'completed':
    case 'scenario':
    case 'blocked':
      return withScenario(campaign, line);
    default:
      return withThing(campaign, line, tools);
  }
}

/** The caller reports gains from play, bonus and tokens in one event, so they have none here. */
function withNumber(
  campaign: Campaign,
  sheet: CharacterSheet,
  what: 'experience' | 'gold' | 'checkMarks',
  line: SummaryLine,
): Change {
  const to =
    what === 'checkMarks'
      ? checkMarksAfter(sheet.checkMarks, line.amount)
      : Math.max(0, sheet[what] + line.amount);
  const by = to - sheet[what];
  const isTold = ['play', 'bonus', 'tokens'].includes(line.from.kind);
  const events: readonly GameEvent[] =
    isTold || by === 0
      ? []
      : [{ type: 'sheetChanged', character: sheet.id, what, by, rule: line.rule }];
  return { next: withSheet(campaign, { ...sheet, [what]: to }), events };
}

/** @rule QUEST-1 */
function withQuest(
  campaign: Campaign,
  sheet: CharacterSheet,
  line: LineOf<'quest' | 'questDone'>,
  content: Content,
): Change {
  const { quest } = sheet;
  if (!quest) return unchanged(campaign);
  if (line.what === 'questDone') {
    const goals = questContent(content, quest.quest)?.goals ?? [];
    const counters = goals.map((goal, index) =>
      Math.max(quest.counters[index] ?? 0, goal.count ?? goal.scenarios?.length ?? 1),
    );
    return unchanged(withSheet(campaign, { ...sheet, quest: { ...quest, counters } }));
  }
  const { from, amount, names } = line;
  if (from.kind !== 'personalQuest') return unchanged(campaign);
  const place = from.goal;
  return {
    next: withSheet(campaign, withQuestStep(sheet, { place, by: amount, names })),
    events: [
      { type: 'questCounted', character: sheet.id, goal: place, by: amount, rule: 'QUEST-1' },
    ],
  };
}

/** @rule REWARD-5 */
function withChoice(
  campaign: Campaign,
  { options, chosen }: LineOf<'choice'>,
  tools: CampaignTools,
): Change {
  const { reputation = 0, prosperity = 0 } = options[chosen ?? -1] ?? {};
  return andThen(changeReputation(campaign, reputation, tools), (next) =>
    changeProsperity(next, prosperity, tools),
  );
}

/** @rule SCENARIO-1 SCENARIO-3 */
function withScenario(
  campaign: Campaign,
  line: LineOf<'completed' | 'scenario' | 'blocked'>,
): Change {
  const { what, scenario, from } = line;
  if (scenario === null) return unchanged(campaign);
  const as = what === 'completed' || what === 'blocked' ? what : 'open';
  const rule = what === 'blocked' ? 'SCENARIO-3' : 'SCENARIO-1';
  const events: readonly GameEvent[] = [{ type: 'scenarioMarked', scenario, as, rule }];
  if (what === 'completed') {
    const isNew = !campaign.completed.includes(scenario);
    return {
      next: isNew ? { ...campaign, completed: [...campaign.completed, scenario] } : campaign,
      events,
    };
  }
  // Scenarios that the completed one unlocks are derived from its links.
  if (from.kind === 'completion') return { next: campaign, events };
  return { next: withMark(campaign, scenario, 'open'), events };
}

function withThing(campaign: Campaign, line: SummaryLine, tools: CampaignTools): Change {
  const { content } = tools;
  switch (line.what) {
    case 'itemDesign':
      return unlockDesign(campaign, content.item(line.item), content);
    case 'randomDesign':
      return drawDesign(campaign, line.item, content, tools.random);
    case 'randomScenario':
      return drawSideScenario(campaign, line.scenario, content, tools.random, 'REWARD-3');
    case 'globalAchievement':
      return gainAchievement(campaign, 'global', line.achievement, tools);
    case 'partyAchievement':
      return gainOnce(campaign, line.achievement, tools);
    case 'losePartyAchievement':
      return withLost(campaign, line.achievement, content);
    case 'class':
      return openBox(campaign, line.class, tools);
    case 'envelope':
      return openEnvelope(campaign, line.envelope, tools);
    case 'cityEvent':
      return addEvent(campaign, 'city', line.card, tools);
    case 'roadEvent':
      return addEvent(campaign, 'road', line.card, tools);
    case 'treasure':
      return withTreasure(campaign, line.treasure);
    case 'message': {
      const { from, rule } = line;
      if (from.kind !== 'treasure') return unchanged(campaign);
      const lookUp = { kind: 'treasureMessage', treasure: from.treasure } as const;
      return { next: campaign, events: [{ type: 'lookUpSaid', lookUp, rule }] };
    }
    default:
      return unchanged(campaign);
  }
}

function withLost(campaign: Campaign, achievement: string, content: Content): Change {
  if (countOf(campaign, 'party', achievement) === 0) return unchanged(campaign);
  const name = achievementName(content, 'party', achievement) || achievement;
  return {
    next: withoutAchievement(campaign, 'party', achievement),
    events: [{ type: 'achievementLost', scope: 'party', name, rule: 'REWARD-2' }],
  };
}

/** @rule REWARD-3 */
function withTreasure(campaign: Campaign, treasure: number): Change {
  const known = campaign.party.treasures;
  if (known.includes(treasure)) return unchanged(campaign);
  const treasures = [...known, treasure].toSorted((a, b) => a - b);
  return {
    next: withParty(campaign, { treasures }),
    events: [{ type: 'treasureNoted', treasure, rule: 'REWARD-3' }],
  };
}
