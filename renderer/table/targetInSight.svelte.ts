/** Keeps in sight who is attacked, else who may be, else whose turn it is or begins next. */
import type { Attachment } from 'svelte/attachments';
import type { FigureId } from '#shared/ids';
import { findFigure } from '#shared/rules/figures/figures';
import { PLACES } from './state/places.svelte';
import { keeping } from '../ui/keeping';
import type { TableState } from './tableState.svelte';

/** For the box whose figures scroll; made while its component is, since it watches the table. */
export function targetInSight({ game, steps, attack, cards }: TableState): Attachment {
  let around: Element | null = null;
  const lookedAt = $derived(
    game.scenario.attack?.targets[0]?.figure ?? game.active ?? steps.upNext,
  );

  const keepOpen = keeping<readonly FigureId[]>();
  /** Who may be attacked, as long as nobody is chosen. */
  const open = $derived.by((): readonly FigureId[] => {
    const { scenario } = game;
    const isAsked = attack.isTargetAsked || cards.isAiming;
    const { chosen, open: aims } = attack.aim;
    const isOpen = isAsked && chosen.size === 0;
    return keepOpen(
      isOpen ? scenario.figures.map(({ id }) => id).filter((id) => aims.has(id)) : [],
    );
  });

  /** One of them is whole in the window already, or the first one is brought there. */
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
    if (lookedAt === null) return;
    const { scenario } = game;
    const { places } = steps;
    const figure = findFigure(scenario, lookedAt);
    const isSleeve = scenario.attack === null && figure?.kind === 'monster';
    // Where the sleeve is higher than the room for it, at least whoever acts is seen.
    for (const at of [...(isSleeve ? [PLACES.sleeve(figure.type)] : []), PLACES.figure(lookedAt)])
      places.find(at)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  // What the players look at otherwise stays put.
  $effect(() => {
    // With the frame that needs the layout anyway, not in the middle of the step.
    if (open.length === 0 && lookedAt === null) return;
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  });

  /** The panel takes room from the figures, but not from whoever acts or is attacked. */
  return (box) => {
    around = box;
    const watch = new ResizeObserver(show);
    watch.observe(box);
    return () => watch.disconnect();
  };
}
