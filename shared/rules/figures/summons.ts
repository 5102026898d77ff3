/** Places summons, and creates the companion of a class. */
import type { Content } from '../../content/content';
import { evaluateFormula } from '../../content/notation/formula';
import type { FigureId } from '../../ids';
import type { Refusal } from '../../refusals';
import type { Outcome } from '../../result';
import type { Character, Scenario, Summon } from '../../state';
import { SUMMON_COLOURS, type SummonColour } from '../../vocabulary';
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

/** True if a summon token of the colour is in use. Companions do not use a token. */
export function isColourTaken(scenario: Scenario, colour: SummonColour): boolean {
  return summonsOf(scenario).some((summon) => !summon.companion && summon.colour === colour);
}

/** Refuses a colour that is already in use. */
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

/**
 * The companion of a class, a summon that is in play from the start and acts from the first round
 * on. Null = the class has none.
 *
 * @rule SUMMON-3
 */
export function companionOf(content: Content, owner: Character): Summon | null {
  const printed = content.cardLines(owner.class)?.companion;
  if (!printed) return null;
  const hitPoints = Math.floor(evaluateFormula(printed.hitPoints, { L: owner.level }));
  return {
    kind: 'summon',
    id: `${printed.id}-${owner.id}` as FigureId,
    owner: owner.id,
    name: printed.name,
    colour: SUMMON_COLOURS[0],
    hitPoints,
    maxHitPoints: hitPoints,
    conditions: [],
    bonuses: [],
    at: null,
    attack: printed.attack,
    move: printed.move,
    range: printed.range,
    shield: 0,
    retaliate: 0,
    flying: false,
    attackEffects: [],
    cameInRound: 0,
    card: null,
    companion: true,
  };
}
