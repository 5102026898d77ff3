import { describe, expect, test } from 'vitest';
import { campaignToOpen } from './lastOpen';

function window() {
  const storage = new Map<string, string>();
  return {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  };
}

describe('the campaign that is open', () => {
  test('is that of the address, and stays so in the settings', () => {
    const storage = window();
    expect(campaignToOpen({ screen: 'party', campaign: 'North' }, storage)).toBe('North');
    expect(campaignToOpen({ screen: 'settings' }, storage)).toBe('North');
  });

  test('is none at the start, in the library, and in a new window', () => {
    const storage = window();
    expect(campaignToOpen({ screen: 'settings' }, storage)).toBeNull();
    campaignToOpen({ screen: 'table', campaign: 'North' }, storage);
    expect(campaignToOpen({ screen: 'start' }, storage)).toBeNull();
    expect(campaignToOpen({ screen: 'library' }, storage)).toBeNull();
  });

  test('is that of the address, also without room to save it', () => {
    const full = { ...window(), setItem: () => expect.fail('The storage is full.') };
    expect(campaignToOpen({ screen: 'table', campaign: 'North' }, full)).toBe('North');
  });
});
