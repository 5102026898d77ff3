/** What undo and redo of the open campaign do, and what they are called. */
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

/** As far back as redo is told by the name of undo. */
const MOST_TITLES = 50;

interface Taken {
  readonly command: Command;
  readonly title: string;
}

/** The game as it is seen now. */
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

  /** Steps that were taken back here, with what they were called then. */
  #takenBack = $state.raw<readonly Taken[]>([]);

  /** Title of the step that redo would repeat, as undo named it where that was here. */
  get redoTitle(): string | null {
    const { snapshot, names } = this.#seen;
    const command = snapshot?.redo;
    if (!command) return null;
    const known = this.#takenBack.findLast((each) => dequal(each.command, command));
    return known?.title ?? commandTitle(command, names);
  }

  /** The turn of the newest step, as far as it can be taken back whole. */
  get turnBack(): TurnBack | null {
    return turnBack(this.#seen.log);
  }

  /** What taking back the whole turn would be called; null = no turn was begun. */
  get turnTitle(): string | null {
    const turn = this.turnBack;
    return turn && APP.wholeTurn(this.#seen.stepNames.figure(turn.figure), turn.steps);
  }

  /**
   * What is taken back is the newest step, whoever took it: it has to be one the player saw, or had just pressed, and
   * so its title is read when all that is on its way has come.
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
    this.#takenBack = [...this.#takenBack, taken].slice(-MOST_TITLES);
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

  /** Takes back the turn of the newest step, from its beginning. */
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
