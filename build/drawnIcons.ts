/** Icons as templates without a component's cost: a full table has hundreds. */
import icons from 'unplugin-icons/vite';
import type { Plugin } from 'vite';

/** Attributes of an icon, as in `renderer/drawnIcons.d.ts`; others are ignored. */
const PROPS = `<script>
  const { class: looks, style, width = '1.2em', height = '1.2em', 'aria-label': words } = $props();
</script>`;
const ATTRIBUTES =
  '{width} {height} class={looks} {style} aria-label={words} aria-hidden={words ? undefined : true}';

/** `<svg viewBox="…" width="1.2em" height="1.2em">…</svg>` as a component. */
function componentOf(svg: string): string {
  return PROPS + svg.replace(/ width="[^"]*" height="[^"]*"/, ` ${ATTRIBUTES}`);
}

export const drawnIcons = (): Plugin | Plugin[] =>
  icons({ compiler: { compiler: componentOf, extension: 'svelte' } });
