/**
 * Drawings as letters of a font (`npm run drawings` makes it). A full table has hundreds of them. A browser
 * paints a letter with the words around it, while each vector picture is a layer of its own.
 */
import { SIGNS, type Sign } from '#shared/content/notation/signs';
import type { Keyword } from '../words/sentences/monsters/terms';

/**
 * Everything that has a drawing: a word of a card, a condition, an element, a rank, or a card of a modifier
 * deck.
 */
export type DrawnWord = Keyword | 'bless' | 'curse' | 'elite' | 'boss' | 'hitPoints';

/** Names of the drawings at game-icons.net. */
const OF_WORDS = {
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

export type DrawnSign = Sign | (typeof OF_WORDS)[DrawnWord];

/** All of them, in the order of the font's letters. */
export const DRAWINGS: readonly DrawnSign[] = [...new Set([...SIGNS, ...Object.values(OF_WORDS)])];

/** The first code point of the private use area. */
const FIRST = 0xe000;

const LETTERS = new Map<DrawnSign, string>(
  DRAWINGS.map((drawing, index) => [drawing, String.fromCodePoint(FIRST + index)]),
);

/** The letter of the font that shows the drawing. */
export const letterOf = (drawing: DrawnSign): string => LETTERS.get(drawing) ?? '';

export const drawingOf = (word: DrawnWord): DrawnSign => OF_WORDS[word];
