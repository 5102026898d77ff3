/** Actions for overlays at the cursor's hex: add, remove, spring a trap, let a figure land. */
import type { CommandOf } from '#shared/commands/shapes';
import type { Hex } from '#shared/state';
import { type OverlayKind, OVERLAY_KINDS } from '#shared/vocabulary';
import type { MenuEntry } from '../../ui/overlays/menuEntry';
import { upperFirst } from '../../words/helpers/phrases';
import { overlayName, boardText as text } from '../../words/sentences/board/board';
import { commandAction, type BoardAction } from './boardAction';
import type { BoardScene } from './boardScene';
import type { FigureId } from '#shared/ids';
import { landingHexes } from '#shared/rules/board/emptyHexes';
import { directionWords } from '../../table/turn/wayWords';

/**
 * A menu of the overlays that can be added to the cursor's hex; null if the screen does not offer
 * it.
 */
export function overlayMenu(scene: BoardScene): readonly MenuEntry[] | null {
  const hex = scene.view.cursor;
  if (!hex || scene.view.mode.kind !== 'look' || scene.selected || !scene.isOnMap(hex)) {
    return null;
  }
  if (scene.doorAt(hex)) return null;
  const layCommand = (kind: OverlayKind) => ({ type: 'layOverlay' as const, kind, hexes: [hex] });
  const plain = OVERLAY_KINDS.map((kind) => {
    const { label, why, run } = commandAction(
      scene,
      upperFirst(overlayName(kind)),
      layCommand(kind),
    );
    return { label, why, onselect: () => void run() };
  });
  const trap = otherTrap(scene, text.layOtherTrap, layCommand('trap'));
  return [...plain, { ...trap, onselect: () => void trap.run() }];
}

/** The entry for a trap with special effects, which a dialog asks for. */
function otherTrap(
  scene: BoardScene,
  label: string,
  command: CommandOf<'layOverlay'> | CommandOf<'springTrap'>,
): Pick<BoardAction, 'label' | 'run'> & { readonly why: string | null } {
  const why = scene.steps.whyNot(command);
  return { label, why, run: () => (scene.view.trap = command) };
}

const REMOVABLE: readonly string[] = OVERLAY_KINDS;

export function overlayActions(scene: BoardScene, hex: Hex): readonly BoardAction[] {
  return scene.overlaysAt(hex).flatMap(({ kind, type }): readonly BoardAction[] => {
    if (!REMOVABLE.includes(kind)) return [];
    const figure = scene.figureAt(hex)?.id ?? null;
    const land = kind === 'obstacle' && figure !== null ? landingActions(scene, figure, hex) : [];
    const springCommand = { type: 'springTrap', at: hex, figure } as const;
    const spring = commandAction(scene, text.spring, springCommand);
    const other = otherTrap(scene, text.springOther, springCommand);
    const takeAway = commandAction(scene, text.takeAway(overlayName(kind, type)), {
      type: 'removeOverlay',
      kind: kind as OverlayKind,
      at: hex,
    });
    return kind === 'trap' ? [spring, other, takeAway] : [...land, takeAway];
  });
}

/**
 * Actions for a figure that stops flying over an obstacle. Players choose among equally near hexes.
 */
export function landingActions(
  scene: BoardScene,
  figure: FigureId,
  at: Hex,
): readonly BoardAction[] {
  const { board, scenario } = scene;
  const hexes = board ? (landingHexes(scenario, board, figure, at) ?? []) : [];
  const landAction = (label: string, to: Hex | null) =>
    commandAction(scene, label, { type: 'loseFlight', figure, to });
  if (hexes.length < 2) return [landAction(text.stopsFlying, null)];
  return hexes.map((to) => landAction(text.stopsFlyingTo(directionWords(at, to)), to));
}
