/** Words the steps of the history, and searches them. */
import { searchText } from '../words/helpers/box';
import type { LogEntry } from '#shared/api/api';
import type { FigureId } from '#shared/ids';
import type { RuleId } from '#shared/rulebook';
import { commandTitle } from '../words/sentences/steps/commands';
import { eventLine, eventRule } from '../words/sentences/steps/events';
import type { Names } from '../words/sentences/names/names';
import { namesOfSteps } from '../words/sentences/names/stepNames';
import { timeWords } from '../words/dates';

export interface Step {
  readonly seq: number;
  readonly time: string;
  readonly title: string;
  /** The figures that the step is about. */
  readonly figures: readonly FigureId[];
  readonly lines: readonly { readonly text: string; readonly rule: RuleId | null }[];
  /** The names at that time. */
  readonly names: Names;
}

/** The steps of a log in words, oldest first. */
export function stepsOf(log: readonly LogEntry[], known: Names): readonly Step[] {
  const namesAt = namesOfSteps(log, known);
  return log.map(({ seq, at, command, events }, index) => {
    const names = namesAt[index] ?? known;
    return {
      seq,
      time: timeWords(at),
      title: commandTitle(command, names, events),
      figures: figuresIn([command, ...events]),
      lines: events.map((event) => ({ text: eventLine(event, names), rule: eventRule(event) })),
      names,
    };
  });
}

/** The fields of commands and events that contain figure ids. */
const FIGURE_FIELDS = [
  'figure',
  'figures',
  'attacker',
  'target',
  'targets',
  'notAttacked',
  'character',
  'owner',
  'killer',
  'by',
] as const;

function figuresIn(records: readonly object[]): readonly FigureId[] {
  const found = new Set<FigureId>();
  const take = (value: unknown): void => {
    if (typeof value === 'string') found.add(value as FigureId);
    else if (Array.isArray(value)) value.forEach(take);
    else if (typeof value === 'object' && value !== null && 'figure' in value) take(value.figure);
  };
  for (const record of records) {
    for (const name of FIGURE_FIELDS) take((record as Readonly<Record<string, unknown>>)[name]);
  }
  return [...found];
}

/** The figures of all steps, those of the newest step first. */
export function figuresOf(steps: readonly Step[]): readonly FigureId[] {
  return [...new Set(steps.toReversed().flatMap(({ figures }) => figures))];
}

/** The steps that contain all words of the search: in the title, a line or a rule's id. */
export function foundSteps(steps: readonly Step[], search: string): readonly Step[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return steps;
  return steps.filter((step) => {
    const lines = step.lines.map((line) => `${line.text} ${line.rule ?? ''}`);
    const text = searchText([step.title, ...lines].join(' ')).toLowerCase();
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
