/** Sheets of paper, in millimetres. */

export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type PaperName = keyof typeof PAPERS;

export const ORIENTATIONS = ['portrait', 'landscape'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** Most printers leave a border of some millimetres white in any case. */
export const MARGIN = 9;
/** Head and foot of each sheet, with the gap to the blocks. */
const HEAD = 12;
const FOOT = 8;

/** Space between two blocks, and between two columns. */
export const GAP = 2.6;

/** Pixels of the screen in a millimetre, by the definition of CSS. */
export const PIXELS = 96 / 25.4;

/** Slightly larger than the page, so that rounding never starts another one. */
const ROUNDING = 0.3;

export function sheetSize(paper: PaperName, orientation: Orientation): PaperSize {
  const { width, height } = PAPERS[paper];
  return orientation === 'portrait' ? { width, height } : { width: height, height: width };
}

/** Room for blocks between head and foot. */
export function roomOn(paper: PaperName, orientation: Orientation): PaperSize {
  const { width, height } = sheetSize(paper, orientation);
  return { width: width - 2 * MARGIN, height: height - 2 * MARGIN - HEAD - FOOT - ROUNDING };
}

/** Width of one of several columns side by side. */
export function columnWidth(width: number, columns: number): number {
  return (width - (columns - 1) * GAP * 2) / columns;
}

/** Style rules that make the printer's pages as large as the sheets. */
export function pageRules(paper: PaperName): string {
  return ORIENTATIONS.map((orientation) => {
    const { width, height } = sheetSize(paper, orientation);
    return `@page ${orientation} { size: ${width}mm ${height}mm; margin: 0 }`;
  }).join('\n');
}

const LETTER_COUNTRIES = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'CR', 'GT', 'PA', 'DO', 'PR'];

/** The usual paper of a language tag such as 'en-US'. */
export function usualPaper(language: string): PaperName {
  const country = /-([A-Z]{2})\b/.exec(language)?.[1];
  return country !== undefined && LETTER_COUNTRIES.includes(country) ? 'letter' : 'a4';
}
