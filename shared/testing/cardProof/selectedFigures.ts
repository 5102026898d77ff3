/** The figures that a keyword selects in the set-up of `setUp.ts`, derived without the rules. */
import type { ActingAs, Setting } from './setting';
import type { Letter } from './letters';
import type { Numbered } from './numbers';
import type { ExpectedResults } from './expectedResults';

const FRIENDS: readonly Letter[] = ['C', 'A', 'S'];

/** Distances between the figures. */
const AWAY: Readonly<Record<Letter, Readonly<Record<Letter, number>>>> = {
  C: { C: 0, A: 1, S: 1, E: 1, F: 2 },
  A: { C: 1, A: 0, S: 2, E: 1, F: 1 },
  S: { C: 1, A: 2, S: 0, E: 1, F: 2 },
  E: { C: 1, A: 1, S: 1, E: 0, F: 1 },
  F: { C: 2, A: 1, S: 2, E: 1, F: 0 },
};
const ALL: readonly Letter[] = ['C', 'A', 'S', 'E', 'F'];

export interface Whom {
  readonly figures: readonly Letter[];
  readonly isAsked: boolean;
}

/** All figures that the keyword means; null = one of several, or a place that only players know. */
export function everyone(affects: string, range: number, by: Letter): readonly Letter[] | null {
  const isFriend = (each: Letter) => FRIENDS.includes(each) === FRIENDS.includes(by);
  const others = ALL.filter((each) => each !== by);
  const allies = others.filter(isFriend);
  const enemies = others.filter((each) => !isFriend(each));
  const near = (list: readonly Letter[], hexes: number) =>
    list.filter((each) => AWAY[by][each] <= hexes);
  const rest = affects.replace(/^selfAnd/, '');
  const own = affects.startsWith('selfAnd') ? [by] : [];
  const parts: Readonly<Record<string, readonly Letter[]>> = {
    self: [by],
    AdjacentAllies: near(allies, 1),
    AlliesInRange: near(allies, range),
    AllAllies: allies,
    AllSummonedAllies: ['S'],
    AdjacentSummonedAllies: ['S'],
    SummonedAlliesInRange: ['S'],
    AdjacentEnemies: near(enemies, 1),
    EnemiesInRange: near(enemies, range),
    AllEnemies: enemies,
    AllEnemiesAndAllies: others,
    AdjacentEnemiesAndAllies: near(others, 1),
  };
  const key = rest === 'self' ? rest : rest.charAt(0).toUpperCase() + rest.slice(1);
  const found = parts[key];
  return found ? [...own, ...found] : null;
}

/** Keywords that need the distances of the board. */
const BY_DISTANCE = /Adjacent|InRange/i;

/** The figures, or the one that the test chooses. */
export function whom(
  affects: string | undefined,
  range: number,
  by: Letter,
  type: string,
  { hasBear, isOnBoard }: Pick<Setting, 'hasBear' | 'isOnBoard'>,
): Whom {
  const all = affects === undefined ? null : everyone(affects, range, by);
  // Damage to allies always requires a choice.
  const isHarmful = type === 'damage' && all?.some((each) => FRIENDS.includes(each) && each !== by);
  if (all && !isHarmful)
    return { figures: all, isAsked: !isOnBoard && BY_DISTANCE.test(affects ?? '') };
  if (affects === 'bear' && hasBear) return { figures: ['S'], isAsked: false };
  const placed = type === 'attack' ? PLACED[affects ?? ''] : undefined;
  if (placed) return { figures: placed, isAsked: !isOnBoard };
  return { figures: [named(affects, by, type)], isAsked: true };
}

/** Named places of attacks that the board knows at the start of the turn. */
export const PLACED: Readonly<Record<string, readonly Letter[]>> = {
  enemiesAtExactRange: ['F'],
  enemiesInRoom: ['E', 'F'],
};

/** The targets of an ability. An area is placed on the hexes of E and A. */
export function targetsOf(
  line: Numbered,
  tally: ExpectedResults,
  { by, aimed, ...setting }: ActingAs,
): readonly Letter[] {
  const { affects, self, area, type, minDamage, range = 1 } = line;
  if (area && minDamage === undefined) {
    tally.ask(setting.isOnBoard ? 'hexes' : 'targets', by);
    return affects?.startsWith('self') ? ['C', 'E'] : ['E'];
  }
  if ((affects === 'target' || affects === 'allTargets') && aimed) return aimed;
  const isForSelf = type === 'shield' || type === 'retaliate' || /^recover/.test(type);
  const named = self || (affects === undefined && isForSelf) ? 'self' : affects;
  const found = whom(named, range, by, type, setting);
  if (found.isAsked) tally.ask('targets', by);
  return found.figures;
}

function named(affects: string | undefined, by: Letter, type: string): Letter {
  if (by !== 'C') return by === 'E' ? 'F' : 'E';
  if (affects === undefined) return type === 'heal' ? 'A' : 'E';
  if (/^enem|^oneEnem|^adjacentEnem/.test(affects)) return 'E';
  if (/Summon|bear/i.test(affects)) return 'S';
  return /^allies|Ally|Allies/.test(affects) ? 'A' : 'E';
}
