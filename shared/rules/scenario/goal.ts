/** Whether the goal of a scenario is reached, as far as the table shows. */
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
 * True where the table shows that each of its goals is reached, or that the book lets the players win
 * at the end of this round. What Standee cannot see (an exit, a marked hex, a thing that is carried)
 * only the players know; nothing is guessed.
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
 * How the round will end as it stands: true = won, false = lost, null = it goes on. Who has to hold out
 * for a number of rounds has won only when they are over.
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
 * Nothing that the table shows is missing, and only the players know the rest: an exit, a marked hex,
 * a thing that is carried, or a goal that no source names.
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
    // Until when they have to be protected, another goal says.
    case 'protect': {
      if (!areAllStanding(scenario, printed)) return false;
      if (printed.goals.length > 1) return true;
      return isWholeMapOpen(scenario, printed) && enemiesOf(scenario).length === 0 ? null : false;
    }
    // Where it is the whole goal it lies behind the last door.
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

/** Every door of the map, also between rooms that are open; null = only the players know, off the board. */
function areDoorsOpen(scenario: Scenario, content: Content): boolean | null {
  if (scenario.rooms.some(({ revealed }) => !revealed)) return false;
  if (!scenario.board?.inUse) return null;
  const doors = mapInPlay(scenario, content)?.doors.filter(({ kind }) => kind === 'door');
  return doors?.every(({ state }) => state === 'open') ?? null;
}

/** What has to be occupied or cleansed lies in open rooms. */
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

/** Its sleeve stays on the table when all its figures have died. */
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

/** What cannot be damaged is no figure: of that only the players know. */
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

/** Everybody and everything the book puts into the open rooms is still there. */
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
