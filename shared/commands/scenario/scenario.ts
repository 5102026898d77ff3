/**
 * Commands for a scenario: start, reveal rooms, finish, abandon, and corrections of level, round
 * and time.
 */
import type { GameEvent } from '../../events';
import type { Refusal } from '../../refusals';
import { withDoor } from '../../rules/board/changes';
import { itemsBeforeScenario, refreshItems } from '../../rules/campaign/items/equipment';
import { whyNoCampaign } from '../../rules/campaign/characters/sheets';
import { keptNumbers, withObjectivesOfLevel } from '../../rules/book/objectiveLevels';
import { closedDoorsInto, revealRooms } from '../../rules/round/doors';
import { withRound } from '../../rules/round/rounds';
import { correctedPlayTime } from '../../rules/scenario/playTime';
import { newScenario, type Player, type ScenarioPlan } from '../../rules/scenario/setup';
import { isSoloScenario } from '../../rules/campaign/scenarios/soloScenarios';
import {
  partyOf,
  perksLeft,
  whyNotPlay,
  whyNotSetOut,
  whyNotStart,
} from '../../rules/scenario/start';
import { whyNotFinish, whyNotReveal } from '../../rules/scenario/whyNot';
import { charactersOf } from '../../rules/figures/figures';
import { monsterLevel, recommendedLevel } from '../../rules/scenario/scenarioLevel';
import { withMonsterLevel, withSleeveLevel } from '../../rules/figures/sleeves';
import { sleeveOf } from '../../rules/figures/stats/stats';
import type { Campaign } from '../../state';
import { unknownInScenario } from '../campaign/missingPack';
import { figureInPlay } from '../../rules/figures/lookups';
import { assumePresent, assumeOk } from '../assertions';
import {
  inGame,
  inScenario,
  type CheckArgs,
  type CommandOfFields,
  type FieldSchemas,
} from '../commandRow';

const startScenarioFields = (f: FieldSchemas) => ({
  scenario: f.scenario,
  characters: f.z.array(f.character).min(1).max(10),
  /** Null = the recommended level. */
  level: f.scenarioLevel.nullable(),
  /** Casual mode, outside of the campaign: any known scenario, also a completed one. */
  casual: f.z.boolean().optional(),
  /** Starts the scenario even if the campaign does not allow it; the scenario is then marked. */
  anyway: f.z.boolean().optional(),
  /** Starts the scenario even if characters can level up, because the party was not in the city. */
  unlevelled: f.z.boolean().optional(),
});

