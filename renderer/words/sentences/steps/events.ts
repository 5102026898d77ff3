import type { EventType, GameEvent } from '#shared/events';
import type { RuleId } from '#shared/rulebook';
import { shownName } from '../../helpers/box';
import { TABLE_WORDS } from '../play';
import type { Names } from '../names/names';
import { upperFirst } from '../../helpers/phrases';
import { withNames, type Lines, type Named } from '../../helpers/stepFacts';
import { CORRECTION_LINES } from './corrections';

const { LINES } = TABLE_WORDS.events;

const ALL_LINES: Lines = { ...LINES, ...CORRECTION_LINES };

export function eventLine(event: GameEvent, names: Names): string {
  const line = ALL_LINES[event.type] as (event: Named<GameEvent>, names: Names) => string;
  return upperFirst(line(withNames(withNameOfBox(event), names), names));
}

/** Replaces the English name of an item, an achievement or a card by that of the players' edition. */
function withNameOfBox(event: GameEvent): GameEvent {
  if (event.type === 'levelledUp' && event.card !== null) {
    return { ...event, card: shownName(event.card) };
  }
  const isOfThing = /^(item|design|achievement|cardMoved)/.test(event.type);
  return isOfThing && 'name' in event ? { ...event, name: shownName(event.name) } : event;
}

/** The rule that an event follows from; null for a choice of the players. */
export function eventRule(event: GameEvent): RuleId | null {
  return 'rule' in event ? event.rule : null;
}

/** Every kind of event with a line, for tests. @internal */
export const WORDED_EVENTS = Object.keys(ALL_LINES) as readonly EventType[];
