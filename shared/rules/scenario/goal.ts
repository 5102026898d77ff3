/** Checks the goal of a scenario as far as the game state shows it. */
import type { Content } from '../../content/content';
import { evaluateFormula } from '../../content/notation/formula';
import type { ScenarioContent } from '../../content/types';
import type { Scenario } from '../../state';
import { mapInPlay } from '../board/inPlay';
import { areRevealed, allHold, isGoalLooted, mayStillCome } from '../book/spawns';
import { fallenOf } from '../figures/record';
import { charactersOf, monstersOf } from '../figures/figures';
import { isInRounds } from '../../content/rooms';

type Goal = ScenarioContent['goals'][number];

/**
 * True if every goal is reached according to the game state, or the book ends the scenario with a
 * victory this round. Goals that only the players can see (an exit, a marked hex, a carried item)
 * are never assumed.
 *
 * @rule ROUND-2
 */
export function isGoalReached(scenario: Scenario, content: Content): boolean {
  const printed = content.scenario(scenario.scenario);
  if (!printed) return false;
  const { goals } = printed;
  const isEach = (goal: Goal) => isReached(scenario, content, printed, goal) === true;
  if (goals.length > 0 && goals.every(isEach)) return true;
  return (
    isWonByRound(scenario, printed) &&
    goals.every(({ type }) => type === 'surviveRounds' || type === 'protect') &&
    areAllStanding(scenario, printed)
  );
}

/**
 * Result of the round as things are: true = won, false = lost, null = the scenario continues. A
 * party that has to survive wins only when the rounds are over.
 *
 * @rule ROUND-2
 */
export function outcomeOfRound(scenario: Scenario, content: Content): boolean | null {
  if (scenario.decided) return scenario.decided.won;
  const goals = content.scenario(scenario.scenario)?.goals ?? [];
  const isOfTime = goals.some(({ type }) => type === 'surviveRounds' || type === 'protect');
  return goals.length > 0 && !isOfTime && isGoalReached(scenario, content) ? true : null;
}

/**
 * True if all visible conditions are met and only the players know the rest: an exit, a marked hex,
 * a carried item, or a goal that no source describes.
 *
 * @rule ROUND-2
 */
export function isGoalAsked(scenario: Scenario, content: Content): boolean {
  const printed = content.scenario(scenario.scenario);
  if (!printed || isGoalReached(scenario, content)) return false;
  const found = printed.goals.map((goal) => isReached(scenario, content, printed, goal));
  return !found.includes(false) && (found.length === 0 || found.includes(null));
}

/** Null = only the players know. */
function isReached(
  scenario: Scenario,
  content: Content,
  printed: ScenarioContent,
  goal: Goal,
): boolean | null {
  switch (goal.type) {
    case 'killAllRevealedEnemies':
      return enemiesOf(scenario).length === 0;
    case 'killAllEnemies':
      return isWholeMapOpen(scenario, printed) && enemiesOf(scenario).length === 0;
    case 'killEnemy':
      return isOneDead(scenario, goal);
    case 'killCount':
      return fallenOf(scenario, goal.monster) >= inNumbers(scenario, goal.count);
    case 'reveal':
      return scenario.rooms.every(({ revealed }) => revealed);
    case 'lootAllTreasureTiles':
      return isGoalLooted(scenario, printed);
    case 'allCharactersLootTreasure':
      return charactersOf(scenario).every(({ treasures }) => treasures.includes('goal'));
    case 'destroy':
      return areDestroyed(scenario, printed);
    case 'surviveRounds':
      return scenario.round >= inNumbers(scenario, goal.count);
    // Another goal says how long to protect them.
    case 'protect': {
      if (!areAllStanding(scenario, printed)) return false;
      if (printed.goals.length > 1) return true;
      return isWholeMapOpen(scenario, printed) && enemiesOf(scenario).length === 0 ? null : false;
    }
    // If it is the only goal, the exit is behind the last door.
    case 'exit':
      return printed.goals.length > 1 || scenario.rooms.every(({ revealed }) => revealed)
        ? null
        : false;
    case 'open':
      return areDoorsOpen(scenario, content);
    case 'occupy':
    case 'cleanse':
      return areMarksShown(scenario, printed) ? null : false;
    default:
      return null;
  }
}

