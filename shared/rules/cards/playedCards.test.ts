import { describe, expect, test } from 'vitest';
import { charactersOf, findFigure } from '../figures/figures';
import { id, type ClassId } from '../../ids';
import type { Character, Game } from '../../state';
import { CONTENT, inScenario, played, tableOf, type PlainCommand } from '../../testing/play';
import { cardsInDoubt, cardsInTurn, linesAlong, openLinesIn } from './playedCards';

/** Two cards of the level 1 Brute with initiatives that none of its other cards has. */
const CARDS = CONTENT.classCards('brute').filter(
  ({ level, initiative }, _, all) =>
    (level === 1 || level === 'X') &&
    all.filter((card) => card.initiative === initiative).length === 1,
);
const [LEADING, SECOND] = CARDS;

/** The Brute's turn with these two cards. */
function brutesTurn(leading = LEADING?.initiative ?? 0, second = SECOND?.initiative ?? 0): Game {
  return played(inScenario(), [
    { type: 'setInitiative', character: 'c1', leading, second },
    { type: 'setInitiative', character: 'c2', leading: 99, second: null },
    { type: 'revealInitiatives' },
    ...untilBrute(leading),
  ]).game;
}

/** Monsters may act first. */
function untilBrute(leading: number): readonly PlainCommand[] {
  return leading > 0 ? [{ type: 'correctInitiative', block: 'c1', initiative: leading }] : [];
}

function acting(game: Game): Game {
  let now = game;
  for (let turn = 0; turn < 20; turn += 1) {
    const { phase } = tableOf(now);
    if (phase.name !== 'turns') break;
    if (phase.active === id('c1')) return now;
    const waiting = phase.order
      .flatMap(({ turns }) => turns)
      .find(({ state }) => state === 'waiting');
    const command: PlainCommand =
      phase.active === null
        ? { type: 'startTurn', figure: waiting?.figure }
        : { type: 'endTurn', figure: phase.active };
    now = played(now, [command]).game;
  }
  throw new Error('The Brute never acts.');
}

function halves(game: Game) {
  const character = findFigure(tableOf(game), id('c1')) as Character;
  const sheet = game.campaign.characters.find(({ id: each }) => each === character.sheet);
  return cardsInTurn(tableOf(game), CONTENT, character, sheet)?.halves ?? null;
}

describe('cardsInTurn', () => {
  test('[INIT-1] two initiatives identify two cards with four halves', () => {
    const found = halves(acting(brutesTurn())) ?? [];
    expect(found.map(({ card, half }) => [card.id, half])).toEqual([
      [LEADING?.id, 'top'],
      [LEADING?.id, 'bottom'],
      [SECOND?.id, 'top'],
      [SECOND?.id, 'bottom'],
    ]);
    expect(found.every(({ lines }) => lines.length > 0)).toBe(true);
  });

  test('[INIT-1] with an unknown leading initiative only the second card can be played', () => {
    const all = CONTENT.classCards('brute').map(({ initiative }) => initiative);
    const [none, another] = [...Array(99).keys()].filter((each) => each > 0 && !all.includes(each));
    const found = halves(acting(brutesTurn(none))) ?? [];
    expect(found.map(({ card, half }) => [card.id, half])).toEqual([
      [SECOND?.id, 'top'],
      [SECOND?.id, 'bottom'],
    ]);
    expect(halves(acting(brutesTurn(none, another)))).toBeNull();
  });

  test('[INIT-1] with an unknown second initiative only the first card can be played', () => {
    const all = CONTENT.classCards('brute').map(({ initiative }) => initiative);
    const none = [...Array(99).keys()].find((each) => each > 0 && !all.includes(each));
    const found = halves(acting(brutesTurn(LEADING?.initiative, none))) ?? [];
    expect(found.map(({ card, half }) => [card.id, half])).toEqual([
      [LEADING?.id, 'top'],
      [LEADING?.id, 'bottom'],
    ]);
  });

  test('[TURN-3] playing a top half rules out its bottom half and the other top half', () => {
    const game = acting(brutesTurn());
    const line = halves(game)?.[0]?.lines[0]?.ref;
    const mark = { type: 'markLines', figure: 'c1', lines: [line], state: 'done' } as const;
    const found = halves(played(game, [mark]).game) ?? [];
    expect(found.map(({ isOut }) => isOut)).toEqual([false, true, true, false]);
    expect(found[0]?.lines[0]?.state).toBe('done');
  });

  test('an initiative of no card asks no question', () => {
    expect(halves(acting(brutesTurn(1, 2)))).toBeNull();
  });
});

