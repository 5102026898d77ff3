/** Finds accessibility violations on a page with axe. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules, or only the rule for colour contrast, which takes as long as all others together. */
export type AxeRules = 'all' | 'colours';

const COLOURS = 'color-contrast';
const OPTIONS: Readonly<Record<AxeRules, object>> = {
  all: {},
  colours: { runOnly: [COLOURS] },
};

/** Violations of axe on the page or within a selector, as 'rule: places'. */
export async function violations(
  page: Page,
  part = 'html',
  rules: AxeRules = 'all',
): Promise<readonly string[]> {
  // The debugger runs axe in the page, because the content policy forbids a script element. Once per page,
  // because parsing half a megabyte takes longer than a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ([selector, options]) => {
      const { axe } = window as unknown as {
        axe: {
          run(
            selector: string,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
        };
      };
      // Only violations are needed, which saves time.
      const { violations: found } = await axe.run(selector, {
        resultTypes: ['violations'],
        ...options,
      });
      return found.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
      );
    },
    [part, OPTIONS[rules]] as const,
  );
}

export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
