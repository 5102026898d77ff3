import type { BookView, GoalView, RevealView, SeeBook, SpawnView } from '#shared/rules/bookFacts';
import type { QuestGoal } from '#shared/rules/quests';
import type { ScenarioReason, ScenarioState } from '#shared/rules/scenarioTree';
import { counted, listOf, readable, type Names } from './names';
import { worded } from './language';

type Rounds = NonNullable<SpawnView['rounds']>;
type Condition = SpawnView['when'][number];

/** What has to be read in the scenario book. */
export const SEE_BOOK = worded<Readonly<Record<SeeBook, string>>>('SEE_BOOK', {
  goals: 'See the scenario book for the goal: Standee does not know it.',
  specialRules: 'See the scenario book for special rules.',
  spawnHexes: 'See the scenario book for the hexes of the letters.',
  map: 'See the scenario book for the map.',
  conditions: 'Standee cannot tell whether every condition holds: see the scenario book.',
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

const PHRASES = worded('BOOK_PHRASES', {
  inRounds: (rounds: readonly number[]) =>
    `${rounds.length === 1 ? 'round' : 'rounds'} ${listOf(rounds.map(String))}`,
  fromRound: (round: number) => `round ${round} and all later ones`,
  everyRound: 'every round',
  oddRounds: 'odd rounds',
  evenRounds: 'even rounds',
  everyFew: (first: number, every: number) => `round ${first} and every ${every} rounds after it`,
  startOf: (rounds: string) => `at the start of ${rounds}`,
  endOf: (rounds: string) => `at the end of ${rounds}`,
  marked: (name: string, marker: string) => `${name} (${marker})`,
  present: (what: string) => `while ${what} is there`,
  dead: (what: string) => `once ${what} is dead or destroyed`,
  allKilled: (what: string) => `once every ${what} is killed`,
  elite: (name: string) => `${name} (elite)`,
  times: (count: number, name: string) => `${count} × ${name}`,
  withRoom: (rooms: readonly number[]) => `with room ${listOf(rooms.map(String))}`,
  bookSaysSo: 'when the book says so',
  at: (who: string, markers: readonly string[]) => `${who} at ${listOf(markers)}`,
  comes: (who: string, when: readonly string[]) => `${who}: ${when.join(', ')}.`,
  oneForEach: 'one for each that counts',
  won: (when: string) => `Won ${when}.`,
  lost: (when: string) => `Lost ${when}.`,
  opens: (rooms: readonly number[], when: string) =>
    rooms.length === 1
      ? `Room ${listOf(rooms.map(String))} opens ${when}.`
      : `Rooms ${listOf(rooms.map(String))} open ${when}.`,
});

/** 'rounds 3 and 9', 'even rounds', 'round 7 and all later ones'. */
export function roundsText(rounds: Rounds): string {
  if ('in' in rounds) return PHRASES.inRounds(rounds.in);
  if ('from' in rounds) return PHRASES.fromRound(rounds.from);
  const { every, remainder = 0 } = rounds;
  if (every === 1) return PHRASES.everyRound;
  if (every === 2) return remainder === 1 ? PHRASES.oddRounds : PHRASES.evenRounds;
  return PHRASES.everyFew(remainder === 0 ? every : remainder, every);
}

function whenInRounds(timing: 'start' | 'end', rounds: Rounds): string {
  const which = roundsText(rounds);
  return timing === 'start' ? PHRASES.startOf(which) : PHRASES.endOf(which);
}

/** 'while Water Pump (a) is there', 'once every Stone Golem is killed'. */
function conditionText({ state, monster, objective, marker }: Condition, names: Names): string {
  const name = monster === undefined ? (objective ?? '') : names.monster(monster);
  return PHRASES[state](marker === undefined ? name : PHRASES.marked(name, marker));
}

/** What is known of when something happens. */
function whenText(
  rounds: string | null,
  conditions: readonly Condition[] | undefined,
  names: Names,
): readonly string[] {
  const known = [rounds, ...(conditions ?? []).map((each) => conditionText(each, names))].filter(
    (part) => part !== null,
  );
  return known.length === 0 ? [PHRASES.bookSaysSo] : known;
}

/** The same figures are told once: '2 × Cultist (elite)'. */
function whoComes(spawn: SpawnView, names: Names): string {
  const called = spawn.figures.map(({ monster, rank }) =>
    rank === 'elite' ? PHRASES.elite(names.monster(monster)) : names.monster(monster),
  );
  const kinds = [...new Set(called)].map((name) => {
    const many = called.filter((each) => each === name).length;
    return many === 1 ? name : PHRASES.times(many, name);
  });
  return listOf(kinds);
}

/** Who comes when and where. Nothing of a spawn that waits for closed rooms. */
export function spawnText(spawn: SpawnView, names: Names): string | null {
  if (spawn.isHidden || spawn.figures.length === 0) return null;
  const byRound = spawn.rounds && whenInRounds(spawn.timing, spawn.rounds);
  const moment = spawn.onReveal.length > 0 ? PHRASES.withRoom(spawn.onReveal) : byRound;
  const who = whoComes(spawn, names);
  return PHRASES.comes(spawn.markers.length === 0 ? who : PHRASES.at(who, spawn.markers), [
    ...whenText(moment, spawn.when, names),
    ...(spawn.perObjective ? [PHRASES.oneForEach] : []),
  ]);
}

/** When the book ends the scenario by itself. */
export function finishText(finish: BookView['finish'][number], names: Names): string {
  const rounds = finish.rounds ? whenInRounds(finish.timing ?? 'end', finish.rounds) : null;
  const when = listOf(whenText(rounds, finish.when, names));
  return finish.result === 'win' ? PHRASES.won(when) : PHRASES.lost(when);
}

/** Rooms that open by something else than a door. */
export function revealText({ rooms, rounds, timing, when }: RevealView, names: Names): string {
  const moment = rounds && whenInRounds(timing, rounds);
  return PHRASES.opens(rooms, listOf(whenText(moment, when, names)));
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
