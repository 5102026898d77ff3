/** A sealed envelope: its class with cards, item, solo scenario and names. */
import { z } from 'zod';
import { classCardsFile, classesFile } from './campaign';
import { itemsFile } from './items';
import { namesFile } from './names';
import { scenarioIndexFile } from './scenarios/scenarios';

/** Every file envelopes/LETTER.json. */
export const envelopeContent = z.strictObject({
  classes: classesFile,
  classCards: classCardsFile,
  items: itemsFile,
  soloIndex: scenarioIndexFile,
  /** Names in other languages, one entry per language. */
  names: z.array(namesFile),
});
