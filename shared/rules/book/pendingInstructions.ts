/** The list of scenario book instructions that players still have to carry out or answer. */
import type { Refusal } from '../../refusals';
import type { Outcome } from '../../result';
import type { BookDue, Scenario } from '../../state';

export type NewDue = Omit<BookDue, 'round'>;

/** Maximum number of entries; older ones are dropped. */
const MOST_DUE = 40;

export function sameDue(a: NewDue, b: NewDue): boolean {
  return a.of === b.of && a.at === b.at && a.figure === b.figure;
}

/** Adds an instruction as the newest one, without duplicates. @rule SPAWN-1 */
export function withDue(scenario: Scenario, due: NewDue): Scenario {
  const others = (scenario.due ?? []).filter((each) => !sameDue(each, due));
  const all = [...others, { ...due, round: scenario.round }];
  return { ...scenario, due: all.slice(-MOST_DUE) };
}

/** Removes an instruction that was carried out or does not matter. */
export function withoutDue(scenario: Scenario, done: NewDue): Scenario {
  const left = (scenario.due ?? []).filter((each) => !sameDue(each, done));
  return left.length === (scenario.due ?? []).length ? scenario : { ...scenario, due: left };
}

/** @rule SPAWN-1 */
export function dismissInstruction(scenario: Scenario, done: NewDue): Outcome<Scenario> {
  return {
    next: withoutDue(scenario, done),
    events: [{ type: 'bookDueSettled', of: done.of, rule: 'SPAWN-1' }],
  };
}

export function whyNotDismissInstruction({ due = [] }: Scenario, done: NewDue): Refusal | null {
  return due.some((each) => sameDue(each, done)) ? null : { code: 'nothingIsDue' };
}
