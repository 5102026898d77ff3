/** Words of first-time hints. */
import type { NextAct } from '#shared/commands/round/possibleActs';

/** One sentence per step; a step that explains itself has none. */
export const HINTS: Readonly<Partial<Record<NextAct['kind'], string>>> = {
  enterInitiative:
    'Type each player’s initiative. After two digits Standee moves on to the next player. Add the second card in the small field to see what both cards do. The moon is a long rest. Just trying it out? Type any number from 1 to 99.',
  revealInitiatives:
    'The amber button always does the next step. Now it draws the monsters’ cards and sorts all figures by initiative.',
  startTurn:
    'The numbers on the stat sleeves already include this round’s card. Press − and + on a figure to change its hit points, or drag the number.',
  playLines:
    'The amber button carries out the monster’s ability card, one ability at a time, and moves it on the board. You can skip an ability or do it on the table yourselves.',
  endTurn:
    'Play this turn: press an ability on a card, or tap an attack value and then a target. Press the amber button when the turn is over.',
  chooseTarget: 'Tap the crosshair of each target.',
  draw: 'Standee draws from its own deck. If your cards are on the table, press “I drew it myself” and tap the card.',
  applyAttack:
    'The result is on top. Open “The five steps” to see how it was worked out or to change a number. If your cards are on the table, press “I drew it myself” and tap the card. “Apply attack” records it; Undo reverses it.',
  endRound:
    'When the round ends, elements wane, marked decks are shuffled, and effects that last one round expire.',
};

/** Hints while the map is shown. */
export const BOARD_HINTS: Readonly<Partial<Record<NextAct['kind'] | 'placing', string>>> = {
  placing:
    'Each figure starts on one of the dashed hexes. Press “Place all on start hexes” below the map. To place one figure, press its name in the panel, then tap a hex.',
  startTurn:
    'The amber button starts this turn. Tap a figure on the map to see its movement, its line of sight and its plan.',
  endTurn:
    'Drag the figure to a hex within the bright border. Or tap that hex to see the path, then “Move here”. To attack, press an ability or a value, then tap the target on the map. Press the amber button to end the turn.',
};

export const HINT_TEXT = {
  label: 'Hint',
  seconds:
    'Type the initiative of each leading card. After two digits, type the second card; after two more, Standee moves on to the next player. The moon is a long rest.',
  gotIt: 'Got it',
  noMore: 'No more hints',
};
