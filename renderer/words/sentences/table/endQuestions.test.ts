import { describe, expect, test } from 'vitest';
import { nextAct } from '#shared/commands/round/nextAct';
import { nextFigure } from '#shared/rules/round/turnStates';
import type { Game } from '#shared/state';
import { CONTENT, inScenario, played, tableOf } from '#shared/testing/play';
import { namesIn } from '../names/names';
import { dueLines } from './bookDue';
import { endQuestions } from './endQuestions';

/** All turns of the round are over. */
function atRoundEnd(scenario: string): Game {
  let game = played(inScenario(scenario), [
    { type: 'setInitiative', character: 'c1', leading: 1, second: 50 },
    { type: 'setInitiative', character: 'c2', leading: 2, second: 50 },
    { type: 'revealInitiatives' },
  ]).game;
  for (;;) {
    const { phase } = tableOf(game);
    const figure = phase.name === 'turns' ? (phase.active ?? nextFigure(phase)) : null;
    if (figure === null || phase.name !== 'turns') return game;
    if (phase.active === null) game = played(game, [{ type: 'startTurn', figure }]).game;
    game = played(game, [{ type: 'endTurn', figure }]).game;
  }
}

function questionsOf(game: Game) {
  const table = tableOf(game);
  return endQuestions(nextAct(table, CONTENT), table, CONTENT, namesIn(game, CONTENT));
}

describe('endQuestions', () => {
  test('[ROUND-2] a loss that only the players know is asked at the end of the round only', () => {
    expect(questionsOf(inScenario('74'))).toEqual([]);

    const over = atRoundEnd('74');
    expect(questionsOf(over)).toMatchObject([{ won: false, lines: [expect.any(String)] }]);
    const next = played(over, [{ type: 'endRound' }]).game;
    const names = namesIn(next, CONTENT);
    const due = dueLines(tableOf(next), CONTENT, names).filter(
      ({ due: { of } }) => of === 'finish',
    );
    expect(due).toEqual([]);
  });

  test('[ROUND-2] nothing is asked once the end is decided', () => {
    const over = atRoundEnd('74');
    const decided = { ...over, scenario: { ...tableOf(over), decided: { won: true } } } as Game;
    expect(questionsOf(decided)).toEqual([]);
  });
});

test('[SPAWN-1] what the book asked in an earlier round names its round', () => {
  const next = played(atRoundEnd('71'), [{ type: 'endRound' }]).game;
  const table = tableOf(next);
  const later = { ...next, scenario: { ...table, round: table.round + 1 } };
  const winds = (game: Game) =>
    dueLines(tableOf(game), CONTENT, namesIn(game, CONTENT))
      .map(({ text }) => text)
      .filter((text) => text.includes('wind moves'));
  const [due] = (table.due ?? []).filter(({ of }) => of === 'rules').slice(-1);
  expect(winds(later)).toEqual([expect.stringContaining(`Round ${String(due?.round)}: `)]);
});
