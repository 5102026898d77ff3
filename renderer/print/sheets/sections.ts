/** Builds the sections of the sheets that the player chose. */
import type { LogEntry } from '#shared/api/api';
import type { Content } from '#shared/content/content';
import { levelNumbers } from '#shared/rules/scenario/scenarioLevel';
import type { Campaign } from '#shared/state';
import { CONDITIONS } from '#shared/vocabulary';
import type { Names } from '../../words/sentences/names/names';
import { dueLines } from '../../words/sentences/table/bookDue';
import { DUE } from '../../words/sentences/table/bookRules';
import { FETCH } from '../../words/sentences/setup/setUp';
import { goalsToRead, rulesToRead } from '../../words/sentences/table/bookLines';
import { PRINT, printDate, SHEET_NAMES } from '../../words/sentences/print/print';
import { stepsOf } from '../../history/steps';
import { abilitySheet } from './scenario/abilities';
import type { SheetKind } from '../../app/page/printing';
import type { PrintBlock, PrintSection } from './blocks';
import { boardSheet, type BoardSheet } from './scenario/boardSheet';
import { characterBlocks } from './campaign/characters';
import { deckBlocks } from './scenario/decks';
import { fetchJobs } from './scenario/fetching';
import type { HistoryExtent } from './historyExtent';
import { itemBlocks } from './campaign/items';
import { initiativeTable } from './scenario/initiativeSheet';
import { printedObjectives } from './scenario/objectives';
import { neededTypes } from './scenario/monsterTypes';
import {
  columnWidth,
  ORIENTATIONS,
  roomOn,
  type Orientation,
  type PaperName,
  type PaperSize,
} from './paper';
import { partyBlocks } from './campaign/partySheet';
import { sleeveSheet } from './scenario/sleeves';
import { statusBlocks } from './scenario/status';
import { bookOf, type PrintTable } from './printedScenario';

export interface PrintInput {
  readonly campaign: Campaign;
  /** The chosen scenario. */
  readonly table: PrintTable;
  /** The running scenario, which may be another one; null if none is running. */
  readonly now: PrintTable | null;
  /** The name of the chosen scenario, as far as the players may know it. */
  readonly title: string;
  readonly date: Date;
  readonly content: Content;
  readonly names: Names;
  readonly log: readonly LogEntry[];
  /** The extent of `log`. `isCut` = older steps could not be read. */
  readonly extent: HistoryExtent;
  readonly isCut: boolean;
}

export interface PaperChoice {
  readonly paper: PaperName;
  /** The orientation; null = the best one for each sheet. */
  readonly orientation: Orientation | null;
}

type Layout = Pick<PrintSection, 'orientation' | 'columns' | 'blocks'>;

/**
 * The sections of the chosen sheets, in the order of the print screen. Each has at least one block.
 */
export function printSections(
  kinds: ReadonlySet<SheetKind>,
  input: PrintInput,
  paper: PaperChoice,
): readonly PrintSection[] {
  const order = Object.keys(SHEET_NAMES) as SheetKind[];
  return order
    .filter((kind) => kinds.has(kind))
    .map((kind) => ({
      kind,
      title: SHEET_NAMES[kind],
      head: headOf(kind, input),
      legend: kind === 'sleeves' || kind === 'status' ? CONDITIONS : [],
      ...LAYOUTS[kind](input, paper),
    }));
}

const OF_THE_GAME: readonly SheetKind[] = [
  'status',
  'party',
  'characters',
  'items',
  'modifiers',
  'history',
];

/**
 * The head of a sheet. Sheets of the running game name its scenario, other sheets the chosen
 * scenario.
 */
function headOf(kind: SheetKind, input: PrintInput): readonly string[] {
  const { campaign, table, now, names, title, date } = input;
  const about = OF_THE_GAME.includes(kind) ? now : table;
  const name = campaign.name === '' ? PRINT.noCampaignName : campaign.name;
  if (!about) return [name, printDate(date)];
  const { running, scenario, level, players } = about;
  return running
    ? [name, names.scenario(scenario), PRINT.round(running.round), printDate(date)]
    : [name, title, PRINT.planned(level, players), printDate(date)];
}

