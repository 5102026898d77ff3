/** Reaches the moment of each item effect by commands, and finds how Standee handles the effect. */
import type { ItemContent, ItemEffect } from '../content/types';
import { id } from '../ids';
import { boardInPlay, mapInPlay } from '../rules/board/inPlay';
import { dueItems } from '../rules/campaign/items/usableItems';
import type { ItemQuestion } from '../rules/campaign/items/itemQuestions';
import type { ItemAnswers } from '../rules/campaign/items/itemContext';
import { itemQuestion } from '../rules/campaign/items/useItem';
import { equipmentOf } from '../rules/campaign/items/equipment';
import { cardsInTurn } from '../rules/cards/playedCards';
import { charactersOf, findFigure } from '../rules/figures/figures';
import { monsterPlan } from '../rules/monsters/plan/plan';
import { traitsInRound } from '../rules/attack/bonuses/traitsInRound';
import type { Character, Game, Hex } from '../state';
import { openNeighbours } from './boards';
import { CONTENT, party, played, refused, tableOf, type PlainCommand } from './play';

/** `performs` = automatically, `offers` = with a button, `says` = only announces it. */
export type ItemVerdict = 'performs' | 'offers' | 'says' | 'silent';

const C1 = 'c1';
const GUARD = 'bandit-guard-1';
const ELEMENTS = ['fire', 'ice', 'air', 'earth', 'light', 'dark'];
/** Cards of the Brute, so that the abilities of its turn are known. */
const LEADING = 15;

interface Setting {
  readonly item: ItemContent;
  readonly acts: 'c1' | 'c2' | 'guard' | 'nobody';
  readonly isOnBoard?: boolean;
  /** True if cards are tracked by name, some of them discarded. */
  readonly hasCards?: boolean;
}

function beside(game: Game, at: Hex): readonly Hex[] {
  const scenario = tableOf(game);
  const board = boardInPlay(scenario, CONTENT);
  if (!board) throw new Error('There is no board.');
  const taken = new Set(
    scenario.figures.flatMap((each) => (each.at ? [JSON.stringify(each.at)] : [])),
  );
  return openNeighbours(board, at).filter((hex) => !taken.has(JSON.stringify(hex)));
}

/**
 * A scenario in which the first character is damaged and wears the item, with all elements strong.
 */
function tableWith({ item, acts, isOnBoard = true, hasCards = false }: Setting): Game {
  const start = played(party(), [
    { type: 'editCharacter', character: C1, level: 9 },
    { type: 'gainItem', character: C1, item: item.id },
    ...[16, 12, 1, 45].flatMap((other) =>
      other === item.id ? [] : [{ type: 'gainItem', character: C1, item: other } as const],
    ),
    { type: 'equipItem', character: C1, item: 1, equipped: item.slot !== 'legs' || item.id === 1 },
    { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: 1 },
  ] as readonly PlainCommand[]).game;
  const leading = { c1: acts === 'c1' ? LEADING : 91, c2: acts === 'c2' ? 2 : 92 };
  const turns = played(start, [
    { type: 'setInitiative', character: C1, leading: leading.c1, second: null },
    { type: 'setInitiative', character: 'c2', leading: leading.c2, second: null },
    { type: 'correctItem', character: C1, item: item.id, state: 'ready', marks: 0 },
    { type: 'revealInitiatives' },
    { type: 'correctHitPoints', figure: C1, hitPoints: 6 },
    ...ELEMENTS.map((element) => ({ type: 'correctElement', element, state: 'strong' }) as const),
    ...(hasCards
      ? [
          {
            type: 'countCards',
            figure: C1,
            cards: { hand: 3, discard: 4, lost: 0, active: 0, chosen: 0 },
          } as const,
        ]
      : []),
  ] as readonly PlainCommand[]).game;
  const placed = isOnBoard ? onBoard(turns) : turns;
  const figure = acts === 'guard' ? GUARD : acts;
  const ready = ['c1', 'c2'].includes(acts) ? startTurnOf(placed, figure) : placed;
  return acts === 'guard' ? actsOfGuard(ready) : ready;
}

