/** The open requests of the scenario book in words, with the command of each. */
import type { Command } from '#shared/commands/shapes';
import type { Content } from '#shared/content/content';
import type { ScenarioContent } from '#shared/content/types';
import { allRules } from '#shared/rules/book/rules/scenarioRules';
import { bookView } from '#shared/rules/book/bookView';
import type { BookDue, Scenario } from '#shared/state';
import { spawnText } from '../party/campaignBook';
import type { Names } from '../names/names';
import { BOOK } from './book';
import { askedText, DUE, dueRuleText } from './bookRules';

export interface DueLine {
  readonly due: BookDue;
  readonly text: string;
  /** The button that carries out the request, with its label and command; null if Standee cannot. */
  readonly answer: { readonly label: string; readonly command: Command } | null;
  readonly putAway: Command;
}

/** The open requests, newest first. */
export function dueLines(scenario: Scenario, content: Content, names: Names): readonly DueLine[] {
  const printed = content.scenario(scenario.scenario);
  const view = bookView(scenario, content);
  if (!printed || !view) return [];
  return view.due.toReversed().flatMap((due): readonly DueLine[] => {
    const line = lineOf(due, printed, scenario, view.spawns, names);
    if (!line) return [];
    const { of, at, figure } = due;
    return [{ due, ...line, putAway: { type: 'putAwayDue', of, at, figure } }];
  });
}

type Line = Pick<DueLine, 'text' | 'answer'>;
type Spawns = NonNullable<ReturnType<typeof bookView>>['spawns'];

function lineOf(
  due: BookDue,
  printed: ScenarioContent,
  scenario: Scenario,
  spawns: Spawns,
  names: Names,
): Line | null {
  const { of, at, figure } = due;
  switch (of) {
    case 'spawns': {
      const spawn = spawns[at];
      const who = spawn && spawnText(spawn, names);
      if (!who) return null;
      const command = { type: 'placeSpawn', spawn: at } as const;
      return { text: BOOK.mayCome(who), answer: { label: BOOK.bringIn, command } };
    }
    case 'reveals': {
      const reveal = printed.reveals?.[at];
      const [room] = reveal?.rooms ?? [];
      if (!reveal || room === undefined) return null;
      const command = { type: 'revealRoom', room, by: null, anyway: true } as const;
      return {
        text: DUE.mayOpen(reveal.rooms, askedText(reveal.when, names)),
        answer: { label: BOOK.openRoom(room), command },
      };
    }
    case 'finish': {
      const end = printed.finish?.[at];
      if (!end || scenario.decided) return null;
      const won = end.result === 'win';
      const when = askedText(end.when, names);
      const isRunning = scenario.phase.name === 'turns';
      const command = {
        type: 'finishScenario',
        won,
        ...(isRunning && { atRoundEnd: true }),
      } as const;
      return {
        text: won ? DUE.wonIf(when) : DUE.lostIf(when),
        answer: won ? null : { label: DUE.isLost, command },
      };
    }
    default: {
      const rule = allRules(printed).find((each) => each.of === of && each.at === at)?.rule;
      if (!rule) return null;
      const asked = dueRuleText(rule, figure, names);
      const isOld = due.round < scenario.round && OF_A_ROUND.has(rule.at);
      const text = isOld ? DUE.ofRound(due.round, asked) : asked;
      if (rule.until) {
        return { text, answer: { label: DUE.endRule, command: { type: 'endRule', rule: at } } };
      }
      const isDone = rule.does.some(({ type }) => CARRIED_OUT.has(type));
      const command = { type: 'applyRule', of, at, figure } as const;
      return { text, answer: isDone ? { label: DUE.apply, command } : null };
    }
  }
}

/** The moments that occur in every round. Requests of older rounds are marked with their round. */
const OF_A_ROUND: ReadonlySet<string> = new Set(['roundStart', 'roundEnd', 'turnStart', 'turnEnd']);

/** The effects that Standee can carry out at the press of a button. */
const CARRIED_OUT: ReadonlySet<string> = new Set(['damage', 'heal', 'condition']);
