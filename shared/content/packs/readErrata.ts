/** Checks that corrected things still have the shape of the printed files. */
import type { z } from 'zod';
import type { Content } from '../content';
import type { ErratumKind } from '../notation/errataPlaces';
import { gatherProblems, type ContentProblem } from '../reading/problem';
import { problemsOfIssue } from '../reading/untrusted';
import { CARD_LINES_SCHEMA, FILE_SCHEMAS, SCENARIO_SCHEMA } from '../schemas/files';
import type { PackFile } from '../types';
import { correct, thingOf } from './errata';

/** The schema of each kind; a file with a list is checked as a list of one element. */
const SHAPES: Readonly<Record<ErratumKind, z.ZodType>> = {
  monster: FILE_SCHEMAS['monsters.json'],
  abilityDeck: FILE_SCHEMAS['abilityDecks.json'],
  class: FILE_SCHEMAS['classes.json'],
  classCards: FILE_SCHEMAS['classCards.json'],
  cardLines: CARD_LINES_SCHEMA,
  item: FILE_SCHEMAS['items.json'],
  treasure: FILE_SCHEMAS['treasures.json'],
  battleGoal: FILE_SCHEMAS['battleGoals.json'],
  personalQuest: FILE_SCHEMAS['personalQuests.json'],
  scenario: SCENARIO_SCHEMA,
  scenarioEntry: FILE_SCHEMAS['scenarioIndex.json'],
};

/** Reports the first shape problem of each corrected thing, at the erratum that causes it. */
export function errataShapes(
  { errata = [] }: PackFile,
  printed: Content,
): readonly ContentProblem[] {
  return gatherProblems((report) => {
    errata.forEach((erratum, index) => {
      const thing = thingOf(printed, erratum);
      if (!thing) return;
      const now = correct(thing, erratum);
      const isWhole = erratum.of === 'scenario' || erratum.of === 'cardLines';
      const read = SHAPES[erratum.of].safeParse(isWhole ? now : [now]);
      const [issue] = read.error?.issues ?? [];
      const [first] = issue ? problemsOfIssue(issue as never) : [];
      if (!first) return;
      const { path: _, ...facts } = first;
      report(`errata[${String(index)}].now`, facts);
    });
  });
}