/** Ends turns until the figure's turn is current. */
function startTurnOf(game: Game, figure: string): Game {
  const { phase } = tableOf(game);
  if (phase.name !== 'turns') throw new Error('No turns.');
  if (phase.active === id(figure)) return game;
  const waiting = phase.order
    .flatMap(({ turns }) => turns)
    .find(({ state }) => state === 'waiting');
  if (phase.active === null && !waiting) throw new Error(`${figure} has no turn.`);
  const next: PlainCommand =
    phase.active === null
      ? { type: 'startTurn', figure: waiting?.figure }
      : { type: 'endTurn', figure: phase.active };
  return startTurnOf(played(game, [next]).game, figure);
}

function actsOfGuard(game: Game): Game {
  return startTurnOf(game, GUARD);
}

/** Places the first character next to a guard and the second character. */
function onBoard(game: Game): Game {
  const scenario = tableOf(game);
  const [start] = mapInPlay(scenario, CONTENT)?.starts ?? [];
  if (!start) throw new Error('There is no start hex.');
  const hero = played(game, [{ type: 'placeFigure', figure: C1, at: start }]).game;
  const [near, other] = beside(hero, start);
  return played(hero, [
    { type: 'placeFigure', figure: GUARD, at: near },
    { type: 'placeFigure', figure: 'c2', at: other },
  ]).game;
}

const heroOf = (game: Game): Character => {
  const found = charactersOf(tableOf(game)).find((each) => each.id === id(C1));
  if (!found) throw new Error('There is no hero.');
  return found;
};

function answerTo(question: ItemQuestion, before: ItemAnswers): ItemAnswers {
  switch (question.asks) {
    case 'target':
      return { ...before, target: question.options[0] };
    case 'element': {
      const elements = [...(before.elements ?? []), ...question.options.slice(0, 1)];
      return { ...before, elements };
    }
    case 'figure':
      return { ...before, figures: question.options.slice(0, 1) };
    case 'item':
      return { ...before, items: [...(before.items ?? []), ...question.options.slice(0, 1)] };
    case 'card':
      return { ...before, cards: [...(before.cards ?? []), ...question.options.slice(0, 1)] };
    case 'condition':
      return { ...before, conditions: question.options.slice(0, 1) };
    case 'direction':
      return { ...before, isHigher: false };
  }
}

/** Uses the item with the first answer to each question. */
export function pressUse(game: Game, item: ItemContent): readonly [Game, readonly string[]] {
  let answers: ItemAnswers = {};
  for (let asked = 0; asked < 9; asked += 1) {
    const question = itemQuestion(game, CONTENT, id(C1), item, answers);
    if (!question) break;
    answers = answerTo(question, answers);
  }
  const use = { type: 'useItem', character: C1, item: item.id, ...answers } as PlainCommand;
  const { game: next, events } = played(game, [use]);
  const explained = events.flatMap((event) =>
    event.type === 'itemSaid' ? [`explained ${String(event.effect)}`] : [],
  );
  return [next, explained];
}

/** A game in which the effect can be used. */
export function atMoment(item: ItemContent, effect: ItemEffect): Game {
  const { when } = effect;
  switch (when) {
    case 'myAttack':
    case 'allyAttack':
      return inAttack(item, effect);
    case 'attacked':
    case 'damagedByAttack':
    case 'ownSummonDamagedByAttack':
      return underAttack(item, when);
    case 'cardsRevealed':
      return tableWith({ item, acts: 'nobody' });
    case 'enemyWouldConsumeElement':
      return withConsumer(item);
    case 'allyMedicalPack':
      return tableWith({ item, acts: 'c2' });
    case 'onObstacle':
      return onObstacle(item);
    default:
      return inTurn(item, effect);
  }
}

