/** The commands of what a line of a class card does, or what has to be told first. */
import type { FigureId } from '../../ids';
import { forceOf, forcedWays } from '../../rules/board/forcedDistance';
import type { CardDeed } from '../../rules/cards/lineAction';
import { countInDeck, deckIdOf } from '../../rules/decks/modifierDeck';
import { modifierDeckOf } from '../../rules/decks/whyNot';
import { movedThrough } from '../../rules/cards/movedThrough';
import { hasCondition, isNegative } from '../../rules/figures/conditions';
import { areEnemies, findFigure } from '../../rules/figures/figures';
import type { Scenario } from '../../state';
import { CONDITIONS, type Condition } from '../../vocabulary';
import {
  byWhom,
  commands,
  isOnBoard,
  needs,
  targetsOf,
  type DeedCommands,
  type DeedOf,
  type Played,
} from './actionBasics';
import { onTheMap, summons, swapped } from './hexActions';
import { recovered } from './recoverCards';
import { deedOfEffect, harm, type Deed as LineDeed } from '../monsters/lineActions';

export function commandsOfDeed(deed: CardDeed, played: Played): DeedCommands {
  const { figure, answers } = played;
  switch (deed.kind) {
    case 'attack':
      return attack(deed, played);
    case 'move':
      return moves(deed, played);
    case 'swap':
      return swapped(deed, played);
    case 'push':
    case 'pull':
      return forced(deed, played);
    // Elements are named and made by whoever plays the line.
    case 'infuse':
    case 'within':
    case 'grant':
      return commands();
    case 'loot': {
      const { tokens } = answers;
      if (!tokens) return needs('tokens');
      return tokens.length === 0
        ? commands()
        : commands({ type: 'lootTokens', figure: figure.id, tokens: [...tokens] });
    }
    case 'experience':
      if (deed.value === null) return needs('value');
      return deed.value === 0
        ? commands()
        : commands({ type: 'gainExperience', figure: figure.id, amount: deed.value });
    case 'recover':
      return recovered(deed, played);
    case 'uncurse': {
      const deck = deckIdOf(played.scenario, figure);
      const found = modifierDeckOf(played.scenario, deck);
      const count = found.ok ? countInDeck(found.value, 'curse') : 0;
      if (count === 0) return commands();
      return commands({ type: 'removeModifierCards', deck, card: 'curse', count });
    }
    case 'shuffle':
      return commands({ type: 'shuffleModifierDeck', deck: deckIdOf(played.scenario, figure) });
    case 'trap':
    case 'obstacle':
    case 'clear':
      return onTheMap(deed, played);
    case 'summon':
      return summons(deed, played);
    default:
      return onFigures(deed, played);
  }
}

function attack(deed: DeedOf<'attack'>, played: Played): DeedCommands {
  const { answers, modifiers } = played;
  const base = answers.base ?? deed.value;
  if (base === null) return needs('value');
  const isLaid = deed.area !== null && isOnBoard(played);
  const hexes = isLaid ? (answers.hexes ?? []) : [];
  if (isLaid && !answers.hexes && !answers.targets) return needs('hexes');
  const { scenario, line } = played;
  const passed = movedThrough(scenario, byWhom(played), deed.affects, line) ?? [];
  const known = passed.length > 0 ? (answers.targets ?? passed) : targetsOf(deed, played);
  const targets = hexes.length > 0 ? (answers.targets ?? []) : known;
  if (!targets) return needs('targets');
  // However far it went on, it was beside whom it went through.
  const isPassing = deed.affects === 'enemiesMovedThrough';
  return commands({
    type: 'beginAttack',
    attacker: byWhom(played).id,
    base,
    ranged: deed.ranged,
    range: deed.range,
    pierce: deed.pierce,
    effects: [...deed.effects],
    ...(deed.hasAdvantage ? { advantage: 1 } : {}),
    ...(modifiers.length > 0 ? { modifiers: [...modifiers] } : {}),
    targets: targets.map((target) =>
      isPassing || answers.anyway?.includes(target)
        ? { figure: target, distance: null }
        : { figure: target },
    ),
    ...(hexes.length > 0 ? { area: { hexes: [...hexes] } } : {}),
  });
}

function moves({ value, jump }: DeedOf<'move'>, played: Played): DeedCommands {
  const { answers } = played;
  if (!isOnBoard(played)) return commands();
  if (value === null) return needs('value');
  if (!answers.paths) return needs('path', { mover: byWhom(played).id });
  return commands(
    ...answers.paths
      .filter(({ path }) => path.length > 0)
      .map(({ figure: moving, path, negate }): LineDeed => ({
        type: 'moveFigure',
        figure: moving,
        path: [...path],
        movement: jump ? 'jump' : null,
        points: value,
        ...(negate ? { negate: [...negate] } : {}),
      })),
  );
}

