import type { Cases, EventsByRule } from '../cases';
import type { FigureId } from '../ids';
import type { AttackMode, ModifierCard } from '../vocabulary';

export type AttackEvent =
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
