/** The moment of each effect of an item, and reasons that it has not come. */
import type { ItemEffect } from '../../../content/types';
import type { ItemDelay } from '../../../refusals/campaign';
import type { FigureId } from '../../../ids';
import type { Attack, Scenario } from '../../../state';
import { isBeforeDraw } from '../../attack/draw/draw';
import { targetView } from '../../attack/targetView';
import { holdsInAttack, isLastingInAttack } from '../../attack/bonuses/wornInAttack';
import { overlayAt } from '../../board/changes';
import { mapInPlay } from '../../board/inPlay';
import { cardsInTurn, type CardsOfTurn } from '../../cards/playedCards';
import { canConsume } from '../../elements/elements';
import { hindranceOf } from '../../figures/conditions/conditions';
import { findFigure } from '../../figures/figures';
import { turnOf, walkedIn } from '../../order/playedLines';
import { elementsWanted } from '../../monsters/abilityLines';
import { isFutile } from './choices';
import { aimOn, attackBy, hasCircles, type ItemScene } from './scene';

/** Moments at which the rules apply an effect without a use. */
const BY_ITSELF: readonly ItemEffect['when'][] = [
  ...(['equipped', 'defaultTop', 'defaultBottom', 'kill', 'killInTurn', 'gainsMuddle'] as const),
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

/** The reason that an effect cannot be used now; null = its moment has come. @rule ITEM-1 ITEM-6 */
export function delayOf(scene: ItemScene, effect: ItemEffect): ItemDelay | null {
  const { owner } = scene;
  if (owner.exhausted) return 'exhausted';
  return (
    delayByStun(scene, effect) ??
    delayOfMoment(scene, effect) ??
    (lacksElement(scene, effect) ? 'element' : null) ??
    (isFutile(scene, effect) ? 'nothing' : null)
  );
}

function delayByStun(scene: ItemScene, effect: ItemEffect): ItemDelay | null {
  return isStunned(scene) && effect.usableWhileStunned !== true ? 'stunned' : null;
}

/** A character that cannot act uses no items, in no turn. @rule STUN-1 */
export function isStunned({ scenario, owner }: Pick<ItemScene, 'scenario' | 'owner'>): boolean {
  if (hindranceOf(owner, 'act') !== null) return true;
  return isActive(scenario, owner.id) && turnOf(scenario.phase, owner.id)?.stunned === true;
}

function isActive({ phase }: Scenario, figure: FigureId): boolean {
  return phase.name === 'turns' && phase.active === figure;
}

function delayOfMoment(scene: ItemScene, effect: ItemEffect): ItemDelay | null {
  const { when } = effect;
  if (BY_ITSELF.includes(when)) return delayWithoutBoard(scene, effect);
  switch (when) {
    case 'adjacentMonsters':
      return isOnBoard(scene) ? 'always' : aimOn(scene, effect) ? null : 'attacked';
    case 'enteredHazardousTerrain':
      return isOnBoard(scene) ? 'always' : delayInTurn(scene, effect);
    case 'myAttack':
      return delayInOwnAttack(scene, effect);
    case 'allyAttack':
      return delayIn(attackBy(scene, effect), 'allyAttack');
    case 'attacked':
    case 'damagedByAttack':
    case 'ownSummonDamagedByAttack':
      return delayOfDefence(scene, effect);
    case 'cardsRevealed':
      return isJustRevealed(scene) ? null : 'reveal';
    case 'onObstacle':
      return isOnObstacle(scene) ? null : 'hexes';
    case 'enemyWouldConsumeElement':
      return wantsElement(scene) ? null : 'enemyTurn';
    case 'allyMedicalPack':
      return isActive(scene.scenario, scene.owner.id) ? 'allyAttack' : null;
    default:
      return delayInTurn(scene, effect);
  }
}

const isOnBoard = ({ scenario, owner }: ItemScene): boolean =>
  scenario.board?.inUse === true && owner.at !== null;

const OF_MOVEMENT: readonly string[] = ['forcedMovement', 'difficultTerrain', 'hazardousTerrain'];

/** Without the board, players move figures and find the focus themselves. */
function delayWithoutBoard(scene: ItemScene, { type, to = [] }: ItemEffect): ItemDelay | null {
  if (isOnBoard(scene)) return 'always';
  const { scenario, owner } = scene;
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
function delayIn(attack: Attack | null, why: ItemDelay): ItemDelay | null {
  if (!attack) return why;
  return attack.targets.every(isBeforeDraw) ? null : 'beforeDraw';
}

function delayInOwnAttack(scene: ItemScene, effect: ItemEffect): ItemDelay | null {
  const { scenario, owner, item } = scene;
  const attack = attackBy(scene, effect);
  const late = delayIn(attack, 'ownAttack');
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
  // Effects that the rules apply automatically, or know not to apply, cannot be used.
  return holdsInAttack(scenario, owner, effect) === null ? null : 'always';
}

function delayOfDefence(scene: ItemScene, effect: ItemEffect): ItemDelay | null {
  const { scenario, content, item } = scene;
  const { attack } = scenario;
  const aim = aimOn(scene, effect);
  const { when, ifStrong } = effect;
  if (ifStrong !== undefined || effect.type === 'treatX2AsPlus0') return 'always';
  if (!attack || !aim) return when === 'ownSummonDamagedByAttack' ? 'summonDamaged' : 'attacked';
  if (hasCircles(item) && aim.items?.includes(item.id)) return 'usedHere';
  if (when === 'attacked') return isBeforeDraw(aim) ? null : 'beforeDraw';
  const view = isBeforeDraw(aim) ? null : targetView(scenario, content, attack, aim);
  return view && view.numbers.damage > 0 ? null : 'damaged';
}

/** Before the first turn of the round. */
function isJustRevealed({ scenario: { phase } }: ItemScene): boolean {
  if (phase.name !== 'turns') return false;
  return phase.order.every(({ turns }) => turns.every(({ state }) => state === 'waiting'));
}

/** True on an obstacle of the board; without the board only the players know. */
function isOnObstacle(scene: ItemScene): boolean {
  const { scenario, content, owner } = scene;
  const map = isOnBoard(scene) ? mapInPlay(scenario, content) : null;
  if (!map || !owner.at) return isActive(scenario, owner.id);
  return overlayAt(map, 'obstacle', owner.at) !== null;
}

/** True if a monster whose turn runs can consume an element. */
function wantsElement({ scenario, content }: ItemScene): boolean {
  const { phase } = scenario;
  const active = phase.name === 'turns' && phase.active ? findFigure(scenario, phase.active) : null;
  return active?.kind === 'monster' && elementsWanted(scenario, content, active.type).length > 0;
}

function delayInTurn(scene: ItemScene, effect: ItemEffect): ItemDelay | null {
  const { scenario, owner, item } = scene;
  const { when, minHexes, maxHexes } = effect;
  if (!isActive(scenario, owner.id)) return 'ownTurn';
  if (when === 'moved' || maxHexes !== undefined) {
    const walked = walkedIn(turnOf(scenario.phase, owner.id));
    if (walked !== null && minHexes !== undefined && walked < minHexes) return 'hexes';
    return walked !== null && item.use === undefined ? 'always' : null;
  }
  const types = OF_ABILITY[when];
  return types && !isPlayable(scene, types) ? 'card' : null;
}

/** True if the cards of the turn have such an ability, or are not known. */
function isPlayable(
  { scenario, content, owner, sheets }: ItemScene,
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

function lacksElement({ scenario }: ItemScene, { type, elements = [] }: ItemEffect): boolean {
  if (type !== 'consume') return false;
  const strong = Object.values(scenario.elements).filter((state) => state !== 'inert').length;
  return elements.some((element) =>
    element === 'wild' ? strong < elements.length : !canConsume(scenario, element),
  );
}
