import { hexNumber, sameHex, type Hex } from '#shared/map/hexes';
import type { FigureId } from '#shared/ids';
import {
  chosenOption,
  monsterPlan,
  type ActStep,
  type PlanStep,
} from '#shared/rules/monsters/plan';
import type { Scenario } from '#shared/state';
import type { Scene } from './scene.svelte';

/** How far a monster's turn has been carried out with this tool. */
interface Progress {
  readonly figure: FigureId;
  readonly round: number;
  readonly firstLine: number;
  readonly attacked: readonly FigureId[];
  /** The table before it came so far; null = it was only looked at, and nothing changed. */
  readonly before: string | null;
}

/** What of the table tells whether a step was taken back. */
function markOf({ round, figures, attack }: Scenario): string {
  return JSON.stringify([round, attack, figures]);
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
  /** One entry for each part that is done, in order. */
  #progress = $state.raw<readonly Progress[]>([]);
  #choices = $state.raw<readonly number[]>([]);
  #busy = false;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  readonly #done = $derived.by(() => {
    const { selected, scenario } = this.#scene;
    if (this.#progress.length === 0) return null;
    const own = this.#progress.filter(
      ({ figure, round }) => figure === selected?.id && round === scenario.round,
    );
    // Undo leads back to where a part was not done yet.
    const now = markOf(scenario);
    const undone = own.findIndex(({ before }) => before === now);
    return (undone < 0 ? own : own.slice(0, undone)).at(-1) ?? null;
  });

  readonly result = $derived.by(() => {
    const { looking, selected, scenario, table } = this.#scene;
    if (looking.mode.kind !== 'plan' || !selected) return null;
    return monsterPlan(scenario, table.content, selected.id, this.#choices);
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

  /** Where what it brings may be placed, while that is the next thing it does. */
  readonly placeHexes = $derived.by((): readonly Hex[] => {
    const [first] = this.steps;
    return first?.kind === 'other' ? first.hexes : [];
  });

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

  /** Others may be looked at, but only who has the turn is carried out. */
  readonly isItsTurn = $derived.by(() => {
    const { selected, acting } = this.#scene;
    if (!selected) return false;
    return selected.id === acting || (selected.kind === 'summon' && selected.owner === acting);
  });

  /** There is something to do, it is its turn, and no other attack is in the way. */
  readonly canCarryOut = $derived.by(() => {
    const { option } = this;
    if (!option || !this.isItsTurn) return false;
    if (option.path.length === 0 && option.attack.length === 0) return false;
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
    this.#progress = [];
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
    if (step) this.#finish(step, null);
  }

  #finish(step: PlanStep, before: string | null): void {
    const last = step.kind === 'other' ? step.line : Math.max(step.move ?? -1, step.attack ?? -1);
    const attacked = step.kind === 'act' ? (chosenOption(step)?.attack ?? []) : [];
    this.#reach(last + 1, attacked as readonly FigureId[], before);
  }

  /** The plan goes on from a line; `attacked` comes to those it has attacked already. */
  #reach(firstLine: number, attacked: readonly FigureId[], before: string | null): void {
    const { selected, scenario } = this.#scene;
    if (!selected) return;
    const done = this.#done;
    const earlier = done ? this.#progress.slice(0, this.#progress.indexOf(done) + 1) : [];
    const { id: figure } = selected;
    const all = [...(done?.attacked ?? []), ...attacked];
    // What changed nothing cannot be told from what was taken back.
    const mark = before === markOf(scenario) ? null : before;
    const { round } = scenario;
    this.#progress = [...earlier, { figure, round, firstLine, attacked: all, before: mark }];
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
    const [step] = this.steps;
    const before = markOf(this.#scene.scenario);
    const healed = await this.#scene.table.send({ type: 'healFigure', figure, amount });
    if (healed && step) this.#finish(step, before);
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
    const { selected, table } = this.#scene;
    if (!option || !selected || !this.result?.ok) return;
    const attack = this.#attackOf(act, selected.id);
    if (option.path.length > 0) {
      const before = markOf(this.#scene.scenario);
      const moved = await table.send({
        type: 'moveFigure',
        figure: selected.id,
        path: [...option.path],
        movement: act.actor.movement,
        points: act.actor.move,
      });
      if (!moved) return;
      if (!attack) this.#finish(act, before);
      else if (act.attack !== null) this.#reach(act.attack, [], before);
    }
    // A trap on its way may have been its end.
    if (!attack || this.#scene.selected?.id !== selected.id) return;
    const before = markOf(this.#scene.scenario);
    if (await table.send(attack)) this.#finish(act, before);
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
