/** Uses the map editor as players do. */
import type { Page } from 'playwright-core';

interface At {
  readonly q: number;
  readonly r: number;
}

/** The map editor, used by keys and screen reader announcements. */
export class MapEditor {
  readonly page: Page;
  #cursor: At = { q: 0, r: 0 };

  constructor(page: Page) {
    this.page = page;
  }

  async focus(): Promise<void> {
    await this.page.getByRole('application', { name: 'Map' }).focus();
  }

  /** Moves the hex cursor with the arrow keys: along the row, and up or down in a zigzag. */
  async goTo({ q, r }: At): Promise<void> {
    await this.focus();
    while (this.#cursor.r !== r) {
      const at = this.#cursor;
      const isDown = r > at.r;
      const isEven = at.r % 2 === 0;
      await this.page.keyboard.press(isDown ? 'ArrowDown' : 'ArrowUp');
      const shift = isDown ? (isEven ? 0 : -1) : isEven ? 1 : 0;
      this.#cursor = { q: at.q + shift, r: at.r + (isDown ? 1 : -1) };
    }
    while (this.#cursor.q !== q) {
      const isRight = q > this.#cursor.q;
      await this.page.keyboard.press(isRight ? 'ArrowRight' : 'ArrowLeft');
      this.#cursor = { q: this.#cursor.q + (isRight ? 1 : -1), r };
    }
  }

  async pressAt(at: At): Promise<void> {
    await this.goTo(at);
    await this.page.keyboard.press('Enter');
  }

  async pick(kind: string, name: string | RegExp): Promise<void> {
    await this.page.getByRole('tab', { name: 'Place' }).click();
    await this.page.getByRole('button', { name: kind, exact: true }).click();
    await this.page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  }

  async hear(words: string | RegExp): Promise<void> {
    await this.page.getByRole('status').filter({ hasText: words }).first().waitFor();
  }

  async check(): Promise<readonly string[]> {
    const tab = this.page.getByRole('tab', { name: /^Check/ });
    await tab.click();
    const panel = this.page.getByRole('tabpanel');
    return panel.getByRole('listitem').allInnerTexts();
  }
}
