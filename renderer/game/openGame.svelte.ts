/** The open campaign for screens: its state, its log, and the ways to change them. */
import type { HistoryPage, LogEntry, Snapshot } from '#shared/api/api';
import type { CampaignKey } from '#shared/api/campaignFiles';
import type { Content } from '#shared/content/content';
import { hasOpened, whyNotHere } from './seats';
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
import { noteChangeElsewhere } from '../ui/presses/latePress';
import { eventLine } from '../words/sentences/steps/events';
import { announcementOf } from '../words/sentences/steps/announcement';
import { commandTitle } from '../words/sentences/steps/commands';
import { openNotice } from '../words/sentences/steps/openNotice';
import { namesIn, tableNames, type Names } from '../words/sentences/names/names';
import { namesOfSteps } from '../words/sentences/names/stepNames';
import { refusalSentence } from '../words/sentences/refusals/refusals';
import { UndoRedo } from './undoRedo.svelte';

const WONDERING_MILLISECONDS = 1000;

/**
 * The open campaign for the screens. Everything is replaced as a whole, so that derived values follow. Each
 * own step is announced once, each refusal with its reason.
 */
export class OpenGame {
  readonly key: CampaignKey;
  /** Null until it is opened, or if it cannot be. */
  snapshot = $state.raw<Snapshot | null>(null);
  /** The reason why it could not be opened. */
  refusal = $state.raw<Refusal | null>(null);
  connected = $state(true);
  /** Steps that are sent and not yet on disk. */
  waiting = $state(0);
  /** A step has had no answer for so long that the player should see it. */
  isSlow = $state(false);
  #wondering: ReturnType<typeof setTimeout> | undefined;

