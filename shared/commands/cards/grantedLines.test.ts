/** Lines of class cards by which others act, and what the table counts and adds for them. */
import { describe, expect, test } from 'vitest';
import { id, type FigureId } from '../../ids';
import { halfLines, type CardHalf, type HalfLine } from '../../rules/cards/lines/cardLines';
import { cardsInTurn } from '../../rules/cards/playedCards';
import { offersInEffect } from '../../rules/cards/offersInEffect';
import { newPiles } from '../../rules/figures/hand/cardPiles';
import { findFigure } from '../../rules/figures/figures';
import { lineIn, turnOf } from '../../rules/order/playedLines';
import type { ActiveHalf, Character, Figure, Game, Scenario } from '../../state';
import { hex, onlyWith, placed, withConditions } from '../../testing/placing';
import { CONTENT, inTurns, played, refused, tableOf } from '../../testing/play';
import { commandsOfLine } from './lines/lineCommands';
import type { LineAnswers } from './lines/lineAnswers';
import type { Subcommand } from '../monsters/lineActions';
import { lineTargets } from './lines/lineTargets';

const FIRST = played(inTurns(), [{ type: 'startTurn', figure: 'c1' }]).game;
const GUARD = tableOf(FIRST).figures.find(({ kind }) => kind === 'monster')?.id ?? id('nobody');
/** The Brute's turn on the board, with the Scoundrel and a guard beside it. */
const GAME: Game = {
  ...FIRST,
  scenario: placed(
    onlyWith(tableOf(played(FIRST, [{ type: 'useBoard', inUse: true }]).game), ['c1', 'c2', GUARD]),
    { c1: [1, 2], c2: [1, 3], [GUARD]: [2, 2] },
  ),
};

function lineOf(of: string, card: number, half: CardHalf, place = 0): HalfLine {
  const line = halfLines(CONTENT.cardLines(id(of)), card, half)?.[place];
  if (!line) throw new Error('no such line');
  return line;
}

function brute(game: Game): Character {
  return findFigure(tableOf(game), id('c1')) as Character;
}

function ask(line: HalfLine, answers: LineAnswers = {}, game: Game = GAME) {
  const scenario = tableOf(game);
  const figure = brute(game);
  return commandsOfLine(line, { scenario, content: CONTENT, figure, answers, lasts: 'round' });
}

function subcommands(
  line: HalfLine,
  answers: LineAnswers,
  game: Game = GAME,
): readonly Subcommand[] {
  const asked = ask(line, answers, game);
  if (asked.needs !== null) throw new Error(`needs ${asked.needs}`);
  return asked.commands;
}

function does(line: HalfLine, answers: LineAnswers, game: Game = GAME): Game {
  const { ref } = line;
  const lines = [{ line: ref, subcommands: subcommands(line, answers, game) }];
  return played(game, [{ type: 'playLines', figure: 'c1', lines }]).game;
}

function changed(game: Game, figure: string, change: Partial<Figure>): Game {
  const scenario = tableOf(game);
  const figures = scenario.figures.map((each) =>
    each.id === figure ? ({ ...each, ...change } as Figure) : each,
  );
  return { ...game, scenario: { ...scenario, figures } };
}

const ally: FigureId = id('c2');

