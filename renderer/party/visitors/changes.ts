/** Compares a character sheet of the campaign with that of a character file. */
import type { Content } from '#shared/content/content';
import { perkCount } from '#shared/rules/campaign/characters/levelUp';
import type { CharacterSheet } from '#shared/state';
import { SHEETS } from '../../words/sentences/party/sheets';

interface SheetChange {
  readonly what: string;
  /** The old value; null for a new character. */
  readonly before: string | null;
  readonly now: string;
}

/** All values of a new character, or the changed ones of a known character. */
export function changesOf(
  before: CharacterSheet | null,
  now: CharacterSheet,
  content: Content,
): readonly SheetChange[] {
  const partsOf = (sheet: CharacterSheet) => [
    { what: SHEETS.level, value: String(sheet.level) },
    { what: SHEETS.experience, value: String(sheet.experience) },
    { what: SHEETS.gold, value: String(sheet.gold) },
    { what: SHEETS.checkMarks, value: String(sheet.checkMarks) },
    { what: SHEETS.perks, value: String(perkCount(sheet).checked) },
    { what: SHEETS.items, value: itemsOf(sheet, content) },
  ];
  const old = before ? partsOf(before) : null;
  return partsOf(now).flatMap(({ what, value }, place): readonly SheetChange[] => {
    const was = old?.[place]?.value ?? null;
    return was === value ? [] : [{ what, before: was, now: value }];
  });
}

function itemsOf({ items }: CharacterSheet, content: Content): string {
  if (items.length === 0) return SHEETS.noItems;
  return items.map(({ item }) => content.item(item)?.name ?? String(item)).join(', ');
}
