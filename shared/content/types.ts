/** Types of all content, inferred from the schemas. */
import type { z } from 'zod';
import type * as cardLines from './schemas/cardLines';
import type * as campaign from './schemas/campaign';
import type * as conditions from './schemas/conditions';
import type * as dungeon from './schemas/dungeon';
import type * as enhancements from './schemas/enhancements';
import type * as envelopes from './schemas/envelopes';
import type * as events from './schemas/events';
import type * as items from './schemas/items';
import type * as maps from './schemas/maps';
import type * as milestones from './schemas/milestones';
import type * as monsters from './schemas/monsters';
import type * as names from './schemas/names';
import type * as packs from './schemas/packs';
import type * as scenarios from './schemas/scenarios/scenarios';
import type * as tables from './schemas/tables';

export type { Ranks } from './schemas/notations';

/** Makes objects and lists deeply readonly. Branded strings stay as they are. */
export type DeepReadonly<T> = T extends string | number | boolean | null
  ? T
  : { readonly [K in keyof T]: DeepReadonly<T[K]> };

type Inferred<S extends z.ZodType> = DeepReadonly<z.infer<S>>;

export type MonsterType = Inferred<typeof monsters.monsterType>;
export type StatBlock = Inferred<typeof monsters.statBlock>;
export type AbilityDeckContent = Inferred<typeof monsters.abilityDeck>;
export type AbilityCard = Inferred<typeof monsters.abilityCard>;
export type AbilityAction = Inferred<typeof monsters.action>;

export type ClassContent = Inferred<typeof campaign.characterClass>;
export type PerkContent = ClassContent['perks'][number];
export type ClassCard = Inferred<typeof campaign.classCard>;
export type ClassCardLines = Inferred<typeof cardLines.cardLinesFile>;
/** One ability line of a class card half, as keywords. */
export type CardLine = Inferred<typeof cardLines.cardLine>;
export type ItemContent = Inferred<typeof items.itemContent>;
export type ItemEffect = NonNullable<ItemContent['effects']>[number];
export type TreasureContent = Inferred<typeof campaign.treasureContent>;
export type TreasureReward = TreasureContent['rewards'][number];
export type Achievements = Inferred<typeof campaign.achievementsFile>;
export type MilestonesContent = Inferred<typeof milestones.milestonesFile>;
export type MilestoneContent = MilestonesContent['milestones'][number];
export type PersonalQuestContent = Inferred<typeof campaign.personalQuest>;
export type BattleGoalContent = Inferred<typeof campaign.battleGoal>;

export type EnhancementTables = Inferred<typeof enhancements.enhancementTables>;
export type StickerTable = EnhancementTables['stickers'][number];
export type EventsContent = Inferred<typeof events.eventsFile>;
export type EventCardContent = Inferred<typeof events.eventCard>;
export type EventOutcome = EventCardContent['options'][number][number];
export type EventEffect = NonNullable<EventOutcome['effects']>[number];
export type EventCondition = NonNullable<EventOutcome['when']>;

export type ConditionContent = Inferred<typeof conditions.conditionContent>;
export type ConditionTraits = Inferred<typeof conditions.conditionTraits>;

export type EnvelopeContent = Inferred<typeof envelopes.envelopeContent>;
export type NamesFile = Inferred<typeof names.namesFile>;

export type ScenarioIndexEntry = Inferred<typeof scenarios.scenarioIndexEntry>;
export type ScenarioContent = Inferred<typeof scenarios.scenarioFileContent>;
export type CustomScenarioFile = Inferred<typeof scenarios.customScenarioFile>;
export type PackFile = Inferred<typeof packs.packFile>;
export type Erratum = Inferred<typeof packs.erratum>;
export type PackScenario = Inferred<typeof packs.packScenario>;
export type RoomContent = ScenarioContent['rooms'][number];
export type RoomMonster = RoomContent['monsters'][number];
export type ObjectiveContent = NonNullable<ScenarioContent['objectives']>[number];
export type SpawnContent = NonNullable<ScenarioContent['spawns']>[number];
export type ScenarioRewards = ScenarioContent['rewards'];
export type ScenarioMap = NonNullable<ScenarioContent['map']>;
export type DoorLock = NonNullable<ScenarioMap['doors'][number]['locked']>;
export type ScenarioRule = NonNullable<ScenarioContent['rules']>[number];
export type RuleEffect = ScenarioRule['does'][number];
/** The figures that a rule concerns. */
export type RuleFigures = NonNullable<ScenarioRule['of']>;
export type BookCondition = NonNullable<ScenarioRule['when']>[number];
export type GoalContent = ScenarioContent['goals'][number];
export type SingleGoal = Exclude<GoalContent, { readonly type: 'either' }>;
export type TileContent = Inferred<typeof maps.tile>;

export type RandomDungeonContent = Inferred<typeof dungeon.randomDungeonFile>;
export type DungeonRoomCard = RandomDungeonContent['roomCards'][number];
export type DungeonMonsterCard = RandomDungeonContent['monsterCards'][number];
export type DungeonPenalty = Inferred<typeof dungeon.penalty>;
export type DungeonReward = Inferred<typeof dungeon.dungeonReward>;

export type LevelTables = Inferred<typeof tables.levelTables>;
export type ModifierDeckTables = Inferred<typeof tables.modifierDeckTables>;
