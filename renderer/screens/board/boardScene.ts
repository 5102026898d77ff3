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
}
