/** Adds, corrects and removes monsters, summons and sleeves. */
import type { MonsterType } from '../../content/types';
import type { FigureId } from '../../ids';
import { ok, refuse, refusalOf, type Result } from '../../result';
import {
  placeMonster,
  takenStandees,
  typeFamilyLimit,
  whyNotRank,
  whyNotStandee,
} from '../../rules/monsters/placement';
import { placeSummon, whyNotSummon } from '../../rules/figures/summons';
import { summonedHitPoints } from '../../rules/monsters/summonHexes';
import { hexForMonster, hexForSummon } from '../../rules/monsters/entryHex';
import { joinPlacedFigures, withWaitingInOrder } from '../../rules/round/arrivals';
import { openTurns } from '../../rules/round/turnStates';
import { findFigure, withFigureRenamed } from '../../rules/figures/figures';
import { atLevel } from '../../rules/figures/sleeves';
import { freeStandees, randomStandees } from '../../rules/figures/standees';
import { sleeveOf } from '../../rules/figures/stats/stats';
import { whyNotRemoveSleeve } from '../../rules/figures/whyNot';
import type { Monster, Scenario } from '../../state';
import { characterInPlay, figureInPlay, figureOf } from '../../rules/figures/lookups';
import { assumePresent, assumeOk } from '../assertions';
import {
  inScenario,
  findingFirst,
  unlessRefused,
  type ScenarioCheckArgs,
  type CommandOfFields,
  type FieldSchemas,
} from '../commandRow';
import { RANKS, ORIGINS, SUMMON_COLOURS } from '../../vocabulary';

const addMonsterFields = (f: FieldSchemas) => ({
  monster: f.monsterType,
  rank: f.z.enum(RANKS),
  /** Standee number; null = a random free one. */
  standee: f.z.int().min(1).max(30).nullable(),
  origin: f.z.enum(ORIGINS),
  side: f.z.enum(['enemies', 'allies', 'thirdSide']),
  at: f.hex.nullable(),
  /** The summoning figure; on the board the monster arrives next to it. */
  summoner: f.figure.nullable().optional(),
});

