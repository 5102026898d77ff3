/** Words the goals, rooms and spawns of the scenario book, and the goals of personal quests. */
import type { QuestGoal } from '#shared/rules/campaign/characters/quests';
import type { ScenarioReason } from '#shared/rules/campaign/scenarios/scenarioTree';
import type { SpawnView, GoalView, BookView, RevealView } from '#shared/rules/book/bookViewShape';
import type { ComingNext } from '#shared/rules/book/spawns/nextSpawns';
import { listOf, TABLE_WORDS } from '../play';
import type { Names } from '../names/names';

const words = TABLE_WORDS.campaignBook;
export const { SCENARIO_STATES, SEE_BOOK } = words;
const { BOOK_NOTES, GOALS, PHRASES, REASONS, SCOPES, QUEST_GOALS } = words;

type Rounds = NonNullable<SpawnView['rounds']>;

type Condition = SpawnView['when'][number];

/** A goal in our own words. */
export function goalText(goal: GoalView, names: Names): string {
  return GOALS[goal.type](goal, names);
}

/** All goals, one line each. Alternatives are one line. */
export function goalsText(goals: readonly GoalView[], names: Names): readonly string[] {
  const needed = goals.filter(({ alternative }) => alternative === null);
  const ways = [...new Set(goals.flatMap(({ alternative }) => alternative ?? []))].map((way) =>
    goals
      .filter(({ alternative }) => alternative === way)
      .map((goal) => goalText(goal, names))
      .join(' '),
  );
  return [
    ...needed.map((goal) => goalText(goal, names)),
    ...(ways.length > 0 ? [words.EITHER(ways)] : []),
  ];
}

/** Rounds in words: 'rounds 3 and 9', 'even rounds', 'round 7 and all later ones'. */
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

/** A condition in words: 'while Water Pump (a) is there', 'once every Stone Golem is killed'. */
export function conditionText(condition: Condition, names: Names): string {
  const { state, count, room, note, who = 'any' } = condition;
  if (note !== undefined) return BOOK_NOTES[note];
  if (state === 'asked') return PHRASES.bookSaysSo;
  if (state === 'occupied') return PHRASES.occupied[who];
  if (state === 'exhausted') {
    return condition.unlessLooted ? PHRASES.exhaustedUnlooted : PHRASES.exhausted;
  }
  if (state === 'present' || state === 'absent') return presenceText(condition, state, names);
  return PHRASES[state](whoText(condition, names), count, room);
}

function whoText({ monster, objective, marker }: Condition, names: Names): string {
  const name = monster === undefined ? (objective ?? '') : names.monster(monster);
  return marker === undefined ? name : PHRASES.marked(name, marker);
}

function presenceText(condition: Condition, state: 'present' | 'absent', names: Names): string {
  const { side, hexes } = condition;
  const who = side === undefined ? whoText(condition, names) : PHRASES.character[state];
  return (hexes ? PHRASES.onHexes : PHRASES)[state](who);
}

/** A condition as a clause of a sentence. A note is a complete sentence, so it is quoted. */
export function conditionClause(condition: Condition, names: Names): string {
  const text = conditionText(condition, names);
  return condition.note === undefined ? text : PHRASES.ifSo(text.replace(/\.$/, ''));
}

/** The conditions of an event in the book, as far as they are known. */
function whenText(
  rounds: string | null,
  conditions: readonly Condition[] | undefined,
  names: Names,
): readonly string[] {
  const known = [rounds, ...(conditions ?? []).map((each) => conditionClause(each, names))].filter(
    (part) => part !== null,
  );
  return known.length === 0 ? [PHRASES.bookSaysSo] : known;
}

/** The figures of a spawn. Equal ones are combined: '2 × Cultist (elite)'. */
function whoComes(spawn: Pick<SpawnView, 'figures'>, names: Names): string {
  const called = spawn.figures.map(({ monster, rank }) =>
    rank === 'elite' ? PHRASES.elite(names.monster(monster)) : names.monster(monster),
  );
  const kinds = [...new Set(called)].map((name) => {
    const many = called.filter((each) => each === name).length;
    return many === 1 ? name : PHRASES.times(many, name);
  });
  return listOf(kinds);
}

