/** The sizes of paper and its margins, in millimetres. */

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

/** The margin. Most printers cannot print on the outer millimetres anyway. */
export const MARGIN = 9;
/** The heights of the head and the foot of each page, with the gap to the blocks. */
const HEAD = 12;
const FOOT = 8;

/** The gap between two blocks. The gap between two columns is twice as wide. */
export const GAP = 2.6;

/** The number of CSS pixels per millimetre, by definition. */
export const PIXELS = 96 / 25.4;

/** Left free on each page, so that rounding errors never start another page. */
const ROUNDING = 0.3;

export function sheetSize(paper: PaperName, orientation: Orientation): PaperSize {
  const { width, height } = PAPERS[paper];
  return orientation === 'portrait' ? { width, height } : { width: height, height: width };
}

/** The space for blocks, between head and foot. */
export function roomOn(paper: PaperName, orientation: Orientation): PaperSize {
  const { width, height } = sheetSize(paper, orientation);
  return { width: width - 2 * MARGIN, height: height - 2 * MARGIN - HEAD - FOOT - ROUNDING };
}

/** The width of one of several columns side by side. */
export function columnWidth(width: number, columns: number): number {
  return (width - (columns - 1) * GAP * 2) / columns;
}

/** The CSS rules that set the printer's page size to that of the sheets. */
export function pageRules(paper: PaperName): string {
  return ORIENTATIONS.map((orientation) => {
    const { width, height } = sheetSize(paper, orientation);
    return `@page ${orientation} { size: ${width}mm ${height}mm; margin: 0 }`;
  }).join('\n');
}

const LETTER_COUNTRIES = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'CR', 'GT', 'PA', 'DO', 'PR'];

/** The usual paper for a language tag such as 'en-US'. */
export function usualPaper(language: string): PaperName {
  const country = /-([A-Z]{2})\b/.exec(language)?.[1];
  return country !== undefined && LETTER_COUNTRIES.includes(country) ? 'letter' : 'a4';
}
