/** A part of a pack while it is edited. It can be saved in the library or removed. */
import type { ContentProblem } from '#shared/content/reading/problem';
import { packOrNew } from '#shared/content/editing/formThings';
import type { PackFile } from '#shared/content/types';
import { PACK_LIST } from '../../app/page/route';
import { MONSTER_EDITOR } from '../../words/sentences/editor/monsterEditor';
import { answerOf } from '../../game/answerOf';
import type { ContentScreenProps } from '../../game/screenProps';
import type { OpenedIn } from './openPart';

/** The value of the choice "new pack". */
export const NEW_PACK = '';

export abstract class PackDraft {
  packId = $state(NEW_PACK);
  packName = $state<string>(MONSTER_EDITOR.newPackName);
  problems = $state.raw<readonly ContentProblem[]>([]);
  isSaving = $state(false);
  readonly opened: OpenedIn;
  readonly #screen: ContentScreenProps;

  constructor(opened: OpenedIn, screen: ContentScreenProps) {
    this.opened = opened;
    this.#screen = screen;
    this.packId = opened.pack?.id ?? NEW_PACK;
  }

  abstract get isChanged(): boolean;
  abstract get name(): string;
  protected abstract addTo(pack: PackFile): PackFile;
  protected abstract removeFrom(pack: PackFile): PackFile;

  get isNew(): boolean {
    return this.opened.id === null;
  }

  async save(): Promise<void> {
    if (this.name.trim() === '') {
      this.#screen.messages.problem(MONSTER_EDITOR.nameMissing);
      return;
    }
    this.isSaving = true;
    await this.#keep();
    this.isSaving = false;
  }

  async remove(): Promise<void> {
    const { pack, stamp } = this.opened;
    if (!pack) return;
    await this.#store(this.removeFrom(pack), pack.id, stamp, MONSTER_EDITOR.removed(this.name));
  }

  leave(): void {
    this.#screen.ongo(PACK_LIST);
  }

  async #keep(): Promise<void> {
    const { companion, messages } = this.#screen;
    const { packId } = this;
    // The chosen pack: the opened one as it was opened, another one in its current state.
    let { pack, stamp } = this.opened;
    if (this.isNew && packId !== (pack?.id ?? NEW_PACK)) {
      const other =
        packId === NEW_PACK
          ? null
          : await answerOf(companion.packs.open('packs', packId), messages);
      if (packId !== NEW_PACK && !other) return;
      pack = other?.pack ?? null;
      stamp = other?.stamp ?? null;
    }
    const next = this.addTo(packOrNew(pack, this.packName, this.opened.content));
    await this.#store(next, pack && pack.id, stamp, MONSTER_EDITOR.saved(this.name));
  }

  async #store(
    next: PackFile,
    id: string | null,
    stamp: string | null,
    words: string,
  ): Promise<void> {
    const { companion, game, messages, loader } = this.#screen;
    const call = companion.packs.save('packs', next, id, stamp);
    const result = await call.catch(() => null);
    if (result && !result.ok && result.refusal.code === 'contentIsWrong') {
      this.problems = result.refusal.problems;
      messages.problem(MONSTER_EDITOR.notSaved);
      return;
    }
    if (!(await answerOf(call, messages))) return;
    messages.good(words);
    await loader.refreshOwn();
    void game?.printed.refresh();
    this.leave();
  }
}
