/**
 * Derives the expected results of a class card line in the set-up of `setUp.ts` from its printed
 * line alone. Imports neither rules nor commands.
 */
import type { CardLine } from '../../content/types';
import { attack, force, onFigures, summon } from './abilities';
import type { AbilityResults } from './results';
import { isCountEntered, numbered, offersThatHold, type Numbered, type Offer } from './numbers';
import { ExpectedResults } from './expectedResults';
import type { Letter } from './letters';
import type { ActingAs, Setting } from './setting';
import { targetsOf, whom } from './selectedFigures';
import { isInWords } from './leftToPlayers';

type Ability = (
  line: Numbered,
  tally: ExpectedResults,
  acting: ActingAs,
) => readonly Letter[] | null;

/** Without the board, players do it on the table. */
const asking =
  (
    question: (line: Numbered) => string,
    result: (line: Numbered) => readonly [string, string],
  ): Ability =>
  (line, tally, { by, isOnBoard }) => {
    if (!isOnBoard) return null;
    tally.ask(question(line), by);
    tally.set(...result(line));
    return null;
  };
const hexes = (count: number) => (count > 1 ? `hexes ${String(count)}` : 'hexes');
const nothing: Ability = () => null;
const forced: Ability = (line, tally, acting) => {
  if (!acting.isOnBoard && !line.effects?.length) return null;
  const targets = targetsOf(line, tally, acting);
  force(line.type, line.value, targets, tally, acting);
  tally.all(targets, line.effects ?? []);
  return targets;
};
const swapped =
  (...letters: readonly Letter[]): Ability =>
  (_, tally, { isOnBoard }) => {
    for (const each of isOnBoard ? letters : []) tally.set(`${each} moved`, '');
    return null;
  };

/** Only a figure is chosen; players do the rest. */
const chosen: Ability = (line, tally, acting) => {
  targetsOf(line, tally, acting);
  return null;
};

/** Experience that is given when an event happens. */
const WHEN_DUE = /trapSprung|youRetaliate|startOfYourTurn/;

/** Abilities with a special result; all others change figures. */
const ABILITIES: Readonly<Partial<Record<CardLine['type'], Ability>>> = {
  attack,
  push: forced,
  pull: forced,
  summon,
  chooseOne: nothing,
  consume: nothing,
  if: nothing,
  infuse: nothing,
  shuffleModifierDeck: nothing,
  move: ({ value, isAsked, jump }, tally, { by, isOnBoard }) => {
    if (!isOnBoard) return null;
    if (isAsked) tally.ask('value', by);
    tally.ask(`move ${String(value)}${jump ? ' jump' : ''}`, by);
    return null;
  },
  controlTurn: chosen,
  giveCard: (line, tally, acting) =>
    (line.card === 'this' ? onFigures : chosen)(line, tally, acting),
  setHitPoints: ({ value }, tally) => {
    // C starts with 10 hit points.
    tally.set('C hp', String(value - 10));
    return null;
  },
  extraTurn: chosen,
  refreshItems: (line, tally, acting) => {
    const affects = line.affects ?? 'self';
    const owners = targetsOf({ ...line, affects }, tally, acting);
    // Players choose the items of each character, unless all are refreshed.
    const isChosen = line.value !== Infinity;
    for (const owner of owners) if (isChosen && owner !== 'S') tally.ask('items', acting.by);
    return null;
  },
  // No figure has moved.
  loot: ({ value, of, asIfAt }, tally, { by }) => {
    if (asIfAt) tally.ask('targets', by);
    tally.ask(asIfAt ? 'tokens' : `loot ${String(of ? 0 : value)}`, by);
    tally.set('C money', '1');
    return null;
  },
  experience: ({ value, isAsked, when }, tally) => {
    if (WHEN_DUE.test(when?.join('') ?? '')) return null;
    if (isAsked) tally.ask('value');
    tally.gain(value);
    return null;
  },
  trap: asking(
    () => 'hexes',
    ({ damage = 0, effects = [] }) => ['laid', ['trap 1', damage, ...effects].join(' ')],
  ),
  createObstacle: asking(
    (line) => hexes((line.count ?? 1) * (line.hexes ?? 1)),
    (line) => {
      const one = `obstacle ${String(line.hexes ?? 1)}`;
      return ['laid', Array.from({ length: line.count ?? 1 }, () => one).join(', ')];
    },
  ),
  destroyObstacle: (line, tally, { by, isOnBoard }) => {
    if (line.of || !isOnBoard) return null;
    if (line.value !== Infinity) tally.ask(hexes(line.value), by);
    tally.set('removed', line.value === Infinity ? 'obstacle, obstacle' : 'obstacle');
    return null;
  },
  moveObstacle: (_, tally, { isOnBoard }) => {
    if (!isOnBoard) return null;
    tally.ask('hexes 2');
    tally.set('laid', 'obstacle 1');
    tally.set('removed', 'obstacle');
    return null;
  },
  // No figure has moved over a trap.
  disarmTraps: (line, tally, { by, isOnBoard }) => {
    if (line.of || !isOnBoard) return null;
    tally.ask(hexes(line.value), by);
    tally.set('removed', 'trap');
    return null;
  },
  gainMoney: ({ tokens = 0, value, isAsked }, tally) => {
    if (isAsked) tally.ask('value');
    tally.set('C money', String(tokens * value));
    return null;
  },
  exhaust: (_, tally, { isOnBoard }) => {
    tally.set('C hp', '-10');
    if (isOnBoard) tally.set('C moved', '');
    tally.set('S hp', 'dead');
    return null;
  },
  // No figure is doomed.
  transferDoom: nothing,
  removeModifierCards: (_, tally) => {
    tally.set('C deck', 'curse -2');
    return null;
  },
  teleport: (line, tally, acting) => {
    if (!line.swapWith) {
      if (!acting.isOnBoard) return null;
      tally.ask('hexes');
      tally.set('C moved', '');
      return null;
    }
    if (acting.isOnBoard) tally.ask('targets');
    return swapped('C', 'S')(line, tally, acting);
  },
  swapPositions: (line, tally, acting) => {
    if (line.affects === 'selfAndBear') return swapped('C', 'S')(line, tally, acting);
    if (acting.isOnBoard) tally.ask('targets');
    return swapped('E', 'F')(line, tally, acting);
  },
};

