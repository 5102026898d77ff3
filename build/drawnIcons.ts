/** Icons as components that do without what a component costs: hundreds of them are on a full table. */
import icons from 'unplugin-icons/vite';
import type { Plugin } from 'vite';

/** What an icon can be told, as `renderer/drawnIcons.d.ts` says: no other attribute reaches it. */
const PROPS = `<script>
  const { class: looks, style, x, y, width = '1.2em', height = '1.2em', 'aria-label': words } = $props();
</script>`;
const ATTRIBUTES =
  '{width} {height} class={looks} {style} {x} {y} aria-label={words} aria-hidden={words ? undefined : true}';

const ONE_PATH = /viewBox="0 0 512 512"[^>]*><path fill="currentColor" d="([^"]+)"\/><\/svg>$/;

/** `<svg viewBox="…" width="1.2em" height="1.2em">…</svg>` as a component, and its path where it is only one. */
function componentOf(svg: string): string {
  const path = ONE_PATH.exec(svg)?.[1];
  const shared = path ? `<script module>export const path = ${JSON.stringify(path)};</script>` : '';
  return shared + PROPS + svg.replace(/ width="[^"]*" height="[^"]*"/, ` ${ATTRIBUTES}`);
}

export const drawnIcons = (): Plugin | Plugin[] =>
  icons({ compiler: { compiler: componentOf, extension: 'svelte' } });
