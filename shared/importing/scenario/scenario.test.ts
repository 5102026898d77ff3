import { describe, expect, test } from 'vitest';
import { apply, EMPTY_GAME } from '../../commands/apply';
import { readCommand } from '../../commands/shapes';
import { troubleWithGame } from '../../schemas/game';
import type { Game, Scenario } from '../../state';
import { shippedContent } from '../../testing/content';
import { randomCommand } from '../../testing/randomCommands';
import { seeded } from '../../testing/seeded';
import { aRunningGame } from '../../testing/secretariat';
import { readSecretariat, type ImportedParty } from '../secretariat';

const content = shippedContent();

function imported(input: unknown): ImportedParty {
  const read = readSecretariat(JSON.stringify(input), content, seeded(1));
  const [one] = read.ok ? read.value : [];
  if (!one) throw new Error('nothing imported');
  return one;
}

function tableOf({ scenario }: ImportedParty): Scenario {
  if (!scenario) throw new Error('no scenario imported');
  return scenario;
}

const reportLines = ({ lines }: ImportedParty, part: string) =>
  lines.filter((line) => line.part === part).map(({ outcome, value }) => `${outcome} ${value}`);

/** The game after the command that imports it. */
function gameOf({ campaign, scenario, lines }: ImportedParty): Game {
  const begun = apply(EMPTY_GAME, { type: 'newCampaign', name: 'Wanderers' }, seeded(1), content);
  const values = {
    type: 'moveIn',
    program: 'gloomhavenSecretariat',
    campaign,
    scenario,
    lines,
  };
  const command = readCommand(values);
  if (!begun.ok || !command) throw new Error('no command');
  const result = apply(begun.value.next, command, seeded(1), content);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value.next;
}

