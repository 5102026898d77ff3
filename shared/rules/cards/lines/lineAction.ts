/** Converts a printed ability of a class card to an action that Standee can carry out. */
import { isByPlace } from '../../../content/notation/cardKeywords';
import type { CardLine } from '../../../content/types';
import type { Condition } from '../../../vocabulary';
import { pierceOf, readEffects } from '../../../content/notation/effects';
import type { LineAction, Aimed } from './lineActionShape';

/** Abilities that stay active or wait for a trigger. Nothing happens when they are played. */
export const LASTING: readonly CardLine['type'][] = [
  ...(['trigger', 'buff', 'doom', 'song', 'augment', 'limit', 'immunity', 'defense'] as const),
  ...(['redirectAttacks', 'redirectDamage', 'overheal', 'noDamage', 'flying'] as const),
  ...(['treatAsPlus0', 'woundDamage', 'attach'] as const),
];

/** Abilities that only choose a figure: their card is attached to it, or players do the rest. */
const PUT_ON: readonly CardLine['type'][] = [
  ...(['doom', 'attach', 'giveCard', 'controlTurn', 'extraTurn'] as const),
];

/** Abilities whose amount can be 'all'. */
const WHOLE: readonly CardLine['type'][] = [
  ...(['heal', 'removeNegativeConditions', 'removeModifierCards'] as const),
  ...(['recoverDiscarded', 'recoverLost', 'refreshItems'] as const),
  ...(['destroyObstacle', 'disarmTraps', 'transferDoom'] as const),
];

/** The action of an ability; null = players carry it out themselves. */
export function lineActionOf(line: CardLine): LineAction | null {
  // A relative number such as '+1' is added to another ability.
  const isOnTop = typeof line.value === 'string' && /^([+-]|x2|all)/.test(line.value);
  if (isOnTop && !WHOLE.includes(line.type)) return null;
  if (PUT_ON.includes(line.type)) return putOnOf(line);
  if (LASTING.includes(line.type)) return null;
  const value = numberOf(line);
  switch (line.type) {
    case 'attack':
      return attackOf(line);
    case 'move':
      return {
        ...{ kind: 'move', value, jump: line.jump === true },
        ...(line.ignores && { ignores: line.ignores }),
      };
    case 'heal':
      return {
        ...{ kind: 'heal', ...aimOf(line), effects: readEffects(line.effects) },
        value: line.value === 'all' ? Infinity : value,
      };
    case 'shield':
    case 'retaliate':
      // Without `affects` they affect the figure itself. `range` is the range of the retaliate.
      return { kind: line.type, value, ...aimOf({ ...line, affects: line.affects ?? 'self' }) };
    case 'push':
    case 'pull':
      return { kind: line.type, value, ...aimOf(line), effects: readEffects(line.effects) };
    case 'damage':
      return { kind: line.type, value, ...aimOf(line) };
    case 'condition':
      return conditionOf(line);
    case 'kill':
      return killOf(line);
    case 'removeConditions':
      return cureOf(line);
    case 'removeNegativeConditions':
      return cureOf(line);
    case 'loot':
      return lootOf(line);
    case 'experience':
      return { kind: 'experience', value };
    case 'infuse':
      return { kind: 'infuse', element: line.element ?? 'wild' };
    case 'chooseOne':
    case 'consume':
    case 'if':
      return { kind: 'within' };
    default:
      return onTheMap(line, value);
  }
}

function conditionOf(line: CardLine): LineAction {
  const { effects, cost: { damageIfAlready } = {} } = line;
  const action = { kind: 'condition', ...aimOf(line), effects: readEffects(effects) } as const;
  return damageIfAlready === undefined ? action : { ...action, damageIfAlready };
}

function putOnOf({ rank, ...line }: CardLine): LineAction {
  const isCard = line.type === 'giveCard';
  // The target of a heal is the figure itself or an ally.
  const whom = isCard && line.affects === 'target' ? 'selfOrOneAdjacentAlly' : line.affects;
  const aim = aimOf({ ...line, affects: whom ?? 'oneEnemy' });
  return { kind: 'putOn', ...aim, ...(rank !== undefined && { rank }) };
}

