/** A sheet for the initiatives of the coming rounds. */
import type { Content } from '#shared/content/content';
import type { Campaign } from '#shared/state';
import { ELEMENTS } from '#shared/vocabulary';
import { ELEMENT_NAMES } from '../../../words/sentences/names/names';
import { PRINT } from '../../../words/sentences/print/print';
import type { PaperTable } from '../blocks';
import { neededTypes } from './monsterTypes';
import type { PrintTable } from '../printedScenario';

/** The number of rows of a full sheet, elements included. */
const ROWS = 18;
const FEWEST_BLANK = 2;
const PARTY_ROWS = 4;

/**
 * The table of initiatives: a column for each of `rounds` rounds from the current one on, and rows
 * for characters, objectives with an initiative, monster types and elements. Some rows are blank.
 */
export function initiativeTable(
  table: PrintTable,
  campaign: Campaign,
  content: Content,
  rounds: number,
): PaperTable {
  const first = table.running?.round ?? 1;
  const known = initiativesNow(table);
  const everybody = [
    ...party(table, campaign),
    ...neededTypes(table, content).map(({ type }) => ({ id: type.id as string, name: type.name })),
  ];
  const blank = Math.max(FEWEST_BLANK, ROWS - everybody.length - ELEMENTS.length);
  const rows = [
    ...everybody,
    ...Array.from({ length: blank }, () => ({ id: '', name: PRINT.blankRow })),
    ...ELEMENTS.map((element) => ({ id: '', name: ELEMENT_NAMES[element] })),
  ];
  return {
    title: PRINT.initiativeTitle,
    isForm: true,
    columns: [
      { name: PRINT.who, width: '40mm' },
      ...Array.from({ length: rounds }, (_, index) => ({
        name: String(first + index),
        align: 'center' as const,
      })),
    ],
    rows: rows.map(({ id, name }) => [
      name,
      known.get(id) ?? '',
      ...Array.from({ length: rounds - 1 }, () => ''),
    ]),
  };
}

interface Row {
  readonly id: string;
  readonly name: string;
}

function party({ running }: PrintTable, { characters }: Campaign): readonly Row[] {
  if (running) {
    return running.figures.flatMap((figure) =>
      figure.kind === 'character' || (figure.kind === 'objective' && figure.initiative !== null)
        ? [{ id: figure.id, name: figure.name }]
        : [],
    );
  }
  const rows = characters.map(({ id, name }) => ({ id, name }));
  return rows.length > 0 ? rows : Array.from({ length: PARTY_ROWS }, () => ({ id: '', name: '' }));
}

/**
 * The initiatives of the current round, by the id of the block. Before they are revealed, only
 * those that characters have chosen.
 */
export function initiativesNow({ running }: PrintTable): ReadonlyMap<string, string> {
  if (!running) return new Map();
  if (running.phase.name === 'turns') {
    return new Map(
      running.phase.order.map((block) => [
        block.id,
        block.longRest ? `${block.initiative}` : String(block.initiative),
      ]),
    );
  }
  return new Map(
    running.figures.flatMap((figure) => {
      if (figure.kind !== 'character' || !figure.initiative) return [];
      const chosen = figure.initiative;
      return [[figure.id, chosen.longRest ? '99' : String(chosen.leading)]];
    }),
  );
}
