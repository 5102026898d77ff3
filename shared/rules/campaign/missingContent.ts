/** What a campaign has that nothing is known of any more: its pack is gone, or switched off. */
import type { PackInUse, Campaign, Game, Scenario } from '../../state';
import type { Content } from '../../content/content';
import { partsOfPack, type PackPart } from '../../content/packs';
import type { PackFile } from '../../content/types';
import type { ClassId, MonsterTypeId, ScenarioId } from '../../ids';
import { monstersOf } from '../table/figures';

/** Everything in a game that the content does not have; all lists empty where nothing is missing. */
export interface MissingContent {
  /** Packs in use that the library does not have. */
  readonly packs: readonly PackInUse[];
  /** Types with a sleeve or a figure on the table. */
  readonly monsters: readonly MonsterTypeId[];
  /** Classes of characters, retired ones included. */
  readonly classes: readonly ClassId[];
  /** The running scenario, and completed ones. */
  readonly scenarios: readonly ScenarioId[];
}

/** Packs the campaign plays with and the library does not have. */
export function missingPacks(
  { packs }: Pick<Campaign, 'packs'>,
  content: Pick<Content, 'pack'>,
): readonly PackInUse[] {
  return packs.filter(({ id }) => content.pack(id) === null);
}

/** Nothing is taken away for being missing; it only says what stands without its print. */
export function missingContent(
  { campaign, scenario }: Game,
  content: Pick<Content, 'pack' | 'monster' | 'class' | 'scenarioEntry'>,
): MissingContent {
  const sheets = [...campaign.characters, ...campaign.retired];
  const played = scenario ? [scenario.scenario, ...campaign.completed] : campaign.completed;
  return {
    packs: missingPacks(campaign, content),
    monsters: typesOf(scenario).filter((id) => !content.monster(id)),
    classes: unique(sheets.map((sheet) => sheet.class)).filter((id) => !content.class(id)),
    scenarios: unique(played).filter((id) => !content.scenarioEntry(id)),
  };
}

/** Numbers of items that characters own and nothing is known of. */
export function missingItems(
  { characters, retired }: Pick<Campaign, 'characters' | 'retired'>,
  content: Pick<Content, 'item'>,
): readonly number[] {
  const owned = [...characters, ...retired].flatMap((sheet) => sheet.items.map(({ item }) => item));
  return unique(owned).filter((item) => !content.item(item));
}

/** What a pack adds that the campaign could not go on without: names of what is in play or owned. */
export function partsInPlay(game: Game, pack: PackFile): readonly PackPart[] {
  const { campaign, scenario } = game;
  const types = new Set<string>(typesOf(scenario));
  const decks = new Set<string>(scenario?.abilityDecks.map(({ deck }) => deck));
  const classes = new Set<string>(campaign.characters.map((sheet) => sheet.class));
  const items = new Set(
    campaign.characters.flatMap((sheet) => sheet.items.map(({ item }) => item)),
  );
  const goals = new Set((scenario?.deeds ?? []).map(({ battleGoal }) => String(battleGoal)));
  const quests = new Set(
    campaign.characters.flatMap(({ quest, questsDrawn }) =>
      [...questsDrawn, ...(quest ? [quest.quest] : [])].map(String),
    ),
  );
  const { city, road } = campaign.party.events;
  const open = [`city ${String(city.current)}`, `road ${String(road.current)}`];
  const treasures = new Set(
    scenario?.figures.flatMap((each) =>
      each.kind === 'character' ? each.treasures.map(String) : [],
    ),
  );
  const conditions = new Set<string>(
    scenario?.figures.flatMap((each) => each.conditions.map(({ name }) => name)),
  );
  const { globalAchievements, partyAchievements } = campaign.party;
  const achieved = new Set(
    [...globalAchievements, ...partyAchievements].map(({ achievement }) => achievement),
  );
  return partsOfPack(pack).filter(({ kind, id }) => {
    switch (kind) {
      case 'monster':
        return types.has(id);
      case 'abilityDeck':
        return decks.has(id);
      case 'class':
        return classes.has(id);
      case 'item':
        return items.has(Number(id));
      case 'scenario':
        return scenario?.scenario === id;
      case 'tile':
        return false;
      case 'battleGoal':
        return goals.has(id);
      case 'personalQuest':
        return quests.has(id);
      case 'event':
        return open.includes(id);
      case 'treasure':
        return treasures.has(id);
      case 'condition':
        return conditions.has(id);
      case 'achievement':
        return achieved.has(id);
    }
  });
}

function typesOf(scenario: Scenario | null): readonly MonsterTypeId[] {
  if (!scenario) return [];
  const figures = monstersOf(scenario).map((monster) => monster.type);
  return unique([...scenario.sleeves.map((sleeve) => sleeve.type), ...figures]);
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)];
}
