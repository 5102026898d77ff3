/** Compiles icons to templates instead of components, which cost less: a full table has hundreds. */
import icons from 'unplugin-icons/vite';
import type { Plugin } from 'vite';

/** Attributes that an icon accepts, as in `renderer/drawnIcons.d.ts`. */
const PROPS = `<script>
  const { class: looks, style, width = '1.2em', height = '1.2em', 'aria-label': words } = $props();
</script>`;
const ATTRIBUTES =
  '{width} {height} class={looks} {style} aria-label={words} aria-hidden={words ? undefined : true}';

/** The component for an icon: `<svg viewBox="…" width="1.2em" height="1.2em">…</svg>`. */
function componentOf(svg: string): string {
  return PROPS + svg.replace(/ width="[^"]*" height="[^"]*"/, ` ${ATTRIBUTES}`);
}

export const drawnIcons = (): Plugin | Plugin[] =>
  icons({ compiler: { compiler: componentOf, extension: 'svelte' } });
