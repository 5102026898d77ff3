/** Counts what a person does in a form, and estimates the time that it takes. */
import type { Locator, Page } from 'playwright-core';

/**
 * Seconds of each act in the keystroke-level model of Card, Moran and Newell: a key of an average typist, a
 * mouse press with the way to its target, and a look at the paper before each field.
 */
const SECONDS = { key: 0.28, press: 1.3, look: 1.35 };

export class Keystrokes {
  readonly #page: Page;
  #keys = 0;
  #presses = 0;
  #looks = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Reads a value on the paper, goes to its field by Tab, and types it. */
  async type(field: Locator, text: string): Promise<void> {
    this.#looks += 1;
    this.#keys += 1 + text.length;
    await field.focus();
    // Arriving by Tab selects the text of a field.
    await field.evaluate((input) => (input as HTMLInputElement).select());
    await this.#page.keyboard.type(text);
  }

  /** Goes past fields that stay as they are. */
  passFields(fields = 1): void {
    this.#keys += fields;
  }

  async press(target: Locator): Promise<void> {
    this.#looks += 1;
    this.#presses += 1;
    await target.click();
  }

  get counted() {
    const { key, press, look } = SECONDS;
    const seconds = this.#keys * key + this.#presses * press + this.#looks * look;
    return {
      keys: this.#keys,
      presses: this.#presses,
      looks: this.#looks,
      seconds: Math.round(seconds),
    };
  }
}
