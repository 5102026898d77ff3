import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Content } from '../../content/content';
import { contentWithPacks } from '../../content/packs/packs';
import { EditionNames } from '../../content/editionNames';
import { readPack } from '../../content/packs/read';
import type { PackFile, PackScenario } from '../../content/types';
import { troubleWithGame } from '../../schemas/game';
import { id, type PackId, type ScenarioId } from '../../ids';
import type { Refusal } from '../../refusals';
import { eventCard, eventOption } from '../../rules/campaign/events/outcomes';
import { missingContent, missingItems } from '../../rules/campaign/missingContent';
import { questView } from '../../rules/campaign/characters/quests';
import { monstersOf } from '../../rules/figures/figures';
import type { Game } from '../../state';
import { shippedContent, shippedFile } from '../../testing/content';
import { aMonsterType, aPack, aPackScenario, CONDITIONS_OF_PACK, DRAWN } from '../../testing/packs';
import { commandOf, party, tableOf, type PlainCommand } from '../../testing/play';
import { randomCommand } from '../../testing/randomCommands';
import { seeded } from '../../testing/seeded';
import { apply } from '../apply';
import { fatalDamage } from '../figures/fatalDamage';

const printed = shippedContent();

function frostlands(): PackFile {
  const brute = printed.class('brute');
  const [item] = printed.items();
  if (!brute || !item) throw new Error('nothing printed');
  return aPack({
    classes: [{ ...brute, id: id('frost-witch'), name: 'Frost Witch' }],
    classCards: [{ class: id('frost-witch'), cards: printed.classCards('brute') }],
    items: [{ ...item, id: 700, name: 'Ice Pick' }],
    scenarios: [aPackScenario()],
  });
}

const more = aPack({
  id: id('more-frost'),
  name: 'More Frost',
  requires: [id<PackId>('frostlands')],
  monsters: [aMonsterType('frost-cub', 'frost-hound')],
  abilityDecks: [],
});

const KNOWN = [frostlands(), more];

/** The content of a game whose library has these packs. */
function contentOf(game: Game, known: readonly PackFile[] = KNOWN): Content {
  const inUse = game.campaign.packs.map((pack) => pack.id);
  return contentWithPacks(shippedFile, known, inUse);
}

function answer(game: Game, command: PlainCommand, known = KNOWN) {
  return apply(game, commandOf(command), seeded(1), contentOf(game, known));
}

function played(game: Game, commands: readonly PlainCommand[], known = KNOWN): Game {
  return commands.reduce((now, command) => {
    const result = answer(now, command, known);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    return result.value.next;
  }, game);
}

function refused(game: Game, command: PlainCommand, known = KNOWN): Refusal {
  const result = answer(game, command, known);
  if (result.ok) throw new Error('was not refused');
  return result.refusal;
}

const use = (pack: string) => ({ type: 'usePack', pack }) as const;
const leave = (pack: string) => ({ type: 'leavePack', pack }) as const;
const START = {
  type: 'startScenario',
  scenario: 'frozen-gate',
  characters: ['c1', 'c2'],
  level: null,
} as const;

