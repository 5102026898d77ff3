/** The board with its tools. */
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

  /** Cancels the card line, the goal, the mode or the selection. False = nothing was open. */
  stepBack(): boolean {
    const { view, asks, selected, acting, cards } = this;
    if ((asks ?? cards.pressed) && !view.goal) cards.cancel();
    else if (view.goal || view.mode.kind !== 'look') return view.stepBack();
    // Selects the active figure again after looking at another one.
    else if (selected && selected.id !== acting && this.placed.some(({ id }) => id === acting))
      view.select(acting);
    else return view.stepBack();
    return true;
  }
}
