/**
 * Measures the time from a press, which is a real input event of the browser, to the frame that shows its
 * effect. The observer is installed before the press, so that no other script runs in between.
 */
import type { CDPSession, Page } from 'playwright-core';

/** Milliseconds between the mouse's arrival and the press, so that hover effects are painted by then. */
const REST_MS = 120;

/** The part of the page that an action changes. */
export interface Watched {
  readonly within: string;
  /** Names of attributes that change; absent = elements or text change. */
  readonly attributes?: readonly string[];
  /** Selector of what appears with the action; absent = any change counts. */
  readonly until?: string;
  /** Selector of what disappears completely with the action. */
  readonly without?: string;
}

/** Target of a press: an element or a key. */
export type Press = { readonly at: string } | { readonly key: string };

declare global {
  interface Window {
    act: Promise<number> | undefined;
  }
}

/** Runs in the page: measures the milliseconds from the next press to the painted change, as `window.act`. */
function watchNextPress({ within, attributes, until, without }: Watched): void {
  const element = document.querySelector(within);
  if (!element) throw new Error(`nothing to watch: ${within}`);
  let from: number | null = null;
  for (const input of ['pointerdown', 'keydown']) {
    const note = (event: Event) => (from ??= event.timeStamp);
    addEventListener(input, note, { capture: true, once: true });
  }
  window.act = new Promise((painted) => {
    const observer = new MutationObserver(() => {
      if (from === null || (until !== undefined && !document.querySelector(until))) return;
      if (without !== undefined && document.querySelector(without)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // The first task after a frame starts when the frame is painted. The next frame may come before that
        // task, and shows that this one is painted too.
        let isMeasured = false;
        const finish = () => {
          if (isMeasured) return;
          isMeasured = true;
          const end = performance.now();
          performance.measure('act', { start: from ?? end, end });
          painted(end - (from ?? end));
        };
        void scheduler.postTask(finish, { priority: 'user-blocking' });
        requestAnimationFrame(finish);
      });
    });
    observer.observe(element, {
      subtree: true,
      ...(attributes
        ? { attributes: true, attributeFilter: [...attributes] }
        : { childList: true, characterData: true }),
    });
  });
}

/** Presses elements and keys of a page as a person does, and measures each press. */
export class ScreenUser {
  readonly page: Page;
  readonly #input: CDPSession;

  private constructor(page: Page, input: CDPSession) {
    this.page = page;
    this.#input = input;
  }

  static async of(page: Page): Promise<ScreenUser> {
    return new ScreenUser(page, await page.context().newCDPSession(page));
  }

  /** Moves the mouse to an element, so that its hover effects are shown, as in a real game. */
  async goTo(selector: string): Promise<{ x: number; y: number }> {
    const target = this.page.locator(selector).first();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`nothing to press: ${selector}`);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await this.page.mouse.move(at.x, at.y);
    return at;
  }

  /** Presses, and resolves with the milliseconds until the change is painted. */
  async press(press: Press, watched: Watched): Promise<number> {
    const at = 'at' in press ? await this.goTo(press.at) : null;
    await this.page.evaluate(watchNextPress, watched);
    await this.page.waitForTimeout(REST_MS);
    if (at) await this.#click(at);
    else if ('key' in press) await this.page.keyboard.press(press.key);
    const late = new Promise<never>((_, failed) =>
      setTimeout(() => failed(new Error(`nothing changed: ${JSON.stringify(press)}`)), 10_000),
    );
    return Promise.race([
      this.page.evaluate(() => window.act ?? Promise.reject(new Error('not watched'))),
      late,
    ]);
  }

  /** Sends press and release together, so that work on the first event is measured too. */
  async #click(at: { x: number; y: number }): Promise<void> {
    const button = { ...at, button: 'left', clickCount: 1 } as const;
    await Promise.all([
      this.#input.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }),
      this.#input.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }),
    ]);
  }
}
