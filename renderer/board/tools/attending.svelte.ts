/** What the map turns to by itself: whose turn begins, what is asked, and keys that nothing else takes. */
import { tick, untrack } from 'svelte';
import type { Hex } from '#shared/map/hexes';
import { choicesOnMap } from '../../table/turn/choicesOnMap';
import type { BoardScene } from './boardScene';
import { planWords } from './boardWords';
import { selectFigure, takeUp } from './tapping';

interface Around {
  readonly scene: () => BoardScene;
  /** Missing until it is in the page. */
  readonly map: () => { readonly keep: (hex: Hex) => void; readonly focus: () => void } | undefined;
  /** Says words to whoever does not see the map. */
  readonly say: (words: string) => void;
}

/** In these modes the map is what comes next. */
const MAP_MODES: readonly string[] = ['area', 'place', 'push', 'hexes'];

/** Where a figure stands on what is seen of the map; null = nowhere. */
export function standsAt(scene: BoardScene, figure: string): Hex | null {
  return scene.placed.find(({ id }) => id === figure)?.at ?? null;
}

/** Attends as long as the component that calls it. */
export function attend(around: Around): void {
  lookAtTurns(around);
  endMoves(around);
  takeUpQuestions(around);
  putDownForChoices(around);
  catchKeys(around);
}

/** Whose turn begins is looked at, unless the players are in the middle of something. */
function lookAtTurns({ scene: now, map, say }: Around): void {
  let lastActing: string | null = null;
  $effect.pre(() => {
    const scene = now();
    const { acting, looking } = scene;
    if (acting === lastActing) return;
    const before = lastActing;
    lastActing = acting;
    const isFree = () =>
      looking.goal === null && (looking.mode.kind === 'look' || looking.mode.kind === 'plan');
    const stands = scene.placed.some(({ id }) => id === acting);
    untrack(() => {
      looking.forgetGone();
      // What the one before did is over; who has no place yet is in the list, to be placed.
      const isNobody = acting === null || !stands;
      if (isNobody && isFree() && looking.selected === before) looking.select(null);
    });
    if (acting !== null && isFree() && stands && scene.scenario.board?.inUse) {
      selectFigure(scene, acting);
      const at = untrack(() => standsAt(scene, acting));
      // Keys go on from whoever acts, not from where the last turn ended.
      looking.cursor = null;
      if (at) untrack(() => map()?.keep(at));
      if (looking.mode.kind === 'plan') say(planWords(scene));
    }
  });
}

/** With the next thing that it does, a move is over: what was left of it is no more. */
function endMoves({ scene: now }: Around): void {
  $effect(() => {
    const { scenario, looking, cards } = now();
    if (scenario.attack || cards.pressed) untrack(() => looking.endMoves());
  });
}

function takeUpQuestions({ scene, map }: Around): void {
  let lastAsked: string | null = null;
  $effect(() => {
    const { asks } = scene();
    const asked = asks && `${asks.needs} ${asks.within.join()} ${asks.mover ?? ''}`;
    if (asked === lastAsked) return;
    lastAsked = asked;
    untrack(() => takeUp(scene()));
    if (asked) void tick().then(() => map()?.focus());
  });
}

/** What has to be chosen on the map comes before who is still to be placed. */
function putDownForChoices({ scene: now }: Around): void {
  const asked = $derived(choicesOnMap(now().steps.act, now().scenario).length > 0);
  $effect(() => {
    if (!asked) return;
    untrack(() => {
      const { looking } = now();
      if (looking.mode.kind === 'place') looking.select(null);
    });
  });
}

/** What was pressed may be gone now; the keys belong to the map then. */
function catchKeys({ scene: now, map }: Around): void {
  let lastMode = '';
  $effect(() => {
    const scene = now();
    const mode = scene.looking.mode.kind;
    const isNext = mode !== lastMode && MAP_MODES.includes(mode);
    lastMode = mode;
    const { cards } = scene;
    const watched = [scene.looking.selected, scene.plan.steps, scene.scenario, cards.asks];
    void tick().then(() => {
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body;
      const isPressed = isNext && activeElement instanceof HTMLButtonElement;
      if (watched.length > 0 && (isLost || isPressed)) map()?.focus();
    });
  });
}
