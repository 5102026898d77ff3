/** Icons as `build/drawnIcons.ts` makes them. */
declare module '~icons/*' {
  import type { Component } from 'svelte';
  import type { SVGAttributes } from 'svelte/elements';

  type Size = 'x' | 'y' | 'width' | 'height';
  type Attribute = Size | 'class' | 'style' | 'aria-hidden' | 'aria-label';
  const icon: Component<Pick<SVGAttributes<SVGSVGElement>, Attribute>>;
  export default icon;
  /** In a square of 512; only where the icon is one path, as those of `game-icons` are. */
  export const path: string;
}
