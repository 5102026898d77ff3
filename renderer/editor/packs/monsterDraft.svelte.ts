/** A monster of a pack while it is edited. */
import { newDeck, packWith, packWithout } from '#shared/content/editing/newMonster';
import type { AbilityCard, AbilityDeckContent, MonsterType, PackFile } from '#shared/content/types';
import type { ContentScreenProps } from '../../game/screenProps';
import type { OpenedMonster } from './openPart';
import { PackDraft } from './packDraft.svelte';

/** The value of the choice "own deck". */
export const OWN_DECK = '';

export class MonsterDraft extends PackDraft {
  monster = $state.raw<MonsterType>() as MonsterType;
  /** The monster's own deck. Null if it draws from a printed deck or one of another pack. */
  deck = $state.raw<AbilityDeckContent | null>(null);
  readonly #original: OpenedMonster;

  constructor(opened: OpenedMonster, screen: ContentScreenProps) {
    super(opened, screen);
    this.#original = opened;
    this.monster = opened.monster;
    this.deck = opened.deck;
  }

  get isChanged(): boolean {
    return this.monster !== this.#original.monster || this.deck !== this.#original.deck;
  }

  get name(): string {
    return this.monster.name;
  }

  protected addTo(pack: PackFile): PackFile {
    const { monster, deck } = this;
    return packWith(pack, { monster, deck, id: this.opened.id }, this.opened.content);
  }

  protected removeFrom(pack: PackFile): PackFile {
    return packWithout(pack, this.#original.monster);
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
    if (id === OWN_DECK) this.deck = this.#original.deck ?? newDeck();
    else {
      this.deck = null;
      const found = this.opened.content.abilityDeck(id);
      if (found) this.change({ ...this.monster, deck: found.id });
    }
  }
}
