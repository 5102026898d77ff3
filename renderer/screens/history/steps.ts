import type { LogEntry } from '#shared/api';
import type { RuleId } from '#shared/rulebook';
import { commandTitle } from '../../text/commands';
import { eventLine, eventRule } from '../../text/events';
import type { Names } from '../../text/names';
import { timeWords } from '../../text/screens';

/** A step of the history in words. */
export interface Step {
  readonly seq: number;
  readonly time: string;
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly rule: RuleId | null }[];
}

/** The steps, oldest first. */
export function stepsOf(log: readonly LogEntry[], names: Names): readonly Step[] {
  return log.map(({ seq, at, command, events }) => ({
    seq,
    time: timeWords(at),
    title: commandTitle(command, names, events),
    lines: events.map((event) => ({ text: eventLine(event, names), rule: eventRule(event) })),
  }));
}

/** The steps that have all the words, in the title, a line or a rule's id. */
export function foundSteps(steps: readonly Step[], search: string): readonly Step[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return steps;
  return steps.filter((step) => {
    const text = [step.title, ...step.lines.map((line) => `${line.text} ${line.rule ?? ''}`)]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The history as plain text, oldest first. */
export function historyText(steps: readonly Step[]): string {
  return steps
    .map((step) =>
      [
        `${step.time}  ${step.title}`,
        ...step.lines.map((line) => `       ${line.text}${line.rule ? ` [${line.rule}]` : ''}`),
      ].join('\n'),
    )
    .join('\n');
}
