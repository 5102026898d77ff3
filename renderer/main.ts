/** The table's own page. */
import { start } from './start';

await start(() => import('./App.svelte'));
