/** Computes the content of a monster sleeve in this round. */
import type { Content } from '#shared/content/content';
import { readEffects } from '#shared/content/notation/effects';
import { cardLevel, hitPointsOf, monsterStats } from '#shared/content/stats';
import type { MonsterType, StatBlock } from '#shared/content/types';
import { finalActions } from '#shared/rules/monsters/actionNumbers';
import type { FigureId } from '#shared/ids';
import type { Defences } from '#shared/rules/figures/defences';
import { monstersOfType, ranksOf } from '#shared/rules/figures/standees';
import type { Monster, Scenario, Sleeve } from '#shared/state';
import type { Element, Rank } from '#shared/vocabulary';
import { actionLine } from '../../../words/sentences/monsters/monsterActions';
import {
  drawnTerm,
  effectTerm,
  lineFrom,
  plainTerm,
  type ActionLine,
  type Term,
} from '../../../words/sentences/monsters/terms';
import { printedTerms } from '../../../words/sentences/monsters/printedCard';
import { immunityName, inSentence } from '../../../words/sentences/names/names';
import { titleFromId } from '../../../words/helpers/phrases';
import { tableText as text } from '../../../words/sentences/play';

/** A sleeve with the stats and the ability card of this round. */
export interface SleeveView {
  readonly name: string;
  /** True if the type's content pack is missing or switched off. */
  readonly isMissing: boolean;
  readonly card: {
    readonly id: number;
    readonly initiative: number;
    readonly shuffle: boolean;
    /** The lines of the card as they are printed: 'Move +0', 'Attack −1'. */
    readonly printed: readonly Term[];
  } | null;
  readonly columns: readonly SleeveColumn[];
  /** The elements that the card can still consume in this round. */
  readonly waits: readonly (Element | 'wild')[];
}

export interface SleeveColumn {
  readonly rank: Rank;
  /** The level of figures that the scenario raised; null = the sleeve's level. */
  readonly level: number | null;
  /** True if a figure of the rank is on the table. */
  readonly present: boolean;
  readonly hitPoints: number;
  readonly traits: readonly Term[];
  /** The printed shield and retaliate. */
  readonly defences: Defences;
  /** The figures of the column in turn order. */
  readonly standees: readonly FigureId[];
  readonly lines: readonly SleeveLine[];
  /** The elements that the column's lines can still consume. */
  readonly waits: readonly (Element | 'wild')[];
}

/**
 * A line of the ability card. `place` is its position on the card, or empty if it is from the stat
 * card.
 */
export interface SleeveLine extends ActionLine {
  readonly place: string;
}

type Printed = Pick<Content, 'monster' | 'abilityDeck'>;

export function sleeveView(
  sleeve: Sleeve,
  scenario: Pick<Scenario, 'figures' | 'abilityDecks' | 'players'>,
  content: Printed,
): SleeveView {
  const type = content.monster(sleeve.type);
  const current = scenario.abilityDecks.find((deck) => deck.deck === sleeve.deck)?.current ?? null;
  const drawnCard =
    content.abilityDeck(sleeve.deck)?.cards.find((each) => each.id === current) ?? null;
  const monsterName = (id: string) => content.monster(id)?.name ?? titleFromId(id);

  const monsters = monstersOfType(scenario, sleeve.type);
  const columns = columnKeys(type, sleeve.level, monsters).flatMap(
    ({ rank, level }): SleeveColumn[] => {
      const stats = type && monsterStats(type, level, rank);
      if (!stats) return [];
      const actions = drawnCard
        ? finalActions(stats, drawnCard.actions, {
            characters: scenario.players,
            consumed: sleeve.consumed ?? [],
            conditions: [],
          })
        : [];
      const standees = monsters
        .filter((each) => each.rank === rank && levelOf(each, sleeve.level) === level)
        .map(({ id }) => id);
      return [
        {
          rank,
          level: level === sleeve.level ? null : level,
          present: standees.length > 0,
          standees,
          hitPoints: hitPointsOf(stats, { characters: scenario.players, level }),
          traits: traitsOf(stats),
          defences: { shield: stats.shield ?? 0, retaliate: stats.retaliate?.value ?? 0 },
          lines: (drawnCard
            ? actions.map((action) => ({
                ...actionLine(action, { characters: scenario.players, monsterName }),
                place: action.place.join(),
              }))
            : printedLines(stats)
          ).filter(({ main, rest }) => main !== '' || rest !== ''),
          waits: actions.flatMap((action) => action.waits),
        },
      ];
    },
  );
  const card = drawnCard && {
    ...drawnCard,
    printed: drawnCard.actions.flatMap((action, index) => {
      const line = columns[0]?.lines.find(({ place }) => place === String(index));
      return printedTerms(action, line);
    }),
  };
  const waits = [...new Set(columns.flatMap((column) => column.waits))];
  return { name: monsterName(sleeve.type), isMissing: !type, card, columns, waits };
}

/** A column for each rank and level. Scenarios can raise the level of single figures. */
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
  return cardLevel(level + levelBonus);
}

/** The lines of the stat card, for a type without an ability card in this round. */
function printedLines(stats: StatBlock): readonly SleeveLine[] {
  const move = drawnTerm('move', `${text.move} ${stats.move ?? '–'}`, stats.move ?? '–');
  const attack = drawnTerm('attack', `${text.attackValue} ${stats.attack}`, stats.attack);
  const range = `${inSentence(text.range)} ${stats.range}`;
  return [
    lineFrom(move.words, [move], []),
    lineFrom(
      attack.words,
      [attack],
      [
        stats.range > 0 ? drawnTerm('range', range, stats.range) : null,
        ...readEffects(stats.attackEffects).map(effectTerm),
      ],
    ),
  ].map((line) => ({ ...line, place: '' }));
}

function traitsOf(stats: StatBlock): readonly Term[] {
  const { shield, retaliate, flying, advantage, attackersGainDisadvantage, immunities } = stats;
  return [
    ...(shield ? [drawnTerm('shield', `${text.shield} ${shield}`, shield)] : []),
    ...(retaliate
      ? [
          drawnTerm('retaliate', `${text.retaliate} ${retaliate.value}`, retaliate.value),
          ...(retaliate.range > 1
            ? [drawnTerm('range', `${inSentence(text.range)} ${retaliate.range}`, retaliate.range)]
            : []),
        ]
      : []),
    ...(flying ? [drawnTerm('flying', text.flying)] : []),
    ...(advantage ? [plainTerm(text.advantage)] : []),
    ...(attackersGainDisadvantage ? [plainTerm(text.attackersGainDisadvantage)] : []),
    ...(immunities
      ? [
          plainTerm(
            `${text.immune} ${immunities.map((to) => inSentence(immunityName(to))).join(', ')}`,
          ),
        ]
      : []),
  ];
}
