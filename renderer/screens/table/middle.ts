import type { Content } from '#shared/content/content';
import type { Command } from '#shared/commands/shapes';
import type { FigureId } from '#shared/ids';
import type { Character, Hex, Scenario } from '#shared/state';
import type { Aim, FigureActions } from '../../pieces/figures/actions';
import type { Names } from '../../text/names/names';

/** What the table gives to the screen that stands in its middle. */
export interface MiddleContext {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly names: Names;
  readonly classColour: (character: Character) => string;
  readonly aim: Aim;
  /** Targets of an attack are being chosen. */
  readonly isAiming: boolean;
  readonly actions: FigureActions;
  /** True when the step is recorded. */
  readonly send: (command: Command) => Promise<boolean>;
  /** Prepares an attack on everybody under an area, or begins it where its value is known. */
  readonly attackArea: (attacker: FigureId, area: LaidArea) => void;
}

/** An area attack as the players laid it. */
export interface LaidArea {
  readonly ranged: boolean;
  readonly hexes: readonly Hex[];
  readonly targets: readonly FigureId[];
}
