/** Loads the most frequent first screens and their words in parallel with the app. */
import { loadWords } from '../words/language';

/** The imports are functions, so that each screen is only loaded if it is the first one. */
export const firstStart = () => import('./FirstStart.svelte');
export const firstTable = () => import('../table/TableOrSetUp.svelte');
export const openGame = () => import('../game/openGame.svelte');

/** Starts loading the screen of an address, if it is one of these. */
export function preloadScreen(hash: string): void {
  if (/^#?\/?$/.test(hash)) void firstStart();
  if (/^#\/campaign\//.test(hash)) {
    void loadWords('play');
    void openGame();
  }
  if (/^#\/campaign\/[^/]+\/table$/.test(hash)) void firstTable();
}
