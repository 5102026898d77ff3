/** The page of a device that shares the table. */
import { start } from './start';

await start(() => import('./screens/player/SeatApp.svelte'), './seat/content/');
