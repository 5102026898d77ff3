/** Words the effects of items. Each language passes in its words. */
import type { ItemEffect } from '#shared/content/types';
import { areaFromPrint, orientations } from '#shared/map/areas';
import { AREA_SHAPES } from '#shared/map/areaShapes';
import type { Hex } from '#shared/map/hexes';

export type InnerEffect = NonNullable<ItemEffect['actions']>[number];

type AnyEffect = InnerEffect & Partial<ItemEffect>;

/** Words an effect. `inner` words an effect inside it. */
export type Wording = (effect: AnyEffect, inner: (effect: InnerEffect) => string) => string;

/** The value as text: '2', '+1', '−1', '×2'. Empty without a value. */
export const valueText = ({ value: n }: InnerEffect) =>
  String(n ?? '')
    .replace('-', '−')
    .replace('x', '×');

/** Returns a function that words an effect with its value: 'shield 1'. */
export const withValue =
  (word: string): Wording =>
  (effect) =>
    `${word} ${valueText(effect)}`.trim();

type Area = NonNullable<ItemEffect['area']>;

/** The number of hexes that an area attacks. */
export const targetsIn = (area: Area): number =>
  area.filter(({ role }) => role === 'target').length;

/** The id of an area's shape, if it is a common one, else 'free'. */
export function shapeOf(area: Area): string {
  const pattern = areaFromPrint(area);
  const texts = orientations(pattern).map((hexes) => textOf(pattern.kind, hexes));
  const known = AREA_SHAPES.find(({ kind, hexes }) => {
    return kind === pattern.kind && hexes.length > 0 && texts.includes(textOf(kind, hexes));
  });
  return known?.id ?? 'free';
}

/** A pattern as a text to compare. Patterns of ranged attacks have no fixed place. */
function textOf(kind: string, hexes: readonly Hex[]): string {
  const isFixed = kind === 'melee';
  const q = isFixed ? 0 : Math.min(...hexes.map((hex) => hex.q));
  const r = isFixed ? 0 : Math.min(...hexes.map((hex) => hex.r));
  return hexes
    .map((hex) => `${String(hex.q - q)},${String(hex.r - r)}`)
    .sort()
    .join(' ');
}
