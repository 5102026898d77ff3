/** Handles taps on hexes, Enter on the hex cursor, and dragged figures. */
import { sameHex, type Hex } from '#shared/map/hexes';
import type { FigureId } from '#shared/ids';
import { targetingOf, type Targeting } from '../../table/turn/flow/targeting';
import { choicesOnMap } from '../../table/turn/choicesOnMap';
import { lineCandidates } from '../../table/turn/lines/lineCandidates';
import { rejectIfStale } from '../../ui/presses/stalePress';
import { moveToGoal } from './boardActions';
import type { MapDrag } from '../viewport/pointers';
import type { BoardScene } from './boardScene';

/** Handles a tap on a hex. Resolves when the step of the tap is recorded or refused. */
export async function tapHex(scene: BoardScene, hex: Hex): Promise<void> {
  const { view } = scene;
  if (view.mode.kind === 'look' && !scene.isOnMap(hex)) {
    view.forgetGoal();
    return;
  }
  view.cursor = hex;
  if (['look', 'plan'].includes(view.mode.kind) && (await chooseAt(scene, hex))) return;
  switch (view.mode.kind) {
    case 'place':
      await placeSelected(scene, hex);
      break;
    case 'area':
      scene.area.lay(hex);
      break;
    case 'push':
      await scene.push.pushTo(hex);
      break;
    case 'hexes':
      await scene.hexes.toggle(hex);
      break;
    case 'plan':
      if (!scene.plan.chooseAt(hex)) await lookAt(scene, hex);
      break;
    case 'look':
      await lookAt(scene, hex);
      break;
  }
}

/**
 * Takes the only option on this hex, or highlights the next one of several. Resolves to false if
 * there is none.
 */
async function chooseAt({ steps, scenario }: BoardScene, hex: Hex): Promise<boolean> {
  const there = choicesOnMap(steps.act, scenario).filter((each) => sameHex(each.hex, hex));
  const [first, ...others] = there;
  if (!first) return false;
  if (rejectIfStale()) return true;
  if (others.length === 0) await steps.send(first.command);
  else
    steps.highlightedChoice = (
      there.find(({ place }) => place > steps.highlightedChoice) ?? first
    ).place;
  return true;
}

/** Shows the question of a card line on the map. The next tap answers it. */
export function showQuestion(scene: BoardScene): void {
  const { asks, view } = scene;
  const figure = asks?.mover ?? scene.cards.character?.id;
  if (!asks || !figure) {
    if (['area', 'push', 'hexes'].includes(view.mode.kind)) view.setMode({ kind: 'look' });
    return;
  }
  view.select(figure);
  view.show = 'move';
  if (asks.needs === 'path' && asks.action?.kind !== 'move') scene.push.begin();
  else if (asks.needs === 'hexes' && asks.action && 'area' in asks.action) scene.area.begin();
  else if (asks.needs === 'hexes') scene.hexes.begin();
}

async function lookAt(scene: BoardScene, hex: Hex): Promise<void> {
  const { view } = scene;
  if (view.goal && sameHex(view.goal, hex)) {
    await moveToGoal(scene);
    return;
  }
  const figure = scene.figureAt(hex);
  if (figure) tapFigure(scene, figure.id);
  else if (view.mode.kind === 'look' && scene.moves.waysTo(hex).length > 0) {
    view.aimAt(hex);
    if (scene.moves.isPlain) await moveToGoal(scene);
  } else view.forgetGoal();
}

/**
 * The effect of a tap on a figure while players choose targets; null if the tap selects the figure.
 */
export function targetingAt({ attack, game }: BoardScene, figure: FigureId): Targeting | null {
  const found = attack.isTargetAsked ? targetingOf(attack, game.names, figure) : null;
  return found?.state === 'refused' && found.byBoard === null ? null : found;
}

function tapFigure(scene: BoardScene, figure: FigureId): void {
  const targeting = targetingAt(scene, figure);
  scene.view.forgetGoal();
  // Not while a card line asks for a path, because the moving figure must stay selected.
  if (scene.asks) return;
  const { cards, game, attack } = scene;
  if (lineCandidates(game, cards).some((each) => each.figure === figure) && cards.choose(figure))
    return;
  const { aim, replaceable } = attack;
  if (targeting) void targeting.take();
  else if (replaceable !== null && aim.open.has(figure)) attack.replaceTarget(figure);
  else if (figure !== scene.view.selected) selectFigure(scene, figure);
}

/** Selects a figure. For the active monster it also shows the plan. */
export function selectFigure(scene: BoardScene, figure: FigureId): void {
  scene.view.select(figure);
  if (figure === scene.acting && scene.plan.isPlannable() && !scene.scenario.attack) {
    scene.plan.begin();
  }
}

/** Places the selected figure and selects the next unplaced character. */
async function placeSelected(scene: BoardScene, hex: Hex): Promise<void> {
  const { view, selected, steps } = scene;
  if (!selected) return;
  const isNew = scene.standing === null;
  const isRecorded = await steps.send({ type: 'placeFigure', figure: selected.id, at: hex });
  if (!isRecorded) return;
  const next = scene.unplaced.find(({ kind, id }) => kind === 'character' && id !== selected.id);
  if (!isNew) view.setMode({ kind: 'look' });
  else if (next) view.select(next.id, { kind: 'place' });
  else {
    view.select(null);
    view.cursor = null;
  }
}

/** The handlers of a dragged figure: it moves to its goal, or is placed on a hex. */
export function figureDrag(scene: BoardScene): MapDrag {
  const { view } = scene;
  let lifted: FigureId | null = null;
  return {
    canLift: (from) => {
      const { standing, moves, acting, asks } = scene;
      if (!standing || !sameHex(standing.at, from)) return false;
      lifted = standing.id;
      if (view.mode.kind === 'place') return true;
      const mover = asks ? asks.mover : acting;
      const isMover = view.mode.kind === 'look' && standing.id === mover;
      return isMover && moves.isAllowed && moves.reach.size > 0;
    },
    carry: (to) => (view.carried = to && lifted ? { figure: lifted, to } : null),
    drop: (at) => {
      const { standing, moves } = scene;
      view.hover = null;
      view.forgetGoal();
      // Another device may have moved the figure during the drag.
      if (!standing || standing.id !== lifted || sameHex(standing.at, at)) return;
      if (view.mode.kind === 'place') void tapHex(scene, at);
      else if (moves.waysTo(at).length > 0) {
        view.aimAt(at);
        if (moves.isSafe(at)) void moveToGoal(scene);
        // If the path is dangerous or opens a door, or if several lines are possible, the players
        // confirm the move with a second tap.
        else view.cursor = at;
      }
    },
  };
}
