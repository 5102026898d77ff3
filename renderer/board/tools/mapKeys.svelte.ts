/** Controls the map by keyboard, and announces the results to screen readers. */
import { sameHex, type Hex } from '#shared/map/hexes';
import type { MapDrawing } from '../drawing/drawing';
import { choicesOnMap } from '../../table/turn/choicesOnMap';
import { boardText as text } from '../../words/sentences/board/board';
import { actionsAt } from './boardActions';
import type { BoardScene } from './boardScene';
import { hexDescription } from './hexFacts';
import { stepTargets } from '../viewport/hexKeys';
import { tapHex, targetingAt } from './tapping';

interface Around {
  readonly scene: () => BoardScene;
  readonly drawing: () => MapDrawing;
  /** The hint for the current mode. */
  readonly notice: () => string;
  readonly bringIntoView: (hex: Hex) => void;
}

export class MapKeys {
  readonly #around: Around;
  /** The text that is announced after a key press. The mouse announces nothing. */
  spoken = $state('');
  /** The animation frame of the next announcement. A newer key cancels it. */
  #speaking = 0;
  #presses = 0;

  constructor(around: Around) {
    this.#around = around;
  }

  get #scene(): BoardScene {
    return this.#around.scene();
  }

  get #view() {
    return this.#scene.view;
  }

  get #mode() {
    return this.#view.mode.kind;
  }

  press(event: KeyboardEvent): void {
    this.#presses += 1;
    // The table handles the digits above the letters, as choices and attack values.
    const isNumber =
      /^\d$/.test(event.key) && event.location !== KeyboardEvent.DOM_KEY_LOCATION_NUMPAD;
    if (isNumber || !this.#isMine(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #isMine(key: string): boolean {
    const { area } = this.#scene;
    if (key === 'Enter' && this.#continuesAttack()) return false;
    if (key === 'Enter' || key === ' ') void this.#act();
    else if (key === 'Escape') {
      if (!this.#scene.stepBack()) return false;
      this.#speak();
    } else if (this.#mode === 'area' && (key === 'r' || key === 'R')) {
      area.turn(key === 'R' ? -1 : 1);
      this.#speak();
    } else if (this.#mode === 'area' && (key === 'm' || key === 'M')) {
      area.flip();
      this.#speak();
    } else if (key === '.' || key === ',' || key === ';') return this.#jump(key);
    else return this.#step(key);
    return true;
  }

  /**
   * True if Enter draws for the attack or applies it: unless the cursor is on another possible
   * target.
   */
  #continuesAttack(): boolean {
    const { view, attack, steps } = this.#scene;
    const figure = view.cursor && this.#scene.figureAt(view.cursor);
    const isFurther = figure !== null && attack.aim.open.has(figure.id);
    const { kind } = steps.act;
    return this.#mode === 'look' && !isFurther && (kind === 'draw' || kind === 'applyAttack');
  }

  #speak(): void {
    const hex = this.#view.cursor;
    if (!hex) return;
    cancelAnimationFrame(this.#speaking);
    this.spoken = '';
    // The text was cleared in the last frame, so that an equal text is announced again.
    this.#speaking = requestAnimationFrame(() => {
      const scene = this.#scene;
      const subcommand = this.#commandAt(hex);
      const hits = () => text.areaHits(scene.area.targets.map((id) => scene.name(id)));
      const parts = [hexDescription(scene, hex), this.#mode === 'area' ? hits() : ''];
      if (this.#mode === 'place') parts.push(this.#around.notice());
      this.spoken =
        parts.filter((part) => part !== '').join(' ') +
        (subcommand ? text.enterDoes(subcommand) : '');
    });
  }

  /** The label of the action that Enter does on a hex; null if Enter only selects the hex. */
  #commandAt(hex: Hex): string | null {
    const { area } = this.#scene;
    if (this.#mode === 'area' && !area.isReadyAt(hex)) {
      if (area.shape?.kind === 'melee' && !area.isFree) return null;
      return area.isPlacedAt(hex) ? text.liftIt : text.layHere;
    }
    const { steps, scenario } = this.#scene;
    if (choicesOnMap(steps.act, scenario).some((each) => sameHex(each.hex, hex)))
      return text.chooseThis;
    const figure = this.#mode === 'look' ? this.#scene.figureAt(hex) : null;
    const targeting = figure && targetingAt(this.#scene, figure.id);
    if (targeting) return targeting.label;
    const { goal } = this.#view;
    const isGoal = goal !== null && sameHex(goal, hex);
    if (this.#mode === 'look' && !figure && !isGoal && this.#scene.moves.waysTo(hex).length > 0)
      return this.#scene.doorAt(hex) ? text.seeWay : null;
    return actionsAt(this.#scene).find(({ isMain }) => isMain)?.label ?? null;
  }

  #sayWall(): void {
    cancelAnimationFrame(this.#speaking);
    this.spoken = this.spoken === text.wall ? `${text.wall} ` : text.wall;
  }

  #goTo(hex: Hex): void {
    this.#view.cursor = hex;
    this.#view.hover = null;
    this.#around.bringIntoView(hex);
    this.#speak();
  }

  #step(key: string): boolean {
    const { cursor } = this.#view;
    const start = cursor ?? this.#scene.from?.at ?? this.#around.drawing().hexes[0]?.hex;
    const ways = start && stepTargets(key, start);
    if (!ways) return false;
    const isGoing = cursor !== null || this.#scene.from?.id === this.#scene.acting;
    const next = isGoing ? ways.find((hex) => this.#scene.isOnMap(hex)) : start;
    if (next) this.#goTo(next);
    else this.#sayWall();
    return true;
  }

  /**
   * Moves the cursor to the next or previous figure, door or choice. After the last comes the
   * first.
   */
  #jump(key: ',' | '.' | ';'): boolean {
    const { acting, placed, steps, scenario } = this.#scene;
    const choices = choicesOnMap(steps.act, scenario);
    const figures = placed.toSorted((a, b) => Number(b.id === acting) - Number(a.id === acting));
    const doors = this.#around.drawing().doors.filter(({ kind }) => kind !== 'corridor');
    const ends = this.#scene.push.paths.flatMap(({ path }) => path.at(-1) ?? []);
    const chosen = choices.length > 0 ? choices.map(({ hex }) => hex) : ends;
    const stops = chosen.length > 0 ? chosen : figures.map(({ at }) => at);
    const hexes = key === ';' ? doors.flatMap((door) => door.hexes.slice(0, 1)) : stops;
    const { cursor } = this.#view;
    const at = hexes.findIndex((hex) => cursor && sameHex(hex, cursor));
    const step = key === ',' ? -1 : 1;
    const next = at < 0 ? hexes.at(step === 1 ? 0 : -1) : hexes.at((at + step) % hexes.length);
    if (next) this.#goTo(next);
    return next !== undefined;
  }

  /**
   * Does the action of Enter. It waits for the step, so that the announcement describes the new
   * state.
   */
  async #act(): Promise<void> {
    const scene = this.#scene;
    const hex = this.#view.cursor;
    if (!hex) return;
    const press = this.#presses;
    const isNothing =
      this.#mode === 'look' && !scene.figureAt(hex) && scene.moves.waysTo(hex).length === 0;
    const main = actionsAt(scene).find(({ isMain }) => isMain);
    if (this.#mode === 'area' && scene.area.isReadyAt(hex)) scene.area.attack();
    else if (isNothing && main) await main.run();
    else await tapHex(scene, hex);
    // Not after a newer key, which has an announcement of its own.
    if (press === this.#presses) this.#speak();
  }
}
