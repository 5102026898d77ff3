/** The option that a second press of the amber button takes. */
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
  /** A step, or null if the option is a target of the prepared attack. */
  readonly command: Command | null;
  readonly take: () => Promise<unknown>;
}

type Choice = NextAct | LineAsks;

export class Pointing {
  readonly #table: AtTable;
  /** The choice at which the first press has moved the focus. */
  #at = $state.raw<Choice | null>(null);

  constructor(table: AtTable) {
    this.#table = table;
  }

  /** Moves the focus to the first option, and remembers that the players see it. */
  point(choice: Choice, place: string): void {
    this.#table.steps.places.focus(place);
    this.#at = choice;
  }

  /** The focused option; null = the focus has not been moved, or on something else. */
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

/** The place of the options of a choice; null = the button does not wait for one. */
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
