import type {
  AbilityDeckId,
  BlockId,
  FigureId,
  ModifierDeckId,
  MonsterTypeId,
  TokenId,
} from './ids';
import type { CampaignEvent } from './campaignEvents';
import type { RuleId } from './rulebook';
import type { Hex, Negation } from './state';
import type {
  AttackMode,
  Condition,
  Effect,
  Element,
  ElementState,
  ModifierCard,
  OverlayKind,
} from './vocabulary';

/** Where damage came from. */
export type DamageSource =
  'attack' | 'retaliate' | 'wound' | 'trap' | 'hazard' | 'shortRest' | 'direct';

/** Why a condition went away. */
export type ConditionEnd = 'turnEnded' | 'healed' | 'byHand';

/**
 * What happened, for people and tests: past tense, with the rule it follows from. A state is never
 * rebuilt from events. Events carry the names players need even after the figure is gone.
 */
export type GameEvent =
  | CampaignEvent
  // campaign
  | { readonly type: 'campaignBegun'; readonly name: string }
  | { readonly type: 'characterAdded'; readonly name: string; readonly class: string }
  | { readonly type: 'characterRemoved'; readonly name: string }
  | { readonly type: 'difficultySet'; readonly difficulty: string; readonly solo: boolean }
  // scenario
  | {
      readonly type: 'scenarioStarted';
      readonly scenario: string;
      readonly level: number;
      readonly monsterLevel: number;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'roomRevealed';
      readonly room: number;
      readonly by: FigureId | null;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'monsterPlaced';
      readonly figure: FigureId;
      readonly monster: MonsterTypeId;
      readonly rank: string;
      readonly standee: number;
      readonly origin: string;
    }
  | {
      readonly type: 'standeesRanOut';
      readonly monster: MonsterTypeId;
      readonly missing: number;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'summonPlaced';
      readonly figure: FigureId;
      readonly owner: FigureId;
      readonly name: string;
    }
  | { readonly type: 'scenarioFinished'; readonly won: boolean }
  | { readonly type: 'scenarioDecided'; readonly won: boolean; readonly rule: RuleId }
  | { readonly type: 'scenarioAbandoned'; readonly scenario: string }
  | {
      readonly type: 'scenarioRewarded';
      readonly figure: FigureId;
      readonly experience: number;
      readonly bonusExperience: number;
      readonly gold: number;
      readonly rule: RuleId;
    }
  // rounds
  | { readonly type: 'initiativesRevealed'; readonly round: number; readonly rule: RuleId }
  | {
      readonly type: 'abilityCardDrawn';
      readonly deck: AbilityDeckId;
      readonly card: number;
      readonly initiative: number;
      readonly byHand: boolean;
      readonly rule: RuleId;
    }
  | { readonly type: 'tieOrdered'; readonly blocks: readonly BlockId[]; readonly rule: RuleId }
  | { readonly type: 'turnStarted'; readonly figure: FigureId }
  | { readonly type: 'turnEnded'; readonly figure: FigureId }
  | { readonly type: 'typesActNow'; readonly blocks: readonly BlockId[]; readonly rule: RuleId }
  | { readonly type: 'roundEnded'; readonly round: number; readonly rule: RuleId }
  | { readonly type: 'bonusesEnded'; readonly figure: FigureId; readonly rule: RuleId }
  // decks
  | {
      readonly type: 'modifierDrawn';
      readonly deck: ModifierDeckId;
      readonly card: ModifierCard;
      readonly byHand: boolean;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'modifierDeckShuffled';
      readonly deck: ModifierDeckId;
      readonly why: 'marked' | 'usedUp' | 'byHand';
      readonly rule: RuleId;
    }
  | {
      readonly type: 'abilityCardsSeen';
      readonly deck: AbilityDeckId;
      /** From the top. */
      readonly cards: readonly number[];
      readonly rule: RuleId;
    }
  | {
      readonly type: 'abilityCardsOrdered';
      readonly deck: AbilityDeckId;
      readonly cards: readonly number[];
      readonly rule: RuleId;
    }
  | {
      readonly type: 'abilityDeckShuffled';
      readonly deck: AbilityDeckId;
      readonly why: 'marked' | 'usedUp' | 'byHand';
      readonly rule: RuleId;
    }
  | {
      readonly type: 'modifierAdded';
      readonly deck: ModifierDeckId;
      readonly card: ModifierCard;
      readonly count: number;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'modifierRemoved';
      readonly deck: ModifierDeckId;
      readonly card: ModifierCard;
      readonly count: number;
      readonly rule: RuleId;
    }
  // attack
  | {
      readonly type: 'attackBegun';
      readonly attacker: FigureId;
      readonly targets: readonly FigureId[];
    }
  | {
      readonly type: 'attackDrawn';
      readonly attacker: FigureId;
      readonly target: FigureId;
      readonly mode: AttackMode;
      readonly cards: readonly ModifierCard[];
      readonly applied: readonly ModifierCard[];
      readonly rule: RuleId;
    }
  | {
      readonly type: 'attackStep';
      readonly target: FigureId;
      readonly step: 1 | 2 | 3 | 4 | 5;
      readonly value: number;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'attacked';
      readonly attacker: FigureId;
      readonly target: FigureId;
      readonly damage: number;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'attackStopped';
      readonly attacker: FigureId;
      readonly notAttacked: readonly FigureId[];
      readonly rule: RuleId;
    }
  | {
      readonly type: 'effectToDo';
      readonly figure: FigureId;
      readonly effect: Effect;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'retaliated';
      readonly figure: FigureId;
      readonly attacker: FigureId;
      readonly damage: number;
      readonly rule: RuleId;
    }
  // figures
  | {
      readonly type: 'damaged';
      readonly figure: FigureId;
      readonly amount: number;
      readonly hitPoints: number;
      readonly source: DamageSource;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'damageNegated';
      readonly figure: FigureId;
      readonly amount: number;
      readonly by: Negation;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'healed';
      readonly figure: FigureId;
      readonly restored: number;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'died';
      readonly figure: FigureId;
      readonly killer: FigureId | null;
      readonly rule: RuleId;
    }
  /** Its card makes it attack once more; it has left the table. */
  | {
      readonly type: 'attacksOnDeath';
      readonly figure: FigureId;
      readonly value: number;
      /** All figures beside it. */
      readonly isAround: boolean;
      readonly rule: RuleId;
    }
  | { readonly type: 'exhausted'; readonly figure: FigureId; readonly rule: RuleId }
  | {
      readonly type: 'figureRemoved';
      readonly figure: FigureId;
      readonly why: 'byHand' | 'ownerExhausted' | 'scenarioOver';
      readonly rule: RuleId | null;
    }
  | {
      readonly type: 'conditionAdded';
      readonly figure: FigureId;
      readonly condition: Condition;
      readonly renewed: boolean;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'conditionRemoved';
      readonly figure: FigureId;
      readonly condition: Condition;
      readonly why: ConditionEnd;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'conditionStayed';
      readonly figure: FigureId;
      readonly condition: Condition;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'conditionRefused';
      readonly figure: FigureId;
      readonly condition: Condition | 'bless' | 'curse';
      readonly rule: RuleId;
    }
  | {
      readonly type: 'bonusAdded';
      readonly figure: FigureId;
      readonly kind: 'shield' | 'retaliate';
      readonly value: number;
      readonly range: number;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'bonusRemoved';
      readonly figure: FigureId;
      readonly kind: 'shield' | 'retaliate';
    }
  | {
      readonly type: 'moneyTokenLeft';
      readonly token: TokenId;
      readonly figure: FigureId;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'looted';
      readonly figure: FigureId;
      readonly money: number;
      readonly treasures: readonly (number | 'goal')[];
      readonly rule: RuleId;
    }
  | { readonly type: 'experienceGained'; readonly figure: FigureId; readonly amount: number }
  | {
      readonly type: 'rested';
      readonly figure: FigureId;
      readonly rest: 'long' | 'short';
      readonly rule: RuleId;
    }
  | {
      readonly type: 'corrected';
      readonly what: string;
      readonly figure: FigureId | null;
      readonly from: number | string;
      readonly to: number | string;
    }
  // board
  | { readonly type: 'boardUsed'; readonly inUse: boolean }
  | { readonly type: 'figurePlaced'; readonly figure: FigureId; readonly at: Hex | null }
  | {
      readonly type: 'figureMoved';
      readonly figure: FigureId;
      readonly movement: 'walk' | 'jump' | 'fly';
      /** Hexes entered, in order. */
      readonly path: readonly Hex[];
      readonly rule: RuleId;
    }
  | {
      readonly type: 'figureForced';
      readonly figure: FigureId;
      readonly kind: 'push' | 'pull';
      readonly path: readonly Hex[];
      readonly rule: RuleId;
    }
  | {
      readonly type: 'cameDown';
      readonly figure: FigureId;
      readonly at: Hex;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'doorOpened';
      readonly door: number;
      readonly by: FigureId | null;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'doorCorrected';
      readonly door: number;
      readonly state: 'open' | 'closed' | 'locked';
    }
  | {
      readonly type: 'trapSprung';
      readonly figure: FigureId | null;
      readonly at: Hex;
      readonly rule: RuleId;
    }
  | { readonly type: 'overlayLaid'; readonly kind: OverlayKind; readonly hexes: readonly Hex[] }
  | { readonly type: 'overlayRemoved'; readonly kind: OverlayKind; readonly at: Hex }
  | { readonly type: 'tokenPlaced'; readonly token: TokenId; readonly at: Hex | null }
  | {
      readonly type: 'sightAllowed';
      readonly from: Hex;
      readonly to: Hex;
      readonly isAllowed: boolean;
      readonly rule: RuleId;
    }
  // elements
  | { readonly type: 'elementInfused'; readonly element: Element; readonly rule: RuleId }
  | { readonly type: 'elementStrong'; readonly element: Element; readonly rule: RuleId }
  | { readonly type: 'elementConsumed'; readonly element: Element; readonly rule: RuleId }
  | {
      readonly type: 'elementWaned';
      readonly element: Element;
      readonly to: ElementState;
      readonly rule: RuleId;
    };
