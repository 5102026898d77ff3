/** Finds the monster types that need a sleeve, with their levels. */
import type { Content } from '#shared/content/content';
import { rankFor, roomMonsters } from '#shared/content/rooms';
import { cardLevel } from '#shared/content/stats';
import type { AbilityAction, MonsterType } from '#shared/content/types';
import type { AbilityDeckId, MonsterTypeId } from '#shared/ids';
import { shownRooms, type PrintTable } from '../printedScenario';

/** A monster type that gets a sleeve, with the levels of the stat cards that are needed. */
export interface NeededType {
  readonly type: MonsterType;
  /** The levels, 0 to 7, ascending. */
  readonly levels: readonly number[];
}

/**
 * The types whose sleeves the table needs: those in shown rooms and those on the table. For the
 * whole scenario also the types that spawn later or that others summon.
 */
export function neededTypes(table: PrintTable, content: Content): readonly NeededType[] {
  const levels = new Map<MonsterTypeId, Set<number>>();
  const addLevel = (id: MonsterTypeId, level: number) => {
    const known = levels.get(id) ?? new Set<number>();
    levels.set(id, known.add(cardLevel(level)));
  };
  onTheTable(table, addLevel);
  for (const { monster, levelBonus } of inRooms(table))
    addLevel(monster, table.monsterLevel + levelBonus);
  if (table.allRooms) {
    for (const { monster, levelBonus } of spawnTypes(table)) {
      addLevel(monster, table.monsterLevel + levelBonus);
    }
    for (const id of summonedTypes([...levels.keys()], table, content)) {
      if (!levels.has(id)) addLevel(id, table.monsterLevel);
    }
  }
  return [...levels].flatMap(([id, found]) => {
    const type = content.monster(id);
    return type ? [{ type, levels: [...found].toSorted((a, b) => a - b) }] : [];
  });
}

function onTheTable(
  { running }: PrintTable,
  need: (id: MonsterTypeId, level: number) => void,
): void {
  for (const { type, level } of running?.sleeves ?? []) {
    const figures = (running?.figures ?? []).filter(
      (figure) => figure.kind === 'monster' && figure.type === type,
    );
    const bonuses = figures.map((figure) =>
      figure.kind === 'monster' ? (figure.levelBonus ?? 0) : 0,
    );
    for (const bonus of bonuses.length === 0 ? [0] : bonuses) need(type, level + bonus);
  }
}

interface Coming {
  readonly monster: MonsterTypeId;
  readonly levelBonus: number;
}

/**
 * The types in the shown rooms. In a revealed room the figures on the table count instead of the
 * book.
 */
function inRooms(table: PrintTable): readonly Coming[] {
  const { printed, players, running } = table;
  if (!printed) return [];
  const open = new Set(running?.rooms.filter((room) => room.revealed).map(({ room }) => room));
  return [...shownRooms(table)]
    .filter((room) => !open.has(room))
    .flatMap((room) => roomMonsters(printed, room, players));
}

function spawnTypes({ printed, players }: PrintTable): readonly Coming[] {
  return (printed?.spawns ?? []).flatMap(({ monsters }) =>
    monsters
      .filter(({ ranks }) => rankFor(ranks, players) !== null)
      .map(({ id, levelBonus = 0 }) => ({ monster: id, levelBonus })),
  );
}

/**
 * The given types, and all types that their ability cards and boss specials summon, directly or in
 * turn.
 */
function summonedTypes(
  ids: readonly MonsterTypeId[],
  table: PrintTable,
  content: Content,
): readonly MonsterTypeId[] {
  const found = new Set(ids);
  for (const id of found) {
    for (const action of cardsOf(id, table, content)) {
      for (const { monster, ranks } of summonsIn(action)) {
        if (monster && (!ranks || rankFor(ranks, table.players) !== null)) found.add(monster);
      }
    }
  }
  return [...found];
}

function cardsOf(id: MonsterTypeId, table: PrintTable, content: Content): readonly AbilityAction[] {
  const type = content.monster(id);
  if (!type) return [];
  const deck = content.abilityDeck(deckOf(type, table))?.cards ?? [];
  const stats = type.boss ? type.levels.map(({ boss }) => boss) : [];
  return [
    ...deck.flatMap(({ actions }) => actions),
    ...stats.flatMap(({ special1 = [], special2 = [] }) => [...special1, ...special2]),
  ];
}

/** The ability deck of a type in this scenario. */
export function deckOf(type: MonsterType, { printed, running }: PrintTable): AbilityDeckId {
  const sleeve = running?.sleeves.find((each) => each.type === type.id);
  const changed = printed?.statOverrides?.find(
    ({ monster, deck }) => monster === type.id && deck !== undefined,
  );
  return sleeve?.deck ?? changed?.deck ?? type.deck;
}

type SummonLine = Extract<AbilityAction, { readonly type: 'summon' }>;

function summonsIn(action: AbilityAction): readonly SummonLine[] {
  if (action.type === 'summon') return [action];
  if (action.type === 'consume' || action.type === 'onDeath') {
    return (action.actions ?? []).flatMap((inner) => (inner.type === 'summon' ? [inner] : []));
  }
  return [];
}
