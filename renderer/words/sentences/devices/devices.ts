/** Words of the page for sharing, and of the pages that devices are sent. */
import { TABLE_WORDS } from '../play';

export const { DEVICES, SEAT_PAGE } = TABLE_WORDS.devices;
