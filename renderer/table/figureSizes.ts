/** Sizes of the figures on a table: as large as possible without scrolling. */

/** If it does not match, figures and dock are stacked and share the height. */
const BESIDE = '(min-width: 861px) and ((min-height: 601px) or (orientation: portrait))';
/** Sizes of sleeves in ascending order. */
const SLEEVES = [1, 1.15, 1.3, 1.45, 1.6] as const;
/** Sizes of sleeves in several columns on a large screen, in descending order. */
const CROWDED = [0.92, 0.84, 0.77, 0.7] as const;
/** Smallest text size, in pixels per rem. */
const MIN_TYPE = 16;
/** Sizes of character cards in ascending order. */
const CARDS = [1, 1.1, 1.2] as const;
/** Share of the height for the figures, so that another condition does not make them scroll. */
const FULL = 0.96;
/** Width of a sleeve in rem, for two halves with two standees per row. */
const MIN_WIDTH = 26;
/** CSS class for sleeves in one column. */
const ONE = 'one-column';
/** CSS class that lays out content out of sight, too, so that heights are exact. */
const WHOLE = 'whole';

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

/** The elements of a table with separate sizes. */
export interface TableParts {
  readonly figures: HTMLElement;
  readonly party: HTMLElement;
  readonly sleeves: HTMLElement;
}

function draw({ figures }: TableParts, name: '--sleeve' | '--card', size: number): void {
  const words = String(size);
  if (figures.style.getPropertyValue(name) !== words) figures.style.setProperty(name, words);
}

/** The largest size that fits, by binary search: each try is a layout. */
function largest(sizes: readonly number[], max: number, fits: (size: number) => boolean): number {
  const open = sizes.filter((size) => size > 1 && size <= max);
  let fitting = 0;
  let end = open.length;
  while (fitting < end) {
    const middle = Math.ceil((fitting + end) / 2);
    if (fits(open[middle - 1] ?? 1)) fitting = middle;
    else end = middle - 1;
  }
  return open[fitting - 1] ?? 1;
}

function largestCards(parts: TableParts, height: number): number {
  return largest(CARDS, height / heightOf(parts.party), (size) => {
    draw(parts, '--card', size);
    return heightOf(parts.party) <= height;
  });
}

const remOf = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);

function largestSleeves(parts: TableParts, height: number): number {
  const { sleeves } = parts;
  const rem = remOf();
  // Height grows at least with the size, so larger sizes need not be tried.
  return largest(SLEEVES, height / heightOf(sleeves), (size) => {
    draw(parts, '--sleeve', size);
    return sleeves.clientWidth / rem / size >= MIN_WIDTH && heightOf(sleeves) <= height;
  });
}

/** Makes sleeves smaller, in one column if that suffices, else in several. */
function drawCrowd(parts: TableParts, height: number): void {
  const { figures, sleeves } = parts;
  figures.classList.remove(ONE);
  const fits = (): boolean => heightOf(sleeves) <= height;
  const rem = remOf();
  CROWDED.filter((size) => size * rem >= MIN_TYPE).some((size) => {
    draw(parts, '--sleeve', size);
    figures.classList.add(ONE);
    if (fits()) return true;
    figures.classList.remove(ONE);
    return fits();
  });
}

/** Lays out one column of sleeves as large as fits. @returns their size. */
function drawColumn(parts: TableParts, height: number, drawn: number): number {
  const { figures, sleeves } = parts;
  figures.classList.add(ONE);
  draw(parts, '--card', largestCards(parts, height));
  const wanted = heightOf(sleeves) > height ? 1 : largestSleeves(parts, height);
  const isNext =
    SLEEVES.findIndex((size) => size > drawn) === SLEEVES.findIndex((size) => size === wanted);
  const size = isNext && drawn > 1 ? drawn : wanted;
  draw(parts, '--sleeve', size);
  return size;
}

/**
 * Fits the figures into the height of their container.
 * @param drawn current size of the sleeves. It stays if only the next larger size would fit, so that
 * small changes do not resize the table.
 * @returns the new size of the sleeves.
 */
export function fitFigures(parts: TableParts, drawn: number): number {
  const { figures, sleeves } = parts;
  const height = (figures.parentElement?.clientHeight ?? 0) * FULL;
  figures.classList.remove(ONE);
  draw(parts, '--sleeve', 1);
  draw(parts, '--card', 1);
  if (!window.matchMedia(BESIDE).matches) return 1;
  const isCrowd = heightOf(figures) > height;
  if (isCrowd && remOf() <= MIN_TYPE) return 1;
  figures.classList.add(WHOLE);
  const size = isCrowd ? 1 : drawColumn(parts, height, drawn);
  if (heightOf(sleeves) > height) drawCrowd(parts, height);
  figures.classList.remove(WHOLE);
  return size;
}
