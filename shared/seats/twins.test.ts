/**
 * Two tables that differ only in the others' hidden information, as a seat sees them step by step.
 */
import { expect, test } from 'vitest';
import { apply, whyNot } from '../commands/apply';
import type { Command } from '../commands/shapes';
import { id, type CharacterId } from '../ids';
import { patchBetween } from '../patch';
import { pilesOf } from '../rules/figures/hand/heldCards';
import type { Game } from '../state';
import { commandOf, CONTENT, party, tableOf, type PlainCommand } from '../testing/play';
import { expectSame } from '../testing/assertSame';
import { seeded } from '../testing/seeded';
import { lineFor } from './historyLines';
import { mayDo } from './mayDo';
import type { Seat } from './seat';
import { viewFor } from './view';
import type { LogEntry } from '../commands/logEntry';

const c2 = id<CharacterId>('c2');
const SEATS: readonly Seat[] = [
  { kind: 'player', characters: [id<CharacterId>('c1')], monsters: false },
  { kind: 'player', characters: [id<CharacterId>('c1')], monsters: true },
  { kind: 'screen' },
];
/** Cards for a Scoundrel, three more than its hand size; the quickest first. */
const POOL = CONTENT.classCards('scoundrel')
  .filter(({ level }) => level === 1 || level === 'X')
  .toSorted((a, b) => a.initiative - b.initiative)
  .map((card) => card.id);
const SIZE = CONTENT.class('scoundrel')?.handSize ?? 0;
const [A = 0, B = 0, C = 0, D = 0, E = 0, F = 0] = POOL;
const GOALS = CONTENT.battleGoals().map((goal) => goal.id);

/** A step of both tables, or a hidden step with a different choice on each. */
type Step = PlainCommand | readonly [PlainCommand, PlainCommand];

const hand = (cards: readonly number[]) => ({ type: 'chooseHand', character: c2, cards }) as const;
const pick = (leading: number, second: number) =>
  ({ type: 'playCards', figure: c2, leading, second }) as const;
const move = (card: number, to: string) => ({ type: 'moveCard', figure: c2, card, to }) as const;
const byLine = (card: number) =>
  ({
    type: 'playLines',
    figure: c2,
    lines: [
      {
        line: { kind: 'classCard', card: 'default', half: 'top', line: 0 },
        subcommands: [move(card, 'discard')],
      },
    ],
  }) as const;

const STEPS: readonly Step[] = [
  [hand(POOL.slice(0, SIZE)), hand([...POOL.slice(0, SIZE - 1), ...POOL.slice(SIZE, SIZE + 1)])],
  [
    { type: 'chooseQuest', character: c2, quest: 512 },
    { type: 'chooseQuest', character: c2, quest: 515 },
  ],
  [
    { type: 'editCharacter', character: c2, notes: 'plum' },
    { type: 'editCharacter', character: c2, notes: 'pear' },
  ],
  { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: null },
  [
    { type: 'chooseBattleGoal', character: c2, goal: GOALS[0] },
    { type: 'chooseBattleGoal', character: c2, goal: GOALS[1] },
  ],
  { type: 'dealBattleGoal', character: 'c1' },
  { type: 'offerBattleGoals', character: 'c1' },
  [pick(C, D), pick(E, F)],
  pick(A, B),
  { type: 'setInitiative', character: 'c1', leading: 99, second: null },
  { type: 'revealInitiatives' },
  { type: 'startTurn', figure: c2 },
  [byLine(C), byLine(D)],
  [move(E, 'discard'), move(F, 'discard')],
  { type: 'sufferDamage', figure: c2, amount: 3, negate: 'oneFromHand' },
  { type: 'endTurn', figure: c2 },
  { type: 'endBlock', block: 'bandit-guard' },
  { type: 'endTurn', figure: 'c1' },
  [
    { type: 'judgeBattleGoal', character: c2, met: true },
    { type: 'judgeBattleGoal', character: c2, met: false },
  ],
  { type: 'takeShortRest', figure: c2, again: false },
  { type: 'takeShortRest', figure: c2, again: true },
  { type: 'endRound' },
  [pick(POOL[6] ?? 0, POOL[7] ?? 0), pick(POOL[7] ?? 0, POOL[6] ?? 0)],
  { type: 'exhaust', figure: c2 },
  { type: 'finishScenario', won: false },
];

