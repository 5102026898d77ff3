/** What a tap on a hex, or Enter on the hex cursor, does in each mode. */
import { sameHex, type Hex } from '#shared/map/hexes';
import type { FigureId } from '#shared/ids';
import { targetingOf, type Targeting } from '../../table/figures/targeting';
import { choicesOnMap } from '../../table/turn/choicesOnMap';
import { lineCandidates } from '../../table/turn/lines/lineCandidates';
import { cameTooLate } from '../../ui/presses/latePress';
import { moveToGoal } from './boardActions';
import type { BoardScene } from './boardScene';

/** Settled when what it does is recorded or refused. */
export async function tapHex(scene: BoardScene, hex: Hex): Promise<void> {
  const { looking } = scene;
  if (looking.mode.kind === 'look' && !scene.isOnMap(hex)) {
    looking.forgetGoal();
    return;
  }
  looking.cursor = hex;
  if (['look', 'plan'].includes(looking.mode.kind) && (await chooseAt(scene, hex))) return;
  switch (looking.mode.kind) {
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
      await scene.hexes.tell(hex);
      break;
    case 'plan':
      if (!scene.plan.chooseAt(hex)) await lookAt(scene, hex);
      break;
    case 'look':
      await lookAt(scene, hex);
      break;
  }
}

/** The option that has this hex is taken; where several have it, the next of them is looked at. */
async function chooseAt({ steps, scenario }: BoardScene, hex: Hex): Promise<boolean> {
  const there = choicesOnMap(steps.act, scenario).filter((each) => sameHex(each.hex, hex));
  const [first, ...others] = there;
  if (!first) return false;
  if (cameTooLate()) return true;
  if (others.length === 0) await steps.send(first.command);
  else steps.lookedChoice = (there.find(({ place }) => place > steps.lookedChoice) ?? first).place;
  return true;
}

/** What a line of the turn asks of the map is shown, and taken up by the tap that follows. */
export function takeUp(scene: BoardScene): void {
  const { asks, looking } = scene;
  const figure = asks?.mover ?? scene.cards.character?.id;
  if (!asks || !figure) {
    if (['area', 'push', 'hexes'].includes(looking.mode.kind)) looking.setMode({ kind: 'look' });
    return;
  }
  looking.select(figure);
  looking.show = 'move';
  if (asks.needs === 'path' && asks.action?.kind !== 'move') scene.push.begin();
  else if (asks.needs === 'hexes' && asks.action && 'area' in asks.action) scene.area.begin();
  else if (asks.needs === 'hexes') scene.hexes.begin();
}

async function lookAt(scene: BoardScene, hex: Hex): Promise<void> {
  const { looking } = scene;
  if (looking.goal && sameHex(looking.goal, hex)) {
    await moveToGoal(scene);
    return;
  }
  const figure = scene.figureAt(hex);
  if (figure) tapFigure(scene, figure.id);
  else if (looking.mode.kind === 'look' && scene.going.waysTo(hex).length > 0) {
    looking.aimAt(hex);
    if (scene.going.isPlain) await moveToGoal(scene);
  } else looking.forgetGoal();
}

/** What a tap on a figure does while targets are chosen; null = it is looked at. */
export function targetingAt({ attack, game }: BoardScene, figure: FigureId): Targeting | null {
  const found = attack.isTargetAsked ? targetingOf(attack, game.names, figure) : null;
  return found?.state === 'refused' && found.byBoard === null ? null : found;
}

function tapFigure(scene: BoardScene, figure: FigureId): void {
  const targeting = targetingAt(scene, figure);
  scene.looking.forgetGoal();
  // Whose way is asked for stays in hand.
  if (scene.asks) return;
  const { cards, game, attack } = scene;
  if (lineCandidates(game, cards).some((each) => each.figure === figure) && cards.choose(figure))
    return;
  const { aim, replaceable } = attack;
  if (targeting) targeting.take();
  else if (replaceable !== null && aim.open.has(figure)) attack.exchange(figure);
  else if (figure !== scene.looking.selected) selectFigure(scene, figure);
}

/** A monster in its own turn shows at once what it will do. */
export function selectFigure(scene: BoardScene, figure: FigureId): void {
  scene.looking.select(figure);
  if (figure === scene.acting && scene.plan.isPlannable() && !scene.scenario.attack) {
    scene.plan.begin();
  }
}

/** Puts the selected figure down, and goes on with the next character that has no place. */
async function placeSelected(scene: BoardScene, hex: Hex): Promise<void> {
  const { looking, selected, steps } = scene;
  if (!selected) return;
  const isNew = scene.standing === null;
  const done = await steps.send({ type: 'placeFigure', figure: selected.id, at: hex });
  if (!done) return;
  const next = scene.unplaced.find(({ kind, id }) => kind === 'character' && id !== selected.id);
  if (!isNew) looking.setMode({ kind: 'look' });
  else if (next) looking.select(next.id, { kind: 'place' });
  else {
    looking.select(null);
    looking.cursor = null;
  }
}
