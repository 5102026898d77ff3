/** Searches everything that a seat receives in random games for information that must be hidden. */
import { expect, test } from 'vitest';
import type { Update } from '#shared/api/api';
import { FROM_NOTHING } from '#shared/api/calls';
import { id, type CharacterId } from '#shared/ids';
import { applyPatch } from '#shared/patch';
import { isHiddenChoice } from '#shared/seats/view';
import type { GuestSeat } from '#shared/api/sharing';
import type { Game } from '#shared/state';
import { SHAPES, type CommandType } from '#shared/commands/shapes';
import { rowOf } from '#shared/commands/commands';
import { ownersOf } from '#shared/commands/rights';
import { randomCommand, sampled } from '#shared/testing/randomCommands';
import { seeded } from '#shared/testing/seeded';
import { newTable, openGameLibrary } from '../../testing/table';
import { scratchFolder } from '../../testing/library';
import { GuestView } from './guestView';

const c1 = id<CharacterId>('c1');
const SEATS: readonly GuestSeat[] = [
  { kind: 'player', characters: [c1], monsters: true },
  { kind: 'screen' },
];
const STEPS = 250;
const IS_SECRET = /goal|quest/i;
/** Numbers of battle goals and personal quests that are used nowhere else. */
const isCard = (number: number) => number > 400;

/** All numbers in goals and quests, and every draw pile. */
function look(value: unknown, isSecret: boolean, numbers: Set<number>, piles: unknown[][]): void {
  if (typeof value === 'number' && isSecret) numbers.add(value);
  if (typeof value !== 'object' || value === null) return;
  const { path = [], to } = value as { path?: readonly unknown[]; to?: unknown };
  const isWithin =
    isSecret || (Array.isArray(path) && path.some((key) => IS_SECRET.test(String(key))));
  for (const [key, each] of Object.entries(value)) {
    if (key === 'draw' && Array.isArray(each)) piles.push(each);
    look(each, isWithin || IS_SECRET.test(key), numbers, piles);
  }
  if (path.at(-1) === 'draw' && Array.isArray(to)) piles.push(to);
}

/** Goals and quests of this seat's player. */
function ownCards({ campaign, scenario }: Game, seat: GuestSeat): readonly unknown[] {
  if (seat.kind === 'screen') return [];
  const sheets = campaign.characters.filter(({ id }) => seat.characters.includes(id));
  const records = scenario?.records.filter(({ character }) => seat.characters.includes(character));
  return [
    ...sheets.flatMap(({ quest, questsDrawn }) => [quest?.quest, ...questsDrawn]),
    ...(records ?? []).flatMap(({ battleGoal, offeredGoals = [] }) => [
      battleGoal,
      ...offeredGoals,
    ]),
  ];
}

/** Visible information about other players in the game that the seat has reconstructed. */
function openSecrets({ campaign, scenario }: Game, seat: GuestSeat): readonly string[] {
  const isOwn = (sheet: CharacterId) => seat.kind === 'player' && seat.characters.includes(sheet);
  const figures = (scenario?.figures ?? []).flatMap((figure) => {
    if (figure.kind !== 'character' || isOwn(figure.sheet)) return [];
    const { initiative, cards } = figure;
    const isVisible =
      scenario?.phase.name === 'selectCards' && initiative && !isHiddenChoice(initiative);
    return [isVisible && 'initiative', cards.kind === 'named' && 'cards'];
  });
  const sheets = campaign.characters.flatMap((sheet) =>
    isOwn(sheet.id) ? [] : [sheet.quest && 'quest', sheet.hand && 'hand', sheet.notes && 'notes'],
  );
  return [...figures, ...sheets].flatMap((secret) => secret || []);
}

