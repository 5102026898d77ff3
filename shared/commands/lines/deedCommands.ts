/** The commands of what a line of a class card does, or what has to be told first. */
import { areaTargets } from '../../rules/board/figures';
import { concernedFigures } from '../../rules/board/concerned';
import type { CardDeed } from '../../rules/decks/cardDeed';
import { summonHexes } from '../../rules/monsters/summonHexes';
import { isColourTaken } from '../../rules/rooms/summons';
import { hasCondition } from '../../rules/table/conditions';
import { findFigure } from '../../rules/table/figures';
import type { FigureId } from '../../ids';
import type { Scenario } from '../../state';
import { CONDITIONS, SUMMON_COLOURS, type Condition } from '../../vocabulary';
import type { LineAsks, PlayedLine } from './lineAnswers';
import { deedOfEffect, harm, type Deed as LineDeed } from './lineDeeds';

type Deed<K extends CardDeed['kind']> = Extract<CardDeed, { readonly kind: K }>;
interface Played extends PlayedLine {
  /** The card it is printed on; null = a default action. */
  readonly card: number | null;
}

type DeedCommands =
  | { readonly commands: readonly LineDeed[]; readonly needs: null }
  | (Pick<LineAsks, 'needs'> & Partial<Pick<LineAsks, 'mover' | 'count'>>);

const commands = (...list: readonly LineDeed[]): DeedCommands => ({ commands: list, needs: null });
const needs = (
  need: LineAsks['needs'],
  more: Partial<Pick<LineAsks, 'mover' | 'count'>> = {},
): DeedCommands => ({ needs: need, ...more });