describe('usePack and leavePack', () => {
  test('a campaign can use a pack and stop using it', () => {
    const withIt = played(party(), [use('frostlands')]);
    expect(withIt.campaign.packs).toEqual([{ id: 'frostlands', name: 'Frostlands' }]);
    expect(played(withIt, [leave('frostlands')])).toEqual(party());
  });

  test('required packs are added too, and stay while they are required', () => {
    const result = answer(party(), use('more-frost'));
    if (!result.ok) throw new Error('refused');
    expect(result.value.next.campaign.packs.map((pack) => pack.name)).toEqual([
      'Frostlands',
      'More Frost',
    ]);
    expect(result.value.events).toEqual([
      { type: 'packUsed', name: 'Frostlands' },
      { type: 'packUsed', name: 'More Frost' },
    ]);
    expect(refused(result.value.next, leave('frostlands'))).toEqual({
      code: 'packIsNeeded',
      name: 'Frostlands',
      by: 'More Frost',
    });
  });

  test('refuses unknown packs, a pack in use, and one whose required pack is missing', () => {
    expect(refused(party(), use('nowhere'))).toEqual({ code: 'noSuchPack', pack: 'nowhere' });
    expect(refused(party(), leave('frostlands')).code).toBe('packIsNotInUse');
    const withIt = played(party(), [use('frostlands')]);
    expect(refused(withIt, use('frostlands')).code).toBe('packIsInUse');
    expect(refused(party(), use('more-frost'), [more])).toEqual({
      code: 'packNeedsOthers',
      name: 'More Frost',
      missing: ['frostlands'],
    });
  });

  test('a pack with content in play cannot be removed', () => {
    const withIt = played(party(), [use('frostlands')]);
    const witch = played(withIt, [
      { type: 'addCharacter', class: 'frost-witch', name: 'Ylva', level: 1 },
    ]);
    expect(refused(witch, leave('frostlands'))).toMatchObject({ things: ['Frost Witch'] });
    const armed = played(withIt, [{ type: 'gainItem', character: 'c1', item: 700 }]);
    expect(refused(armed, leave('frostlands'))).toMatchObject({ things: ['Ice Pick'] });
    const fighting = played(withIt, [START]);
    expect(refused(fighting, leave('frostlands'))).toEqual({
      code: 'packIsInPlay',
      name: 'Frostlands',
      things: ['Frost Hound', 'Frost Hound', 'The Frozen Gate'],
    });
  });
});

describe('events, achievements, goals and quests of a pack', () => {
  const winter = aPack({ ...DRAWN, id: id('winter'), name: 'Winter' });
  const known = [winter];
  const playing = played(party(), [use('winter')], known);

  test('[EVENT-3] starting events are shuffled in, and removed with the pack', () => {
    expect(playing.campaign.party.events.road.draw).toContain(901);
    expect(playing.campaign.party.events.city.draw).not.toContain(902);
    const added = played(playing, [{ type: 'addEvent', deck: 'city', card: 902 }], known);
    expect(added.campaign.party.events.city.draw).toContain(902);
    const left = played(added, [leave('winter')], known).campaign.party.events;
    expect([...left.city.draw, ...left.road.draw].filter((card) => card > 900)).toEqual([]);
    expect(left.road.draw).toHaveLength(30);
    expect(refused(party(), { type: 'addEvent', deck: 'city', card: 902 }, known).code).toBe(
      'noSuchEvent',
    );
  });

  test('[ACHIEVEMENT-1] a gained achievement prevents removing the pack', () => {
    const gain = (scope: string, achievement: string) =>
      ({ type: 'gainAchievement', scope, achievement }) as const;
    const gained = played(
      playing,
      [gain('global', 'winter-deep'), gain('global', 'winter-over'), gain('party', 'warm-hands')],
      known,
    );
    expect(gained.campaign.party).toMatchObject({
      globalAchievements: [
        { achievement: 'city-rule-militaristic' },
        { achievement: 'winter-over', count: 1 },
      ],
      partyAchievements: [{ achievement: 'warm-hands', count: 1 }],
    });
    expect(refused(gained, gain('party', 'warm-hands'), known)).toEqual({
      code: 'achievementIsHeld',
      name: 'Warm Hands',
    });
    expect(refused(gained, leave('winter'), known)).toMatchObject({
      things: ['Winter: Over', 'Warm Hands'],
    });
    expect(refused(party(), gain('party', 'warm-hands'), known).code).toBe('noSuchAchievement');
  });

  test('[EVENT-4] events apply their outcomes, and an open event prevents removing the pack', () => {
    const open = played(playing, [{ type: 'drawEvent', deck: 'road', card: 901 }], known);
    expect(refused(open, leave('winter'), known)).toMatchObject({ things: ['road 901'] });
    expect(refused(open, { type: 'drawEvent', deck: 'road', card: 901 }, known).code).toBe(
      'eventIsOpen',
    );
    const card = eventCard(contentOf(open, known), 'road', 901);
    if (!card) throw new Error('no card');
    const { outcomes } = eventOption(open.campaign, card, 'B', null);
    const lines = outcomes.flatMap((outcome) => outcome.lines.map((line) => line.id));
    const resolved = played(
      open,
      [
        {
          ...{ type: 'resolveEvent', deck: 'road', option: 'B', card: 'bottom' },
          ...{ lines, to: [], shares: [] },
        },
      ],
      known,
    );
    expect(resolved.campaign.party.events.city.draw).toContain(902);
  });

  test('battle goals are dealt and chosen, and players decide the rest', () => {
    const fighting = played(
      playing,
      [
        { ...START, scenario: '1' },
        { type: 'chooseBattleGoal', character: 'c1', goal: 901 },
      ],
      known,
    );
    expect(refused(fighting, leave('winter'), known)).toMatchObject({ things: ['Snowman'] });
    expect(
      played(fighting, [{ type: 'judgeBattleGoal', character: 'c1', met: true }], known).scenario
        ?.records[0],
    ).toMatchObject({ battleGoal: 901, goalMet: true });
  });

  test('[QUEST-1] quests count, and players count text goals in their order', () => {
    const sent = played(playing, [{ type: 'chooseQuest', character: 'c1', quest: 901 }], known);
    const [sheet] = sent.campaign.characters;
    if (!sheet) throw new Error('nobody');
    const view = questView(sheet, contentOf(sent, known));
    expect(view?.goals.map(({ counts, isOpen }) => [counts, isOpen])).toEqual([
      ['byCounter', true],
      ['byCounter', false],
    ]);
    expect(refused(sent, leave('winter'), known)).toMatchObject({ things: ['Winter Sleep'] });
  });
});

