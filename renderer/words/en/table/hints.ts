/** Words of first-time hints. */
import type { NextAct } from '#shared/commands/round/possibleActs';

/** One sentence per step; a step that explains itself has none. */
export const HINTS: Readonly<Partial<Record<NextAct['kind'], string>>> = {
  enterInitiative:
    'Everybody types the initiative of the leading card: two digits, and the next player’s field is ready. With the second card, in the small field, the cards of a turn are known. The moon is a long rest. Just trying? Any number from 1 to 99 will do.',
  revealInitiatives:
    'The amber button always does what comes next. Now it draws the monsters’ cards and sorts everybody.',
  startTurn:
    'Monsters’ numbers on the sleeves already include this round’s card. Press − and + on a figure to change its hit points, or drag the number.',
  playLines:
    'The amber button plays what the monster’s card says, line by line; on the board it also moves it. Lines can be skipped or be done by hand.',
  endTurn:
    'Whose turn it is acts now: press the lines of its cards, or tap a value and then the crosshair of whom it attacks. The amber button ends the turn, and the next one begins.',
  chooseTarget: 'Tap the crosshair on whoever is attacked; several targets are fine.',
  draw: 'Standee draws from its own deck. With cards on the table, press “I drew it myself” and tap the card.',
  applyAttack:
    'What comes of it stands first; the five steps to it fold open, and anything can be corrected; “Apply attack” records it all as one step that Undo takes back.',
  endRound:
    'Ending the round wanes the elements, shuffles what is marked and ends what lasts one round.',
};

/** Hints while the map is shown. */
export const BOARD_HINTS: Readonly<Partial<Record<NextAct['kind'] | 'placing', string>>> = {
  placing:
    'Everybody starts on one of the dashed hexes: “Place all on start hexes” below the map does it at once. One by one: press a name in the panel beside or below the map, then tap a hex.',
  startTurn:
    'The amber button begins this turn. Tap a figure on the map to see where it can go, what it sees and what it will do.',
  endTurn:
    'Drag the mini to a hex within the bright border, or tap that hex to see the way, then “Move here”. To attack, press a line of the cards or a value, and tap the target on the map. The amber button ends the turn.',
};

export const HINT_TEXT = {
  label: 'Hint',
  seconds:
    'Everybody types the initiative of the leading card: two digits, and the field of the second card is ready; two more, and it is the next player’s turn to type. The moon is a long rest.',
  gotIt: 'Got it',
  noMore: 'No more hints',
};
