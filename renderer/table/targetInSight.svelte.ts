/**
 * Scrolls the list of figures to the target, else to possible targets, else to the active or next
 * figure.
 */
import type { Attachment } from 'svelte/attachments';
import type { FigureId } from '#shared/ids';
import { findFigure } from '#shared/rules/figures/figures';
import { PLACES } from './state/places.svelte';
import { memoiseParts } from '../ui/rendering/memoise';
import type { TableState } from './tableState.svelte';

/**
 * Returns the attachment for the scrolling list of figures. Must be called while a component is
 * initialised.
 */
export function targetInSight({ game, steps, attack, cards }: TableState): Attachment {
  let scrollBox: Element | null = null;
  const focused = $derived(game.scenario.attack?.targets[0]?.figure ?? game.active ?? steps.upNext);

  const keepOpen = memoiseParts<readonly FigureId[]>();
  /** The possible targets while none is chosen. */
  const open = $derived.by((): readonly FigureId[] => {
    const { scenario } = game;
    const isAsked = attack.isTargetAsked || cards.isAiming;
    const { chosen, open: aims } = attack.aim;
    const isOpen = isAsked && chosen.size === 0;
    return keepOpen(
      isOpen ? scenario.figures.map(({ id }) => id).filter((id) => aims.has(id)) : [],
    );
  });

  /** Scrolls to the first possible target, unless one of them is fully visible. */
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
    if (open.length > 0 && scrollBox) {
      showTargets(scrollBox);
      return;
    }
    if (focused === null) return;
    const { scenario } = game;
    const { places } = steps;
    const figure = findFigure(scenario, focused);
    const isSleeve = scenario.attack === null && figure?.kind === 'monster';
    // The figure comes after its sleeve, so that it is visible even if the sleeve is higher than
    // the window.
    for (const at of [...(isSleeve ? [PLACES.sleeve(figure.type)] : []), PLACES.figure(focused)])
      places.find(at)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  // Runs only when the targets or the active figure change, so players are free to scroll in between.
  $effect(() => {
    // Scrolls in the next frame, which computes the layout anyway.
    if (open.length === 0 && focused === null) return;
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  });

  /** Scrolls again when the list is resized, as when the dock grows. */
  return (box) => {
    scrollBox = box;
    const watch = new ResizeObserver(show);
    watch.observe(box);
    return () => watch.disconnect();
  };
}
