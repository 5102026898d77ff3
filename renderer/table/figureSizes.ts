/** How large the figures of a table are drawn: as large as all of them fit without scrolling. */

/** Where it does not match, figures and panel lie above each other and share the height. */
const BESIDE = '(min-width: 861px) and ((min-height: 601px) or (orientation: portrait))';
/** Sizes of sleeves and of characters, from the smallest; these keep their width for the sleeves. */
const SLEEVES = [1, 1.15, 1.3, 1.45, 1.6] as const;
/** Sizes of sleeves that lie in several columns on a large screen, from the largest. */
const CROWDED = [0.92, 0.84, 0.77, 0.7] as const;
/** No type is drawn smaller than on a screen where it does not grow, in pixels for a rem. */
const LEAST_TYPE = 16;
const CARDS = [1, 1.1, 1.2] as const;
/** Share of the height that figures may take, so that a condition more does not make them scroll. */
const FULL = 0.96;
/** What a sleeve needs in its own size, in rem: two halves with two standees in a row each. */
const LEAST_WIDTH = 26;
/** The sleeves lie in one column. */
const ONE = 'one-column';
/** What is scrolled out of sight has its height, too. */
const WHOLE = 'whole';

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

/** The parts of a table that are drawn in sizes of their own. */
export interface TableParts {
  readonly figures: HTMLElement;
  readonly party: HTMLElement;
  readonly sleeves: HTMLElement;
}

function draw({ figures }: TableParts, name: '--sleeve' | '--card', size: number): void {
  const words = String(size);
  if (figures.style.getPropertyValue(name) !== words) figures.style.setProperty(name, words);
}

/**
 * The largest size that fits, found by halves: each try lays everything out anew, and what does not fit
 * does not fit any larger.
 */
function largest(sizes: readonly number[], most: number, fits: (size: number) => boolean): number {
  const open = sizes.filter((size) => size > 1 && size <= most);
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
  // What is drawn larger takes as much more height at least.
  return largest(SLEEVES, height / heightOf(sleeves), (size) => {
    draw(parts, '--sleeve', size);
    return sleeves.clientWidth / rem / size >= LEAST_WIDTH && heightOf(sleeves) <= height;
  });
}

/** A crowd that would scroll is drawn smaller, in one column if that is enough, in several if not. */
function drawCrowd(parts: TableParts, height: number): void {
  const { figures, sleeves } = parts;
  figures.classList.remove(ONE);
  const fits = (): boolean => heightOf(sleeves) <= height;
  const rem = remOf();
  CROWDED.filter((size) => size * rem >= LEAST_TYPE).some((size) => {
    draw(parts, '--sleeve', size);
    figures.classList.add(ONE);
    if (fits()) return true;
    figures.classList.remove(ONE);
    return fits();
  });
}

/** One column of sleeves as large as fits. @returns their size. */
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
 * Lets the figures use the height of the box around them. `drawn` is the size of the sleeves until now: they keep it
 * where only the next larger one would fit, too, so that lines of other lengths do not make the table jump.
 * @returns the size of the sleeves now.
 */
export function useRoom(parts: TableParts, drawn: number): number {
  const { figures, sleeves } = parts;
  const height = (figures.parentElement?.clientHeight ?? 0) * FULL;
  figures.classList.remove(ONE);
  draw(parts, '--sleeve', 1);
  draw(parts, '--card', 1);
  if (!window.matchMedia(BESIDE).matches) return 1;
  const isCrowd = heightOf(figures) > height;
  if (isCrowd && remOf() <= LEAST_TYPE) return 1;
  figures.classList.add(WHOLE);
  const size = isCrowd ? 1 : drawColumn(parts, height, drawn);
  if (heightOf(sleeves) > height) drawCrowd(parts, height);
  figures.classList.remove(WHOLE);
  return size;
}
