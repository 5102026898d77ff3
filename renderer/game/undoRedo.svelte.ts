/** Undo and redo of the open campaign, with their titles. */
import { dequal } from 'dequal';
import type { LogEntry, Snapshot } from '#shared/api/api';
import type { Command } from '#shared/commands/shapes';
import type { OpenCampaign } from '../client/openCampaign';
import type { Stepping } from './UndoButton.svelte';
import { lastTurn, type UndoableTurn } from './turns';
import { APP } from '../words/sentences/first';
import type { Names } from '../words/sentences/names/names';
import { commandTitle } from '../words/sentences/steps/commands';
import { rejectIfStale } from '../ui/presses/stalePress';

/** The number of undone steps whose titles are remembered for redo. */
const MAX_TITLES = 50;

interface UndoneStep {
  readonly command: Command;
  readonly title: string;
}

/** The game as the screen shows it. */
interface ShownGame {
  readonly snapshot: Snapshot | null;
  readonly log: readonly LogEntry[];
  readonly names: Names;
  /** Names for the newest step. */
  readonly stepNames: Names;
}

export class UndoRedo implements Stepping {
  readonly #shown: ShownGame;
  readonly #campaign: Pick<OpenCampaign, 'undo' | 'redo' | 'goTo'>;
  readonly #announce: (words: string) => void;

  constructor(
    shown: ShownGame,
    campaign: Pick<OpenCampaign, 'undo' | 'redo' | 'goTo'>,
    announce: (words: string) => void,
  ) {
    this.#shown = shown;
    this.#campaign = campaign;
    this.#announce = announce;
  }

  /** The title of the step that undo would undo; null if there is none. */
  get undoTitle(): string | null {
    const { snapshot, log, stepNames } = this.#shown;
    const command = snapshot?.undo;
    if (!command) return null;
    const last = log.at(-1);
    const events = last?.command.type === command.type ? last.events : [];
    return commandTitle(command, stepNames, events);
  }

  /** The steps that were undone on this screen, with the titles they had. */
  #undoneSteps = $state.raw<readonly UndoneStep[]>([]);

  /**
   * The title of the step that redo would repeat, as undo named it on this screen; null if there is
   * none.
   */
  get redoTitle(): string | null {
    const { snapshot, names } = this.#shown;
    const command = snapshot?.redo;
    if (!command) return null;
    const known = this.#undoneSteps.findLast((each) => dequal(each.command, command));
    return known?.title ?? commandTitle(command, names);
  }

  /** The turn of the newest step, if it can be undone as a whole. */
  get undoableTurn(): UndoableTurn | null {
    return lastTurn(this.#shown.log);
  }

  /** The title of undoing the whole turn; null if there is no turn to undo. */
  get turnTitle(): string | null {
    const turn = this.undoableTurn;
    return turn && APP.wholeTurn(this.#shown.stepNames.figure(turn.figure), turn.steps);
  }

  /**
   * Undoes the newest step of any player. Its title is read when all pending steps are answered,
   * because these may be the steps that the player wants to undo.
   */
  async undo(): Promise<boolean> {
    let undone: UndoneStep | null = null;
    const done = await this.#campaign.undo(() => {
      const [command, title] = [this.#shown.snapshot?.undo, this.undoTitle];
      undone = command && title !== null ? { command, title } : null;
      return !rejectIfStale();
    });
    this.#recordUndone(done ? undone : null);
    return done;
  }

  #recordUndone(undone: UndoneStep | null): void {
    if (!undone) return;
    this.#undoneSteps = [...this.#undoneSteps, undone].slice(-MAX_TITLES);
    this.#announce(APP.undone(undone.title));
  }

  async redo(): Promise<boolean> {
    let title: string | null = null;
    const done = await this.#campaign.redo(() => {
      title = this.redoTitle;
      return !rejectIfStale();
    });
    if (done && title !== null) this.#announce(APP.redone(title));
    return done;
  }

  /** Undoes all steps of the current turn. */
  async undoTurn(): Promise<boolean> {
    let title: string | null = null;
    const done = await this.#campaign.goTo(() => {
      title = this.turnTitle;
      return rejectIfStale() ? null : (this.undoableTurn?.to ?? null);
    });
    if (done && title !== null) this.#announce(APP.undone(title));
    return done;
  }
}
