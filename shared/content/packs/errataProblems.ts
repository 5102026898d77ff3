/**
 * Checks errata: each must match the print and change something, and they must not contradict each
 * other.
 */
import { customScenarioProblems } from '../customScenarios/problems';
import { requirementProblems, rewardProblems } from '../customScenarios/rewards';
import { keysOfPath } from '../notation/errataPlaces';
import { gatherProblems, type ContentProblem, type Report } from '../reading/problem';
import type { Content } from '../content';
import type { Erratum, PackFile, ScenarioContent, ScenarioIndexEntry } from '../types';
import { areAtOnePlace, correct, isSame, thingOf, valueAt } from './errata';

const LONGEST_VALUE = 60;

/** Checks things by treating them as a pack. */
type CheckThings = (things: PackFile, report: Report) => void;

interface Surroundings {
  readonly printed: Content;
  readonly together: Content;
}

export function errataProblems(
  { errata = [] }: PackFile,
  around: Surroundings,
  checkThings: CheckThings,
  report: Report,
): void {
  const good: Placed[] = [];
  errata.forEach((erratum, index) => {
    const path = `errata[${String(index)}]`;
    const twice = errata.slice(0, index).findIndex((other) => areAtOnePlace(other, erratum));
    if (twice >= 0) {
      report(`${path}.at`, { code: 'erratumTwice', with: `errata[${String(twice)}]` });
      return;
    }
    const thing = thingOf(around.printed, erratum);
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
      const [first] = newProblems([erratum], thing, around, checkThings);
      if (first) report(`${path}.now`, factsOf(first));
      else good.push({ erratum, path });
    }
  });
  disagreements(good, around, checkThings, report);
}

/** A valid erratum with its path in the file. */
interface Placed {
  readonly erratum: Erratum;
  readonly path: string;
}

/** Reports errata of one thing that are valid alone but invalid together, at the last of them. */
function disagreements(
  good: readonly Placed[],
  around: Surroundings,
  checkThings: CheckThings,
  report: Report,
): void {
  const things = new Map<string, Placed[]>();
  for (const placed of good) {
    const key = `${placed.erratum.of} ${String(placed.erratum.id)}`;
    things.set(key, [...(things.get(key) ?? []), placed]);
  }
  for (const placed of things.values()) {
    const thing = thingOf(around.printed, placed[0]?.erratum as Erratum);
    const areWrong = (errata: readonly Placed[]) =>
      newProblems(
        errata.map(({ erratum }) => erratum),
        thing,
        around,
        checkThings,
      ).length > 0;
    if (placed.length < 2 || !areWrong(placed)) continue;
    const last = placed.findIndex((_, place) => areWrong(placed.slice(0, place + 1)));
    const later = placed[last];
    if (!later) continue;
    const before = placed.slice(0, last);
    const other = before.find((each) => areWrong([each, later])) ?? before[0];
    report(`${later.path}.now`, { code: 'errataDisagree', with: other?.path ?? '' });
  }
}

function factsOf({ path: _, ...facts }: ContentProblem) {
  return facts;
}

/** Problems of the corrected thing that the printed thing does not have. */
function newProblems(
  errata: readonly Erratum[],
  thing: unknown,
  around: Surroundings,
  checkThings: CheckThings,
): readonly ContentProblem[] {
  const [{ of }] = errata as readonly [Erratum];
  const problemsIn = (checked: unknown) =>
    gatherProblems((report) => checkThing(of, checked, { around, checkThings, report }));
  const left = problemsIn(thing).map(kindOf);
  return problemsIn(errata.reduce(correct, thing)).filter((problem) => {
    const at = left.indexOf(kindOf(problem));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A problem without its path, so that it is recognised when its index in a list has changed. */
function kindOf({ path, ...facts }: ContentProblem): string {
  return path.replaceAll(/\d+/g, '') + JSON.stringify(facts);
}

interface Checking {
  readonly around: Surroundings;
  readonly checkThings: CheckThings;
  readonly report: Report;
}

function checkThing(of: Erratum['of'], thing: unknown, checking: Checking): void {
  const { around, checkThings, report } = checking;
  const check = (pack: Partial<PackFile>) => checkThings(pack as PackFile, report);
  switch (of) {
    case 'scenario': {
      const scenario = thing as ScenarioContent;
      for (const { path, ...facts } of customScenarioProblems(scenario, around.together)) {
        report(path, facts);
      }
      rewardProblems(scenario, around.together, report);
      break;
    }
    case 'scenarioEntry':
      entryProblems(thing as ScenarioIndexEntry, around.together, report);
      break;
    case 'class':
    case 'classCards':
    case 'cardLines':
      check(classWith(of, thing, around.together));
      break;
    default:
      check({ [LISTS[of]]: [thing] });
  }
}

const LISTS = {
  monster: 'monsters',
  abilityDeck: 'abilityDecks',
  item: 'items',
  treasure: 'treasures',
  battleGoal: 'battleGoals',
  personalQuest: 'personalQuests',
} as const satisfies Partial<Readonly<Record<Erratum['of'], keyof PackFile>>>;

/** A class with its cards and their abilities, one of these replaced. */
function classWith(
  of: 'class' | 'classCards' | 'cardLines',
  thing: unknown,
  content: Content,
): Partial<PackFile> {
  const replaced = thing as { readonly id?: string; readonly class?: string };
  const id = replaced.id ?? replaced.class ?? '';
  const whole: Readonly<Record<typeof of, unknown>> = {
    class: content.class(id),
    classCards: { class: id, cards: content.classCards(id) },
    cardLines: content.cardLines(id),
    [of]: thing,
  };
  const list = (one: unknown) => (one ? [one] : []);
  return {
    classes: list(whole.class),
    classCards: list(whole.classCards),
    cardLines: list(whole.cardLines),
  } as unknown as Partial<PackFile>;
}

function entryProblems(entry: ScenarioIndexEntry, content: Content, report: Report): void {
  for (const key of ['unlocks', 'links', 'blocks'] as const) {
    entry[key]?.forEach((id, index) => {
      const path = `${key}[${String(index)}]`;
      if (!content.scenarioEntry(id)) report(path, { code: 'unknownReference', what: id });
      else if (id === entry.id) report(path, { code: 'circle', through: [id, id] });
    });
  }
  requirementProblems(entry, content, report);
  const { requiresItemEquipped: item } = entry;
  if (item !== undefined && !content.item(item)) {
    report('requiresItemEquipped', { code: 'unknownReference', what: String(item) });
  }
  const isSolo = content.soloIndex().some(({ id }) => id === entry.id);
  const taken = (isSolo ? content.soloIndex() : content.scenarioIndex()).find(
    (other) => other.id !== entry.id && other.number === entry.number && !other.own,
  );
  if (taken) report('number', { code: 'idIsTaken', id: String(entry.number), of: null });
}
