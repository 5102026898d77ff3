/**
 * Remembers the open campaign of a window, so that it stays open behind screens without one, even
 * after a reload.
 */
import type { CampaignKey } from '#shared/api/campaignFiles';
import { showsCampaign, type Route } from './page/route';

const KEY = 'standee.open';

type SessionStore = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The campaign of the address, else the one that was last open in this window. Null if there is
 * none.
 */
export function campaignToOpen(route: Route, storage: SessionStore): CampaignKey | null {
  if ('campaign' in route) {
    try {
      storage.setItem(KEY, route.campaign);
    } catch {
      // Without storage, screens without a campaign in their address show none after a reload.
    }
    return route.campaign;
  }
  if (!showsCampaign(route)) return null;
  return storage.getItem(KEY);
}
