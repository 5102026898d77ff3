/** The state of the scenario editor: the scenario, the tool, the selection and undo. */
import { minus, sameHex } from '#shared/map/hexes';
import type { Content } from '#shared/content/content';
import type { ContentProblem } from '#shared/content/reading/problem';
import { ownMapHexes } from '#shared/content/customScenarios/map';
import { customScenarioProblems } from '#shared/content/customScenarios/problems';
import type { CustomScenarioFile, Ranks } from '#shared/content/types';
import type { MonsterTypeId } from '#shared/ids';
import type { Hex } from '#shared/state';
import {
  addMonster,
  addPiece,
  addTile,
  pieceHexes,
  tileOrigin,
  toggleStart,
} from '#shared/content/editing/placeElements';
import { moveElement, turnElement } from '#shared/content/editing/moveElements';
import { removeElement } from '#shared/content/editing/changeElements';
import type { Edited } from '#shared/content/editing/editedScenario';
import {
  elementAt,
  elementsOn,
  hexesOf,
  sameElement,
  type MapElement,
} from '#shared/content/editing/mapElements';
import { addObjective, stepOfPath, type ObjectiveRole } from '#shared/content/editing/objectives';
import type { Piece } from '#shared/content/editing/pieces';

/** The tool, which decides the effect of the next press on the map. Without one, a press selects. */
export type Tool =
  | { readonly kind: 'tile'; readonly tile: string; readonly turns: number }
  | {
      readonly kind: 'piece';
      readonly piece: Piece;
      readonly turns: number;
      readonly treasure: number | 'goal';
    }
  | { readonly kind: 'start' }
  | { readonly kind: 'objective'; readonly role: ObjectiveRole; readonly name: string }
  /** Draws the path of the escort at `index` in the list of objectives. */
  | { readonly kind: 'path'; readonly index: number }
  | { readonly kind: 'monster'; readonly monster: MonsterTypeId; readonly ranks: Ranks }
  | { readonly kind: 'move'; readonly element: MapElement; readonly from: Hex };

/** The number of changes that can be undone. */
const MAX_STEPS = 300;

/** The scenario in the editor, with its undo history. */
export class Editing {
  readonly content: Content;
  file = $state.raw<CustomScenarioFile>() as CustomScenarioFile;
  selected = $state.raw<MapElement | null>(null);
  tool = $state.raw<Tool | null>(null);
  cursor = $state.raw<Hex>({ q: 0, r: 0 });
  /** The version in the library; null = the scenario was never saved. */
  saved = $state.raw<CustomScenarioFile | null>(null);
  #past = $state.raw<readonly CustomScenarioFile[]>([]);
  #future = $state.raw<readonly CustomScenarioFile[]>([]);

  readonly laid = $derived.by(() =>
    ownMapHexes(this.file.map ?? { tiles: [], doors: [], overlays: [], starts: [] }, this.content),
  );
  readonly problems = $derived.by((): readonly ContentProblem[] => [
    ...(this.file.title.trim() === '' ? [{ path: 'title', code: 'missing' } as const] : []),
    ...customScenarioProblems(this.file, this.content),
  ]);

  constructor(content: Content, file: CustomScenarioFile, saved: CustomScenarioFile | null) {
    this.content = content;
    this.file = file;
    this.saved = saved;
    const [first] = file.map?.tiles ?? [];
    if (first) this.cursor = hexesOf(file, { kind: 'tile', index: 0 }, content)[0] ?? this.cursor;
  }

  get isChanged(): boolean {
    return this.saved !== this.file;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  change(file: CustomScenarioFile): void {
    if (file === this.file) return;
    this.#past = [...this.#past, this.file].slice(-MAX_STEPS);
    this.#future = [];
    this.file = file;
  }

  /** Applies a change and selects its element. Returns false for an invalid change (null). */
  take(edited: Edited | null): boolean {
    if (!edited) return false;
    this.change(edited.file);
    this.selected = edited.element;
    return true;
  }

  undo(): boolean {
    const before = this.#past.at(-1);
    if (!before) return false;
    this.#future = [this.file, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#show(before);
    return true;
  }

  redo(): boolean {
    const [next, ...others] = this.#future;
    if (!next) return false;
    this.#past = [...this.#past, this.file];
    this.#future = others;
    this.#show(next);
    return true;
  }

  #show(file: CustomScenarioFile): void {
    this.file = file;
    this.tool = null;
    if (this.selected && this.hexes(this.selected).length === 0) this.selected = null;
  }

