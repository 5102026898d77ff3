/** The stat sleeves of monsters on paper. */
import type { Content } from '#shared/content/content';
import type { Sign } from '#shared/content/notation/signs';
import { signOfMonster } from '../../../signs/signOf';
import { monsterStats } from '#shared/content/stats';
import type { MonsterType, StatBlock } from '#shared/content/types';
import { currentCard } from '#shared/rules/decks/abilityDecks';
import { finalActions } from '#shared/rules/monsters/actionNumbers';
import type { FinalAttack } from '#shared/rules/monsters/finalActions';
import { printedHitPoints } from '#shared/rules/figures/stats/stats';
import { withOverrides, overridesOf } from '#shared/rules/figures/stats/statOverrides';
import type { Monster } from '#shared/state';
import type { Rank } from '#shared/vocabulary';
import { PRINT } from '../../../words/sentences/print/print';
import { scenarioNotes, statTraits } from '../../../words/sentences/print/printStats';
import { ranksOf } from '#shared/rules/figures/standees';
import { deckOf, type NeededType } from './monsterTypes';
import { wordsOf, type LineWords } from './cardLines';
import { barsOf, standeeTracks, type StandeeTrack } from './standeeTracks';
import type { PrintTable } from '../printedScenario';

/** A stat sleeve on paper: the stat cards, and a hit point track for every standee in the box. */
export interface SleeveSheet {
  readonly name: string;
  readonly sign: Sign;
  readonly level: number;
  readonly about: readonly string[];
  readonly columns: readonly StatColumn[];
  readonly specials: readonly PaperLine[];
  /** The ability card of the round; null on a blank sleeve and before the card is drawn. */
  readonly now: CardNow | null;
  readonly tracks: readonly StandeeTrack[];
  /** The possible ranks of a blank standee, of which players tick one. */
  readonly ranks: readonly Rank[];
}

export interface StatColumn {
  readonly rank: Rank;
  /** The level of the stat card; null if it is the sleeve's level. */
  readonly level: number | null;
  readonly hitPoints: number;
  readonly move: string;
  readonly attack: string;
  readonly range: string;
  readonly traits: readonly string[];
}

export interface CardNow {
  readonly initiative: number;
  readonly shuffle: boolean;
  readonly lines: readonly { readonly rank: Rank; readonly lines: readonly LineWords[] }[];
}

/** A special ability of a boss, with all numbers. */
export interface PaperLine {
  readonly label: string;
  readonly lines: readonly LineWords[];
}

/** The sleeve of a type. `live` are its figures on the table; null for a blank sleeve. */
export function sleeveSheet(
  { type, levels }: NeededType,
  table: PrintTable,
  content: Content,
  live: readonly Monster[] | null,
): SleeveSheet {
  const sleeveLevel = table.running?.sleeves.find((each) => each.type === type.id)?.level;
  const level = sleeveLevel ?? Math.min(...levels);
  const base = content.monster(type.variantOf ?? '');
  const columns = levels.flatMap((each) => columnsAt(type, each, level, table, content));
  return {
    name: type.name,
    sign: signOfMonster(type.id, content),
    level,
    about: [
      ...(base ? [PRINT.variant(base.name)] : [PRINT.standees(type.standees)]),
      ...scenarioNotes(type, table),
      ...barNotes(columns),
    ],
    columns,
    specials: type.boss ? specialsOf(type, level, table, content) : [],
    now: live && cardNow(type, level, table, content),
    tracks: standeeTracks(type, columns, live ?? []),
    ranks: ranksOf(type),
  };
}

/** Explains the bars in the tracks. Bars for normal monsters alone need no explanation. */
function barNotes(columns: readonly StatColumn[]): readonly string[] {
  const bars = barsOf(columns);
  return bars.every(({ rank }) => rank === 'normal') ? [] : [PRINT.bars(bars)];
}

function columnsAt(
  type: MonsterType,
  level: number,
  sleeveLevel: number,
  table: PrintTable,
  content: Content,
): readonly StatColumn[] {
  const closed = content.scenario(table.scenario)?.rooms ?? [];
  const changedBy = {
    scenario: table.scenario,
    players: table.players,
    figures: table.running?.figures ?? [],
    rooms: table.running?.rooms ?? closed.map(({ room }) => ({ room, revealed: false })),
  };
  return ranksOf(type).flatMap((rank): StatColumn[] => {
    const printed = monsterStats(type, level, rank);
    const hitPoints = printedHitPoints(changedBy, content, type, rank, level);
    if (!printed || hitPoints === null) return [];
    const stats = withOverrides(printed, overridesOf(changedBy, content, type.id));
    const attack = ownAttack(stats, table.players);
    return [
      {
        rank,
        level: level === sleeveLevel ? null : level,
        hitPoints,
        move: stats.move === null ? '–' : String(stats.move),
        attack: attack === null ? '–' : String(attack.value ?? attack.formula),
        range: stats.range === 0 ? '–' : String(stats.range),
        traits: [...statTraits(stats), ...formulasOf(stats, table.players)],
      },
    ];
  });
}

/** The formulas of numbers that depend on the number of characters. */
function formulasOf(stats: StatBlock, characters: number): readonly string[] {
  const { hitPoints, attack } = stats;
  return [
    ...(typeof hitPoints === 'string'
      ? [PRINT.formula(PRINT.hitPoints, hitPoints, characters)]
      : []),
    ...(typeof attack === 'string' && attack.includes('C')
      ? [PRINT.formula(PRINT.attack, attack, characters)]
      : []),
  ];
}

/** The attack of the stat card without an ability card. Formulas are calculated if possible. */
function ownAttack(stats: StatBlock, characters: number): FinalAttack | null {
  const plain = [{ type: 'attack', value: '+0' } as const];
  const [line] = finalActions(stats, plain, { characters, consumed: [], conditions: [] });
  return line?.type === 'attack' ? line : null;
}

function cardNow(
  type: MonsterType,
  level: number,
  table: PrintTable,
  content: Content,
): CardNow | null {
  const id = deckOf(type, table);
  const deck = table.running?.abilityDecks.find((each) => each.deck === id);
  const card = currentCard(deck, content.abilityDeck(id));
  if (!card) return null;
  const { initiative, shuffle, actions } = card;
  return {
    initiative,
    shuffle,
    lines: ranksOf(type).flatMap((rank) => {
      const stats = monsterStats(type, level, rank);
      return stats ? [{ rank, lines: wordsOf(stats, actions, table, content) }] : [];
    }),
  };
}

function specialsOf(
  type: MonsterType,
  level: number,
  table: PrintTable,
  content: Content,
): readonly PaperLine[] {
  const stats = monsterStats(type, level, 'boss');
  if (!stats) return [];
  return [stats.special1, stats.special2].flatMap((actions, index) =>
    actions
      ? [{ label: PRINT.special(index + 1), lines: wordsOf(stats, actions, table, content) }]
      : [],
  );
}
