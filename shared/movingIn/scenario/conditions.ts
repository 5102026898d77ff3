/** Hit points and conditions of the figures of an export. */
import { CONDITIONS } from '../../vocabulary';
import { isTrue, numberOf, recordsOf, textOf, type Foreign } from '../reading/foreignFields';
import type { MoveInReport } from '../reading/report';
import type { TableSteps } from './steps';

/** A figure of ours and what the export says of it. */
export interface MovedFigure {
  readonly id: string;
  /** As the report calls it. */
  readonly name: string;
  readonly foreign: Foreign;
  readonly report: MoveInReport;
}

/** What lies on it: those it got in its running turn last over the next one. */
export function conditionsOn({ foreign }: MovedFigure) {
  return recordsOf(foreign, 'entityConditions').flatMap((entry) => {
    const name = textOf(entry, 'name');
    const state = textOf(entry, 'state');
    const isOver = isTrue(entry, 'expired') || state === 'removed';
    return isOver ? [] : [{ name, isFresh: state !== 'expire' }];
  });
}

/** What that program keeps among the conditions although it is in a deck. */
const IN_DECKS = ['bless', 'curse'];

export function addConditions(
  steps: TableSteps,
  moved: MovedFigure,
  wanted: readonly { readonly name: string }[],
): void {
  for (const { name } of wanted) {
    const isKnown = CONDITIONS.some((each) => each === name);
    if (IN_DECKS.includes(name)) continue;
    if (!isKnown) moved.report.left('conditions', `${moved.name}: ${name}`, 'otherGame');
    else if (!steps.do({ type: 'addCondition', figure: moved.id, condition: name })) {
      moved.report.left('conditions', `${moved.name}: ${name}`, 'againstRules');
    }
  }
}

/** Sets hit points as they are there, and says what the figure has now. */
export function setHitPoints(steps: TableSteps, moved: MovedFigure): void {
  const { id, name, foreign, report } = moved;
  const most = numberOf(foreign, 'maxHealth');
  const wanted = numberOf(foreign, 'health');
  const before = steps.figure(id);
  if (!before) return;
  if (most !== null && most !== before.maxHitPoints) {
    steps.do({ type: 'correctMaxHitPoints', figure: id, maxHitPoints: most });
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
    (most === null || most === now.maxHitPoints) &&
    (wanted === null || Math.max(0, wanted) === now.hitPoints);
  if (isAsThere) report.taken('figures', value);
  else {
    const there = `${String(wanted ?? '?')}/${String(most ?? '?')}`;
    report.changed('figures', `${value} (${there})`, 'againstRules');
  }
}
