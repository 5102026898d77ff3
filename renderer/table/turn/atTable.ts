import type { PlayedGame } from '../../game/playedGame.svelte';
import type { AttackDraft } from '../attack/attackDraft.svelte';
import type { TableSteps } from '../state/tableSteps.svelte';
import type { LinePlay } from './lines/linePlay.svelte';

/** The contexts of a table, which the functions of a turn get together. */
export interface AtTable {
  readonly game: PlayedGame;
  readonly steps: TableSteps;
  readonly attack: AttackDraft;
  readonly cards: LinePlay;
}
