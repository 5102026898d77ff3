/** The page of a device that shares the table. */
import { start } from './app/start';

await start(() => import('./devices/phone/SeatApp.svelte'), './seat/content/');
