import { expect, test } from 'vitest';
import { tidyLedger } from '../../testing/listWalk/ledger';
import {
  creating,
  eveningPlayed,
  figuresOf,
  leaving,
  scenarioStarted,
  sheetOf,
  visitPlayed,
} from '../../testing/longCampaign/playing';
import { FIRST_CHAPTERS } from '../../testing/longCampaign/firstChapters';
import { LATER_CHAPTERS } from '../../testing/longCampaign/laterChapters';
import { BEGINNING, type Evening } from '../../testing/longCampaign/script';
import * as paper from '../../testing/longCampaign/secondEvening';
import { isDue, join, newSheet, type SecondSheet } from '../../testing/longCampaign/secondSheet';
import { expectedStart } from '../../testing/longCampaign/secondStart';
import { visited } from '../../testing/longCampaign/secondVisit';
import { played, tableOf } from '../../testing/play';
import type { Game } from '../../state';
import { EMPTY_GAME } from '../apply';

interface Both {
  readonly game: Game;
  readonly sheet: SecondSheet;
}

function compare({ game, sheet }: Both, when: string): void {
  expect(tidyLedger(sheetOf(game)), when).toEqual(tidyLedger(sheet));
}

function begun(): Both {
  const sheet = newSheet();
  for (const joining of BEGINNING) join(sheet, joining);
  const name = { type: 'newCampaign', name: 'Years' } as const;
  return { game: played(EMPTY_GAME, [name, ...BEGINNING.map(creating)]).game, sheet };
}

/** A scenario up to its summary: damage of treasures, level and sheet are compared. */
function evening({ game, sheet }: Both, evening: Evening, when: string): Both {
  expect(tableOf(game).level, when).toBe(paper.levelOf(sheet));
  const expected = paper.played(sheet, evening);
  const before = figuresOf(game);
  const over = eveningPlayed(game, evening);
  figuresOf(over).forEach(({ who, damage, conditions }, index) => {
    const harm = expected.harm.filter((each) => each.who === who);
    const suffered = harm.reduce((sum, each) => sum + each.damage, before[index]?.damage ?? 0);
    expect(damage, when).toBe(suffered);
    const all = [...(before[index]?.conditions ?? []), ...harm.flatMap((one) => one.conditions)];
    expect(conditions, when).toEqual([...new Set(all)].toSorted());
  });
  return { game: played(over, [leaving(evening)]).game, sheet: expected.sheet };
}

test('[EVENT-1] sixteen scenarios, two retirements and three envelopes agree with a second sheet', () => {
  let both = begun();
  compare(both, 'the beginning');
  for (const chapter of [...FIRST_CHAPTERS, ...LATER_CHAPTERS]) {
    const { sheet, start } = visited(both.sheet, chapter.visit);
    both = { game: visitPlayed(both.game, chapter.visit), sheet };
    const { evening: next } = chapter;
    const when = next ? `scenario ${next.scenario}${next.lost ? ' lost' : ''}` : 'the end';
    compare(both, `before ${when}`);
    if (!next) continue;
    expect(sheet.characters.filter(isDue), `level-ups before ${when}`).toEqual([]);
    const game = scenarioStarted(both.game, next.scenario);
    expect(figuresOf(game), `start of ${when}`).toEqual(expectedStart(sheet, start, next.scenario));
    both = evening({ game, sheet }, next, when);
    compare(both, `after ${when}`);
  }
});
