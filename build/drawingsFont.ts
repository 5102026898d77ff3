/** A font with exactly the drawings that the app uses. */
import { createRequire } from 'node:module';
import svg2ttf from 'svg2ttf';
import svgpath from 'svgpath';
import { compress } from 'woff2-encoder';
import { DRAWINGS, letterOf, type DrawnSign } from '../renderer/signs/drawings';

/** Font units per unit of a drawing, fine enough for its curves. */
const FINE = 2;
/** Width and height of every drawing, in font units. */
const SIDE = 512 * FINE;
/** A constant date in seconds, so that the font's bytes never change without a reason. */
const MADE = 1;

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;

/** Throws if the drawing is not one path. */
function pathOf(drawing: DrawnSign): string {
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[drawing]?.body ?? '')?.[1];
  if (path === undefined) throw new Error(`No drawing of one path is called '${drawing}'.`);
  return path;
}

/** The drawings by letter as JSON, for browsers that refuse the font. */
export function drawingsJson(): string {
  const paths = Object.fromEntries(DRAWINGS.map((each) => [letterOf(each), pathOf(each)]));
  return `${JSON.stringify(paths, null, 2)}\n`;
}

/** A path on the baseline of the text. */
export function outlineOf(drawing: DrawnSign): string {
  return svgpath(pathOf(drawing)).abs().scale(FINE, -FINE).translate(0, SIDE).round(0).toString();
}

/** As WOFF2, with curves that PDFs use unchanged. Some PDF readers ignore a deep descent. */
export function drawingsFont(): Promise<Uint8Array> {
  const glyphs = DRAWINGS.map(
    (drawing) =>
      `<glyph glyph-name="${drawing}" unicode="${letterOf(drawing)}" d="${outlineOf(drawing)}"/>`,
  );
  const font = `<svg xmlns="http://www.w3.org/2000/svg"><defs>
    <font id="drawings" horiz-adv-x="${SIDE}">
      <font-face font-family="Standee Drawings" units-per-em="${SIDE}" ascent="${SIDE}" descent="-1"/>
      <missing-glyph horiz-adv-x="${SIDE}"/>
      ${glyphs.join('')}
    </font></defs></svg>`;
  return compress(svg2ttf(font, { ts: MADE }).buffer);
}
