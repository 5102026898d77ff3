/** The screens that load in parallel with the app, and their words. */
import { loadWords } from '../words/language';

/** The most frequent first screens load in parallel with the app. */
export const firstStart = () => import('./FirstStart.svelte');
export const firstTable = () => import('../table/TableOrSetUp.svelte');
export const openGame = () => import('../game/openGame.svelte');

/** Starts loading the screen of an address if it is one of them. */
export function fetchScreenOf(hash: string): void {
  if (/^#?\/?$/.test(hash)) void firstStart();
  if (/^#\/campaign\//.test(hash)) {
    void loadWords('play');
    void openGame();
  }
  if (/^#\/campaign\/[^/]+\/table$/.test(hash)) void firstTable();
}
