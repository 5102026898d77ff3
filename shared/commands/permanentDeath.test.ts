/** Permanent death, from the choice in the campaign to the new character. */
import { describe, expect, test } from 'vitest';
import { id, type FigureId } from '../ids';
import { unreplaced } from '../rules/campaign/characters/fallen';
import { findFigure } from '../rules/figures/figures';
import type { Character, Game } from '../state';
import { CONTENT, party, played, refused, tableOf, type PlainCommand } from '../testing/play';
import { nextAct } from './round/nextAct';

const START = { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: 1 } as const;
const GUARD = 'bandit-guard-1';

function brute(game: Game, figure = 'c1'): Character {
  const found = findFigure(tableOf(game), id<FigureId>(figure));
  if (found?.kind !== 'character') throw new Error(`${figure} does not play.`);
  return found;
}

/** The turn of the first character in a scenario with permanent death. */
function inTurn(isOn = true, before: readonly PlainCommand[] = []): Game {
  return played(party(), [
    { type: 'setPermanentDeath', isOn },
    ...before,
    START,
    { type: 'setInitiative', character: 'c1', leading: 1, second: null },
    { type: 'setInitiative', character: 'c2', leading: 2, second: null },
    { type: 'revealInitiatives' },
    { type: 'startTurn', figure: 'c1' },
  ]).game;
}

const kill = (figure: string) =>
  ({ type: 'sufferDamage', figure, amount: 99, negate: null }) as const;
const exhaust = (figure: string) => ({ type: 'exhaust', figure }) as const;
const LOST = [
  { type: 'finishScenario', won: false },
  { type: 'leaveScenario' },
] as const satisfies readonly PlainCommand[];

describe('in a scenario', () => {
  test('[VARIANT-2] a character without hit points dies and its turn ends', () => {
    const { game, events } = played(inTurn(), [kill('c1')]);
    expect(brute(game)).toMatchObject({ isDead: true, exhausted: true, hitPoints: 0, at: null });
    expect(events.map(({ type }) => type)).toContain('characterKilled');
    expect(events.map(({ type }) => type)).not.toContain('exhausted');
    expect(tableOf(game).phase).toMatchObject({ active: 'c2' });
  });

  test.each([
    { type: 'correctHitPoints', figure: 'c1', hitPoints: 5 },
    { type: 'healFigure', figure: 'c1', amount: 5 },
    { type: 'levelUp', character: 'c1', card: null },
  ] as const)('[VARIANT-2] the dead are not revived and do not level up: $type', (command) => {
    const game = played(inTurn(), [kill('c1')]).game;
    expect(refused(game, command).code).toMatch(/figureIsDown|characterIsPlaying/);
  });

  test('[VARIANT-3] an exhausted character keeps its hit points and can be hit and healed', () => {
    const game = played(inTurn(), [exhaust('c1')]).game;
    const { hitPoints } = brute(game);
    expect(brute(game)).toMatchObject({ exhausted: true, initiative: null });
    expect(hitPoints).toBe(brute(inTurn()).hitPoints);
    const hit = played(game, [
      { type: 'sufferDamage', figure: 'c1', amount: 3, negate: null },
    ]).game;
    expect(brute(hit).hitPoints).toBe(hitPoints - 3);
    const healed = played(hit, [{ type: 'healFigure', figure: 'c1', amount: 2 }]).game;
    expect(brute(healed).hitPoints).toBe(hitPoints - 1);
  });

  const acts: readonly PlainCommand[] = [
    {
      ...{ type: 'beginAttack', attacker: 'c1', base: 3, ranged: false, range: null },
      targets: [{ figure: GUARD }],
    },
    { type: 'moveFigure', figure: 'c1', path: [{ q: 0, r: 0 }], movement: 'walk', points: 1 },
    { type: 'useItem', character: 'c1', item: 1 },
  ];

  test.each(acts)('[VARIANT-3] an exhausted character cannot act: $type', (command) => {
    const owned = [{ type: 'gainItem', character: 'c1', item: 1 }] as const;
    const game = played(inTurn(true, owned), [exhaust('c1')]).game;
    expect(['figureIsDown', 'itemNotNow']).toContain(refused(game, command).code);
  });

  test('[VARIANT-3] an exhausted character chooses no initiative', () => {
    const game = played(party(), [
      { type: 'setPermanentDeath', isOn: true },
      START,
      exhaust('c1'),
    ]).game;
    expect(nextAct(tableOf(game), CONTENT)).toMatchObject({ missing: ['c2'] });
    const chosen = { type: 'setInitiative', character: 'c1', leading: 15, second: null } as const;
    expect(refused(game, chosen).code).toBe('figureIsDown');
  });

  test('[VARIANT-3] a correction changes its hit points but does not bring it back', () => {
    const game = played(inTurn(), [exhaust('c1')]).game;
    const corrected = played(game, [{ type: 'correctHitPoints', figure: 'c1', hitPoints: 4 }]).game;
    expect(brute(corrected)).toMatchObject({ hitPoints: 4, exhausted: true });
  });

  test('[VARIANT-3] an exhausted character without hit points dies', () => {
    const game = played(inTurn(), [exhaust('c1'), kill('c1')]).game;
    expect(brute(game)).toMatchObject({ isDead: true, hitPoints: 0 });
  });

  test('[VARIANT-4] the round is played to its end once all characters are exhausted', () => {
    const { game, events } = played(inTurn(), [exhaust('c1'), exhaust('c2')]);
    expect(tableOf(game)).toMatchObject({ decided: { won: false }, phase: { name: 'turns' } });
    expect(events.filter(({ type }) => type === 'scenarioDecided')).toHaveLength(1);
    expect(tableOf(game).phase).toMatchObject({
      active: expect.stringMatching(/^bandit/) as string,
    });
    expect(nextAct(tableOf(game), CONTENT).kind).not.toBe('loseScenario');
  });

  test('[VARIANT-4] the scenario ends with the last death', () => {
    const game = played(inTurn(), [exhaust('c1'), exhaust('c2'), kill('c1'), kill('c2')]).game;
    expect(tableOf(game).phase).toEqual({ name: 'over', won: false });
  });

  test('[EXHAUST-1] without the variant nothing stays and nobody dies', () => {
    const game = played(inTurn(false), [kill('c1'), exhaust('c2')]).game;
    expect(brute(game).isDead).toBeUndefined();
    expect(brute(game, 'c2')).toMatchObject({ hitPoints: 0, at: null });
    expect(tableOf(game).phase).toEqual({ name: 'over', won: false });
  });
});

