/** Keeps in sight who is attacked, else whose turn it is. */
import type { Attachment } from 'svelte/attachments';
import { findFigure } from '#shared/rules/table/figures';
import { PLACES } from '../../pieces/tableContext';
import type { TableState } from './tableState.svelte';

/** For the box whose figures scroll; made while its component is, since it watches the table. */
export function targetInSight(table: TableState): Attachment {
  const lookedAt = $derived(table.scenario.attack?.targets[0]?.figure ?? table.active);

  function show(): void {
    if (lookedAt === null) return;
    const { scenario, places } = table;
    const figure = findFigure(scenario, lookedAt);
    const isSleeve = scenario.attack === null && figure?.kind === 'monster';
    // Where the sleeve is higher than the room for it, at least whoever acts is seen.
    for (const at of [...(isSleeve ? [PLACES.sleeve(figure.type)] : []), PLACES.figure(lookedAt)])
      places.find(at)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  // What the players look at otherwise stays put.
  $effect(() => {
    // With the frame that needs the layout anyway, not in the middle of the step.
    if (lookedAt !== null) requestAnimationFrame(show);
  });

  /** The panel takes room from the figures, but not from whoever acts or is attacked. */
  return (box) => {
    const watch = new ResizeObserver(show);
    watch.observe(box);
    return () => watch.disconnect();
  };
}
