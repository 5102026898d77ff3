/** The input of initiatives: sends them, and moves the focus to the next field. */
import { tick } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Command } from '#shared/commands/shapes';
import type { ClassCard } from '#shared/content/types';
import type { FigureId } from '#shared/ids';
import { pilesOf } from '#shared/rules/figures/hand/heldCards';
import { LONG_REST_INITIATIVE } from '#shared/rules/order/initiative';
import { isHiddenChoice } from '#shared/seats/view';
import type { Character } from '#shared/state';
import type { PlayedGame } from '../../game/playedGame.svelte';
import { PLACES } from '../state/places.svelte';
import type { TableSteps } from '../state/tableSteps.svelte';

interface Table {
  readonly game: PlayedGame;
  readonly steps: TableSteps;
  readonly characters: () => readonly Character[];
}

export class InitiativeInput {
  readonly #table: Table;
  /**
   * Leading initiatives that wait for the host's answer; null for a long rest and for cards picked
   * from the hand. Players can type faster than the host saves.
   */
  readonly #sent = new SvelteMap<FigureId, number | null>();
  /** True if players have entered a second card in this round. */
  #hasSecond = false;

  constructor(table: Table) {
    this.#table = table;
  }

  handOf(character: Character): readonly ClassCard[] {
    const hand = pilesOf(character)?.hand ?? [];
    const cards = this.#table.game.content.classCards(character.class);
    return cards.filter(({ id }) => hand.includes(id));
  }

  isFirstKnown(character: Character): boolean {
    return this.#leadingOrSent(character) !== null;
  }

  /**
   * Enters the leading initiative. 99 is a long rest, unless the class has a card with that
   * initiative.
   */
  setLeading({ id, class: played, initiative }: Character, leading: number): void {
    const second = secondOf({ initiative });
    const isRest =
      leading === LONG_REST_INITIATIVE &&
      !this.#table.game.content.classCards(played).some((card) => card.initiative === leading);
    const rest = { type: 'declareLongRest', character: id } as const;
    const cards = { type: 'setInitiative', character: id, leading, second } as const;
    void this.#choose(id, isRest ? rest : cards, isRest ? null : leading);
  }

  setSecond(character: Character, second: number | null): void {
    const leading = this.#leadingOrSent(character);
    if (leading === null) return;
    this.#hasSecond ||= second !== null;
    const { id } = character;
    void this.#table.steps.send({ type: 'setInitiative', character: id, leading, second });
  }

  toggleRest({ id, initiative }: Character): void {
    if (initiative?.longRest) {
      void this.#table.steps.send({ type: 'clearInitiative', character: id });
      return;
    }
    void this.#choose(id, { type: 'declareLongRest', character: id }, null);
    void this.#focusNext(id);
  }

  playCards(figure: FigureId, leading: number, second: number): void {
    void this.#choose(figure, { type: 'playCards', figure, leading, second }, null);
    void this.#focusNext(figure);
  }

  /**
   * Focuses the field of the second card if this table enters second cards, else the next
   * character's field.
   */
  async continueAfterFirst(character: Character): Promise<void> {
    const { game, steps } = this.#table;
    const { id } = character;
    const isAsked = game.entersSecondCards || this.#hasSecond;
    if (!isAsked || secondOf(character) !== null || !this.isFirstKnown(character))
      return this.#focusNext(id);
    await tick();
    steps.places.focus(PLACES.secondInitiative(id));
  }

  async continueAfterSecond({ id }: Character): Promise<void> {
    await tick();
    const { steps, characters } = this.#table;
    steps.places.focus(placeAfterSecond(characters(), id, this.#sent));
  }

  async #focusNext(from: FigureId): Promise<void> {
    await tick();
    const { steps, characters } = this.#table;
    steps.places.focus(nextPlace(characters(), from, this.#sent));
  }

  async #choose(character: FigureId, command: Command, leading: number | null): Promise<void> {
    this.#sent.set(character, leading);
    await this.#table.steps.send(command);
    this.#sent.delete(character);
  }

  #leadingOrSent(character: Character): number | null {
    return this.#sent.get(character.id) ?? leadingOf(character);
  }
}

/**
 * The leading initiative. Null for a long rest, before it is chosen, and while it is hidden from
 * this device.
 */
export function leadingOf({ initiative }: Character): number | null {
  const isKnown = initiative && !initiative.longRest && !isHiddenChoice(initiative);
  return isKnown ? initiative.leading : null;
}

export function secondOf({ initiative }: Pick<Character, 'initiative'>): number | null {
  return initiative && !initiative.longRest ? initiative.second : null;
}

type Chooser = Pick<Character, 'id' | 'initiative'>;

/** The characters whose initiative waits for the host's answer. */
interface Sent {
  readonly has: (character: FigureId) => boolean;
}

/**
 * The place to focus after a character: the field of the next one without an initiative, else the
 * amber button.
 *
 * @internal
 */
export function nextPlace(characters: readonly Chooser[], after: FigureId, sent: Sent): string {
  const next = othersAfter(characters, after).find(isOpen(sent));
  return next ? PLACES.initiative(next.id) : PLACES.next;
}

/**
 * The place to focus after a second card: the next empty leading field, else the next empty second
 * field, else the amber button.
 *
 * @internal
 */
export function placeAfterSecond(
  characters: readonly Chooser[],
  after: FigureId,
  sent: Sent,
): string {
  const others = othersAfter(characters, after);
  if (others.some(isOpen(sent))) return nextPlace(characters, after, sent);
  const next = others.find(
    ({ initiative }) => initiative?.longRest === false && initiative.second === null,
  );
  return next ? PLACES.secondInitiative(next.id) : PLACES.next;
}

function othersAfter(characters: readonly Chooser[], after: FigureId): readonly Chooser[] {
  const index = characters.findIndex(({ id }) => id === after);
  return [...characters.slice(index + 1), ...characters.slice(0, Math.max(index, 0))];
}

const isOpen =
  (sent: Sent) =>
  ({ id, initiative }: Chooser): boolean =>
    initiative === null && !sent.has(id);