  /** Null on devices: the clock belongs to the table. */
  readonly clock: PlayClock | null;
  readonly #campaign: OpenCampaign;
  readonly undoRedo: UndoRedo;
  /** The content of the campaign. */
  readonly printed: CampaignContent;
  readonly #messages: Messages;
  /** The last notice about the campaign that was shown. */
  #shownNotice: string | null = null;
  /** Notices about exhausted figures. */
  #exhaustedNotices: readonly { readonly figure: FigureId; readonly notice: number }[] = [];
  readonly names: Names = $derived.by(() => namesIn(this.snapshot?.game ?? null, this.content));
  /** Names in the log: the number of a standee may be in use for another rank now. */
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
      snapshot: (next) => this.#take(next),
      connected: (now) => (this.connected = now),
      waiting: (steps) => this.#wait(steps),
      refused: (refusal) => messages.problem(refusalSentence(refusal, this.names)),
      changedElsewhere: (isEarlier) => {
        noteChangeElsewhere(isEarlier);
        if (!isEarlier) this.#tellElsewhere();
      },
      notSent: () => messages.problem(APP.notSent),
      failed: (error) => this.#sayFailed(error),
    });
    this.undoRedo = new UndoRedo(this, this.#campaign, (words) => messages.announce(words));
  }

  get content(): Content {
    return this.printed.content;
  }

  /** Only valid while the campaign is open. */
  get game(): Game {
    if (!this.snapshot) throw new Error('The campaign is not open yet.');
    return this.snapshot.game;
  }

  get log(): readonly LogEntry[] {
    return this.snapshot?.log ?? [];
  }

  /** Names in the newest step: a figure that left the table with it still has its name. */
  readonly stepNames: Names = $derived(namesOfSteps(this.log, this.names).at(-1) ?? this.names);

  async open(): Promise<void> {
    try {
      this.refusal = await this.#campaign.open(this.key);
    } catch (error) {
      this.#sayFailed(error);
    }
    if (this.snapshot) this.clock?.start();
  }

  close(): void {
    this.clock?.stop();
    clearTimeout(this.#wondering);
    this.#campaign.close();
  }

  /** The reason why a command would be refused now, as a sentence; null = it is allowed. */
  whyNot(command: Command): string | null {
    const refusal = this.refusalOf(command);
    return refusal && refusalSentence(refusal, this.names);
  }

  refusalOf(command: Command): Refusal | null {
    return whyNotHere(this.game, command, this.content);
  }

  /** Shows the sentence as a refusal. */
  sayWhy(sentence: string): void {
    this.#messages.problem(sentence);
  }

  /** For screen readers only. */
  announce(words: string): void {
    this.#messages.announce(words);
  }

  /** True when the step is recorded; a refusal has been shown. */
  async send(command: Command): Promise<boolean> {
    const done = await this.#campaign.send(command);
    if (!done) return false;
    this.#messages.announce(this.#lastTitle() ?? commandTitle(command, this.names));
    this.#messages.wentOn();
    return true;
  }

  /** The notice that offers to undo the last step; null = none. */
  #undoOffer: { readonly notice: number; readonly seq: number } | null = null;

  /** The table is empty afterwards, so the way back stays in sight until the next step. */
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

  /** Slow = no answer has come for a while. */
  #wait(steps: number): void {
    const isMore = steps > this.waiting;
    this.waiting = steps;
    if (isMore && steps > 1) return;
    this.isSlow = false;
    clearTimeout(this.#wondering);
    if (steps === 0) return;
    this.#wondering = setTimeout(() => (this.isSlow = true), WONDERING_MILLISECONDS);
  }

  /** Undo or redo up to the moment with this `seq`. */
  goTo(moment: number): Promise<boolean> {
    return this.#campaign.goTo(() => moment);
  }

  /** Moments before the one with this `seq`; null after a refusal, which has been shown. */
  async history(before: number): Promise<HistoryPage | null> {
    try {
      const page = await this.#campaign.history(before);
      if (page?.ok) return page.value;
      if (page) this.#messages.problem(refusalSentence(page.refusal, this.names));
    } catch (error) {
      this.#sayFailed(error);
    }
    return null;
  }

  #sayFailed(error: unknown): void {
    this.#messages.problem(error instanceof AccessDenied ? APP.accessDenied : APP.hostFault);
  }

  /** Announces a step or undo of another screen. */
  #tellElsewhere(): void {
    const undone = this.undoRedo.redoTitle;
    const title = this.#lastTitle();
    if (undone !== null) this.#messages.announce(APP.undoneElsewhere(undone));
    else if (title !== null) this.#messages.announce(APP.elsewhere(title));
  }

  /** The words of the newest step, which are more precise than the command. */
  #lastTitle(): string | null {
    const last = this.log.at(-1);
    return last ? announcementOf(last, this.stepNames) : null;
  }

  #take(next: Snapshot): void {
    const table = this.snapshot?.game.scenario ?? null;
    const before = table?.scenario;
    const additions = additionsOf(this.snapshot?.game);
    const isFirst = this.snapshot === null;
    const seen = this.snapshot?.log.at(-1)?.seq ?? Infinity;
    this.snapshot = next;
    this.#withdrawUndoOffer();
    const steps = next.log.filter(({ seq }) => seq > seen);
    this.#dismissKnown(steps, next.game.scenario?.figures ?? []);
    this.#sayNotice(next);
    if (isFirst || additions !== additionsOf(next.game)) {
      void this.printed.takeAdditions(isFirst);
    }
    const scenario = next.game.scenario?.scenario;
    if (scenario !== undefined && (scenario !== before || hasOpened(table, next.game)))
      void this.printed.lookInto(scenario);
    else if (table) this.#sayWhoIsExhausted(table, next);
    this.#sayTreasures(steps);
  }

  /** Dismisses news of the last round or turn, and of steps that were undone. */
  #dismissKnown(steps: readonly LogEntry[], figures: Scenario['figures']): void {
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

  /** Shows the content of an opened chest at once. */
  #sayTreasures(steps: readonly LogEntry[]): void {
    for (const event of steps.flatMap(({ events }) => events)) {
      const isFound = event.type === 'looted' && event.treasures.length > 0;
      if (isFound) this.#messages.notice(eventLine(event, this.names));
    }
  }

  /** Shown once, even if it comes during play. */
  #sayNotice({ notice }: Snapshot): void {
    const text = notice && openNotice(notice);
    const isNew = text !== this.#shownNotice;
    this.#shownNotice = text;
    if (text === null || !isNew) return;
    if (notice?.kind === 'ownStepsLost') this.#messages.lasting(text);
    else this.#messages.notice(text);
  }

  /** An exhausted figure must not go unnoticed. */
  #sayWhoIsExhausted({ figures }: Scenario, { game, log }: Snapshot): void {
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
