/** Converts scenarios, treasures, classes and shop of Gloomhaven Secretariat. */
import type { Content } from '../../content/content';
import type { ClassId, ScenarioId } from '../../ids';
import type { ItemCopies } from '../../state';
import {
  isTrue,
  numberOf,
  recordsOf,
  textOf,
  textsOf,
  wordOf,
  type Foreign,
} from '../reading/foreignFields';
import type { ImportReport } from '../reading/report';
import {
  classIdOf,
  isOfGloomhaven,
  numberedIn,
  SOLO,
  type ForeignParty,
} from '../reading/secretariatFormat';

export function scenariosIn(
  party: Foreign,
  field: string,
  part: 'scenarios' | 'openScenarios',
  content: Content,
  report: ImportReport,
): readonly ScenarioId[] {
  const found: ScenarioId[] = [];
  for (const entry of recordsOf(party, field)) {
    const { edition, group, index, isCustom, words } = scenarioNamed(entry);
    const id = group === 'solo' ? SOLO + index : index;
    const printed = group === '' || group === 'solo' ? content.scenarioEntry(id) : null;
    if (!isOfGloomhaven(edition)) report.noteLeft(part, words, 'otherGame');
    else if (!printed || isCustom) report.noteLeft(part, words || '?', 'unknown');
    else if (!found.includes(printed.id)) found.push(printed.id);
  }
  if (found.length > 0) report.noteTaken(part, inOrder(found).join(', '));
  return inOrder(found);
}

/** The name of a scenario in the export. */
export function scenarioNamed(entry: Foreign) {
  const index = wordOf(entry, 'index');
  const group = textOf(entry, 'group');
  const edition = textOf(entry, 'edition');
  const words = [edition === 'gh' ? '' : edition, group, index, textOf(entry, 'custom')]
    .filter((word) => word !== '')
    .join(' ');
  return { edition, group, index, isCustom: isTrue(entry, 'isCustom'), words };
}

function inOrder(scenarios: readonly ScenarioId[]): readonly ScenarioId[] {
  const sortKey = (id: string) => Number(id.replace(SOLO, '')) + (id.startsWith(SOLO) ? 1000 : 0);
  return scenarios.toSorted((a, b) => sortKey(a) - sortKey(b));
}

export function treasuresIn(
  party: Foreign,
  content: Content,
  report: ImportReport,
): readonly number[] {
  const found = new Set<number>();
  for (const { thing } of numberedIn(party, 'treasures', { find: content.treasure }, report)) {
    found.add(thing.id);
  }
  const treasures = [...found].sort((a, b) => a - b);
  if (treasures.length > 0) report.noteTaken('treasures', treasures.join(', '));
  return treasures;
}

/** The classes of a list, which contains names or identifiers with an edition. */
export function classesIn(
  { party, unlockedCharacters }: ForeignParty,
  content: Content,
  report: ImportReport,
): readonly ClassId[] {
  const found = new Set<ClassId>();
  const entries = [...textsOf(party, 'unlockedCharacters'), ...unlockedCharacters];
  for (const entry of entries) {
    const printed = content.class(classIdOf(entry));
    if (!printed) report.noteLeft('classes', entry, 'unknown');
    else if (!printed.starting) found.add(printed.id);
  }
  const classes = [...found];
  if (classes.length > 0) {
    const names = classes.map((id) => content.class(id)?.spoilerSafeName ?? id);
    report.noteTaken('classes', names.join(', '));
  }
  return classes;
}

/** Found items. An entry without a count means that all copies were found. */
export function shopItemsIn(
  party: Foreign,
  content: Content,
  report: ImportReport,
): readonly ItemCopies[] {
  const found = new Map<number, number>();
  const find = content.item;
  const unlocked = numberedIn(party, 'shopItems', { field: 'unlockedItems', find }, report);
  for (const { entry, thing: item } of unlocked) {
    const count = numberOf(entry, 'count') ?? -1;
    const copies = count < 0 ? item.copies : Math.min(count, item.copies);
    if (copies > 0) found.set(item.id, Math.max(copies, found.get(item.id) ?? 0));
  }
  if (found.size > 0) {
    const names = [...found.keys()].map((item) => content.item(item)?.name ?? String(item));
    report.noteTaken('shopItems', names.join(', '));
  }
  return [...found].map(([item, copies]) => ({ item, copies })).toSorted((a, b) => a.item - b.item);
}
