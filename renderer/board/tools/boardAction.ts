import type { Command } from '#shared/commands/shapes';
import type { BoardScene } from './boardScene';

export interface BoardAction {
  readonly label: string;
  readonly isMain?: boolean;
  /** The reason for a refusal, as a sentence. */
  readonly why?: string | null;
  readonly run: () => unknown;
}

/** An action of one command, with the reason why it would be refused. */
export function commandAction(scene: BoardScene, label: string, command: Command) {
  const { whyNot, send } = scene.steps;
  return { label, why: whyNot(command), run: () => send(command) };
}
