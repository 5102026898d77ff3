/** Fields that commands of the campaign have: printed numbers, places in lists, lines and notes. */
import { z } from 'zod';
import type * as ids from '../../ids';
import { isOneLine } from '../../oneLine';
import { idOf, NAME_LENGTH } from '../fields';

export const classId = idOf<ids.ClassId>();
export const scenario = idOf<ids.ScenarioId>();
export const characterLevel = z.int().min(1).max(9);
/** Of items, cards, quests, events: printed numbers. */
export const number = z.int().min(1).max(9999);
/** Place in a printed list, from 0. */
export const place = z.int().min(0).max(40);
export const signed = z.int().min(-999).max(999);
export const word = z.string().min(1).max(NAME_LENGTH);
/** One line that may be empty. */
export const line = z.string().trim().max(NAME_LENGTH).refine(isOneLine);
/** Several lines; control characters other than the end of a line are not taken. */
export const notes = z
  .string()
  .max(2000)
  .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u);

/** What can be corrected on a sheet besides its first numbers. */
export const SHEET_FIELDS = {
  player: line.optional(),
  absent: z.boolean().optional(),
  checkMarks: z.int().min(0).max(18).optional(),
  extraPerks: z.int().min(0).max(20).optional(),
  notes: notes.optional(),
  /** Has donated since its last scenario. */
  blessed: z.boolean().optional(),
  /** Numbers of the cards above level 1. */
  cards: z.array(number).max(40).optional(),
};
