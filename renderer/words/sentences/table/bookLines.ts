/** Words the goals and the special rules of a scenario, one line each. */
import type { BookView } from '#shared/rules/book/bookViewShape';
import { goalsText, SEE_BOOK } from '../party/campaignBook';
import { ruleText } from './bookRules';
import { penaltiesText } from '../play';
import type { Names } from '../names/names';
import { BOOK, damageText, elementsText, overrideText, restText, startEffectText } from './book';

export function goalLines(view: BookView, names: Names): readonly string[] {
  const own = view.goalText === null ? [] : [view.goalText];
  return [...own, ...goalsText(view.goals, names)];
}

export function ruleLines(view: BookView, names: Names): readonly string[] {
  return [
    ...view.startEffects.map(startEffectText),
    ...(view.allies.length > 0 ? [BOOK.allies(view.allies.map(names.monster))] : []),
    ...view.resting.map((each) => restText(each, names)),
    ...view.elements.map(elementsText),
    ...view.damage.map((each) => damageText(each, names)),
    ...view.rules.map(({ rule, hasEnded }) => ruleText(rule, hasEnded, names)),
    ...view.penalties.map(({ card, minor, major }) => penaltiesText(card, minor, major)),
    ...view.statOverrides.map((each) => overrideText(each, names)),
  ];
}

/** The goals for the set-up page. Unknown goals refer to the book. */
export function goalsToRead(view: BookView, names: Names): readonly string[] {
  const known = goalLines(view, names);
  return known.length > 0 ? known : [SEE_BOOK.goals];
}

/** The special rules for the set-up page, with notes where sources disagree. */
export function rulesToRead(view: BookView, names: Names): readonly string[] {
  const unknown = view.seeBook.filter((each) => each !== 'goals');
  return [...ruleLines(view, names), ...unknown.map((each) => SEE_BOOK[each])];
}