export const SCENARIO_COMMANDS = {
  /**
   * Starts a scenario. If the campaign does not allow it, it is refused with the reason, unless
   * players start it `anyway`; then it is marked. Spent items become ready, consumed ones do not.
   *
   * @rule SCENARIO-1 SCENARIO-2 SCENARIO-3 SCENARIO-4 EXPERIENCE-10 ITEM-6 SOLO-1 SOLO-2
   */
  startScenario: inGame(
    startScenarioFields,
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: (at, command) => {
        const { game, content } = at;
        if (game.campaign.name === '') return { code: 'noCampaign' };
        if (game.scenario) return { code: 'scenarioIsRunning' };
        const printed = content.scenario(command.scenario);
        if (!printed) return { code: 'noSuchScenario', scenario: command.scenario };
        const unknown = unknownInScenario(printed, game, content);
        if (unknown) return unknown;
        const party = partyOf(game, command.characters, content, command.scenario);
        if (!party.ok) return party.refusal;
        if (command.anyway) return null;
        return outOfOrder(at, command, party.value) ?? whyNotOnTheWay(at, command, party.value);
      },
      carryOut: (at, command) => {
        const { game, content, random } = at;
        const { campaign } = game;
        const { scenario: id, characters, level, casual = false } = command;
        const party = assumeOk(partyOf(game, characters, content, id));
        const levels = party.map(({ sheet }) => sheet.level);
        const chosen = level ?? recommendedLevel(levels, campaign.difficulty);
        const isMarked = outOfOrder(at, command, party) !== null;
        const plan: ScenarioPlan = {
          printed: assumePresent(content.scenario(id)),
          party,
          level: chosen,
          monsterLevel: monsterLevel(chosen, campaign.solo),
          casual,
          reducedRandomness: campaign.reducedRandomness === true,
          permanentDeath: campaign.permanentDeath === true,
          outOfOrder: isMarked,
          atStart: campaign.party.atStart,
          lootedBefore: campaign.party.treasures,
        };
        const { next, events } = newScenario(plan, content, random);
        const marked: readonly GameEvent[] = isMarked
          ? [{ type: 'startedOutOfOrder', scenario: id, rule: 'SCENARIO-2' }]
          : [];
        return {
          next: { ...game, campaign: withStarted(campaign, plan), scenario: next },
          events: [...marked, ...perksLeft(party.map(({ sheet }) => sheet)), ...events],
        };
      },
    },
  ),

  /**
   * Corrects the clock by seconds, up to a day. The campaign's total changes by the same amount.
   */
  correctPlayTime: inGame(
    (f: FieldSchemas) => ({
      by: f.z
        .int()
        .min(-86_400)
        .max(86_400)
        .refine((by) => by !== 0),
    }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ game }) => whyNoCampaign(game),
      carryOut: ({ game }, { by }) => ({
        next: correctedPlayTime(game, by),
        events: [{ type: 'playTimeCorrected', by }],
      }),
    },
  ),

  /**
   * Clears the table as if the scenario had never been started. Refreshes the items that were
   * not consumed before it, and removes a mark that the start added.
   *
   * @rule ITEM-6 ITEM-11
   */
  abandonScenario: inGame(
    () => ({}),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ game }) => (game.scenario ? null : { code: 'noScenario' }),
      carryOut: ({ game }) => {
        const { campaign } = game;
        const scenario = assumePresent(game.scenario);
        const id = scenario.scenario;
        const characters = campaign.characters.map((sheet) => {
          const playing = charactersOf(scenario).find((each) => each.sheet === sheet.id);
          return playing ? itemsBeforeScenario(sheet, playing) : sheet;
        });
        const isMarkGone = scenario.outOfOrder && !campaign.completed.includes(id);
        const { outOfOrder: marked } = campaign.party;
        const party = isMarkGone
          ? { ...campaign.party, outOfOrder: marked.filter((each) => each !== id) }
          : campaign.party;
        return {
          next: { ...game, campaign: { ...campaign, characters, party }, scenario: null },
          events: [{ type: 'scenarioAbandoned', scenario: id }],
        };
      },
    },
  ),

  /**
   * Reveals a room. If exactly one closed door leads into it from a visible room, that door opens
   * too.
   */
  revealRoom: inScenario(
    (f: FieldSchemas) => ({
      room: f.z.int().min(1).max(99),
      /** The figure that opened the door; null = it does not matter. */
      by: f.figure.nullable(),
      /** Reveals the room even if its doors are locked. */
      anyway: f.z.boolean().optional(),
    }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario, content }, wanted) => whyNotReveal(scenario, content, wanted),
      carryOut: ({ scenario, content, random }, { room, by }) => {
        const revealer = by === null ? null : assumeOk(figureInPlay(scenario, by));
        const [door, another] = closedDoorsInto(scenario, content, room);
        const opened = door && !another ? withDoor(scenario, door.door, 'open') : scenario;
        const near = revealer?.at ?? door?.hexes[0] ?? null;
        return revealRooms(opened, content, [room], { by, near }, random);
      },
    },
  ),

  /**
   * Corrects the scenario level and the monster level, with the hit points of objectives and the
   * level and hit points of monsters that had the old level.
   */
  correctScenarioLevel: inScenario(
    (f: FieldSchemas) => ({ level: f.scenarioLevel, monsterLevel: f.scenarioLevel }),
    { whose: 'table', readBy: 'everyone' },
    {
      carryOut: ({ scenario, content }, { level, monsterLevel: monsters }) => {
        const changed = withMonsterLevel({ ...scenario, level }, content, monsters);
        const next = withObjectivesOfLevel(scenario, changed, content);
        const kept = keptNumbers(next, content);
        const isAnyKept = kept.monsters.length + kept.figures.length > 0;
        return {
          next,
          events: [
            {
              type: 'scenarioLevelCorrected',
              from: { level: scenario.level, monsterLevel: scenario.monsterLevel },
              to: { level, monsterLevel: monsters },
            },
            ...(isAnyKept ? [{ type: 'numbersKept', ...kept } as const] : []),
          ],
        };
      },
    },
  ),

  correctRound: inScenario(
    (f: FieldSchemas) => ({ round: f.z.int().min(1).max(999) }),
    { whose: 'table', readBy: 'everyone' },
    {
      carryOut: ({ scenario }, { round }) => ({
        next: withRound(scenario, round),
        events: [{ type: 'roundCorrected', from: scenario.round, to: round }],
      }),
    },
  ),

  correctSleeveLevel: inScenario(
    (f: FieldSchemas) => ({ monster: f.monsterType, level: f.scenarioLevel }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario }, { monster }) =>
        sleeveOf(scenario, monster) ? null : { code: 'noSuchMonster', monster },
      carryOut: ({ scenario, content }, { monster, level }) => {
        const from = assumePresent(sleeveOf(scenario, monster)).level;
        return {
          next: withSleeveLevel(scenario, content, monster, level),
          events: [{ type: 'sleeveLevelCorrected', monster, from, to: level }],
        };
      },
    },
  ),

  /**
   * Ends the scenario. `atRoundEnd` = the round is played to its end first; otherwise the scenario
   * ends immediately. A repeated command corrects the result.
   *
   * @rule ROUND-2
   */
  finishScenario: inScenario(
    (f: FieldSchemas) => ({ won: f.z.boolean(), atRoundEnd: f.z.boolean().optional() }),
    { whose: 'table', readBy: 'everyone' },
    {
      evenWhenOver: true,
      whyNot: ({ scenario }, { won, atRoundEnd }) =>
        whyNotFinish(scenario, won, atRoundEnd ?? false),
      carryOut: ({ scenario }, { won, atRoundEnd }) =>
        atRoundEnd
          ? {
              next: { ...scenario, decided: { won } },
              events: [{ type: 'scenarioDecided', won, rule: 'ROUND-2' }],
            }
          : {
              next: { ...scenario, phase: { name: 'over', won }, attack: null, infusing: [] },
              events: [{ type: 'scenarioFinished', won }],
            },
    },
  ),
};

