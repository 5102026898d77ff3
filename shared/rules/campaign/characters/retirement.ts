/** Retirement of characters and its rewards. */
import type { PersonalQuestContent, ScenarioRewards } from '../../../content/types';
import type { GameEvent } from '../../../events';
import type { Refusal } from '../../../refusals';
import { andThen, unchanged, type Outcome } from '../../../result';
import type { Campaign, CharacterSheet } from '../../../state';
import {
  addClassEvents,
  changeProsperity,
  isClassOpen,
  openBox,
  openEnvelope,
  type CampaignTools,
} from '../party/changes';
import { reachMilestones } from '../party/milestones';
import type { TableDraws } from '../party/sideScenarios';
import { withoutItsStickers } from './guests';
import { playerKey } from './players';
import { questView } from './quests';
import { withQuestsCounting } from './questSteps';

/** Number of characters a player has retired; 0 without a player name. @rule RETIRE-4 */
export function retirementsOf(
  campaign: { readonly retired: readonly Pick<CharacterSheet, 'player'>[] },
  player: string,
): number {
  const name = playerKey(player);
  if (name === '') return 0;
  return campaign.retired.filter((sheet) => playerKey(sheet.player) === name).length;
}

/**
 * Refuses to retire with an incomplete quest unless the players want it `anyway`.
 *
 * @rule RETIRE-1 RETIRE-5 QUEST-3
 */
export function whyNotRetire(
  sheet: CharacterSheet,
  anyway: boolean,
  content: CampaignTools['content'],
): Refusal | null {
  const mayLeave = anyway || questView(sheet, content)?.done === true;
  return mayLeave ? null : { code: 'questIsNotDone', character: sheet.id };
}

/**
 * Retires a character. Its items return to the shop, its gold is lost, the city gains one
 * prosperity, and its quest unlocks its reward. Later characters of the player get an extra perk.
 *
 * @rule RETIRE-1 RETIRE-2 RETIRE-3 RETIRE-4 RETIRE-6 QUEST-1
 */
export function retire(
  campaign: Campaign,
  sheet: CharacterSheet,
  tools: CampaignTools,
  drawn: TableDraws = {},
): Outcome<Campaign> {
  const view = questView(sheet, tools.content);
  const isFirstOfClass = !campaign.retired.some((each) => each.class === sheet.class);
  const gone = withRetired(campaign, sheet);
  const counted = view?.done
    ? withQuestsCounting(gone.characters, 'personalQuestsCompleted', 1, () => true, tools.content)
    : gone.characters;
  const left: Outcome<Campaign> = {
    next: { ...gone, characters: counted },
    events: [
      retiredEvent(sheet),
      ...(playerKey(sheet.player) === '' ? [withoutPlayerEvent(sheet)] : []),
    ],
  };
  const hasOwnEvents = rewardsOfChain(campaign, view?.quest.id, tools.content).some(
    ({ retire: isRetired }) => isRetired !== undefined,
  );
  const added =
    isFirstOfClass && !hasOwnEvents
      ? andThen(left, (next) => addClassEvents(next, sheet.class, 'retire', tools))
      : left;
  const grown = andThen(added, (next) =>
    changeProsperity(next, tools.content.levels().prosperity.retirementGain, tools),
  );
  const opened = andThen(grown, (next) => {
    const unlocks = view?.done ? view.quest.unlocks : null;
    if (!view || !unlocks || questBox(next, view.quest, tools.content) === 'openedByChain') {
      return unchanged(next);
    }
    return 'class' in unlocks
      ? openBox(next, unlocks.class, tools, drawn)
      : openEnvelope(next, unlocks.envelope, tools, drawn);
  });
  return andThen(opened, (next) => reachMilestones(next, tools));
}

/** The completed scenarios that only this quest unlocks. */
export function chainCompleted(
  { completed }: Pick<Campaign, 'completed'>,
  quest: number | undefined,
  content: CampaignTools['content'],
): Campaign['completed'] {
  if (quest === undefined) return [];
  return completed.filter((id) => content.scenarioEntry(id)?.requiresPersonalQuest === quest);
}

function rewardsOfChain(
  campaign: Campaign,
  quest: number | undefined,
  content: CampaignTools['content'],
): readonly ScenarioRewards[] {
  return chainCompleted(campaign, quest, content).map((id) => content.scenario(id)?.rewards ?? {});
}

/**
 * The state of a quest's box or envelope: closed, already open for another reason, or opened by the
 * quest's last scenario.
 */
type QuestBox = 'closed' | 'open' | 'openedByChain';

/** @rule QUEST-4 RETIRE-3 */
export function questBox(
  campaign: Campaign,
  { id, unlocks }: PersonalQuestContent,
  content: CampaignTools['content'],
): QuestBox {
  const chain = rewardsOfChain(campaign, id, content);
  const isByChain =
    'class' in unlocks
      ? chain.some(({ unlockClass }) => unlockClass === unlocks.class)
      : chain.some(({ envelopes = [] }) => envelopes.some((each) => each === unlocks.envelope));
  if (isByChain) return 'openedByChain';
  const isOpen =
    'class' in unlocks
      ? isClassOpen(campaign, content, unlocks.class)
      : campaign.party.envelopes.includes(unlocks.envelope);
  return isOpen ? 'open' : 'closed';
}

function retiredEvent({ id: character, name, class: classId }: CharacterSheet): GameEvent {
  return { type: 'characterRetired', character, name, class: classId, rule: 'RETIRE-1' };
}

/**
 * The event that no later character gets a perk for the retirement, because the player is unknown.
 *
 * @rule RETIRE-4
 */
function withoutPlayerEvent({ id: character }: CharacterSheet): GameEvent {
  return { type: 'retirementPerkLost', character, rule: 'RETIRE-4' };
}

/** The sheet with a player's name added if it has none. @rule RETIRE-4 */
export function withPlayer(sheet: CharacterSheet, player: string): CharacterSheet {
  return playerKey(sheet.player) === '' ? { ...sheet, player } : sheet;
}

function withRetired(campaign: Campaign, sheet: CharacterSheet): Campaign {
  const { guest: _, ...own } = sheet;
  const left: CharacterSheet = { ...own, items: [], gold: 0, blessed: false };
  return {
    ...withoutItsStickers(campaign, sheet),
    characters: campaign.characters.filter((each) => each.id !== sheet.id),
    retired: [...campaign.retired, left],
  };
}
