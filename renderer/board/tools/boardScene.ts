/** What the board shows, with the tools that players hold over it. */
import { AreaTool } from './areaTool.svelte';
import { HexTool } from './hexTool.svelte';
import { MoveTool } from './moveTool.svelte';
import { PlanTool } from './planTool.svelte';
import { PushTool } from './pushTool.svelte';
import { Scene } from '../state/scene.svelte';

export class BoardScene extends Scene {
  readonly area = new AreaTool(this);
  readonly hexes = new HexTool(this);
  readonly going = new MoveTool(this);
  readonly plan = new PlanTool(this);
  readonly push = new PushTool(this);

  /** One step back: what a line asks of the map is given up. False = nothing was open. */
  stepBack(): boolean {
    const { looking, asks, selected, acting } = this;
    const { cards } = this;
    if ((asks ?? cards.pressed) && !looking.goal) cards.cancel();
    else if (looking.goal || looking.mode.kind !== 'look') return looking.stepBack();
    // Whoever looked at somebody else is with the one whose turn it is again.
    else if (selected && selected.id !== acting && this.placed.some(({ id }) => id === acting))
      looking.select(acting);
    else return looking.stepBack();
    return true;
  }
}
