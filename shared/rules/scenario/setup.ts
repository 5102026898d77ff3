/** Sets up a scenario for its characters. */
import type { Content } from '../../content/content';
import { characterModifierDeck, baseModifierDeck } from '../../content/modifierDecks';
import { classHitPoints } from '../../content/stats';
import type { ClassContent, ScenarioContent } from '../../content/types';
import type { FigureId } from '../../ids';
import type { Random } from '../../random';
import { andThen, forEach, putBack, unchanged, type Outcome } from '../../result';
import type { ModifierCard } from '../../vocabulary';
import type { BoardState, Character, CharacterSheet, Scenario, StartEffect } from '../../state';
import { applyStartEffects, type StartTools } from './startEffects';
import { bookAtRound } from '../book/roundEvents';
import { newPiles } from '../figures/hand/cardPiles';
import { gainCondition } from '../figures/conditions/conditions';
import { printedTraits } from '../figures/stats/stats';
import { wornItems, wornOfType } from '../figures/wornItems';
import { NO_ELEMENTS } from '../elements/elements';
import { isSoloScenario } from '../campaign/scenarios/soloScenarios';
import { minusOneCards } from '../campaign/items/equipment';
import { charactersOf, withFigure } from '../figures/figures';
import { companionOf } from '../figures/summons';
import { addCards, newModifierDeck } from '../decks/modifierDeck';
import { ignoresScenarioEffects } from '../campaign/characters/perks';
import { openRoom } from '../book/doors/rooms';
import { rulesAt, rulesThatBegin } from '../book/rules/rulesInPlay';
import { roundStarts } from '../book/roundStart';

/** A participating character with its printed class. */
export interface Player {
  readonly sheet: CharacterSheet;
  readonly printed: ClassContent;
}

export interface ScenarioPlan {
  readonly printed: ScenarioContent;
  readonly party: readonly Player[];
  readonly level: number;
  readonly monsterLevel: number;
  /** True if played outside the campaign. */
  readonly casual: boolean;
  readonly reducedRandomness: boolean;
  readonly permanentDeath: boolean;
  /** True if the campaign does not allow the scenario. */
  readonly outOfOrder: boolean;
  /** Effects of events since the last scenario. */
  readonly atStart: readonly StartEffect[];
  /** Numbered treasures looted in earlier games. */
  readonly lootedBefore: readonly number[];
}

/**
 * Sets up a scenario: characters, decks, initially open rooms and start effects. `party` has two to
 * four players, one in a solo scenario.
 *
 * @rule SETUP-1 SETUP-2 LEVEL-1 LEVEL-3 PERK-1 SOLO-2
 */
export function newScenario(
  plan: ScenarioPlan,
  content: Content,
  random: Random,
): Outcome<Scenario> {
  const { printed, level, monsterLevel } = plan;
  const base = baseModifierDeck(content.modifierDecks());
  const characters = plan.party.map((player) => characterFor(player, content, random));
  const companions = characters.flatMap((each) => companionOf(content, each) ?? []);
  const empty: Scenario = {
    ...bareTable(printed, playersOf(plan.party.length), { level, monsterLevel }),
    figures: [...characters, ...companions],
    monsterDeck: newModifierDeck(base, random),
    casual: plan.casual,
    ...(plan.reducedRandomness && { reducedRandomness: true }),
    ...(plan.permanentDeath && { permanentDeath: true }),
    outOfOrder: plan.outOfOrder,
    ...(plan.lootedBefore.length > 0 && { lootedBefore: plan.lootedBefore }),
  };
  const started: Outcome<Scenario> = {
    next: empty,
    events: [
      { type: 'scenarioStarted', scenario: printed.id, level, monsterLevel, rule: 'LEVEL-1' },
    ],
  };
  const rooms = printed.rooms.filter((room) => room.initial);
  const opened = forEach(started, rooms, (next, { room }) =>
    openRoom(next, content, { printed, room, by: null, near: null }, random),
  );
  const equipped = andThen(opened, (next) => cardsBrought(next, plan, content, random));
  const begun = andThen(equipped, (next) => startEffects(next, plan, { content, random }));
  // A solo scenario has no travel and no sanctuary visit before it.
  const travelled = andThen(begun, (next) =>
    applyStartEffects(next, isSoloScenario(content, printed.id) ? [] : plan.atStart, {
      content,
      random,
    }),
  );
  const atStart = andThen(travelled, (next) => roundStarts(next, content));
  const atRound = andThen(atStart, (next) => bookAtRound(next, content, 'start', random));
  const ruled = andThen(atRound, (next) => rulesAt(next, content, { kind: 'setup' }));
  return andThen(ruled, (next) => rulesThatBegin(null, next, content));
}

type Levels = Pick<Scenario, 'level' | 'monsterLevel'>;

/** A scenario state without figures, with all rooms closed. */
function bareTable(
  printed: ScenarioContent,
  players: Scenario['players'],
  levels: Levels,
): Scenario {
  return {
    scenario: printed.id,
    ...levels,
    players,
    round: 1,
    phase: { name: 'selectCards' },
    figures: [],
    met: [],
    sleeves: [],
    abilityDecks: [],
    monsterDeck: newModifierDeck([], () => 0),
    ...NO_ELEMENTS,
    rooms: printed.rooms.map(({ room }) => ({ room, revealed: false })),
    tokens: [],
    board: printed.map ? UNTOUCHED_BOARD : null,
    attack: null,
    nextNumber: 1,
    decided: null,
    casual: false,
    outOfOrder: false,
    records: [],
    clockStart: 0,
    fallen: [],
    spawned: [],
    lastAttacks: [],
  };
}

