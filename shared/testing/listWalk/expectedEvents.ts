/** Expected results of event cards, from their printed outcomes alone. */
import {
  addAchievement,
  addCheckMarks,
  addDesign,
  addEventCard,
  addExperience,
  addGold,
  addItem,
  addProsperity,
  addReputation,
} from './bookkeeping';
import { printed, type Ledger } from './ledger';

interface When {
  readonly anyClass?: readonly string[];
  readonly reputationMin?: number;
  readonly reputationMax?: number;
  readonly payGold?: number;
  readonly payCollectiveGold?:
    | number
    | readonly {
        readonly gold: number;
        readonly reputationMin?: number;
        readonly reputationMax?: number;
      }[];
  readonly payItem?: number;
  readonly otherwise?: true;
}
interface Effect {
  readonly type: string;
  readonly value?: number;
  readonly item?: number;
  readonly achievement?: string;
  readonly scenario?: string;
  readonly deck?: 'city' | 'road';
  readonly card?: number;
  readonly option?: 'A' | 'B';
  readonly conditions?: readonly string[];
  readonly effects?: readonly Effect[];
  readonly when?: When;
}
interface Outcome {
  readonly when?: When;
  readonly effects?: readonly Effect[];
  readonly card?: 'bottom' | 'removed';
}
export interface EventCard {
  readonly deck: 'city' | 'road';
  readonly id: number;
  readonly options: readonly [readonly Outcome[], readonly Outcome[]];
}

/** Effects of the card at the start of the next scenario. */
export interface ExpectedStart {
  damage: number;
  conditions: string[];
  cards: string[];
  minusOneOfFirst: number;
  costs: number;
}

/** The design that the test enters for a random one. */
export const TOLD_DESIGN = 90;

export const eventCards = (): readonly EventCard[] =>
  printed<{ readonly cards: readonly EventCard[] }>('events.json').cards;

function price({ payCollectiveGold: pay }: When, reputation: number): number {
  if (pay === undefined || typeof pay === 'number') return pay ?? 0;
  const row = pay.find(
    ({ reputationMin = -99, reputationMax = 99 }) =>
      reputation >= reputationMin && reputation <= reputationMax,
  );
  return row?.gold ?? 0;
}

function holds(ledger: Ledger, when: When, wasAny: boolean): boolean {
  const { anyClass, reputationMin = -99, reputationMax = 99, payGold = 0, payItem } = when;
  const { characters, reputation } = ledger;
  const purse = characters.reduce((sum, { gold }) => sum + gold, 0);
  return (
    !(when.otherwise && wasAny) &&
    (!anyClass || characters.some((each) => anyClass.includes(each.class))) &&
    reputation >= reputationMin &&
    reputation <= reputationMax &&
    purse >= price(when, reputation) &&
    characters.every(({ gold }) => gold >= payGold) &&
    (payItem === undefined || characters.some(({ items }) => items.includes(payItem)))
  );
}

/** Takes gold from the characters in order. */
function takeTogether(ledger: Ledger, gold: number): void {
  let left = gold;
  for (const who of ledger.characters) {
    const part = Math.min(left, who.gold);
    addGold(who, -part);
    left -= part;
  }
}

function pay(ledger: Ledger, when: When): void {
  for (const who of ledger.characters) addGold(who, -(when.payGold ?? 0));
  takeTogether(ledger, price(when, ledger.reputation));
  const giver = ledger.characters.find(({ items }) => items.includes(when.payItem ?? -1));
  if (giver) giver.items = giver.items.filter((item) => item !== when.payItem);
}

function take(ledger: Ledger, start: ExpectedStart, card: EventCard, effect: Effect): void {
  const { type, value = 0, item = 0, achievement = '', when } = effect;
  if (when && !holds(ledger, when, false)) return;
  const [first] = ledger.characters;
  const all = ledger.characters;
  switch (type) {
    case 'experience':
      return all.forEach((who) => addExperience(who, value));
    case 'gold':
      return all.forEach((who) => addGold(who, value));
    case 'checkMarks':
      return all.forEach((who) => addCheckMarks(who, value));
    case 'collectiveGold':
      if (value < 0) takeTogether(ledger, -value);
      else if (first) addGold(first, value);
      return;
    case 'reputation':
      return addReputation(ledger, value);
    case 'prosperity':
      return addProsperity(ledger, value);
    case 'globalAchievement':
    case 'partyAchievement':
      return addAchievement(ledger, type === 'globalAchievement' ? 'global' : 'party', achievement);
    case 'unlockScenario':
      ledger.open.push(effect.scenario ?? '');
      return;
    case 'addEvent':
      return addEventCard(ledger, effect.deck ?? 'city', effect.card ?? 0);
    case 'item':
      if (first) addItem(ledger, first, item);
      return;
    case 'itemDesign':
      return addDesign(ledger, item);
    case 'randomItemDesign':
      return addDesign(ledger, TOLD_DESIGN);
    case 'chooseOne':
      return effect.effects?.slice(0, 1).forEach((each) => take(ledger, start, card, each));
    case 'sameAs':
      resolve(ledger, start, card, effect.option ?? 'A');
      return;
    default:
      prepare(start, effect);
  }
}

function prepare(start: ExpectedStart, { type, value = 0, conditions = [] }: Effect): void {
  if (type === 'startDamage') start.damage += value;
  else if (type === 'minusOneCards') start.minusOneOfFirst += value;
  else if (type === 'startConditions') {
    for (const each of conditions) {
      (each === 'bless' || each === 'curse' ? start.cards : start.conditions).push(each);
    }
  } else start.costs += 1;
}

/** Applies an option and returns the card's destination. */
function resolve(
  ledger: Ledger,
  start: ExpectedStart,
  card: EventCard,
  option: 'A' | 'B',
): 'bottom' | 'removed' | null {
  let goes: 'bottom' | 'removed' | null = null;
  let wasAny = false;
  const before = structuredClone(ledger);
  for (const outcome of card.options[option === 'A' ? 0 : 1]) {
    if (outcome.when && !holds(before, outcome.when, wasAny)) continue;
    wasAny = true;
    if (outcome.when) pay(ledger, outcome.when);
    for (const effect of outcome.effects ?? []) take(ledger, start, card, effect);
    const same = outcome.effects?.find(({ type }) => type === 'sameAs');
    const other = same
      ? resolve(structuredClone(before), newStart(), card, same.option ?? 'A')
      : null;
    goes = outcome.card ?? other ?? goes;
  }
  return goes;
}

const newStart = (): ExpectedStart => ({
  damage: 0,
  conditions: [],
  cards: [],
  minusOneOfFirst: 0,
  costs: 0,
});

/** The ledger after an option, and the effects at the start of the next scenario. */
export function expectedEvent<T extends Ledger>(
  before: T,
  card: EventCard,
  option: 'A' | 'B',
): { readonly ledger: T; readonly start: ExpectedStart } {
  const ledger = structuredClone(before);
  const start = newStart();
  const goes = resolve(ledger, start, card, option);
  if (goes !== 'bottom') ledger[card.deck] = ledger[card.deck].filter((each) => each !== card.id);
  return { ledger, start };
}
