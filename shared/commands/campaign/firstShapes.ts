/** The shapes of the commands that found a campaign and correct its sheets. For the boundary. */
import { z } from 'zod';
import { DIFFICULTIES } from '../../vocabulary';
import { character, name, positive } from '../fields';
import { shapesOf } from '../shapesOf';
import { characterLevel, classId, SHEET_FIELDS } from './fields';

export const FIRST_SHAPES = shapesOf({
  newCampaign: { name },
  renameCampaign: { name },
  setDifficulty: { difficulty: z.enum(DIFFICULTIES), solo: z.boolean() },
  addCharacter: { class: classId, name, level: characterLevel },
  editCharacter: {
    character,
    name: name.optional(),
    level: characterLevel.optional(),
    experience: z.int().min(0).max(9999).optional(),
    gold: z.int().min(0).max(9999).optional(),
    maxHitPoints: positive.nullable().optional(),
    perks: z.array(z.int().min(0).max(15)).max(30).optional(),
    ...SHEET_FIELDS,
  },
  removeCharacter: { character },
});
