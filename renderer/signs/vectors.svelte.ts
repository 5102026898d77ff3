/** The drawings as vector pictures, for browsers and blockers that refuse the fonts of a page. */
const FONT = 'Standee Drawings';

/** Width and height of every picture, as in `npm run drawings`. */
export const VECTOR_SIDE = 512;

/** Outlines by letter; null while the font is used. */
let outlines = $state.raw<Readonly<Record<string, string>> | null>(null);

export const outlineOf = (letter: string): string | null => outlines?.[letter] ?? null;

/** A rule per drawing costs nothing while the font is used, unlike a condition in each mark. */
function ruleOf([letter, outline]: readonly [string, string]): string {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VECTOR_SIDE} ${VECTOR_SIDE}"><path d="${outline}"/></svg>`;
  return `.glyph[data-letter='${letter}']::before { mask-image: url('data:image/svg+xml,${encodeURIComponent(picture)}'); }`;
}

async function drawWithoutFont(): Promise<void> {
  const { default: loaded } = await import('../fonts/drawings.json');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `.glyph::before { display: block; width: 1em; height: 1em; background: currentColor; content: ''; forced-color-adjust: none; }
    ${Object.entries<string>(loaded).map(ruleOf).join('\n')}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  outlines = loaded;
}

/** Loads the pictures once the browser cannot load the font of the drawings. */
export function replaceMissingFont(): void {
  document.fonts.addEventListener('loadingerror', ({ fontfaces }) => {
    if (outlines !== null || !fontfaces.some(({ family }) => family.includes(FONT))) return;
    outlines = {};
    void drawWithoutFont();
  });
}