describe('an ability that lets another figure act', () => {
  const attack = lineOf('sun', 178, 'bottom');

  test('[TURN-3] asks for the attacker and the target, then starts that attack', () => {
    expect(ask(attack)).toMatchObject({ needs: 'targets', actor: 'c1', action: { kind: 'grant' } });
    const asked = ask(attack, { targets: [ally] });
    expect(asked).toMatchObject({ needs: 'targets', actor: ally, within: [0] });
    const answers = { targets: [ally], within: [{ targets: [GUARD] }] };
    expect(tableOf(does(attack, answers)).attack).toMatchObject({
      attacker: ally,
      base: 4,
      targets: [{ figure: GUARD }],
    });
  });

  test('[TURN-1] without it no figure attacks out of turn', () => {
    const [begin] = subcommands(attack, { targets: [ally], within: [{ targets: [GUARD] }] });
    if (begin?.type !== 'beginAttack') throw new Error('Nobody attacks.');
    expect(refused(GAME, begin)).toMatchObject({ code: 'notItsTurn' });
  });

  test('[MOVE-1] asks for the path and moves the figure with the printed points', () => {
    const move = lineOf('sun', 181, 'top');
    expect(ask(move, { targets: [ally] })).toMatchObject({ needs: 'path', mover: ally });
    const paths = [{ figure: ally, path: [hex([0, 3])] }];
    expect(subcommands(move, { targets: [ally], within: [{ paths }] })).toMatchObject([
      { type: 'moveFigure', figure: ally, points: 4 },
    ]);
  });

  test('[TURN-3] an enemy attacks another enemy with the printed value', () => {
    const line = lineOf('music-note', 368, 'bottom');
    const two = played(GAME, [
      {
        ...{ type: 'addMonster', monster: 'bandit-guard', rank: 'normal', standee: null },
        ...{ origin: 'placed', side: 'enemies', at: { q: 2, r: 1 } },
      },
    ]).game;
    const other = tableOf(two).figures.at(-1)?.id ?? GUARD;
    const scenario = tableOf(two);
    const monster = findFigure(scenario, GUARD);
    const inner = ask(line, { targets: [GUARD] }, two);
    if (!monster || inner.needs === null || !inner.action || !('affects' in inner.action))
      throw new Error('nobody is asked for');
    const options = lineTargets(scenario, CONTENT, monster, inner.action);
    expect(options.map(({ figure }) => figure)).toEqual([other]);
    const next = does(line, { targets: [GUARD], within: [{ targets: [other] }] }, two);
    expect(tableOf(next).attack).toMatchObject({ attacker: GUARD, targets: [{ figure: other }] });
    expect(tableOf(next).attack?.base).toBeGreaterThan(0);
  });

  test('[TURN-3] stays open until each of several allies has attacked', () => {
    const summoned = played(GAME, [
      {
        ...{ type: 'addSummon', owner: 'c1', name: 'Wolf', colour: 'red', hitPoints: 4, attack: 2 },
        ...{ move: 3, range: 0, shield: 0, retaliate: 0, flying: false, attackEffects: [] },
        at: { q: 2, r: 1 },
      },
    ]).game;
    const line = lineOf('sun', 202, 'bottom');
    expect(ask(line, {}, summoned)).toMatchObject({ needs: 'targets', actor: 'c1' });
    const answers = { targets: [ally], within: [{ targets: [GUARD] }] };
    const asked = ask(line, answers, summoned);
    expect(asked).toMatchObject({ needs: null, part: ally });
    const first = played(summoned, [
      {
        ...{ type: 'playLines', figure: 'c1' },
        lines: [{ line: line.ref, subcommands: subcommands(line, answers, summoned), part: ally }],
      },
      { type: 'changeTarget', figure: GUARD, overrides: { damage: 1 } },
      { type: 'applyAttack' },
    ]).game;
    const stateIn = (game: Game) =>
      lineIn(turnOf(tableOf(game).phase, id('c1')), line.ref)?.state ?? 'open';
    expect(stateIn(first)).toBe('open');
    // One figure is left, so there is no question, and it is the last.
    const second = { within: [{ targets: [GUARD] }] };
    expect(ask(line, second, first)).toMatchObject({ needs: null });
    expect(ask(line, second, first)).not.toHaveProperty('part');
    const after = played(does(line, second, first), [
      { type: 'changeTarget', figure: GUARD, overrides: { damage: 1 } },
      { type: 'applyAttack' },
    ]).game;
    expect(stateIn(after)).toBe('done');
  });

  test('[SUMMON-3] the ability adds its bonus to the summon’s own values', () => {
    const summoned = played(GAME, [
      {
        ...{ type: 'addSummon', owner: 'c1', name: 'Wolf', colour: 'red', hitPoints: 4, attack: 2 },
        ...{ move: 3, range: 0, shield: 0, retaliate: 0, flying: false, attackEffects: [] },
        at: { q: 0, r: 3 },
      },
    ]).game;
    const wolf = tableOf(summoned).figures.find(({ kind }) => kind === 'summon')?.id ?? ally;
    const lines = [0, 1].map((place) => lineOf('circles', 251, 'top', place));
    expect(lines.map(({ then }) => then[0]?.action)).toMatchObject([
      { kind: 'move', onTop: 1 },
      { kind: 'attack', onTop: 1 },
    ]);
    const [move, attacks] = lines as [HalfLine, HalfLine];
    expect(ask(move, { targets: [wolf] }, summoned)).toMatchObject({ action: { value: 4 } });
    const answers = { targets: [wolf], within: [{ targets: [GUARD] }] };
    expect(subcommands(attacks, answers, summoned)).toMatchObject([
      { type: 'beginAttack', base: 3 },
    ]);
  });

  test('[TURN-3] two figures swap places', () => {
    const swapped = tableOf(does(lineOf('two-mini', 477, 'bottom'), { targets: [ally, GUARD] }));
    expect(findFigure(swapped, ally)?.at).toEqual(hex([2, 2]));
    expect(findFigure(swapped, GUARD)?.at).toEqual(hex([1, 3]));
  });
});

