/** Places summons. */
import type { FigureId } from '../../ids';
import type { Refusal } from '../../refusals';
import type { Outcome } from '../../result';
import type { Scenario, Summon } from '../../state';
import type { SummonColour } from '../../vocabulary';
import { summonsOf } from './figures';

/** Stats from the summoner's card. */
export type SummonStats = Pick<
  Summon,
  'name' | 'colour' | 'attack' | 'move' | 'range' | 'shield' | 'retaliate' | 'flying'
> &
  Pick<Summon, 'attackEffects' | 'at' | 'owner'> & {
    readonly hitPoints: number;
    readonly card?: Summon['card'] | undefined;
  };

/** True if the colour is on the table; there is one token of each colour. */
export function isColourTaken(scenario: Scenario, colour: SummonColour): boolean {
  return summonsOf(scenario).some((summon) => summon.colour === colour);
}

/** Refuses a colour that is already on the table. */
export function whyNotSummon(scenario: Scenario, colour: SummonColour): Refusal | null {
  return isColourTaken(scenario, colour) ? { code: 'colourIsTaken', colour } : null;
}

/**
 * Places a summon with full hit points. It has no turn in the round it is summoned.
 *
 * @rule SUMMON-2 SUMMON-6
 */
export function placeSummon(scenario: Scenario, stats: SummonStats): Outcome<Scenario> {
  const { owner, name, colour, hitPoints, attack, move, range, shield, retaliate } = stats;
  const summon: Summon = {
    kind: 'summon',
    id: `summon-${String(scenario.nextNumber)}` as FigureId,
    owner,
    name,
    colour,
    hitPoints,
    maxHitPoints: hitPoints,
    conditions: [],
    bonuses: [],
    at: stats.at,
    attack,
    move,
    range,
    shield,
    retaliate,
    flying: stats.flying,
    attackEffects: stats.attackEffects,
    cameInRound: scenario.round,
    card: stats.card ?? null,
  };
  return {
    next: {
      ...scenario,
      figures: [...scenario.figures, summon],
      nextNumber: scenario.nextNumber + 1,
    },
    events: [{ type: 'summonPlaced', figure: summon.id, owner: summon.owner, name: summon.name }],
  };
}
