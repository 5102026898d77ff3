import { expect, test } from 'vitest';
import { eventCard, eventOption, type EventLine } from '../../rules/campaign/events/outcomes';
import { apply } from '../apply';
import { charactersOf } from '../../rules/figures/figures';
import type { Game } from '../../state';
import {
  eventCards,
  expectedEvent,
  TOLD_DESIGN,
  type EventCard,
} from '../../testing/listWalk/expectedEvents';
import { ledgerOf, tidyLedger } from '../../testing/listWalk/ledger';
import { documentedTally, tallyOf, type ListVerdict } from '../../testing/listWalk/tally';
import {
  commandOf,
  CONTENT,
  party,
  played,
  tableOf,
  type PlainCommand,
  type PlainOf,
} from '../../testing/play';
import { seeded } from '../../testing/seeded';

interface Setting {
  readonly reputation: number;
  readonly gold: readonly [number, number];
  /** The second character has a class that the card names. */
  readonly isNamed?: boolean;
  /** The first character has the item that the card asks for. */
  readonly hasItem?: boolean;
}

const SETTINGS: readonly Setting[] = [
  { reputation: 0, gold: [60, 60] },
  { reputation: 15, gold: [60, 60] },
  { reputation: -15, gold: [60, 60] },
  { reputation: 7, gold: [60, 60], hasItem: true },
  { reputation: 0, gold: [2, 1] },
  { reputation: 0, gold: [60, 60], isNamed: true },
];

const mentioned = (card: EventCard, field: 'anyClass' | 'payItem'): readonly (string | number)[] =>
  card.options
    .flat()
    .flatMap(({ when }): readonly (string | number)[] => [when?.[field] ?? []].flat());

function opened(card: EventCard, { reputation, gold, isNamed, hasItem }: Setting): Game {
  const [named] = isNamed ? mentioned(card, 'anyClass') : [];
  const [item] = hasItem ? mentioned(card, 'payItem') : [];
  const other = named !== undefined && named !== 'brute' && named !== 'scoundrel';
  const joins: readonly PlainCommand[] = other
    ? [
        { type: 'removeCharacter', character: 'c2' },
        { type: 'addCharacter', class: String(named), name: 'Nim', level: 1 },
      ]
    : [];
  const base = played(party(), [{ type: 'changeReputation', by: reputation }, ...joins]).game;
  const second = base.campaign.characters[1]?.id;
  const isThere = base.campaign.party.events[card.deck].draw.includes(card.id);
  return played(base, [
    { type: 'correctParty', prosperity: 2 },
    { type: 'editCharacter', character: 'c1', gold: gold[0], checkMarks: 4, experience: 20 },
    { type: 'editCharacter', character: second, gold: gold[1], checkMarks: 3 },
    ...(item === undefined
      ? []
      : [{ type: 'gainItem', character: 'c1', item: Number(item) } as const]),
    ...(isThere ? [] : [{ type: 'addEvent', deck: card.deck, card: card.id } as const]),
    { type: 'drawEvent', deck: card.deck, card: card.id },
  ]).game;
}

type Resolution = PlainOf<'resolveEvent'>;

/** Shares, starting with the first character. */
function sharesOf(game: Game, { id: line, effect }: EventLine): NonNullable<Resolution['shares']> {
  if (effect.type !== 'collectiveGold' && effect.type !== 'payCollectiveGold') return [];
  const gold = effect.type === 'collectiveGold' ? effect.value : -effect.value;
  if (gold > 0) return [{ line, character: 'c1', gold }];
  let left = -gold;
  return game.campaign.characters.map((sheet) => {
    const part = Math.min(left, sheet.gold);
    left -= part;
    return { line, character: sheet.id as string, gold: -part };
  });
}

