/** The open campaign as screens use it: its state, its log, and methods that change it. */
import type { HistoryPage, LogEntry, Snapshot } from '#shared/api/api';
import type { CampaignKey } from '#shared/api/campaignFiles';
import type { Content } from '#shared/content/content';
import { mustReloadRooms, whyNotHere } from './seats';
import type { Command } from '#shared/commands/shapes';
import type { GameEvent } from '#shared/events';
import type { FigureId } from '#shared/ids';
import type { Refusal } from '#shared/refusals';
import type { Game, Scenario } from '#shared/state';
import { AccessDenied } from '../client/companion';
import { OpenCampaign, type Playing } from '../client/openCampaign';
import type { Messages } from '../app/page/messages.svelte';
import { additionsOf, CampaignContent } from './campaignContent.svelte';
import type { ContentLoader } from './contentLoader';
import { PlayClock } from './playClock.svelte';
import { APP } from '../words/sentences/first';
import { recordRemoteChange } from '../ui/presses/stalePress';
import { eventLine } from '../words/sentences/steps/events';
import { announcementOf } from '../words/sentences/steps/announcement';
import { commandTitle } from '../words/sentences/steps/commands';
import { openNotice } from '../words/sentences/steps/openNotice';
import { namesIn, tableNames, type Names } from '../words/sentences/names/names';
import { namesOfSteps } from '../words/sentences/names/stepNames';
import { refusalSentence } from '../words/sentences/refusals/refusals';
import { UndoRedo } from './undoRedo.svelte';

const SLOW_MILLISECONDS = 1000;

/**
 * The open campaign as screens use it. The snapshot is replaced as a whole, so that derived values
 * update. Each step of this screen is announced to screen readers, and each refusal is shown with
 * its reason.
 */
export class OpenGame {
  readonly key: CampaignKey;
  /** Null until the campaign is open. */
  snapshot = $state.raw<Snapshot | null>(null);
  /** The reason why the campaign could not be opened; null if there is none. */
  refusal = $state.raw<Refusal | null>(null);
  connected = $state(true);
  /** The number of steps that are sent but not answered. The host answers when a step is on disk. */
  waiting = $state(0);
  /** True if a step has had no answer for so long that the screen shows it. */
  isSlow = $state(false);
  #slowTimer: ReturnType<typeof setTimeout> | undefined;

  /** Null on players' devices, because only the table has a clock. */
  readonly clock: PlayClock | null;
  readonly #campaign: OpenCampaign;
  readonly undoRedo: UndoRedo;
  /** The content of the campaign, with its loading. */
  readonly printed: CampaignContent;
  readonly #messages: Messages;
  /** The text of the last notice about the campaign that was shown. */
  #shownNotice: string | null = null;
  /** The ids of notices about exhausted figures. */
  #exhaustedNotices: readonly { readonly figure: FigureId; readonly notice: number }[] = [];
  readonly names: Names = $derived.by(() => namesIn(this.snapshot?.game ?? null, this.content));
  /**
   * Names for the log. A standee's number alone would be ambiguous there, because another rank may
   * use it by now.
   */
  readonly pastNames: Names = $derived.by(() =>
    tableNames(this.names, this.snapshot?.game.scenario ?? null),
  );

