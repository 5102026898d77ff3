/** Measures the layout of a screen. */
import type { Page } from 'playwright-core';

/** Minimum size of a touch target in CSS pixels, less half a pixel for rounding. */
const TOUCH = 43.5;

/** Every page of the app, by the end of its address. The table and its dialogs have separate tests. */
export const CAMPAIGN_PLACES = [
  'board',
  'scenario',
  'party',
  'party/world',
  'party/shop',
  'party/scenarios',
  'party/statistics',
  'history',
  'print',
] as const;
export const FRONT_PLACES = [
  'library',
  'deck',
  'initiative',
  'settings',
  'help',
  'rules',
  'about',
  'editor',
] as const;

export async function scrollsDown(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight + 1);
}

/** Number of standees in each scrollable part of the page. */
export async function scrollersOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
      .filter((each) => each.scrollHeight > each.clientHeight + 1)
      .map((each) => each.querySelectorAll('.standee').length),
  );
}

/** Texts of elements that are not completely visible in the window. */
export async function outOfView(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].flatMap((each) => {
        const { top, bottom, height } = each.getBoundingClientRect();
        const isIn = height > 0 && top >= 0 && bottom <= window.innerHeight;
        return isIn ? [] : [each.textContent.replace(/\s+/g, ' ').trim().slice(0, 40)];
      }),
    selector,
  );
}

/** Controls below the minimum touch size, including their padding, as 'name: width x height'. */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, summary, textarea, [role="button"], [role="tab"], [role="menuitem"], [role="switch"]',
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      // The label of a box, or the sentence around a link, can be pressed too.
      const area = control.closest('label') ?? control;
      if (control.matches('a') && control.closest('p, li, dd') !== null) return [];
      if (control.closest('.visually-hidden') !== null) return [];
      let { width, height } = area.getBoundingClientRect();
      const around = getComputedStyle(control, '::after');
      if (around.position === 'absolute') {
        const { top, right, bottom, left } = around;
        width -= Math.min(0, parseFloat(left)) + Math.min(0, parseFloat(right));
        height -= Math.min(0, parseFloat(top)) + Math.min(0, parseFloat(bottom));
      }
      if (width === 0 || (width >= least && height >= least)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      return [`${name.slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)}`];
    });
  }, TOUCH);
}

/** Text that overflows its box, and controls outside the window. */
export async function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isInScroller = (element: Element): boolean => {
      for (let at = element.parentElement; at; at = at.parentElement) if (scrolls(at)) return true;
      return false;
    };
    const found: string[] = [];
    const seen = document.querySelectorAll<HTMLElement>(
      'button, a, h1, h2, h3, label, summary, p, td, th, dt, dd, strong, span',
    );
    for (const element of seen) {
      if (element.closest('.visually-hidden, svg, [aria-hidden="true"]')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { right, left, width } = element.getBoundingClientRect();
      if (width === 0) continue;
      const words = element.textContent.trim().slice(0, 40);
      if (words === '') continue;
      const { overflowX } = getComputedStyle(element);
      if (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) {
        found.push(`cut: ${element.tagName} ${words}`);
      }
      if ((right > window.innerWidth + 1 || left < -1) && !isInScroller(element)) {
        found.push(`outside: ${element.tagName} ${words}`);
      }
    }
    return found;
  });
}

/** Names of standees whose number, hit points and elite star are less than two pixels apart. */
export async function touchingNumbers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const lettersOf = (element: Element | null): DOMRect | null => {
      const words = [...(element?.childNodes ?? [])].find(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (!words) return null;
      const range = document.createRange();
      range.selectNodeContents(words);
      return range.getBoundingClientRect();
    };
    return [...document.querySelectorAll('.standee')].flatMap((tile) => {
      const ring = tile.querySelector('.badge');
      const digits = lettersOf(ring);
      const points = lettersOf(tile.querySelector('.points'));
      if (!ring || !digits || !points) return ['without numbers'];
      const name = ring.getAttribute('aria-label') ?? '';
      const star = ring.querySelector('.mark')?.getBoundingClientRect();
      const { right, bottom } = ring.getBoundingClientRect();
      const isBeside = points.top < bottom;
      // Letters take up the middle of their line.
      const head = digits.top + digits.height * 0.25;
      return [
        ...(isBeside && points.left < right + 2 ? [`hit points touch ${name}`] : []),
        ...(star && star.bottom > head && star.right > digits.left ? [`star over ${name}`] : []),
        ...(star && star.right > points.left - 2 ? [`star at the hit points of ${name}`] : []),
      ];
    });
  });
}

