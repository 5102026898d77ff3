/** The screens that are fetched beside the app, and the words they stand on. */
import { spoken } from '../words/language';

/** What an app is mostly opened at: fetched beside the app and not after it. */
export const firstStart = () => import('./FirstStart.svelte');
export const firstTable = () => import('../table/TableOrSetUp.svelte');
/** The library does without the rules. */
export const openGame = () => import('../game/openGame.svelte');

/** Begins to fetch the screen of an address, where it is one of them. */
export function fetchScreenOf(hash: string): void {
  if (/^#?\/?$/.test(hash)) void firstStart();
  if (/^#\/campaign\//.test(hash)) {
    void spoken('play');
    void openGame();
  }
  if (/^#\/campaign\/[^/]+\/table$/.test(hash)) void firstTable();
}
