import { describe, expect, test } from 'vitest';
import { campaignToOpen } from './lastOpen';

function window() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('the campaign that is open', () => {
  test('is that of the address, and stays so in the settings', () => {
    const kept = window();
    expect(campaignToOpen({ screen: 'party', campaign: 'North' }, kept)).toBe('North');
    expect(campaignToOpen({ screen: 'settings' }, kept)).toBe('North');
  });

  test('is none at the start, in the library, and in a new window', () => {
    const kept = window();
    expect(campaignToOpen({ screen: 'settings' }, kept)).toBeNull();
    campaignToOpen({ screen: 'table', campaign: 'North' }, kept);
    expect(campaignToOpen({ screen: 'start' }, kept)).toBeNull();
    expect(campaignToOpen({ screen: 'library' }, kept)).toBeNull();
  });
});
