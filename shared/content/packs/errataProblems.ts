/** Checks errata: they must be about the print, change something, and agree with each other. */
import { customScenarioProblems } from '../customScenarios/problems';
import { keysOfPath } from '../notation/errataPlaces';
import { gatherProblems, type ContentProblem, type Report } from '../reading/problem';
import type { Content } from '../content';
import type { Erratum, PackFile, ScenarioContent } from '../types';
import { areAtOnePlace, correct, isSame, thingOf, valueAt } from './errata';

const LONGEST_VALUE = 60;

/** Problems of things of the right shape, by a pack that consists of them. */
type CheckThings = (things: PackFile, report: Report) => void;

export function errataProblems(
  { errata = [] }: PackFile,
  { printed, together }: { readonly printed: Content; readonly together: Content },
  checkThings: CheckThings,
  report: Report,
): void {
  errata.forEach((erratum, index) => {
    const path = `errata[${String(index)}]`;
    const twice = errata.slice(0, index).findIndex((other) => areAtOnePlace(other, erratum));
    if (twice >= 0) {
      report(`${path}.at`, { code: 'erratumTwice', with: `errata[${String(twice)}]` });
      return;
    }
    const thing = thingOf(printed, erratum);
    if (!thing) {
      report(`${path}.id`, { code: 'unknownReference', what: String(erratum.id) });
      return;
    }
    const there = valueAt(thing, keysOfPath(erratum.at));
    if (!isSame(there, erratum.was)) {
      const words = there === undefined ? '–' : JSON.stringify(there).slice(0, LONGEST_VALUE);
      report(`${path}.was`, { code: 'erratumDiffers', printed: words });
    } else if (isSame(erratum.was, erratum.now)) report(`${path}.now`, { code: 'addsNothing' });
    else {
      const [first] = newProblems(erratum, thing, together, checkThings);
      if (first) report(`${path}.now`, factsOf(first));
    }
  });
}

function factsOf({ path: _, ...facts }: ContentProblem) {
  return facts;
}

/** The problems of the corrected thing that the print does not have. */
function newProblems(
  erratum: Erratum,
  thing: unknown,
  together: Content,
  checkThings: CheckThings,
): readonly ContentProblem[] {
  const problemsIn = (thing: unknown) =>
    gatherProblems((report) => {
      if (erratum.of === 'scenario') {
        for (const { path, ...facts } of customScenarioProblems(
          thing as ScenarioContent,
          together,
        )) {
          report(path, facts);
        }
      }
      const list = LISTS[erratum.of];
      if (list) checkThings({ [list]: [thing] } as unknown as PackFile, report);
    });
  const before = problemsIn(thing);
  return problemsIn(correct(thing, erratum)).filter(
    (problem) => !before.some((other) => isSame(other, problem)),
  );
}

const LISTS: Partial<Readonly<Record<Erratum['of'], keyof PackFile>>> = {
  monster: 'monsters',
  abilityDeck: 'abilityDecks',
  item: 'items',
  treasure: 'treasures',
  battleGoal: 'battleGoals',
  personalQuest: 'personalQuests',
};