/** The printed first scenario in a pack, with its treasure and its achievement. */
function winterScenario(): PackScenario {
  const text = JSON.stringify(aPackScenario());
  const moved = text.replaceAll('"treasure":7', '"treasure":901').replaceAll('[7]', '[901]');
  return {
    ...(JSON.parse(moved) as PackScenario),
    rewards: { partyAchievements: ['warm-hands'], gold: 4 },
  };
}

const LANGUAGES = {
  names: [{ language: 'pt-BR', partyAchievements: { 'warm-hands': 'Mãos quentes' } }],
};

test('a pack of goals, quests, events, treasures and achievements is played through', () => {
  const treasures = [
    { id: 901, scenario: id<ScenarioId>('frozen-gate'), rewards: [{ type: 'gold', value: 9 }] },
  ] as const;
  const whole = readPack(
    { ...aPack(), ...DRAWN, treasures, scenarios: [winterScenario()], ...LANGUAGES },
    shippedFile,
    [],
  );
  if (!whole.ok) throw new Error(JSON.stringify(whole.refusal));
  const known = [whole.value];
  const play = (game: Game, ...commands: readonly PlainCommand[]) => played(game, commands, known);
  let game = play(
    party(),
    use('frostlands'),
    { type: 'chooseQuest', character: 'c1', quest: 901 },
    { type: 'drawEvent', deck: 'road', card: 901 },
  );
  const goldOf = () => game.campaign.characters[0]?.gold ?? 0;
  const card = eventCard(contentOf(game, known), 'road', 901);
  const option = card && eventOption(game.campaign, card, 'A', null);
  const lines = option?.outcomes.flatMap((outcome) => outcome.lines.map((line) => line.id));
  game = play(game, {
    ...{ type: 'resolveEvent', deck: 'road', option: 'A', card: 'removed' },
    ...{ lines, to: [], shares: [] },
  });
  const before = goldOf();
  expect(before).toBeGreaterThan(0);
  game = play(game, START, { type: 'chooseBattleGoal', character: 'c1', goal: 901 });
  const hounds = monstersOf(tableOf(game)).filter(({ type }) => type === 'frost-hound');
  expect(hounds.length).toBeGreaterThan(1);
  game = play(
    game,
    { type: 'setInitiative', character: 'c1', leading: 1, second: 2 },
    { type: 'setInitiative', character: 'c2', leading: 3, second: 4 },
    { type: 'revealInitiatives' },
    { type: 'startTurn', figure: 'c1' },
    {
      type: 'beginAttack',
      ...{ attacker: 'c1', base: 60, ranged: false, range: null },
      targets: [{ figure: hounds[0]?.id }],
    },
    { type: 'enterForAttack', target: hounds[0]?.id, cards: ['+0'] },
    { type: 'applyAttack' },
  );
  for (const { room, revealed } of tableOf(game).rooms) {
    if (!revealed) game = play(game, { type: 'revealRoom', room, by: 'c1' });
  }
  const chest = tableOf(game).tokens.find(({ kind }) => kind === 'treasure');
  expect(chest).toMatchObject({ treasure: 901 });
  game = play(
    game,
    { type: 'lootTokens', figure: 'c1', tokens: [chest?.id] },
    { type: 'judgeBattleGoal', character: 'c1', met: true },
    { type: 'finishScenario', won: true },
    { type: 'leaveScenario' },
  );
  const [hilda] = game.campaign.characters;
  expect(hilda).toMatchObject({ checkMarks: 1, quest: { quest: 901, counters: [1, 0] } });
  expect(goldOf()).toBeGreaterThanOrEqual(before + 9 + 4);
  expect(game.campaign.completed).toEqual(['frozen-gate']);
  expect(game.campaign.party).toMatchObject({
    treasures: [901],
    partyAchievements: [{ achievement: 'warm-hands', count: 1 }],
    events: { road: { removed: [901] } },
  });
  const brazilian = new EditionNames({ language: 'pt-BR' });
  brazilian.learn(known);
  const called = contentWithPacks(shippedFile, known, ['frostlands'], (files) =>
    brazilian.translate(files),
  );
  expect(called.achievements().party.at(-1)?.name).toBe('Mãos quentes');
  expect(called.treasure(901)?.rewards).toEqual([{ type: 'gold', value: 9 }]);
  expect(troubleWithGame(game)).toBeNull();
});