/**
 * True if every door of the map is open, including those between open rooms; null = only the
 * players know, because no board is in use.
 */
function areDoorsOpen(scenario: Scenario, content: Content): boolean | null {
  if (scenario.rooms.some(({ revealed }) => !revealed)) return false;
  if (!scenario.board?.inUse) return null;
  const doors = mapInPlay(scenario, content)?.doors.filter(({ kind }) => kind === 'door');
  return doors?.every(({ state }) => state === 'open') ?? null;
}

/** True if all hexes to occupy or cleanse are in open rooms. */
function areMarksShown(scenario: Scenario, { map, rooms }: ScenarioContent): boolean {
  const plates = (map?.overlays ?? []).filter(({ kind }) => kind === 'pressurePlate');
  const objectives = rooms.filter((room) => room.objectives !== undefined);
  return areRevealed(
    scenario,
    [...plates, ...objectives].map(({ room }) => room),
  );
}

function enemiesOf(scenario: Scenario) {
  return monstersOf(scenario).filter(({ side }) => side === 'enemies');
}

function isWholeMapOpen(scenario: Scenario, printed: ScenarioContent): boolean {
  const spawns = printed.spawns ?? [];
  return (
    scenario.rooms.every(({ revealed }) => revealed) &&
    !spawns.some((_, index) => mayStillCome(scenario, printed, index))
  );
}

/** The sleeve stays in play after all its figures have died. */
function isOneDead(scenario: Scenario, { monster }: Goal): boolean {
  return (
    scenario.sleeves.some(({ type }) => type === monster) &&
    !enemiesOf(scenario).some(({ type }) => type === monster)
  );
}

function inNumbers(scenario: Scenario, amount: number | string = Infinity): number {
  if (amount === Infinity) return amount;
  const variables = { C: scenario.players, L: scenario.monsterLevel, R: scenario.round };
  return Math.ceil(evaluateFormula(amount, variables));
}

/** Objectives without hit points are not figures, so only the players know about them. */
function areDestroyed(scenario: Scenario, printed: ScenarioContent): boolean {
  const listed = (printed.objectives ?? []).filter(({ role }) => role === 'objective');
  const indexes = new Set(listed.map(({ index }) => index));
  const rooms = printed.rooms.filter((room) =>
    room.objectives?.some(({ objective }) => indexes.has(objective)),
  );
  return (
    rooms.length > 0 &&
    listed.every(({ hitPoints }) => hitPoints !== null) &&
    rooms.every(({ room }) => areRevealed(scenario, [room])) &&
    !scenario.figures.some(
      (figure) => figure.kind === 'objective' && indexes.has(figure.listed ?? 0),
    )
  );
}

/** True if everything the book places in the open rooms is still there. */
function areAllStanding(scenario: Scenario, printed: ScenarioContent): boolean {
  const placed = printed.rooms
    .filter(({ room }) => areRevealed(scenario, [room]))
    .flatMap(({ objectives }) => objectives ?? [])
    .filter(({ minCharacters }) => scenario.players >= (minCharacters ?? 0));
  const standing = scenario.figures.filter(
    (figure) => figure.kind === 'objective' && figure.listed !== null,
  );
  return standing.length >= placed.length;
}

function isWonByRound(scenario: Scenario, printed: ScenarioContent): boolean {
  return (printed.finish ?? []).some(
    ({ result, rounds, timing, when, afterReveal }) =>
      result === 'win' &&
      rounds !== undefined &&
      (timing ?? 'end') === 'end' &&
      isInRounds(rounds, scenario.round) &&
      areRevealed(scenario, afterReveal) &&
      allHold(scenario, printed, when) === true,
  );
}
