import { describe, expect, test } from 'vitest';
import { monstersOf, charactersOf } from '../../rules/figures/figures';

import type { Game } from '../../state';
import {
  CONTENT,
  inScenario,
  inTurns,
  party,
  played,
  refused,
  tableOf,
  type PlainCommand,
} from '../../testing/play';
import { seeded } from '../../testing/seeded';

function start(more: object = {}): PlainCommand {
  return { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: null, ...more };
}

function turns(game: Game) {
  const { phase } = tableOf(game);
  if (phase.name !== 'turns') throw new Error('No turns are running.');
  return phase;
}

describe('startScenario', () => {
  test.each([
    [start({ scenario: '999' }), 'noSuchScenario'],
    [start({ scenario: '__proto__' }), 'noSuchScenario'],
    [start({ characters: ['c1'] }), 'wrongNumberOfCharacters'],
    [start({ characters: ['c1', 'c1'] }), 'characterTwice'],
    [start({ characters: ['c1', 'c9'] }), 'noSuchCharacter'],
  ])('refuses %j: %s', (command, code) => {
    expect(refused(party(), command).code).toBe(code);
  });

  test('refuses a fifth character, and a second scenario at a time', () => {
    const five = played(
      party(),
      ['tinkerer', 'spellweaver', 'cragheart'].map((each) => {
        return { type: 'addCharacter', class: each, name: each, level: 1 };
      }),
    ).game;
    const characters = ['c1', 'c2', 'c3', 'c4', 'c5'];
    expect(refused(five, start({ characters }))).toEqual({
      code: 'wrongNumberOfCharacters',
      least: 2,
      most: 4,
    });
    expect(refused(inScenario(), start()).code).toBe('scenarioIsRunning');
  });

  test.each([
    [2, ['elite', 'normal', 'normal']],
    [3, ['normal', 'normal', 'normal', 'normal', 'normal', 'normal']],
    [4, ['elite', 'elite', 'normal', 'normal', 'normal', 'normal']],
  ])('[REVEAL-1] Black Barrow starts with the guards for %i characters', (players, ranks) => {
    const four = played(party(), [
      { type: 'addCharacter', class: 'tinkerer', name: 'Tin', level: 1 },
      { type: 'addCharacter', class: 'spellweaver', name: 'Spell', level: 1 },
    ]).game;
    const characters = ['c1', 'c2', 'c3', 'c4'].slice(0, players);
    const monsters = monstersOf(tableOf(played(four, [start({ characters })]).game));
    expect(monsters.map((monster) => monster.rank).toSorted()).toEqual(ranks);
    expect(new Set(monsters.map((monster) => monster.standee)).size).toBe(ranks.length);
    expect(monsters.every((monster) => monster.at !== null)).toBe(true);
  });

  test('[REVEAL-4] standee numbers are random', () => {
    const numbers = (seed: number) =>
      monstersOf(tableOf(inScenario('1', seed))).map((monster) => monster.standee);
    expect(
      new Set(Array.from({ length: 8 }, (_, seed) => numbers(seed).join())).size,
    ).toBeGreaterThan(2);
    expect(numbers(5)).toEqual(numbers(5));
  });

  test('[LEVEL-1] [LEVEL-3] proposes a level, and solo play raises that of monsters', () => {
    const solo = { type: 'setDifficulty', difficulty: 'hard', solo: true } as const;
    const { level, monsterLevel, sleeves } = tableOf(played(party(), [solo, start()]).game);
    expect({ level, monsterLevel }).toEqual({ level: 2, monsterLevel: 3 });
    expect(sleeves).toEqual([{ type: 'bandit-guard', deck: 'guard', level: 3, consumed: [] }]);
    expect(tableOf(played(party(), [start({ level: 6 })]).game).level).toBe(6);
  });

  test('[PERK-1] perks change the deck, and hit points follow class and level', () => {
    const perks = [2, ...Array<number>(14).fill(0)].slice(0, CONTENT.class('brute')?.perks.length);
    const first = CONTENT.class('brute')?.perks[0];
    const boxes = [first?.boxes ?? 0, ...perks.slice(1)];
    const game = played(party(), [
      { type: 'editCharacter', character: 'c1', level: 3, perks: boxes },
      start(),
    ]).game;
    const [brute, scoundrel] = charactersOf(tableOf(game));
    expect(brute?.maxHitPoints).toBe(CONTENT.class('brute')?.hitPoints[2]);
    expect(scoundrel?.deck.draw).toHaveLength(20);
    expect(brute?.deck.draw.toSorted()).not.toEqual(scoundrel?.deck.draw.toSorted());
  });

  test('[SETUP-1] a scenario can start with curses, at most ten', () => {
    const curses = (game: Game) =>
      charactersOf(tableOf(game)).map(({ deck }) => deck.draw.filter((c) => c === 'curse').length);
    expect(curses(inScenario('2'))).toEqual([3, 3]);
    const four = played(party(), [
      { type: 'addCharacter', class: 'tinkerer', name: 'Tin', level: 1 },
      { type: 'addCharacter', class: 'spellweaver', name: 'Spell', level: 1 },
      start({ scenario: '2', characters: ['c1', 'c2', 'c3', 'c4'], anyway: true }),
    ]).game;
    expect(curses(four)).toEqual([3, 3, 3, 1]);
  });

  test('[PERK-2] a perk ignores negative scenario effects', () => {
    const perks = CONTENT.class('tinkerer')?.perks ?? [];
    const boxes = perks.map((perk) => (perk.ignore === 'negativeScenarioEffects' ? 1 : 0));
    const game = played(party(), [
      { type: 'addCharacter', class: 'tinkerer', name: 'Tin', level: 1 },
      { type: 'editCharacter', character: 'c3', perks: boxes },
      start({ scenario: '2', characters: ['c1', 'c3'], anyway: true }),
    ]).game;
    const [brute, tinkerer] = charactersOf(tableOf(game));
    expect([brute, tinkerer].map((each) => each?.deck.draw.includes('curse' as never))).toEqual([
      true,
      false,
    ]);
  });

  test('[SETUP-1] escorts and allies are on the party’s side', () => {
    const hail = tableOf(inScenario('19')).figures.find((figure) => figure.kind === 'objective');
    expect(hail).toMatchObject({ name: 'Hail', role: 'escort', hitPoints: 6, initiative: 99 });
    const sides = monstersOf(tableOf(inScenario('36'))).map(({ type, side }) => [type, side]);
    expect(sides).toContainEqual(['city-archer', 'allies']);
    expect(sides).toContainEqual(['prime-demon', 'enemies']);
  });

  test('[SETUP-1] a scenario can set elements at the start of every round', () => {
    expect(tableOf(inScenario('39')).elements).toMatchObject({ ice: 'strong', fire: 'inert' });
  });

  test.each(Array.from({ length: 95 }, (_, index) => String(index + 1)))(
    'sets the table for scenario %s and opens all its rooms',
    (scenario) => {
      let game = inScenario(scenario, 3);
      for (const { room, revealed } of tableOf(game).rooms) {
        if (!revealed)
          game = played(
            game,
            [{ type: 'revealRoom', room, by: null, anyway: true }],
            seeded(4),
          ).game;
      }
      const { figures } = tableOf(game);
      expect(new Set(figures.map((figure) => figure.id)).size).toBe(figures.length);
      expect(figures.every((figure) => figure.hitPoints > 0)).toBe(true);
    },
  );
});