function onTheMap(line: CardLine, value: number | null): LineAction | null {
  switch (line.type) {
    case 'trap':
      return {
        kind: 'trap',
        damage: line.damage ?? 0,
        conditions: conditionsOf(line),
      };
    case 'createObstacle':
      return { kind: 'obstacle', count: line.count ?? 1, hexes: line.hexes ?? 1 };
    case 'moveObstacle':
      return value === 1 && line.hexes === 1 && typeof line.range === 'number'
        ? { kind: 'relocate', withinRange: line.range }
        : null;
    case 'destroyObstacle':
    case 'disarmTraps':
      return clearOf(line);
    case 'exhaust':
      return { kind: 'exhaust' };
    case 'gainMoney':
      return { kind: 'money', value: line.per === undefined ? (line.tokens ?? 0) : null };
    case 'summon':
      return line.summon ? { kind: 'summon', summon: line.summon } : null;
    case 'swapPositions':
      return { kind: 'swap', ...aimOf(line), targets: line.affects === 'selfAndBear' ? 1 : 2 };
    case 'teleport':
      return line.swapWith
        ? { kind: 'swap', ...aimOf({ ...line, affects: line.swapWith }) }
        : { kind: 'teleport' };
    case 'transferDoom':
      return { kind: 'moveDoom', ...aimOf(line), count: line.value === 'all' ? Infinity : 1 };
    case 'recoverDiscarded':
    case 'recoverLost':
      return recoverOf(line);
    case 'setHitPoints':
      return typeof line.value === 'number' ? { kind: 'hitPoints', to: line.value } : null;
    case 'refreshItems':
      return {
        ...{ kind: 'refresh', ...aimOf({ ...line, affects: line.affects ?? 'self' }) },
        value: line.value === 'all' ? Infinity : value,
        ...{ state: line.state ?? 'spentOrConsumed', slots: line.slots ?? null },
      };
    case 'removeModifierCards':
      return line.modifier === 'curse' && line.value === 'all' ? { kind: 'uncurse' } : null;
    case 'shuffleModifierDeck':
      return { kind: 'shuffle' };
    case 'perform':
    case 'command':
      return lootOfCompanion(line) ?? grantOf(line);
    default:
      return null;
  }
}

function clearOf(line: CardLine): LineAction {
  const { type, value, range, of } = line;
  return {
    kind: 'clear',
    what: type === 'disarmTraps' ? 'trap' : 'obstacle',
    count: typeof value === 'number' ? value : Infinity,
    range: typeof range === 'number' ? range : null,
    ...(of === 'hexesEntered' && { isOnPath: true as const }),
  };
}

/** A companion loots for its owner. @rule LOOT-1 */
function lootOfCompanion({ type, actions = [] }: CardLine): LineAction | null {
  const [loot, ...others] = actions;
  if (type !== 'command' || loot?.type !== 'loot' || others.length > 0) return null;
  return { kind: 'lootAround', value: numberOf(loot), ...aimOf(loot), affects: 'bear' };
}

/** @rule LOOT-1 */
function lootOf(line: CardLine): LineAction {
  const { max, of } = line;
  const isOnPath = of === 'hexesEntered' ? ({ isOnPath: true } as const) : {};
  const value = of === 'hexesEntered' ? 0 : numberOf(line);
  if (line.asIfAt)
    return { kind: 'lootAround', value, ...aimOf(line), affects: 'selfAndAllSummonedAllies' };
  return { kind: 'loot', value, ...isOnPath, ...(max !== undefined && { max }) };
}

/** Null if cards of another figure are recovered, which players do. */
function recoverOf(line: CardLine): LineAction | null {
  if (line.owner) return null;
  const from = line.type === 'recoverLost' ? 'lost' : 'discard';
  const value = line.value === 'all' ? Infinity : numberOf(line);
  const aim = aimOf({ ...line, affects: line.affects ?? 'self' });
  return { kind: 'recover', from, value, only: line.only ?? null, ...aim };
}

