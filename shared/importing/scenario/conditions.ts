/** Imports hit points and conditions of figures. */
import { CONDITIONS } from '../../vocabulary';
import { isTrue, numberOf, recordsOf, textOf, type Foreign } from '../reading/foreignFields';
import type { ImportReport } from '../reading/report';
import type { ImportSteps } from './steps';

/** An imported figure with its data in the export. */
export interface ImportedFigure {
  readonly id: string;
  /** Name of the figure in the report. */
  readonly name: string;
  readonly foreign: Foreign;
  readonly report: ImportReport;
}

/**
 * The conditions of a figure. Those gained in its current turn last until the end of its next turn.
 */
export function conditionsOn({ foreign }: ImportedFigure) {
  return recordsOf(foreign, 'entityConditions').flatMap((entry) => {
    const name = textOf(entry, 'name');
    const state = textOf(entry, 'state');
    const isOver = isTrue(entry, 'expired') || state === 'removed';
    return isOver ? [] : [{ name, isFresh: state !== 'expire' }];
  });
}

/** That program stores these cards as conditions. */
const IN_DECKS = ['bless', 'curse'];

export function addConditions(
  steps: ImportSteps,
  imported: ImportedFigure,
  wanted: readonly { readonly name: string }[],
): void {
  for (const { name } of wanted) {
    const isKnown = CONDITIONS.some((each) => each === name);
    if (IN_DECKS.includes(name)) continue;
    if (!isKnown) imported.report.noteLeft('conditions', `${imported.name}: ${name}`, 'otherGame');
    else if (!steps.do({ type: 'addCondition', figure: imported.id, condition: name })) {
      imported.report.noteLeft('conditions', `${imported.name}: ${name}`, 'againstRules');
    }
  }
}

/** Sets the hit points from the export and reports the result. */
export function setHitPoints(steps: ImportSteps, imported: ImportedFigure): void {
  const { id, name, foreign, report } = imported;
  const maxHealth = numberOf(foreign, 'maxHealth');
  const wanted = numberOf(foreign, 'health');
  const before = steps.figure(id);
  if (!before) return;
  if (maxHealth !== null && maxHealth !== before.maxHitPoints) {
    steps.do({ type: 'correctMaxHitPoints', figure: id, maxHitPoints: maxHealth });
  }
  if (wanted !== null && wanted > 0) {
    steps.do({ type: 'correctHitPoints', figure: id, hitPoints: wanted });
  }
  const now = steps.figure(id);
  if (!now) return;
  const conditions = now.conditions.map((condition) => condition.name);
  const has = [`${String(now.hitPoints)}/${String(now.maxHitPoints)}`, ...conditions];
  const value = `${name}: ${has.join(', ')}`;
  const isAsThere =
    (maxHealth === null || maxHealth === now.maxHitPoints) &&
    (wanted === null || Math.max(0, wanted) === now.hitPoints);
  if (isAsThere) report.noteTaken('figures', value);
  else {
    const there = `${String(wanted ?? '?')}/${String(maxHealth ?? '?')}`;
    report.noteChanged('figures', `${value} (${there})`, 'againstRules');
  }
}