function inTurn(item: ItemContent, effect: ItemEffect): Game {
  const game = tableWith({ item, acts: 'c1', hasCards: true, isOnBoard: true });
  const needsSpent = effect.type === 'refreshItems';
  const hurt = effect.affects === 'oneSummonedAlly' ? withHurtSummon(game) : game;
  return played(hurt, [
    ...(needsSpent
      ? [12, 1].flatMap((other) => [
          {
            type: 'correctItem',
            character: C1,
            item: other,
            state: other === 1 ? 'spent' : 'consumed',
            marks: 0,
          } as const,
        ])
      : []),
    ...(effect.type === 'removeNegativeConditions'
      ? [{ type: 'addCondition', figure: C1, condition: 'poison' } as const]
      : []),
    ...(effect.type === 'recoverDiscarded' && effect.affects === 'oneAllyInRange'
      ? [
          {
            type: 'countCards',
            figure: 'c2',
            cards: { hand: 3, discard: 4, lost: 0, active: 0, chosen: 0 },
          } as const,
        ]
      : []),
  ] as readonly PlainCommand[]).game;
}

function withHurtSummon(game: Game): Game {
  const summoned = played(game, [SUMMON]).game;
  const figure = tableOf(summoned).figures.find(({ kind }) => kind === 'summon')?.id;
  return played(summoned, [{ type: 'correctHitPoints', figure, hitPoints: 1 }]).game;
}

const SUMMON: PlainCommand = {
  ...({ type: 'addSummon', owner: C1, name: 'Rat King', colour: 'blue', hitPoints: 4 } as const),
  ...{ attack: 2, move: 3, range: 0, shield: 0, retaliate: 0, flying: false },
  ...{ attackEffects: [], at: null },
};

function inAttack(item: ItemContent, effect: ItemEffect): Game {
  const isAlly = effect.when === 'allyAttack';
  const acts = isAlly ? 'c2' : 'c1';
  const turn = tableWith({ item, acts });
  const [against] = effect.against ?? [];
  const far = beside(turn, heroOf(turn).at ?? { q: 0, r: 0 });
  const bones: PlainCommand[] = against
    ? [
        {
          ...({ type: 'addMonster', monster: against, rank: 'normal', standee: 1 } as const),
          ...{ origin: 'spawned', side: 'enemies', at: far[0] },
        },
      ]
    : [];
  const low: PlainCommand[] =
    effect.ifHitPoints === undefined
      ? []
      : [{ type: 'correctHitPoints', figure: C1, hitPoints: effect.ifHitPoints }];
  const isRanged = effect.kind === 'ranged';
  return played(turn, [
    ...bones,
    ...low,
    {
      ...({ type: 'beginAttack', attacker: acts, base: 3 } as const),
      ...{ ranged: isRanged, range: isRanged ? 3 : null },
      targets: [{ figure: against ? `${against}-1` : GUARD, ...(isAlly ? { distance: 1 } : {}) }],
    },
  ] as readonly PlainCommand[]).game;
}

function underAttack(item: ItemContent, when: ItemEffect['when']): Game {
  const isSummon = when === 'ownSummonDamagedByAttack';
  const turn = tableWith({ item, acts: 'guard', isOnBoard: !isSummon });
  const summoned = isSummon ? played(turn, [SUMMON]).game : turn;
  const target = tableOf(summoned).figures.find(({ kind }) => kind === 'summon')?.id ?? C1;
  return played(summoned, [
    { ...ATTACK_OF_GUARD, targets: [{ figure: target, distance: 1 }] },
    ...(when === 'attacked' ? [] : [{ type: 'enterForAttack', target, cards: ['+0'] } as const]),
  ] as readonly PlainCommand[]).game;
}

const ATTACK_OF_GUARD = {
  ...({ type: 'beginAttack', attacker: GUARD, base: 3 } as const),
  ...{ ranged: false, range: null },
};

