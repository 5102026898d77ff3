/** Records the announcements to screen readers. */
import type { Page } from 'playwright-core';
import { breathe } from './harness';

interface Heard {
  readonly text: string;
  readonly politeness: string;
}

/** Records everything that a screen reader announces from now on. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const REGIONS = '[aria-live], [role="status"], [role="alert"], [role="log"]';
    const recorder = window as unknown as { heard: Heard[] };
    recorder.heard = [];
    const politeness = (region: Element): string =>
      region.getAttribute('aria-live') ??
      (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes, type } of changes) {
        if (type === 'childList' && addedNodes.length === 0) continue;
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest(REGIONS);
        if (region) regions.add(region);
        for (const node of addedNodes) {
          if (node instanceof Element && node.matches(REGIONS)) regions.add(node);
        }
      }
      for (const region of regions) {
        const text = region.textContent.trim();
        // This announcement comes only on a slow machine.
        if (text !== '' && !text.startsWith('No answer yet'))
          recorder.heard.push({ text, politeness: politeness(region) });
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Announcements since the last call, as soon as there is one. A repeated announcement follows shortly. */
export async function heard(page: Page): Promise<readonly Heard[]> {
  await page.waitForFunction(() => (window as unknown as { heard: Heard[] }).heard.length > 0);
  await breathe(page);
  return page.evaluate(() => (window as unknown as { heard: Heard[] }).heard.splice(0));
}