/** Commands that a player of c1 could try to learn something from the refusal. */
function probes(): readonly Command[] {
  const others: readonly PlainCommand[] = [
    ...POOL.flatMap((card): readonly PlainCommand[] => [
      move(card, 'hand'),
      { type: 'loseCards', figure: c2, cards: [card] },
      { ...byLine(card), figure: 'c1' },
      { type: 'useActiveCard', figure: 'c1', card: A, subcommands: [move(card, 'hand')] },
      { type: 'letActiveCardGo', figure: c2, card },
      pick(card, A),
    ]),
    ...GOALS.flatMap((goal): readonly PlainCommand[] => [
      { type: 'chooseBattleGoal', character: 'c1', goal },
      { type: 'chooseBattleGoal', character: c2, goal },
    ]),
    { type: 'judgeBattleGoal', character: c2, met: true },
    { type: 'dealBattleGoal', character: 'c1' },
    { type: 'offerBattleGoals', character: 'c1' },
    { type: 'offerBattleGoals', character: c2 },
    { type: 'chooseQuest', character: 'c1', quest: 512 },
    { type: 'countQuest', character: c2, goal: 0, by: 1 },
    { type: 'setInitiative', character: c2, leading: 5, second: null },
    { type: 'clearInitiative', character: c2 },
    { type: 'takeShortRest', figure: c2, again: false },
    {
      type: 'countCards',
      figure: c2,
      cards: { hand: 1, discard: 1, lost: 1, active: 0, chosen: 0 },
    },
  ];
  return others.map(commandOf);
}

function next(game: Game, command: PlainCommand, step: number) {
  const asked = commandOf(command);
  const result = apply(game, asked, seeded(step), CONTENT);
  const events = result.ok ? result.value.events : [];
  const entry: LogEntry = { seq: step, at: '', command: asked, events };
  return { entry, game: result.ok ? result.value.next : game, isDone: result.ok };
}

/** The seat's view of a step; nothing if the step is hidden from it. */
function told(seat: Seat, before: Game, after: Game, entry: LogEntry) {
  return [patchBetween(viewFor(before, seat), viewFor(after, seat)), lineFor(entry, seat)];
}

test('[TURN-8] [SEAT-1] [SEAT-2] [SEAT-3] [SEAT-4] [SEAT-7] secrets of others change no byte of views, patches, lines or refusals', () => {
  let [one, two] = [party(), party()];
  let differ = 0;
  for (const [index, step] of STEPS.entries()) {
    const [first, second] = 'type' in step ? [step, step] : step;
    const [left, right] = [next(one, first, index), next(two, second, index)];
    expect([first, left.isDone, right.isDone]).toEqual([first, true, true]);
    for (const seat of SEATS) {
      const asTold = JSON.stringify(told(seat, one, left.game, left.entry));
      expectSame(JSON.stringify(told(seat, two, right.game, right.entry)), asTold, asTold);
      expectSame(
        JSON.stringify(viewFor(right.game, seat)),
        JSON.stringify(viewFor(left.game, seat)),
        asTold,
      );
      for (const probe of probes()) {
        const why = (game: Game) => mayDo(seat, probe, game) ?? whyNot(game, probe, CONTENT);
        expectSame(why(right.game), why(left.game), JSON.stringify(probe));
      }
    }
    [one, two] = [left.game, right.game];
    if (JSON.stringify(one) !== JSON.stringify(two)) differ += 1;
  }
  expect(differ).toBe(STEPS.length);
  const [held] = tableOf(one).figures.flatMap((figure) =>
    figure.kind === 'character' && figure.sheet === c2 ? [pilesOf(figure)] : [],
  );
  expect(held?.lost.length).toBeGreaterThan(0);
});
