/** Describes the results of a monster's turn: the difference between two game states, in words. */
import type { Figure, ModifierDeck, Scenario } from '../../state';
import { CONDITIONS, ELEMENTS } from '../../vocabulary';
import type { AbilityResults } from '../cardProof/results';
import type { PreparedTurn } from './setUp';

export function cameOf(before: Scenario, after: Scenario, { ids }: PreparedTurn): AbilityResults {
  const find = ({ figures }: Scenario, figure: string) =>
    figures.find(({ id }) => (id as string) === figure);
  const figures = Object.entries(ids).flatMap(([letter, figure]) => {
    const [had, has] = [find(before, figure), find(after, figure)];
    return had && has ? ofFigure(letter, had, has) : [[`${letter} hp`, 'dead'] as const];
  });
  const list: readonly (readonly [string, string])[] = [
    ...figures,
    ['monsters', inDeck(before.monsterDeck, after.monsterDeck)],
    ['consumed', ELEMENTS.filter((each) => after.elements[each] === 'inert').join(' ')],
    ['infused', after.infusing.toSorted().join(' ')],
    ['laid', laidIn(before, after)],
    ['summons', comeIn(before, after)],
    ['looted', before.tokens.length > after.tokens.length ? 'money' : ''],
  ];
  return Object.fromEntries(list.filter(([, words]) => words !== ''));
}

function ofFigure(
  letter: string,
  had: Figure,
  has: Figure,
): readonly (readonly [string, string])[] {
  const hurt = has.hitPoints - had.hitPoints;
  const names = (figure: Figure) => figure.conditions.map(({ name }) => name);
  const gained = CONDITIONS.filter(
    (each) => names(has).includes(each) && !names(had).includes(each),
  );
  const bonuses = has.bonuses.map(({ kind, value, range }) =>
    [kind, value, ...(kind === 'retaliate' ? ['range', range] : [])].join(' '),
  );
  const deck =
    had.kind === 'character' && has.kind === 'character' ? inDeck(had.deck, has.deck) : '';
  return [
    [`${letter} hp`, hurt === 0 ? '' : String(hurt)],
    [`${letter} conditions`, gained.toSorted().join(' ')],
    [`${letter} bonus`, bonuses.toSorted().join(', ')],
    [`${letter} deck`, deck],
  ];
}

function inDeck(before: ModifierDeck, after: ModifierDeck): string {
  const count = ({ draw, discard }: ModifierDeck, card: string) =>
    [...draw, ...discard].filter((each) => each === card).length;
  return ['bless', 'curse']
    .map((card) => [card, count(after, card) - count(before, card)] as const)
    .filter(([, more]) => more !== 0)
    .map(([card, more]) => `${card} ${String(more)}`)
    .join(', ');
}

function laidIn(before: Scenario, after: Scenario): string {
  const had = before.board?.laid ?? [];
  return (after.board?.laid ?? [])
    .filter(({ id }) => !had.some((each) => each.id === id))
    .map(({ kind, trap }) => `${kind} ${String(trap?.damage ?? '')}`)
    .join(', ');
}

function comeIn(before: Scenario, after: Scenario): string {
  return after.figures
    .filter(({ id }) => !before.figures.some((each) => each.id === id))
    .map((figure) => (figure.kind === 'monster' ? `${figure.type} ${figure.rank}` : figure.kind))
    .toSorted()
    .join(', ');
}