  hexes(element: MapElement): readonly Hex[] {
    return hexesOf(this.file, element, this.content);
  }

  /** The elements on a hex, the topmost first. */
  elementsAt(at: Hex): readonly MapElement[] {
    return elementsOn(this.file, at, this.content);
  }

  /**
   * Handles a press on a hex: places the element of the tool, or selects an element. Another press
   * selects the next one below.
   */
  press(at: Hex): 'placed' | 'refused' | 'selected' | 'nothing' {
    this.cursor = at;
    if (this.tool) return this.#placeTool(this.tool, at) ? 'placed' : 'refused';
    const there = this.elementsAt(at);
    const index = there.findIndex((element) => sameElement(element, this.selected));
    this.selected = there[(index + 1) % Math.max(1, there.length)] ?? null;
    return this.selected ? 'selected' : 'nothing';
  }

  #placeTool(tool: Tool, at: Hex): boolean {
    const { file, content } = this;
    switch (tool.kind) {
      case 'tile': {
        const isLaid = this.take(addTile(file, content, tool, at));
        if (isLaid) this.tool = null;
        return isLaid;
      }
      case 'piece':
        return this.take(addPiece(file, content, tool, at));
      case 'start':
        return this.take(toggleStart(file, content, at));
      case 'objective':
        return this.take(addObjective(file, content, tool, at));
      case 'path':
        return this.take(stepOfPath(file, content, tool.index, at));
      case 'monster':
        return this.take(addMonster(file, content, tool, at));
      case 'move': {
        const isMoved = this.take(moveElement(file, content, tool.element, minus(at, tool.from)));
        if (isMoved) this.tool = null;
        return isMoved;
      }
    }
  }

  /** Picks up the selected element. The next press places it. */
  pickUp(): void {
    if (!this.selected) return;
    const hexes = this.hexes(this.selected);
    const from = hexes.find((each) => sameHex(each, this.cursor)) ?? hexes[0];
    if (from) this.tool = { kind: 'move', element: this.selected, from };
  }

  /**
   * Rotates the tool's element or the selected element clockwise, by sixths of a full turn. Returns
   * false if nothing was rotated.
   */
  turn(turns: number): boolean {
    const { tool } = this;
    if (tool?.kind === 'tile' || tool?.kind === 'piece') {
      this.tool = { ...tool, turns: (tool.turns + turns + 6) % 6 };
      return true;
    }
    const element = tool?.kind === 'move' ? tool.element : this.selected;
    const canTurn = !tool || tool.kind === 'move';
    if (!element || !canTurn) return false;
    const isTurned = this.take(turnElement(this.file, this.content, element, turns));
    if (isTurned && tool?.kind === 'move') this.pickUp();
    return isTurned;
  }

  remove(): boolean {
    if (!this.selected) return false;
    this.tool = null;
    return this.take(removeElement(this.file, this.content, this.selected));
  }

  /** Selects the element that a problem is about. Returns false if it is not on the map. */
  goTo(path: string): boolean {
    const element = elementAt(path);
    if (!element) return false;
    this.tool = null;
    this.selected = element;
    this.cursor = this.hexes(element)[0] ?? this.cursor;
    return true;
  }

  /** The hexes that the tool's element would cover if it were placed at this hex. */
  ghost(at: Hex): readonly Hex[] {
    const { tool } = this;
    if (!tool) return [];
    if (tool.kind === 'tile') {
      const origin = tileOrigin(this.content, tool, at);
      const laid = {
        tile: tool.tile,
        at: [origin.q, origin.r],
        turns: tool.turns,
        room: 1,
      } as const;
      const map = { tiles: [laid], doors: [], overlays: [], starts: [] };
      return ownMapHexes(map, this.content).tiles[0]?.hexes ?? [];
    }
    if (tool.kind === 'piece') return pieceHexes(tool.piece, tool.turns, at);
    if (tool.kind === 'move') {
      const offset = minus(at, tool.from);
      return this.hexes(tool.element).map(({ q, r }) => ({ q: q + offset.q, r: r + offset.r }));
    }
    return [at];
  }
}