  constructor(
    key: CampaignKey,
    companion: Playing,
    loader: ContentLoader,
    content: Content,
    messages: Messages,
  ) {
    this.key = key;
    this.#messages = messages;
    const game = (): Game | undefined => this.snapshot?.game;
    this.printed = new CampaignContent(content, { game, loader, messages });
    this.clock = companion.campaign.clock
      ? new PlayClock(
          (act) => companion.campaign.clock?.(key, act),
          () => this.snapshot?.game ?? null,
        )
      : null;
    this.#campaign = new OpenCampaign(companion, {
      snapshot: (next) => this.#apply(next),
      connected: (now) => (this.connected = now),
      waiting: (steps) => this.#countWaiting(steps),
      refused: (refusal) => messages.problem(refusalSentence(refusal, this.names)),
      changedElsewhere: (isEarlier) => {
        recordRemoteChange(isEarlier);
        if (!isEarlier) this.#announceRemoteStep();
      },
      notSent: () => messages.problem(APP.notSent),
      failed: (error) => this.#reportFailure(error),
    });
    this.undoRedo = new UndoRedo(this, this.#campaign, (words) => messages.announce(words));
  }

  get content(): Content {
    return this.printed.content;
  }

  /** The game. Throws while the campaign is not open. */
  get game(): Game {
    if (!this.snapshot) throw new Error('The campaign is not open yet.');
    return this.snapshot.game;
  }

  get log(): readonly LogEntry[] {
    return this.snapshot?.log ?? [];
  }

  /** Names for the newest step. A figure that the step removed still has its name. */
  readonly stepNames: Names = $derived(namesOfSteps(this.log, this.names).at(-1) ?? this.names);

  async open(): Promise<void> {
    try {
      this.refusal = await this.#campaign.open(this.key);
    } catch (error) {
      this.#reportFailure(error);
    }
    if (this.snapshot) this.clock?.start();
  }

  close(): void {
    this.clock?.stop();
    clearTimeout(this.#slowTimer);
    this.#campaign.close();
  }

  /** The reason why a command is not allowed at the moment, as a sentence; null if it is. */
  whyNot(command: Command): string | null {
    const refusal = this.refusalOf(command);
    return refusal && refusalSentence(refusal, this.names);
  }

  refusalOf(command: Command): Refusal | null {
    return whyNotHere(this.game, command, this.content);
  }

  /** Shows a sentence as a refusal. */
  sayWhy(sentence: string): void {
    this.#messages.problem(sentence);
  }

  /** Announces a text to screen readers. It is not visible. */
  announce(words: string): void {
    this.#messages.announce(words);
  }

  /** Sends a step. Resolves to true if it was recorded. A refusal has been shown. */
  async send(command: Command): Promise<boolean> {
    const done = await this.#campaign.send(command);
    if (!done) return false;
    this.#messages.announce(this.#lastTitle() ?? commandTitle(command, this.names));
    this.#messages.noteStep();
    return true;
  }

  /** The notice that offers to undo the newest step; null if there is none. */
  #undoOffer: { readonly notice: number; readonly seq: number } | null = null;

  /**
   * Abandons the scenario. The table is empty afterwards, so a notice offers undo until the next
   * step.
   */
  async abandonScenario(): Promise<void> {
    const scenario = this.game.scenario?.scenario;
    if (scenario === undefined || !(await this.send({ type: 'abandonScenario' }))) return;
    const notice = this.#messages.offer(APP.abandoned(this.names.scenario(scenario)), {
      label: APP.undoShort,
      onclick: () => void this.undoRedo.undo(),
    });
    this.#undoOffer = { notice, seq: this.log.at(-1)?.seq ?? 0 };
  }

  #withdrawUndoOffer(): void {
    const offer = this.#undoOffer;
    if (!offer || this.log.at(-1)?.seq === offer.seq) return;
    this.#messages.dismiss(offer.notice);
    this.#undoOffer = null;
  }

  /** Counts the waiting steps, and sets `isSlow` if no answer comes for a while. */
  #countWaiting(steps: number): void {
    const isMore = steps > this.waiting;
    this.waiting = steps;
    if (isMore && steps > 1) return;
    this.isSlow = false;
    clearTimeout(this.#slowTimer);
    if (steps === 0) return;
    this.#slowTimer = setTimeout(() => (this.isSlow = true), SLOW_MILLISECONDS);
  }

  /** Goes to the moment with this `seq` by undo or redo. */
  goTo(moment: number): Promise<boolean> {
    return this.#campaign.goTo(() => moment);
  }

  /**
   * Fetches the steps before the one with this `seq`. Null after a refusal or failure, which has
   * been shown.
   */
  async history(before: number): Promise<HistoryPage | null> {
    try {
      const page = await this.#campaign.history(before);
      if (page?.ok) return page.value;
      if (page) this.#messages.problem(refusalSentence(page.refusal, this.names));
    } catch (error) {
      this.#reportFailure(error);
    }
    return null;
  }

  #reportFailure(error: unknown): void {
    this.#messages.problem(error instanceof AccessDenied ? APP.accessDenied : APP.hostFault);
  }

  /** Announces a step or an undo by another screen. */
  #announceRemoteStep(): void {
    const undone = this.undoRedo.redoTitle;
    const title = this.#lastTitle();
    if (undone !== null) this.#messages.announce(APP.undoneElsewhere(undone));
    else if (title !== null) this.#messages.announce(APP.elsewhere(title));
  }

  /** The newest step in words. Its events make it more precise than the title of the command. */
  #lastTitle(): string | null {
    const last = this.log.at(-1);
    return last ? announcementOf(last, this.stepNames) : null;
  }

  #apply(next: Snapshot): void {
    const table = this.snapshot?.game.scenario ?? null;
    const before = table?.scenario;
    const additions = additionsOf(this.snapshot?.game);
    const isFirst = this.snapshot === null;
    const seen = this.snapshot?.log.at(-1)?.seq ?? Infinity;
    this.snapshot = next;
    this.#withdrawUndoOffer();
    const steps = next.log.filter(({ seq }) => seq > seen);
    this.#dismissOutdated(steps, next.game.scenario?.figures ?? []);
    this.#showNotice(next);
    if (isFirst || additions !== additionsOf(next.game)) {
      void this.printed.applyAdditions(isFirst);
    }
    const scenario = next.game.scenario?.scenario;
    if (scenario !== undefined && (scenario !== before || mustReloadRooms(table, next.game)))
      void this.printed.loadScenario(scenario);
    else if (table) this.#showExhausted(table, next);
    this.#showTreasures(steps);
  }

  /** Dismisses news of the last round or turn, and notices about steps that were undone. */
  #dismissOutdated(steps: readonly LogEntry[], figures: Scenario['figures']): void {
    const has = (type: GameEvent['type']): boolean =>
      steps.some(({ events }) => events.some((event) => event.type === type));
    if (has('roundEnded')) this.#messages.dismissNews();
    else if (has('turnStarted')) this.#messages.dismissPassing();
    this.#exhaustedNotices = this.#exhaustedNotices.filter(({ figure, notice }) => {
      const now = figures.find(({ id }) => id === figure);
      const isSo = now?.kind === 'character' && now.exhausted;
      if (!isSo) this.#messages.dismiss(notice);
      return isSo;
    });
  }

  /** Shows the contents of looted treasure chests. */
  #showTreasures(steps: readonly LogEntry[]): void {
    for (const event of steps.flatMap(({ events }) => events)) {
      const isFound = event.type === 'looted' && event.treasures.length > 0;
      if (isFound) this.#messages.notice(eventLine(event, this.names));
    }
  }

  /** Shows a new notice about the campaign once. It can also come during play. */
  #showNotice({ notice }: Snapshot): void {
    const text = notice && openNotice(notice);
    const isNew = text !== this.#shownNotice;
    this.#shownNotice = text;
    if (text === null || !isNew) return;
    if (notice?.kind === 'ownStepsLost') this.#messages.lastingProblem(text);
    else this.#messages.notice(text);
  }

  /** Shows a notice for each character that the newest step exhausted or killed. */
  #showExhausted({ figures }: Scenario, { game, log }: Snapshot): void {
    const down = (game.scenario?.figures ?? []).filter((figure) => {
      const before = figures.find(({ id }) => id === figure.id);
      if (before?.kind !== 'character' || figure.kind !== 'character') return false;
      return figure.exhausted && (!before.exhausted || figure.isDead !== before.isDead);
    });
    const events = log.at(-1)?.events ?? [];
    for (const event of events) {
      const isNews = event.type === 'exhausted' || event.type === 'characterKilled';
      if (!isNews || !down.some(({ id }) => id === event.figure)) continue;
      const notice = this.#messages.news(eventLine(event, this.names));
      this.#exhaustedNotices = [...this.#exhaustedNotices, { figure: event.figure, notice }];
    }
  }
}