/** A monster whose card consumes an element. */
function withConsumer(item: ItemContent): Game {
  const game = tableWith({ item, acts: 'nobody', isOnBoard: false });
  const added = played(game, [
    {
      ...({ type: 'addMonster', monster: 'frost-demon', rank: 'normal', standee: 1 } as const),
      ...{ origin: 'spawned', side: 'enemies', at: null },
    },
  ] as readonly PlainCommand[]).game;
  const deck = tableOf(added).abilityDecks.find((each) => each.deck === id('frost-demon'));
  const cards = [...(deck?.draw ?? []), ...(deck?.discard ?? []), deck?.current ?? []].flat();
  const printed = CONTENT.abilityDeck('frost-demon')?.cards ?? [];
  const consuming = printed.find(
    (card) => cards.includes(card.id) && JSON.stringify(card.actions).includes('"element"'),
  );
  const scenario = tableOf(added);
  const ready: Game = {
    ...added,
    scenario: {
      ...scenario,
      abilityDecks: scenario.abilityDecks.map((each) =>
        each.deck === id('frost-demon')
          ? {
              ...each,
              current: consuming?.id ?? null,
              draw: cards.filter((card) => card !== consuming?.id),
              discard: [],
            }
          : each,
      ),
    },
  };
  return startTurnOf(ready, 'frost-demon-1');
}

function onObstacle(item: ItemContent): Game {
  const game = tableWith({ item, acts: 'c1' });
  const { at } = heroOf(game);
  const [hex] = beside(game, at ?? { q: 0, r: 0 });
  return played(game, [
    { type: 'layOverlay', kind: 'obstacle', hexes: [hex] },
    {
      ...({ type: 'moveFigure', figure: C1, path: [hex], movement: null, points: 3 } as const),
    },
  ] as readonly PlainCommand[]).game;
}

/** The verdict on one effect of an item. */
export function verdictOn(item: ItemContent, place: number): ItemVerdict {
  const effect = item.effects?.[place];
  if (!effect) return 'silent';
  const lasting = LASTING[effect.type]?.(item, effect) ?? LASTING_WHEN[effect.when]?.(item, effect);
  if (lasting !== undefined) return lasting === 'says' ? lasting : lasting ? 'performs' : 'silent';
  const game = atMoment(item, effect);
  const isMarked = game.campaign.characters[0]?.items.some(
    (owned) => owned.item === item.id && (owned.marks > 0 || owned.state !== 'ready'),
  );
  if (isMarked) return 'performs';
  const due = dueItems(game, CONTENT).find((each) => each.item.id === item.id);
  if (!due?.effects.some((each) => each.place === place)) return 'silent';
  if (!due.isUsed) return 'says';
  const [next, explained] = pressUse(game, item);
  const isChanged =
    JSON.stringify(withoutItem(next, item)) !== JSON.stringify(withoutItem(game, item));
  if (explained.includes(`explained ${String(place)}`)) return 'says';
  return isChanged ? 'offers' : 'silent';
}

/** The game without the state of the item itself. */
function withoutItem(game: Game, { id: number }: ItemContent) {
  const characters = game.campaign.characters.map((sheet) => ({
    ...sheet,
    items: sheet.items.filter(({ item }) => item !== number),
  }));
  return { ...game, campaign: { ...game.campaign, characters } };
}

type Check = (item: ItemContent, effect: ItemEffect) => boolean | 'says' | undefined;

const turnOfWearer = (item: ItemContent) => tableWith({ item, acts: 'c1' });

