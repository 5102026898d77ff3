/** How large the figures of a table are drawn: as large as all of them fit without scrolling. */

/** Where it does not match, figures and panel lie above each other and share the height. */
const BESIDE = '(min-width: 861px) and (min-height: 501px)';
/** Sizes, from the smallest. */
const STEPS = [1, 1.15, 1.3, 1.45, 1.6] as const;
/** Share of the height that figures may take, so that a condition more does not make them scroll. */
const FULL = 0.96;
/** What a sleeve needs in its own size, in rem: two halves with two standees in a row each. */
const LEAST_WIDTH = 26;
/** The sleeves lie in one column. */
const ONE = 'one-column';
/** What is scrolled out of sight has its height, too. */
const WHOLE = 'whole';

const placeOf = (size: number): number => STEPS.findIndex((step) => step === size);
const heightOf = (element: Element): number => element.getBoundingClientRect().height;

function draw(figures: HTMLElement, grow: number): void {
  const size = String(grow);
  if (figures.style.getPropertyValue('--grow') !== size) figures.style.setProperty('--grow', size);
}

/** Tries the sizes from the largest that may fit; the last one tried is drawn. */
function largest(figures: HTMLElement, height: number, sleeves: Element): number {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  // What is drawn larger takes as much more height at least.
  const most = height / heightOf(figures);
  const fits = (grow: number): boolean => {
    draw(figures, grow);
    const isWide = sleeves.clientWidth / rem / grow >= LEAST_WIDTH;
    return isWide && heightOf(figures) <= height;
  };
  return STEPS.filter((grow) => grow > 1 && grow <= most).findLast(fits) ?? 1;
}

/**
 * Lets the figures use the height of the box around them. `drawn` is their size until now: they keep it where only
 * the next larger one would fit, too, so that lines of other lengths do not make the table jump.
 * @returns their size now.
 */
export function useRoom(figures: HTMLElement, sleeves: Element, drawn: number): number {
  const height = (figures.parentElement?.clientHeight ?? 0) * FULL;
  figures.classList.remove(ONE);
  draw(figures, 1);
  if (!window.matchMedia(BESIDE).matches || heightOf(figures) > height) return 1;
  figures.classList.add(ONE, WHOLE);
  if (heightOf(figures) > height) figures.classList.remove(ONE);
  const wanted = figures.classList.contains(ONE) ? largest(figures, height, sleeves) : 1;
  const isNext = placeOf(wanted) === placeOf(drawn) + 1;
  const grow = isNext && drawn > 1 ? drawn : wanted;
  draw(figures, grow);
  figures.classList.remove(WHOLE);
  return grow;
}