/**
 * The expected results of a line with offers. Offers are indexes into its boosts followed by its
 * bonuses.
 */
export function expectedOf(
  line: CardLine,
  taken: readonly number[],
  setting: Setting,
): AbilityResults {
  const [granted] = isGrant(line) ? (line.actions ?? []) : [];
  const { boosts = [], bonus = [] } = granted ?? line;
  const all: readonly Offer[] = [...boosts, ...bonus];
  const chosen = taken.flatMap((place) => all[place] ?? []);
  const tally = new ExpectedResults();
  if (isInWords(line)) {
    pay(line, chosen, tally);
    for (const { experience = 0 } of chosen) tally.gain(experience);
    return tally.came();
  }
  const held = granted ? [] : offersThatHold(line, chosen, setting.isOnBoard);
  perform(line, [...chosen, ...held], tally, { ...setting, by: 'C', aimed: null });
  return tally.came();
}

const isGrant = ({ type }: CardLine) => type === 'perform' || type === 'command';

/** Consumed and infused elements, and the experience of the ability itself. */
function pay(line: CardLine, offers: readonly Offer[], tally: ExpectedResults): void {
  if (line.type !== 'buff') tally.gain(line.experience ?? 0);
  if (line.type === 'consume') line.elements?.forEach((each) => tally.consume(each));
  for (const offer of offers)
    if ('elements' in offer) offer.elements.forEach((each) => tally.consume(each));
  for (const each of [line, ...offers])
    if ('infuse' in each && each.infuse) tally.infuse(each.infuse);
  if (line.type === 'infuse') tally.infuse(line.element ?? 'wild');
}

function perform(
  line: CardLine,
  offers: readonly Offer[],
  tally: ExpectedResults,
  acting: ActingAs,
): void {
  if (isGrant(line)) {
    grant(line, offers, tally, acting);
    return;
  }
  pay(line, offers, tally);
  for (const { cost } of [line, ...offers]) {
    if (cost?.damage) tally.hurt('C', cost.damage);
    if (cost?.effects && !cost.affects) tally.all(['C'], cost.effects);
  }
  const now = numbered(line, offers, acting);
  tally.gain(now.experience);
  const isReplaced = offers.some((offer) => offer.replace && actionsOf(offer).length > 0);
  const ability = ABILITIES[line.type] ?? onFigures;
  const aimed = (isReplaced ? null : ability(now, tally, acting)) ?? acting.aimed;
  for (const offer of offers) if (isCountEntered(offer, acting.isOnBoard)) tally.ask('times');
  const openers = line.type === 'consume' || line.type === 'if' || line.type === 'chooseOne';
  for (const inner of [...(openers ? (line.actions ?? []) : []), ...offers.flatMap(actionsOf)]) {
    if (isInWords(inner) || /^[+-]|^x/.test(String(inner.value))) continue;
    perform(isReplaced ? inPlaceOf(line, inner) : inner, [], tally, { ...acting, aimed });
  }
  for (const { cost } of [line, ...offers])
    if (cost?.affects && cost.effects)
      perform({ ...cost, type: 'condition' } as never, [], tally, { ...acting, aimed });
}

/** A replacement has the targets of the ability it replaces. */
function inPlaceOf({ affects, range, area, target }: CardLine, inner: CardLine): CardLine {
  if (inner.affects !== 'target' && inner.affects !== 'allTargets') return inner;
  const { affects: _, ...rest } = inner;
  return {
    ...rest,
    ...(affects && { affects }),
    ...(range !== undefined && { range }),
    ...(area && { area }),
    ...(target && { target }),
  };
}

const actionsOf = (offer: Offer): readonly CardLine[] =>
  'actions' in offer ? (offer.actions ?? []) : [];

/** Other figures perform the actions, one after the other if they attack. */
function grant(
  line: CardLine,
  offers: readonly Offer[],
  tally: ExpectedResults,
  acting: ActingAs,
): void {
  tally.gain(line.experience ?? 0);
  const [action] = line.actions ?? [];
  if (!action) return;
  if (action.type === 'loot') {
    tally.ask('tokens');
    tally.set('C money', '1');
    return;
  }
  const affects = line.type === 'command' ? 'bear' : line.affects;
  const range = typeof line.range === 'number' ? line.range : 1;
  const found = whom(line.area ? undefined : affects, range, 'C', line.type, acting);
  const isOne = action.type === 'attack';
  if (found.isAsked || (isOne && found.figures.length > 1)) tally.ask('targets');
  for (const by of isOne ? found.figures.slice(0, 1) : found.figures)
    perform(action, offers, tally, { ...acting, by });
}
