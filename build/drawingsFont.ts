/** The font of the drawings that the app names, and no others. */
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import svgpath from 'svgpath';
import { compress } from 'woff2-encoder';
import { DRAWINGS, letterOf, type DrawnSign } from '../renderer/pieces/signs/drawings';

const { Font, Glyph, Path } = opentype;

/** Units of the font for one of a drawing: points lie where it has them. */
const FINE = 2;
/** Width and height of every drawing, in units of the font. */
const SIDE = 512 * FINE;

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;

/** Its foot stands on the line. Throws where it is not one path. */
export function outlineOf(drawing: DrawnSign): opentype.Path {
  const d = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[drawing]?.body ?? '')?.[1];
  if (d === undefined) throw new Error(`No drawing of one path is called '${drawing}'.`);
  const outline = new Path();
  svgpath(d)
    .abs()
    .unarc()
    .unshort()
    .scale(FINE, -FINE)
    .translate(0, SIDE)
    .round(0)
    .iterate(([command, ...at], _, x, y) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = at as readonly number[];
      if (command === 'M') outline.moveTo(a, b);
      else if (command === 'L') outline.lineTo(a, b);
      else if (command === 'H') outline.lineTo(a, y);
      else if (command === 'V') outline.lineTo(x, a);
      else if (command === 'Q') outline.quadTo(a, b, c, d);
      else if (command === 'C') outline.curveTo(a, b, c, d, e, f);
      else outline.close();
    });
  return outline;
}

/** As WOFF2. */
export function drawingsFont(): Promise<Uint8Array> {
  const glyph = (name: string, path: opentype.Path, unicode?: number) =>
    new Glyph({ name, path, advanceWidth: SIDE, ...(unicode === undefined ? {} : { unicode }) });
  const font = new Font({
    familyName: 'Standee Drawings',
    styleName: 'Regular',
    unitsPerEm: SIDE,
    ascender: SIDE,
    // None may be 0.
    descender: -1,
    glyphs: [
      glyph('.notdef', new Path()),
      ...DRAWINGS.map((drawing) =>
        glyph(drawing, outlineOf(drawing), letterOf(drawing).codePointAt(0)),
      ),
    ],
  });
  return compress(new Uint8Array(font.toArrayBuffer()));
}
