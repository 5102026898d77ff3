/** The campaign that stays open behind a screen without one, across reloads. */
import type { CampaignKey } from '#shared/api/campaignFiles';
import { showsCampaign, type Route } from './page/route';

const KEY = 'standee.open';

type SessionStore = Pick<Storage, 'getItem' | 'setItem'>;

/** The campaign of the address, else the one last open in this window; null = none. */
export function campaignToOpen(route: Route, storage: SessionStore): CampaignKey | null {
  if ('campaign' in route) {
    storage.setItem(KEY, route.campaign);
    return route.campaign;
  }
  if (!showsCampaign(route)) return null;
  return storage.getItem(KEY);
}
