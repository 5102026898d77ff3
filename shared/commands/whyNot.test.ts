import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTENT } from '../testing/play';
import { randomCommand, sampled } from '../testing/randomCommands';
import { expectSame, expectTrue } from '../testing/assertSame';
import { seeded } from '../testing/seeded';
import { apply, EMPTY_GAME, whyNot } from './apply';
import { SHAPES, type CommandType } from './shapes';

const STEPS = 60;

test('apply refuses exactly the commands that whyNot refuses', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), (seed) => {
      const random = seeded(seed);
      let game = EMPTY_GAME;
      for (let step = 0; step < STEPS; step += 1) {
        const command = randomCommand(game, random);
        const before = JSON.stringify(game);
        const refusal = whyNot(game, command, CONTENT);
        const answer = apply(game, command, random, CONTENT);
        expectSame(answer.ok ? null : answer.refusal, refusal, JSON.stringify(command));
        expectSame(JSON.stringify(game), before, 'the game before');
        if (answer.ok) game = answer.value.next;
      }
    }),
    { numRuns: 40, seed: 12 },
  );
});

test('whyNot throws for no command at any stage of a game', () => {
  const random = seeded(7);
  const types = Object.keys(SHAPES) as CommandType[];
  let game = EMPTY_GAME;
  let allowed = 0;
  for (let step = 0; step < STEPS; step += 1) {
    for (const type of types) {
      const command = sampled(type, game, random);
      if (whyNot(game, command, CONTENT)) continue;
      allowed += 1;
      expectTrue(apply(game, command, random, CONTENT).ok, JSON.stringify(command));
    }
    const answer = apply(game, randomCommand(game, random), random, CONTENT);
    if (answer.ok) game = answer.value.next;
  }
  expect(allowed).toBeGreaterThan(STEPS);
});
