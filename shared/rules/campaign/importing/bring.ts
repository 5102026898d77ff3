/** Adds a character of another campaign and reports everything that this campaign cannot hold. */
import type { Content } from '../../../content/content';
import { packOf } from '../../../content/packs/packs';
import { classHitPoints } from '../../../content/stats';
import type { ImportLine } from '../../../events/importLines';
import type { CharacterId } from '../../../ids';
import type { Refusal } from '../../../refusals';
import type { Campaign, CharacterSheet, Sticker } from '../../../state';
import { withoutItsStickers } from '../characters/guests';
import { whyNotOfClass, whyNotSoMany } from '../characters/newCharacter';
import { withCopyHandedOut } from '../items/shop';
import { FitReport, freeName, isSameName } from './fitReport';
import { fitSheet } from './fitSheet';
import { fitStickers } from './fitStickers';

/** Ways to add a character: permanently, as a guest, or returning to its home campaign. */
export const BRING_AS = ['joining', 'guest', 'returning'] as const;
export type BringAs = (typeof BRING_AS)[number];

/** A character with what it owns. */
export interface ArrivingCharacter {
  readonly as: BringAs;
  /** Name of the campaign it comes from. */
  readonly from: string;
  /** Name of the pack that has its class; null = a printed class. */
  readonly pack: string | null;
  readonly sheet: CharacterSheet;
  readonly enhancements: readonly Sticker[];
}

/** The sheet with the same class and name as a returning character; null = none. */
export function sheetAtHome(
  { characters }: Pick<Campaign, 'characters'>,
  { class: classId, name }: Pick<CharacterSheet, 'class' | 'name'>,
): CharacterSheet | null {
  return characters.find((each) => each.class === classId && isSameName(each.name, name)) ?? null;
}

/**
 * Refuses an unknown class, a class that another character has, and the return of a character that
 * this campaign does not have.
 */
export function whyNotBring(
  campaign: Campaign,
  { as, sheet, pack }: ArrivingCharacter,
  content: Content,
): Refusal | null {
  const { class: classId, name } = sheet;
  const printed = content.class(classId);
  if (!printed && pack !== null && !packOf(content, 'class', classId)) {
    return { code: 'classOfAnotherPack', name, pack };
  }
  if (!printed || classHitPoints(printed, sheet.level) === null) {
    return { code: 'noSuchClass', class: classId };
  }
  const home = sheetAtHome(campaign, sheet);
  if (as === 'returning') return home ? null : { code: 'comesFromAnotherCampaign', name };
  return whyNotOfClass(campaign, classId) ?? whyNotSoMany(campaign.characters.length + 1);
}

/** The campaign with the character, its sheet, and a report of the parts that did not fit. */
interface Brought {
  readonly campaign: Campaign;
  readonly sheet: CharacterSheet;
  readonly lines: readonly ImportLine[];
}

/**
 * Adds the character; check `whyNotBring` first. Items of guests come from another box, so they are
 * not counted as copies of this one.
 */
export function bringCharacter(
  campaign: Campaign,
  arriving: ArrivingCharacter,
  content: Content,
): Brought {
  const { as, from, sheet: given } = arriving;
  const home = as === 'returning' ? sheetAtHome(campaign, given) : null;
  const others = campaign.characters.filter((each) => each !== home);
  const id = home?.id ?? (`c${String(campaign.nextCharacter)}` as CharacterId);
  const name = home?.name ?? freeName(given.name, others);
  const report = new FitReport(name);
  if (name !== given.name && !home) report.noteChanged('character', given.name, 'nameTaken');
  const fitted = fitSheet(
    { ...given, id, name },
    { campaign: { ...campaign, characters: others }, content, isGuest: as === 'guest' },
    report,
  );
  const enhancements = fitStickers(campaign, arriving, content, report);
  const before = campaign.party.enhancements.filter((each) => each.class === given.class);
  const sheet: CharacterSheet = {
    ...fitted,
    player: fitted.player === '' ? (home?.player ?? '') : fitted.player,
    ...(as === 'guest' && {
      guest: { from, enhancements: before, items: fitted.items.map(({ item }) => item) },
    }),
    ...(home?.guest && { guest: home.guest }),
  };
  const characters = home
    ? campaign.characters.map((each) => (each === home ? sheet : each))
    : [...others, sheet];
  const next: Campaign = {
    ...campaign,
    characters,
    nextCharacter: campaign.nextCharacter + Number(!home),
    party: { ...campaign.party, enhancements },
  };
  return { campaign: countCopies(next, sheet, content), sheet, lines: report.lines };
}

/** Counts the items of a character that stays as copies of this campaign's box. @rule ITEM-8 */
function countCopies(campaign: Campaign, sheet: CharacterSheet, content: Content): Campaign {
  if (sheet.guest) return campaign;
  return sheet.items.reduce((now, { item }) => {
    const printed = content.item(item);
    return printed ? withCopyHandedOut(now, printed, content.levels()) : now;
  }, campaign);
}

/** Removes a character, and everything that a guest brought. */
export function withoutCharacter(campaign: Campaign, sheet: CharacterSheet): Campaign {
  const characters = campaign.characters.filter(({ id }) => id !== sheet.id);
  return withoutItsStickers({ ...campaign, characters }, sheet);
}
