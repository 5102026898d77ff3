/** A monster in the editor, with the way to save it in its pack. */
import { newDeck, packWith, packWithout } from '#shared/content/editing/newMonster';
import type { AbilityCard, AbilityDeckContent, MonsterType, PackFile } from '#shared/content/types';
import type { ContentScreenProps } from '../../game/screenProps';
import type { OpenedMonster } from './openThing';
import { PackDraft } from './packDraft.svelte';

/** The choice of a deck of its own. */
export const OWN_DECK = '';

export class MonsterDraft extends PackDraft {
  monster = $state.raw<MonsterType>() as MonsterType;
  /** Null = it draws from a printed deck or one of another pack. */
  deck = $state.raw<AbilityDeckContent | null>(null);
  readonly #begun: OpenedMonster;

  constructor(opened: OpenedMonster, screen: ContentScreenProps) {
    super(opened, screen);
    this.#begun = opened;
    this.monster = opened.monster;
    this.deck = opened.deck;
  }

  get isChanged(): boolean {
    return this.monster !== this.#begun.monster || this.deck !== this.#begun.deck;
  }

  get name(): string {
    return this.monster.name;
  }

  protected putInto(pack: PackFile): PackFile {
    const { monster, deck } = this;
    return packWith(pack, { monster, deck, id: this.opened.id }, this.opened.content);
  }

  protected takenOutOf(pack: PackFile): PackFile {
    return packWithout(pack, this.#begun.monster);
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
    if (id === OWN_DECK) this.deck = this.#begun.deck ?? newDeck();
    else {
      this.deck = null;
      const found = this.opened.content.abilityDeck(id);
      if (found) this.change({ ...this.monster, deck: found.id });
    }
  }
}
