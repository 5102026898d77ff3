/** Opens lists of choices and chooses from them, as players do. */
import type { Locator } from 'playwright-core';

/** Opens a select box and returns its options. */
export async function optionsOf(field: Locator): Promise<Locator> {
  await field.click();
  return field.page().getByRole('listbox').getByRole('option');
}

/** Chooses an option of a select box by its words or value. */
export async function choose(field: Locator, wanted: string): Promise<void> {
  const options = await optionsOf(field);
  const page = field.page();
  await page
    .getByRole('option', { name: wanted, exact: true })
    .or(page.locator(`[role="option"][data-value=${JSON.stringify(wanted)}]`))
    .first()
    .click();
  await options.first().waitFor({ state: 'detached' });
}
