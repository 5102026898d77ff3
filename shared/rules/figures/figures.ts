/** Figures of a scenario: found, changed, taken away. */
import type { FigureId } from '../../ids';
import type {
  Attack,
  Character,
  Figure,
  Monster,
  Objective,
  Phase,
  Scenario,
  Summon,
} from '../../state';

export function findFigure(scenario: Scenario, id: FigureId): Figure | undefined {
  return scenario.figures.find((figure) => figure.id === id);
}

/** Who makes an attack: also a monster that fell and attacks once more by its card. */
export function findAttacker(scenario: Scenario, id: FigureId): Figure | undefined {
  return findFigure(scenario, id) ?? scenario.lastAttacks.find((fallen) => fallen.id === id);
}

/** Takes part in the game: everybody on the table but exhausted characters. */
export function isInPlay(figure: Figure): boolean {
  return figure.kind !== 'character' || !figure.exhausted;
}

/** A figure that acts by the rules for monsters; objectives and escorts may have nothing to do. */
export type Guided = Exclude<Figure, Character>;

export function isGuided(figure: Figure | null | undefined): figure is Guided {
  return figure !== null && figure !== undefined && figure.kind !== 'character';
}

/** Puts the changed figure where the one with its id stands. */
export function withFigure(scenario: Scenario, figure: Figure): Scenario {
  return {
    ...scenario,
    figures: scenario.figures.map((other) => (other.id === figure.id ? figure : other)),
  };
}

/** What the event of its leaving says of its name: the id of a summon does not tell it. */
export function nameLeft(figure: Figure): { readonly name?: string } {
  return figure.kind === 'summon' ? { name: figure.name } : {};
}

export function withoutFigure(scenario: Scenario, id: FigureId): Scenario {
  return { ...scenario, figures: scenario.figures.filter((figure) => figure.id !== id) };
}

const KINDS = { character: 0, summon: 1, objective: 2, monster: 3 } as const;

/** Characters first, monsters last; who came together stays as it is. Compares for sorting. */
export function byKind(a: Figure, b: Figure): number {
  return KINDS[a.kind] - KINDS[b.kind];
}

/** As lists have them: by kind, and monsters by their types and numbers. Compares for sorting. */
export function byList(a: Figure, b: Figure): number {
  if (a.kind !== 'monster' || b.kind !== 'monster') return byKind(a, b);
  return a.type === b.type ? a.standee - b.standee : a.type < b.type ? -1 : 1;
}

export function charactersOf(scenario: Scenario): readonly Character[] {
  return scenario.figures.filter((figure) => figure.kind === 'character');
}

/** Characters who are not exhausted. */
export function playingCharacters(scenario: Scenario): readonly Character[] {
  return charactersOf(scenario).filter(isInPlay);
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

type Side = 'party' | 'monsters' | 'objective';

function sideOf(figure: Figure): Side {
  if (figure.kind === 'monster') return figure.side === 'allies' ? 'party' : 'monsters';
  return figure.kind === 'objective' && figure.role === 'objective' ? 'objective' : 'party';
}

/**
 * On different sides. An objective may be attacked by either: some scenarios defend theirs.
 *
 * @rule ATTACK-10
 */
export function areEnemies(a: Figure, b: Figure): boolean {
  return sideOf(a) !== sideOf(b);
}

/** Puts `next` where the figure with id `old` stands, and its id wherever the old one is named. */
export function withFigureRenamed(scenario: Scenario, old: FigureId, next: Figure): Scenario {
  const named = (id: FigureId) => (id === old ? next.id : id);
  return {
    ...scenario,
    figures: scenario.figures.map((figure) => (figure.id === old ? next : figure)),
    phase: phaseRenamed(scenario.phase, named),
    attack: scenario.attack && attackRenamed(scenario.attack, named),
  };
}

type Naming = (id: FigureId) => FigureId;

function phaseRenamed(phase: Phase, named: Naming): Phase {
  if (phase.name !== 'turns') return phase;
  return {
    ...phase,
    active: phase.active && named(phase.active),
    order: phase.order.map((block) => ({
      ...block,
      turns: block.turns.map((turn) => ({ ...turn, figure: named(turn.figure) })),
    })),
  };
}

function attackRenamed(attack: Attack, named: Naming): Attack {
  return {
    ...attack,
    attacker: named(attack.attacker),
    targets: attack.targets.map((target) => ({ ...target, figure: named(target.figure) })),
    attacked: attack.attacked.map(named),
  };
}
