/**
 * The drawings of game terms and signs, which are letters of a font (made by `npm run drawings`). A
 * full table has hundreds of drawings. A browser paints letters together with the text around them,
 * but each vector picture as a layer of its own.
 */
import { SIGNS, type Sign } from '#shared/content/notation/signs';
import type { Keyword } from '../words/sentences/monsters/terms';

/**
 * The game terms that have a drawing: keywords of cards, conditions, elements, ranks, and cards of
 * modifier decks.
 */
export type DrawnWord = Keyword | 'bless' | 'curse' | 'elite' | 'boss' | 'hitPoints';

/** The name at game-icons.net of each term's drawing. */
const DRAWING_NAMES = {
  poison: 'poison-bottle',
  wound: 'bleeding-wound',
  immobilize: 'manacles',
  disarm: 'drop-weapon',
  stun: 'star-swirl',
  muddle: 'fluffy-swirl',
  invisible: 'invisible',
  strengthen: 'muscle-up',
  bless: 'angel-wings',
  curse: 'cursed-star',
  fire: 'flame',
  ice: 'snowflake-1',
  air: 'wind-slap',
  earth: 'oak-leaf',
  light: 'sun',
  dark: 'evil-moon',
  move: 'walking-boot',
  jump: 'jump-across',
  flying: 'feathered-wing',
  attack: 'crossed-swords',
  range: 'striking-arrows',
  targets: 'bullseye',
  pierce: 'arrowhead',
  area: 'honeycomb',
  heal: 'health-normal',
  shield: 'shield',
  retaliate: 'spiked-shield',
  push: 'push',
  pull: 'pull',
  damage: 'sword-wound',
  loot: 'two-coins',
  trap: 'wolf-trap',
  summon: 'magic-portal',
  elite: 'round-star',
  boss: 'crown',
  hitPoints: 'hearts',
} as const satisfies Readonly<Record<DrawnWord, string>>;

export type DrawnSign = Sign | (typeof DRAWING_NAMES)[DrawnWord];

/** All drawings, in the order of the font's letters. */
export const DRAWINGS: readonly DrawnSign[] = [
  ...new Set([...SIGNS, ...Object.values(DRAWING_NAMES)]),
];

/** The code point of the first letter: the start of Unicode's private use area. */
const FIRST_CODE_POINT = 0xe000;

const LETTERS = new Map<DrawnSign, string>(
  DRAWINGS.map((drawing, index) => [drawing, String.fromCodePoint(FIRST_CODE_POINT + index)]),
);

/** The letter of the font that shows a drawing. */
export const letterOf = (drawing: DrawnSign): string => LETTERS.get(drawing) ?? '';

export const drawingOf = (word: DrawnWord): DrawnSign => DRAWING_NAMES[word];