/** A scenario before its start: open rooms without figures. */
export function beforeStart(
  printed: ScenarioContent,
  players: Scenario['players'],
  levels: Levels,
): Scenario {
  const rooms = printed.rooms.map(({ room, initial }) => ({ room, revealed: initial }));
  return { ...bareTable(printed, players, levels), rooms };
}

const UNTOUCHED_BOARD: BoardState = {
  inUse: false,
  doors: [],
  gone: [],
  laid: [],
  allowedSights: [],
};

function playersOf(count: number): Scenario['players'] {
  if (count >= 4) return 4;
  return count === 3 || count === 1 ? count : 2;
}

function characterFor({ sheet, printed }: Player, content: Content, random: Random): Character {
  const hitPoints = sheet.maxHitPoints ?? classHitPoints(printed, sheet.level) ?? 1;
  const consumed = sheet.items.filter(({ state }) => state === 'consumed').map(({ item }) => item);
  const cards = characterModifierDeck(content.modifierDecks(), printed, sheet.perks);
  return {
    kind: 'character',
    id: sheet.id as string as FigureId,
    sheet: sheet.id,
    class: sheet.class,
    name: sheet.name,
    level: sheet.level,
    hitPoints,
    maxHitPoints: hitPoints,
    conditions: [],
    bonuses: [],
    at: null,
    experience: 0,
    money: 0,
    treasures: [],
    initiative: null,
    exhausted: false,
    deck: newModifierDeck(cards, random),
    shortRested: false,
    activeHalves: [],
    suffered: 0,
    worn: wornItems(sheet),
    ...(consumed.length > 0 && { consumedBefore: consumed }),
    // A hand chosen before the scenario is tracked by name from the start.
    cards: sheet.hand ? newPiles(sheet.hand) : { kind: 'notKept' },
  };
}

/**
 * Adds the cards that characters bring: -1 cards from equipment, blessings from the sanctuary.
 *
 * @rule ITEM-7 PERK-2 DONATION-1
 */
function cardsBrought(
  scenario: Scenario,
  { party, printed: { id } }: ScenarioPlan,
  content: Content,
  random: Random,
): Outcome<Scenario> {
  const isSolo = isSoloScenario(content, id);
  return forEach(unchanged(scenario), party, (now, { sheet, printed }) => {
    const minus = minusOneCards(sheet, printed.perks, content);
    const brought = addCards(now, sheet.id, 'minus1', minus, random);
    const burdened = andThen(brought, (next) => unchanged(withoutWornCards(next, sheet, content)));
    if (!sheet.blessed || isSolo) return burdened;
    return andThen(burdened, (next) => {
      const { next: after, events } = addCards(next, sheet.id, 'bless', BLESSINGS, random);
      return {
        next: after,
        events: [...events, { type: 'blessedFor', character: sheet.id, rule: 'DONATION-1' }],
      };
    });
  });
}

/**
 * Removes modifier cards from the deck of a character because of its worn items, as many as are in
 * it.
 *
 * @rule ITEM-7
 */
function withoutWornCards(scenario: Scenario, { id }: CharacterSheet, content: Content): Scenario {
  const owner = charactersOf(scenario).find(({ sheet }) => sheet === id);
  if (!owner) return scenario;
  const less = wornOfType(content, owner, 'removeModifierCards').map(({ effect }) => effect);
  const draw = less.reduce<readonly ModifierCard[]>(
    (cards, { modifier, value }) => withoutCards(cards, modifier, Number(value ?? 1)),
    owner.deck.draw,
  );
  return less.length === 0
    ? scenario
    : withFigure(scenario, { ...owner, deck: { ...owner.deck, draw: [...draw] } });
}

function withoutCards(
  cards: readonly ModifierCard[],
  gone: ModifierCard | undefined,
  count: number,
): readonly ModifierCard[] {
  let left = count;
  return cards.filter((card) => {
    if (left === 0 || card !== gone) return true;
    left -= 1;
    return false;
  });
}

/** Number of blessings for a donation. */
const BLESSINGS = 2;

/** Start conditions and cards. A perk can make a character ignore all of them. */
function startEffects(
  scenario: Scenario,
  plan: ScenarioPlan,
  tools: StartTools,
): Outcome<Scenario> {
  const spared = sparedOf(plan);
  const meant = charactersOf(scenario).filter(({ sheet }) => !spared.has(sheet));
  return forEach(unchanged(scenario), plan.printed.startEffects ?? [], (now, effect) =>
    forEach(unchanged(now), meant, (next, { id }) => startEffect(next, id, effect, tools)),
  );
}

/** Characters with the perk that ignores negative scenario effects. @rule PERK-2 */
function sparedOf({ party }: ScenarioPlan): ReadonlySet<string> {
  return new Set(
    party
      .filter(({ sheet, printed }) => ignoresScenarioEffects(printed.perks, sheet.perks))
      .map(({ sheet }) => sheet.id),
  );
}

type PrintedStartEffect = NonNullable<ScenarioContent['startEffects']>[number];

function startEffect(
  scenario: Scenario,
  id: FigureId,
  effect: PrintedStartEffect,
  { content, random }: StartTools,
): Outcome<Scenario> {
  const character = charactersOf(scenario).find((each) => each.id === id);
  if (!character) return unchanged(scenario);
  if (effect.type === 'condition') {
    const traits = printedTraits(scenario, content, character);
    const given = gainCondition(character, effect.condition, false, traits, content);
    return putBack(given, (next) => withFigure(scenario, next));
  }
  return addCards(scenario, character.sheet, effect.card, effect.count, random);
}
