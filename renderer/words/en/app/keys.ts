/** The keyboard map, as the `?` dialog and the README show it. */
interface KeyGroup {
  readonly title: string;
  readonly keys: readonly { readonly press: readonly string[]; readonly does: string }[];
}

export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: 'On the table',
    keys: [
      { press: ['n', 'Ctrl+Enter'], does: 'Do the next act, the amber button' },
      {
        press: ['0–9', 'a–z', 'Enter'],
        does: 'In an attack: its value, its targets, then draw and apply',
      },
      { press: ['1–9'], does: 'Where players choose: the way or hex with that number' },
      {
        press: ['−'],
        does: 'Skip the next open line of a monster’s turn, or end a turn with abilities left',
      },
      { press: ['i'], does: 'Go to the first initiative that is missing, also in a turn' },
      { press: ['0–9'], does: 'In an initiative: two digits are enough, the next one follows' },
      { press: ['k'], does: 'Show or hide the letters of figures and lines' },
      { press: ['a–z'], does: 'Open the figure with that letter, or those two' },
      {
        press: ['Shift+A–Z'],
        does: 'Do the line of a card with that letter, or take along what it offers',
      },
      { press: ['m'], does: 'Draw from the modifier deck in the dock' },
      { press: ['Shift+M'], does: 'Draw two, for advantage or disadvantage' },
    ],
  },
  {
    title: 'In the panel of a figure',
    keys: [
      { press: ['0–9 Enter'], does: 'Suffer that much damage' },
      { press: ['h 0–9 Enter', '+ 0–9 Enter'], does: 'Heal that much' },
      { press: ['p', 'w', 'i', 'd'], does: 'Poison, wound, immobilize, disarm: on or off' },
      { press: ['s', 'm', 'v', 'r'], does: 'Stun, muddle, invisible, strengthen: on or off' },
      { press: ['b', 'c'], does: 'Shuffle a blessing or a curse into its deck' },
      { press: ['t'], does: 'Make it a target of the attack, or take it back' },
      { press: ['a'], does: 'Attack with it' },
    ],
  },
  {
    title: 'Everywhere',
    keys: [
      { press: ['Ctrl+Z'], does: 'Undo the last step' },
      { press: ['Ctrl+Shift+Z', 'Ctrl+Y'], does: 'Redo it' },
      { press: ['Ctrl+Alt+Z'], does: 'Undo the whole turn' },
      { press: ['g t'], does: 'Go to the table' },
      { press: ['g b'], does: 'Go to the board' },
      { press: ['g s'], does: 'Go to the scenario' },
      { press: ['g p'], does: 'Go to the party' },
      { press: ['g h'], does: 'Go to the history' },
      { press: ['/'], does: 'Find anything by name and do it' },
      { press: ['Ctrl+P'], does: 'Go to the Print screen; there, print' },
      { press: ['?'], does: 'Show this map' },
      { press: ['Tab', 'Shift+Tab'], does: 'Go to the next control, or the one before' },
      { press: ['Enter', 'Space'], does: 'Press it' },
      { press: ['↑', '↓'], does: 'Go through a menu' },
      { press: ['←', '→'], does: 'Go through tabs, such as the targets of an attack' },
      { press: ['←', '→'], does: 'On a modifier of an attack: earlier or later in its step' },
      { press: ['Esc'], does: 'Close a dialog, or give up what is typed, asked or prepared' },
      { press: ['F8', 'Esc'], does: 'Close all messages; Esc does where nothing else is open' },
    ],
  },
  {
    title: 'On the board',
    keys: [
      { press: ['←', '→'], does: 'Go along the row, from hex to hex' },
      {
        press: ['↑', '↓'],
        does: 'Go to the row above or below, to and fro, so that the column stays',
      },
      {
        press: ['Home', 'Page Up', 'End', 'Page Down'],
        does: 'Go to the slanting neighbour: up left, up right, down left, down right',
      },
      { press: ['7 9 4 6 1 3'], does: 'The same six on the number pad' },
      { press: ['Enter', 'Space'], does: 'Choose the figure or the hex; once more: do it' },
      { press: ['Esc'], does: 'One step back' },
      { press: ['.', ','], does: 'Go to the next figure or hex to choose, the one before' },
      { press: [';'], does: 'Go to the next door' },
      { press: ['R', 'Shift+R', 'M'], does: 'Turn an area, turn it back, mirror it' },
      { press: ['+', '−', '0'], does: 'Closer, farther, the whole map' },
      { press: ['Shift+arrows'], does: 'Move the map' },
    ],
  },
  {
    title: 'On the map of the editor',
    keys: [
      { press: ['↑', '↓', '←', '→'], does: 'Move the hex cursor, as on the board' },
      { press: ['Enter', 'Space'], does: 'Lay what is in hand, or choose what is there' },
      { press: ['r', 'Shift+R'], does: 'Turn it, or turn it back' },
      { press: ['m'], does: 'Pick up what is chosen' },
      { press: ['Delete'], does: 'Take it away' },
      { press: ['Esc'], does: 'Put down what is in hand' },
      { press: ['Ctrl+Z', 'Ctrl+Y'], does: 'Undo and redo in the editor' },
      { press: ['Ctrl+S'], does: 'Save' },
      { press: ['+', '-', '0'], does: 'Closer, farther, the whole map' },
    ],
  },
  {
    title: 'In a number with + and −',
    keys: [
      { press: ['↑', '→'], does: 'One more' },
      { press: ['↓', '←'], does: 'One less' },
      { press: ['Page Up', 'Page Down'], does: 'Five more, five less' },
      { press: ['0–9 Enter'], does: 'Type the number' },
      { press: ['Esc'], does: 'Leave the number as it was' },
    ],
  },
];

export const KEYS_TEXT = {
  title: 'Keyboard map',
  note: 'On a Mac, Ctrl is ⌘. Letters do nothing while you type words in a field.',
  or: 'or',
};
