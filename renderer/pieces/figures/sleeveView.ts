/** What a monster's stat sleeve shows in this round. */
import type { Content } from '#shared/content/content';
import { hitPointsOf, monsterStats } from '#shared/content/stats';
import type { MonsterType, StatBlock } from '#shared/content/types';
import { finalActions } from '#shared/rules/monsters/actionNumbers';
import { monstersOfType, ranksOf } from '#shared/rules/table/standees';
import type { Monster, Scenario, Sleeve } from '#shared/state';
import type { Effect, Element, Rank } from '#shared/vocabulary';
import { actionLine, type ActionLine } from '../../text/monsters/monsterActions';
import { effectName, inSentence } from '../../text/names/names';
import { readable } from '../../text/phrases';
import { tableText as text } from '../../text/table/table';

/** A stat sleeve as it is shown: this round's ability card worked into the numbers. */
export interface SleeveView {
  readonly name: string;
  /** Nothing printed is known of the type: its pack is gone, or switched off. */
  readonly isMissing: boolean;
  readonly card: {
    readonly id: number;
    readonly initiative: number;
    readonly shuffle: boolean;
  } | null;
  readonly columns: readonly SleeveColumn[];
  /** Elements the type could still use up in this round. */
  readonly waits: readonly (Element | 'wild')[];
}

export interface SleeveColumn {
  readonly rank: Rank;
  /** Where figures stand above the level of the sleeve; null = the level of the sleeve. */
  readonly level: number | null;
  /** A figure of the rank is on the table. */
  readonly present: boolean;
  readonly hitPoints: number;
  readonly traits: readonly string[];
  readonly lines: readonly ActionLine[];
  /** Elements that would still change its lines. */
  readonly waits: readonly (Element | 'wild')[];
}

const HIGHEST_LEVEL = 7;

type Printed = Pick<Content, 'monster' | 'abilityDeck'>;

export function sleeveView(
  sleeve: Sleeve,
  scenario: Pick<Scenario, 'figures' | 'abilityDecks' | 'players'>,
  content: Printed,
): SleeveView {
  const type = content.monster(sleeve.type);
  const current = scenario.abilityDecks.find((deck) => deck.deck === sleeve.deck)?.current ?? null;
  const card = content.abilityDeck(sleeve.deck)?.cards.find((each) => each.id === current) ?? null;
  const monsterName = (id: string) => content.monster(id)?.name ?? readable(id);

  const monsters = monstersOfType(scenario, sleeve.type);
  const columns = columnKeys(type, sleeve.level, monsters).flatMap(
    ({ rank, level }): SleeveColumn[] => {
      const stats = type && monsterStats(type, level, rank);
      if (!stats) return [];
      const actions = card
        ? finalActions(stats, card.actions, {
            characters: scenario.players,
            consumed: sleeve.consumed ?? [],
            conditions: [],
          })
        : [];
      return [
        {
          rank,
          level: level === sleeve.level ? null : level,
          present: monsters.some(
            (monster) => monster.rank === rank && levelOf(monster, sleeve.level) === level,
          ),
          hitPoints: hitPointsOf(stats, { characters: scenario.players, level }),
          traits: traitsOf(stats),
          lines: (card
            ? actions.map((action) =>
                actionLine(action, { characters: scenario.players, monsterName }),
              )
            : printed(stats)
          ).filter(({ main, rest }) => main !== '' || rest !== ''),
          waits: actions.flatMap((action) => action.waits),
        },
      ];
    },
  );
  const waits = [...new Set(columns.flatMap((column) => column.waits))];
  return { name: monsterName(sleeve.type), isMissing: !type, card, columns, waits };
}

/** A column for each rank, and one more for figures a scenario makes stronger than their sleeve. */
function columnKeys(type: MonsterType | null, level: number, monsters: readonly Monster[]) {
  return (type ? ranksOf(type) : []).flatMap((rank) => {
    const levels = monsters
      .filter((monster) => monster.rank === rank)
      .map((monster) => levelOf(monster, level));
    const all = [...new Set([level, ...levels])].toSorted((a, b) => a - b);
    return all.map((each) => ({ rank, level: each }));
  });
}

function levelOf({ levelBonus = 0 }: Monster, level: number): number {
  return Math.min(HIGHEST_LEVEL, level + levelBonus);
}

/** Without a card the stat card is all there is. */
function printed(stats: StatBlock): readonly ActionLine[] {
  return [
    { main: `${text.move} ${stats.move ?? '–'}`, rest: '' },
    {
      main: `${text.attackValue} ${stats.attack}`,
      rest: [
        ...(stats.range > 0 ? [`${inSentence(text.range)} ${stats.range}`] : []),
        ...(stats.attackEffects ?? []).map(effectName),
      ].join(', '),
    },
  ];
}

function traitsOf(stats: StatBlock): readonly string[] {
  const { shield, retaliate, flying, advantage, attackersGainDisadvantage, immunities } = stats;
  return [
    ...(shield ? [`${text.shield} ${shield}`] : []),
    ...(retaliate
      ? [
          `${text.retaliate} ${retaliate.value}` +
            (retaliate.range > 1 ? ` (${inSentence(text.range)} ${retaliate.range})` : ''),
        ]
      : []),
    ...(flying ? [text.flying] : []),
    ...(advantage ? [text.advantage] : []),
    ...(attackersGainDisadvantage ? [text.attackersGainDisadvantage] : []),
    ...(immunities ? [`${text.immune} ${immunities.map(immunity).join(', ')}`] : []),
  ];
}

/** Conditions, 'push' and 'pull' are named as what an attack adds. */
function immunity(effect: string): string {
  return inSentence(effectName(effect as Effect));
}
