/** Sets up tables with more figures than usual. */
import { id, type MonsterTypeId } from '../../shared/ids';
import type { Command } from '../../shared/commands/shapes';
import type { Desk } from './desk';
import { monstersIn } from './table';

const PARTY = [
  ['brute', 'Hilda'],
  ['tinkerer', 'Piet'],
  ['spellweaver', 'Aurelia'],
  ['mindthief', 'Nim'],
] as const;

const SUMMON = {
  type: 'addSummon',
  hitPoints: 6,
  move: 2,
  attack: 3,
  range: 3,
  shield: 1,
  retaliate: 0,
  flying: false,
  at: null,
} as const;

/** Number of standees on the table by monster type. */
export type Crowd = Readonly<Record<string, number>>;

/** The table of a full game night: 22 standees of four types. */
export const FULL: Crowd = {
  'bandit-guard': 6,
  'bandit-archer': 6,
  'living-bones': 6,
  hound: 4,
};

/** A very full table: 41 standees of six types. */
export const CROWDED: Crowd = {
  'bandit-guard': 6,
  'bandit-archer': 6,
  'living-bones': 10,
  hound: 6,
  cultist: 6,
  ooze: 7,
};

/** A hundred standees, which is more than any scenario has. Each type has at most the number in the box. */
export const HUNDRED: Crowd = {
  ...crowdOf(10, ['living-bones', 'ooze', 'black-imp', 'giant-viper', 'vermling-scout']),
  ...crowdOf(10, ['forest-imp', 'deep-terror']),
  ...crowdOf(6, ['hound', 'cultist', 'lurker', 'earth-demon', 'wind-demon']),
};

function crowdOf(count: number, types: readonly string[]): Crowd {
  return Object.fromEntries(types.map((type) => [type, count]));
}

/**
 * Creates a campaign with four characters, three summons and these standees. All doors are open, unless the
 * last one or all are to stay closed.
 */
export async function beginBig(
  desk: Pick<Desk, 'begin' | 'send' | 'scenario'>,
  crowd: Crowd,
  doors: 'open' | 'lastClosed' | 'closed' = 'open',
  scenario = '1',
): Promise<void> {
  await desk.begin([
    ...PARTY.map(([printed, name]): Command => {
      return { type: 'addCharacter', class: id(printed), name, level: 3 };
    }),
    {
      type: 'startScenario',
      scenario: id(scenario),
      anyway: true,
      characters: PARTY.map((_, index) => id(`c${String(index + 1)}`)),
      level: 2,
    },
    ...(['Mystic Ally', 'Rat Swarm', 'Killbot'] as const).map((name, index): Command => {
      const colour = (['blue', 'green', 'red'] as const)[index] ?? 'blue';
      return { ...SUMMON, attackEffects: [], name, colour, owner: id(`c${String(index + 2)}`) };
    }),
  ]);
  const { rooms } = await desk.scenario();
  const opened = { open: rooms, lastClosed: rooms.slice(0, -1), closed: [] }[doors];
  for (const { room, revealed } of opened) {
    if (!revealed) await desk.send({ type: 'revealRoom', room, by: null });
  }
  const now = await desk.scenario();
  for (const figure of now.figures) {
    if (figure.kind === 'monster' && !(figure.type in crowd)) {
      await desk.send({ type: 'removeFigure', figure: figure.id });
    }
  }
  for (const [type, wanted] of Object.entries(crowd)) {
    const there = monstersIn(now, type).length;
    for (let count = there; count < wanted; count += 1) {
      await desk.send(addMonster(id(type), count));
    }
  }
}

function addMonster(monster: MonsterTypeId, count: number): Command {
  return {
    type: 'addMonster',
    monster,
    rank: count % 3 === 0 ? 'elite' : 'normal',
    standee: null,
    origin: count % 5 === 0 ? 'summoned' : 'placed',
    side: 'enemies',
    at: null,
  };
}
