/** Automatic changes of the map: it follows turns and questions, and takes the focus back. */
import { tick, untrack } from 'svelte';
import type { Hex } from '#shared/map/hexes';
import { hexKey } from '../drawing/geometry';
import { choicesOnMap } from '../../table/turn/choicesOnMap';
import type { BoardScene } from './boardScene';
import { planWords } from './boardWords';
import { selectFigure, showQuestion } from './tapping';

interface Around {
  readonly scene: () => BoardScene;
  /** Undefined until it is mounted. */
  readonly map: () =>
    | {
        readonly keep: (hex: Hex) => void;
        readonly show: (hexes: readonly Hex[]) => void;
        readonly focus: () => void;
      }
    | undefined;
  /** Announces words to screen readers. */
  readonly say: (words: string) => void;
}

/** Modes in which players continue on the map. */
const MAP_MODES: readonly string[] = ['area', 'place', 'push', 'hexes'];

/** The hex of a figure on the revealed map; null = it is not there. */
export function hexOf(scene: BoardScene, figure: string): Hex | null {
  return scene.placed.find(({ id }) => id === figure)?.at ?? null;
}

/** Called while a component is set up; ends with it. */
export function followTable(around: Around): void {
  followTurns(around);
  showNewRooms(around);
  endMoves(around);
  showQuestions(around);
  stopPlacingForChoices(around);
  restoreFocus(around);
}

/** Selects the active figure, unless the players are choosing something. */
function followTurns({ scene: now, map, say }: Around): void {
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
      // An unplaced figure is in the list, where players can place it.
      const isOffMap = acting === null || !stands;
      if (isOffMap && isFree() && view.selected === before) view.select(null);
    });
    if (acting !== null && isFree() && stands && scene.scenario.board?.inUse) {
      selectFigure(scene, acting);
      const at = untrack(() => hexOf(scene, acting));
      // The next key starts from the active figure.
      view.cursor = null;
      if (at) untrack(() => map()?.keep(at));
      if (view.mode.kind === 'plan') say(planWords(scene));
    }
  });
}

/** Brings a newly revealed room into view. */
function showNewRooms({ scene: now, map }: Around): void {
  let known: { readonly scenario: string; readonly hexes: ReadonlySet<string> } | null = null;
  $effect(() => {
    const { drawing, scenario } = now();
    const hexes = (drawing?.hexes ?? []).map(({ hex }) => hex);
    const before = known?.scenario === scenario.scenario ? known.hexes : null;
    known = { scenario: scenario.scenario, hexes: new Set(hexes.map(hexKey)) };
    const news = before ? hexes.filter((hex) => !before.has(hexKey(hex))) : [];
    if (news.length > 0) untrack(() => map()?.show(news));
  });
}

/** An attack or another card line ends a manual move. */
function endMoves({ scene: now }: Around): void {
  $effect(() => {
    const { scenario, view, cards } = now();
    if (scenario.attack || cards.pressed) untrack(() => view.endMoves());
  });
}

function showQuestions({ scene, map }: Around): void {
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

/** A choice on the map has priority over placing figures. */
function stopPlacingForChoices({ scene: now }: Around): void {
  const asked = $derived(choicesOnMap(now().steps.act, now().scenario).length > 0);
  $effect(() => {
    if (!asked) return;
    untrack(() => {
      const { view } = now();
      if (view.mode.kind === 'place') view.select(null);
    });
  });
}

/** Focuses the map when the focused button has disappeared or the next step is on the map. */
function restoreFocus({ scene: now, map }: Around): void {
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