describe('abilities that recover cards', () => {
  const line = lineOf('three-spears', 217, 'bottom');
  const held = (cards: Character['cards']) => changed(GAME, 'c1', { cards } as Partial<Figure>);

  test('[CARD-1] the player chooses if more cards are available than recovered', () => {
    const cards = newPiles([]);
    const [few, many] = [
      held({ ...cards, hand: [3, 4, 5], discard: [1, 2] }),
      held({ ...cards, hand: [5], discard: [1, 2, 3, 4] }),
    ];
    expect(subcommands(line, {}, few)).toMatchObject([{ card: 1, to: 'hand' }, { card: 2 }]);
    expect(ask(line, {}, many)).toMatchObject({ needs: 'cards', mover: 'c1', count: 2 });
    const back = brute(does(line, { cards: [2, 4] }, many)).cards;
    expect(back).toMatchObject({ hand: [5, 2, 4], discard: [1, 3] });
  });

  test('[CARD-1] unnamed cards are counted, and untracked cards do not change', () => {
    const counted = held({ kind: 'counted', hand: 3, discard: 1, lost: 0, active: 0, chosen: 2 });
    expect(brute(does(line, {}, counted)).cards).toMatchObject({ hand: 4, discard: 0 });
    expect(subcommands(line, {}, held({ kind: 'notKept' }))).toEqual([]);
  });
});

describe('counted values', () => {
  test('[TURN-3] an attack value can equal the missing hit points', () => {
    const hurt = changed(GAME, 'c1', { hitPoints: 4, maxHitPoints: 10 });
    const line = lineOf('lightning', 319, 'top');
    expect(subcommands(line, { targets: [GUARD] }, hurt)).toMatchObject([{ base: 6 }]);
    expect(ask(lineOf('brute', 12, 'top'))).toMatchObject({ needs: 'value' });
  });

  test('[TURN-3] conditions of the target count after it is chosen', () => {
    const scenario = withConditions(tableOf(GAME), GUARD, ['poison', 'muddle', 'invisible']);
    const line = lineOf('mindthief', 146, 'top');
    const poisoned = { ...GAME, scenario };
    const offers = [{ offer: 0 }];
    expect(ask(line, { offers }, poisoned)).toMatchObject({ needs: 'targets' });
    expect(subcommands(line, { offers, targets: [GUARD] }, poisoned)).toMatchObject([{ base: 4 }]);
  });

  test('[EXPERIENCE-1] experience counts the enemies attacked by the same action', () => {
    const [sweep, gain] = [0, 1].map((place) => lineOf('spellweaver', 86, 'top', place));
    if (!sweep || !gain) throw new Error('no such line');
    expect(ask(gain)).toMatchObject({ needs: 'value' });
    const begun = does(sweep, { targets: [GUARD], hexes: [] });
    const attacked = played(begun, [
      { type: 'changeTarget', figure: GUARD, overrides: { damage: 1 } },
      { type: 'applyAttack' },
    ]).game;
    expect(subcommands(gain, {}, attacked)).toEqual([
      { type: 'gainExperience', figure: 'c1', amount: 1 },
    ]);
  });
});