const BEGUN = [{ type: 'revealInitiatives' }, { type: 'startTurn', figure: 'c1' }] as const;

describe('conditions of a pack', () => {
  const winter = aPack({ conditions: CONDITIONS_OF_PACK, id: id('winter'), name: 'Winter' });
  const known = [winter];
  const fighting = played(
    party(),
    [
      use('winter'),
      { ...START, scenario: '1' },
      { type: 'setInitiative', character: 'c1', leading: 10, second: 20 },
      { type: 'setInitiative', character: 'c2', leading: 90, second: 91 },
      { type: 'addCondition', figure: 'c1', condition: 'own-frostbite' },
      { type: 'addCondition', figure: 'c1', condition: 'own-doom' },
    ],
    known,
  );
  const hitPoints = (game: Game) =>
    game.scenario?.figures.find((figure) => figure.id === 'c1')?.hitPoints ?? 0;

  test('[OWN-7] act at the start and at the end of a turn', () => {
    const whole = hitPoints(fighting);
    const acting = played(fighting, BEGUN, known);
    expect(hitPoints(acting)).toBe(whole - 1);
    const ended = played(acting, [{ type: 'endTurn', figure: 'c1' }], known);
    expect(hitPoints(ended)).toBe(whole - 4);
    expect(troubleWithGame(ended)).toBeNull();
    const names = ended.scenario?.figures.find((figure) => figure.id === 'c1')?.conditions;
    expect(names?.map(({ name }) => name)).toEqual(['own-doom']);
  });

  test('[OWN-7] a character exhausted at the end of its turn does not block the next turn', () => {
    const weak = played(
      fighting,
      [
        { type: 'correctHitPoints', figure: 'c1', hitPoints: 2 },
        ...BEGUN,
        { type: 'endTurn', figure: 'c1' },
      ],
      known,
    );
    expect(hitPoints(weak)).toBe(0);
    expect(weak.scenario?.phase).not.toMatchObject({ active: 'c1' });
  });

  test('[NEGATE-1] a character can lose a card instead of fatal damage at the end of its turn', () => {
    const hurt = { type: 'correctHitPoints', figure: 'c1', hitPoints: 2 } as const;
    const weak = played(fighting, [hurt, ...BEGUN], known);
    const endTurn = commandOf({ type: 'endTurn', figure: 'c1' });
    const fatal = fatalDamage(weak, endTurn, contentOf(weak, known));
    expect(fatal).toMatchObject({ source: 'condition', amount: 3 });
    const [way] = fatal?.preventions ?? [];
    expect(way?.commands).toEqual([{ ...endTurn, negate: 'oneFromHand' }]);
    expect(hitPoints(played(weak, way?.commands ?? [], known))).toBe(1);
  });

  test('prevent removing the pack, still work without it, but cannot be added then', () => {
    expect(refused(fighting, leave('winter'), known)).toMatchObject({
      things: ['Frostbite', 'Doom'],
    });
    const acting = played(fighting, BEGUN, []);
    expect(hitPoints(acting)).toBe(hitPoints(fighting) - 1);
    const give = { type: 'addCondition', figure: 'c2', condition: 'own-blur' } as const;
    expect(refused(fighting, give, [])).toMatchObject({
      ...{ code: 'contentIsMissing', kind: 'condition', gone: ['Winter'] },
    });
    const off = { type: 'removeCondition', figure: 'c1', condition: 'own-doom' } as const;
    const without = played(fighting, [off], []).scenario?.figures.find(
      ({ id: each }) => each === 'c1',
    );
    expect(without?.conditions).toHaveLength(1);
  });
});

