/** A monster as it is being edited, and how it gets into its pack. */
import type { ContentProblem } from '#shared/content/contentProblem';
import { newDeck, packWith, packWithout } from '#shared/content/editing/newMonster';
import type { AbilityCard, AbilityDeckContent, MonsterType, PackFile } from '#shared/content/types';
import { MONSTER } from '../../text/editor/monsterEditor';
import { given } from '../library/given';
import type { ContentScreenProps } from '../screen';
import type { OpenedMonster } from './opened';

/** Of a deck that the monster brings, and of a pack that is made for it. */
export const OWN_DECK = '';
export const NEW_PACK = '';

export class MonsterDraft {
  monster = $state.raw<MonsterType>() as MonsterType;
  /** Null = it draws from a deck that is printed or of another pack. */
  deck = $state.raw<AbilityDeckContent | null>(null);
  packId = $state(NEW_PACK);
  packName = $state<string>(MONSTER.newPackName);
  problems = $state.raw<readonly ContentProblem[]>([]);
  isSaving = $state(false);
  readonly #opened: OpenedMonster;
  readonly #screen: ContentScreenProps;

  constructor(opened: OpenedMonster, screen: ContentScreenProps) {
    this.#opened = opened;
    this.#screen = screen;
    this.monster = opened.monster;
    this.deck = opened.deck;
    this.packId = opened.pack?.id ?? NEW_PACK;
  }

  get isChanged(): boolean {
    return this.monster !== this.#opened.monster || this.deck !== this.#opened.deck;
  }

  change(next: MonsterType): void {
    this.monster = next;
    this.problems = [];
  }

  changeCards(cards: readonly AbilityCard[]): void {
    if (this.deck) this.deck = { ...this.deck, cards };
    this.problems = [];
  }

  chooseDeck(id: string): void {
    if (id === OWN_DECK) this.deck = this.#opened.deck ?? newDeck();
    else {
      this.deck = null;
      const found = this.#opened.content.abilityDeck(id);
      if (found) this.change({ ...this.monster, deck: found.id });
    }
  }

  async save(): Promise<void> {
    if (this.monster.name.trim() === '') {
      this.#screen.messages.problem(MONSTER.nameMissing);
      return;
    }
    this.isSaving = true;
    await this.#keep();
    this.isSaving = false;
  }

  async remove(): Promise<void> {
    const { pack, stamp, monster } = this.#opened;
    if (!pack) return;
    const words = MONSTER.removed(monster.name);
    await this.#store(packWithout(pack, monster), pack.id, stamp, words);
  }

  leave(): void {
    this.#screen.ongo({ screen: 'packs', pack: '', monster: null });
  }

  async #keep(): Promise<void> {
    const { companion, messages } = this.#screen;
    const { monster, deck, packId } = this;
    const { id, content } = this.#opened;
    // The pack as it was opened; for another one, as it is now.
    let { pack, stamp } = this.#opened;
    if (id === null && packId !== (pack?.id ?? NEW_PACK)) {
      const other =
        packId === NEW_PACK ? null : await given(companion.openPack('packs', packId), messages);
      if (packId !== NEW_PACK && !other) return;
      pack = other?.pack ?? null;
      stamp = other?.stamp ?? null;
    }
    const next = packWith(pack, this.packName, { monster, deck, id }, content);
    await this.#store(next, pack && pack.id, stamp, MONSTER.saved(monster.name));
  }

  async #store(
    next: PackFile,
    id: string | null,
    stamp: string | null,
    words: string,
  ): Promise<void> {
    const { companion, game, messages, shelf } = this.#screen;
    const call = companion.savePack('packs', next, id, stamp);
    const result = await call.catch(() => null);
    if (result && !result.ok && result.refusal.code === 'contentIsWrong') {
      this.problems = result.refusal.problems;
      messages.problem(MONSTER.notSaved);
      return;
    }
    if (!(await given(call, messages))) return;
    messages.good(words);
    await shelf.refreshOwn();
    void game?.refreshContent();
    this.leave();
  }
}
