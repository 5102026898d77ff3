/** The page of a device that shares the table. */
import { start } from './app/start';

await start(() => import('./app/DeviceApp.svelte'), './seat/content/');