describe('a scenario in progress', () => {
  test('is imported with rooms, figures, decks, elements and the current turn', () => {
    const one = imported(aRunningGame());
    const scenario = tableOf(one);
    const figures = scenario.figures.map((figure) => {
      const conditions = figure.conditions.map(({ name }) => name).join();
      return `${figure.id} ${String(figure.hitPoints)}/${String(figure.maxHitPoints)} ${conditions}`.trim();
    });

    expect(figures).toEqual([
      'c1 7/10 poison',
      'c2 8/8 muddle',
      'bandit-guard-4 9/9',
      'bandit-guard-2 2/5 wound',
      'living-bones-1 3/5',
    ]);
    expect(scenario).toMatchObject({ scenario: '1', level: 1, round: 3 });
    expect(scenario.rooms.filter(({ revealed }) => revealed).map(({ room }) => room)).toEqual([
      1, 2,
    ]);
    expect(scenario.elements).toMatchObject({ fire: 'strong', ice: 'waning', air: 'inert' });
    expect(scenario.figures[0]).toMatchObject({ experience: 4, money: 3 });
    expect(troubleWithGame(gameOf(one))).toBeNull();
  });

  test('continues with the same turns done, active and waiting', () => {
    const { phase } = tableOf(imported(aRunningGame()));
    if (phase.name !== 'turns') throw new Error('no turns');

    expect(phase.active).toBe('bandit-guard-2');
    expect(
      phase.order.flatMap(({ turns }) => turns.map(({ figure, state }) => `${figure} ${state}`)),
    ).toEqual([
      'c1 done',
      'bandit-guard-4 done',
      'bandit-guard-2 acting',
      'living-bones-1 waiting',
      'c2 waiting',
    ]);
  });

  test('keeps the order of the decks and the drawn cards', () => {
    const scenario = tableOf(imported(aRunningGame()));
    const [brute] = scenario.figures;
    const guards = scenario.abilityDecks.find(({ deck }) => deck === 'guard');

    expect(guards).toEqual({
      deck: 'guard',
      draw: [525, 526, 528, 529, 530, 531],
      discard: [524],
      current: 527,
    });
    expect(scenario.monsterDeck.discard).toEqual(['+0']);
    expect(scenario.monsterDeck.draw.slice(0, 2)).toEqual(['+1', '-1']);
    expect(scenario.monsterDeck.draw.at(-1)).toBe('bless');
    expect(brute?.kind === 'character' && brute.deck.discard).toEqual(['+1']);
  });

  test('keeps used items, the chosen battle goal and fallen enemies', () => {
    const of = (name: number | string, edition = 'gh') => ({ name: String(name), edition });
    const running = aRunningGame() as { characters: { progress: object }[] };
    const [hilda, nim] = running.characters;
    if (!hilda || !nim) throw new Error('nobody plays');
    const one = imported({
      ...running,
      characters: [
        {
          ...hilda,
          battleGoals: [of(461), of(458)],
          battleGoal: true,
          progress: {
            ...hilda.progress,
            items: [of(1), of(11), of(12)],
            equippedItems: [
              { ...of(1), tags: ['slot', 'odd'] },
              { ...of(11), tags: ['spent'] },
              { ...of(12), tags: ['consumed'] },
            ],
          },
        },
        { ...nim, battleGoals: [of(459), of(460)], battleGoal: false },
      ],
      entitiesCounter: [
        { identifier: { ...of('bandit-guard'), type: 'monster' }, total: 5, killed: 3 },
        { identifier: { ...of('living-bones'), type: 'monster' }, total: 2, killed: 0 },
        { identifier: { ...of('snow-imp', 'fh'), type: 'monster' }, total: 2, killed: 2 },
      ],
    });
    const scenario = tableOf(one);

    expect(
      one.campaign.characters[0]?.items.map(({ item, state, marks }) => [item, state, marks]),
    ).toEqual([
      [1, 'ready', 1],
      [11, 'spent', 0],
      [12, 'consumed', 0],
    ]);
    expect(scenario.records.map(({ character, battleGoal }) => [character, battleGoal])).toEqual([
      ['c1', 461],
      ['c2', null],
    ]);
    expect(scenario.records[1]?.offeredGoals).toEqual([459, 460]);
    expect(scenario.fallen).toEqual([{ monster: 'bandit-guard', count: 3 }]);
    expect(reportLines(one, 'fallen')).toEqual(['left snow-imp ×2', 'taken Bandit Guard ×3']);
    // The chosen goal is secret.
    expect(reportLines(one, 'battleGoal')).toEqual(
      ['taken', 'taken 2'].map((line) => expect.stringContaining(line)),
    );
    expect(reportLines(one, 'usedItems')).toContainEqual(
      expect.stringMatching(/^left .*: slot, odd$/),
    );
    expect(troubleWithGame(gameOf(one))).toBeNull();
  });

  test('a standee without a number gets a free one, after those that have one', () => {
    const running = aRunningGame() as { monsters: Record<string, unknown>[] };
    const entity = { type: 'elite', health: 7, maxHealth: 7 };
    const guards = {
      ...running.monsters[0],
      entities: [
        { ...entity, number: -1 },
        { ...entity, number: 1 },
      ],
    };
    const one = imported({ ...running, monsters: [guards] });
    const standees = tableOf(one).figures.flatMap((figure) =>
      figure.kind === 'monster' ? [figure.standee] : [],
    );
    expect(standees).toHaveLength(2);
    expect(new Set(standees).size).toBe(2);
    expect(one.lines).toContainEqual(
      expect.objectContaining({ part: 'figures', outcome: 'changed', why: 'numberChosen' }),
    );
  });

  test('before card selection it is the next round, and drawn cards are discarded', () => {
    const scenario = tableOf(imported(aRunningGame({ state: 'draw' })));

    expect(scenario).toMatchObject({ round: 4, phase: { name: 'selectCards' } });
    expect(scenario.abilityDecks.find(({ deck }) => deck === 'guard')).toMatchObject({
      discard: [527, 524],
      current: null,
    });
  });

  test('includes exhausted characters, summons and objectives', () => {
    const running = aRunningGame() as { characters: Record<string, unknown>[] };
    const [hilda = {}, nim = {}] = running.characters;
    const summon = {
      name: 'rat-swarm',
      number: 1,
      color: 'green',
      attack: '1',
      movement: 1,
      range: 0,
      dead: false,
      state: 'true',
      level: 1,
      health: 3,
      maxHealth: 6,
      entityConditions: [],
    };
    const one = imported({
      ...running,
      characters: [
        { ...hilda, exhausted: true, health: 0 },
        { ...nim, summons: [summon] },
      ],
    });
    const [brute, , rats] = [...tableOf(one).figures].toSorted((a, b) =>
      a.kind < b.kind ? -1 : 1,
    );

    expect(brute).toMatchObject({ id: 'c1', exhausted: true, hitPoints: 0 });
    expect(rats ?? tableOf(one).figures).toBeDefined();
    expect(tableOf(one).figures.find(({ kind }) => kind === 'summon')).toMatchObject({
      name: 'rat-swarm',
      colour: 'green',
      hitPoints: 3,
      maxHitPoints: 6,
      owner: 'c2',
    });
    expect(troubleWithGame(gameOf(one))).toBeNull();
  });

  test('reports impossible values with a reason and loses nothing else', () => {
    const running = aRunningGame() as { monsters: Record<string, unknown>[] };
    const [guards = {}, bones = {}] = running.monsters;
    const entities = [
      ...(guards['entities'] as object[]),
      { number: 77, type: 'normal', health: 3 },
      { number: 1, type: 'huge', health: 3 },
      {
        number: 3,
        type: 'normal',
        health: 99_999,
        maxHealth: 1e12,
        entityConditions: [{ name: 'bane' }],
      },
    ];
    const one = imported({
      ...running,
      scenario: { index: '1', edition: 'gh', revealedRooms: [1, 2, 44] },
      monsterAttackModifierDeck: { current: 0, cards: ['plus0', 'perk7'] },
      monsters: [
        { ...guards, entities },
        bones,
        { name: 'algox-guard', edition: 'fh' },
        { name: 'x' },
      ],
    });

    expect(reportLines(one, 'rooms')).toEqual(['taken 1, 2', 'left 44']);
    expect(reportLines(one, 'modifierDecks')).toContain('left ');
    expect(reportLines(one, 'conditions')).toEqual(['left Bandit Guard 3: bane']);
    expect(reportLines(one, 'figures')).toEqual(
      expect.arrayContaining([
        'left Bandit Guard 77',
        'left Bandit Guard 1',
        'left algox-guard',
        'left x',
        'changed Bandit Guard 3: 6/6 (99999/1000000000000)',
      ]),
    );
    expect(tableOf(one).figures.filter(({ kind }) => kind === 'monster')).toHaveLength(4);
  });

  test.each([
    ['of another game', { index: '1', edition: 'fh' }],
    ['of the players', { index: '1', edition: 'gh', isCustom: true, custom: 'Ours' }],
    ['that nobody knows', { index: '400', edition: 'gh' }],
    ['of a class that nobody plays', { index: '3', edition: 'gh', group: 'solo' }],
  ])('has to be set up again if it is %s, but the campaign is imported', (_which, scenario) => {
    const one = imported(aRunningGame({ scenario }));

    expect(one.scenario).toBeNull();
    expect(reportLines(one, 'runningScenario')).toHaveLength(1);
    expect(one.campaign.characters).toHaveLength(2);
  });

  test('any value in any field gives a playable game or none', () => {
    const invalidValues = [
      null,
      'x',
      -1,
      1e15,
      [],
      {},
      true,
      1.5,
      'constructor',
      [null, 7, 'x', {}],
    ];
    const places = placesIn(aRunningGame());
    for (const [number, place] of places.entries()) {
      const value = invalidValues[number % invalidValues.length];
      const read = readSecretariat(
        JSON.stringify(withValue(aRunningGame(), place, value)),
        content,
        seeded(1),
      );
      if (!read.ok) continue;
      const [one] = read.value;
      if (!one) continue;
      let game = gameOf(one);
      const random = seeded(number + 1);
      for (let step = 0; step < 3; step += 1) {
        const result = apply(game, randomCommand(game, random), random, content);
        if (result.ok) game = result.value.next;
      }
      expect(troubleWithGame(game), `${place.join('.')} = ${JSON.stringify(value)}`).toBeNull();
    }
    expect(places.length).toBeGreaterThan(200);
  });
});

type Place = readonly (string | number)[];

/** Path of each value. */
function placesIn(value: unknown, at: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Array.isArray(value)
    ? value.map((each, index) => [index, each] as const)
    : Object.entries(value);
  return [at, ...inside.flatMap(([key, each]) => placesIn(each, [...at, key]))];
}

function withValue(whole: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  const inside = (whole as Record<string, unknown>)[key];
  const changed = withValue(inside, rest, value);
  if (Array.isArray(whole))
    return whole.map((each, index) => (index === key ? changed : each) as unknown);
  return { ...(whole as object), [key]: changed };
}
