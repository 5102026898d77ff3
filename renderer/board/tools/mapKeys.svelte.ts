/** The map by keys: where the cursor goes, what Enter does there, and what is said of it. */
import { sameHex, type Hex } from '#shared/map/hexes';
import type { MapDrawing } from '../drawing/drawing';
import { choicesOnMap } from '../../table/turn/choicesOnMap';
import { boardText as text } from '../../words/sentences/board/board';
import { actionsAt } from './boardActions';
import type { BoardScene } from './boardScene';
import { wordsAt } from './hexFacts';
import { stepTargets } from '../drawing/window/hexKeys';
import { tapHex, targetingAt } from './tapping';

interface Around {
  readonly scene: () => BoardScene;
  readonly drawing: () => MapDrawing;
  /** What the mode of the map asks for, in words. */
  readonly notice: () => string;
  /** Brings a hex into sight. */
  readonly bring: (hex: Hex) => void;
}

export class MapKeys {
  readonly #around: Around;
  /** What is said after a key; what the mouse is over is not said. */
  spoken = $state('');
  /** The frame in which something will be said, so that the newest key has the last word. */
  #speaking = 0;
  #presses = 0;

  constructor(around: Around) {
    this.#around = around;
  }

  get #scene(): BoardScene {
    return this.#around.scene();
  }

  get #looking() {
    return this.#scene.looking;
  }

  get #mode() {
    return this.#looking.mode.kind;
  }

  press(event: KeyboardEvent): void {
    this.#presses += 1;
    // Those above the letters are numbers: of a choice, or the value of an attack.
    const isNumber =
      /^\d$/.test(event.key) && event.location !== KeyboardEvent.DOM_KEY_LOCATION_NUMPAD;
    if (isNumber || !this.#isMine(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #isMine(key: string): boolean {
    const { area } = this.#scene;
    if (key === 'Enter' && this.#goesOnWithAttack()) return false;
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

  /** Enter draws and applies as everywhere else, but for a further target under the cursor. */
  #goesOnWithAttack(): boolean {
    const { looking, attack, steps } = this.#scene;
    const figure = looking.cursor && this.#scene.figureAt(looking.cursor);
    const isFurther = figure !== null && attack.aim.open.has(figure.id);
    const { kind } = steps.act;
    return this.#mode === 'look' && !isFurther && (kind === 'draw' || kind === 'applyAttack');
  }

  #speak(): void {
    const hex = this.#looking.cursor;
    if (!hex) return;
    cancelAnimationFrame(this.#speaking);
    this.spoken = '';
    // A fresh text is spoken again even where it is the same.
    this.#speaking = requestAnimationFrame(() => {
      const scene = this.#scene;
      const subcommand = this.#commandAt(hex);
      const hits = () => text.areaHits(scene.area.targets.map((id) => scene.name(id)));
      const parts = [wordsAt(scene, hex), this.#mode === 'area' ? hits() : ''];
      if (this.#mode === 'place') parts.push(this.#around.notice());
      this.spoken =
        parts.filter((part) => part !== '').join(' ') +
        (subcommand ? text.enterDoes(subcommand) : '');
    });
  }

  /** What Enter does on a hex, in words; null where that is only to look at it. */
  #commandAt(hex: Hex): string | null {
    const { area } = this.#scene;
    if (this.#mode === 'area' && !area.isReadyAt(hex)) {
      if (area.shape?.kind === 'melee' && !area.isFree) return null;
      return area.isLaidAt(hex) ? text.liftIt : text.layHere;
    }
    const { steps, scenario } = this.#scene;
    if (choicesOnMap(steps.act, scenario).some((each) => sameHex(each.hex, hex)))
      return text.chooseThis;
    const figure = this.#mode === 'look' ? this.#scene.figureAt(hex) : null;
    const targeting = figure && targetingAt(this.#scene, figure.id);
    if (targeting) return targeting.label;
    const { goal } = this.#looking;
    const isGoal = goal !== null && sameHex(goal, hex);
    if (this.#mode === 'look' && !figure && !isGoal && this.#scene.going.waysTo(hex).length > 0)
      return this.#scene.doorAt(hex) ? text.seeWay : null;
    return actionsAt(this.#scene).find(({ isMain }) => isMain)?.label ?? null;
  }

  #sayWall(): void {
    cancelAnimationFrame(this.#speaking);
    this.spoken = this.spoken === text.wall ? `${text.wall} ` : text.wall;
  }

  #goTo(hex: Hex): void {
    this.#looking.cursor = hex;
    this.#looking.hover = null;
    this.#around.bring(hex);
    this.#speak();
  }

  #step(key: string): boolean {
    const { cursor } = this.#looking;
    const start = cursor ?? this.#scene.from?.at ?? this.#around.drawing().hexes[0]?.hex;
    const ways = start && stepTargets(key, start);
    if (!ways) return false;
    const isGoing = cursor !== null || this.#scene.from?.id === this.#scene.acting;
    const next = isGoing ? ways.find((hex) => this.#scene.isOnMap(hex)) : start;
    if (next) this.#goTo(next);
    else this.#sayWall();
    return true;
  }

  /** The next figure, door or hex to be chosen after the cursor, around and around. */
  #jump(key: ',' | '.' | ';'): boolean {
    const { acting, placed, steps, scenario } = this.#scene;
    const choices = choicesOnMap(steps.act, scenario);
    const figures = placed.toSorted((a, b) => Number(b.id === acting) - Number(a.id === acting));
    const doors = this.#around.drawing().doors.filter(({ kind }) => kind !== 'corridor');
    const ends = this.#scene.push.ways.flatMap(({ path }) => path.at(-1) ?? []);
    const chosen = choices.length > 0 ? choices.map(({ hex }) => hex) : ends;
    const stops = chosen.length > 0 ? chosen : figures.map(({ at }) => at);
    const hexes = key === ';' ? doors.flatMap((door) => door.hexes.slice(0, 1)) : stops;
    const { cursor } = this.#looking;
    const at = hexes.findIndex((hex) => cursor && sameHex(hex, cursor));
    const step = key === ',' ? -1 : 1;
    const next = at < 0 ? hexes.at(step === 1 ? 0 : -1) : hexes.at((at + step) % hexes.length);
    if (next) this.#goTo(next);
    return next !== undefined;
  }

  /** Settled when it is recorded, so that what is said then is how it is then. */
  async #act(): Promise<void> {
    const scene = this.#scene;
    const hex = this.#looking.cursor;
    if (!hex) return;
    const own = this.#presses;
    const isNothing =
      this.#mode === 'look' && !scene.figureAt(hex) && scene.going.waysTo(hex).length === 0;
    const main = actionsAt(scene).find(({ isMain }) => isMain);
    if (this.#mode === 'area' && scene.area.isReadyAt(hex)) scene.area.attack();
    else if (isNothing && main) await main.run();
    else await tapHex(scene, hex);
    // A key that was pressed meanwhile has had its say.
    if (own === this.#presses) this.#speak();
  }
}
