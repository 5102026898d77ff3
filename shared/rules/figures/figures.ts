/** Looks up, replaces and removes figures of a scenario. */
import type { FigureId } from '../../ids';
import type { Character, Figure, Monster, Objective, Scenario, Summon } from '../../state';

export function findFigure(scenario: Scenario, id: FigureId): Figure | undefined {
  return scenario.figures.find((figure) => figure.id === id);
}

/** The attacking figure, including a dead monster or summon that still makes its last attack. */
export function findAttacker(scenario: Scenario, id: FigureId): Figure | undefined {
  return findFigure(scenario, id) ?? scenario.lastAttacks.find((fallen) => fallen.id === id);
}

/**
 * True for every figure that can be affected: all except exhausted characters. With permanent
 * death, these also stay in play until they die.
 *
 * @rule EXHAUST-1 VARIANT-3
 */
export function isInPlay(figure: Figure): boolean {
  return canTakeTurns(figure) || figure.hitPoints > 0;
}

/** True for every figure except exhausted characters. */
export function canTakeTurns(figure: Figure): boolean {
  return figure.kind !== 'character' || !figure.exhausted;
}

/** True once no character is left that can be affected. @rule EXHAUST-3 VARIANT-4 */
export function isPartyGone(scenario: Scenario): boolean {
  return !charactersOf(scenario).some(isInPlay);
}

/** A figure that acts by the rules for monsters: a monster, summon, escort or objective. */
export type Guided = Exclude<Figure, Character>;

export function isGuided(figure: Figure | null | undefined): figure is Guided {
  return figure !== null && figure !== undefined && figure.kind !== 'character';
}

/** Replaces the figure that has the same id. */
export function withFigure(scenario: Scenario, figure: Figure): Scenario {
  return {
    ...scenario,
    figures: scenario.figures.map((other) => (other.id === figure.id ? figure : other)),
  };
}

/**
 * The name for the event when a figure leaves. Only summons need it, because their ids do not
 * contain it.
 */
export function nameForEvent(figure: Figure): { readonly name?: string } {
  return figure.kind === 'summon' ? { name: figure.name } : {};
}

/** Removes a figure. Stores the name of an objective for the history. */
export function withoutFigure(scenario: Scenario, id: FigureId): Scenario {
  const gone = scenario.figures.find((figure) => figure.id === id);
  const figures = scenario.figures.filter((figure) => figure.id !== id);
  if (gone?.kind !== 'objective') return { ...scenario, figures };
  const departed = [...(scenario.departed ?? []), { figure: id, name: gone.name }];
  return { ...scenario, figures, departed };
}

const KINDS = { character: 0, summon: 1, objective: 2, monster: 3 } as const;

/** Sort order: characters first, monsters last. Figures of one kind keep their order. */
export function byKind(a: Figure, b: Figure): number {
  return KINDS[a.kind] - KINDS[b.kind];
}

/** Sort order of lists: by kind, then monsters by type and standee number. */
export function byList(a: Figure, b: Figure): number {
  if (a.kind !== 'monster' || b.kind !== 'monster') return byKind(a, b);
  return a.type === b.type ? a.standee - b.standee : a.type < b.type ? -1 : 1;
}

export function charactersOf(scenario: Scenario): readonly Character[] {
  return scenario.figures.filter((figure) => figure.kind === 'character');
}

/** Characters who are not exhausted. */
export function playingCharacters(scenario: Scenario): readonly Character[] {
  return charactersOf(scenario).filter(canTakeTurns);
}

export function monstersOf(scenario: Scenario): readonly Monster[] {
  return scenario.figures.filter((figure) => figure.kind === 'monster');
}

export function summonsOf(scenario: Scenario): readonly Summon[] {
  return scenario.figures.filter((figure) => figure.kind === 'summon');
}

export function objectivesOf(scenario: Scenario): readonly Objective[] {
  return scenario.figures.filter((figure) => figure.kind === 'objective');
}

type Side = 'party' | 'monsters' | 'thirdSide' | 'objective';

const MONSTER_SIDES = { allies: 'party', enemies: 'monsters', thirdSide: 'thirdSide' } as const;

function sideOf(figure: Figure): Side {
  if (figure.kind === 'monster') return MONSTER_SIDES[figure.side];
  return figure.kind === 'objective' && figure.role === 'objective' ? 'objective' : 'party';
}

/**
 * True for figures on different sides. Either side can attack an objective, because some scenarios
 * defend theirs.
 *
 * @rule ATTACK-10
 */
export function areEnemies(a: Figure, b: Figure): boolean {
  return sideOf(a) !== sideOf(b);
}

/** Replaces the figure with id `old` by `next`, and the old id everywhere in the scenario. */
export function withFigureRenamed(scenario: Scenario, old: FigureId, next: Figure): Scenario {
  const figures = scenario.figures.map((figure) => (figure.id === old ? next : figure));
  return withTextReplaced({ ...scenario, figures }, old, next.id);
}

/** Replaces a text in a JSON value, in keys too. Unchanged parts keep their identity. */
function withTextReplaced<T>(value: T, old: string, by: string): T {
  if (value === old) return by as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const replaced = entries.map(
    ([key, inner]) => [key === old ? by : key, withTextReplaced(inner, old, by)] as const,
  );
  const isSame = replaced.every(
    ([key, inner], index) => key === entries[index]?.[0] && inner === entries[index]?.[1],
  );
  if (isSame) return value;
  const next = Array.isArray(value)
    ? replaced.map(([, inner]) => inner)
    : Object.fromEntries(replaced);
  return next as T;
}

/** The companion of a character in play, or else summons that players entered without a card. */
export function companionsOf(scenario: Scenario, { id }: Figure): readonly FigureId[] {
  const own = summonsOf(scenario).filter(({ owner }) => owner === id);
  const companions = own.filter(({ companion }) => companion);
  const found = companions.length > 0 ? companions : own.filter(({ card }) => card === null);
  return found.map((each) => each.id);
}