describe('cardsInDoubt', () => {
  const sameInitiative = CONTENT.classCards('tinkerer').filter(
    ({ initiative }) => initiative === 74,
  );
  const owner = (leading: number, second: number | null) => {
    const game = inScenario();
    const [character] = charactersOf(tableOf(game));
    const [sheet] = game.campaign.characters;
    if (!character || !sheet) throw new Error('Nobody plays.');
    const initiative = { longRest: false, leading, second } as const;
    const played = id<ClassId>('tinkerer');
    return {
      character: { ...character, class: played, initiative },
      sheet: { ...sheet, class: played, level: 9 },
    };
  };

  test('[INIT-1] lists both cards that share an initiative, next to a certain one', () => {
    expect(sameInitiative).toHaveLength(2);
    const sure = CONTENT.classCards('tinkerer').find(
      ({ initiative }, _, all) => all.filter((each) => each.initiative === initiative).length === 1,
    );
    const { character, sheet } = owner(74, sure?.initiative ?? 0);
    expect(cardsInDoubt(CONTENT, character, sheet)).toEqual({ several: sameInitiative, none: [] });
    const turned = owner(sure?.initiative ?? 0, 74);
    expect(cardsInDoubt(CONTENT, turned.character, turned.sheet).several).toEqual(sameInitiative);
  });

  test('[INIT-1] a known hand leaves no doubt', () => {
    const { character, sheet } = owner(74, null);
    const hand = sameInitiative.slice(0, 1).map(({ id: card }) => card);
    expect(cardsInDoubt(CONTENT, character, { ...sheet, hand }).several).toEqual([]);
    expect(cardsInDoubt(CONTENT, character, undefined).several).toEqual([]);
  });

  test('[INIT-1] lists an initiative that no card has', () => {
    const all = CONTENT.classCards('tinkerer').map(({ initiative }) => initiative);
    const none = [...Array(99).keys()].find((each) => each > 0 && !all.includes(each)) ?? 0;
    const { character, sheet } = owner(none, 74);
    expect(cardsInDoubt(CONTENT, character, sheet)).toEqual({
      several: sameInitiative,
      none: [none],
    });
    const turn = cardsInTurn(tableOf(inScenario()), CONTENT, character, sheet);
    expect(turn?.halves).toEqual([]);
    expect(turn?.defaults.map(({ half }) => half)).toEqual(['top', 'bottom']);
  });
});

describe('linesAlong', () => {
  test('[TURN-3] includes unconditional gains of a half with its other abilities', () => {
    const [bash] = CARDS.filter(({ initiative }) => initiative === 15);
    const found = halves(acting(brutesTurn(15)));
    const half = found?.find((each) => each.card.id === bash?.id && each.half === 'top');
    const [attack, experience] = half?.lines ?? [];
    if (!found || !attack || !experience) throw new Error('Its lines are not known.');
    const along = linesAlong({ halves: found, defaults: [] }, attack);
    expect(along.map(({ printed }) => printed.type)).toEqual(['experience']);
    expect(linesAlong({ halves: found, defaults: [] }, experience)).toEqual([]);
  });
});

describe('end of turn', () => {
  test('[TURN-3] a card with a played lost half is lost, the other card is discarded', () => {
    const lost = CARDS.find(({ top }) => top.lost === true && !top.active);
    const other = CARDS.find((card) => card !== lost);
    if (!lost || !other) throw new Error('The Brute has no such cards.');
    const cards = { hand: 6, discard: 0, lost: 0, active: 0 };
    const told = played(inScenario(), [
      { type: 'countCards', figure: 'c1', cards },
      {
        type: 'setInitiative',
        character: 'c1',
        leading: lost.initiative,
        second: other.initiative,
      },
      { type: 'setInitiative', character: 'c2', leading: 99, second: null },
      { type: 'revealInitiatives' },
    ]).game;
    const line = { kind: 'classCard', card: lost.id, half: 'top', line: 0 };
    const { game } = played(acting(told), [
      { type: 'markLines', figure: 'c1', lines: [line], state: 'done' },
      { type: 'endTurn', figure: 'c1' },
    ]);
    expect(findFigure(tableOf(game), id('c1'))).toMatchObject({
      cards: { hand: 4, chosen: 0, discard: 1, lost: 1 },
    });
  });
});

test("[TURN-3] abilities that only trigger in another figure's turn do not keep the turn open", () => {
  // Eye for an Eye: retaliate, and experience for it.
  const eye = CONTENT.classCards('brute').find(({ id: card }) => card === 2)?.initiative ?? 0;
  const found = halves(acting(brutesTurn(eye, LEADING?.initiative))) ?? [];
  const begun = found.map((half) => ({ ...half, isBegun: true }));
  const late = begun.flatMap(({ lines }) =>
    lines.filter(({ printed }) => printed.when?.includes('youRetaliate')),
  );
  expect(late).toHaveLength(1);
  const open = openLinesIn({ halves: begun, defaults: [] });
  expect(open.length).toBeGreaterThan(0);
  expect(open).not.toContain(late[0]);
});
