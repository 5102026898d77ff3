/** Decides if an item's effect can be used now and, if not, why. */
import type { ItemEffect } from '../../../content/types';
import type { ItemHindrance } from '../../../refusals/campaign';
import type { FigureId } from '../../../ids';
import type { Attack, Scenario } from '../../../state';
import { isBeforeDraw } from '../../attack/draw/draw';
import { targetView } from '../../attack/targetView';
import { holdsInAttack, isLastingInAttack } from '../../attack/bonuses/wornItemsInAttack';
import { overlayAt } from '../../board/changes';
import { mapInPlay } from '../../board/inPlay';
import { cardsInTurn, type CardsOfTurn } from '../../cards/playedCards';
import { canConsume } from '../../elements/elements';
import { hindranceOf } from '../../figures/conditions/conditions';
import { findFigure } from '../../figures/figures';
import { turnOf, walkedIn } from '../../order/playedLines';
import { elementsWanted } from '../../monsters/abilityLines';
import { isFutile } from './itemQuestions';
import { protectedTarget, attackBy, hasCircles, type ItemContext } from './itemContext';

/** Triggers at which Standee applies an effect automatically. */
const AUTOMATIC: readonly ItemEffect['when'][] = [
  'equipped',
  'defaultTop',
  'defaultBottom',
  'kill',
  'killInTurn',
  'gainsMuddle',
];

/** Moments that depend on an ability of the cards played in the turn. */
const OF_ABILITY: Readonly<Partial<Record<ItemEffect['when'], readonly string[]>>> = {
  myMove: ['move'],
  myHeal: ['heal'],
  loot1: ['loot'],
  augmentAction: ['augment'],
  songAction: ['song'],
  doomAction: ['doom'],
  commandAction: ['command'],
  obstacleAction: ['createObstacle'],
};

/** The reason that an effect cannot be used now; null = it can. @rule ITEM-1 ITEM-6 */
export function whyNotNow(context: ItemContext, effect: ItemEffect): ItemHindrance | null {
  const { owner } = context;
  if (owner.exhausted) return 'exhausted';
  return (
    hindranceByStun(context, effect) ??
    hindranceOfMoment(context, effect) ??
    (lacksElement(context, effect) ? 'element' : null) ??
    (isFutile(context, effect) ? 'nothing' : null)
  );
}

function hindranceByStun(context: ItemContext, effect: ItemEffect): ItemHindrance | null {
  return isStunned(context) && effect.usableWhileStunned !== true ? 'stunned' : null;
}

/** True if the character cannot act, so it cannot use items in any turn. @rule STUN-1 */
export function isStunned({ scenario, owner }: Pick<ItemContext, 'scenario' | 'owner'>): boolean {
  if (hindranceOf(owner, 'act') !== null) return true;
  return isActive(scenario, owner.id) && turnOf(scenario.phase, owner.id)?.stunned === true;
}

function isActive({ phase }: Scenario, figure: FigureId): boolean {
  return phase.name === 'turns' && phase.active === figure;
}

function hindranceOfMoment(context: ItemContext, effect: ItemEffect): ItemHindrance | null {
  const { when } = effect;
  if (AUTOMATIC.includes(when)) return hindranceWithoutBoard(context, effect);
  switch (when) {
    case 'adjacentMonsters':
      return isOnBoard(context) ? 'always' : protectedTarget(context, effect) ? null : 'attacked';
    case 'enteredHazardousTerrain':
      return isOnBoard(context) ? 'always' : hindranceInTurn(context, effect);
    case 'myAttack':
      return hindranceInOwnAttack(context, effect);
    case 'allyAttack':
      return hindranceIn(attackBy(context, effect), 'allyAttack');
    case 'attacked':
    case 'damagedByAttack':
    case 'ownSummonDamagedByAttack':
      return hindranceOfDefence(context, effect);
    case 'cardsRevealed':
      return isJustRevealed(context) ? null : 'reveal';
    case 'onObstacle':
      return isOnObstacle(context) ? null : 'hexes';
    case 'enemyWouldConsumeElement':
      return wantsElement(context) ? null : 'enemyTurn';
    case 'allyMedicalPack':
      return isActive(context.scenario, context.owner.id) ? 'allyAttack' : null;
    default:
      return hindranceInTurn(context, effect);
  }
}

const isOnBoard = ({ scenario, owner }: ItemContext): boolean =>
  scenario.board?.inUse === true && owner.at !== null;

const OF_MOVEMENT: readonly string[] = ['forcedMovement', 'difficultTerrain', 'hazardousTerrain'];

/** Without the board, players move figures and find the focus themselves. */
function hindranceWithoutBoard(
  context: ItemContext,
  { type, to = [] }: ItemEffect,
): ItemHindrance | null {
  if (isOnBoard(context)) return 'always';
  const { scenario, owner } = context;
  if (type === 'focusInitiative' || to.includes('forcedMovement')) {
    const { phase } = scenario;
    const active =
      phase.name === 'turns' && phase.active ? findFigure(scenario, phase.active) : undefined;
    return active?.kind === 'monster' ? null : 'enemyTurn';
  }
  const isOfMovement = type === 'flying' || to.some((each) => OF_MOVEMENT.includes(each));
  if (!isOfMovement) return 'always';
  return isActive(scenario, owner.id) ? null : 'ownTurn';
}

