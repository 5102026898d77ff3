import type { NoticeEntry } from '../../ui/notices.svelte';

const MAX_NOTICES = 3;
/** Enough to read a sentence and look up from the table. */
const NOTICE_MILLISECONDS = 9_000;
/** Time after which a player who takes another step has seen the last refusal. */
const SEEN_MILLISECONDS = 2_000;

/** Messages to the player: notices on the screen, and announcements for screen readers. */
export class Messages {
  notices = $state.raw<readonly NoticeEntry[]>([]);
  announcement = $state.raw<{ readonly id: number; readonly text: string } | null>(null);
  #next = 1;
  /** The last refusal, with its time. */
  #refused: { readonly id: number; readonly at: number } | null = null;

  /** A refusal or failure; disappears after a while, or with the next one. */
  problem(text: string, action?: NoticeEntry['action']): void {
    if (action) {
      this.#add({ tone: 'danger', text, action }, false);
      return;
    }
    // Two people at one button get several refusals; the newest one is right.
    if (this.#refused) this.dismiss(this.#refused.id);
    this.#refused = { id: this.#next, at: performance.now() };
    this.#add({ tone: 'danger', text }, true);
  }

  /** The players took another step, so the last refusal is outdated. */
  wentOn(): void {
    const refused = this.#refused;
    if (refused && performance.now() - refused.at > SEEN_MILLISECONDS) this.dismiss(refused.id);
  }

  /** Another attempt begins, so the last refusal is outdated. */
  withdrawProblem(): void {
    if (this.#refused) this.dismiss(this.#refused.id);
  }

  /** A problem the player has to solve; stays until it is dismissed. */
  lasting(text: string): void {
    this.#add({ tone: 'danger', text }, false);
  }

  /** Stays until it is dismissed. */
  notice(text: string): void {
    this.#add({ tone: 'plain', text }, false);
  }

  /** The result of a step; disappears with the next turn, or by the returned id. */
  news(text: string): number {
    this.#add({ tone: 'plain', text, isPassing: true }, false);
    return this.notices.find((notice) => notice.text === text)?.id ?? 0;
  }

  /** Stays until it is dismissed by the player or by its id. */
  offer(text: string, action: NonNullable<NoticeEntry['action']>): number {
    this.#add({ tone: 'plain', text, action }, false);
    return this.notices.find((notice) => notice.text === text)?.id ?? 0;
  }

  good(text: string): void {
    this.#add({ tone: 'good', text }, true);
  }

  announce(text: string): void {
    this.announcement = { id: this.#next, text };
    this.#next += 1;
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }

  /** Dismisses outdated news; problems stay. */
  dismissNews(): void {
    this.notices = this.notices.filter(({ tone }) => tone !== 'plain');
  }

  dismissPassing(): void {
    this.notices = this.notices.filter(({ isPassing }) => isPassing !== true);
  }

  /** A repeated sentence renews the notice that is shown. */
  #add(entry: Omit<NoticeEntry, 'id'>, leaves: boolean): void {
    if (!leaves && this.notices.some((notice) => notice.text === entry.text)) return;
    const id = this.#next;
    this.#next += 1;
    const others = this.notices.filter((notice) => notice.text !== entry.text);
    this.notices = [...others, { ...entry, id }].slice(-MAX_NOTICES);
    if (leaves) {
      setTimeout(() => this.dismiss(id), NOTICE_MILLISECONDS);
    }
  }
}
