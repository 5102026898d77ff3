/** Finds the largest sizes at which the figures of a table fit without scrolling. */

/** Matches if the figures are beside the dock. Otherwise they are above it and share the height. */
const SIDE_BY_SIDE = '(min-width: 861px) and ((min-height: 601px) or (orientation: portrait))';
/** Enlarged sizes of sleeves, as factors, ascending. */
const LARGE_SLEEVES = [1, 1.15, 1.3, 1.45] as const;
/** Reduced sizes of sleeves for a crowded table on a large screen, as factors, descending. */
const SMALL_SLEEVES = [0.92, 0.84, 0.77, 0.7] as const;
/** The smallest readable text size, in pixels per rem. */
const MIN_TEXT_SIZE = 16;
/** Sizes of character cards, as factors, ascending. */
const CARD_SIZES = [1, 1.1] as const;
/** The share of the height that the figures may fill. The rest is room for another condition. */
const USED_HEIGHT = 0.96;
/** Minimum width of a sleeve in rem: room for two standees of each rank per row. */
const MIN_WIDTH = 26;
/** Maximum number of columns of sleeves. */
const MAX_COLUMNS = 3;
/** CSS class that sets the number of columns of sleeves to `--columns`. */
const FIXED_COLUMNS = 'fixed-columns';
/** CSS class that also lays out sleeves that are out of sight, so that measured heights are exact. */
const LAID_OUT = 'whole';

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

/** The elements of a table that are measured and resized. */
export interface TableParts {
  readonly figures: HTMLElement;
  readonly party: HTMLElement;
  readonly sleeves: HTMLElement;
}

function setSize({ figures }: TableParts, name: '--sleeve' | '--card', size: number): void {
  const value = String(size);
  if (figures.style.getPropertyValue(name) !== value) figures.style.setProperty(name, value);
}

/** The largest size that fits. Each try lays out the page, so it uses binary search. */
function largestFitting(
  sizes: readonly number[],
  max: number,
  fits: (size: number) => boolean,
): number {
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

function enlargeCards(parts: TableParts, height: number): number {
  return largestFitting(CARD_SIZES, height / heightOf(parts.party), (size) => {
    setSize(parts, '--card', size);
    return heightOf(parts.party) <= height;
  });
}

const pixelsPerRem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The number of columns of sleeves that fit side by side at their minimum width. */
function maxColumns({ sleeves }: TableParts): number {
  const fitting = Math.floor(sleeves.clientWidth / pixelsPerRem() / MIN_WIDTH);
  const count = sleeves.querySelectorAll('.sleeve').length;
  return Math.max(1, Math.min(MAX_COLUMNS, fitting, count));
}

function setColumns({ figures }: TableParts, columns: number): void {
  figures.style.setProperty('--columns', String(columns));
  figures.classList.add(FIXED_COLUMNS);
}

function enlargeSleeves(parts: TableParts, height: number, columns: number): number {
  const { sleeves } = parts;
  const rem = pixelsPerRem();
  const width = sleeves.clientWidth / rem / columns;
  // The height grows at least as fast as the size, which limits the sizes to try.
  return largestFitting(LARGE_SLEEVES, height / heightOf(sleeves), (size) => {
    setSize(parts, '--sleeve', size);
    return width / size >= MIN_WIDTH && heightOf(sleeves) <= height;
  });
}

/** Reduces the size of the sleeves until they fit, in one column if possible, else in several. */
function shrinkSleeves(parts: TableParts, height: number): void {
  const { figures, sleeves } = parts;
  figures.classList.remove(FIXED_COLUMNS);
  const fits = (): boolean => heightOf(sleeves) <= height;
  const rem = pixelsPerRem();
  SMALL_SLEEVES.filter((size) => size * rem >= MIN_TEXT_SIZE).some((size) => {
    setSize(parts, '--sleeve', size);
    setColumns(parts, 1);
    if (fits()) return true;
    figures.classList.remove(FIXED_COLUMNS);
    return fits();
  });
}

/**
 * Sets the number of columns in which sleeves are largest, and returns their size. If sizes
 * are equal, more columns are better.
 */
function chooseColumns(parts: TableParts, height: number): number {
  let best = { columns: 1, size: 0 };
  for (let columns = maxColumns(parts); columns > 0; columns -= 1) {
    setColumns(parts, columns);
    setSize(parts, '--sleeve', 1);
    const size = heightOf(parts.sleeves) > height ? 0 : enlargeSleeves(parts, height, columns);
    if (size > best.size) best = { columns, size };
    if (best.size === LARGE_SLEEVES.at(-1)) break;
  }
  setColumns(parts, best.columns);
  return Math.max(1, best.size);
}

/** Lays out cards and sleeves as large as they fit. @returns the size of the sleeves. */
function layOut(parts: TableParts, height: number, current: number): number {
  setSize(parts, '--card', enlargeCards(parts, height));
  const wanted = chooseColumns(parts, height);
  const isNext =
    LARGE_SLEEVES.findIndex((size) => size > current) ===
    LARGE_SLEEVES.findIndex((size) => size === wanted);
  const size = isNext && current > 1 ? current : wanted;
  setSize(parts, '--sleeve', size);
  return size;
}

/**
 * Fits the figures into the height of their container.
 * @param current the current size of the sleeves. It stays if only the next larger size would fit,
 * so that small changes do not resize the table.
 * @returns the new size of the sleeves.
 */
export function fitFigures(parts: TableParts, current: number): number {
  const { figures, sleeves } = parts;
  const height = (figures.parentElement?.clientHeight ?? 0) * USED_HEIGHT;
  figures.classList.remove(FIXED_COLUMNS);
  setSize(parts, '--sleeve', 1);
  setSize(parts, '--card', 1);
  if (!window.matchMedia(SIDE_BY_SIDE).matches) return 1;
  const isCrowd = heightOf(figures) > height;
  if (isCrowd && pixelsPerRem() <= MIN_TEXT_SIZE) return 1;
  figures.classList.add(LAID_OUT);
  const size = isCrowd ? 1 : layOut(parts, height, current);
  if (heightOf(sleeves) > height) shrinkSleeves(parts, height);
  figures.classList.remove(LAID_OUT);
  return size;
}