export const MONSTER_COMMANDS = {
  addMonster: inScenario(
    addMonsterFields,
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: (at, command) => {
        const { scenario, content } = at;
        const { monster, rank, standee } = command;
        const type = content.monster(monster);
        if (!type) return { code: 'noSuchMonster', monster };
        const refusal =
          whyNotRank(type, scenario.monsterLevel, rank) ?? refusalOf(placeFor(at, command));
        if (refusal) return refusal;
        const level = sleeveOf(scenario, monster)?.level ?? scenario.monsterLevel;
        return whyNotStandee(scenario, content, type, standee) ?? whyNotRank(type, level, rank);
      },
      carryOut: (at, command) => {
        const { scenario, content, random } = at;
        const { monster, rank, origin, side } = command;
        const type = assumePresent(content.monster(monster));
        const limit = typeFamilyLimit(content, type);
        const free = freeStandees(takenStandees(scenario, content, type), limit);
        const standee = command.standee ?? assumePresent(randomStandees(free, 1, random)[0]);
        const hex = assumeOk(placeFor(at, command));
        const summoner = command.summoner ? findFigure(scenario, command.summoner) : undefined;
        const hitPoints = summonedHitPoints(scenario, content, summoner, monster);
        const wanted = { type, rank, standee, origin, side, at: hex, levelBonus: 0, hitPoints };
        const placed = assumePresent(placeMonster(scenario, content, wanted, random));
        if (origin === 'spawned' && isAfterTheLastTurn(scenario)) return placed;
        return joinPlacedFigures(scenario, placed, content, { by: null }, random);
      },
    },
  ),

  /**
   * Corrects rank or standee number. Another rank changes the maximum hit points; the damage taken
   * stays.
   */
  correctMonster: findingFirst(
    (f: FieldSchemas) => ({
      figure: f.figure,
      rank: f.z.enum(RANKS).optional(),
      standee: f.z.int().min(1).max(30).optional(),
    }),
    { whose: 'table', readBy: 'everyone' },
    (at, command) =>
      unlessRefused(monsterOf(at, command.figure), ({ monster, type, level }) => {
        const { standee = monster.standee } = command;
        const refusal = whyNotRank(type, level, command.rank ?? monster.rank);
        if (refusal || standee === monster.standee) return refusal;
        return whyNotStandee(at.scenario, at.content, type, standee);
      }),
    ({ scenario, content }, command, { monster, type, level }) => {
      const { rank = monster.rank, standee = monster.standee } = command;
      const ranked =
        rank === monster.rank ? monster : atLevel({ ...monster, rank }, scenario, content, level);
      const id = `${type.id}-${String(standee)}` as FigureId;
      const next: Monster = { ...ranked, standee, id };
      return {
        next: withWaitingInOrder(withFigureRenamed(scenario, monster.id, next)),
        events: [
          {
            type: 'monsterCorrected',
            figure: next.id,
            from: { rank: monster.rank, standee: monster.standee },
            to: { rank, standee },
          },
        ],
      };
    },
  ),

  /** Adds a summon of a character in play. */
  addSummon: findingFirst(
    (f: FieldSchemas) => ({
      owner: f.figure,
      name: f.name,
      colour: f.z.enum(SUMMON_COLOURS),
      hitPoints: f.positive,
      attack: f.small,
      move: f.small,
      range: f.small,
      shield: f.small,
      retaliate: f.small,
      flying: f.z.boolean(),
      attackEffects: f.effects,
      at: f.hex.nullable(),
      /** The class card that summons it. */
      card: f.positive.optional(),
    }),
    { whose: 'owner', readBy: 'everyone' },
    ({ scenario, content }, command) => {
      const owner = unlessRefused(characterInPlay(scenario, command.owner), () =>
        whyNotSummon(scenario, command.colour),
      );
      return owner.ok ? hexForSummon(scenario, content, owner.value, command.at) : owner;
    },
    ({ scenario }, command, at) => placeSummon(scenario, { ...command, at }),
  ),

  /** Removes a sleeve without figures, and its ability deck unless another monster type uses it. */
  removeSleeve: inScenario(
    (f: FieldSchemas) => ({ monster: f.monsterType }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario }, { monster }) => whyNotRemoveSleeve(scenario, monster),
      carryOut: ({ scenario }, { monster }) => {
        const sleeve = assumePresent(sleeveOf(scenario, monster));
        const sleeves = scenario.sleeves.filter((each) => each !== sleeve);
        const isShared = sleeves.some((each) => each.deck === sleeve.deck);
        const abilityDecks = scenario.abilityDecks.filter(
          (deck) => isShared || deck.deck !== sleeve.deck,
        );
        return {
          next: { ...scenario, sleeves, abilityDecks },
          events: [{ type: 'sleeveRemoved', monster }],
        };
      },
    },
  ),
};

/** The hex for a new monster; next to its summoner, who must be in play. */
function placeFor(
  { scenario, content }: ScenarioCheckArgs,
  { at, origin, summoner = null }: CommandOfFields<typeof addMonsterFields>,
) {
  const found = summoner === null ? ok(null) : figureInPlay(scenario, summoner);
  return found.ok ? hexForMonster(scenario, content, { at, origin, summoner: found.value }) : found;
}

/** Spawned monsters act from the next round on. @rule SUMMON-7 */
function isAfterTheLastTurn({ phase }: Scenario): boolean {
  return phase.name === 'turns' && openTurns(phase).length === 0;
}

interface KnownMonster {
  readonly monster: Monster;
  readonly type: MonsterType;
  readonly level: number;
}

function monsterOf({ scenario, content }: ScenarioCheckArgs, id: FigureId): Result<KnownMonster> {
  const found = figureOf(scenario, id);
  if (!found.ok) return found;
  const monster = found.value;
  if (monster.kind !== 'monster') return refuse({ code: 'notAMonster', figure: monster.id });
  const type = content.monster(monster.type);
  if (!type) return refuse({ code: 'noSuchMonster', monster: monster.type });
  const level = sleeveOf(scenario, monster.type)?.level ?? scenario.monsterLevel;
  return ok({ monster, type, level });
}