const LAYOUTS: Readonly<Record<SheetKind, (input: PrintInput, paper: PaperChoice) => Layout>> = {
  setUp: (input, { paper, orientation: wanted }) => {
    const layout = layoutFor(wanted, 'portrait', { landscape: 2, portrait: 1 });
    const { width, height } = roomOn(paper, layout.orientation);
    const room = { width: columnWidth(width, layout.columns), height: height * OF_THE_MAP };
    return { ...layout, blocks: setUpBlocks(input, room) };
  },
  sleeves: ({ table, content }, { orientation }) => ({
    ...layoutFor(orientation, 'portrait', { landscape: 2, portrait: 1 }),
    blocks: sleeveBlocks(table, content),
  }),
  status: ({ now, content, names }, { orientation }) => ({
    ...layoutFor(orientation, 'portrait', { landscape: 1, portrait: 1 }),
    blocks: statusBlocks(now, content, names),
  }),
  initiative: ({ table, campaign, content }, { orientation }) => {
    const layout = layoutFor(orientation, 'landscape', { landscape: 1, portrait: 1 });
    const rounds = layout.orientation === 'landscape' ? 16 : 10;
    const form = initiativeTable(table, campaign, content, rounds);
    return { ...layout, blocks: [{ key: 'initiative', kind: 'table', ...form }] };
  },
  party: ({ campaign, content, names }, { orientation }) => ({
    ...layoutFor(orientation, 'portrait', { landscape: 1, portrait: 1 }),
    blocks: partyBlocks(campaign, content, names),
  }),
  characters: ({ campaign, content, names }, { orientation }) => ({
    ...layoutFor(orientation, 'portrait', { landscape: 2, portrait: 1 }),
    blocks: characterBlocks(campaign.characters, content, names, campaign.party.enhancements),
  }),
  items: ({ campaign, content }, { orientation }) => ({
    ...layoutFor(orientation, 'portrait', { landscape: 1, portrait: 1 }),
    blocks: itemBlocks(campaign, content),
  }),
  modifiers: ({ campaign, now, content }, { orientation }) => ({
    ...layoutFor(orientation, 'portrait', { landscape: 4, portrait: 3 }),
    blocks: deckBlocks(campaign, now?.running ?? null, content),
  }),
  abilities: ({ table, content }, { orientation }) => ({
    ...layoutFor(orientation, 'portrait', { landscape: 2, portrait: 1 }),
    blocks: abilityBlocks(table, content),
  }),
  board: (input, { paper, orientation }) => boardLayout(input, paper, orientation),
  history: (input, { orientation }) => ({
    ...layoutFor(orientation, 'portrait', { landscape: 3, portrait: 2 }),
    blocks: historyBlocks(input),
  }),
};

function layoutFor(
  wanted: Orientation | null,
  fitting: Orientation,
  columns: Readonly<Record<Orientation, PrintSection['columns']>>,
): Pick<Layout, 'orientation' | 'columns'> {
  const orientation = wanted ?? fitting;
  return { orientation, columns: columns[orientation] };
}

function sleeveBlocks(table: PrintTable, content: Content): readonly PrintBlock[] {
  const types = neededTypes(table, content);
  const objectives = printedObjectives(table, content);
  const numbers = levelNumbers(table.level, table.monsterLevel);
  return [
    { key: 'numbers', kind: 'sentence', text: PRINT.levelLine(table.monsterLevel, numbers) },
    ...(types.length === 0 ? [noMonsters(table)] : []),
    ...types.map((needed): PrintBlock => ({
      key: needed.type.id,
      kind: 'sleeve',
      sheet: sleeveSheet(needed, table, content, null),
    })),
    ...objectives.map((track, index): PrintBlock => ({
      key: `objective-${index}`,
      kind: 'figure',
      track,
    })),
  ];
}

function abilityBlocks(table: PrintTable, content: Content): readonly PrintBlock[] {
  const types = neededTypes(table, content);
  if (types.length === 0) return [noMonsters(table)];
  return types.map((needed) => ({
    key: needed.type.id,
    kind: 'abilities',
    sheet: abilitySheet(needed, table, content),
  }));
}

