/** The running scenario as the table and the board read it. */
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
import { MonsterFocus } from './monsterFocus.svelte';
import { isOffered } from './seats';

/** The running scenario. Must be created while a component is initialised, because it has effects. */
export class PlayedGame {
  readonly #open: () => OpenGame;
  readonly #scenario: () => Scenario;
  readonly focus: MonsterFocus;

  constructor(open: () => OpenGame, scenario: () => Scenario) {
    this.#open = open;
    this.#scenario = scenario;
    this.focus = new MonsterFocus(this);
  }

  /** The open campaign, with its log, its clock and undo. */
  get open(): OpenGame {
    return this.#open();
  }

  get scenario(): Scenario {
    return this.#scenario();
  }

  get content() {
    return this.open.content;
  }

  /** The sheets of the campaign's characters. */
  get sheets() {
    return this.open.game.campaign.characters;
  }

  readonly names = $derived.by(() => tableNames(this.open.names, this.scenario));

  /** The figure whose turn it is; null if there is none. */
  readonly active = $derived.by((): FigureId | null => {
    const { phase } = this.scenario;
    return phase.name === 'turns' ? phase.active : null;
  });

  readonly #keepTurns = memoiseParts<ReadonlyMap<FigureId, Turn['state']>>();
  /** The state of each figure's turn in this round. */
  readonly turns = $derived.by(() => this.#keepTurns(turnStates(this.scenario)));

  /** True if the players also enter their second cards. */
  readonly entersSecondCards = $derived.by(() =>
    this.open.log.some(
      ({ command }) => command.type === 'setInitiative' && command.second !== null,
    ),
  );

  /**
   * True if monster ability cards and modifier cards are drawn from the physical decks and entered.
   */
  get usesTableCards(): boolean {
    return settings.now.decks === 'table';
  }

  readonly colourOf = (character: Character): string =>
    this.content.class(character.class)?.colour ?? 'var(--line)';

  /**
   * True if this screen shows the command. Players' devices do not show commands that only the
   * table may use.
   */
  isOffered(command: Command): boolean {
    return isOffered(this.open.game, command);
  }

  refusalOf(command: Command): Refusal | null {
    return this.open.refusalOf(command);
  }
}

export const [getGame, setGame] = createContext<PlayedGame>();
