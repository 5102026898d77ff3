/**
 * Events for people and tests, in past tense, with the rule they follow. State is never derived
 * from events. Events contain the names that players need after a figure is gone.
 */
import type { AttackEvent } from './events/attack';
import type { BoardEvent } from './events/board';
import type { WorldEvent } from './events/campaign';
import type { CorrectionEvent } from './events/corrections';
import type { DeckEvent } from './events/decks';
import type { FigureEvent } from './events/figures';
import type { RoundEvent } from './events/round';
import type { SaidEvent } from './events/reminders';
import type { ScenarioEvent } from './events/scenario';
import type { SheetEvent } from './events/sheets';

export type GameEvent =
  | AttackEvent
  | BoardEvent
  | CorrectionEvent
  | DeckEvent
  | FigureEvent
  | RoundEvent
  | SaidEvent
  | ScenarioEvent
  | SheetEvent
  | WorldEvent;

export type EventType = GameEvent['type'];

/** The event with a name. */
export type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;
