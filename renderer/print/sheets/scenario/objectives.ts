/** The escorts and objectives on paper that are not in play yet. */
import type { Content } from '#shared/content/content';
import { evaluateFormula } from '#shared/content/notation/formula';
import type { ObjectiveContent, StatBlock } from '#shared/content/types';
import { PRINT } from '../../../words/sentences/print/print';
import type { FigureTrack } from './figureTracks';
import { wordsOf } from './cardLines';
import { shownRooms, type PrintTable } from '../printedScenario';

/** Escorts have no stat card, so nothing is added to the numbers of their actions. */
const NO_STATS: StatBlock = { hitPoints: 0, move: 0, attack: 0, range: 0 };

/** The escorts and objectives with hit points in rooms that are shown but not revealed. */
export function printedObjectives(table: PrintTable, content: Content): readonly FigureTrack[] {
  const { printed, players, running } = table;
  const open = new Set(running?.rooms.filter((room) => room.revealed).map(({ room }) => room));
  const shown = shownRooms(table);
  const rooms = (printed?.rooms ?? []).filter(({ room }) => shown.has(room) && !open.has(room));
  return rooms
    .flatMap((room) => room.objectives ?? [])
    .filter(({ minCharacters }) => players >= (minCharacters ?? 0))
    .flatMap(({ objective }): FigureTrack[] => {
      const found = printed?.objectives?.find(({ index }) => index === objective);
      return found && found.hitPoints !== null ? [trackOf(found, table, content)] : [];
    });
}

function trackOf(printed: ObjectiveContent, table: PrintTable, content: Content): FigureTrack {
  const { role, initiative, hitPoints: formula, actions = [] } = printed;
  const variables = { C: table.players, L: table.monsterLevel, R: 1 };
  const hitPoints = Math.max(1, Math.ceil(evaluateFormula(formula ?? 1, variables)));
  const lines = wordsOf(NO_STATS, actions, table, content);
  return {
    name: printed.name,
    hitPoints,
    maxHitPoints: hitPoints,
    about: [
      PRINT[role],
      ...(initiative === undefined ? [] : [PRINT.fixedInitiative(initiative)]),
      ...lines.map(({ main, rest }) => [main, rest].filter((word) => word !== '').join(', ')),
    ],
    conditions: [],
    bonuses: [],
  };
}
