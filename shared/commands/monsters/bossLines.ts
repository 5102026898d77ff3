/** Boss specials that Standee can perform, with hexes or rooms for the players to choose. */
import { allEmptyHexes } from '../../map/emptyHexes';
import { boardInPlay, mapInPlay } from '../../rules/board/inPlay';
import { occupiedHexes } from '../../rules/board/emptyHexes';
import { isTaken } from '../../rules/board/lookups';
import type { MonsterLine } from '../../rules/monsters/turnLines';
import { whyNotActAgain } from '../../rules/round/arrivals';
import type { Hex } from '../../state';
import { commandForLine, lineWithoutChoice, type NextLine } from './nextChoice';
import type { ActingFigure, Subcommand } from './lineActions';

/**
 * The commands of a special, or its options. Null if Standee does not know the special, or it has
 * no possible effect.
 *
 * @rule MONSTER-1 REVEAL-1
 */
export function bossLine(at: ActingFigure, line: MonsterLine): NextLine | null {
  const { action } = line;
  if (action.type !== 'bossSpecial') return null;
  const isPlaced = at.scenario.board?.inUse === true && at.figure.at !== null;
  switch (action.keyword) {
    case 'moveToNextDoorAndRevealRoom':
      return isPlaced ? atHexes(at, line, doors(at)) : inRooms(at, line);
    case 'teleport':
      return isPlaced ? atHexes(at, line, emptyHexes(at)) : null;
    case 'flyToNextBoulderPerch':
      return isPlaced ? atHexes(at, line, boulders(at)) : null;
    case 'allMonstersActAgain': {
      const { monster } = action;
      if (!monster || whyNotActAgain(at.scenario, monster)) return null;
      return lineWithoutChoice(at, line, [{ type: 'actAgain', monster }]);
    }
    default:
      return null;
  }
}

interface Place {
  readonly hex: Hex;
  readonly subcommands: readonly Subcommand[];
}

function atHexes(at: ActingFigure, line: MonsterLine, places: readonly Place[]): NextLine | null {
  const [only, ...others] = places;
  if (!only) return null;
  if (others.length === 0) return lineWithoutChoice(at, line, only.subcommands);
  const options = places.map(({ hex, subcommands }) => {
    return { hexes: [hex], command: commandForLine(at, line, subcommands) };
  });
  return { kind: 'chooseHex', figure: at.figure.id, line: line.action, options };
}

/** Visible closed doors with a hidden room behind them. */
function doors({ scenario, content, figure }: ActingFigure): readonly Place[] {
  const hidden = scenario.rooms.filter(({ revealed }) => !revealed).map(({ room }) => room);
  return (mapInPlay(scenario, content)?.doors ?? []).flatMap((each): readonly Place[] => {
    const { kind, state, isShown, rooms, door, hexes } = each;
    const [hex] = hexes;
    const isNext = isShown && rooms.some((room) => hidden.includes(room));
    if (!hex || !isNext || kind === 'corridor' || state !== 'closed') return [];
    const opened = { type: 'openDoor', door, by: figure.id } as const;
    return [
      { hex, subcommands: [opened, { type: 'placeFigure', figure: figure.id, at: { ...hex } }] },
    ];
  });
}

/** Without the board: the hidden rooms next to a revealed one. */
function inRooms(at: ActingFigure, line: MonsterLine): NextLine | null {
  const { scenario, content, figure } = at;
  const hidden = scenario.rooms.filter(({ revealed }) => !revealed).map(({ room }) => room);
  const printed = content.scenario(scenario.scenario)?.rooms ?? [];
  const next = printed.filter(
    ({ room, adjacent }) =>
      hidden.includes(room) && adjacent.some((other) => !hidden.includes(other)),
  );
  const options = next.map(({ room }) => {
    const subcommand = { type: 'revealRoom', room, by: figure.id } as const;
    return { room, command: commandForLine(at, line, [subcommand]) };
  });
  const [only, ...others] = options;
  if (!only) return null;
  return others.length > 0
    ? { kind: 'chooseRoom', figure: figure.id, line: line.action, options }
    : { kind: 'playLines', command: only.command, lines: [line.action], option: null };
}

function emptyHexes({ scenario, content, figure }: ActingFigure): readonly Place[] {
  const board = boardInPlay(scenario, content);
  const hexes = board ? allEmptyHexes(board, occupiedHexes(scenario)) : [];
  return hexes.map((hex) => onto(figure.id, hex));
}

/** Boulders that the boss can throw, each identified by its first hex. */
function boulders({ scenario, content, figure }: ActingFigure): readonly Place[] {
  return (mapInPlay(scenario, content)?.overlays ?? []).flatMap(({ type, isShown, hexes }) => {
    const isFree = hexes.every((hex) => !isTaken(scenario, hex));
    const [hex] = hexes;
    return hex && isShown && isFree && type?.startsWith('boulder') ? [onto(figure.id, hex)] : [];
  });
}

function onto(figure: ActingFigure['figure']['id'], hex: Hex): Place {
  return { hex, subcommands: [{ type: 'placeFigure', figure, at: { ...hex } }] };
}
