import { hexNumber, sameHex, type Hex } from '#shared/board/hexes';
import type { FigureId } from '#shared/ids';
import { chosenOption, monsterPlan, type ActStep } from '#shared/rules/monsterPlan';
import type { Scene } from './scene.svelte';

/** How far a monster's turn has been carried out with this tool. */
interface Progress {
  readonly figure: FigureId;
  readonly round: number;
  readonly firstLine: number;
  readonly attacked: readonly FigureId[];
}

/** A hex where a plan may end, and the numbers of the options that end there. */
interface OtherEnd {
  readonly hex: Hex;
  readonly sign: string;
  readonly isChosen: boolean;
}

/** "What will it do?": the plan of the selected monster, and how far it is carried out. */
export class PlanTool {
  readonly #scene: Scene;
  #progress = $state.raw<Progress | null>(null);
  #choices = $state.raw<readonly number[]>([]);
  #busy = false;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  readonly #done = $derived.by(() => {
    const { selected, scenario } = this.#scene;
    const progress = this.#progress;
    const isOfNow = progress?.figure === selected?.id && progress?.round === scenario.round;
    return isOfNow ? progress : null;
  });

  readonly result = $derived.by(() => {
    const { looking, selected, scenario, context } = this.#scene;
    if (looking.mode.kind !== 'plan' || !selected) return null;
    return monsterPlan(scenario, context.content, selected.id, {
      choices: this.#choices,
      firstLine: this.#done?.firstLine ?? 0,
      attacked: this.#done?.attacked ?? [],
    });
  });

  readonly steps = $derived.by(() => (this.result?.ok ? this.result.value.steps : []));
  /** A part of the turn is carried out already. */
  readonly hasBegun = $derived(this.#done !== null);

  /** The first step that moves or attacks: it is drawn on the map. */
  readonly act = $derived.by((): ActStep | null => {
    const first = this.steps[0];
    return first?.kind === 'act' ? first : null;
  });
  readonly option = $derived.by(() => this.act && chosenOption(this.act));

  /** Where else it could end, equally legal: each hex with the numbers of its options. */
  readonly others = $derived.by((): readonly OtherEnd[] => {
    const { act, option } = this;
    if (!act || act.turn.options.length < 2) return [];
    const ends: OtherEnd[] = [];
    act.turn.options.forEach(({ moveTo }, index) => {
      const known = ends.find(({ hex }) => sameHex(hex, moveTo));
      const sign = known ? `${known.sign}, ${index + 1}` : String(index + 1);
      if (known) ends.splice(ends.indexOf(known), 1);
      ends.push({
        hex: moveTo,
        sign,
        isChosen: option?.moveTo === moveTo || known?.isChosen === true,
      });
    });
    return ends;
  });

  /** There is something to do, and no other attack is in the way. */
  readonly canCarryOut = $derived.by(() => {
    const { option } = this;
    if (!option || (option.path.length === 0 && option.attack.length === 0)) return false;
    return option.attack.length === 0 || this.#scene.scenario.attack === null;
  });

  isPlannable(): boolean {
    const { standing, scenario } = this.#scene;
    return (
      (standing?.kind === 'monster' || standing?.kind === 'summon') &&
      scenario.phase.name === 'turns'
    );
  }

  begin(): void {
    this.#choices = [];
    this.#scene.looking.setMode({ kind: 'plan' });
  }

  fromTheBeginning(): void {
    this.#progress = null;
    this.#choices = [];
  }

  choose(step: number, option: number): void {
    const choices = [...this.#choices];
    while (choices.length <= step) choices.push(0);
    choices[step] = option;
    this.#choices = choices;
  }

  /** The option of the first step that ends on a hex, in order; taps go through them. */
  chooseAt(hex: Hex): boolean {
    const { act } = this;
    if (!act) return false;
    const there = act.turn.options.flatMap(({ moveTo }, index) =>
      hexNumber(moveTo) === hexNumber(hex) ? [index] : [],
    );
    const next = there.find((index) => index > act.chosen) ?? there[0];
    if (next === undefined) return false;
    this.choose(0, next);
    return true;
  }

  /** Marks the first step as done, whoever did it. */
  skip(): void {
    const [step] = this.steps;
    const { selected, scenario } = this.#scene;
    if (!step || !selected) return;
    const last = step.kind === 'other' ? step.line : Math.max(step.move ?? -1, step.attack ?? -1);
    const option = step.kind === 'act' ? chosenOption(step) : null;
    this.#progress = {
      figure: selected.id,
      round: scenario.round,
      firstLine: last + 1,
      attacked: [...(this.#done?.attacked ?? []), ...((option?.attack ?? []) as FigureId[])],
    };
    this.#choices = [];
  }

  /** The heal of the first step, as far as it works on one figure: who and how much. */
  readonly heals = $derived.by(() => {
    const [step] = this.steps;
    if (step?.kind !== 'other' || step.isHindered || !this.result?.ok) return [];
    const action = this.result.value.actions[step.line];
    if (action?.type !== 'heal') return [];
    const { value } = action;
    return step.figures.map((figure) => ({ figure, amount: value }));
  });

  async heal(figure: FigureId, amount: number): Promise<void> {
    const healed = await this.#scene.context.send({ type: 'healFigure', figure, amount });
    if (healed) this.skip();
  }

  /** Moves the figure and begins the attack in the calculator; settled when both are recorded. */
  async carryOut(): Promise<void> {
    const { act, option } = this;
    if (!act || !option || this.#busy) return;
    this.#busy = true;
    try {
      await this.#carryOut(act);
    } finally {
      this.#busy = false;
    }
  }

  async #carryOut(act: ActStep): Promise<void> {
    const option = chosenOption(act);
    const { selected, context } = this.#scene;
    if (!option || !selected || !this.result?.ok) return;
    const attack = this.#attackOf(act, selected.id);
    if (option.path.length > 0) {
      const moved = await context.send({
        type: 'moveFigure',
        figure: selected.id,
        path: [...option.path],
        movement: act.actor.movement,
        points: act.actor.move,
      });
      if (!moved) return;
    }
    this.skip();
    if (attack) await context.send(attack);
  }

  #attackOf(act: ActStep, attacker: FigureId) {
    const option = chosenOption(act);
    const actions = this.result?.ok ? this.result.value.actions : [];
    const line = act.attack === null ? undefined : actions[act.attack];
    if (!option || option.attack.length === 0 || line?.type !== 'attack') return null;
    // The first attack of the card is what the calculator takes by itself.
    const isFirst = actions.findIndex(({ type }) => type === 'attack') === act.attack;
    const numbers = isFirst
      ? { base: null, ranged: null, range: null }
      : {
          base: line.value,
          ranged: line.ranged,
          range: line.range,
          pierce: line.pierce,
          effects: [...line.effects],
        };
    const area = option.areaHexes.length > 0 ? { area: { hexes: [...option.areaHexes] } } : {};
    return {
      type: 'beginAttack' as const,
      attacker,
      ...numbers,
      ...area,
      targets: option.attack.map((figure) => ({ figure: figure as FigureId })),
    };
  }
}