/** Checks of lasting effects, by type: true if the rules give a different result with the item. */
const LASTING: Readonly<Partial<Record<ItemEffect['type'], Check>>> = {
  immunity: (item, { to = [] }) => to.every((each) => isImmune(item, each)),
  flying: (item) => crossesTerrain(item, 'hazardousTerrain').hitPoints === 6,
  carrySmallItems: (item) => {
    const [sheet] = turnOfWearer(item).campaign.characters;
    const small = sheet && equipmentOf(sheet, CONTENT).find(({ slot }) => slot === 'small');
    return small !== undefined && small.limit > 5;
  },
  removeModifierCards: (item) => heroOf(turnOfWearer(item)).deck.draw.length === 18,
  focusInitiative: (item) => {
    const game = tableWith({ item, acts: 'guard' });
    const guard = findFigure(tableOf(game), id(GUARD));
    if (guard?.kind !== 'monster' || !guard.at) return false;
    const [first] = beside(game, guard.at);
    if (!first) return false;
    const even = played(game, [{ type: 'placeFigure', figure: 'c2', at: first }]).game;
    const plan = monsterPlan(tableOf(even), CONTENT, id(GUARD));
    const acts = plan.ok ? plan.value.steps.filter((step) => step.kind === 'act') : [];
    return acts.every(({ turn }) => turn.focus.join() === 'c2') && acts.length > 0;
  },
  treatX2AsPlus0: (item) => {
    const game = tableWith({ item, acts: 'guard' });
    const { events } = played(game, [
      { ...ATTACK_OF_GUARD, targets: [{ figure: C1, distance: 1 }] },
      { type: 'enterForAttack', target: C1, cards: ['x2'] },
      { type: 'applyAttack' },
    ] as readonly PlainCommand[]);
    return events.some((event) => event.type === 'attacked' && event.damage === 3);
  },
  meleeReach: (item) =>
    tableOf(inAttack(item, { type: 'attack', when: 'myAttack', kind: 'melee' })).attack?.range ===
    2,
  push: (item, effect) =>
    effect.when === 'myAttack' && item.use === undefined
      ? tableOf(inAttack(item, effect)).attack?.effects.includes('push 1' as never)
      : undefined,
  pierce: (item, effect) =>
    item.use === undefined ? tableOf(inAttack(item, effect)).attack?.pierce === 1 : undefined,
};

/** Checks of lasting effects, by moment. */
const LASTING_WHEN: Readonly<Partial<Record<ItemEffect['when'], Check>>> = {
  defaultTop: (item, { value }) => defaultValue(item, 'top') === value,
  defaultBottom: (item, { value }) => defaultValue(item, 'bottom') === value,
  adjacentMonsters: (item, { min = 1 }) => {
    const game = turnOfWearer(item);
    const hero = heroOf(game);
    const free = beside(game, hero.at ?? { q: 0, r: 0 });
    const added = Array.from({ length: min - 1 }, (_, index): PlainCommand => ({
      ...({ type: 'addMonster', monster: 'bandit-guard', rank: 'normal' } as const),
      ...{ standee: null, origin: 'spawned', side: 'enemies', at: free[index] },
    }));
    const crowded = played(game, [{ type: 'placeFigure', figure: 'c2', at: null }, ...added]).game;
    return traitsInRound(tableOf(crowded), CONTENT, heroOf(crowded)).shield === 1;
  },
  gainsMuddle: (item) => {
    const { game } = played(turnOfWearer(item), [
      { type: 'addCondition', figure: C1, condition: 'muddle' },
    ]);
    return (
      heroOf(game)
        .conditions.map(({ name }) => name)
        .join() === 'strengthen'
    );
  },
  killInTurn: (item) => {
    const { events } = played(inAttack(item, { type: 'attack', when: 'myAttack' }), [
      { type: 'correctHitPoints', figure: GUARD, hitPoints: 1 },
      { type: 'enterForAttack', target: GUARD, cards: ['+0'] },
      { type: 'applyAttack' },
    ]);
    return hasActed(events, item);
  },
  moved: (item, { minHexes = 0 }) =>
    item.use === undefined ? hasActed(walks(turnOfWearer(item), minHexes).events, item) : undefined,
  turnEnd: (item, { maxHexes }) => {
    if (maxHexes === undefined) return undefined;
    const { game } = walks(turnOfWearer(item), maxHexes);
    return hasActed(played(game, [{ type: 'endTurn', figure: C1 }]).events, item);
  },
  enteredHazardousTerrain: (item) =>
    hasActed(crossesTerrain(item, 'hazardousTerrain').events, item),
  attacked: (item, { ifStrong, type }) => {
    if (ifStrong === undefined) return undefined;
    const { events } = played(underAttack(item, 'damagedByAttack'), [{ type: 'applyAttack' }]);
    if (type === 'condition') return hasActed(events, item);
    return events.some((event) => event.type === 'itemSaid' && event.item === item.id) && 'says';
  },
  myAttack: (item, effect) => {
    if (item.use !== undefined || effect.type !== 'attack') return undefined;
    const { minHexes } = effect;
    if (minHexes === undefined)
      return tableOf(inAttack(item, effect)).attack?.modifiers.some(
        ({ source }) => source === item.name,
      );
    const walked = walks(turnOfWearer(item), minHexes).game;
    const { game } = played(walked, [
      {
        ...({ type: 'beginAttack', attacker: C1, base: 3, ranged: false, range: null } as const),
        targets: [{ figure: GUARD, distance: 1 }],
      },
    ]);
    return tableOf(game).attack?.targets[0]?.modifiers.some(({ source }) => source === item.name);
  },
};