/** The maximum share of a page's height for the map. */
const OF_THE_MAP = 0.55;
/** The minimum radius of a readable hex, in millimetres. */
const MIN_RADIUS = 4.5;

function setUpBlocks(
  { table, campaign, content, names }: PrintInput,
  room: PaperSize,
): readonly PrintBlock[] {
  const party = campaign.characters.filter(({ absent }) => !absent).map(({ name }) => name);
  const jobs = fetchJobs(table, party.slice(0, table.players), content, names);
  const view = bookOf(table, content);
  const due = table.running ? dueLines(table.running, content, names) : [];
  const lines = (title: string, all: readonly string[]): readonly PrintBlock[] =>
    all.length === 0
      ? []
      : [
          { key: title, kind: 'heading', text: title, withNext: true },
          ...all.map((text, index): PrintBlock => ({
            key: `${title} ${String(index)}`,
            kind: 'sentence',
            text,
          })),
        ];
  if (jobs.length === 0) return [{ key: 'none', kind: 'sentence', text: PRINT.mapMissing }];
  const map = boardSheet(table, content, names, room);
  return [
    ...jobs.map(({ title, by, facts }): PrintBlock => ({
      key: title,
      kind: 'facts',
      title: FETCH.by(title, by),
      facts,
    })),
    ...(view
      ? [
          ...lines(
            DUE.title,
            due.map(({ text }) => text),
          ),
          ...lines(FETCH.goal, goalsToRead(view, names)),
          ...lines(FETCH.rules, rulesToRead(view, names)),
        ]
      : []),
    ...(map && map.radius >= MIN_RADIUS
      ? [{ key: 'map', kind: 'board', sheet: map, ifRoom: true } as const]
      : []),
    NOTES,
  ];
}

/** An optional block of lines for notes, which fills the rest of its column. */
const NOTES: PrintBlock = {
  key: 'notes',
  kind: 'lines',
  title: PRINT.notes,
  count: 3,
  ifRoom: true,
  grows: true,
};

function noMonsters({ allRooms }: PrintTable): PrintBlock {
  return {
    key: 'no-monsters',
    kind: 'sentence',
    text: allRooms ? PRINT.noMonstersAtAll : PRINT.noMonsters,
  };
}

/** The board in the chosen orientation, else in the one with the larger hexes. */
function boardLayout(
  { table, content, names }: PrintInput,
  paper: PaperName,
  wanted: Orientation | null,
): Layout {
  const tried = (wanted ? [wanted] : ORIENTATIONS).flatMap((orientation) => {
    const sheet = boardSheet(table, content, names, roomOn(paper, orientation));
    return sheet ? [{ orientation, sheet }] : [];
  });
  const best = tried.reduce<{ orientation: Orientation; sheet: BoardSheet } | null>(
    (found, each) => (found && found.sheet.radius >= each.sheet.radius ? found : each),
    null,
  );
  if (!best) {
    const text = table.printed ? PRINT.noMap : PRINT.mapMissing;
    return {
      orientation: wanted ?? 'portrait',
      columns: 1,
      blocks: [{ key: 'no-map', kind: 'sentence', text }],
    };
  }
  const { orientation, sheet } = best;
  return { orientation, columns: 1, blocks: [{ key: 'board', kind: 'board', sheet }] };
}

const EXTENTS = {
  newest: PRINT.newest,
  scenario: PRINT.scenarioSteps,
  all: PRINT.allSteps,
} as const;

function historyBlocks({ log, names, extent, isCut }: PrintInput): readonly PrintBlock[] {
  const steps = stepsOf(log, names);
  if (steps.length === 0) return [{ key: 'none', kind: 'sentence', text: PRINT.noHistory }];
  return [
    { key: 'count', kind: 'sentence', text: EXTENTS[extent](steps.length) },
    ...(isCut ? [{ key: 'cut', kind: 'sentence', text: PRINT.unreadable } as const] : []),
    ...steps.map((step): PrintBlock => ({ key: `step-${step.seq}`, kind: 'step', step })),
  ];
}
