/** Computes the plan of the selected monster for the rest of its turn, and carries it out. */
import { hexNumber, sameHex, type Hex } from '#shared/map/hexes';
import type { MonsterOption } from '#shared/map/focus/monsterTurn';
import type { NextAct } from '#shared/commands/round/possibleActs';
import { nextLine } from '#shared/commands/monsters/nextLine';
import { chosenOption, monsterPlan, type ActStep } from '#shared/rules/monsters/plan/plan';
import { monsterLines } from '#shared/rules/monsters/turnLines';
import { isGuided } from '#shared/rules/figures/figures';
import type { Scene } from '../state/scene.svelte';

/** A hex where equally legal options end, with the numbers of these options. */
interface OtherEnd {
  readonly hex: Hex;
  readonly sign: string;
  readonly isChosen: boolean;
}

const CHOICES: readonly NextAct['kind'][] = [
  'chooseWay',
  'chooseFigure',
  'chooseHex',
  'chooseElement',
  'choosePush',
];

const isChoice = ({ kind }: NextAct) => CHOICES.includes(kind);

export class PlanTool {
  readonly #scene: Scene;
  #choices = $state.raw<readonly number[]>([]);

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  readonly result = $derived.by(() => {
    const { view, selected, scenario, game } = this.#scene;
    if (view.mode.kind !== 'plan' || !selected) return null;
    return monsterPlan(scenario, game.content, selected.id, this.#choices);
  });

  readonly steps = $derived.by(() => (this.result?.ok ? this.result.value.steps : []));

  /** The first step of the plan, if it moves or attacks. It is drawn on the map. */
  readonly act = $derived.by((): ActStep | null => {
    const first = this.steps[0];
    return first?.kind === 'act' ? first : null;
  });
  /** All equally legal options of the step. */
  readonly #options = $derived.by((): readonly MonsterOption[] => {
    const { act } = this.#scene.steps;
    if (this.isAsked && act.kind === 'chooseWay') return act.options.map(({ option }) => option);
    return this.act?.turn.options ?? [];
  });
  /**
   * The option on display: the highlighted one if the turn asks for a choice, else the chosen one.
   */
  readonly option = $derived.by((): MonsterOption | null => {
    if (this.isAsked) return this.#options[this.#scene.steps.highlightedChoice] ?? null;
    return this.act && chosenOption(this.act);
  });

  /** The hexes for summons or overlays of the next step. */
  readonly placeHexes = $derived.by((): readonly Hex[] => {
    const [first] = this.steps;
    return first?.kind === 'other' ? first.hexes : [];
  });

  /** All hexes where equally legal options end. */
  readonly others = $derived.by((): readonly OtherEnd[] => {
    const options = this.#options;
    if (options.length < 2) return [];
    const ends: OtherEnd[] = [];
    options.forEach((option, index) => {
      const { moveTo } = option;
      const known = ends.find(({ hex }) => sameHex(hex, moveTo));
      const sign = known ? `${known.sign}, ${index + 1}` : String(index + 1);
      if (known) ends.splice(ends.indexOf(known), 1);
      const isChosen = option === this.option || known?.isChosen === true;
      ends.push({ hex: moveTo, sign, isChosen });
    });
    return ends;
  });

  /**
   * True if it is the selected monster's turn. Plans of other monsters can be shown, but not
   * carried out.
   */
  readonly isItsTurn = $derived.by(() => this.#scene.selected?.id === this.#scene.acting);

  /** True if this screen may play the monster's turn. */
  readonly isOffered = $derived.by(() => {
    const { selected: figure, game } = this.#scene;
    return figure !== null && game.isOffered({ type: 'endTurn', figure: figure.id });
  });

  /** True if the turn asks for an option, which players can also choose on the map. */
  readonly isAsked = $derived.by(() => this.isItsTurn && isChoice(this.#scene.steps.act));

  /** The command of the first step with the chosen option; null if there is none at the moment. */
  readonly command = $derived.by(() => {
    const { selected, scenario, game } = this.#scene;
    if (!isGuided(selected) || !this.isItsTurn || scenario.attack) return null;
    const next = nextLine(scenario, game.content, selected);
    if (next?.kind === 'chooseWay') return next.options[this.act?.chosen ?? 0]?.command ?? null;
    return next && 'command' in next ? next.command : null;
  });

  isPlannable(): boolean {
    const { standing, scenario, game } = this.#scene;
    if (!isGuided(standing) || scenario.phase.name !== 'turns') return false;
    // Most escorts and objectives have no turns.
    return (
      standing.kind !== 'objective' || monsterLines(scenario, game.content, standing).length > 0
    );
  }

  begin(): void {
    this.#choices = [];
    this.#scene.view.setMode({ kind: 'plan' });
  }

  choose(step: number, option: number): void {
    const choices = [...this.#choices];
    while (choices.length <= step) choices.push(0);
    choices[step] = option;
    this.#choices = choices;
  }

  /**
   * Chooses an option of the first step that ends on the hex; of several the next one. Returns
   * false if there is none.
   */
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

  /** Skips the first step. */
  async skip(): Promise<void> {
    const { selected, scenario, game, steps } = this.#scene;
    const [step] = this.steps;
    if (!step || !isGuided(selected)) return;
    const places = step.kind === 'act' ? [step.move, step.attack] : [step.line];
    const all = monsterLines(scenario, game.content, selected);
    const lines = places.flatMap((place) => (place === null ? [] : (all[place]?.line ?? [])));
    const { id: figure } = selected;
    await steps.send({ type: 'markLines', figure, lines, state: 'skipped' });
    this.#choices = [];
  }

  /** Carries out the first step. */
  async carryOut(): Promise<void> {
    const { command } = this;
    if (command && (await this.#scene.steps.send(command))) this.#choices = [];
  }
}
