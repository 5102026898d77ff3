/** How a screen is laid out, measured on the page. */
import type { Page } from 'playwright-core';

/** The least a finger needs, in CSS pixels; half a pixel is lost in rounding. */
const TOUCH = 43.5;

/** Every place of the app, by the end of its address; the table and its dialogs are looked at apart. */
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
export const FRONT_PLACES = ['library', 'settings', 'help', 'rules', 'about', 'editor'] as const;

export async function scrollsDown(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight + 1);
}

/** How many standees lie in each part of the page that can be scrolled down. */
export async function scrollersOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
      .filter((each) => each.scrollHeight > each.clientHeight + 1)
      .map((each) => each.querySelectorAll('.standee').length),
  );
}

/** What does not lie wholly in the window, by its words. */
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

/** Controls that are smaller than a finger, as 'name: width x height'. */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, summary, textarea, [role="button"], [role="tab"], [role="menuitem"], [role="switch"]',
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      // A box with a label is pressed by its label, and a link in a sentence by the sentence.
      const area = control.closest('label') ?? control;
      if (control.matches('a') && control.closest('p, li, dd') !== null) return [];
      if (control.closest('.visually-hidden') !== null) return [];
      const { width, height } = area.getBoundingClientRect();
      if (width === 0 || (width >= least && height >= least)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      return [`${name.slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)}`];
    });
  }, TOUCH);
}

/** Words that do not fit their box, and controls that stick out of the window. */
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