function hasActed(
  events: readonly { readonly type: string }[],
  { id: number }: ItemContent,
): boolean {
  return events.some(
    (event) => event.type === 'itemActed' && 'item' in event && event.item === number,
  );
}

const DEFAULT_MOVE = { kind: 'classCard', card: 'default', half: 'bottom', line: 0 } as const;

/** Moves a number of hexes back and forth, with the move of a card. */
function walks(game: Game, hexes: number) {
  const { at } = heroOf(game);
  const [near] = beside(game, at ?? { q: 0, r: 0 });
  const path = Array.from({ length: hexes }, (_, index) => (index % 2 === 0 ? near : at));
  const move = {
    type: 'moveFigure',
    figure: C1,
    line: DEFAULT_MOVE,
    path,
    movement: null,
  } as const;
  return played(game, [{ ...move, points: 9 }] as readonly PlainCommand[]);
}

function crossesTerrain(item: ItemContent, kind: 'hazardousTerrain' | 'difficultTerrain') {
  const game = turnOfWearer(item);
  const [near] = beside(game, heroOf(game).at ?? { q: 0, r: 0 });
  const done = played(game, [
    { type: 'layOverlay', kind, hexes: [near] },
    {
      ...({ type: 'moveFigure', figure: C1, line: DEFAULT_MOVE, path: [near] } as const),
      ...{ movement: null, points: 1 },
    },
  ] as readonly PlainCommand[]);
  return { ...done, hitPoints: heroOf(done.game).hitPoints };
}

function isImmune(item: ItemContent, to: string): boolean {
  if (to === 'hazardousTerrain' || to === 'difficultTerrain') {
    const { hitPoints, game } = crossesTerrain(item, to);
    return hitPoints >= 6 && heroOf(game).at !== heroOf(turnOfWearer(item)).at;
  }
  if (to === 'forcedMovement') {
    const game = tableWith({ item, acts: 'guard' });
    const from = findFigure(tableOf(game), id(GUARD))?.at;
    const [path] = beside(game, heroOf(game).at ?? { q: 0, r: 0 });
    const push = { type: 'pushFigure', figure: C1, from, kind: 'push', distance: 1 } as const;
    return refused(game, { ...push, path: [path] } as PlainCommand).code === 'isImmune';
  }
  const add: PlainCommand = { type: 'addCondition', figure: C1, condition: to };
  return refused(turnOfWearer(item), add).code === 'isImmune';
}

function defaultValue(item: ItemContent, half: 'top' | 'bottom'): unknown {
  const game = turnOfWearer(item);
  const hero = heroOf(game);
  const sheet = game.campaign.characters.find(({ id: each }) => each === hero.sheet);
  const cards = cardsInTurn(tableOf(game), CONTENT, hero, sheet);
  const action = cards?.defaults.find((each) => each.half === half)?.line.action;
  return action && 'value' in action ? action.value : null;
}
