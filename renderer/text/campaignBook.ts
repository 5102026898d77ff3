import type { BookView, GoalView, SeeBook, SpawnView } from '#shared/rules/bookFacts';
import type { QuestGoal } from '#shared/rules/quests';
import type { ScenarioReason, ScenarioState } from '#shared/rules/scenarioTree';
import { counted, listOf, readable, type Names } from './names';
import { worded } from './language';

type Rounds = NonNullable<SpawnView['rounds']>;

/** What has to be read in the scenario book. */
export const SEE_BOOK = worded<Readonly<Record<SeeBook, string>>>('SEE_BOOK', {
  goals: 'See the scenario book for the goal: Standee does not know it.',
  specialRules: 'See the scenario book for special rules.',
  spawnHexes: 'See the scenario book for the hexes of the letters.',
  map: 'See the scenario book for the map.',
  conditions: 'See the scenario book for what has to hold before figures come or rooms open.',
  changingStats: 'Numbers of some monsters change during play: see the scenario book.',
  randomDungeon: 'Rooms and monsters are drawn by chance: see the scenario book.',
});

const every = (names: Names, monster: string | null): string =>
  monster === null ? 'enemies' : names.monster(monster);

const GOALS = worded<Readonly<Record<GoalView['type'], (goal: GoalView, names: Names) => string>>>(
  'GOALS',
  {
    killAllEnemies: () => 'Kill all enemies.',
    killEnemy: ({ monster }, names) => `Kill ${every(names, monster)}.`,
    killAllRevealedEnemies: () => 'Kill all enemies that are revealed.',
    killCount: ({ count, monster }, names) => `Kill ${count ?? 'all'} ${every(names, monster)}.`,
    reveal: () => 'Reveal the rooms.',
    lootAllTreasureTiles: () => 'Loot all treasure tiles.',
    protect: () => 'Protect those who are with you.',
    destroy: () => 'Destroy the objectives.',
    occupy: () => 'Occupy the marked hexes.',
    open: () => 'Open what is marked.',
    exit: () => 'Leave the map.',
    cleanse: () => 'Cleanse what is marked.',
    allCharactersLootTreasure: () => 'Every character loots a treasure tile.',
    surviveRounds: ({ count }) => `Survive ${counted(count ?? 0, 'round')}.`,
    placeItem: () => 'Bring the thing to its place.',
  },
);

/** A goal as a reminder, not in the words of the book. */
export function goalText(goal: GoalView, names: Names): string {
  return GOALS[goal.type](goal, names);
}

/** 'in rounds 3 and 9', 'in every 2nd round', 'from round 7 on'. */
export function roundsText(rounds: Rounds): string {
  if ('in' in rounds)
    return `in ${rounds.in.length === 1 ? 'round' : 'rounds'} ${listOf(rounds.in.map(String))}`;
  if ('from' in rounds) return `from round ${rounds.from} on`;
  if (rounds.every === 1) return 'in every round';
  if (rounds.every === 2) return rounds.remainder === 1 ? 'in odd rounds' : 'in even rounds';
  const first = (rounds.remainder ?? 0) === 0 ? rounds.every : (rounds.remainder ?? 0);
  return `in round ${first} and every ${rounds.every} rounds after it`;
}

/** Who comes when and where. Nothing of a spawn that waits for closed rooms. */
export function spawnText(spawn: SpawnView, names: Names): string | null {
  if (spawn.isHidden || spawn.figures.length === 0) return null;
  const who = spawn.figures.map(({ monster, rank }) =>
    rank === 'elite' ? `${names.monster(monster)} (elite)` : names.monster(monster),
  );
  const byDoor =
    spawn.onReveal.length > 0
      ? `with room ${listOf(spawn.onReveal.map(String))}`
      : 'when the book says so';
  const when = spawn.rounds ? `at the ${spawn.timing}, ${roundsText(spawn.rounds)}` : byDoor;
  const where = spawn.markers.length === 0 ? '' : ` at ${listOf(spawn.markers)}`;
  return `${listOf(who)}${where}, ${when}.`;
}

/** When the book ends the scenario by itself. */
export function finishText(finish: BookView['finish'][number]): string {
  const result = finish.result === 'win' ? 'Won' : 'Lost';
  const when = finish.rounds ? ` ${roundsText(finish.rounds)}` : ' when the book says so';
  return `${result}${when}.`;
}