/** One after the other of those it is on. */
function forced(deed: DeedOf<'push' | 'pull'>, played: Played): DeedCommands {
  const { scenario, content, answers } = played;
  const attacker = byWhom(played);
  const from = attacker.at;
  if (!isOnBoard(played) || from === null) return commands();
  const { kind, value } = deed;
  if (value === null) return needs('value');
  const targets = targetsOf(deed, played);
  if (!targets) return needs('targets');
  const { paths = [] } = answers;
  const mover = targets.find((id) => {
    const target = findFigure(scenario, id);
    const isTold = paths.some((each) => each.figure === id);
    if (!target || isTold) return false;
    return forcedWays(scenario, content, { attacker, target }, { kind, hexes: value }).length > 0;
  });
  if (mover !== undefined) return needs('path', { mover, deed });
  return commands(
    ...paths
      .filter(({ path }) => path.length > 0)
      .map(({ figure: moving, path }): LineDeed => {
        return { type: 'pushFigure', figure: moving, from, kind, distance: value, path: [...path] };
      }),
  );
}

type OnFigures = Extract<CardDeed, { readonly affects: unknown }>;
type OnEach = Exclude<OnFigures, DeedOf<'attack' | 'push' | 'pull' | 'swap' | 'grant' | 'recover'>>;

/** Heals, shields, damage, conditions and the like: one after the other for each figure. */
function onFigures(deed: OnEach, played: Played): DeedCommands {
  const isLaid = deed.area !== null && isOnBoard(played) && !played.answers.targets;
  if (isLaid && !played.answers.hexes) return needs('hexes');
  const targets = targetsOf(deed, played);
  if (!targets || hurtsFriends(deed, targets, played)) return needs('targets');
  // What is counted of a target is known with it.
  if ('value' in deed && deed.value === null) return needs('value');
  const pushed = pushedBesides(deed, played);
  if (pushed.needs !== null) return pushed;
  return commands(
    ...targets.flatMap((target) => onFigure(deed, target, played)),
    ...pushed.commands,
  );
}

/** Nobody hurts its own side without having seen whom. */
function hurtsFriends(deed: OnEach, targets: readonly FigureId[], played: Played): boolean {
  const { scenario, answers } = played;
  if (deed.kind !== 'damage' || answers.targets) return false;
  const by = byWhom(played);
  const found = targets.map((target) => findFigure(scenario, target));
  return found.some((each) => each && each.id !== by.id && !areEnemies(by, each));
}

/** The push or pull that stands among the effects of a line. @rule MOVE-7 */
function pushedBesides(deed: OnEach, played: Played): DeedCommands {
  const force = deed.kind === 'condition' ? forceOf(deed.effects) : null;
  if (!force) return commands();
  const { affects, range, targets, area } = deed;
  const { kind, hexes: value } = force;
  return forced({ kind, value, affects, range, targets, area }, played);
}

function onFigure(
  deed: OnEach,
  target: FigureId,
  { scenario, lasts, card }: Played,
): readonly LineDeed[] {
  const effects = 'effects' in deed ? deed.effects : [];
  const value = 'value' in deed ? (deed.value ?? 0) : 0;
  const added = effects.flatMap((effect) => deedOfEffect(scenario, effect, target));
  switch (deed.kind) {
    case 'heal':
      return [{ type: 'healFigure', figure: target, amount: value }, ...added];
    case 'damage':
      return value > 0 ? [harm(target, value), ...added] : added;
    case 'kill': {
      const left = findFigure(scenario, target)?.hitPoints ?? 0;
      return isKilled(scenario, deed, target) && left > 0 ? [harm(target, left)] : [];
    }
    case 'cure':
      return cured(scenario, target, deed.conditions);
    case 'shield':
    case 'retaliate': {
      if (value === 0) return [];
      const range = deed.kind === 'retaliate' ? (deed.range ?? 1) : 1;
      const bonus = { type: 'addBonus', figure: target, kind: deed.kind, value, range } as const;
      return [{ ...bonus, lasts, ...(card === null ? {} : { card }) }];
    }
    default:
      return added;
  }
}

const RANKS_OF: Readonly<Record<DeedOf<'kill'>['rank'], readonly string[]>> = {
  normal: ['normal'],
  normalOrElite: ['normal', 'elite'],
  any: ['normal', 'elite', 'boss'],
};

/** Of those it is on only the ranks and hit points that are printed. */
export function isKilled(scenario: Scenario, deed: DeedOf<'kill'>, id: FigureId): boolean {
  const figure = findFigure(scenario, id);
  const rank = figure?.kind === 'monster' ? figure.rank : 'normal';
  const most = deed.maxHitPoints ?? Infinity;
  return RANKS_OF[deed.rank].includes(rank) && (figure?.hitPoints ?? 0) <= most;
}

function cured(
  scenario: Scenario,
  id: FigureId,
  conditions: readonly Condition[] | null,
): readonly LineDeed[] {
  const figure = findFigure(scenario, id);
  const wanted = conditions ?? CONDITIONS.filter(isNegative);
  return wanted
    .filter((condition) => figure && hasCondition(figure, condition))
    .map((condition) => ({ type: 'removeCondition', figure: id, condition }));
}
