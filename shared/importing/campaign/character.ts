/** Converts a Gloomhaven Secretariat character. */
import type { Content } from '../../content/content';
import type { ClassContent } from '../../content/types';
import type { CharacterId, ClassId } from '../../ids';
import { EMPTY_SHEET } from '../../rules/campaign/party/newParty';
import type { CharacterSheet, Sticker } from '../../state';
import {
  clamp,
  isTrue,
  numberOf,
  numbersOf,
  recordAt,
  markAsRead,
  textOf,
  type Foreign,
} from '../reading/foreignFields';
import { cardsIn, questIn, reportItemsOfRetired, withItems } from './itemsQuestCards';
import { lineOf, ImportReport } from '../reading/report';
import { classIdOf, identifierOf, isOfGloomhaven } from '../reading/secretariatFormat';
import { stickersIn } from './stickers';

const LONGEST_NAME = 60;
const LONGEST_NOTES = 2000;

/** Min and max of each number on a sheet. */
const BOUNDS = {
  level: [1, 9],
  experience: [0, 9999],
  gold: [0, 99_999],
  checkMarks: [0, 18],
  extraPerks: [0, 20],
} as const;

export interface ImportedCharacter {
  /**
   * The imported sheet; null if the character cannot be imported, with the reason in the report.
   */
  readonly sheet: CharacterSheet | null;
  readonly isRetired: boolean;
  readonly stickers: readonly Sticker[];
  readonly foreign: Foreign;
  readonly report: ImportReport;
}

/** Names, classes and quests already in use. */
export interface NamesInUse {
  readonly names: ReadonlySet<string>;
  readonly classes: ReadonlySet<ClassId>;
  readonly quests: ReadonlySet<number>;
}

export interface ForeignCharacter {
  readonly foreign: Foreign;
  readonly id: CharacterId;
  readonly given: NamesInUse;
  readonly retired: boolean;
  /** True if the character does not take part at the moment. */
  readonly away: boolean;
  /** Names of the players by seat. */
  readonly players: readonly string[];
}

/** Converts the character and reports every value that was read. */
export function importCharacter(source: ForeignCharacter, content: Content): ImportedCharacter {
  const { foreign, given } = source;
  const { name: word, edition } = identifierOf(foreign);
  const printed = content.class(classIdOf(word));
  const progress = recordAt(foreign, 'progress') ?? {};
  const isRetired = isTrue(progress, 'retired') || source.retired;
  const part = isRetired ? 'retired' : 'character';
  const rejected = (why: 'otherGame' | 'unknown' | 'twice') => {
    const report = new ImportReport();
    report.noteLeft(part, titleOf(foreign) || word || '?', why);
    markAsRead(foreign);
    return { sheet: null, isRetired, stickers: [], foreign, report };
  };
  if (!isOfGloomhaven(edition)) return rejected('otherGame');
  if (!printed) return rejected('unknown');
  if (!isRetired && given.classes.has(printed.id)) return rejected('twice');

  const wanted = titleOf(foreign) || printed.name;
  const name = freeName(wanted, given.names);
  const report = new ImportReport(name);
  if (name === wanted) report.noteTaken(part, printed.name);
  else report.noteChanged(part, wanted, 'nameTaken');
  const level = limitNumber('level', numberOf(foreign, 'level') ?? 1, report);
  const base: CharacterSheet = {
    ...EMPTY_SHEET,
    id: source.id,
    class: printed.id,
    name,
    level,
    maxHitPoints: null,
    experience: limitNumber('experience', numberOf(progress, 'experience') ?? 0, report),
    // A retired character's gold is lost.
    gold: isRetired ? goldLeft(progress, report) : goldIn(progress, report),
    perks: perksIn(progress, printed, report),
    checkMarks: limitIfAny('checkMarks', numberOf(progress, 'battleGoals') ?? 0, report),
    extraPerks: limitIfAny('extraPerks', extraPerksIn(progress), report),
    notes: notesIn(progress, ['notes', 'itemNotes'], report),
    player: playerIn(source, report),
    absent: isAbsent(source, report),
    cards: cardsIn(progress, content.classCards(printed.id), level, report),
    quest: questIn(progress, content, given.quests, report),
  };
  const sheet = isRetired ? base : withItems(base, progress, content, report);
  if (isRetired) reportItemsOfRetired(progress, content, report);
  const stickers = stickersIn(progress, printed, content, report);
  return { sheet, isRetired, stickers, foreign, report };
}

