import type { PlayedGame } from '../../game/playedGame.svelte';
import type { AttackDraft } from '../attack/attackDraft.svelte';
import type { TableSteps } from '../state/tableSteps.svelte';
import type { LinePlay } from './lines/linePlay.svelte';

/** The contexts of one table. */
export interface AtTable {
  readonly game: PlayedGame;
  readonly steps: TableSteps;
  readonly attack: AttackDraft;
  readonly cards: LinePlay;
}
