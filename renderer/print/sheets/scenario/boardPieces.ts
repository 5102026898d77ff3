/** The figures of the board drawing, with their letters. */
import type { Content } from '#shared/content/content';
import { roomMonsters } from '#shared/content/rooms';
import type { Figure, Hex } from '#shared/state';
import type { Rank } from '#shared/vocabulary';
import { titleFromId } from '../../../words/helpers/phrases';
import type { Names } from '../../../words/sentences/names/names';
import { PRINT } from '../../../words/sentences/print/print';
import { shownRooms, type PrintTable } from '../printedScenario';

/** A figure on the board drawing. */
export interface PaperPiece {
  readonly look: Rank | 'character' | 'summon' | 'objective';
  /** A few letters: of the type, with the number of the standee if it has one. */
  readonly label: string;
  /** The letters alone, explained below the map. */
  readonly sign: string;
  readonly typeName: string;
  readonly name: string;
  /** '4/6'; null before the game. */
  readonly hitPoints: string | null;
  readonly at: Hex | null;
}

/** All visible figures: on the table, and printed in rooms that are shown but not open yet. */
export function pieces(table: PrintTable, content: Content, names: Names): readonly PaperPiece[] {
  const { running } = table;
  const playing = (running?.figures ?? [])
    .filter((figure) => figure.hitPoints > 0)
    .map((figure) => pieceOf(figure, names));
  return withSigns([...playing, ...printedPieces(table, content)]);
}

type Unsigned = Omit<PaperPiece, 'label' | 'sign'> & { readonly number: number | null };

function pieceOf(figure: Figure, names: Names): Unsigned {
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

function printedPieces(table: PrintTable, content: Content): readonly Unsigned[] {
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

/** The shortest letters that distinguish the names. */
function withSigns(unsigned: readonly Unsigned[]): readonly PaperPiece[] {
  const signs = new Map<string, string>();
  const taken = new Set<string>();
  for (const { typeName } of unsigned) {
    if (signs.has(typeName)) continue;
    const sign = candidates(typeName).find((each) => !taken.has(each)) ?? typeName.slice(0, 3);
    taken.add(sign);
    signs.set(typeName, sign);
  }
  return unsigned.map(({ number, ...piece }) => {
    const sign = signs.get(piece.typeName) ?? PRINT.blankRow;
    return { ...piece, sign, label: number === null ? sign : `${sign}${number}` };
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
