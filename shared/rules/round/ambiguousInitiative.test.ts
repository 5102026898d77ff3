import { expect, test } from 'vitest';
import { findFigure } from '../figures/figures';
import { id } from '../../ids';
import type { Character, Game } from '../../state';
import { onlyWith } from '../../testing/placing';
import { CONTENT, party, played, refused, tableOf } from '../../testing/play';
import { cardsInDoubt, cardsInTurn } from '../cards/playedCards';

const TINKERER = CONTENT.classCards('tinkerer').filter(({ level }) => level === 1 || level === 'X');
const ALIKE = TINKERER.filter(({ initiative }) => initiative === 74);
const [FIRST, SECOND] = ALIKE.map((card) => card.id);
const OTHER = TINKERER.find(({ initiative }) => initiative !== 74);

/** The turn of a Tinkerer with an initiative that two of its cards share. */
const met = played(party(), [
  { type: 'addCharacter', class: 'tinkerer', name: 'Piet', level: 1 },
  { type: 'startScenario', scenario: '1', characters: ['c3', 'c1'], level: null },
]).game;
const alone: Game = { ...met, scenario: onlyWith(tableOf(met), ['c3', 'c1']) };
const begun = played(alone, [
  { type: 'setInitiative', character: 'c3', leading: 74, second: OTHER?.initiative ?? 0 },
  { type: 'setInitiative', character: 'c1', leading: 99, second: null },
  { type: 'revealInitiatives' },
  { type: 'startTurn', figure: 'c3' },
]).game;

function found(game: Game) {
  const character = findFigure(tableOf(game), id('c3')) as Character;
  const sheet = game.campaign.characters.find((each) => each.id === character.sheet);
  const { several } = cardsInDoubt(CONTENT, character, sheet);
  const cards = cardsInTurn(tableOf(game), CONTENT, character, sheet)?.halves ?? [];
  return {
    several: several.map((card) => card.id),
    sure: new Set(cards.map(({ card }) => card.id)),
  };
}

const tell = (card: number | undefined) => ({ type: 'tellCard', figure: 'c3', card }) as const;

test('[INIT-1] players choose between cards with one initiative, and can change the choice', () => {
  expect(ALIKE).toHaveLength(2);
  expect(found(begun)).toEqual({ several: [FIRST, SECOND], sure: new Set([OTHER?.id]) });
  const first = played(begun, [tell(FIRST)]).game;
  expect(found(first)).toEqual({ several: [], sure: new Set([FIRST, OTHER?.id]) });
  const second = played(first, [tell(SECOND)]).game;
  expect(found(second).sure).toEqual(new Set([SECOND, OTHER?.id]));
});

test('[INIT-1] a card without an initiative of the turn is refused', () => {
  const wrong = TINKERER.find((card) => !ALIKE.includes(card) && card !== OTHER);
  expect(refused(begun, tell(wrong?.id))).toMatchObject({ code: 'noSuchClassCard' });
  const over = played(begun, [{ type: 'endTurn', figure: 'c3' }]).game;
  expect(refused(over, tell(FIRST))).toMatchObject({ code: 'notItsTurn' });
});
