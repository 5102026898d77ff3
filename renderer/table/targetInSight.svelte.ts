/** Scrolls to the target, else to possible targets, else to the active or next figure. */
import type { Attachment } from 'svelte/attachments';
import type { FigureId } from '#shared/ids';
import { findFigure } from '#shared/rules/figures/figures';
import { PLACES } from './state/places.svelte';
import { memoiseParts } from '../ui/rendering/memoise';
import type { TableState } from './tableState.svelte';

/** For the scrolling box of the figures; created during component setup. */
export function targetInSight({ game, steps, attack, cards }: TableState): Attachment {
  let around: Element | null = null;
  const focused = $derived(game.scenario.attack?.targets[0]?.figure ?? game.active ?? steps.upNext);

  const keepOpen = memoiseParts<readonly FigureId[]>();
  /** Possible targets, until one is chosen. */
  const open = $derived.by((): readonly FigureId[] => {
    const { scenario } = game;
    const isAsked = attack.isTargetAsked || cards.isAiming;
    const { chosen, open: aims } = attack.aim;
    const isOpen = isAsked && chosen.size === 0;
    return keepOpen(
      isOpen ? scenario.figures.map(({ id }) => id).filter((id) => aims.has(id)) : [],
    );
  });

  /** Scrolls to the first target, unless one is fully visible. */
  function showTargets(box: Element): void {
    const { top, bottom } = box.getBoundingClientRect();
    const found = open
      .flatMap((id) => steps.places.find(PLACES.figure(id)) ?? [])
      .map((place) => ({ place, at: place.getBoundingClientRect() }))
      .toSorted((a, b) => a.at.top - b.at.top);
    if (found.some(({ at }) => at.top >= top && at.bottom <= bottom)) return;
    found[0]?.place.scrollIntoView({ block: 'center', inline: 'nearest' });
  }

  function show(): void {
    if (open.length > 0 && around) {
      showTargets(around);
      return;
    }
    if (focused === null) return;
    const { scenario } = game;
    const { places } = steps;
    const figure = findFigure(scenario, focused);
    const isSleeve = scenario.attack === null && figure?.kind === 'monster';
    // If the sleeve is too high for the window, the active figure is still visible.
    for (const at of [...(isSleeve ? [PLACES.sleeve(figure.type)] : []), PLACES.figure(focused)])
      places.find(at)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  // Runs only when the targets or the active figure change, so players can scroll in between.
  $effect(() => {
    // In the next frame, which computes the layout anyway.
    if (open.length === 0 && focused === null) return;
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  });

  /** When the dock grows, the figure is scrolled into view again. */
  return (box) => {
    around = box;
    const watch = new ResizeObserver(show);
    watch.observe(box);
    return () => watch.disconnect();
  };
}
