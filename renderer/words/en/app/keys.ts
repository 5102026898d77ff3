/** The keyboard map, as the `?` dialog and the README show it. */
interface KeyGroup {
  readonly title: string;
  readonly keys: readonly { readonly press: readonly string[]; readonly does: string }[];
}

export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: 'On the table',
    keys: [
      { press: ['n', 'Ctrl+Enter'], does: 'Press the amber button: do the next step' },
      {
        press: ['0–9', 'a–z', 'Enter'],
        does: 'In an attack: enter the value, choose targets, then draw and apply',
      },
      { press: ['1–9'], does: 'When you have a choice: take the path or hex with that number' },
      {
        press: ['−'],
        does: 'Skip the next ability, or end a turn with abilities left',
      },
      { press: ['i'], does: 'Go to the first missing initiative, even during a turn' },
      { press: ['0–9'], does: 'In an initiative field: after two digits the next field is ready' },
      { press: ['k'], does: 'Show or hide the letters of figures and abilities' },
      { press: ['a–z'], does: 'Open the figure with that letter (or two letters)' },
      {
        press: ['Shift+A–Z'],
        does: 'Play the ability with that letter, or add its option',
      },
      { press: ['m'], does: 'Draw from the modifier deck in the dock' },
      { press: ['Shift+M'], does: 'Draw two, for advantage or disadvantage' },
    ],
  },
  {
    title: 'In a figure’s panel',
    keys: [
      { press: ['0–9 Enter'], does: 'Suffer that much damage' },
      { press: ['h 0–9 Enter', '+ 0–9 Enter'], does: 'Heal that much' },
      { press: ['p', 'w', 'i', 'd'], does: 'Poison, wound, immobilize, disarm: on or off' },
      { press: ['s', 'm', 'v', 'r'], does: 'Stun, muddle, invisible, strengthen: on or off' },
      { press: ['b', 'c'], does: 'Shuffle a blessing or a curse into its deck' },
      { press: ['t'], does: 'Add or remove it as a target' },
      { press: ['a'], does: 'Attack with this figure' },
    ],
  },
  {
    title: 'Everywhere',
    keys: [
      { press: ['Ctrl+Z'], does: 'Undo the last step' },
      { press: ['Ctrl+Shift+Z', 'Ctrl+Y'], does: 'Redo' },
      { press: ['Ctrl+Alt+Z'], does: 'Undo the whole turn' },
      { press: ['g t'], does: 'Go to the table' },
      { press: ['g b'], does: 'Go to the board' },
      { press: ['g s'], does: 'Go to the scenario' },
      { press: ['g p'], does: 'Go to the party' },
      { press: ['g h'], does: 'Go to the history' },
      { press: ['/'], does: 'Search commands, figures and rules' },
      { press: ['Ctrl+P'], does: 'Go to Print. Press again to print' },
      { press: ['?'], does: 'Show all shortcuts' },
      { press: ['Tab', 'Shift+Tab'], does: 'Go to the next or previous control' },
      { press: ['Enter', 'Space'], does: 'Press the focused button' },
      { press: ['↑', '↓'], does: 'Move through a menu' },
      { press: ['←', '→'], does: 'Move between tabs, such as an attack’s targets' },
      { press: ['←', '→'], does: 'On an attack modifier: move it earlier or later' },
      { press: ['Esc'], does: 'Close a dialog, or cancel an entry, a choice or an attack' },
      { press: ['F8', 'Esc'], does: 'Close all messages (Esc: if nothing else is open)' },
    ],
  },
  {
    title: 'On the board',
    keys: [
      { press: ['←', '→'], does: 'Move along a row' },
      {
        press: ['↑', '↓'],
        does: 'Move up or down a row',
      },
      {
        press: ['Home', 'Page Up', 'End', 'Page Down'],
        does: 'Move diagonally',
      },
      { press: ['7 9 4 6 1 3'], does: 'Move in six directions with the number pad' },
      { press: ['Enter', 'Space'], does: 'Choose the figure or hex. Press again to confirm' },
      { press: ['Esc'], does: 'Go back one step' },
      { press: ['.', ','], does: 'Go to the next or previous figure or hex' },
      { press: [';'], does: 'Go to the next door' },
      { press: ['R', 'Shift+R', 'M'], does: 'Rotate an area right or left, mirror it' },
      { press: ['+', '−', '0'], does: 'Zoom in, zoom out, show the whole map' },
      { press: ['Shift+arrows'], does: 'Move the map' },
    ],
  },
  {
    title: 'On the map of the editor',
    keys: [
      { press: ['↑', '↓', '←', '→'], does: 'Move between hexes, as on the board' },
      { press: ['Enter', 'Space'], does: 'Place the piece in hand, or select a piece' },
      { press: ['r', 'Shift+R'], does: 'Rotate right or left' },
      { press: ['m'], does: 'Pick up the selected piece' },
      { press: ['Delete'], does: 'Delete the selected piece' },
      { press: ['Esc'], does: 'Drop the piece in hand' },
      { press: ['Ctrl+Z', 'Ctrl+Y'], does: 'Undo and redo in the editor' },
      { press: ['Ctrl+S'], does: 'Save' },
      { press: ['+', '-', '0'], does: 'Zoom in, zoom out, show the whole map' },
    ],
  },
  {
    title: 'In a number field with + and −',
    keys: [
      { press: ['↑', '→'], does: 'One more' },
      { press: ['↓', '←'], does: 'One less' },
      { press: ['Page Up', 'Page Down'], does: 'Five more, five less' },
      { press: ['0–9 Enter'], does: 'Type the number' },
      { press: ['Esc'], does: 'Keep the old number' },
    ],
  },
];

export const KEYS_TEXT = {
  title: 'Keyboard shortcuts',
  note: 'On a Mac, Ctrl is ⌘. Letter keys do nothing while you type in a text field.',
  or: 'or',
};
