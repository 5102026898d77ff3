/**
 * Events for people and tests, in past tense, with the rule they follow. State is never derived
 * from events. Events contain the names that players need after a figure is gone.
 */
import type { BoardEvent } from './events/board';
import type { WorldEvent } from './events/campaign';
import type { CorrectionEvent } from './events/corrections';
import type { FigureEvent } from './events/figures';
import type { ReminderEvent } from './events/reminders';
import type { SheetEvent } from './events/sheets';
import type { Cases, EventsByRule } from './cases';
import type { FigureId, AbilityDeckId, BlockId, ModifierDeckId, MonsterTypeId } from './ids';
import type { AttackMode, ModifierCard, Element, ElementState } from './vocabulary';
import type { Pile } from './state';

export type GameEvent =
  | AttackEvent
  | BoardEvent
  | CorrectionEvent
  | DeckEvent
  | FigureEvent
  | RoundEvent
  | ReminderEvent
  | ScenarioEvent
  | SheetEvent
  | WorldEvent;

export type EventType = GameEvent['type'];

/** The event with a name. */
export type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;

type AttackEvent =
  | EventsByRule<{
      attackDrawn: {
        attacker: FigureId;
        target: FigureId;
        mode: AttackMode;
        cards: readonly ModifierCard[];
        applied: readonly ModifierCard[];
      };
      attackStepTaken: { target: FigureId; step: 1 | 2 | 3 | 4 | 5; value: number };
      attacked: { attacker: FigureId; target: FigureId; damage: number };
      attackStopped: { attacker: FigureId; notAttacked: readonly FigureId[] };
      retaliated: { figure: FigureId; attacker: FigureId; damage: number };
    }>
  | Cases<
      'type',
      {
        attackBegun: { attacker: FigureId; targets: readonly FigureId[] };
      }
    >;

type RoundEvent =
  | EventsByRule<{
      initiativesRevealed: { round: number };
      abilityCardDrawn: { deck: AbilityDeckId; card: number; initiative: number; byHand: boolean };
      tieOrdered: { blocks: readonly BlockId[] };
      turnsInserted: { blocks: readonly BlockId[] };
      roundEnded: { round: number };
      bonusesEnded: { figure: FigureId };
      elementInfused: { element: Element };
      elementStrengthened: { element: Element };
      elementConsumed: { element: Element };
      elementWaned: { element: Element; to: ElementState };
    }>
  | Cases<
      'type',
      {
        turnStarted: { figure: FigureId };
        /** Number of card lines that the players skipped. */
        linesSkipped: { figure: FigureId; count: number };
        turnEnded: { figure: FigureId };
      }
    >;

type DeckEvent =
  | EventsByRule<{
      modifierDrawn: { deck: ModifierDeckId; card: ModifierCard; byHand: boolean };
      modifierDeckShuffled: { deck: ModifierDeckId; why: 'marked' | 'usedUp' | 'byHand' };
      abilityCardsSeen: {
        deck: AbilityDeckId;
        /** Cards from the top of the deck downwards. */
        cards: readonly number[];
      };
      abilityCardsOrdered: { deck: AbilityDeckId; cards: readonly number[] };
      abilityDeckShuffled: { deck: AbilityDeckId; why: 'marked' | 'usedUp' | 'byHand' };
      modifierAdded: { deck: ModifierDeckId; card: ModifierCard; count: number };
      modifierRemoved: { deck: ModifierDeckId; card: ModifierCard; count: number };
      cardsLost: { figure: FigureId; count: number };
    }>
  | Cases<
      'type',
      {
        pilesKept: { figure: FigureId; kept: boolean };
        cardMoved: { figure: FigureId; name: string; to: Pile };
      }
    >;

type ScenarioEvent =
  | EventsByRule<{
      scenarioStarted: { scenario: string; level: number; monsterLevel: number };
      roomRevealed: { room: number; by: FigureId | null };
      standeesRanOut: { monster: MonsterTypeId; missing: number };
      scenarioDecided: { won: boolean };
      scenarioRewarded: {
        figure: FigureId;
        experience: number;
        bonusExperience: number;
        gold: number;
      };
      spawned: {
        figures: readonly FigureId[];
        /** Letters in the scenario book that mark the hexes of the spawned figures. */
        markers: readonly string[];
      };
    }>
  | Cases<
      'type',
      {
        monsterPlaced: {
          figure: FigureId;
          monster: MonsterTypeId;
          rank: string;
          standee: number;
          origin: string;
        };
        summonPlaced: { figure: FigureId; owner: FigureId; name: string };
        scenarioFinished: { won: boolean };
        scenarioAbandoned: { scenario: string };
      }
    >;
