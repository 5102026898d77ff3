/** The mini of whoever acts is dragged to where it goes; one that is being placed, to its hex. */
import type { FigureId } from '#shared/ids';
import { sameHex } from '#shared/map/hexes';
import type { Carrying } from '../drawing/window/carrying';
import { moveToGoal } from './boardActions';
import type { BoardScene } from './boardScene';
import { tapHex } from './tapping';

export function carryingOn(scene: BoardScene): Carrying {
  const { looking } = scene;
  let lifted: FigureId | null = null;
  return {
    lifts: (from) => {
      const { standing, going, acting, asks } = scene;
      if (!standing || !sameHex(standing.at, from)) return false;
      lifted = standing.id;
      if (looking.mode.kind === 'place') return true;
      const mover = asks ? asks.mover : acting;
      const isIts = looking.mode.kind === 'look' && standing.id === mover;
      return isIts && going.isAllowed && going.reach.size > 0;
    },
    carry: (to) => (looking.carried = to && lifted ? { figure: lifted, to } : null),
    drop: (at) => {
      const { standing, going } = scene;
      looking.hover = null;
      looking.forgetGoal();
      // Meanwhile others may have played on.
      if (!standing || standing.id !== lifted || sameHex(standing.at, at)) return;
      if (looking.mode.kind === 'place') void tapHex(scene, at);
      else if (going.waysTo(at).length > 0) {
        looking.aimAt(at);
        if (going.isHarmless(at)) void moveToGoal(scene);
        // What hurts, opens a door or may be one of several lines is asked about first.
        else looking.cursor = at;
      }
    },
  };
}