test.each([1, 2, 3, 4, 5])(
  '[SEAT-7] random game %i sends no secret to another seat',
  async (seed) => {
    const { folder, remove } = await scratchFolder();
    const library = await openGameLibrary(folder);
    const session = await newTable(library);
    const random = seeded(seed);
    const watched = SEATS.map((seat) => {
      const received: Update[] = [];
      const view = new GuestView(session, seat, (update) => received.push(update));
      return { seat, view, received, own: new Set<unknown>(), game: view.snapshot().game };
    });
    for (let step = 0; step < STEPS; step += 1) {
      await session.send(randomCommand(session.game, random), `r${String(step)}`);
      for (const one of watched) {
        for (const card of ownCards(session.game, one.seat)) one.own.add(card);
        for (const update of one.received.splice(0)) {
          const whole = update.from === FROM_NOTHING ? one.view.snapshot() : null;
          one.game = whole?.game ?? applyPatch(one.game, update.patch);
          const [numbers, piles] = [new Set<number>(), new Array<unknown[]>()];
          look(JSON.parse(JSON.stringify(whole ?? update)), false, numbers, piles);
          const others = [...numbers].filter((card) => isCard(card) && !one.own.has(card));
          expect(others).toEqual([]);
          for (const pile of piles) {
            const isOfNumbers = pile.every((card) => typeof card === 'number');
            const sorted = isOfNumbers
              ? pile.toSorted((a, b) => Number(a) - Number(b))
              : pile.toSorted();
            expect(pile).toEqual(sorted);
          }
          expect(openSecrets(one.game, one.seat)).toEqual([]);
        }
      }
    }
    for (const { view, game } of watched) {
      expect(game).toEqual(view.snapshot().game);
      view.close();
    }
    expect(session.newest.seq).toBeGreaterThan(STEPS / 4);
    await library.close();
    await remove();
  },
);

test('[SEAT-8] [SEAT-10] no command exceeds the rights of its seat, and a refused command changes nothing', async () => {
  const { folder, remove } = await scratchFolder();
  const library = await openGameLibrary(folder);
  const session = await newTable(library);
  const seat: GuestSeat = { kind: 'player', characters: [c1], monsters: false };
  const random = seeded(11);
  for (const type of ['startScenario', 'setInitiative', 'setInitiative', 'revealInitiatives']) {
    const who = session.game.scenario?.figures.find(
      (figure) => figure.kind === 'character' && figure.initiative === null,
    );
    const command = {
      type,
      ...(type === 'startScenario' ? { scenario: '1', characters: ['c1', 'c2'], level: 1 } : {}),
      ...(type === 'setInitiative' ? { character: who?.id, leading: 12, second: null } : {}),
    };
    await session.send(command as never, `set up ${type} ${who?.id ?? ''}`);
  }
  const received: Update[] = [];
  const view = new GuestView(session, seat, (update) => received.push(update));
  const refused = new Map<string, number>();
  for (const type of Object.keys(SHAPES) as CommandType[]) {
    for (let time = 0; time < 4; time += 1) {
      const command = sampled(type, session.game, random);
      const owners = ownersOf(rowOf(command), command, session.game.scenario);
      const { figures } = session.game.scenario ?? { figures: [] };
      const isMine = (owner: string): boolean =>
        owner === 'c1' ||
        figures.some(
          ({ id, ...each }) => id === owner && 'owner' in each && (each.owner as string) === 'c1',
        );
      const isOwn = owners !== 'table' && owners.every(isMine);
      const [before, game] = [session.newest.seq, JSON.stringify(session.game)];
      const { seq } = view.snapshot();
      const answer = await view.send(command, `${type} ${String(time)}`, seq);
      if (answer.ok) expect([type, isOwn]).toEqual([type, true]);
      else {
        const { code } = answer.refusal;
        refused.set(code, (refused.get(code) ?? 0) + 1);
        if (!isOwn)
          expect([type, code]).toEqual([type, owners === 'table' ? 'onlyForTheTable' : code]);
        expect(session.newest.seq).toBe(before);
        expect(JSON.stringify(session.game)).toBe(game);
        expect(view.snapshot().seq).toBe(seq);
      }
    }
  }
  expect(refused.get('onlyForTheTable')).toBeGreaterThan(250);
  expect(received.length).toBeGreaterThan(0);
  view.close();
  await library.close();
  await remove();
});
