/** What of the next act is chosen by a hex: each hex with the command it stands for. */
import type { NextAct } from '#shared/commands/round/nextAct';
import type { Command } from '#shared/commands/shapes';
import type { Hex } from '#shared/map/hexes';

export interface HexChoice {
  readonly hex: Hex;
  readonly command: Command;
}

/** Where several hexes are needed at once, or nothing moves, the list beside the map says more. */
export function choicesOnMap(act: NextAct): readonly HexChoice[] {
  switch (act.kind) {
    case 'chooseHex':
      return act.options.flatMap(({ hexes: [hex, ...others], command }) =>
        hex && others.length === 0 ? [{ hex, command }] : [],
      );
    case 'choosePush':
      return act.options.flatMap(({ path, command }) => {
        const hex = path.at(-1);
        return hex ? [{ hex, command }] : [];
      });
    default:
      return [];
  }
}
