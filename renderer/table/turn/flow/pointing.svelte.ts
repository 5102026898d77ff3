/**
 * Choices by the amber button: the first press focuses an option, the second press takes the
 * focused one.
 */
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { LineAsks } from '#shared/commands/cards/lines/lineAnswers';
import type { Command } from '#shared/commands/shapes';
import { ACT_LABELS } from '../../../words/sentences/table/acts';
import { upperFirst } from '../../../words/helpers/phrases';
import { targetingOf } from './targeting';
import { PLACES } from '../../state/places.svelte';
import type { AtTable } from '../atTable';
import { mustChooseOnMap } from '../choicesOnMap';
import { turnOptions } from './turnOptions';

interface PointedOption {
  readonly label: string;
  /** The command of the option; null if the option is a target of the prepared attack. */
  readonly command: Command | null;
  readonly take: () => Promise<unknown>;
}

type Choice = NextAct | LineAsks;

export class Pointing {
  readonly #table: AtTable;
  /** The choice whose options the first press has focused. */
  #at = $state.raw<Choice | null>(null);

  constructor(table: AtTable) {
    this.#table = table;
  }

  /** Moves the focus to the first option. The next press may take an option of this choice. */
  point(choice: Choice, place: string): void {
    this.#table.steps.places.focus(place);
    this.#at = choice;
  }

  /**
   * The option that the next press takes. Null if the button has not focused an option of this
   * choice.
   */
  optionOf(choice: Choice): PointedOption | null {
    if (this.#at !== choice) return null;
    const { game, steps, cards } = this.#table;
    if ('needs' in choice) return cards.isAiming ? this.#target() : null;
    if (choice.kind === 'chooseTarget') return this.#target();
    if (mustChooseOnMap(choice, game.scenario)) return null;
    const option = turnOptions(choice, game)[steps.highlightedChoice];
    if (!option) return null;
    const { label, command } = option;
    return { label: upperFirst(label), command, take: () => steps.send(command) };
  }

  #target(): PointedOption | null {
    const { game, steps, attack } = this.#table;
    const figure = steps.places.target;
    const targeting = figure === null ? null : targetingOf(attack, game.names, figure);
    if (figure === null || targeting?.state !== 'open') return null;
    const label = ACT_LABELS.attackTarget(game.names.figure(figure));
    return { label, command: null, take: targeting.take };
  }
}

/** The focus target of an act's first option or field; null for acts that need no choice. */
export function placeOf(act: NextAct): string | null {
  switch (act.kind) {
    case 'enterInitiative':
      return PLACES.initiative(act.character);
    case 'chooseTarget':
      return PLACES.target;
    case 'enterAttackValue':
      return PLACES.attackValue;
    case 'enterModifierCard':
      return PLACES.enteredCard;
    case 'chooseWay':
    case 'chooseFigure':
    case 'chooseHex':
    case 'chooseRoom':
    case 'chooseElement':
    case 'chooseLastTargets':
    case 'choosePush':
    case 'chooseComing':
    case 'chooseLine':
      return PLACES.choice;
    default:
      return null;
  }
}
