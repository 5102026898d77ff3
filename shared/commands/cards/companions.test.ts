import { describe, expect, test } from 'vitest';
import { halfLines } from '../../rules/cards/lines/cardLines';
import { isColourTaken } from '../../rules/figures/summons';
import type { Game } from '../../state';
import {
  asked,
  characterOf,
  lineOf,
  MONSTERS,
  plays,
  tableAs,
  withActive,
} from '../../testing/cardTurn';
import { CONTENT, commandOf, played, refused, tableOf } from '../../testing/play';
import { apply, EMPTY_GAME } from '../apply';
import { whyNotLine } from './lines/whyNotLine';
import { seeded } from '../../testing/seeded';

const [A] = MONSTERS as [string];

/** A scenario of a character with a companion, at level 3. */
function started(): Game {
  const setUp = [
    { type: 'newCampaign', name: 'Tuesdays' },
    { type: 'unlockClass', class: 'two-mini' },
    { type: 'addCharacter', class: 'two-mini', name: 'Vela', level: 3 },
    { type: 'addCharacter', class: 'brute', name: 'Hilda', level: 1 },
  ];
  const game = setUp.reduce((now: Game, command) => {
    const result = apply(now, commandOf(command as never), seeded(1), CONTENT);
    return result.ok ? result.value.next : now;
  }, EMPTY_GAME);
  const characters = game.campaign.characters.map(({ id }) => id);
  const start = { type: 'startScenario', scenario: '1', characters, level: null, anyway: true };
  return played(game, [start as never]).game;
}

/** The bear and a wolf of the class beside c1. */
function withBear(): Game {
  const places = { c1: [1, 1], c2: [0, 0], [A]: [2, 1] } as const;
  const table = tableAs('two-mini', places);
  const summon = {
    ...{ type: 'addSummon', owner: 'c1', colour: 'green', hitPoints: 4, attack: 2, move: 3 },
    ...{ range: 0, shield: 0, retaliate: 0, flying: false, attackEffects: [], at: null },
  };
  const both = played(table, [
    { ...summon, name: 'Tattered Wolf', card: 480 } as never,
    { ...summon, name: 'Bear', colour: 'blue', at: { q: 1, r: 2 } } as never,
  ]).game;
  const scenario = tableOf(both);
  const figures = scenario.figures.map((each) =>
    each.kind === 'summon' && each.name === 'Bear' ? { ...each, companion: true as const } : each,
  );
  return { ...both, scenario: { ...scenario, figures } };
}

const bearOf = (game: Game) =>
  tableOf(game).figures.find((each) => each.kind === 'summon' && each.companion);

describe('a companion', () => {
  test('[SUMMON-3] is in play from the start with the hit points of its owner’s level', () => {
    const game = started();
    expect(bearOf(game)).toMatchObject({
      ...{ name: 'Bear', hitPoints: 14, maxHitPoints: 14, attack: 2, move: 3, range: 0 },
      ...{ cameInRound: 0, card: null },
    });
    expect(isColourTaken(tableOf(game), 'blue')).toBe(false);
  });

  test('[TURN-3] is the figure of every command, and no other summon is asked for', () => {
    const cards = CONTENT.cardLines('two-mini' as never)?.cards ?? [];
    const commands = cards.flatMap(({ id: card }) =>
      (['top', 'bottom'] as const).flatMap((half) =>
        (halfLines(CONTENT.cardLines('two-mini' as never), card, half) ?? []).flatMap((line) =>
          line.action?.kind === 'grant' && line.printed.type === 'command'
            ? [{ card, half, place: line.ref.line }]
            : [],
        ),
      ),
    );
    expect(commands.length).toBe(31);
    const game = withBear();
    for (const { card, half, place } of commands) {
      const found = asked(game, { ...lineOf(game, card, half, 0), ...lineAt(card, half, place) });
      const actor = found.needs === null ? bearOf(game)?.id : found.actor;
      expect(actor, `${String(card)} ${half}`).toBe(bearOf(game)?.id);
    }
  });

  test('[TURN-3] attacks with the bonus for commands', () => {
    const game = withActive(withBear(), [{ card: 495, half: 'bottom', lasts: 'round' }]);
    const line = lineOf(game, 482, 'bottom', 0);
    const begun = plays(game, line, { within: [{ targets: [A] as never }] });
    expect(tableOf(begun).attack).toMatchObject({ attacker: bearOf(game)?.id, base: 3 });
  });

  test('[SUMMON-4] that was killed cannot be killed again, and its commands ask for nobody', () => {
    const game = withBear();
    const bear = bearOf(game);
    if (!bear) throw new Error('There is no bear.');
    const kill = { type: 'sufferDamage', figure: bear.id, amount: 99, negate: null } as const;
    const dead = played(game, [kill]).game;
    expect(bearOf(dead)).toBeUndefined();
    expect(refused(dead, kill)).toEqual({ code: 'noSuchFigure', figure: bear.id });
    const line = lineOf(dead, 482, 'bottom', 0);
    const figure = characterOf(dead);
    const table = { scenario: tableOf(dead), content: CONTENT, figure, lasts: 'round' } as const;
    expect(whyNotLine(line, { ...table, answers: {} })?.code).toBe('nobodyToChoose');
  });
});

function lineAt(card: number, half: 'top' | 'bottom', place: number) {
  const lines = halfLines(CONTENT.cardLines('two-mini' as never), card, half) ?? [];
  return lines.find(({ ref }) => ref.line === place);
}
