/** The board's state together with its tools. */
import { AreaTool } from './areaTool.svelte';
import { HexTool } from './hexTool.svelte';
import { MoveTool } from './moveTool.svelte';
import { PlanTool } from './planTool.svelte';
import { PushTool } from './pushTool.svelte';
import { Scene } from '../state/scene.svelte';

export class BoardScene extends Scene {
  readonly area = new AreaTool(this);
  readonly hexes = new HexTool(this);
  readonly moves = new MoveTool(this);
  readonly plan = new PlanTool(this);
  readonly push = new PushTool(this);

  /**
   * Cancels the card line, else the goal, else the mode, else the selection. Returns false if there
   * was nothing to cancel.
   */
  stepBack(): boolean {
    const { view, asks, selected, acting, cards } = this;
    if ((asks ?? cards.pressed) && !view.goal) cards.cancel();
    else if (view.goal || view.mode.kind !== 'look') return view.stepBack();
    // After looking at another figure, selects the active one again.
    else if (selected && selected.id !== acting && this.placed.some(({ id }) => id === acting))
      view.select(acting);
    else return view.stepBack();
    return true;
  }
}