/** Items that change an attack are used before its cards are drawn. @rule ITEM-1 */
function hindranceIn(attack: Attack | null, why: ItemHindrance): ItemHindrance | null {
  if (!attack) return why;
  return attack.targets.every(isBeforeDraw) ? null : 'beforeDraw';
}

function hindranceInOwnAttack(context: ItemContext, effect: ItemEffect): ItemHindrance | null {
  const { scenario, owner, item } = context;
  const attack = attackBy(context, effect);
  const late = hindranceIn(attack, 'ownAttack');
  if (!attack || late) return late;
  const { kind, scope, against } = effect;
  if (kind !== undefined && (kind === 'ranged') !== attack.ranged) return kind;
  if (scope === 'singleTargetAction' && attack.targets.length > 1) return 'oneTarget';
  const isMeant = (figure: FigureId) => {
    const target = findFigure(scenario, figure);
    return target?.kind === 'monster' && against?.includes(target.type);
  };
  if (against && !attack.targets.some(({ figure }) => isMeant(figure))) return 'otherTarget';
  if (item.use !== undefined || !isLastingInAttack(effect)) return null;
  // An effect cannot be used if Standee applies it automatically or knows that it does not apply.
  return holdsInAttack(scenario, owner, effect) === null ? null : 'always';
}

function hindranceOfDefence(context: ItemContext, effect: ItemEffect): ItemHindrance | null {
  const { scenario, content, item } = context;
  const { attack } = scenario;
  const aim = protectedTarget(context, effect);
  const { when, ifStrong } = effect;
  if (ifStrong !== undefined || effect.type === 'treatX2AsPlus0') return 'always';
  if (!attack || !aim) return when === 'ownSummonDamagedByAttack' ? 'summonDamaged' : 'attacked';
  if (hasCircles(item) && aim.items?.includes(item.id)) return 'usedHere';
  if (when === 'attacked') return isBeforeDraw(aim) ? null : 'beforeDraw';
  const view = isBeforeDraw(aim) ? null : targetView(scenario, content, attack, aim);
  return view && view.numbers.damage > 0 ? null : 'damaged';
}

/** True between the reveal and the first turn of the round. */
function isJustRevealed({ scenario: { phase } }: ItemContext): boolean {
  if (phase.name !== 'turns') return false;
  return phase.order.every(({ turns }) => turns.every(({ state }) => state === 'waiting'));
}

/** True if the character is on an obstacle; without the board, players decide. */
function isOnObstacle(context: ItemContext): boolean {
  const { scenario, content, owner } = context;
  const map = isOnBoard(context) ? mapInPlay(scenario, content) : null;
  if (!map || !owner.at) return isActive(scenario, owner.id);
  return overlayAt(map, 'obstacle', owner.at) !== null;
}

/** True if the monster whose turn it is can consume an element. */
function wantsElement({ scenario, content }: ItemContext): boolean {
  const { phase } = scenario;
  const active = phase.name === 'turns' && phase.active ? findFigure(scenario, phase.active) : null;
  return active?.kind === 'monster' && elementsWanted(scenario, content, active.type).length > 0;
}

function hindranceInTurn(context: ItemContext, effect: ItemEffect): ItemHindrance | null {
  const { scenario, owner, item } = context;
  const { when, minHexes, maxHexes } = effect;
  if (!isActive(scenario, owner.id)) return 'ownTurn';
  if (when === 'moved' || maxHexes !== undefined) {
    const walked = walkedIn(turnOf(scenario.phase, owner.id));
    if (walked !== null && minHexes !== undefined && walked < minHexes) return 'hexes';
    return walked !== null && item.use === undefined ? 'always' : null;
  }
  const types = OF_ABILITY[when];
  return types && !hasAbilityOf(context, types) ? 'card' : null;
}

/** True if a card of the turn has such an ability, or the cards are unknown. */
function hasAbilityOf(
  { scenario, content, owner, sheets }: ItemContext,
  types: readonly string[],
): boolean {
  const sheet = sheets.find(({ id }) => id === owner.sheet);
  const cards = cardsInTurn(scenario, content, owner, sheet);
  if (!cards || cards.halves.length < 4) return true;
  return printedTypes(cards).some((type) => types.includes(type));
}

function printedTypes({ halves, defaults }: CardsOfTurn): readonly string[] {
  const lines = [...halves.flatMap((half) => half.lines), ...defaults.map(({ line }) => line)];
  return lines.flatMap((line) => [
    line.printed.type,
    ...line.then.map(({ printed }) => printed.type),
  ]);
}

function lacksElement({ scenario }: ItemContext, { type, elements = [] }: ItemEffect): boolean {
  if (type !== 'consume') return false;
  const strong = Object.values(scenario.elements).filter((state) => state !== 'inert').length;
  return elements.some((element) =>
    element === 'wild' ? strong < elements.length : !canConsume(scenario, element),
  );
}
