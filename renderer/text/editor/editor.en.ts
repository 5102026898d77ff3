/** Words of the editor of own scenarios. */
import { listOf, counted } from '../names/grammar.en';

export const OWN = {
  title: 'Own scenarios',
  lead: 'Maps of your own, and random dungeons laid by hand. Each is a file in your library; in play it is listed with the others.',
  empty: 'There are none yet.',
  create: 'New map',
  import: 'Import a file',
  copyPrinted: 'Start from a printed scenario',
  copyTitle: 'Start from a printed scenario',
  copyNote:
    'The copy shows the whole map: every room with its monsters, and where money and treasure lie.',
  copyNow: (name: string) => `Copy ${name}`,
  copyOf: (name: string) => `Copy of ${name}`,
  edit: (title: string) => `Edit ${title}`,
  editShort: 'Edit',
  duplicate: (title: string) => `Duplicate ${title}`,
  play: 'To the scenarios of the campaign',
  played: (campaigns: readonly string[]) => `Being played in ${listOf(campaigns)}`,
  changed: (when: string) => `Changed ${when}`,
  duplicated: (title: string) => `Copied: ${title}`,
  deleteTitle: (title: string) => `Delete “${title}”?`,
  failed: 'The own scenarios could not be read.',
  tooLarge: (limit: number, name: string) =>
    `${name} is larger than ${limit.toLocaleString('en-GB')} characters: that is no scenario.`,
};

/** Words of the map editor itself. */
export const EDITOR = {
  newTitle: 'New scenario',
  back: 'Own scenarios',
  name: 'Name',
  namePlaceholder: 'Name of the scenario',
  goal: 'Goal and special rules, in your own words',
  save: 'Save',
  saved: (title: string) => `Saved: ${title}`,
  notSaved: (count: number) =>
    count === 1
      ? 'Not saved: one thing is still wrong.'
      : `Not saved: ${count} things are still wrong.`,
  saveAsCopy: 'Save as a copy',
  export: 'Export',
  remove: 'Delete',
  startIt: 'Start it in the open campaign',
  saveFirst: 'Save it first: an export is what the library has.',
  more: 'More',
  unsaved: 'Not saved',
  isSaved: 'Saved',
  restored: 'Your changes that were not saved are here again.',
  copyTitle: 'Save as a copy',
  notThere: 'That scenario is not in the library.',
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Undone',
  redone: 'Redone',

  map: 'Map',
  how: 'Arrow keys move the hex cursor. Enter lays what is in hand or chooses what is there. R turns, M picks up, Delete removes, Escape puts down.',
  panel: 'Tools',
  tabs: {
    place: 'Lay',
    selected: 'Chosen',
    scenario: 'Scenario',
    problems: (count: number) => (count === 0 ? 'Check' : `Check (${count})`),
  },
  kinds: {
    tile: 'Tiles',
    door: 'Doors',
    overlay: 'Terrain',
    monster: 'Monsters',
    objective: 'Escorts',
    start: 'Starts',
  },
  kindLabel: 'What to lay',
  tileHint: 'Choose a tile, then its place. Leave one hex between two tiles for the door.',
  doorHint: 'Doors lie between tiles; the marked hexes touch two.',
  overlayHint: 'Choose a piece, then its place.',
  startHint: 'Press the hexes where characters may start: four or more, in an open room.',
  startNow: 'Mark start hexes',
  objectiveHint:
    'Escorts have a turn and may go along a path; objectives stand. Place one, then say more under “Chosen”.',
  placeEscort: 'Place an escort',
  placeObjective: 'Place an objective',
  escortName: 'Escort',
  objectiveName: 'Objective',
  objective: (name: string, number: number) => `${name} (${number})`,
  pathOf: (name: string) => `Path of ${name}`,
  layPath: 'Lay its path',
  pathHint:
    'Press hex after hex, each beside the one before; press the last one again to take it back.',
  noPath: 'Without a path',
  monsterHint: 'Choose who stands there with 2, 3 and 4 characters, then the hex.',
  monster: 'Monster',
  placeMonster: (name: string) => `Place ${name}`,
  showRare: 'Show bosses and monsters of single scenarios',
  withCharacters: (count: number) => `With ${count}`,
  ranks: { none: 'none', normal: 'normal', elite: 'elite', boss: 'boss' },
  treasureNumber: 'Number of the treasure',
  goalTile: 'Goal tile',
  numbered: 'Numbered',
  treasureKind: 'Treasure',
  tokens: 'Money tokens',
  tile: (name: string) => `Tile ${name}`,
  tileWord: 'Tile',
  used: 'in use',
  usedTwice: (tiles: readonly string[]) =>
    `The box has one of each: ${listOf(tiles)} ${tiles.length === 1 ? 'is' : 'are'} laid twice.`,

  inHand: (name: string) => `In hand: ${name}`,
  putDown: 'Put down',
  turn: 'Turn',
  turnBack: 'Turn back',
  move: 'Move',
  nothingChosen: 'Press something on the map to choose it.',
  room: 'Room',
  roomNumber: (room: number) => `Room ${room}`,
  ownRoom: 'A room of its own',
  joins: 'Joins',
  joinsPair: (a: string, b: string) => `${a} and ${b}`,
  others: 'Also here',
  choose: (name: string) => `Choose ${name}`,

  roomsTitle: 'Rooms',
  roomsHint: 'Open at the start:',
  openAtStart: (room: number) => `Room ${room} is open at the start`,
  tilesOf: (tiles: string) => (tiles === '' ? 'no tiles' : tiles),
  noRooms: 'The first tile makes the first room.',
  summary: 'In this scenario',
  facts: (tiles: number, monsters: number, starts: number) =>
    `${counted(tiles, 'tile')}, ${counted(monsters, 'monster')}, ${counted(starts, 'start hex', 'start hexes')}`,
  keeps:
    'This scenario also has rules that only the file shows (allies, spawns, objectives and the like). They are kept as they are.',

  good: 'Nothing is wrong: it can be played.',
  problemsNote: 'What has to be put right before it can be saved. Press one to go there.',
  hints: 'Worth a look',

  gone: 'gone',
  wall: 'wall',
  sized: (name: string, hexes: number) => (hexes > 1 ? `${name}, ${hexes} hexes` : name),
  corridorHex: 'a corridor hex',
  startHex: (number: number) => `Start hex ${number}`,
  tileIn: (tile: string | null, room: number) =>
    `${tile === null ? 'Corridor hex' : `Tile ${tile}`} (room ${room})`,
  rooms: (rooms: readonly number[]) =>
    rooms.length > 1 ? `rooms ${listOf(rooms.map(String))}` : `room ${rooms[0] ?? ''}`,
  hex: (q: number, r: number) => `Column ${q}, row ${r}`,
  nothingHere: 'nothing',
  cannot: 'That cannot lie there.',
  laid: (name: string) => `Laid: ${name}`,
  taken: (name: string) => `In hand: ${name}`,
  removed: 'Removed',
  turned: (sixths: number) => `Turned, ${sixths} of 6`,
  putAway: 'Nothing in hand',
};