/** A spawn in words: figures, time and hex. Null if it depends on closed rooms, which are secret. */
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

/** A spawn at the end of the current round: 'Inox Guard comes at “a”.' */
export function comingText({ figures, markers, isSure }: ComingNext, names: Names): string {
  const who = whoComes({ figures }, names);
  return isSure ? PHRASES.willCome(who, figures.length, markers) : PHRASES.mayCome(who, markers);
}

/** The conditions under which the book ends the scenario. */
export function finishText(finish: BookView['finish'][number], names: Names): string {
  const rounds = finish.rounds ? whenInRounds(finish.timing ?? 'end', finish.rounds) : null;
  const when = listOf(whenText(rounds, finish.when, names));
  return finish.result === 'win' ? PHRASES.won(when) : PHRASES.lost(when);
}

/** The rooms that are revealed without a door, with the time. */
export function revealText({ rooms, rounds, timing, when }: RevealView, names: Names): string {
  const moment = rounds && whenInRounds(timing, rounds);
  return PHRASES.opens(rooms, listOf(whenText(moment, when, names)));
}

/** The reason for the state of a scenario. `achievement` returns an achievement's name. */
export function reasonText(
  reason: ScenarioReason,
  names: Names,
  achievement: (id: string) => string,
): string {
  switch (reason.kind) {
    case 'unlockedBy':
    case 'blockedBy':
      return REASONS[reason.kind](names.scenario(reason.scenario));
    case 'achievements':
      return REASONS.lacking(
        reason.missing.map((way) =>
          way.map(({ scope, achievement: id, complete, count = 1 }) =>
            REASONS.achievement(achievement(id), SCOPES[scope], count, !complete),
          ),
        ),
      );
    case 'ofClass':
      return REASONS.ofClass(names.class(reason.class));
    case 'soloNeeds':
      return REASONS.soloNeeds(reason);
    case 'personalQuest':
      return REASONS.personalQuest(reason.quest);
    case 'item':
      return REASONS.item(reason.item);
    default:
      return REASONS[reason.kind];
  }
}

/** A goal of a personal quest. `item` returns an item's name. */
export function questGoalText(
  goal: QuestGoal,
  names: Names,
  item: (number: number) => string,
): string {
  const { type, count = 1 } = goal;
  if (goal.note !== undefined) return goal.note;
  switch (type) {
    case 'kill': {
      const targets = goal.monsters
        ? listOf(goal.monsters.map((monster) => names.monster(monster)))
        : QUEST_GOALS.anyMonsters(goal.rank ?? null);
      return goal.with
        ? QUEST_GOALS.killWith(count, targets, item(goal.with.item))
        : QUEST_GOALS.kill(count, targets);
    }
    case 'completeScenarios':
      return QUEST_GOALS.completeScenarios(count, scenariosOf(goal));
    case 'scenarioChain':
      return QUEST_GOALS.scenarioChain(String(goal.start ?? ''));
    case 'ownItems':
      return QUEST_GOALS.ownItems(
        count,
        (goal.slots ?? []).map((slot) => TABLE_WORDS.items.SLOTS[slot]),
      );
    case 'ownItem':
      return QUEST_GOALS.ownItem(goal.item === undefined ? null : item(goal.item));
    case 'exhaustion':
      return goal.of === 'self'
        ? QUEST_GOALS.exhaustedSelf(count)
        : QUEST_GOALS.exhaustedOthers(count);
    default:
      return QUEST_GOALS[type](count);
  }
}

function scenariosOf(goal: QuestGoal): string {
  if (goal.region !== undefined) return QUEST_GOALS.inRegion(goal.region);
  if (goal.nameContains !== undefined) return QUEST_GOALS.named(goal.nameContains);
  if (goal.boss) return QUEST_GOALS.withBoss;
  if (goal.numberFrom !== undefined) return QUEST_GOALS.fromNumber(goal.numberFrom);
  return goal.different ? QUEST_GOALS.eachOnce : '';
}
