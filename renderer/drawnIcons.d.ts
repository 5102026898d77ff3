/** Icons as `build/drawnIcons.ts` makes them. */
declare module '~icons/*' {
  import type { Component } from 'svelte';
  import type { SVGAttributes } from 'svelte/elements';

  type Attribute = 'width' | 'height' | 'class' | 'style' | 'aria-hidden' | 'aria-label';
  const icon: Component<Pick<SVGAttributes<SVGSVGElement>, Attribute>>;
  export default icon;
}
