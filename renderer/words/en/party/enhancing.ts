/** Words of enhancements: stickers, dots, prices. */
import { ELEMENT_NAMES } from '../names/names';

export const STICKER_NAMES: Readonly<Record<string, string>> = {
  plus1: '+1',
  poison: 'Poison',
  wound: 'Wound',
  muddle: 'Muddle',
  immobilize: 'Immobilize',
  disarm: 'Disarm',
  curse: 'Curse',
  strengthen: 'Strengthen',
  bless: 'Bless',
  jump: 'Jump',
  ...ELEMENT_NAMES,
  hex: 'a hex more',
};

export const DOT_PARTS: Readonly<Record<string, string>> = {
  pierce: 'Pierce',
  target: 'Target',
  area: 'Area',
  condition: 'Condition',
  hitPoints: 'Hit points',
};

export const ENHANCING = {
  title: 'Enhancements',
  none: 'No stickers yet.',
  card: 'Card',
  half: { top: 'Top', bottom: 'Bottom' },
  dot: (half: string, part: string, line: string) => `${half}, ${part} (${line})`,
  sticker: 'Sticker',
  choose: 'Choose …',
  noDots: 'This card has no dots that are free.',
  price: 'Price',
  parts: {
    base: 'Sticker',
    severalTargets: 'Several targets',
    cardLevel: 'Level of the card',
    previous: 'Stickers on this half',
  },
  gold: (gold: number) => `${gold} gold`,
  buy: (gold: number) => `Buy it for ${gold} gold`,
  byHand: 'It is on the card already',
  takeOff: (sticker: string, card: string) => `Take ${sticker} off ${card}`,
  on: (sticker: string, place: string) => `${sticker}: ${place}`,
  drawQuests: 'Draw two quests',
  drawnQuests: 'Keep one of them; the other goes back.',
  keepQuest: (name: string) => `Keep ${name}`,
};
