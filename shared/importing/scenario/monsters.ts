/** Imports rooms, monsters and objectives of a scenario in progress. */
import type { Foreign } from '../reading/foreignFields';
import {
  isTrue,
  numberOf,
  numbersOf,
  recordAt,
  recordsOf,
  textOf,
  wordOf,
} from '../reading/foreignFields';
import type { ImportReport } from '../reading/report';
import { identifierOf, isOfGloomhaven } from '../reading/secretariatFormat';
import type { ImportedFigure } from './conditions';
import type { ImportSteps } from './steps';

/** A standee with its turn state in the export. */
export interface ImportedMonster extends ImportedFigure {
  readonly type: string;
  readonly sleeve: Foreign;
  /** True if it was summoned this round. */
  readonly isNew: boolean;
}

/** Opens the rooms that are open in the export, in a possible order. */
export function openRooms(steps: ImportSteps, scenario: Foreign, report: ImportReport): void {
  const wanted = numbersOf(scenario, 'revealedRooms').filter((room) => room !== null);
  const isOpen = (room: number) =>
    steps.scenario.rooms.some((each) => each.room === room && each.revealed);
  const left = new Set(wanted.filter((room) => !isOpen(room)));
  let opened = true;
  while (opened) {
    opened = false;
    for (const room of left) {
      if (!steps.do({ type: 'revealRoom', room, by: null, anyway: true })) continue;
      left.delete(room);
      opened = true;
    }
  }
  const open = wanted.filter(isOpen);
  if (open.length > 0) report.noteTaken('rooms', open.join(', '));
  if (left.size > 0) report.noteLeft('rooms', [...left].join(', '), 'againstRules');
}

/**
 * Replaces the monsters that setup placed by those of the export: type, rank, standee and origin.
 */
export function importMonsters(
  steps: ImportSteps,
  game: Foreign,
  report: ImportReport,
): readonly ImportedMonster[] {
  const sides = new Map(
    steps.scenario.figures.flatMap((each) =>
      each.kind === 'monster' ? [[each.type as string, each.side] as const] : [],
    ),
  );
  for (const figure of steps.scenario.figures) {
    if (figure.kind === 'monster') steps.do({ type: 'removeFigure', figure: figure.id });
  }
  const sleeves = recordsOf(game, 'monsters').filter((sleeve) => {
    const { name, edition } = identifierOf(sleeve);
    const isKnown = isOfGloomhaven(edition) && steps.content.monster(name) !== null;
    if (!isKnown) {
      report.noteLeft('figures', name || '?', isOfGloomhaven(edition) ? 'unknown' : 'otherGame');
    }
    return isKnown;
  });
  const imported = sleeves.flatMap((sleeve) => standeesOf(steps, sleeve, sides, report));
  for (const { type } of steps.scenario.sleeves) {
    if (!sleeves.some((sleeve) => textOf(sleeve, 'name') === type)) {
      steps.do({ type: 'removeSleeve', monster: type });
    }
  }
  const before = Math.max(0, steps.scenario.round - 1);
  const old = new Set(imported.filter(({ isNew }) => !isNew).map(({ id }) => id));
  steps.changeFigures((figure) =>
    figure.kind === 'monster' && old.has(figure.id) ? { ...figure, cameInRound: before } : figure,
  );
  return imported;
}

function standeesOf(
  steps: ImportSteps,
  sleeve: Foreign,
  sides: ReadonlyMap<string, string>,
  report: ImportReport,
): readonly ImportedMonster[] {
  const type = textOf(sleeve, 'name');
  const printed = steps.content.monster(type)?.name ?? type;
  const isAlly = isTrue(sleeve, 'isAlly') || isTrue(sleeve, 'isAllied');
  const side = isAlly ? 'allies' : (sides.get(type) ?? 'enemies');
  const standeeOf = (foreign: Foreign) => {
    const number = numberOf(foreign, 'number');
    return number !== null && number > 0 ? number : null;
  };
  const entities = recordsOf(sleeve, 'entities');
  // Standees without a number get the remaining ones, so they come last.
  const inOrder = [
    ...entities.filter((each) => standeeOf(each) !== null),
    ...entities.filter((each) => standeeOf(each) === null),
  ];
  const imported = inOrder.flatMap((foreign): readonly ImportedMonster[] => {
    const standee = standeeOf(foreign);
    const rank = textOf(foreign, 'type');
    const nameWith = (number: number | null) =>
      `${printed} ${String(number ?? '?')}${rank === 'elite' ? ' (elite)' : ''}`;
    // A dead monster, which that program stores until the end of the round.
    if (isTrue(foreign, 'dead') || (numberOf(foreign, 'health') ?? 1) <= 0) {
      return [];
    }
    const summon = textOf(foreign, 'summon');
    const origin = summon === '' || summon === 'false' ? 'placed' : 'summoned';
    const wanted = { type: 'addMonster', monster: type, rank, standee, origin, side, at: null };
    const before = new Set(steps.scenario.figures.map(({ id }) => id));
    const isDone = steps.do(wanted);
    const added = steps.scenario.figures.find(
      (figure) => figure.kind === 'monster' && !before.has(figure.id),
    );
    if (!isDone || added?.kind !== 'monster') {
      report.noteLeft('figures', nameWith(standee), 'againstRules');
      return [];
    }
    const name = nameWith(added.standee);
    if (standee === null) report.noteChanged('figures', name, 'numberChosen');
    return [{ id: added.id, name, foreign, report, type, sleeve, isNew: summon === 'new' }];
  });
  const level = numberOf(sleeve, 'level');
  if (level !== null && steps.scenario.sleeves.some((each) => each.type === type)) {
    steps.do({ type: 'correctSleeveLevel', monster: type, level });
  }
  return imported;
}

/** Updates the objectives that setup placed, and removes those that are dead in the export. */
export function importObjectives(
  steps: ImportSteps,
  game: Foreign,
  report: ImportReport,
): readonly ImportedFigure[] {
  return recordsOf(game, 'objectiveContainers').flatMap((container): readonly ImportedFigure[] => {
    const id = recordAt(container, 'objectiveId');
    const index = id && numberOf(id, 'index');
    const title = textOf(container, 'title') || textOf(container, 'name');
    const ours = steps.scenario.figures.flatMap((figure) => {
      if (figure.kind !== 'objective') return [];
      const isNamed = figure.name.toLowerCase() === title.toLowerCase();
      return isNamed || (title === '' && index !== null && figure.listed === index) ? [figure] : [];
    });
    const living = recordsOf(container, 'entities').filter(
      (entity) => !isTrue(entity, 'dead') && (numberOf(entity, 'health') ?? 1) > 0,
    );
    for (const { id: gone } of ours.slice(living.length)) {
      steps.do({ type: 'removeFigure', figure: gone });
    }
    return living.flatMap((foreign, index): readonly ImportedFigure[] => {
      const own = ours[index];
      const number = wordOf(foreign, 'number');
      const name = own?.name ?? (title || '?');
      if (own) return [{ id: own.id, name, foreign, report }];
      report.noteLeft('figures', `${name} ${number}`.trim(), 'unknown');
      return [];
    });
  });
}
