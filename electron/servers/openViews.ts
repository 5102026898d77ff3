/** The table's view of every open campaign. */
import type { Update } from '#shared/api/api';
import type { Result } from '#shared/result';
import type { Library } from '../library/library';
import type { Session } from '../session/session';
import { TableView } from './table/tableView';

export class OpenViews {
  readonly #library: Library;
  readonly #views = new WeakMap<Session, TableView>();
  readonly #listeners = new Set<(update: Update) => void>();

  constructor(library: Library) {
    this.#library = library;
  }

  /** Returns a function that unsubscribes. */
  onUpdate(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  add(session: Session): void {
    const publish = (update: Update) => {
      for (const listener of this.#listeners) listener(update);
    };
    this.#views.set(session, new TableView(session, publish));
  }

  viewOf(session: Session): TableView {
    const view = this.#views.get(session);
    if (!view) throw new Error('a campaign was opened before its host');
    return view;
  }

  async open<T>(key: string, use: (view: TableView) => Promise<Result<T>>): Promise<Result<T>> {
    const opened = await this.#library.openCampaign(key);
    return opened.ok ? use(this.viewOf(opened.value)) : opened;
  }

  /**
   * Tries the step on the open session first. A step that was written proves that the campaign is still ours,
   * because the journal checks it. Any other answer may come from an outdated game, so the step is tried
   * again if the campaign had to be reloaded.
   */
  async take(
    key: string,
    step: (view: TableView) => Promise<Result<Update>>,
  ): Promise<Result<Update>> {
    const current = (await this.#library.campaigns.ifOpen(key))?.session;
    const before = current?.newest.seq ?? 0;
    const taken = current && (await step(this.viewOf(current)));
    if (taken?.ok && taken.value.seq > before) return taken;
    const opened = await this.#library.openCampaign(key);
    if (!opened.ok) return opened;
    return taken && opened.value === current ? taken : step(this.viewOf(opened.value));
  }
}
