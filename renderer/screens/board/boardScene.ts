/** What the board shows, with the tools that players hold over it. */
import { AreaTool } from './areaTool.svelte';
import { HexTool } from './hexTool.svelte';
import { PlanTool } from './planTool.svelte';
import { PushTool } from './pushTool.svelte';
import { Scene } from './scene.svelte';

export class BoardScene extends Scene {
  readonly area = new AreaTool(this);
  readonly hexes = new HexTool(this);
  readonly plan = new PlanTool(this);
  readonly push = new PushTool(this);

  /** One step back: what a line asks of the map is given up. False = nothing was open. */
  stepBack(): boolean {
    if (!this.asks || this.looking.goal) return this.looking.stepBack();
    this.table.lines.cancel();
    return true;
  }
}
