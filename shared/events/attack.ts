/** Attacks, step by step. */
import type { FigureId } from '../ids';
import type { RuleId } from '../rulebook';
import type { AttackMode, ModifierCard } from '../vocabulary';

export type AttackEvent =
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
      readonly type: 'attackStepTaken';
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
      readonly type: 'retaliated';
      readonly figure: FigureId;
      readonly attacker: FigureId;
      readonly damage: number;
      readonly rule: RuleId;
    };
