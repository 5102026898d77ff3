/** The commands of a class card ability, or the question to answer first. */
import { effectText } from '../../content/notation/effects';
import type { FigureId } from '../../ids';
import { isByPlace } from '../../content/notation/cardKeywords';
import { figuresAtPlace } from '../../rules/cards/namedPlaces';
import type { LineAction } from '../../rules/cards/lines/lineActionShape';
import { countInDeck, deckIdOf } from '../../rules/decks/modifierDeck';
import { modifierDeckOf } from '../../rules/decks/whyNot';
import { movedThrough } from '../../rules/cards/movedThrough';
import { hasCondition } from '../../rules/figures/conditions/conditionTraits';
import { areEnemies, findFigure } from '../../rules/figures/figures';
import type { Figure, Scenario } from '../../state';
import {
  actingFigureOf,
  commands,
  isOnBoard,
  askFor,
  targetsOf,
  type ActionCommands,
  type ActionOf,
  type PerformedAbility,
} from './performedAbility';
import { conditionsToRemove } from './removedConditions';
import { forceCommands, pushCommandsOfEffects } from './pushAndPull';
import { moveDoomCommands, teleportCommands } from './teleportAndDooms';
import { hexCommands, summonCommands, swapCommands } from './hexActions';
import { lineTargets } from './lines/lineTargets';
import { meetsKillConditions } from './killConditions';
import { distanceFromProxy } from './proxyReach';
import { recoverCommands } from './recoverCards';
import { refreshCommands } from './refreshQuestion';
import { commandsOfEffect, damageOf, type Subcommand } from '../monsters/lineActions';

export function commandsOfAction(action: LineAction, played: PerformedAbility): ActionCommands {
  const { figure, answers } = played;
  switch (action.kind) {
    case 'attack':
      return attack(action, played);
    case 'move':
      return moves(action, played);
    case 'swap':
      return swapCommands(action, played);
    case 'push':
    case 'pull':
      return forceCommands(action, played);
    // Players choose the elements when they perform the ability.
    case 'infuse':
    case 'within':
    case 'grant':
      return commands();
    case 'loot':
      return lootCommands(played);
    case 'lootAround': {
      const own = lineTargets(played.scenario, played.content, figure, action);
      return answers.targets || own.length < 2 ? lootCommands(played) : askFor('targets');
    }
    case 'experience':
      if (action.value === null) return askFor('value');
      return action.value === 0
        ? commands()
        : commands({ type: 'gainExperience', figure: figure.id, amount: action.value });
    case 'recover':
      return recoverCommands(action, played);
    case 'refresh':
      return refreshCommands(action, played);
    case 'hitPoints':
      return commands({ type: 'correctHitPoints', figure: figure.id, hitPoints: action.to });
    case 'exhaust':
      return commands({ type: 'exhaust', figure: figure.id });
    case 'money': {
      if (action.value === null) return askFor('value');
      const amount = figure.money + action.value;
      return action.value === 0
        ? commands()
        : commands({ type: 'correctMoney', figure: figure.id, amount });
    }
    case 'moveDoom':
      return moveDoomCommands(action, played);
    case 'teleport':
      return teleportCommands(played);
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
    case 'relocate':
      return hexCommands(action, played);
    case 'summon':
      return summonCommands(action, played);
    case 'putOn': {
      const targets = targetsOf(action, played);
      if (!targets) return askFor('targets');
      return { needs: null, commands: [], ...(targets[0] !== undefined && { on: targets[0] }) };
    }
    default:
      return onFigures(action, played);
  }
}

function lootCommands({ figure, answers: { tokens } }: PerformedAbility): ActionCommands {
  if (!tokens) return askFor('tokens');
  return tokens.length === 0
    ? commands()
    : commands({ type: 'lootTokens', figure: figure.id, tokens: [...tokens] });
}

function attack(action: ActionOf<'attack'>, played: PerformedAbility): ActionCommands {
  const { answers, modifiers } = played;
  const base = answers.base ?? action.value;
  if (base === null) return askFor('value');
  const isLaid = action.area !== null && isOnBoard(played);
  const hexes = isLaid ? (answers.hexes ?? []) : [];
  if (isLaid && !answers.hexes && !answers.targets) return askFor('hexes');
  const { scenario, line } = played;
  const passed = movedThrough(scenario, actingFigureOf(played), action.affects, line) ?? [];
  const known = passed.length > 0 ? (answers.targets ?? passed) : targetsOf(action, played);
  const targets = hexes.length > 0 ? (answers.targets ?? []) : known;
  if (!targets) return askFor('targets');
  // Enemies that the figure moved through count as adjacent, even if it moved on.
  const isPassing = action.affects === 'enemiesMovedThrough';
  const reach = reachAtPlace(action, targets, played);
  return commands({
    type: 'beginAttack',
    attacker: actingFigureOf(played).id,
    base,
    ranged: action.ranged,
    range: reach.range,
    pierce: action.pierce,
    effects: action.effects.map(effectText),
    ...(action.hasAdvantage ? { advantage: 1 } : {}),
    ...(modifiers.length > 0 ? { modifiers: [...modifiers] } : {}),
    targets: targets.map((target) => {
      if (isPassing || answers.anyway?.includes(target)) return { figure: target, distance: null };
      const ofProxy = distanceFromProxy(action, target, played);
      if (ofProxy !== null) return { figure: target, distance: ofProxy };
      return { figure: target, ...(reach.away.includes(target) && { distance: FAR }) };
    }),
    ...(hexes.length > 0 ? { area: { hexes: [...hexes] } } : {}),
  });
}

/** A range larger than any board. */
const FAR = 99;

/**
 * The range of an attack on figures at a named place: null, because the place decides. If targets
 * are elsewhere (`away`), the printed range, or 1.
 *
 * @rule TURN-3
 */
