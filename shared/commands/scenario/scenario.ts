import type { GameEvent } from '../../events';
import type { CharacterId } from '../../ids';
import { ok, refuse, type Result } from '../../result';
import { withDoor } from '../../rules/board/changes';
import { closedDoorsInto, revealRooms } from '../../rules/round/doors';
import { itemsRefreshed } from '../../rules/campaign/equipment';
import { charactersOf } from '../../rules/table/figures';
import { withRound } from '../../rules/round/rounds';
import { monsterLevel, recommendedLevel } from '../../rules/table/scenarioLevel';
import { newScenario, type Player, type ScenarioPlan } from '../../rules/scenario/setup';
import { whyNotPlay, whyNotStart } from '../../rules/scenario/start';
import { withMonsterLevel, withSleeveLevel } from '../../rules/table/sleeves';
import type { Campaign, Game, Scenario } from '../../state';
import { unknownInScenario } from '../campaign/explained';
import { figureInPlay, type Answer, type Context } from '../findings';
import type { CommandOf } from '../shapes';

const FEWEST_CHARACTERS = 2;
const MOST_CHARACTERS = 4;

/**
 * A scenario that the campaign does not allow is refused with what stands in the way, unless the
 * players want it `anyway`; it is marked then. All items are ready at the start.
 *
 * @rule SCENARIO-1 SCENARIO-2 SCENARIO-3 SCENARIO-4 ITEM-6
 */
export function startScenario(
  game: Game,
  command: CommandOf<'startScenario'>,
  { content, random }: Context,
): Answer<Game> {
  const { scenario: id, characters, level, casual = false, anyway = false } = command;
  const { campaign } = game;
  if (campaign.name === '') return refuse({ code: 'noCampaign' });
  if (game.scenario) return refuse({ code: 'scenarioIsRunning' });
  const printed = content.scenario(id);
  if (!printed) return refuse({ code: 'noSuchScenario', scenario: id });
  const unknown = unknownInScenario(printed, game, content);
  if (unknown) return refuse(unknown);
  const party = partyOf(game, characters, content);
  if (!party.ok) return party;
  const sheets = party.value.map(({ sheet }) => sheet);
  const why = whyNotStart(campaign, content, printed.id, casual) ?? whyNotPlay(sheets, content);
  if (why && !anyway) return refuse(why);

  const levels = party.value.map(({ sheet }) => sheet.level);
  const chosen = level ?? recommendedLevel(levels, campaign.difficulty);
  const outOfOrder = why !== null;
  const plan = {
    printed,
    party: party.value,
    level: chosen,
    monsterLevel: monsterLevel(chosen, campaign.solo),
    casual,
    outOfOrder,
  };
  const { next, events } = newScenario(plan, content, random);
  const marked: readonly GameEvent[] = outOfOrder
    ? [{ type: 'startedOutOfOrder', scenario: id, rule: 'SCENARIO-2' }]
    : [];
  return ok({
    next: { ...game, campaign: withStarted(campaign, plan), scenario: next },
    events: [...marked, ...events],
  });
}

/** All items of those who play are ready; a scenario out of order is noted. @rule ITEM-6 */
function withStarted(campaign: Campaign, { party, outOfOrder, printed }: ScenarioPlan): Campaign {
  const playing = new Set(party.map(({ sheet }) => sheet.id));
  const characters = campaign.characters.map((sheet) =>
    playing.has(sheet.id) ? itemsRefreshed(sheet, 'all') : sheet,
  );
  const isNew = outOfOrder && !campaign.party.outOfOrder.includes(printed.id);
  const noted = isNew ? [...campaign.party.outOfOrder, printed.id] : campaign.party.outOfOrder;
  return { ...campaign, characters, party: { ...campaign.party, outOfOrder: noted } };
}

function partyOf(
  game: Game,
  characters: readonly CharacterId[],
  content: Context['content'],
): Result<readonly Player[]> {
  const party: Player[] = [];
  for (const [index, id] of characters.entries()) {
    const sheet = game.campaign.characters.find((each) => each.id === id);
    if (!sheet) return refuse({ code: 'noSuchCharacter', character: id });
    if (characters.indexOf(id) < index) return refuse({ code: 'characterTwice', character: id });
    const printed = content.class(sheet.class);
    if (!printed) return refuse({ code: 'noSuchClass', class: sheet.class });
    party.push({ sheet, printed });
  }
  if (party.length < FEWEST_CHARACTERS || party.length > MOST_CHARACTERS) {
    return refuse({
      code: 'wrongNumberOfCharacters',
      least: FEWEST_CHARACTERS,
      most: MOST_CHARACTERS,
    });
  }
  return ok(party);
}

