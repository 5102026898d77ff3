/** Makes the map follow the table: active figures, new rooms, questions, and a lost focus. */
import { tick, untrack } from 'svelte';
import type { Hex } from '#shared/map/hexes';
import { hexKey } from '../drawing/geometry';
import { choicesOnMap } from '../../table/turn/choicesOnMap';
import type { BoardScene } from './boardScene';
import { planWords } from './boardWords';
import { selectFigure, showQuestion } from './tapping';

interface Context {
  readonly scene: () => BoardScene;
  /** The map component; undefined until it is mounted. */
  readonly map: () =>
    | {
        readonly bringIntoViewIfHidden: (hex: Hex) => void;
        readonly showAll: (hexes: readonly Hex[]) => void;
        readonly focus: () => void;
      }
    | undefined;
  /** Announces a text to screen readers. */
  readonly say: (words: string) => void;
}

/** The modes in which the players' next action is on the map. */
const MAP_MODES: readonly string[] = ['area', 'place', 'push', 'hexes'];

/** The hex of a figure; null if it is not on the revealed map. */
export function hexOf(scene: BoardScene, figure: string): Hex | null {
  return scene.placed.find(({ id }) => id === figure)?.at ?? null;
}

/**
 * Starts to follow the table. Must be called while a component is initialised; ends when it is
 * destroyed.
 */
export function followTable(context: Context): void {
  followTurns(context);
  showNewRooms(context);
  endMoves(context);
  showQuestions(context);
  stopPlacingForChoices(context);
  restoreFocus(context);
}

/** Selects the active figure, unless the players are choosing something. */
function followTurns({ scene: now, map, say }: Context): void {
  let lastActing: string | null = null;
  $effect.pre(() => {
    const scene = now();
    const { acting, view } = scene;
    if (acting === lastActing) return;
    const before = lastActing;
    lastActing = acting;
    const isFree = () =>
      view.goal === null && (view.mode.kind === 'look' || view.mode.kind === 'plan');
    const stands = scene.placed.some(({ id }) => id === acting);
    untrack(() => {
      view.forgetMoves();
      // Shows the list of figures, where players can place an unplaced figure.
      const isOffMap = acting === null || !stands;
      if (isOffMap && isFree() && view.selected === before) view.select(null);
    });
    if (acting !== null && isFree() && stands && scene.scenario.board?.inUse) {
      selectFigure(scene, acting);
      const at = untrack(() => hexOf(scene, acting));
      // The next arrow key starts from the active figure.
      view.cursor = null;
      if (at) untrack(() => map()?.bringIntoViewIfHidden(at));
      if (view.mode.kind === 'plan') say(planWords(scene));
    }
  });
}

/** Brings a newly revealed room into view. */
function showNewRooms({ scene: now, map }: Context): void {
  let known: { readonly scenario: string; readonly hexes: ReadonlySet<string> } | null = null;
  $effect(() => {
    const { drawing, scenario } = now();
    const hexes = (drawing?.hexes ?? []).map(({ hex }) => hex);
    const before = known?.scenario === scenario.scenario ? known.hexes : null;
    known = { scenario: scenario.scenario, hexes: new Set(hexes.map(hexKey)) };
    const news = before ? hexes.filter((hex) => !before.has(hexKey(hex))) : [];
    if (news.length > 0) untrack(() => map()?.showAll(news));
  });
}

/** Ends a manual move when an attack or a card line begins. */
function endMoves({ scene: now }: Context): void {
  $effect(() => {
    const { scenario, view, cards } = now();
    if (scenario.attack || cards.pressed) untrack(() => view.endMoves());
  });
}

function showQuestions({ scene, map }: Context): void {
  let lastAsked: string | null = null;
  $effect(() => {
    const { asks } = scene();
    const asked = asks && `${asks.needs} ${asks.within.join()} ${asks.mover ?? ''}`;
    if (asked === lastAsked) return;
    lastAsked = asked;
    untrack(() => showQuestion(scene()));
    if (asked) void tick().then(() => map()?.focus());
  });
}

/** Stops placing figures when the turn asks for a choice on the map. */
function stopPlacingForChoices({ scene: now }: Context): void {
  const asked = $derived(choicesOnMap(now().steps.act, now().scenario).length > 0);
  $effect(() => {
    if (!asked) return;
    untrack(() => {
      const { view } = now();
      if (view.mode.kind === 'place') view.select(null);
    });
  });
}

/**
 * Focuses the map when the focused button has disappeared, or when the players' next action is on
 * the map.
 */
function restoreFocus({ scene: now, map }: Context): void {
  let lastMode = '';
  $effect(() => {
    const scene = now();
    const mode = scene.view.mode.kind;
    const isNext = mode !== lastMode && MAP_MODES.includes(mode);
    lastMode = mode;
    const { cards } = scene;
    const watched = [scene.view.selected, scene.plan.steps, scene.scenario, cards.asks];
    void tick().then(() => {
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body;
      const isPressed = isNext && activeElement instanceof HTMLButtonElement;
      if (watched.length > 0 && (isLost || isPressed)) map()?.focus();
    });
  });
}