describe('options of active cards', () => {
  const holding = (card: number, half: CardHalf, used = 0): readonly ActiveHalf[] => [
    { card, half, lasts: 'round', used },
  ];
  const attack = lineOf('brute', 1, 'top');
  const offersWith = (of: string, halves: readonly ActiveHalf[], line = attack) => {
    const game = changed(GAME, 'c1', { class: id(of), activeHalves: halves });
    return offersInEffect(tableOf(game), CONTENT, brute(game), line);
  };

  test('[TURN-3] a chosen bonus is added to the attack with its source', () => {
    const game = changed(GAME, 'c1', { activeHalves: holding(13, 'bottom') });
    const offers = offersInEffect(tableOf(game), CONTENT, brute(game), attack);
    expect(offers).toMatchObject([{ value: '+1', source: { figure: 'c1', card: 13 } }]);
    const line = { ...attack, offers };
    const answers = { targets: [GUARD], offers: [{ offer: 0 }] };
    const name = CONTENT.classCards('brute').find((card) => card.id === 13)?.name;
    expect(subcommands(line, answers, game)).toMatchObject([
      { base: 3, modifiers: [{ op: 'add', n: 1, source: name }] },
    ]);
  });

  test('[TURN-3] doubling, elements and effects on hit are offered', () => {
    const offered = (of: string, card: number, half: CardHalf) =>
      offersWith(of, holding(card, half)).map(({ source: _, ...offer }) => offer);
    expect(offered('squidface', 316, 'bottom')).toEqual([{ value: 'x2' }]);
    expect(offered('sun', 199, 'top')).toEqual([
      { elements: ['light'], experience: 1, value: '+2', advantage: true },
    ]);
    expect(offered('mindthief', 156, 'top')).toEqual([{ effects: ['muddle', 'poison'] }]);
    expect(offered('mindthief', 152, 'top')).toMatchObject([{ actions: [{ type: 'heal' }] }]);
    expect(offered('angry-face', 376, 'bottom')).toEqual([
      { value: '+2', when: ['targetIsThisEnemy'] },
    ]);
  });

  test('[TURN-3] choosing a bonus marks a use', () => {
    const slots = CONTENT.classCards('brute').find(({ bottom }) => (bottom.slots ?? []).length > 0);
    expect(slots).toBeDefined();
    const of = { figure: id<FigureId>('c1'), card: slots?.id ?? 0, name: 'x' };
    const source = { ...of, hasSlots: true, isSure: false };
    const line = { ...attack, offers: [{ value: '+1', source }] };
    const own = { ...source, hasSlots: false, isSure: true };
    const sure = { ...attack, offers: [{ value: '+1', source: own }] };
    expect(tableOf(does(sure, { targets: [GUARD] })).attack?.modifiers).toMatchObject([{ n: 1 }]);
    expect(tableOf(does(line, { targets: [GUARD] })).attack?.modifiers).toEqual([]);
    const game = changed(GAME, 'c1', { activeHalves: holding(source.card, 'bottom') });
    const next = does(line, { targets: [GUARD], offers: [{ offer: 0 }] }, game);
    expect(brute(next).activeHalves).toMatchObject([{ card: source.card, used: 1 }]);
  });

  test('bonuses for other kinds of attacks are not offered', () => {
    expect(offersWith('cragheart', holding(127, 'bottom'))).toEqual([]);
  });

  test('[TURN-3] an active action offers its bonus in the same turn', () => {
    const sheet = GAME.campaign.characters.find(({ id: each }) => each === 'c1');
    const cards = [13, 1].map((card) =>
      CONTENT.classCards('brute').find(({ id: n }) => n === card),
    );
    const [leading = 0, second = 0] = cards.map((card) => card?.initiative ?? 0);
    const game = changed(GAME, 'c1', {
      initiative: { longRest: false, leading, second },
    } as Partial<Figure>);
    const atTop = (scenario: Scenario) =>
      cardsInTurn(scenario, CONTENT, findFigure(scenario, id('c1')) as Character, {
        ...(sheet as NonNullable<typeof sheet>),
        level: 9,
      })?.halves.find(({ card, half }) => card.id === 1 && half === 'top')?.lines[0]?.offers;
    expect(atTop(tableOf(game))).toEqual([]);
    const next = played(game, [
      {
        ...{ type: 'markLines', figure: 'c1', state: 'done' },
        lines: [{ kind: 'classCard', card: 13, half: 'bottom', line: 0 }],
      },
    ]).game;
    expect(atTop(tableOf(next))).toMatchObject([{ value: '+1' }]);
  });
});
