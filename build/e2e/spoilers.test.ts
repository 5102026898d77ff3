/** No screen shows locked content. */
import { describe, expect, test } from 'vitest';
import { breathe } from './harness';
import { CAMPAIGN_PLACES, FRONT_PLACES } from './layout';
import { useTwoWithGold } from './twoWithGold';

const at = useTwoWithGold();

describe('spoilers', () => {
  /** Names that a new campaign has not reached, at least one of each kind. */
  const SECRETS = [
    'Sunkeeper',
    'Nightshroud',
    'Beast Tyrant',
    'Barrow Lair',
    'Inox Encampment',
    'The Void',
    'Noxious Cellar',
    'Second Skin',
    'Magma Waders',
    'Living Bones',
    'Ancient Technology',
  ];
  /** Names that are only in a sealed envelope. */
  const SEALED = ['Bladeswarm', 'Sands of Time', 'Sword of the Sands', 'Soul Leeches', 'Hive Mind'];
  /** All pages of a campaign. The last one is the selection of printed sheets. */
  const PLACES = ['table', 'party/characters/c1', ...CAMPAIGN_PLACES];

  /** Asserts that no text or attribute of the page contains a secret. */
  async function expectNoSecrets(where: string): Promise<void> {
    const all = await at.page.content();
    for (const secret of SECRETS) expect(all.includes(secret), `${secret} on ${where}`).toBe(false);
  }

  test('No locked content appears on any screen or in any attribute', async () => {
    await at.record([
      { type: 'unlockClass', class: 'sun' },
      { type: 'lockClass', class: 'sun' },
      { type: 'markScenario', scenario: '51', as: 'open' },
      { type: 'markScenario', scenario: '51', as: 'asPrinted' },
      { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: null },
    ]);
    for (const place of PLACES) {
      await at.open(place);
      await breathe(at.page);
      await expectNoSecrets(place);
    }
    for (const box of await at.page.getByRole('checkbox').all()) await box.setChecked(false);
    for (const name of [/^Party sheet/, /^Status sheet/, /^History/, /^Character sheets/]) {
      await at.page.getByRole('checkbox', { name }).check();
    }
    await breathe(at.page);
    await expectNoSecrets('paper');
    await at.open('party/characters', 'Party');
    await at.page.getByRole('main').getByRole('button', { name: 'Add a character' }).click();
    await at.page.getByRole('dialog').waitFor();
    await expectNoSecrets('a new character');
    await at.page.keyboard.press('Escape');
    await at.open('table');
    for (const words of ['scenario', 'sun', 'room', 'void']) {
      await at.page.keyboard.press('/');
      const field = at.page.getByRole('combobox');
      await field.waitFor();
      await field.fill(words);
      await breathe(at.page);
      await expectNoSecrets(`the palette, “${words}”`);
      await at.page.keyboard.press('Escape');
      await field.waitFor({ state: 'detached' });
    }
  }, 90_000);

  test('[UNLOCK-2] No screen receives anything of a sealed envelope, and the players open it with one press', async () => {
    const received: string[] = [];
    const pending: Promise<unknown>[] = [];
    at.page.on('response', (response) => {
      const reading = response.text().then((text) => received.push(text));
      pending.push(reading.catch(() => null));
    });
    await at.record([{ type: 'openEnvelope', envelope: 'X' }]);
    await at.page.reload();
    for (const place of [...PLACES, ...FRONT_PLACES]) {
      if (PLACES.includes(place)) await at.open(place);
      else await at.page.goto(`${at.host.origin}/#/${place}`);
      await breathe(at.page);
      const all = await at.page.content();
      for (const secret of SEALED)
        expect(all.includes(secret), `${secret} on ${place}`).toBe(false);
    }
    await Promise.all(pending);
    expect(received.length).toBeGreaterThan(20);
    for (const secret of SEALED) {
      expect(
        received.some((text) => text.includes(secret)),
        `${secret} was sent`,
      ).toBe(false);
    }

    await at.open('party/world', 'World');
    await at.page.getByRole('button', { name: 'Mark envelope X as solved' }).click();
    await at.region('Classes').getByRole('button', { name: 'Lock Bladeswarm again' }).waitFor();
    expect((await at.party()).unlockedClasses).toEqual(['envelope-x']);
    await at.page.keyboard.press('Control+z');
    await at.page.getByRole('button', { name: 'Mark envelope X as solved' }).waitFor();
    expect(await at.page.content()).not.toContain('Bladeswarm');
  }, 90_000);

  test('Set-up without a scenario names no locked scenario', async () => {
    await at.open('scenario');
    await at.page.getByRole('searchbox').fill('51');
    await at.page.getByRole('button', { name: /51.*not unlocked yet/ }).click();
    await at.page.getByText('You have not unlocked this scenario yet.').waitFor();
    await expectNoSecrets('set-up');
    await at.table.button('Show name').click();
    await at.page.getByRole('heading', { name: /The Void/ }).waitFor();
    expect(await at.page.content()).not.toContain('Noxious Cellar');
  });
});
