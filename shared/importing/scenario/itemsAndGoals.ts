/** Imports used items, battle goals and fallen enemies of a scenario in progress. */
import type { MonsterTypeId } from '../../ids';
import {
  isTrue,
  numberOf,
  recordAt,
  recordsOf,
  textsOf,
  wholeIn,
  type Foreign,
} from '../reading/foreignFields';
import { recordOf, withRecord } from '../../rules/figures/characterRecords';
import { freeGoals, OFFERED_GOALS } from '../../rules/scenario/battleGoals';
import type { ImportReport } from '../reading/report';
import { identifierOf, isOfGloomhaven } from '../reading/secretariatFormat';
import type { SeatedCharacter } from './characters';
import type { ImportSteps } from './steps';

/** Names in the export for a marked circle of an item. */
const CIRCLES: readonly string[] = ['slot', 'slotBack'];

/** Imports spent and consumed items and marked circles; all others are ready. */
export function importUsedItems(
  steps: ImportSteps,
  { foreign, sheet, report }: SeatedCharacter,
): void {
  const progress = recordAt(foreign, 'progress');
  if (!progress) return;
  for (const entry of recordsOf(progress, 'equippedItems')) {
    const words = textsOf(entry, 'tags');
    const item = wholeIn(identifierOf(entry).name);
    const marks = words.filter((word) => CIRCLES.includes(word)).length;
    const used = words.includes('consumed') ? 'consumed' : 'spent';
    const state = words.includes(used) ? used : 'ready';
    const known = [...CIRCLES, 'spent', 'consumed'];
    const name = (item === null ? null : steps.content.item(item)?.name) ?? '?';
    const states = [...new Set(words)].join(', ');
    if (words.some((word) => !known.includes(word))) {
      report.noteLeft('usedItems', `${name}: ${states}`, 'unknown');
    }
    if (state === 'ready' && marks === 0) continue;
    const isDone = steps.do({ type: 'correctItem', character: sheet, item, state, marks });
    report.noteIf(isDone, 'usedItems', `${name}: ${states}`, 'againstRules');
  }
}

/**
 * Imports the battle goal. The chosen one is first in the export. The report does not name it,
 * because it is secret.
 */
export function importBattleGoal(
  steps: ImportSteps,
  { foreign, sheet, report }: SeatedCharacter,
): void {
  const isChosen = isTrue(foreign, 'battleGoal');
  const [first, ...others] = recordsOf(foreign, 'battleGoals').map(identifierOf);
  if (!first) return;
  if (!isChosen) {
    offerGoals(steps, [first, ...others], { sheet, report });
    return;
  }
  const isOurs = isOfGloomhaven(first.edition);
  const goal = isOurs ? wholeIn(first.name) : null;
  const isDone = goal !== null && steps.do({ type: 'chooseBattleGoal', character: sheet, goal });
  // The report does not name a known goal, because it is secret.
  const value = isDone ? '' : first.name || '?';
  report.noteIf(isDone, 'battleGoal', value, isOurs ? 'unknown' : 'otherGame');
}

/** Goals that were dealt but not chosen yet are offered. */
function offerGoals(
  steps: ImportSteps,
  dealt: readonly ReturnType<typeof identifierOf>[],
  { sheet, report }: Pick<SeatedCharacter, 'sheet' | 'report'>,
): void {
  const numbers = dealt.map(({ name, edition }) =>
    isOfGloomhaven(edition) ? wholeIn(name) : null,
  );
  const free = freeGoals(steps.scenario, steps.content);
  const known = numbers.filter((number) => number !== null && free.includes(number));
  const offeredGoals = known.filter((number) => number !== null).slice(0, OFFERED_GOALS);
  if (offeredGoals.length > 0) {
    const record = { ...recordOf(steps.scenario, sheet), offeredGoals };
    steps.change({ records: withRecord(steps.scenario, record).records });
    report.noteTaken('battleGoal', offeredGoals.length);
  }
  const left = dealt.length - offeredGoals.length;
  if (left > 0)
    report.noteLeft('battleGoal', left, offeredGoals.length > 0 ? 'tooMany' : 'unknown');
}

/** Imports the number of dead monsters by type. The export does not contain who killed them. */
export function importFallen(steps: ImportSteps, game: Foreign, report: ImportReport): void {
  const fallen = new Map<MonsterTypeId, number>();
  for (const entry of recordsOf(game, 'entitiesCounter')) {
    const counted = recordAt(entry, 'identifier');
    const killed = numberOf(entry, 'killed') ?? 0;
    numberOf(entry, 'total');
    if (!counted || killed <= 0) continue;
    const { name, edition } = identifierOf(counted);
    const type = isOfGloomhaven(edition) ? steps.content.monster(name)?.id : undefined;
    if (type) fallen.set(type, Math.min(9999, (fallen.get(type) ?? 0) + killed));
    else report.noteLeft('fallen', `${name || '?'} ×${String(killed)}`, 'unknown');
  }
  if (fallen.size === 0) return;
  steps.change({ fallen: [...fallen].map(([monster, count]) => ({ monster, count })) });
  const words = [...fallen].map(
    ([type, count]) => `${steps.content.monster(type)?.name ?? type} ×${String(count)}`,
  );
  report.noteTaken('fallen', words.join(', '));
}
