/** Imports ability decks and modifier decks in their order. */
import type { ClassContent } from '../../content/types';
import type { AbilityDeck, ModifierDeck } from '../../state';
import { deckFault } from '../../content/notation/deckFault';
import type { ModifierCard } from '../../vocabulary';
import {
  numberOf,
  numbersOf,
  recordAt,
  recordsOf,
  textOf,
  textsOf,
  type Foreign,
} from '../reading/foreignFields';
import type { ImportReport } from '../reading/report';
import type { ImportSteps } from './steps';

/**
 * Imports the ability decks. The export contains indexes into the printed deck and the current
 * position. The card of a round in progress is put on top, to be drawn at the reveal.
 */
export function importAbilityDecks(
  steps: ImportSteps,
  game: Foreign,
  isInTurns: boolean,
  report: ImportReport,
): void {
  const imported = new Map<string, AbilityDeck>();
  for (const sleeve of recordsOf(game, 'monsters')) {
    const deck = steps.content.monster(textOf(sleeve, 'name'))?.deck;
    const printed = deck ? steps.content.abilityDeck(deck) : null;
    const places = numbersOf(sleeve, 'abilities');
    const played = numberOf(sleeve, 'ability') ?? -1;
    const ours = steps.scenario.abilityDecks.find((each) => each.deck === deck);
    if (!printed || !ours || imported.has(ours.deck) || places.length === 0) continue;
    const cards = places.map((place) => (place === null ? undefined : printed.cards[place]?.id));
    const known = cards.filter((card) => card !== undefined);
    const isWhole =
      cards.length === printed.cards.length && new Set(known).size === printed.cards.length;
    if (!isWhole || played < -1 || played >= cards.length) {
      report.noteLeft('abilityDecks', ours.deck, 'unreadable');
      continue;
    }
    const first = isInTurns ? Math.max(0, played) : played + 1;
    const discard = known.slice(0, first).toReversed();
    imported.set(ours.deck, { ...ours, draw: known.slice(first), discard, current: null });
  }
  const abilityDecks = steps.scenario.abilityDecks.map((deck) => imported.get(deck.deck) ?? deck);
  steps.change({ abilityDecks });
  if (imported.size > 0) report.noteTaken('abilityDecks', [...imported.keys()].join(', '));
}

const CARDS: Readonly<Record<string, string>> = {
  plus0: '+0',
  plus1: '+1',
  minus1: '-1',
  plus2: '+2',
  minus2: '-2',
  double: 'x2',
  null: 'null',
  bless: 'bless',
  curse: 'curse',
  minus1extra: 'minus1',
};
const BASE = ['+0', '+1', '-1', '+2', '-2', 'x2', 'null'];
/** Cards whose number varies, because they are added and removed during play. */
const LOOSE: readonly string[] = ['bless', 'curse', 'minus1'];

/**
 * The cards by their names in the export. Perk cards are numbered in the order of the class's
 * perks. Standard cards that perks remove have no number.
 */
function cardsByName(printed: ClassContent | null): Readonly<Record<string, string>> {
  const numbered: string[] = [];
  for (const { remove = [], add } of printed?.perks ?? []) {
    if (!add) continue;
    const [first, ...others] = [...new Set(remove)];
    const isPlain = first === undefined || BASE.includes(first);
    for (const card of [...(isPlain ? [] : [first]), ...others, ...new Set(add)]) {
      if (!numbered.includes(card)) numbered.push(card);
    }
  }
  const perks = numbered.map((card, index) => [`perk${String(index)}`, card] as const);
  return { ...CARDS, ...Object.fromEntries(perks) };
}

/** The imported deck; null if its cards differ from ours. */
export function convertModifierDeck(
  deck: Foreign,
  ours: ModifierDeck,
  printed: ClassContent | null,
): ModifierDeck | null {
  const names = cardsByName(printed);
  const words = textsOf(deck, 'cards');
  const current = numberOf(deck, 'current') ?? -1;
  if (current < -1 || current >= words.length) return null;
  const read = words.map((word) => (Object.hasOwn(names, word) ? names[word] : undefined));
  const known = read.filter((card) => card !== undefined);
  if (known.length !== read.length) return null;
  // The export has the same name for standard -1 cards and those from items.
  const wanted = [...ours.draw, ...ours.discard];
  let plain = wanted.filter((card) => card === '-1').length;
  const cards = known.map((card) => (card === '-1' && (plain -= 1) < 0 ? 'minus1' : card));
  const isFixed = (card: string) => !LOOSE.includes(card);
  const isSame =
    cards.filter(isFixed).toSorted().join() === wanted.filter(isFixed).toSorted().join();
  const discard = cards
    .slice(0, current + 1)
    .filter((card) => card !== 'bless' && card !== 'curse')
    .toReversed();
  const draw = cards.slice(current + 1);
  if (!isSame || deckFault([...draw, ...discard]) !== null) return null;
  const shuffleAtEndOfRound = discard.some((card) => card === 'x2' || card === 'null');
  return { draw: asCards(draw), discard: asCards(discard), shuffleAtEndOfRound };
}

/** Cards that `deckFault` has validated. */
function asCards(cards: readonly string[]): readonly ModifierCard[] {
  return cards as readonly unknown[] as readonly ModifierCard[];
}

/** Imports the monsters' deck; the allies' deck is not supported. */
export function importMonsterDeck(steps: ImportSteps, game: Foreign, report: ImportReport): void {
  const deck = recordAt(game, 'monsterAttackModifierDeck');
  if (!deck) return;
  const imported = convertModifierDeck(deck, steps.scenario.monsterDeck, null);
  if (!imported) report.noteLeft('modifierDecks', '', 'otherCards');
  else {
    steps.change({ monsterDeck: imported });
    report.noteTaken(
      'modifierDecks',
      `${String(imported.draw.length)}, ${String(imported.discard.length)}`,
    );
  }
}
