/** What is said to the players beside the screen they look at. */
import type { NoticeEntry } from './ui/notices.svelte';

const MOST_NOTICES = 3;
/** Time to read a sentence and look up from the table. */
const NOTICE_MILLISECONDS = 9_000;

/** What is said to the player: notices to be seen, and announcements for screen readers. */
export class Messages {
  notices = $state.raw<readonly NoticeEntry[]>([]);
  announcement = $state.raw<{ readonly id: number; readonly text: string } | null>(null);
  #next = 1;

  /** Something could not be done; goes away by itself. */
  problem(text: string, action?: NoticeEntry['action']): void {
    this.#add({ tone: 'danger', text, ...(action && { action }) }, !action);
  }

  /** Something has to be done about it first; stays until it is dismissed. */
  lasting(text: string): void {
    this.#add({ tone: 'danger', text }, false);
  }

  /** Something the player should know; stays until it is dismissed. */
  notice(text: string): void {
    this.#add({ tone: 'plain', text }, false);
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
