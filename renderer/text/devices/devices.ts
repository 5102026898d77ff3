/** Words of the page for sharing, and of the pages that devices are sent. */
import { spoken } from '../language';

export const { DEVICES, SEAT_PAGE } = await spoken({
  en: () => import('./devices.en'),
  de: () => import('./devices.de'),
});