/**
 * The reason why the scenario is not possible now for this campaign or class; null = possible.
 *
 * @rule SCENARIO-1 SCENARIO-2
 */
function outOfOrder(
  { game, content }: CheckArgs,
  { scenario, casual = false }: CommandOfFields<typeof startScenarioFields>,
  party: readonly Player[],
): Refusal | null {
  const sheets = party.map(({ sheet }) => sheet);
  return whyNotStart(game.campaign, content, scenario, casual) ?? whyNotPlay(sheets, content);
}

/**
 * The reason why the party cannot leave the city yet; null = it can, as always for a casual or solo
 * scenario.
 */
function whyNotOnTheWay(
  { game, content }: CheckArgs,
  { scenario, casual = false, unlevelled = false }: CommandOfFields<typeof startScenarioFields>,
  party: readonly Player[],
): Refusal | null {
  if (casual || isSoloScenario(content, scenario)) return null;
  const sheets = party.map(({ sheet }) => sheet);
  return whyNotSetOut(game.campaign, sheets, unlevelled);
}

/**
 * Refreshes the characters' spent items, and marks a scenario that the campaign did not allow. An
 * item consumed in a road event stays consumed.
 *
 * @rule ITEM-6 ITEM-11
 */
function withStarted(campaign: Campaign, { party, outOfOrder, printed }: ScenarioPlan): Campaign {
  const playing = new Set(party.map(({ sheet }) => sheet.id));
  const characters = campaign.characters.map((sheet) =>
    playing.has(sheet.id) ? refreshItems(sheet, 'spent') : sheet,
  );
  const isNew = outOfOrder && !campaign.party.outOfOrder.includes(printed.id);
  const noted = isNew ? [...campaign.party.outOfOrder, printed.id] : campaign.party.outOfOrder;
  return { ...campaign, characters, party: { ...campaign.party, outOfOrder: noted } };
}