describe('revealRoom', () => {
  test('is refused for an unknown or revealed room', () => {
    const reveal = { type: 'revealRoom', room: 1, by: null, anyway: true } as const;
    expect(refused(inScenario(), reveal).code).toBe('roomIsRevealed');
    expect(refused(inScenario(), { ...reveal, room: 9 }).code).toBe('noSuchRoom');
    expect(refused(inScenario(), { ...reveal, room: 2, by: 'nobody' }).code).toBe('noSuchFigure');
  });

  test('draws no ability card between rounds', () => {
    const { game, events } = played(inScenario(), [{ type: 'revealRoom', room: 2, by: 'c1' }]);
    expect(tableOf(game).sleeves.map((sleeve) => sleeve.type)).toEqual([
      'bandit-guard',
      'bandit-archer',
    ]);
    expect(tableOf(game).abilityDecks.every((deck) => deck.current === null)).toBe(true);
    expect(events[0]).toEqual({ type: 'roomRevealed', room: 2, by: 'c1', rule: 'REVEAL-1' });
  });

  test.each([
    [1, 'later'],
    [99, 'at once'],
  ])(
    '[REVEAL-2] [REVEAL-3] at initiative %i revealed archers draw a card and act %s',
    (initiative) => {
      const begun = played(inTurns(initiative === 1 ? [1, 2] : [98, 99]), []).game;
      let game = played(begun, [{ type: 'startTurn', figure: firstOf(begun) }]).game;
      while (turns(game).active !== 'c1') {
        game = played(game, [{ type: 'endTurn', figure: turns(game).active }]).game;
      }
      const { game: opened, events } = played(game, [{ type: 'revealRoom', room: 2, by: 'c1' }]);
      expect(events).toContainEqual(
        expect.objectContaining({ type: 'abilityCardDrawn', deck: 'archer', rule: 'ABILITY-1' }),
      );
      expect(turns(opened).interrupting.includes('bandit-archer' as never)).toBe(initiative === 99);
      const next = played(opened, [{ type: 'endTurn', figure: 'c1' }]).game;
      const active = turns(next).active ?? '';
      if (initiative === 1) expect(active).toBe('c2');
      else expect(active).toMatch(/^bandit/);
    },
  );

  function firstOf(game: Game) {
    return turns(game).order[0]?.turns[0]?.figure;
  }

  test('[INIT-4] in every room revealed in a turn, elites act first, then by number', () => {
    const rank = { boss: 0, elite: 1, normal: 2 };
    for (const scenario of CONTENT.scenarioIndex()) {
      const chosen = charactersOf(tableOf(inScenario(scenario.id, 4))).map(
        ({ id }): PlainCommand => ({
          ...{ type: 'setInitiative', character: id },
          ...{ leading: 99, second: null },
        }),
      );
      const begun = played(inScenario(scenario.id, 4), [...chosen, { type: 'revealInitiatives' }]);
      const first = played(begun.game, [{ type: 'startTurn', figure: firstOf(begun.game) }]).game;
      const rooms = tableOf(first).rooms.filter(({ revealed }) => !revealed);
      const opened = played(
        first,
        rooms.map(({ room }): PlainCommand => ({
          type: 'revealRoom',
          room,
          by: null,
          anyway: true,
        })),
      ).game;
      const monsters = new Map(monstersOf(tableOf(opened)).map((each) => [each.id, each]));
      for (const block of turns(opened).order) {
        const waiting = block.turns.flatMap(({ figure, state }) => {
          const monster = state === 'waiting' ? monsters.get(figure) : undefined;
          return monster ? [monster] : [];
        });
        const sorted = waiting.toSorted(
          (a, b) => rank[a.rank] - rank[b.rank] || a.standee - b.standee,
        );
        expect(waiting, `${scenario.id} ${block.id}`).toEqual(sorted);
      }
    }
  });

  test('[REVEAL-3] a type that has acted does not act again', () => {
    let game = inTurns([98, 99]);
    game = played(game, [{ type: 'startTurn', figure: firstOf(game) }]).game;
    while (turns(game).active !== 'c1') {
      game = played(game, [{ type: 'endTurn', figure: turns(game).active }]).game;
    }
    const acted = monstersOf(tableOf(game)).map((monster) => monster.id);
    game = played(game, [{ type: 'revealRoom', room: 2, by: 'c1' }]).game;
    game = played(game, [{ type: 'endTurn', figure: 'c1' }]).game;
    const seen: string[] = [];
    while (turns(game).active !== 'c2') {
      seen.push(String(turns(game).active));
      game = played(game, [{ type: 'endTurn', figure: turns(game).active }]).game;
    }
    const came = monstersOf(tableOf(game)).filter((monster) => !acted.includes(monster.id));
    expect(seen.toSorted()).toEqual(came.map((monster) => monster.id as string).toSorted());
    expect(seen.length).toBeGreaterThan(0);
  });

  test('[REVEAL-4] monsters nearest to the revealing character get the last standees', () => {
    const six = [1, 2, 3, 4, 5, 6].filter(
      (n) => !monstersOf(tableOf(inScenario())).some((monster) => monster.standee === n),
    );
    const add = (standee: number) =>
      ({
        type: 'addMonster',
        monster: 'bandit-guard',
        rank: 'normal',
        standee,
        origin: 'placed',
        side: 'enemies',
        at: null,
      }) as const;
    const full = played(inScenario(), six.slice(1).map(add)).game;
    const figures = tableOf(full).figures.map((figure) =>
      figure.id === 'c1' ? { ...figure, at: { q: -3, r: 2 } } : figure,
    );
    const standing = { ...full, scenario: { ...tableOf(full), figures } };
    const { game, events } = played(standing as Game, [{ type: 'revealRoom', room: 2, by: 'c1' }]);

    const guards = monstersOf(tableOf(game)).filter((monster) => monster.type === 'bandit-guard');
    expect(guards).toHaveLength(6);
    expect(guards.at(-1)?.at).toEqual({ q: -4, r: 2 });
    expect(events).toContainEqual({
      type: 'standeesRanOut',
      monster: 'bandit-guard',
      missing: 1,
      rule: 'REVEAL-4',
    });
  });

  test('[REVEAL-1] money and treasures of a room are placed on their hexes', () => {
    const game = played(inScenario(), [
      { type: 'revealRoom', room: 3, by: null, anyway: true },
    ]).game;
    const { tokens } = tableOf(game);
    expect(tokens.filter((token) => token.kind === 'money')).toHaveLength(5);
    expect(tokens.find((token) => token.kind === 'treasure')).toMatchObject({ treasure: 7 });
    expect(tokens.every((token) => token.at !== null)).toBe(true);
  });
});