/** On a map the door into the room opens with it, where there is only one. */
export function revealRoom(
  scenario: Scenario,
  { room, by }: CommandOf<'revealRoom'>,
  { content, random }: Context,
): Answer<Scenario> {
  const known = scenario.rooms.find((each) => each.room === room);
  if (!content.scenario(scenario.scenario) || !known) return refuse({ code: 'noSuchRoom', room });
  if (known.revealed) return refuse({ code: 'roomIsRevealed', room });
  const revealer = by === null ? null : figureInPlay(scenario, by);
  if (revealer && !revealer.ok) return revealer;

  const [door, another] = closedDoorsInto(scenario, content, room);
  const opened = door && !another ? withDoor(scenario, door.door, 'open') : scenario;
  const near = revealer?.value.at ?? door?.hexes[0] ?? null;
  return ok(revealRooms(opened, content, [room], { by, near }, random));
}

/** Said again with another result it corrects the first answer. @rule ROUND-2 */
export function finishScenario(
  scenario: Scenario,
  { won, atRoundEnd = false }: CommandOf<'finishScenario'>,
): Answer<Scenario> {
  const { phase, decided } = scenario;
  if (phase.name === 'over' && phase.won === won) return refuse({ code: 'scenarioIsOver' });
  if (atRoundEnd) {
    if (phase.name !== 'turns') return refuse({ code: 'notNowInThisPhase', phase: phase.name });
    if (decided?.won === won) return refuse({ code: 'alreadyDecided', won });
    return ok({
      next: { ...scenario, decided: { won } },
      events: [{ type: 'scenarioDecided', won, rule: 'ROUND-2' }],
    });
  }
  return ok({
    next: { ...scenario, phase: { name: 'over', won }, attack: null, infusing: [] },
    events: [{ type: 'scenarioFinished', won }],
  });
}

/** Items are ready again, and a mark that came with the start goes. @rule ITEM-6 */
export function abandonScenario(game: Game): Answer<Game> {
  const { campaign, scenario } = game;
  if (!scenario) return refuse({ code: 'noScenario' });
  const id = scenario.scenario;
  const playing = new Set(charactersOf(scenario).map((character) => character.sheet));
  const characters = campaign.characters.map((sheet) =>
    playing.has(sheet.id) ? itemsRefreshed(sheet, 'all') : sheet,
  );
  const isMarkGone = scenario.outOfOrder && !campaign.completed.includes(id);
  const { outOfOrder } = campaign.party;
  const party = isMarkGone
    ? { ...campaign.party, outOfOrder: outOfOrder.filter((each) => each !== id) }
    : campaign.party;
  return ok({
    next: { ...game, campaign: { ...campaign, characters, party }, scenario: null },
    events: [{ type: 'scenarioAbandoned', scenario: id }],
  });
}

/** Sleeves at the old monster level follow, and with them the hit points of their figures. */
export function correctScenarioLevel(
  scenario: Scenario,
  { level, monsterLevel: monsters }: CommandOf<'correctScenarioLevel'>,
  { content }: Context,
): Answer<Scenario> {
  const next = withMonsterLevel({ ...scenario, level }, content, monsters);
  return ok({
    next,
    events: [
      {
        type: 'corrected',
        what: 'scenarioLevel',
        figure: null,
        from: `${String(scenario.level)}/${String(scenario.monsterLevel)}`,
        to: `${String(level)}/${String(monsters)}`,
      },
    ],
  });
}

export function correctRound(
  scenario: Scenario,
  { round }: CommandOf<'correctRound'>,
): Answer<Scenario> {
  return ok({
    next: withRound(scenario, round),
    events: [{ type: 'corrected', what: 'round', figure: null, from: scenario.round, to: round }],
  });
}

export function correctSleeveLevel(
  scenario: Scenario,
  { monster, level }: CommandOf<'correctSleeveLevel'>,
  { content }: Context,
): Answer<Scenario> {
  const sleeve = scenario.sleeves.find((each) => each.type === monster);
  if (!sleeve) return refuse({ code: 'noSuchMonster', monster });
  return ok({
    next: withSleeveLevel(scenario, content, monster, level),
    events: [
      { type: 'corrected', what: 'sleeveLevel', figure: null, from: sleeve.level, to: level },
    ],
  });
}
