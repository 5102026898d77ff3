import { expect, test } from 'vitest';
import { apply } from '../apply';
import { charactersOf } from '../../rules/figures/figures';
import type { Game } from '../../state';
import { answered } from '../../testing/listWalk/answeredEvent';
import { eventCards, expectedEvent, type EventCard } from '../../testing/listWalk/expectedEvents';
import { ledgerOf, tidyLedger } from '../../testing/listWalk/ledger';
import { documentedTally, tallyOf, type ListVerdict } from '../../testing/listWalk/tally';
import { commandOf, CONTENT, party, played, tableOf, type PlainCommand } from '../../testing/play';
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