describe('in the campaign', () => {
  const items = [{ type: 'gainItem', character: 'c1', item: 1 }] as const;
  const over = () => played(inTurn(true, items), [kill('c1'), ...LOST]);

  test('[VARIANT-2] the sheet of the dead leaves with items, money and quest', () => {
    const { game, events } = over();
    expect(game.campaign.characters.map((sheet) => sheet.id as string)).not.toContain('c1');
    expect(game.campaign.retired).toEqual([]);
    expect(events).toContainEqual({
      ...{ type: 'characterDied', rule: 'VARIANT-2' },
      name: party().campaign.characters[0]?.name,
    });
  });

  test('[VARIANT-2] the campaign asks for a new character until its player has one', () => {
    const { game } = over();
    expect(unreplaced(game.campaign)).toHaveLength(1);
    const next = played(game, [
      { type: 'createCharacter', class: 'brute', name: 'Ilda', level: 1 },
    ]).game;
    expect(unreplaced(next.campaign)).toEqual([]);
    expect(next.campaign.fallen).toHaveLength(1);
  });

  test('[VARIANT-4] an exhausted character that stands at the end survives with its gains', () => {
    const game = played(inTurn(), [
      { type: 'gainExperience', figure: 'c1', amount: 3 },
      exhaust('c1'),
      ...LOST,
    ]).game;
    expect(game.campaign.characters.find((sheet) => (sheet.id as string) === 'c1')).toMatchObject({
      experience: 3,
    });
    expect(game.campaign.fallen).toBeUndefined();
  });

  test('[VARIANT-2] is switched off again for the next scenario', () => {
    const off = played(party(), [
      { type: 'setPermanentDeath', isOn: true },
      { type: 'setPermanentDeath', isOn: false },
      START,
    ]).game;
    expect([off.campaign, off.scenario].some((part) => part && 'permanentDeath' in part)).toBe(
      false,
    );
  });
});