describe('monsters of a pack', () => {
  test('are refused with the name of the pack while the pack is not used', () => {
    expect(refused(party(), START)).toEqual({
      code: 'contentIsMissing',
      kind: 'scenario',
      id: 'frozen-gate',
      name: 'The Frozen Gate',
      switchedOff: 'Frostlands',
      gone: [],
    });
    const add = { type: 'addCharacter', class: 'frost-witch', name: 'Ylva', level: 1 } as const;
    expect(refused(party(), add)).toMatchObject({ switchedOff: 'Frostlands' });
    // Ids that no pack defines are refused.
    expect(refused(party(), { ...add, class: 'yeti' }).code).toBe('noSuchClass');
  });

  test('draw their own cards and have their own stats', () => {
    const game = played(party(), [
      use('frostlands'),
      START,
      { type: 'setInitiative', character: 'c1', leading: 10, second: 20 },
      { type: 'setInitiative', character: 'c2', leading: 90, second: 91 },
      { type: 'revealInitiatives' },
    ]);
    const [deck] = game.scenario?.abilityDecks ?? [];
    expect(deck?.deck).toBe('frost-hound');
    expect(deck?.current).toBeGreaterThan(9000);
    expect(game.scenario?.sleeves.map(({ type }) => type)).toEqual(['frost-hound']);
  });
});