export function commandsOfDeed(deed: CardDeed, played: Played): DeedCommands {
  const { figure, answers } = played;
  switch (deed.kind) {
    case 'attack':
      return attack(deed, played);
    case 'move':
      return moves(deed, played);
    case 'push':
    case 'pull':
      return forced(deed, played);
    // Elements are named and made by whoever plays the line.
    case 'infuse':
    case 'within':
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

function isOnBoard({ scenario, figure }: Played): boolean {
  return scenario.board?.inUse === true && figure.at !== null;
}

function attack(deed: Deed<'attack'>, played: Played): DeedCommands {
  const { figure, answers } = played;
  const base = answers.base ?? deed.value;
  if (base === null) return needs('value');
  const isLaid = deed.area !== null && isOnBoard(played);
  const hexes = isLaid ? (answers.hexes ?? []) : [];
  if (isLaid && !answers.hexes && !answers.targets) return needs('hexes');
  const targets = hexes.length > 0 ? (answers.targets ?? []) : targetsOf(deed, played);
  if (!targets) return needs('targets');
  return commands({
    type: 'beginAttack',
    attacker: figure.id,
    base,
    ranged: deed.ranged,
    range: deed.range,
    pierce: deed.pierce,
    effects: [...deed.effects],
    ...(deed.hasAdvantage ? { advantage: 1 } : {}),
    targets: targets.map((target) =>
      answers.anyway?.includes(target) ? { figure: target, distance: null } : { figure: target },
    ),
    ...(hexes.length > 0 ? { area: { hexes: [...hexes] } } : {}),
  });
}

/** Told, under the area, or everybody the line says; null = to be asked. */
function targetsOf(
  deed: Pick<Deed<'condition'>, 'affects' | 'range'>,
  { scenario, content, figure, answers, aimedAt }: Played,
): readonly FigureId[] | null {
  if (answers.targets) return answers.targets;
  if (deed.affects === 'target' || deed.affects === 'allTargets') return aimedAt ?? null;
  if (/InArea$/.test(deed.affects ?? '') && answers.hexes && answers.hexes.length > 0)
    return areaTargets(scenario, content, figure.id, answers.hexes);
  return concernedFigures(scenario, content, figure.id, deed);
}

function moves({ value, jump }: Deed<'move'>, played: Played): DeedCommands {
  const { figure, answers } = played;
  if (!isOnBoard(played)) return commands();
  if (value === null) return needs('value');
  if (!answers.paths) return needs('path', { mover: figure.id });
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
function forced(deed: Deed<'push' | 'pull'>, played: Played): DeedCommands {
  const { scenario, figure, answers } = played;
  const from = figure.at;
  if (!isOnBoard(played) || from === null) return commands();
  const { kind, value } = deed;
  if (value === null) return needs('value');
  const targets = targetsOf(deed, played);
  if (!targets) return needs('targets');
  const { paths = [] } = answers;
  const mover = targets.find(
    (id) => findFigure(scenario, id)?.at && !paths.some((each) => each.figure === id),
  );
  if (mover !== undefined) return needs('path', { mover });
  return commands(
    ...paths
      .filter(({ path }) => path.length > 0)
      .map(({ figure: moving, path }): LineDeed => {
        return { type: 'pushFigure', figure: moving, from, kind, distance: value, path: [...path] };
      }),
  );
}

function onTheMap(deed: Deed<'trap' | 'obstacle' | 'clear'>, played: Played): DeedCommands {
  if (!isOnBoard(played)) return commands();
  const { hexes } = played.answers;
  const count = deed.kind === 'trap' ? 1 : deed.count * (deed.kind === 'obstacle' ? deed.hexes : 1);
  if (!hexes) return needs('hexes', { count });
  if (hexes.length === 0) return commands();
  if (deed.kind === 'trap') {
    const trap = { damage: deed.damage, conditions: [...deed.conditions] };
    return commands({ type: 'layOverlay', kind: 'trap', hexes: hexes.slice(0, 1), trap });
  }
  if (deed.kind === 'obstacle' && deed.hexes > 1)
    return commands({ type: 'layOverlay', kind: 'obstacle', hexes: [...hexes] });
  return commands(
    ...hexes.map((at): LineDeed =>
      deed.kind === 'clear'
        ? { type: 'removeOverlay', kind: deed.what, at }
        : { type: 'layOverlay', kind: 'obstacle', hexes: [at] },
    ),
  );
}

type OnFigures = Extract<CardDeed, { readonly affects: unknown }>;
type OnEach = Exclude<OnFigures, Deed<'attack'> | Deed<'push' | 'pull'>>;

/** Heals, shields, damage, conditions and the like: one after the other for each figure. */
function onFigures(deed: OnEach, played: Played): DeedCommands {
  if ('value' in deed && deed.value === null) return needs('value');
  const isLaid = deed.area !== null && isOnBoard(played) && !played.answers.targets;
  if (isLaid && !played.answers.hexes) return needs('hexes');
  const targets = targetsOf(deed, played);
  if (!targets) return needs('targets');
  return commands(...targets.flatMap((target) => onFigure(deed, target, played)));
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

const RANKS_OF: Readonly<Record<Deed<'kill'>['rank'], readonly string[]>> = {
  normal: ['normal'],
  normalOrElite: ['normal', 'elite'],
  any: ['normal', 'elite', 'boss'],
};

/** Of those it is on only the ranks and hit points that are printed. */
export function isKilled(scenario: Scenario, deed: Deed<'kill'>, id: FigureId): boolean {
  const figure = findFigure(scenario, id);
  const rank = figure?.kind === 'monster' ? figure.rank : 'normal';
  const most = deed.maxHitPoints ?? Infinity;
  return RANKS_OF[deed.rank].includes(rank) && (figure?.hitPoints ?? 0) <= most;
}

const POSITIVE: readonly Condition[] = ['invisible', 'strengthen'];

function cured(
  scenario: Scenario,
  id: FigureId,
  conditions: readonly Condition[] | null,
): readonly LineDeed[] {
  const figure = findFigure(scenario, id);
  const wanted = conditions ?? CONDITIONS.filter((each) => !POSITIVE.includes(each));
  return wanted
    .filter((condition) => figure && hasCondition(figure, condition))
    .map((condition) => ({ type: 'removeCondition', figure: id, condition }));
}

/** Each in the first colour that is free, unless the players say otherwise. @rule SUMMON-2 SUMMON-6 */
function summons({ summon }: Deed<'summon'>, played: Played): DeedCommands {
  const { scenario, content, figure, answers, card } = played;
  const free = SUMMON_COLOURS.filter((colour) => !isColourTaken(scenario, colour));
  const count = summon.count ?? 1;
  const colours = answers.colours ?? free.slice(0, count);
  if (colours.length < count) return needs('colour');
  const places = isOnBoard(played) ? (summonHexes(scenario, content, figure) ?? []) : [];
  if (places.length > 0 && !answers.hexes) return needs('hexes', { count });
  const infuse = summon.attackInfuse ? [`infuse ${summon.attackInfuse}` as const] : [];
  return commands(
    ...colours.slice(0, count).map((colour, index): LineDeed => ({
      type: 'addSummon',
      owner: figure.id,
      name: summon.name,
      colour,
      hitPoints: summon.hitPoints,
      // An attack that counts something is told when it attacks.
      attack: typeof summon.attack === 'number' ? summon.attack : 0,
      move: summon.move ?? 0,
      range: summon.range,
      shield: summon.shield ?? 0,
      retaliate: summon.retaliate?.value ?? 0,
      flying: summon.flying === true,
      attackEffects: [...(summon.attackEffects ?? []), ...infuse],
      at: answers.hexes?.[index] ?? null,
      ...(card === null ? {} : { card }),
    })),
  );
}
