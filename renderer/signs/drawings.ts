/**
 * Drawings as letters of a font of our own (`npm run drawings` makes it): hundreds of them are on a full table, and
 * a browser paints a letter with the words around it, where each vector picture is a layer to be looked at.
 */
import { SIGNS, type Sign } from '#shared/content/notation/signs';
import type { Keyword } from '../words/sentences/monsters/monsterActions';

/** What has a drawing: a word of a card, a condition, an element, a rank, or what goes into a modifier deck. */
export type DrawnWord = Keyword | 'bless' | 'curse' | 'elite' | 'boss' | 'hitPoints';

/** Names of the drawings, as game-icons.net calls them. */
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

/** All of them; their places are those of their letters. */
export const DRAWINGS: readonly DrawnSign[] = [...new Set([...SIGNS, ...Object.values(OF_WORDS)])];

/** The first place that no script uses. */
const FIRST = 0xe000;

const LETTERS = new Map<DrawnSign, string>(
  DRAWINGS.map((drawing, place) => [drawing, String.fromCodePoint(FIRST + place)]),
);

/** What the font shows as the drawing. */
export const letterOf = (drawing: DrawnSign): string => LETTERS.get(drawing) ?? '';

export const drawingOf = (word: DrawnWord): DrawnSign => OF_WORDS[word];