/** Actions that other figures can be granted. */
const GRANTED: readonly LineAction['kind'][] = [
  ...(['attack', 'move', 'heal', 'condition', 'push', 'pull', 'kill'] as const),
];

/** Several figures that attack do so one after the other, each in its own step. */
function grantOf(line: CardLine): LineAction | null {
  const [printed, ...others] = line.actions ?? [];
  const action = printed && grantedAction(printed);
  if (!action || others.length > 0 || !GRANTED.includes(action.kind)) return null;
  const aim = aimOf({ ...line, affects: line.affects ?? 'bear' });
  const targets = action.kind === 'attack' ? 1 : aim.targets;
  return { kind: 'grant', ...aim, targets, most: aim.targets };
}

/**
 * The action that a figure is granted. A relative number is added to the figure's printed value.
 */
export function grantedAction(printed: CardLine): LineAction | null {
  const { type, value, range } = printed;
  const isRelative = typeof value === 'string' && /^[+-]\d$/.test(value);
  if (!isRelative || (type !== 'attack' && type !== 'move')) {
    const action = lineActionOf(printed);
    const isOwnRange = action?.kind === 'attack' && range === '+0';
    return isOwnRange ? { ...action, ranged: true, hasOwnRange: true } : action;
  }
  const action = lineActionOf({ ...printed, value: 0 });
  return action?.kind === 'attack' || action?.kind === 'move'
    ? { ...action, value: null, onTop: Number(value) }
    : null;
}

/** The conditions among the effects of a line. */
export function conditionsOf({ effects }: CardLine): readonly Condition[] {
  return readEffects(effects).flatMap((effect) =>
    effect.kind === 'condition' ? [effect.condition] : [],
  );
}

/**
 * With a minimum damage, players choose the killed figures, because only they know which ones would
 * suffer enough damage.
 */
function killOf(line: CardLine): LineAction {
  const { rank = 'any', when = [], conditions = [], maxHitPoints, minDamage } = line;
  return {
    kind: 'kill',
    ...aimOf(line),
    ...(minDamage === undefined ? {} : { affects: null, area: null }),
    ...{ rank, when, conditions },
    maxHitPoints: typeof maxHitPoints === 'number' ? maxHitPoints : null,
  };
}

function cureOf(line: CardLine): LineAction {
  const named = conditionsOf(line);
  const count = typeof line.value === 'number' ? line.value : Infinity;
  return { kind: 'cure', ...aimOf(line), conditions: named.length > 0 ? named : null, count };
}

/**
 * A melee attack has a range of one hex, or its reach. An attack on figures at a place is ranged.
 *
 * @rule MONSTER-2 AREA-2
 */
function attackOf(line: CardLine): LineAction {
  const aim = aimOf(line);
  const isMelee = aim.area?.some(({ role }) => role === 'self') === true;
  const effects = readEffects(line.effects);
  return {
    kind: 'attack',
    value: numberOf(line),
    ...aim,
    range: line.reach ?? aim.range,
    targets: line.alsoTargets ? Infinity : aim.targets,
    ranged: !isMelee && (line.range !== undefined || isByPlace(aim.affects)),
    pierce: line.ignoreShield ? WHOLE_SHIELD : pierceOf(effects),
    effects: effects.filter(({ kind }) => kind !== 'pierce'),
    hasAdvantage: line.advantage === true,
  };
}

/** A pierce value that ignores any shield. */
export const WHOLE_SHIELD = 99;

function numberOf({ value, per }: CardLine): number | null {
  return typeof value === 'number' && per === undefined ? value : null;
}

function aimOf({ affects, range, target, area, self, type }: CardLine): Aimed {
  const whom = self ? 'self' : (affects ?? null);
  const several =
    area !== undefined ||
    (whom !== null && !/^(self$|one|another|target|this|attacker)/.test(whom));
  const max = whom?.startsWith('two') ? 2 : Infinity;
  const isMany = (several && type !== 'summon') || target === 'X';
  return {
    affects: whom,
    range: typeof range === 'number' ? range : null,
    targets: typeof target === 'number' ? target : isMany ? max : 1,
    area: area?.filter(({ role }) => role !== 'enhance') ?? null,
  };
}
