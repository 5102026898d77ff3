/** Counts the elements of a map: as drawn on the page, and as defined in the content. */
import type { Page } from 'playwright-core';
import { boardFromLayout } from '#shared/map/layout';
import { printedMap } from '#shared/content/rooms';
import { shippedContent } from '#shared/testing/content';
import type { Hex } from '../../shared/state';

const content = shippedContent();

export const keys = (hexes: readonly Hex[]) => hexes.map(({ q, r }) => `${q},${r}`).toSorted();

/** Number of hexes, doors and other map elements on the page, by kind. */
export async function drawnOn(page: Page) {
  return page.evaluate(() => {
    const all = (name: string) =>
      [...document.querySelectorAll(`[data-${name}]`)].map(
        (element) => element.getAttribute(`data-${name}`) ?? '',
      );
    const hexes = all('hexes').flatMap((list) => list.split(' '));
    return { hexes: hexes.toSorted(), doors: all('door'), overlays: all('overlay') };
  });
}

/** Counts the elements of a scenario's map with everything revealed, from the content alone. */
export function wholeMap(id: string) {
  const scenario = content.scenario(id);
  const map = scenario && printedMap(content, scenario);
  if (!map) return null;
  const doors = map.doors.map((door) => ({ ...door, isOpen: true }));
  const walls = new Set(
    keys(map.overlays.filter(({ kind }) => kind === 'wall').flatMap(({ hexes }) => hexes)),
  );
  const lying = map.overlays.filter(
    ({ kind, minCharacters = 2 }) =>
      !['wall', 'money', 'treasure'].includes(kind) && minCharacters <= 2,
  );
  return {
    hexes: keys(boardFromLayout({ ...map, doors }).hexes),
    doors: map.doors.filter(({ hexes }) => !keys(hexes).every((key) => walls.has(key))).length,
    overlays: lying.length,
  };
}
