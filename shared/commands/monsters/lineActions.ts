/** The commands of a monster ability for one figure or one hex. */
import type { Content } from '../../content/content';
import { rankFor } from '../../content/rooms';
import type { FigureId } from '../../ids';
import type { FinalAction } from '../../rules/monsters/finalActions';
import { deckIdOf } from '../../rules/decks/modifierDeck';
import { summonedBy } from '../../rules/monsters/plan/affectedByLine';
import { findFigure } from '../../rules/figures/figures';
import type { Guided } from '../../rules/figures/figures';
import type { Hex, Scenario } from '../../state';
import type { Effect } from '../../vocabulary';
import type { CommandOf } from '../shapes';

export type Subcommand = CommandOf<'playLines'>['lines'][number]['subcommands'][number];

/** The table and the acting figure. */
export interface ActingFigure {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly figure: Guided;
}

/** The commands for one figure; empty = players do it on the table. @rule HEAL-1 MONSTER-1 */
export function commandsOn(
  { scenario, figure: by }: ActingFigure,
  action: FinalAction,
  figure: FigureId,
): readonly Subcommand[] {
  switch (action.type) {
    case 'heal':
      return [{ type: 'healFigure', figure, amount: action.value }];
    case 'damage':
      return [damageOf(figure, action.value, by.id)];
    case 'shield':
    case 'retaliate': {
      const { type: kind, value } = action;
      const range = kind === 'retaliate' ? Math.max(1, action.range ?? 1) : 1;
      return [{ type: 'addBonus', figure, kind, value, range, lasts: 'round' }];
    }
    case 'condition':
      return action.effects.flatMap((effect) => commandsOfEffect(scenario, effect, figure));
    default:
      return [];
  }
}

/** Damage of a fixed amount, dealt by a figure. */
export function damageOf(figure: FigureId, amount: number, by: FigureId): Subcommand {
  return { type: 'sufferDamage', figure, amount, negate: null, by };
}

/** Bless and curse are cards of the deck the figure draws from. @rule BLESS-1 */
export function commandsOfEffect(
  scenario: Scenario,
  effect: Effect,
  figure: FigureId,
): readonly Subcommand[] {
  if (effect.kind === 'condition') {
    return [{ type: 'addCondition', figure, condition: effect.condition }];
  }
  const found = findFigure(scenario, figure);
  if (!found || (effect.kind !== 'bless' && effect.kind !== 'curse')) return [];
  const deck = deckIdOf(scenario, found);
  return [{ type: 'addModifierCards', deck, card: effect.kind, count: 1 }];
}

/**
 * The commands that place things on hexes, in order. Without a board, players place them. Null =
 * the card does not determine them.
 *
 * @rule SUMMON-5
 */
export function commandsAt(
  { scenario, figure, content }: ActingFigure,
  action: FinalAction,
  hexes: readonly Hex[] | null,
): readonly Subcommand[] | null {
  if (action.type === 'trap') {
    const trap = { damage: action.damage, conditions: [] };
    return hexes && [{ type: 'layOverlay', kind: 'trap', hexes: [...hexes], trap }];
  }
  if (action.type !== 'summon' || figure.kind !== 'monster') return null;
  const { monster, ranks } = action;
  const type = monster && content.monster(monster);
  const rank = ranks ? rankFor(ranks, scenario.players) : (action.rank ?? 'normal');
  if (!type || !rank) return null;
  const places: readonly (Hex | null)[] =
    hexes ?? Array.from({ length: summonedBy(action, scenario.players) }, () => null);
  return places.map((at) => ({
    type: 'addMonster',
    monster: type.id,
    rank: type.boss ? 'boss' : rank,
    standee: null,
    origin: 'summoned',
    side: figure.side,
    at,
    summoner: figure.id,
  }));
}

/**
 * Targets of an ability without a board: the acting figure, figures that players tap, or none
 * because players do it on the table.
 */
export type TargetSource =
  'itself' | 'atTable' | { readonly side: 'enemies' | 'allies' | 'both'; readonly isOne: boolean };

export function targetSourceOf(action: FinalAction): TargetSource {
  switch (action.type) {
    case 'heal':
      if (action.affects) return sideOf(action.affects);
      return action.range === null ? 'itself' : { side: 'allies', isOne: action.targets === 1 };
    case 'condition':
    case 'damage':
    case 'shield':
    case 'retaliate':
      return sideOf(action.affects ?? 'self');
    default:
      return 'atTable';
  }
}

function sideOf(affects: string): TargetSource {
  if (affects === 'self') return 'itself';
  if (affects === 'oneAdjacentEnemy') return { side: 'enemies', isOne: true };
  if (affects.startsWith('adjacentEnemiesAnd') || affects.startsWith('enemiesAnd'))
    return { side: 'both', isOne: false };
  return { side: affects.toLowerCase().includes('enem') ? 'enemies' : 'allies', isOne: false };
}

/** True if the card has no numbers for the ability, so players follow its text. */
export function isOnlyOnCard(action: FinalAction): boolean {
  if (action.type === 'note') return true;
  return action.type === 'bossSpecial' || (action.type === 'summon' && !action.monster);
}
