import type { GameEvent } from '#shared/events';
import type { RuleId } from '#shared/rulebook';
import { ELEMENT_NAMES, inSentence, type Names } from '../names/names';
import { upperFirst } from '../phrases';
import type { Lines, EventOf, EventType } from './events.en';
import { spoken } from '../language';

const { LINES, CORRECTED, FIELD_NAMES, VALUE_NAMES } = await spoken({
  en: () => import('./events.en'),
  de: () => import('./events.de'),
});

const ALL_LINES: Lines = { ...LINES, corrected: correctedLine };

function correctedLine({ what, figure, from, to }: EventOf<'corrected'>, names: Names): string {
  if (what === 'perks') return CORRECTED.perks;
  if (what === 'sleeve') return CORRECTED.sleeve(names.monster(String(from)));
  if (what === 'tokens') return from === 0 ? CORRECTED.put(to) : CORRECTED.taken(from);
  const whose = figure === null ? '' : `${names.figure(figure)}, `;
  return CORRECTED.byHand(`${whose}${fieldName(what)}`, valueWords(from), valueWords(to));
}

function fieldName(what: string): string {
  if (Object.hasOwn(FIELD_NAMES, what)) return FIELD_NAMES[what] ?? what;
  return Object.hasOwn(ELEMENT_NAMES, what)
    ? inSentence(ELEMENT_NAMES[what as keyof typeof ELEMENT_NAMES])
    : what;
}

function valueWords(value: number | string): string {
  return Object.hasOwn(VALUE_NAMES, value) ? (VALUE_NAMES[value] ?? '') : String(value);
}

/** What happened, as a sentence. */
export function eventLine(event: GameEvent, names: Names): string {
  const line = ALL_LINES[event.type] as (event: GameEvent, names: Names) => string;
  return upperFirst(line(event, names));
}

/** The rule an event follows from; null where it is the players' doing. */
export function eventRule(event: GameEvent): RuleId | null {
  return 'rule' in event ? event.rule : null;
}

/** Every kind of event there is a line for. */
export const WORDED_EVENTS = Object.keys(ALL_LINES) as readonly EventType[];
