import type { NoticeEntry } from '../../ui/notices.svelte';

const MAX_NOTICES = 3;
/** The time a notice is shown: enough to look up from the table and read a sentence. */
const NOTICE_MILLISECONDS = 9_000;
/** The time after which a refusal counts as seen if the player takes another step. */
const SEEN_MILLISECONDS = 2_000;

/** Messages to the player: notices on the screen, and announcements for screen readers. */
export class Messages {
  notices = $state.raw<readonly NoticeEntry[]>([]);
  announcement = $state.raw<{ readonly id: number; readonly text: string } | null>(null);
  #next = 1;
  /** The notice of the last refusal, with its time. */
  #refused: { readonly id: number; readonly at: number } | null = null;

  /**
   * Shows a refusal or failure. Without an action it disappears after a while, or with the next
   * one.
   */
  problem(text: string, action?: NoticeEntry['action']): void {
    if (action) {
      this.#add({ tone: 'danger', text, action }, false);
      return;
    }
    // If two players press the same button, there are several refusals. Only the newest one is valid.
    if (this.#refused) this.dismiss(this.#refused.id);
    this.#refused = { id: this.#next, at: performance.now() };
    this.#add({ tone: 'danger', text }, true);
  }

  /** Called when the players took a step: removes the last refusal if they have seen it. */
  noteStep(): void {
    const refused = this.#refused;
    if (refused && performance.now() - refused.at > SEEN_MILLISECONDS) this.dismiss(refused.id);
  }

  /** Called before another attempt: removes the last refusal. */
  dismissProblem(): void {
    if (this.#refused) this.dismiss(this.#refused.id);
  }

  /** Shows a problem that the player must solve. It stays until it is dismissed. */
  lastingProblem(text: string): void {
    this.#add({ tone: 'danger', text }, false);
  }

  /** Shows a notice that stays until it is dismissed. */
  notice(text: string): void {
    this.#add({ tone: 'plain', text }, false);
  }

  /**
   * Shows the result of a step. It disappears with the next turn, or when it is dismissed by the
   * returned id.
   */
  news(text: string): number {
    this.#add({ tone: 'plain', text, isPassing: true }, false);
    return this.notices.find((notice) => notice.text === text)?.id ?? 0;
  }

  /**
   * Shows a notice with an action. It stays until it is dismissed by the player, or by the returned
   * id.
   */
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

  /** Dismisses all notices that are not problems or confirmations. */
  dismissNews(): void {
    this.notices = this.notices.filter(({ tone }) => tone !== 'plain');
  }

  dismissPassing(): void {
    this.notices = this.notices.filter(({ isPassing }) => isPassing !== true);
  }

  /** Adds a notice. The same text replaces an older notice instead of being shown twice. */
  #add(entry: Omit<NoticeEntry, 'id'>, disappears: boolean): void {
    if (!disappears && this.notices.some((notice) => notice.text === entry.text)) return;
    const id = this.#next;
    this.#next += 1;
    const others = this.notices.filter((notice) => notice.text !== entry.text);
    this.notices = [...others, { ...entry, id }].slice(-MAX_NOTICES);
    if (disappears) {
      setTimeout(() => this.dismiss(id), NOTICE_MILLISECONDS);
    }
  }
}
