/** What is said to the players beside the screen they look at. */
import type { NoticeEntry } from '../../ui/notices.svelte';

const MOST_NOTICES = 3;
/** Time to read a sentence and look up from the table. */
const NOTICE_MILLISECONDS = 9_000;
/** Whoever takes the next step after this has seen why the last one could not be done. */
const SEEN_MILLISECONDS = 2_000;

/** What is said to the player: notices to be seen, and announcements for screen readers. */
export class Messages {
  notices = $state.raw<readonly NoticeEntry[]>([]);
  announcement = $state.raw<{ readonly id: number; readonly text: string } | null>(null);
  #next = 1;
  /** What could not be done last, and when that was said. */
  #refused: { readonly id: number; readonly at: number } | null = null;

  /** Something could not be done; goes away by itself, or when the next thing cannot be done. */
  problem(text: string, action?: NoticeEntry['action']): void {
    if (action) {
      this.#add({ tone: 'danger', text, action }, false);
      return;
    }
    // Two hands on one button are refused for several reasons, of which the newest says how it stands.
    if (this.#refused) this.dismiss(this.#refused.id);
    this.#refused = { id: this.#next, at: performance.now() };
    this.#add({ tone: 'danger', text }, true);
  }

  /** The players went on: what could not be done before is over. */
  wentOn(): void {
    const refused = this.#refused;
    if (refused && performance.now() - refused.at > SEEN_MILLISECONDS) this.dismiss(refused.id);
  }

  /** Something has to be done about it first; stays until it is dismissed. */
  lasting(text: string): void {
    this.#add({ tone: 'danger', text }, false);
  }

  /** Something the player should know; stays until it is dismissed. */
  notice(text: string): void {
    this.#add({ tone: 'plain', text }, false);
  }

  /** What just happened; goes with the next turn, or by the id that is given back. */
  news(text: string): number {
    this.#add({ tone: 'plain', text, isPassing: true }, false);
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

  /** News of what is over; troubles stay, and what leaves by itself does. */
  dismissNews(): void {
    this.notices = this.notices.filter(({ tone }) => tone !== 'plain');
  }

  /** The next turn begins: what came before it is known. */
  dismissPassing(): void {
    this.notices = this.notices.filter(({ isPassing }) => isPassing !== true);
  }

  /** The same sentence again renews the one that is shown. */
  #add(entry: Omit<NoticeEntry, 'id'>, leaves: boolean): void {
    if (!leaves && this.notices.some((notice) => notice.text === entry.text)) return;
    const id = this.#next;
    this.#next += 1;
    const others = this.notices.filter((notice) => notice.text !== entry.text);
    this.notices = [...others, { ...entry, id }].slice(-MOST_NOTICES);
    if (leaves) {
      setTimeout(() => this.dismiss(id), NOTICE_MILLISECONDS);
    }
  }
}
