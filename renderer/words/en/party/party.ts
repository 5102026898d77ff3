/** English words of the party screen and of perks. */
import { listOf } from '../names/grammar';

export const PARTY = {
  title: 'Party',
  sectionsLabel: 'Party pages',
  print: (sheets: readonly string[]) => `Print: ${listOf(sheets)}`,
  campaignName: 'Campaign name',
  difficulty: 'Difficulty',
  solo: 'Solo or open information: monsters and traps are one level higher',
  reducedRandomness: 'Reduced randomness: ×2 and bless count as +2, null and curse as −2',
  permanentDeath:
    'Permanent death: characters without hit points die; exhausted ones stay on the map as targets',
  needsNew: (name: string, player: string) =>
    player === ''
      ? `${name} is dead. Their player needs a new character.`
      : `${name} is dead. ${player} needs a new character.`,
  createNew: 'Create a character',
  empty: 'Tap the classes of your party: two to four characters.',
  startingClasses: 'Starting classes',
  add: 'Add a character',
  addTitle: 'Add a character',
  chooseClass: 'Class (choose one or more)',
  takenClass: (name: string) => `${name}, already in the party`,
  name: 'Name',
  level: 'Level',
  printedHitPoints: (hitPoints: number) => `${hitPoints} hit points`,
  handSize: (cards: number) => `${cards} cards in hand`,
  join: (name: string) => `Add ${name}`,
  joinAll: (count: number) => `Add ${count} characters`,
  removeTitle: (name: string) => `Remove ${name} from the party?`,
  removeNote: 'You can undo this.',
  removeNow: 'Remove',
  setUp: 'Choose a scenario',
  toTable: 'Back to the table',
};

export const PERK_WORDS = {
  negativeItemEffects: 'Ignore negative item effects',
  negativeScenarioEffects: 'Ignore negative scenario effects',
  replace: (removed: string, added: string) => `Replace ${removed} with ${added}`,
  add: (cards: string) => `Add ${cards}`,
  remove: (cards: string) => `Remove ${cards}`,
  numbers: ['no', 'one', 'two', 'three', 'four', 'five', 'six'],
  cards: (number: string, card: string, isOne: boolean) =>
    `${number} ${card} card${isOne ? '' : 's'}`,
};
