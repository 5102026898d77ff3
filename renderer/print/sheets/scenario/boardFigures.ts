/** Finds the figures for the printed board, and letters that identify them. */
import type { Content } from '#shared/content/content';
import { roomMonsters } from '#shared/content/rooms';
import type { Figure, Hex } from '#shared/state';
import type { Rank } from '#shared/vocabulary';
import { titleFromId } from '../../../words/helpers/phrases';
import type { Names } from '../../../words/sentences/names/names';
import { PRINT } from '../../../words/sentences/print/print';
import { shownRooms, type PrintTable } from '../printedScenario';

/** A figure on the printed board. */
export interface PaperFigure {
  readonly look: Rank | 'character' | 'summon' | 'objective';
  /** The text in the circle: letters of the type or name, with the number of the standee. */
  readonly label: string;
  /** The letters alone, which are explained below the map. */
  readonly sign: string;
  readonly typeName: string;
  readonly name: string;
  /** The hit points as '4/6'; null if the figure is not on the table yet. */
  readonly hitPoints: string | null;
  readonly at: Hex | null;
}

/**
 * The figures to show: those on the table that have hit points left, and the monsters printed in
 * rooms that are shown but not revealed.
 */
export function boardFigures(
  table: PrintTable,
  content: Content,
  names: Names,
): readonly PaperFigure[] {
  const { running } = table;
  const playing = (running?.figures ?? [])
    .filter((figure) => figure.hitPoints > 0)
    .map((figure) => paperFigureOf(figure, names));
  return withSigns([...playing, ...printedFigures(table, content)]);
}

type Unsigned = Omit<PaperFigure, 'label' | 'sign'> & { readonly number: number | null };

function paperFigureOf(figure: Figure, names: Names): Unsigned {
  const isMonster = figure.kind === 'monster';
  return {
    look: isMonster ? figure.rank : figure.kind,
    typeName: isMonster ? names.monster(figure.type) : figure.name,
    name: names.figure(figure.id),
    number: isMonster ? figure.standee : null,
    hitPoints: `${figure.hitPoints}/${figure.maxHitPoints}`,
    at: figure.at,
  };
}

function printedFigures(table: PrintTable, content: Content): readonly Unsigned[] {
  const { printed, players, running } = table;
  if (!printed) return [];
  const open = new Set(running?.rooms.filter((room) => room.revealed).map(({ room }) => room));
  return [...shownRooms(table)]
    .filter((room) => !open.has(room))
    .flatMap((room) => roomMonsters(printed, room, players))
    .map(({ monster, rank, at }) => {
      const name = content.monster(monster)?.name ?? titleFromId(monster);
      return { look: rank, typeName: name, name, number: null, hitPoints: null, at };
    });
}

/** Assigns to each type the first of its candidates that no other type has. */
function withSigns(unsigned: readonly Unsigned[]): readonly PaperFigure[] {
  const signs = new Map<string, string>();
  const taken = new Set<string>();
  for (const { typeName } of unsigned) {
    if (signs.has(typeName)) continue;
    const sign = candidates(typeName).find((each) => !taken.has(each)) ?? typeName.slice(0, 3);
    taken.add(sign);
    signs.set(typeName, sign);
  }
  return unsigned.map(({ number, ...figure }) => {
    const sign = signs.get(figure.typeName) ?? PRINT.blankRow;
    return { ...figure, sign, label: number === null ? sign : `${sign}${number}` };
  });
}

function candidates(name: string): readonly string[] {
  const words = name.split(/[\s-]+/u).filter((word) => word !== '');
  const [first = '', second = ''] = words;
  const initials = words.map((word) => [...word][0]?.toUpperCase() ?? '').join('');
  const letters = [...first];
  return [
    ...(initials.length >= 2 && initials.length <= 3 ? [initials] : []),
    letters.slice(0, 2).join(''),
    `${letters[0] ?? ''}${[...second].slice(0, 2).join('')}`,
    letters.slice(0, 3).join(''),
    ...letters.slice(2).map((letter) => `${letters[0] ?? ''}${letter}`),
    ...Array.from({ length: 9 }, (_, index) => `${letters[0] ?? ''}${'abcdefghi'[index] ?? ''}`),
  ].filter((sign) => sign !== '');
}
