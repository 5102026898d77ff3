import type { Command } from '#shared/commands/shapes';
import type { BoardScene } from './boardScene';

export interface BoardAction {
  readonly label: string;
  readonly isMain?: boolean;
  /** The reason why the action is not allowed, as a sentence; null if it is. */
  readonly why?: string | null;
  readonly run: () => unknown;
}

/** An action that sends one command, with the reason if it is not allowed. */
export function commandAction(scene: BoardScene, label: string, command: Command) {
  const { whyNot, send } = scene.steps;
  return { label, why: whyNot(command), run: () => send(command) };
}
