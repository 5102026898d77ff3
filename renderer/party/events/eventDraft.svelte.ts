/** The choices that players make for the open event, before they are applied. */
import type { CommandOf } from '#shared/commands/shapes';
import type { EventCardContent } from '#shared/content/types';
import type { CharacterId } from '#shared/ids';
import {
  eventCharacters,
  eventOption,
  type EventLine,
  type EventOption,
} from '#shared/rules/campaign/events/outcomes';
import {
  amountIn,
  MORE_LINES,
  withAmount,
  type EnteredAmount,
} from '#shared/rules/campaign/events/amounts';
import { equalShares, goldTogether, type GoldShare } from '#shared/rules/campaign/events/shares';
import type { Campaign, EventKind } from '#shared/state';

/** Values by the id of an outcome line. */
type ByLine<T> = Readonly<Record<string, T>>;

export class EventDraft {
  readonly #campaign: () => Campaign;
  readonly #deck: EventKind;
  readonly card: EventCardContent;
  option = $state<EventOption | null>(null);
  /**
   * The indexes of the outcomes that apply, as chosen by the players; null = as Standee computes
   * them.
   */
  #applied = $state.raw<readonly number[] | null>(null);
  #lines = $state.raw<ByLine<boolean>>({});
  #to = $state.raw<ByLine<CharacterId>>({});
  #shares = $state.raw<ByLine<readonly GoldShare[]>>({});
  #amounts = $state.raw<readonly EnteredAmount[]>([]);
  #designs = $state.raw<ByLine<number | null>>({});
  #goes = $state<'bottom' | 'removed' | null>(null);

  constructor(campaign: () => Campaign, deck: EventKind, card: EventCardContent) {
    this.#campaign = campaign;
    this.#deck = deck;
    this.card = card;
  }

  readonly view = $derived.by(() => {
    if (this.option === null) return null;
    const view = eventOption(this.#campaign(), this.card, this.option, this.#applied);
    const outcomes = view.outcomes.map((outcome) => ({
      ...outcome,
      lines: outcome.lines.map((line) => withAmount(line, this.#amounts)),
    }));
    return { ...view, outcomes };
  });
  /** Lines for further gains and losses that are not on the card. */
  readonly more = $derived.by(() => MORE_LINES.map((line) => withAmount(line, this.#amounts)));
  readonly characters = $derived.by(() => eventCharacters(this.#campaign()));
  readonly goes = $derived.by(() => this.#goes ?? this.view?.card ?? 'removed');
  readonly #chosen = $derived.by((): readonly EventLine[] => [
    ...(this.view?.outcomes ?? [])
      .filter((outcome) => outcome.applies)
      .flatMap(({ lines }) => lines.filter((line) => this.applies(line))),
    ...this.more.filter(({ effect }) => amountIn(effect) !== 0),
  ]);

  choose(option: EventOption): void {
    this.option = option;
    this.#applied = null;
    this.#goes = null;
    this.#lines = {};
    this.#amounts = [];
    this.#shares = {};
    this.#designs = {};
  }

  /** Overrides the amount of a line. Its shares are reset. */
  setAmount({ id }: EventLine, amount: number): void {
    this.#amounts = [...this.#amounts.filter(({ line }) => line !== id), { line: id, amount }];
    this.#shares = Object.fromEntries(Object.entries(this.#shares).filter(([key]) => key !== id));
  }

  /** Applies an outcome or not. The other outcomes of the option do not change. */
  toggleOutcome(place: number): void {
    const now = (this.view?.outcomes ?? [])
      .filter((each) => each.applies)
      .map((each) => each.place);
    this.#applied = now.includes(place) ? now.filter((each) => each !== place) : [...now, place];
  }

  applies(line: EventLine): boolean {
    return this.#lines[line.id] ?? line.applies;
  }

  toggleLine(line: EventLine, isOn: boolean): void {
    const rivals = line.oneOf === null ? [] : this.#rivalsOf(line);
    const off = Object.fromEntries(rivals.map(({ id }) => [id, false]));
    this.#lines = { ...this.#lines, ...off, [line.id]: isOn };
  }

  #rivalsOf(line: EventLine): readonly EventLine[] {
    const lines = (this.view?.outcomes ?? []).flatMap((outcome) => outcome.lines);
    return lines.filter((each) => each.oneOf === line.oneOf && each.id !== line.id);
  }

  to(line: EventLine): CharacterId | null {
    const [first] = this.ableTo(line);
    return this.#to[line.id] ?? first?.id ?? null;
  }

  /** The characters to choose from for a line. Only owners of an item can give it away. */
  ableTo({ effect }: EventLine) {
    const owns = (item: number) => (sheet: Campaign['characters'][number]) =>
      sheet.items.some((owned) => owned.item === item);
    if (effect.type === 'payItem') return this.characters.filter(owns(effect.item));
    if (effect.type !== 'item') return this.characters;
    // Characters that own the item come last, because they must sell a second copy.
    const isOwner = owns(effect.item);
    return this.characters.toSorted((a, b) => Number(isOwner(a)) - Number(isOwner(b)));
  }

  /** The random item design that the players drew; null = Standee draws it. */
  design(line: EventLine): number | null {
    return this.#designs[line.id] ?? null;
  }

  drawDesign(line: EventLine, item: number | null): void {
    this.#designs = { ...this.#designs, [line.id]: item };
  }

  /** The party's gold if the line takes more than that, else null. */
  lacking({ effect }: EventLine): number | null {
    const gold = goldTogether(this.#campaign());
    return effect.type === 'collectiveGold' && -effect.value > gold ? gold : null;
  }

  give(line: EventLine, character: CharacterId): void {
    this.#to = { ...this.#to, [line.id]: character };
  }

  shares(line: EventLine): readonly GoldShare[] {
    const amount = amountOf(line);
    if (amount === null) return [];
    return this.#shares[line.id] ?? equalShares(this.characters, amount);
  }

  share(line: EventLine, character: CharacterId, gold: number): void {
    const shares = this.shares(line).map((each) =>
      each.character === character ? { character, gold } : each,
    );
    this.#shares = { ...this.#shares, [line.id]: shares };
  }

  put(goes: 'bottom' | 'removed'): void {
    this.#goes = goes;
  }

  readonly command = $derived.by((): CommandOf<'resolveEvent'> | null => {
    if (this.option === null) return null;
    const lines = this.#chosen;
    return {
      type: 'resolveEvent',
      deck: this.#deck,
      option: this.option,
      lines: lines.map(({ id }) => id),
      to: lines.filter(needsSomebody).flatMap((line) => {
        const character = this.to(line);
        return character === null ? [] : [{ line: line.id, character }];
      }),
      shares: lines.flatMap((line) =>
        this.shares(line).map((each) => ({ line: line.id, ...each })),
      ),
      designs: lines.flatMap((line) => {
        const item = this.design(line);
        return item === null ? [] : [{ line: line.id, item }];
      }),
      amounts: this.#amounts.filter(({ line }) => lines.some(({ id }) => id === line)),
      card: this.goes,
    };
  });
}

export function needsSomebody({ effect: { type } }: EventLine): boolean {
  return type === 'item' || type === 'payItem' || type === 'minusOneCards';
}

/**
 * The gold that the party gains together, negative if it pays. Null if the line is about something
 * else.
 */
export function amountOf({ effect }: EventLine): number | null {
  if (effect.type === 'collectiveGold') return effect.value;
  return effect.type === 'payCollectiveGold' ? -effect.value : null;
}
