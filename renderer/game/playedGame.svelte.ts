/** The running scenario, as table and board read it. */
import { createContext } from 'svelte';
import type { Command } from '#shared/commands/shapes';
import type { FigureId } from '#shared/ids';
import type { Refusal } from '#shared/refusals';
import { turnStates } from '#shared/rules/round/turnStates';
import type { Character, Scenario, Turn } from '#shared/state';
import { settings } from '../app/page/settings.svelte';
import { memoiseParts } from '../ui/rendering/memoise';
import { tableNames } from '../words/sentences/names/names';
import type { OpenGame } from './openGame.svelte';
import { FocusSearch } from './focusing.svelte';
import { isOffered } from './seats';

/** Must be made during the creation of a component, because it has effects. */
export class PlayedGame {
  readonly #open: () => OpenGame;
  readonly #scenario: () => Scenario;
  readonly focus: FocusSearch;

  constructor(open: () => OpenGame, scenario: () => Scenario) {
    this.#open = open;
    this.#scenario = scenario;
    this.focus = new FocusSearch(this);
  }

  /** The campaign with its log, its clock and undo. */
  get open(): OpenGame {
    return this.#open();
  }

  get scenario(): Scenario {
    return this.#scenario();
  }

  get content() {
    return this.open.content;
  }

  /** Sheets of the campaign's characters. */
  get sheets() {
    return this.open.game.campaign.characters;
  }

  readonly names = $derived.by(() => tableNames(this.open.names, this.scenario));

  /** The figure whose turn it is; null = none. */
  readonly active = $derived.by((): FigureId | null => {
    const { phase } = this.scenario;
    return phase.name === 'turns' ? phase.active : null;
  });

  readonly #keepTurns = memoiseParts<ReadonlyMap<FigureId, Turn['state']>>();
  /** The state of each figure's turn in this round. */
  readonly turns = $derived.by(() => this.#keepTurns(turnStates(this.scenario)));

  /** The players also enter their second cards. */
  readonly entersSecondCards = $derived.by(() =>
    this.open.log.some(
      ({ command }) => command.type === 'setInitiative' && command.second !== null,
    ),
  );

  /** The cards are on the table, and the players enter them. */
  get usesTableCards(): boolean {
    return settings.now.decks === 'table';
  }

  readonly colourOf = (character: Character): string =>
    this.content.class(character.class)?.colour ?? 'var(--line)';

  /** True if this screen may ever use the command; devices do not show commands of the table. */
  isOffered(command: Command): boolean {
    return isOffered(this.open.game, command);
  }

  refusalOf(command: Command): Refusal | null {
    return this.open.refusalOf(command);
  }
}

export const [getGame, setGame] = createContext<PlayedGame>();
