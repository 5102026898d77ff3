/** Content that a campaign uses although its pack is missing or switched off. */
import type { PackInUse, Campaign, Game, Scenario } from '../../state';
import type { Content } from '../../content/content';
import { partsOfPack, type PackKind, type PackPart } from '../../content/packs/packs';
import type { PackFile } from '../../content/types';
import type { ClassId, MonsterTypeId, ScenarioId } from '../../ids';
import { monstersOf } from '../figures/figures';

/** Parts of a game that the content does not have. All lists are empty if nothing is missing. */
export interface MissingContent {
  /** Packs in use that are not in the library. */
  readonly packs: readonly PackInUse[];
  /** Monster types with a sleeve or a figure in play. */
  readonly monsters: readonly MonsterTypeId[];
  /** Classes of characters, including retired ones. */
  readonly classes: readonly ClassId[];
  /** The current scenario and completed ones. */
  readonly scenarios: readonly ScenarioId[];
}

/** Packs the campaign uses that are not in the library. */
export function missingPacks(
  { packs }: Pick<Campaign, 'packs'>,
  content: Pick<Content, 'pack'>,
): readonly PackInUse[] {
  return packs.filter(({ id }) => content.pack(id) === null);
}

/** Lists missing content, without removing anything. */
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

/** Numbers of owned items that the content does not have. */
export function missingItems(
  { characters, retired }: Pick<Campaign, 'characters' | 'retired'>,
  content: Pick<Content, 'item'>,
): readonly number[] {
  const owned = [...characters, ...retired].flatMap((sheet) => sheet.items.map(({ item }) => item));
  return unique(owned).filter((item) => !content.item(item));
}

/** Names of a pack's parts that are in play or owned, so that the campaign needs them. */
export function partsInPlay(game: Game, pack: PackFile): readonly PackPart[] {
  const { campaign, scenario } = game;
  const { characters, party } = campaign;
  const figures = scenario?.figures ?? [];
  const { city, road } = party.events;
  const inPlay: Readonly<Record<PackKind, readonly unknown[]>> = {
    monster: typesOf(scenario),
    abilityDeck: scenario?.abilityDecks.map(({ deck }) => deck) ?? [],
    class: characters.map((sheet) => sheet.class),
    item: characters.flatMap((sheet) => sheet.items.map(({ item }) => item)),
    scenario: scenario ? [scenario.scenario] : [],
    tile: [],
    battleGoal: scenario?.records.map(({ battleGoal }) => battleGoal) ?? [],
    personalQuest: characters.flatMap(({ quest, questsDrawn }) => [...questsDrawn, quest?.quest]),
    event: [`city ${String(city.current)}`, `road ${String(road.current)}`],
    treasure: figures.flatMap((each) => (each.kind === 'character' ? each.treasures : [])),
    condition: figures.flatMap((each) => each.conditions.map(({ name }) => name)),
    achievement: [...party.globalAchievements, ...party.partyAchievements].map(
      ({ achievement }) => achievement,
    ),
  };
  return partsOfPack(pack).filter(({ kind, id }) =>
    inPlay[kind].some((each) => String(each) === id),
  );
}

function typesOf(scenario: Scenario | null): readonly MonsterTypeId[] {
  if (!scenario) return [];
  const figures = monstersOf(scenario).map((monster) => monster.type);
  return unique([...scenario.sleeves.map((sleeve) => sleeve.type), ...figures]);
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)];
}
