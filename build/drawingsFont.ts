/** Builds a font with exactly the drawings that the app uses. */
import { createRequire } from 'node:module';
import svg2ttf from 'svg2ttf';
import svgpath from 'svgpath';
import { compress } from 'woff2-encoder';
import { DRAWINGS, letterOf, type DrawnSign } from '../renderer/signs/drawings';

/** Font units per unit of a drawing. Fine enough for its curves. */
const SCALE = 2;
/** Width and height of every drawing, in font units. */
const SIDE = 512 * SCALE;
/** A fixed date in seconds, so that the font's bytes change only with the drawings. */
const CREATED_AT = 1;

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;

/** The drawing's path. Throws if the drawing is not one path. */
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

/** The drawing's path, placed on the baseline of the text. */
export function outlineOf(drawing: DrawnSign): string {
  return svgpath(pathOf(drawing)).abs().scale(SCALE, -SCALE).translate(0, SIDE).round(0).toString();
}

/** The font as WOFF2, with curves that PDFs can use unchanged. Some PDF readers ignore a deep descent. */
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
  return compress(svg2ttf(font, { ts: CREATED_AT }).buffer);
}
