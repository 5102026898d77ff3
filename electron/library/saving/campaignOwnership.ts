/** Decides if a campaign's files are still ours, were removed, or belong to another process. */
import type { FileOptions } from './fileOptions';
import type { Ownership } from './fileOwnership';

export class CampaignOwnership {
  readonly #id: string;
  readonly #options: FileOptions;
  readonly #journal: () => Promise<Ownership>;
  /** Lock term in which the files were last verified. */
  #term: number;
  /** Lock term in which we raised the fencing token; nothing is appended before that. */
  #claimedIn: number | null = null;

  /** `journal` resolves with the current owner of the journal file. */
  constructor(id: string, options: FileOptions, journal: () => Promise<Ownership>) {
    this.#id = id;
    this.#options = options;
    this.#journal = journal;
    this.#term = options.term();
  }

  /** True if the fencing token was raised in this lock term. */
  get isClaimed(): boolean {
    return this.#claimedIn === this.#options.term();
  }

  /** True if the fencing token was raised in any lock term. */
  get wasClaimed(): boolean {
    return this.#claimedIn !== null;
  }

  verifiedIn(term: number): void {
    this.#term = term;
  }

  /** Called when the fencing token was raised. */
  claim(): void {
    this.#claimedIn = this.#term;
  }

  async isLost(): Promise<boolean> {
    // If this check fails, the next write reports the disk error.
    const owner = await this.#journal().catch(() => 'ours');
    if (owner === 'other') return true;
    return owner === 'gone' && !(await this.mayRestore());
  }

  /** True if another process deleted the campaign. */
  async isRemoved(): Promise<boolean> {
    return !(await this.mayRestore()) && (await this.#journal()) === 'gone';
  }

  /**
   * True if missing files may be restored, because a person or a sync program removed them. If another
   * process deleted the campaign while it owned the library, it is in the trash.
   */
  readonly mayRestore = async (): Promise<boolean> => {
    const { isOurs, term, isElsewhere } = this.#options;
    if (!(await isOurs())) return false;
    return this.#term === term() || !(await isElsewhere?.(this.#id));
  };

  /** True if the files are still ours to write. */
  async isStillOurs(): Promise<boolean> {
    const { isOurs, term } = this.#options;
    if (!(await isOurs())) return false;
    if (this.#term === term() || (await this.#journal()) === 'ours') return true;
    return this.mayRestore();
  }
}
