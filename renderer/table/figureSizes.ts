/** Sizes of the figures on a table: as large as possible without scrolling. */

/** If it does not match, figures and dock are stacked and share the height. */
const BESIDE = '(min-width: 861px) and ((min-height: 601px) or (orientation: portrait))';
/** Sizes of sleeves in ascending order. */
const SLEEVES = [1, 1.15, 1.3, 1.45] as const;
/** Sizes of sleeves in several columns on a large screen, in descending order. */
const CROWDED = [0.92, 0.84, 0.77, 0.7] as const;
/** Smallest text size, in pixels per rem. */
const MIN_TYPE = 16;
/** Sizes of character cards in ascending order. */
const CARDS = [1, 1.1] as const;
/** Share of the height for the figures, so that another condition does not make them scroll. */
const FULL = 0.96;
/** Width of a sleeve in rem, for two halves with two standees per row. */
const MIN_WIDTH = 26;
/** Most columns of sleeves in reading distance. */
const MAX_COLUMNS = 3;
/** CSS class for a fixed number of columns of sleeves, `--columns`. */
const FIXED = 'fixed-columns';
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

/** Columns of sleeves that fit side by side at their smallest useful size. */
function columnsOf({ sleeves }: TableParts): number {
  const fitting = Math.floor(sleeves.clientWidth / remOf() / MIN_WIDTH);
  const count = sleeves.querySelectorAll('.sleeve').length;
  return Math.max(1, Math.min(MAX_COLUMNS, fitting, count));
}

function setColumns({ figures }: TableParts, columns: number): void {
  figures.style.setProperty('--columns', String(columns));
  figures.classList.add(FIXED);
}

function largestSleeves(parts: TableParts, height: number, columns: number): number {
  const { sleeves } = parts;
  const rem = remOf();
  const width = sleeves.clientWidth / rem / columns;
  // Height grows at least with the size, so larger sizes need not be tried.
  return largest(SLEEVES, height / heightOf(sleeves), (size) => {
    draw(parts, '--sleeve', size);
    return width / size >= MIN_WIDTH && heightOf(sleeves) <= height;
  });
}

/** Makes sleeves smaller, in one column if that suffices, else in several. */
function drawCrowd(parts: TableParts, height: number): void {
  const { figures, sleeves } = parts;
  figures.classList.remove(FIXED);
  const fits = (): boolean => heightOf(sleeves) <= height;
  const rem = remOf();
  CROWDED.filter((size) => size * rem >= MIN_TYPE).some((size) => {
    draw(parts, '--sleeve', size);
    setColumns(parts, 1);
    if (fits()) return true;
    figures.classList.remove(FIXED);
    return fits();
  });
}

/** The number of columns in which sleeves are largest; of equal ones the most. */
function drawLargest(parts: TableParts, height: number): number {
  let best = { columns: 1, size: 0 };
  for (let columns = columnsOf(parts); columns > 0; columns -= 1) {
    setColumns(parts, columns);
    draw(parts, '--sleeve', 1);
    const size = heightOf(parts.sleeves) > height ? 0 : largestSleeves(parts, height, columns);
    if (size > best.size) best = { columns, size };
    if (best.size === SLEEVES.at(-1)) break;
  }
  setColumns(parts, best.columns);
  return Math.max(1, best.size);
}

/** Lays out the sleeves as large as fits. @returns their size. */
function drawColumns(parts: TableParts, height: number, drawn: number): number {
  draw(parts, '--card', largestCards(parts, height));
  const wanted = drawLargest(parts, height);
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
  figures.classList.remove(FIXED);
  draw(parts, '--sleeve', 1);
  draw(parts, '--card', 1);
  if (!window.matchMedia(BESIDE).matches) return 1;
  const isCrowd = heightOf(figures) > height;
  if (isCrowd && remOf() <= MIN_TYPE) return 1;
  figures.classList.add(WHOLE);
  const size = isCrowd ? 1 : drawColumns(parts, height, drawn);
  if (heightOf(sleeves) > height) drawCrowd(parts, height);
  figures.classList.remove(WHOLE);
  return size;
}