describe('the end of a scenario', () => {
  const earned: readonly PlainCommand[] = [
    { type: 'gainExperience', figure: 'c1', amount: 4 },
    { type: 'correctMoney', figure: 'c1', amount: 3 },
  ];

  test('[EXPERIENCE-3] [LEVEL-2] experience, bonus and gold go to the sheets', () => {
    const { game } = played(inScenario(), [
      ...earned,
      { type: 'finishScenario', won: true },
      { type: 'leaveScenario' },
    ]);
    const [brute, scoundrel] = game.campaign.characters;
    expect(brute).toMatchObject({ experience: 4 + 6, gold: 30 + 3 * 2 });
    expect(scoundrel).toMatchObject({ experience: 6, gold: 30 });
    expect(game.campaign.completed).toEqual(['1']);
    expect(game.scenario).toBeNull();
  });

  test('[EXPERIENCE-3] a lost scenario gives no bonus and is not completed', () => {
    const { game } = played(inScenario(), [
      ...earned,
      { type: 'finishScenario', won: false },
      { type: 'leaveScenario' },
    ]);
    expect(game.campaign.characters[0]).toMatchObject({ experience: 4, gold: 36 });
    expect(game.campaign.completed).toEqual([]);
  });

  test('[ROUND-2] a scenario decided during a round ends after that round', () => {
    const decide = (won: boolean) => ({ type: 'finishScenario', won, atRoundEnd: true }) as const;
    expect(refused(inScenario(), decide(true)).code).toBe('notNowInThisPhase');
    const turns = played(inTurns([1, 2]), [{ type: 'startTurn', figure: 'c1' }, decide(true)]);
    expect(turns.events.at(-1)).toEqual({ type: 'scenarioDecided', won: true, rule: 'ROUND-2' });
    expect(tableOf(turns.game)).toMatchObject({ phase: { name: 'turns' }, decided: { won: true } });
    expect(refused(turns.game, decide(true))).toEqual({ code: 'alreadyDecided', won: true });
    const { game, events } = played(turns.game, [
      decide(false),
      decide(true),
      { type: 'endTurn', figure: 'c1' },
      { type: 'endTurn', figure: 'c2' },
      { type: 'endBlock', block: 'bandit-guard' },
      { type: 'endRound' },
    ]);
    expect(tableOf(game)).toMatchObject({ round: 1, phase: { name: 'over', won: true } });
    expect(events.at(-1)).toEqual({ type: 'scenarioFinished', won: true });
    const now = played(turns.game, [{ type: 'finishScenario', won: false }]).game;
    expect(tableOf(now).phase).toEqual({ name: 'over', won: false });
  });

  test('is left only after its end, and can be abandoned at any time', () => {
    expect(refused(inScenario(), { type: 'leaveScenario' }).code).toBe('scenarioIsNotOver');
    const abandoned = played(inScenario(), [...earned, { type: 'abandonScenario' }]).game;
    expect(abandoned.scenario).toBeNull();
    expect(abandoned.campaign).toEqual(party().campaign);
  });

  test('after the end only experience and gold can be corrected', () => {
    const over = played(inScenario(), [{ type: 'finishScenario', won: true }]).game;
    expect(played(over, earned).game.scenario?.figures[0]).toMatchObject({ experience: 4 });
    expect(refused(over, { type: 'infuse', element: 'fire' }).code).toBe('scenarioIsOver');
    expect(refused(over, { type: 'finishScenario', won: true }).code).toBe('scenarioIsOver');
    const corrected = played(over, [{ type: 'finishScenario', won: false }]).game;
    expect(tableOf(corrected).phase).toEqual({ name: 'over', won: false });
  });
});

describe('corrections', () => {
  test('[OWN-5] a corrected level changes maximum hit points and keeps the damage', () => {
    const guard = monstersOf(tableOf(inScenario()))[0];
    const game = played(inScenario(), [
      { type: 'sufferDamage', figure: guard?.id, amount: 2, negate: null },
      { type: 'correctScenarioLevel', level: 3, monsterLevel: 3 },
    ]).game;
    const after = monstersOf(tableOf(game)).find((monster) => monster.id === guard?.id);
    const printed = CONTENT.monster('bandit-guard')?.levels[3];
    const expected =
      printed && guard && 'normal' in printed && guard.rank !== 'boss' ? printed[guard.rank] : null;
    expect(after?.maxHitPoints).toBe(expected?.hitPoints);
    expect(after?.hitPoints).toBe(Number(expected?.hitPoints) - 2);
    expect(tableOf(game).sleeves[0]?.level).toBe(3);
  });
});