/** Cardboard by kind and type, as players call it; `overlayName` has the rest. */
export const PIECE_NAMES: Readonly<
  Record<'door' | 'corridor' | 'breakableWall' | 'obstacle', PieceTypes>
> = {
  door: {
    any: 'door',
    stone: 'stone door',
    wooden: 'wooden door',
    'dark-fog': 'dark fog door',
    'light-fog': 'light fog door',
    altar: 'altar door',
  },
  corridor: {
    any: 'corridor',
    earth: 'earth corridor',
    'manmade-stone': 'manmade stone corridor',
    'natural-stone': 'natural stone corridor',
    wood: 'wood corridor',
  },
  breakableWall: { any: 'breakable wall' },
  obstacle: {
    any: 'obstacle',
    table: 'table (obstacle)',
    sarcophagus: 'sarcophagus (obstacle)',
    totem: 'totem (obstacle)',
    crate: 'crate (obstacle)',
    barrel: 'barrel (obstacle)',
    pillar: 'pillar (obstacle)',
    altar: 'altar (obstacle)',
    bush: 'bush (obstacle)',
    shelf: 'shelf (obstacle)',
    cabinet: 'cabinet (obstacle)',
    bookcase: 'bookcase (obstacle)',
    'boulder-1': 'boulder (obstacle)',
    'boulder-2': 'boulder (obstacle)',
    'boulder-3': 'boulder (obstacle)',
    fountain: 'fountain (obstacle)',
    stalagmites: 'stalagmites (obstacle)',
    'rock-column': 'rock column (obstacle)',
    'tree-3': 'tree (obstacle)',
    nest: 'nest (obstacle)',
    stump: 'stump (obstacle)',
    'dark-pit': 'dark pit (obstacle)',
    crystal: 'crystal (obstacle)',
  },
};

interface PieceTypes {
  readonly any: string;
  readonly [type: string]: string;
}
