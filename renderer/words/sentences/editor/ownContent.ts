/** The problems in custom content, in words that name the element. */
import type { ContentProblem } from '#shared/content/reading/problem';
import { upperFirst } from '../../helpers/phrases';
import type { Naming } from '../../en/editor/ownContent';
import { TABLE_WORDS } from '../play';
import { fieldName, rowName } from './forms';

const { OWN_REASONS, ELEMENT_WORDS } = TABLE_WORDS.ownContent;

/** 'Tile 2 lies over tile 1.' */
export function problemSentence(problem: ContentProblem, named: Naming = elementWords): string {
  const reason = OWN_REASONS[problem.code] as (problem: ContentProblem, named: Naming) => string;
  const isRoom = 'room' in problem && /^rooms\[\d+\]$/.test(problem.path);
  const element = isRoom ? ELEMENT_WORDS.ownRoom(problem.room) : named(problem.path);
  return `${upperFirst(element)} ${reason(problem, named)}.`;
}

/** The same with the place in the file, for authors of the file. */
export function problemInFile(problem: ContentProblem): string {
  const sentence = problemSentence(problem);
  return problem.path === '' ? sentence : `${problem.path}: ${sentence}`;
}

/** The same with the fields of the form: 'Card 2 · Initiative: Card 2 of deck 1 …'. */
export function problemInForm(problem: ContentProblem): string {
  const [, ...fields] = problem.path.matchAll(/(\w+)(?:\[(\d+)\])?/g);
  const words = fields.map(([, key = '', index]) =>
    index === undefined ? fieldName(key) : `${rowName(key)} ${numberOfIndex(index)}`,
  );
  const sentence = problemSentence(problem);
  return words.length === 0 ? sentence : `${words.join(' · ')}: ${sentence}`;
}

const MAX_SENTENCES = 5;

/** The reasons why a file is refused, in one notice. */
export function problemsInFile(problems: readonly ContentProblem[]): string {
  const sentences = problems.slice(0, MAX_SENTENCES).map(problemInFile);
  const hidden = problems.length - sentences.length;
  return [...sentences, ...(hidden > 0 ? [ELEMENT_WORDS.more(hidden)] : [])].join(' ');
}

type Named = {
  readonly [K in keyof typeof ELEMENT_WORDS]: (typeof ELEMENT_WORDS)[K] extends string ? K : never;
}[keyof typeof ELEMENT_WORDS];

/** Elements of which there is one, by their paths. */
const SIMPLE: Readonly<Record<string, Named>> = {
  '': 'file',
  rooms: 'rooms',
  'map.starts': 'starts',
  'map.tiles': 'tiles',
  'map.doors': 'doors',
  'map.overlays': 'overlays',
  map: 'map',
  title: 'title',
  name: 'title',
  monsters: 'monsters',
  goalText: 'goalText',
};

/** Names of the entries in a pack's lists. */
const PACK_ELEMENTS = {
  monsters: 'monsterOfPack',
  abilityDecks: 'deck',
  classes: 'class',
  items: 'item',
  scenarios: 'scenario',
  classCards: 'classCards',
  cardLines: 'cardLines',
  battleGoals: 'battleGoal',
  personalQuests: 'personalQuest',
  events: 'event',
  treasures: 'treasure',
  achievements: 'achievement',
  conditions: 'condition',
  names: 'names',
  errata: 'erratum',
} as const;

/** 'tile 3', 'monster 2 of room entry 1'; the path itself for an element without a name. */
export function elementWords(path: string): string {
  const simple = Object.hasOwn(SIMPLE, path) ? SIMPLE[path] : undefined;
  if (simple !== undefined) return ELEMENT_WORDS[simple];
  const monster = /^rooms\[(\d+)\]\.monsters\[(\d+)\]/.exec(path);
  if (monster) return ELEMENT_WORDS.monster(numberOfIndex(monster[1]), numberOfIndex(monster[2]));
  const room = /^rooms\[(\d+)\]/.exec(path);
  if (room) return ELEMENT_WORDS.room(numberOfIndex(room[1]));
  const objective = /^objectives\[(\d+)\]/.exec(path);
  if (objective) return ELEMENT_WORDS.objective(numberOfIndex(objective[1]));
  const piece = /^map\.(tile|door|overlay|start)s\[(\d+)\]/.exec(path);
  if (piece)
    return ELEMENT_WORDS[piece[1] as 'tile' | 'door' | 'overlay' | 'start'](
      numberOfIndex(piece[2]),
    );
  const card = /^abilityDecks\[(\d+)\]\.cards\[(\d+)\]/.exec(path);
  if (card) return ELEMENT_WORDS.cardOfDeck(numberOfIndex(card[1]), numberOfIndex(card[2]));
  const [, list = '', place] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
  if (Object.hasOwn(PACK_ELEMENTS, list)) {
    return ELEMENT_WORDS[PACK_ELEMENTS[list as keyof typeof PACK_ELEMENTS]](numberOfIndex(place));
  }
  return ELEMENT_WORDS.other(path);
}

/** Players count from one. */
function numberOfIndex(index: string | undefined): string {
  return String(Number(index) + 1);
}