/** A box on the page with its text. */
interface Box {
  readonly words: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Texts that cannot be read: 'cut: words' is clipped and in no title; 'aside: words' is outside a container
 * that scrolls only down; 'over: words / words' overlaps other text or controls of the same layer. Fixed and
 * sticky elements and dialogs may cover others.
 */
export async function unreadable(page: Page, within = 'body'): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const LEAST = 2;
    const IGNORED =
      '.visually-hidden, [data-sonner-toaster], svg, kbd, .badge, .focus-guard, details:not([open]) > :not(summary)';
    const clips = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return /hidden|clip/.test(`${overflowX} ${overflowY}`);
    };
    const scrolls = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return /auto|scroll/.test(`${overflowX} ${overflowY}`);
    };
    const floats = (element: Element): boolean =>
      /fixed|sticky|absolute/.test(getComputedStyle(element).position);
    /** The nearest floating layer around an element. Texts of two layers may overlap. */
    const layerOf = (element: Element): Element => {
      let at: Element | null = element;
      while (at && at !== document.body && !floats(at)) at = at.parentElement;
      return at ?? document.body;
    };
    /**
     * Selector of parts that may scroll sideways: the turn order, and tables and charts wider than a phone.
     */
    const SIDEWAYS = '.scrolls-sideways';
    const isAside = (box: DOMRect, element: Element): boolean => {
      let at: Element | null = element;
      while (at && at !== document.body && !scrolls(at)) at = at.parentElement;
      if (!at || at === document.body || at.closest(SIDEWAYS)) return false;
      const { left, right } = at.getBoundingClientRect();
      return box.left < left - LEAST || box.right > right + LEAST;
    };
    const isCut = (box: DOMRect, element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (scrolls(at)) return false;
        if (!clips(at)) continue;
        const { left, right, top, bottom } = at.getBoundingClientRect();
        const isOut =
          box.left < left - LEAST ||
          box.right > right + LEAST ||
          box.top < top - LEAST ||
          box.bottom > bottom + LEAST;
        if (isOut) return true;
      }
      return false;
    };
    const isSpokenOnly = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).clipPath !== 'none') return true;
      }
      return false;
    };
    /** The part of a box that its containers do not clip. */
    const seen = (box: DOMRect, element: Element): Omit<Box, 'words'> => {
      let { left, top, right, bottom } = box;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (!clips(at) && !scrolls(at)) continue;
        const around = at.getBoundingClientRect();
        [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
        [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
      }
      return { left, top, right, bottom };
    };
    // The browser only estimates the height of content that is not on the screen.
    const shown = new CSSStyleSheet();
    shown.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(shown);
    const found: string[] = [];
    const boxes: (Box & { readonly element: Element; readonly layer: Element })[] = [];
    const root = document.querySelector(selector) ?? document.body;
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const words = (node.nodeValue ?? '').replace(/\s+/g, ' ').trim();
      const element = node.parentElement;
      if (words === '' || !element || element.closest(IGNORED)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (isSpokenOnly(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        if (line.width < 1 || line.height < 1) continue;
        // Letters are smaller than their line.
        const margin = line.height * 0.2;
        const box = new DOMRect(line.x, line.y + margin, line.width, line.height - 2 * margin);
        const short = words.slice(0, 50);
        if (isCut(box, element) && !element.closest('[title]')) found.push(`cut: ${short}`);
        if (isAside(box, element)) found.push(`aside: ${short}`);
        const { left, top, right, bottom } = seen(box, element);
        if (right - left <= LEAST || bottom - top <= LEAST) continue;
        boxes.push({ words: short, left, top, right, bottom, element, layer: layerOf(element) });
      }
    }
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across <= LEAST || down <= LEAST) continue;
        if (one.element === other.element || one.layer !== other.layer) continue;
        found.push(`over: ${one.words} / ${other.words}`);
      }
    }
    document.adoptedStyleSheets.pop();
    return [...new Set(found)];
  }, within);
}

/** Words that break without a hyphen because their box is too narrow. */
export async function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const LONGEST = 16;
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('.visually-hidden, svg')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (getComputedStyle(element).hyphens === 'auto') continue;
      for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/[\p{L}\d]+/gu)) {
        if (word.length > LONGEST) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) found.push(word);
      }
    }
    return [...new Set(found)];
  });
}