/** The choices on the screen, with answers to all questions. */
function answered(game: Game, { deck, id }: EventCard, option: 'A' | 'B') {
  const card = eventCard(CONTENT, deck, id);
  if (!card) throw new Error(`There is no ${deck} event ${String(id)}.`);
  const view = eventOption(game.campaign, card, option, null);
  const lines = view.outcomes
    .filter(({ applies }) => applies)
    .flatMap((outcome) => outcome.lines)
    .filter((line, place, all) => {
      const isFirst = all.findIndex(({ oneOf }) => oneOf === line.oneOf) === place;
      return line.applies || (line.oneOf !== null && isFirst);
    });
  const told = (type: EventLine['effect']['type']) =>
    lines.filter((one) => one.effect.type === type);
  const bare: Resolution = {
    type: 'resolveEvent',
    ...{
      deck,
      option,
      lines: lines.filter(({ oneOf }) => oneOf === null).map(({ id: one }) => one),
    },
    ...{ to: [], shares: [], card: view.card ?? 'removed' },
  };
  const full: Resolution = {
    ...bare,
    lines: lines.map(({ id: line }) => line),
    to: [...told('item'), ...told('payItem'), ...told('minusOneCards')].map(({ id: line }) => {
      return { line, character: 'c1' };
    }),
    shares: lines.flatMap((line) => sharesOf(game, line)),
    designs: told('randomItemDesign').map(({ id: line }) => ({ line, item: TOLD_DESIGN })),
  };
  return { bare, full, designs: told('randomItemDesign').length };
}

/** The start of the next scenario: damage, conditions and cards of the characters. */
function startOf(game: Game) {
  const characters = game.campaign.characters.map(({ id }) => id);
  const start = { type: 'startScenario', scenario: '1', level: 1, anyway: true } as const;
  const { game: started, events } = played(game, [{ ...start, characters }]);
  const figures = charactersOf(tableOf(started));
  const [first] = figures;
  const cards = (first?.deck.draw ?? []).map(String);
  return {
    damage: figures.map(({ maxHitPoints, hitPoints }) => maxHitPoints - hitPoints),
    conditions: (first?.conditions ?? []).map(({ name }) => name).toSorted(),
    cards: cards.filter((card) => card === 'bless' || card === 'curse').toSorted(),
    minusOneOfFirst: cards.filter((card) => card === 'minus1').length,
    costs: events.filter(({ type }) => type === 'startCostSaid').length,
  };
}

function verdictOf(card: EventCard, option: 'A' | 'B', setting: Setting): ListVerdict {
  const game = opened(card, setting);
  const { bare, full, designs } = answered(game, card, option);
  const name = `${card.deck} ${String(card.id)} ${option} at ${JSON.stringify(setting)}`;
  const { game: after } = played(game, [full]);
  const { ledger, start } = expectedEvent(ledgerOf(game), card, option);
  expect(tidyLedger(ledgerOf(after)), name).toEqual(tidyLedger(ledger));
  if (after.campaign.party.atStart.length > 0 || start.damage + start.costs > 0) {
    expect(startOf(after), name).toEqual({
      ...start,
      damage: [start.damage, start.damage],
      conditions: start.conditions.toSorted(),
      cards: start.cards.toSorted(),
    });
  }
  const isAsked = designs > 0 || !apply(game, commandOf(bare), seeded(1), CONTENT).ok;
  if (isAsked) return 'asks';
  if (start.costs > 0) return 'says';
  const isOwed = JSON.stringify(tidyLedger(ledger)) !== JSON.stringify(tidyLedger(ledgerOf(game)));
  const isDone = after.campaign.party.atStart.length > 0 || isOwed;
  const isForLater = start.damage + start.conditions.length + start.cards.length > 0;
  return (isOwed || isForLater) && !isDone ? 'silent' : 'performs';
}

test('[EVENT-4] each option of each event card does what it prints, for six parties', () => {
  const verdicts = eventCards().flatMap((card) =>
    (['A', 'B'] as const).map((option) => {
      const all = SETTINGS.map((setting) => verdictOf(card, option, setting));
      return (['silent', 'says', 'asks'] as const).find((one) => all.includes(one)) ?? 'performs';
    }),
  );
  const tally = tallyOf(verdicts);
  expect(verdicts).toHaveLength(300);
  expect(tally).toEqual(documentedTally('Event options'));
  expect(tally.silent).toBe(0);
});
