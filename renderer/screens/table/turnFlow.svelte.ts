/** What the table does next, and how a step is taken: what is to be asked first is asked here. */
import type { Command } from '#shared/commands/shapes';
import type { FigureId } from '#shared/ids';
import { attackValues } from '#shared/rules/monsters/printedAttack';
import { decksToDraw } from '#shared/rules/round/rounds';
import { findFigure } from '#shared/rules/table/figures';
import { conditionsDue, type ConditionsDue } from '#shared/commands/round/conditionsDue';
import { deadlyDamage, type Deadly } from '#shared/commands/table/fatalDamage';
import { nextStep } from '../../pieces/nextStep';
import { PLACES, type TableContext } from '../../pieces/tableContext';
import { settings } from '../../settings.svelte';
import { nextStepHint, nextStepLabel, tableText } from '../../text/table/table';
import { nextCommand } from './nextCommand';

/** Made while its component is, since it watches the table. */
export class TurnFlow {
  readonly #table: TableContext;
  /** Damage that would exhaust a character is asked about first. */
  deadly = $state.raw<Deadly | null>(null);
  /** Conditions act by themselves unless players want to be asked. */
  due = $state.raw<ConditionsDue | null>(null);
  /** The summary at the end lies over the table. */
  isSummed = $state(false);
  /** Who has attacked in the turn that runs; undo may forget it, and then it is asked once more. */
  #attacked = $state.raw<FigureId | null>(null);
  #isBusy = false;

  constructor(table: TableContext) {
    this.#table = table;
    $effect(() => {
      const { attack } = table.scenario;
      if (attack) this.#attacked = attack.attacker;
    });
  }

  readonly step = $derived.by(() => {
    const { scenario, content, isTold } = this.#table;
    return nextStep(scenario, isTold ? decksToDraw(scenario, content) : null);
  });
  readonly label = $derived.by(() => nextStepLabel(this.step, this.#table.names));
  /** What is missing for the next step; null = nothing. */
  readonly hint = $derived.by(() => nextStepHint(this.step, this.#table.names) ?? this.#openAttack);

  /** A monster whose card has an attack is not done before it has made it. */
  readonly #openAttack = $derived.by(() => {
    const { step } = this;
    const { scenario, content, attack } = this.#table;
    if (step.kind !== 'endTurn' || this.#attacked === step.figure || attack.aim.open.size === 0) {
      return null;
    }
    const figure = findFigure(scenario, step.figure);
    const values = figure?.kind === 'monster' ? attackValues(scenario, content, figure) : null;
    return values ? tableText.attackFirst(values.base) : null;
  });

  /** Takes a step, or asks about it first. True = recorded. */
  async send(command: Command): Promise<boolean> {
    const { scenario, record } = this.#table;
    this.deadly = deadlyDamage(scenario, command);
    if (this.deadly) return false;
    if (!settings.now.askConditions) return record(command);
    const asked = command.type === 'endTurn' ? { ...command, wait: true } : command;
    this.due = conditionsDue(scenario, asked);
    return this.due ? false : record(asked);
  }

  /** What was asked is answered: the step is taken as it is. */
  answer(command: Command): void {
    this.forget();
    void this.#table.record(command);
  }

  /** Nothing is asked any more, and the step is not taken. */
  forget(): void {
    this.deadly = null;
    this.due = null;
  }

  /** A second press before the answer is not meant for the step that comes after it. */
  async takeNext(): Promise<void> {
    if (this.#isBusy) return;
    const { step } = this;
    const { places } = this.#table;
    switch (step.kind) {
      case 'enterInitiative':
        places.focus(PLACES.initiative(step.character));
        return;
      case 'chooseTarget':
        places.focus(PLACES.target);
        return;
      case 'tellModifierCard':
        places.focus(PLACES.toldCard);
        return;
      case 'tellAbilityCard':
        this.#table.tellAbilityCard(step.deck);
        return;
      case 'leaveScenario':
        this.isSummed = true;
        return;
      default:
        await this.#take(nextCommand(step));
    }
  }

  async #take(command: Command): Promise<void> {
    this.#isBusy = true;
    try {
      await this.send(command);
    } finally {
      this.#isBusy = false;
    }
  }
}
