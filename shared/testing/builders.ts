/**
 * Builds parts of a game for tests. A test sets the values that matter; the others have defaults.
 */
import { id } from '../ids';
import { EMPTY_SHEET, NEW_PARTY } from '../rules/campaign/party/newParty';
import { NO_ELEMENTS } from '../rules/elements/elements';
import type {
  ActiveCondition,
  CardCounts,
  Character,
  CharacterSheet,
  Game,
  ModifierDeck,
  Monster,
  Objective,
  Scenario,
  Summon,
} from '../state';
import { printedCondition } from '../content/printedConditions';
import { SCHEMA, type Condition, type ModifierCard } from '../vocabulary';

/** Conditions can be given by name; those that expire then last for one turn end. */
type Conditions = readonly (Condition | ActiveCondition)[];
type Given<T> = Omit<Partial<T>, 'id' | 'conditions'> & {
  readonly id?: string;
  readonly conditions?: Conditions;
};

export function conditionsOf(given: Conditions): readonly ActiveCondition[] {
  return given.map((each) =>
    typeof each === 'string'
      ? {
          name: each,
          turnEnds: printedCondition(each)?.traits.ends === 'healed' ? null : 1,
          traits: null,
        }
      : each,
  );
}

/** A deck from card texts, top card first. */
export function aDeck(draw: readonly string[], rest: Partial<ModifierDeck> = {}): ModifierDeck {
  return {
    draw: draw as readonly ModifierCard[],
    discard: [],
    shuffleAtEndOfRound: false,
    ...rest,
  };
}

function base(given: { readonly hitPoints?: number; readonly conditions?: Conditions }) {
  return {
    hitPoints: given.hitPoints ?? 10,
    maxHitPoints: Math.max(10, given.hitPoints ?? 10),
    bonuses: [],
    at: null,
  };
}

/** Card counts; missing ones are 0. */
export function someCards(given: Partial<CardCounts> = {}) {
  const none = { hand: 0, discard: 0, lost: 0, active: 0, chosen: 0 };
  return { kind: 'counted', ...none, ...given } as const;
}

export function aCharacter(given: Given<Character> = {}): Character {
  const { id: text = 'c1', conditions = [], ...rest } = given;
  return {
    ...base(given),
    kind: 'character',
    sheet: id(text),
    class: id('brute'),
    name: 'Hilda',
    level: 1,
    experience: 0,
    money: 0,
    treasures: [],
    initiative: null,
    exhausted: false,
    deck: aDeck(['+0']),
    shortRested: false,
    activeHalves: [],
    suffered: 0,
    cards: { kind: 'notKept' },
    ...rest,
    id: id(text),
    conditions: conditionsOf(conditions),
  };
}

export function aMonster(given: Given<Monster> = {}): Monster {
  const { conditions = [], id: text, ...rest } = given;
  const standee = given.standee ?? 1;
  const type = given.type ?? id('bandit-guard');
  return {
    ...base(given),
    kind: 'monster',
    rank: 'normal',
    origin: 'placed',
    side: 'enemies',
    cameInRound: 1,
    levelBonus: 0,
    ...rest,
    type,
    standee,
    id: id(text ?? `${type}-${String(standee)}`),
    conditions: conditionsOf(conditions),
  };
}

export function aSummon(given: Given<Summon> = {}): Summon {
  const { id: text = 'summon-1', conditions = [], ...rest } = given;
  return {
    ...base(given),
    kind: 'summon',
    owner: id('c1'),
    name: 'Rat King',
    card: null,
    colour: 'blue',
    attack: 2,
    move: 2,
    range: 0,
    shield: 0,
    retaliate: 0,
    flying: false,
    attackEffects: [],
    cameInRound: 0,
    ...rest,
    id: id(text),
    conditions: conditionsOf(conditions),
  };
}

export function anObjective(given: Given<Objective> = {}): Objective {
  const { id: text = 'objective-1', conditions = [], ...rest } = given;
  return {
    ...base(given),
    kind: 'objective',
    name: 'Altar',
    role: 'objective',
    initiative: null,
    listed: null,
    ...rest,
    id: id(text),
    conditions: conditionsOf(conditions),
  };
}

function aSheet(given: Omit<Partial<CharacterSheet>, 'id'> & { id?: string } = {}) {
  const { id: text = 'c1', ...rest } = given;
  const sheet: CharacterSheet = {
    ...EMPTY_SHEET,
    class: id('brute'),
    name: 'Hilda',
    level: 1,
    experience: 0,
    gold: 30,
    perks: [],
    maxHitPoints: null,
    ...rest,
    id: id(text),
  };
  return sheet;
}

export function aScenario(given: Partial<Scenario> = {}): Scenario {
  const two = [aCharacter(), aCharacter({ id: 'c2', class: id('scoundrel'), name: 'Nim' })];
  const { figures = two } = given;
  return {
    scenario: id('1'),
    level: 1,
    monsterLevel: 1,
    players: 2,
    round: 1,
    phase: { name: 'selectCards' },
    figures,
    met: figures.map((figure) => figure.id),
    sleeves: [],
    abilityDecks: [],
    monsterDeck: aDeck(['+0']),
    ...NO_ELEMENTS,
    rooms: [{ room: 1, revealed: true }],
    tokens: [],
    board: null,
    attack: null,
    nextNumber: 100,
    decided: null,
    casual: false,
    outOfOrder: false,
    records: [],
    clockStart: 0,
    fallen: [],
    spawned: [],
    lastAttacks: [],
    ...given,
  };
}

/** A campaign with the given scenario, or without one. */
export function aGame(scenario: Scenario | null = null, campaign: Partial<Game['campaign']> = {}) {
  const game: Game = {
    schema: SCHEMA,
    campaign: {
      name: 'Tuesdays',
      difficulty: 'normal',
      solo: false,
      characters: [aSheet(), aSheet({ id: 'c2', class: id('scoundrel'), name: 'Nim' })],
      nextCharacter: 3,
      completed: [],
      retired: [],
      party: NEW_PARTY,
      playTime: 0,
      packs: [],
      ...campaign,
    },
    scenario,
  };
  return game;
}