function reachAtPlace(
  { affects, range }: ActionOf<'attack'>,
  targets: readonly FigureId[],
  { scenario, content, line, ...played }: PerformedAbility,
): { readonly range: number | null; readonly away: readonly FigureId[] } {
  if (!isByPlace(affects)) return { range, away: [] };
  const performer = played.actor ?? played.figure;
  const isThere = figuresAtPlace(scenario, content, performer, { affects, range }, line);
  const away = targets.filter((id) => {
    const target = findFigure(scenario, id);
    return isThere && target && !isThere(target);
  });
  return { range: away.length > 0 ? (range ?? 1) : null, away };
}

function moves(
  { value, jump, ignores }: ActionOf<'move'>,
  played: PerformedAbility,
): ActionCommands {
  const { answers } = played;
  if (!isOnBoard(played)) return commands();
  if (value === null) return askFor('value');
  if (!answers.paths) return askFor('path', { mover: actingFigureOf(played).id });
  return commands(
    ...answers.paths
      .filter(({ path }) => path.length > 0)
      .map(({ figure: moving, path, negate }): Subcommand => ({
        type: 'moveFigure',
        figure: moving,
        path: [...path],
        movement: jump ? 'jump' : null,
        points: value,
        ...(ignores && { ignores: [...ignores] }),
        ...(negate ? { negate: [...negate] } : {}),
      })),
  );
}

type OnFigures = Extract<LineAction, { readonly affects: unknown }>;
type OnEach = Exclude<
  OnFigures,
  | ActionOf<'attack' | 'push' | 'pull' | 'swap' | 'grant' | 'recover'>
  | ActionOf<'refresh' | 'putOn' | 'lootAround' | 'moveDoom'>
>;

/**
 * The commands of abilities with one effect per figure, such as heal, shield, damage and
 * conditions.
 */
function onFigures(action: OnEach, played: PerformedAbility): ActionCommands {
  const isLaid = action.area !== null && isOnBoard(played) && !played.answers.targets;
  if (isLaid && !played.answers.hexes) return askFor('hexes');
  const targets = targetsOf(action, played);
  if (!targets || damagesAllies(action, targets, played)) return askFor('targets');
  // A number that counts something about the target needs the target first.
  if ('value' in action && action.value === null) return askFor('value');
  const asked =
    action.kind === 'cure' &&
    targets.find((each) => conditionsToRemove(action, each, played) === null);
  if (asked) return askFor('condition', { mover: asked, count: 1 });
  const pushed = pushCommandsOfEffects(action, played);
  if (pushed.needs !== null) return pushed;
  return commands(
    ...targets.flatMap((target) => onFigure(action, target, played)),
    ...pushed.commands,
  );
}

/** True if the ability would damage allies, so players must confirm the targets. */
function damagesAllies(
  action: OnEach,
  targets: readonly FigureId[],
  played: PerformedAbility,
): boolean {
  const { scenario, answers } = played;
  if (action.kind !== 'damage' || answers.targets) return false;
  const performer = actingFigureOf(played);
  const found = targets.map((target) => findFigure(scenario, target));
  return found.some((each) => each && each.id !== performer.id && !areEnemies(performer, each));
}

function onFigure(
  action: OnEach,
  target: FigureId,
  played: PerformedAbility,
): readonly Subcommand[] {
  const { scenario, lasts, card } = played;
  const effects = 'effects' in action ? action.effects : [];
  const value = 'value' in action ? (action.value ?? 0) : 0;
  const added = effects.flatMap((effect) => commandsOfEffect(scenario, effect, target));
  const performer = actingFigureOf(played).id;
  switch (action.kind) {
    case 'heal':
      return [
        { type: 'healFigure', figure: target, amount: healingOf(scenario, target, value) },
        ...added,
      ];
    case 'condition':
      return hasAlready(action, findFigure(scenario, target))
        ? [damageOf(target, action.damageIfAlready, performer)]
        : added;
    case 'damage':
      return value > 0 ? [damageOf(target, value, performer), ...added] : added;
    case 'kill': {
      const left = findFigure(scenario, target)?.hitPoints ?? 0;
      const use = { scenario, content: played.content, figure: actingFigureOf(played) };
      return meetsKillConditions(use, action, target) && left > 0
        ? [damageOf(target, left, performer)]
        : [];
    }
    case 'cure':
      return (conditionsToRemove(action, target, played) ?? []).map((condition) => {
        return { type: 'removeCondition', figure: target, condition };
      });
    case 'shield':
    case 'retaliate': {
      if (value === 0) return [];
      const range = action.kind === 'retaliate' ? (action.range ?? 1) : 1;
      const bonus = { type: 'addBonus', figure: target, kind: action.kind, value, range } as const;
      return [{ ...bonus, lasts, ...(card === null ? {} : { card }) }];
    }
    default:
      return added;
  }
}

/** True if the target suffers damage, because it already has the condition. @rule TURN-3 */
function hasAlready(
  action: ActionOf<'condition'>,
  target: Figure | undefined,
): action is ActionOf<'condition'> & { readonly damageIfAlready: number } {
  if (action.damageIfAlready === undefined || !target) return false;
  return action.effects.some(
    (effect) => effect.kind === 'condition' && hasCondition(target, effect.condition),
  );
}

/**
 * The amount of a heal. 'all' heals the missing hit points, and at least 1, so that it removes
 * poison.
 */
function healingOf(scenario: Scenario, target: FigureId, value: number): number {
  if (value !== Infinity) return value;
  const { hitPoints = 0, maxHitPoints = 0 } = findFigure(scenario, target) ?? {};
  return Math.max(1, maxHitPoints - hitPoints);
}
