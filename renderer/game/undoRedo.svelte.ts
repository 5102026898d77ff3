/** Undo and redo of the open campaign, with their titles. */
import { dequal } from 'dequal';
import type { LogEntry, Snapshot } from '#shared/api/api';
import type { Command } from '#shared/commands/shapes';
import type { OpenCampaign } from '../client/openCampaign';
import type { Stepping } from './UndoButton.svelte';
import { turnBack, type TurnBack } from './turns';
import { APP } from '../words/sentences/first';
import type { Names } from '../words/sentences/names/names';
import { commandTitle } from '../words/sentences/steps/commands';
import { cameTooLate } from '../ui/presses/latePress';

/** Number of undone steps whose titles redo remembers. */
const MAX_TITLES = 50;

interface Taken {
  readonly command: Command;
  readonly title: string;
}

/** The game on the screen. */
interface Seen {
  readonly snapshot: Snapshot | null;
  readonly log: readonly LogEntry[];
  readonly names: Names;
  /** In the newest step. */
  readonly stepNames: Names;
}

export class UndoRedo implements Stepping {
  readonly #seen: Seen;
  readonly #campaign: Pick<OpenCampaign, 'undo' | 'redo' | 'goTo'>;
  readonly #announce: (words: string) => void;

  constructor(
    seen: Seen,
    campaign: Pick<OpenCampaign, 'undo' | 'redo' | 'goTo'>,
    announce: (words: string) => void,
  ) {
    this.#seen = seen;
    this.#campaign = campaign;
    this.#announce = announce;
  }

  /** Title of the step that undo would take back. */
  get undoTitle(): string | null {
    const { snapshot, log, stepNames } = this.#seen;
    const command = snapshot?.undo;
    if (!command) return null;
    const last = log.at(-1);
    const events = last?.command.type === command.type ? last.events : [];
    return commandTitle(command, stepNames, events);
  }

  /** Steps undone on this screen, with their titles then. */
  #takenBack = $state.raw<readonly Taken[]>([]);

  /** Title of the step that redo would repeat, as undo named it on this screen. */
  get redoTitle(): string | null {
    const { snapshot, names } = this.#seen;
    const command = snapshot?.redo;
    if (!command) return null;
    const known = this.#takenBack.findLast((each) => dequal(each.command, command));
    return known?.title ?? commandTitle(command, names);
  }

  /** The turn of the newest step if it can be undone as a whole. */
  get turnBack(): TurnBack | null {
    return turnBack(this.#seen.log);
  }

  /** Title of undoing the whole turn; null = no turn has started. */
  get turnTitle(): string | null {
    const turn = this.turnBack;
    return turn && APP.wholeTurn(this.#seen.stepNames.figure(turn.figure), turn.steps);
  }

  /**
   * Undoes the newest step of any player. It must be a step the player saw or has just pressed, so its title
   * is read after all pending steps have arrived.
   */
  async undo(): Promise<boolean> {
    let taken: Taken | null = null;
    const done = await this.#campaign.undo(() => {
      const [command, title] = [this.#seen.snapshot?.undo, this.undoTitle];
      taken = command && title !== null ? { command, title } : null;
      return !cameTooLate();
    });
    this.#noteUndone(done ? taken : null);
    return done;
  }

  #noteUndone(taken: Taken | null): void {
    if (!taken) return;
    this.#takenBack = [...this.#takenBack, taken].slice(-MAX_TITLES);
    this.#announce(APP.undone(taken.title));
  }

  async redo(): Promise<boolean> {
    let title: string | null = null;
    const done = await this.#campaign.redo(() => {
      title = this.redoTitle;
      return !cameTooLate();
    });
    if (done && title !== null) this.#announce(APP.redone(title));
    return done;
  }

  /** Undoes the turn of the newest step from its start. */
  async undoTurn(): Promise<boolean> {
    let title: string | null = null;
    const done = await this.#campaign.goTo(() => {
      title = this.turnTitle;
      return cameTooLate() ? null : (this.turnBack?.to ?? null);
    });
    if (done && title !== null) this.#announce(APP.undone(title));
    return done;
  }
}