export const SCENARIO_STATES = worded<Readonly<Record<ScenarioState, string>>>('SCENARIO_STATES', {
  completed: 'Completed',
  available: 'Available',
  requires: 'Requires something',
  blocked: 'Blocked',
  locked: 'Not unlocked',
});

const SCOPES = worded('BOOK_SCOPES', { global: 'global', party: 'party' });

/** Why a scenario is in its state; `achievement` gives the name of one. */
export function reasonText(
  reason: ScenarioReason,
  names: Names,
  achievement: (id: string) => string,
): string {
  switch (reason.kind) {
    case 'completed':
      return 'It was completed.';
    case 'initial':
      return 'It is there from the first game.';
    case 'unlockedBy':
      return `Unlocked by ${names.scenario(reason.scenario)}.`;
    case 'byHand':
      return 'Set by hand.';
    case 'quest':
      return 'Opened by a personal quest.';
    case 'notUnlocked':
      return 'Nothing has unlocked it yet.';
    case 'blockedBy':
      return `Blocked by ${names.scenario(reason.scenario)}.`;
    case 'achievements': {
      const all = reason.missing.map((one) =>
        listOf(
          one.map(({ scope, achievement: id, complete, count = 1 }) => {
            const times = count > 1 ? `${count} × ` : '';
            return `${complete ? '' : 'not '}${times}${achievement(id)} (${SCOPES[scope]})`;
          }),
        ),
      );
      return `Still lacking: ${all.join(', or ')}.`;
    }
    case 'personalQuest':
      return `Somebody needs personal quest ${reason.quest}.`;
    case 'item':
      return `Somebody has to wear item ${reason.item}.`;
    case 'seeBook':
      return 'See the scenario book for what else it requires.';
  }
}

/** What a goal of a personal quest asks for; `item` gives the name of one. */
export function questGoalText(
  goal: QuestGoal,
  names: Names,
  item: (number: number) => string,
): string {
  const count = goal.count ?? 1;
  switch (goal.type) {
    case 'kill': {
      const whom = goal.monsters
        ? listOf(goal.monsters.map((monster) => names.monster(monster)))
        : `${goal.rank ?? ''} monsters`.trim();
      const worn = goal.with ? ` with ${item(goal.with.item)}` : '';
      return `Kill ${count}: ${whom}${worn}`;
    }
    case 'killDifferentTypes':
      return `Kill ${count} different types of monsters`;
    case 'completeScenarios':
      return `Complete ${counted(count, 'scenario')}${scenariosOf(goal)}`;
    case 'scenarioChain':
      return `Follow the scenarios from ${goal.start ?? ''} on to the end`;
    case 'ownItems':
      return `Own ${count}: ${listOf((goal.slots ?? []).map(slotName))}`;
    case 'ownItem':
      return `Own ${goal.item === undefined ? 'the item' : item(goal.item)}`;
    case 'ownGold':
      return `Own ${count} gold`;
    case 'exhaustion':
      return goal.of === 'self'
        ? `Be exhausted ${counted(count, 'time')}`
        : `See others exhausted ${counted(count, 'time')}`;
    case 'battleGoalCheckMarks':
      return `Earn ${counted(count, 'check mark')}`;
    case 'donateGold':
      return `Donate ${count} gold`;
    case 'buyEnhancements':
      return `Buy ${counted(count, 'enhancement')}`;
    case 'personalQuestsCompleted':
      return `See ${counted(count, 'personal quest')} of others completed`;
  }
}

function scenariosOf(goal: QuestGoal): string {
  if (goal.region !== undefined) return ` in ${readable(goal.region)}`;
  if (goal.nameContains !== undefined) return ` named “${goal.nameContains}”`;
  if (goal.boss) return ' with a boss';
  if (goal.numberFrom !== undefined) return ` from number ${goal.numberFrom} on`;
  return goal.different ? ', each one once' : '';
}

const SLOTS = worded<Readonly<Record<string, string>>>('SLOTS', {
  head: 'head',
  body: 'body',
  legs: 'legs',
  oneHand: 'one hand',
  twoHands: 'two hands',
  small: 'small items',
});

function slotName(slot: string): string {
  return SLOTS[slot] ?? slot;
}
