/** The rooms whose set-up card was dismissed on this device since the app started. */
import { SvelteSet } from 'svelte/reactivity';
import type { CampaignKey } from '#shared/api/campaignFiles';

const steps = new SvelteSet<string>();

export const dismissedRooms = {
  has: (campaign: CampaignKey, seq: number): boolean => steps.has(`${campaign} ${String(seq)}`),
  add: (campaign: CampaignKey, seq: number): void => void steps.add(`${campaign} ${String(seq)}`),
};
