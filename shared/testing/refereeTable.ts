/** The game state of the referee: figures and their printed stats. */
import type { Content } from '../content/content';
import type { Figure, Hex, Scenario } from '../state';
import type { Condition, ModifierCard } from '../vocabulary';

export interface RefereedPiece {
  readonly kind: Figure['kind'];
  readonly type: string;
  readonly rank: 'normal' | 'elite';
  readonly most: number;
  hitPoints: number;
  at: Hex | null;
  readonly conditions: Set<Condition>;
  bonuses: { readonly kind: 'shield' | 'retaliate'; readonly value: number }[];
  readonly cameInRound: number;
}

interface PrintedNumbers {
  readonly hitPoints: number;
  readonly move: number | null;
  readonly attack: number;
  readonly range: number;
  readonly shield?: number;
}

interface PrintedLine {
  readonly type: string;
  readonly value?: number | string;
  readonly range?: number | string;
  readonly effects?: readonly string[];
}

export class RefereeTable {
  readonly content: Content;
  readonly level: number;
  readonly pieces = new Map<string, RefereedPiece>();
  /** The card of the round of each ability deck. */
  readonly cards = new Map<string, number>();
  /** Initiatives of characters. */
  readonly initiative = new Map<string, number>();

  constructor(scenario: Scenario, content: Content) {
    this.content = content;
    this.level = scenario.monsterLevel;
    for (const figure of scenario.figures) {
      const isMonster = figure.kind === 'monster';
      this.pieces.set(figure.id, {
        kind: figure.kind,
        type: isMonster ? figure.type : '',
        rank: isMonster && figure.rank === 'elite' ? 'elite' : 'normal',
        most: figure.maxHitPoints,
        hitPoints: figure.hitPoints,
        at: figure.at,
        conditions: new Set(figure.conditions.map(({ name }) => name)),
        bonuses: [],
        cameInRound: 0,
      });
    }
  }

  of(figure: string): RefereedPiece {
    const piece = this.pieces.get(figure);
    if (!piece) throw new Error(`The referee does not know ${figure}.`);
    return piece;
  }

  statsOf(type: string, rank: 'normal' | 'elite'): PrintedNumbers | null {
    const printed = this.content.monster(type)?.levels[this.level];
    if (!printed || !(rank in printed)) return null;
    return (printed as Readonly<Record<string, PrintedNumbers>>)[rank] ?? null;
  }

  cardOf(deck: string) {
    const card = this.cards.get(deck);
    return this.content.abilityDeck(deck)?.cards.find(({ id }) => id === card);
  }

  /** The lines of the drawn card of its type. */
  actions(figure: string): readonly PrintedLine[] {
    const deck = this.content.monster(this.pieces.get(figure)?.type ?? '')?.deck ?? '';
    return (this.cardOf(deck)?.actions ?? []) as unknown as readonly PrintedLine[];
  }

  initiativeOf(figure: string): number {
    const deck = this.content.monster(this.of(figure).type)?.deck;
    if (deck === undefined) return this.initiative.get(figure) ?? 0;
    return this.cardOf(deck)?.initiative ?? 0;
  }
}

/** The value after a modifier card. */
export function valueAfterCard(value: number, card: ModifierCard): number {
  if (card === 'x2') return value * 2;
  return card === 'null' ? 0 : value + Number(card);
}

/** Distance between two hexes, ignoring walls. */
export function distance(a: Hex, b: Hex): number {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