function titleOf(foreign: Foreign): string {
  return lineOf(textOf(foreign, 'title'), LONGEST_NAME);
}

/** The name, with a number added if it is already taken. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` ${String(number)}`;
    const name = `${[...wanted]
      .slice(0, LONGEST_NAME - end.length)
      .join('')
      .trimEnd()}${end}`;
    if (!taken.has(plainName(name))) return name;
  }
}

export function plainName(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

function limitNumber(part: keyof typeof BOUNDS, found: number, report: ImportReport): number {
  const [min, max] = BOUNDS[part];
  const number = clamp(found, min, max);
  report.number(part, found, number);
  return number;
}

/** The same, but zero is not reported. */
function limitIfAny(part: keyof typeof BOUNDS, found: number, report: ImportReport): number {
  return found === 0 ? 0 : limitNumber(part, found, report);
}

function goldLeft(progress: Foreign, report: ImportReport): number {
  const found = numberOf(progress, 'gold') ?? 0;
  if (found > 0) report.noteLeft('gold', found, 'retired');
  return 0;
}

/** The gold of the character. Older exports name this field `loot`. */
function goldIn(progress: Foreign, report: ImportReport): number {
  return limitNumber('gold', numberOf(progress, 'gold') ?? numberOf(progress, 'loot') ?? 0, report);
}

/** Additional perks: one per earlier retirement of the player, plus those added in that program. */
function extraPerksIn(progress: Foreign): number {
  return (numberOf(progress, 'retirements') ?? 0) + (numberOf(progress, 'extraPerks') ?? 0);
}

/** Checked boxes by index of the perk, which is the same in both programs. */
function perksIn(
  progress: Foreign,
  printed: ClassContent,
  report: ImportReport,
): readonly number[] {
  const found = numbersOf(progress, 'perks').map((boxes) => boxes ?? 0);
  const perks = printed.perks.map(({ boxes }, index) => clamp(found[index] ?? 0, 0, boxes));
  const taken = perks.flatMap((boxes, index) =>
    boxes === 0 ? [] : [`${String(index + 1)}${boxes > 1 ? ` ×${String(boxes)}` : ''}`],
  );
  if (taken.length > 0) report.noteTaken('perks', taken.join(', '));
  found.forEach((boxes, index) => {
    const surplus = boxes - (perks[index] ?? 0);
    if (surplus > 0)
      report.noteLeft('perks', `${String(index + 1)} ×${String(surplus)}`, 'outOfBounds');
  });
  return perks;
}

function isAbsent({ foreign, away, retired }: ForeignCharacter, report: ImportReport): boolean {
  const absent = !retired && (away || isTrue(foreign, 'absent'));
  if (absent) report.noteTaken('absent', '');
  return absent;
}

/** The player's name. That program stores a seat number with each character. */
function playerIn({ foreign, players }: ForeignCharacter, report: ImportReport): string {
  const seat = numberOf(foreign, 'number') ?? 0;
  const player = lineOf(players[seat - 1] ?? '', LONGEST_NAME);
  if (player !== '') report.noteTaken('player', player);
  return player;
}

/** Concatenates the notes in these fields. */
export function notesIn(record: Foreign, fields: readonly string[], report: ImportReport): string {
  const parts = fields.map((field) => plainNotes(textOf(record, field)));
  const text = parts.filter((part) => part !== '').join('\n');
  const notes = shorten(text);
  if (notes !== text) report.noteChanged('notes', notes.slice(0, 60), 'tooLong');
  else if (notes !== '') report.noteTaken('notes', notes.slice(0, 60));
  return notes;
}

/** Keeps only characters allowed in notes: visible text, line ends and tabs. */
function plainNotes(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, ' ')
    .trim();
}

function shorten(text: string): string {
  return text.length > LONGEST_NOTES
    ? text.slice(0, LONGEST_NOTES).replace(/[\ud800-\udbff]$/, '')
    : text;
}