describe('a campaign with a missing pack', () => {
  const running = played(party(), [
    use('frostlands'),
    { type: 'gainItem', character: 'c1', item: 700 },
    { type: 'addCharacter', class: 'frost-witch', name: 'Ylva', level: 2 },
    { ...START, characters: ['c1', 'c3'] },
    { type: 'setInitiative', character: 'c1', leading: 10, second: 20 },
    { type: 'setInitiative', character: 'c3', leading: 90, second: 91 },
    { type: 'revealInitiatives' },
  ]);

  test('names the missing content and keeps all state', () => {
    expect(missingContent(running, contentOf(running, []))).toEqual({
      packs: [{ id: 'frostlands', name: 'Frostlands' }],
      monsters: ['frost-hound'],
      classes: ['frost-witch'],
      scenarios: ['frozen-gate'],
    });
    expect(missingItems(running.campaign, contentOf(running, []))).toEqual([700]);
    expect(missingContent(running, contentOf(running))).toEqual({
      packs: [],
      monsters: [],
      classes: [],
      scenarios: [],
    });
  });

  test('refuses commands that need the content, with the name of the pack', () => {
    const gone = { code: 'contentIsMissing', switchedOff: null, gone: ['Frostlands'] };
    expect(
      refused(
        running,
        {
          type: 'addMonster',
          monster: 'frost-hound',
          rank: 'normal',
          standee: null,
          at: null,
          origin: 'placed',
          side: 'enemies',
        },
        [],
      ),
    ).toMatchObject({ ...gone, kind: 'monster', id: 'frost-hound' });
    expect(refused(running, { type: 'shuffleAbilityDeck', deck: 'frost-hound' }, [])).toMatchObject(
      { ...gone, kind: 'abilityDeck' },
    );
    expect(refused(running, { type: 'useItem', character: 'c1', item: 700 }, [])).toMatchObject({
      ...gone,
      kind: 'item',
      id: '700',
    });
  });

  test('still allows damage, conditions and turns', () => {
    const hound = running.scenario?.figures.find((figure) => figure.kind === 'monster');
    const after = played(
      running,
      [
        { type: 'sufferDamage', figure: hound?.id, amount: 1, negate: null },
        { type: 'addCondition', figure: hound?.id, condition: 'poison' },
      ],
      [],
    );
    const hurt = after.scenario?.figures.find((figure) => figure.id === hound?.id);
    expect(hurt?.hitPoints).toBe((hound?.hitPoints ?? 0) - 1);
  });

  test('is complete again after the pack is imported', () => {
    expect(contentOf(running).monster('frost-hound')).not.toBeNull();
    expect(refused(running, leave('frostlands')).code).toBe('packIsInPlay');
    // Without the pack the campaign may stop using it; its content stays in the game.
    const without = played(running, [leave('frostlands')], []);
    expect(without.scenario).toEqual(running.scenario);
  });

  test('stays valid after random commands', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = seeded(seed);
        let now = running;
        let [packs, content] = [now.campaign.packs, contentOf(now, [])];
        for (let step = 0; step < 60; step += 1) {
          if (now.campaign.packs !== packs)
            [packs, content] = [now.campaign.packs, contentOf(now, [])];
          const result = apply(now, randomCommand(now, random), random, content);
          if (result.ok) now = result.value.next;
        }
        expect(troubleWithGame(now)).toBeNull();
      }),
      { numRuns: 25 },
    );
  });

  test('stays valid after random commands with a changed pack', () => {
    const [monster] = frostlands().monsters ?? [];
    const [deck] = frostlands().abilityDecks ?? [];
    if (!monster || !deck) throw new Error('an empty pack');
    const cards = deck.cards.map((card, index) => ({ ...card, id: 1 + index }));
    const changed = aPack({
      monsters: [{ ...monster, standees: 1 }],
      abilityDecks: [{ ...deck, cards }],
    });
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = seeded(seed);
        let now = running;
        let [packs, content] = [now.campaign.packs, contentOf(now, [changed])];
        for (let step = 0; step < 60; step += 1) {
          if (now.campaign.packs !== packs)
            [packs, content] = [now.campaign.packs, contentOf(now, [changed])];
          const result = apply(now, randomCommand(now, random), random, content);
          if (result.ok) now = result.value.next;
        }
        expect(troubleWithGame(now)).toBeNull();
      }),
      { numRuns: 25 },
    );
  });
});
