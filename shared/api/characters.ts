/** Files of single characters. */
import type { CharacterId } from '../ids';
import type { CommandOf } from '../commands/shapes';
import type { Result } from '../result';
import type { CampaignKey } from './campaignFiles';

/** A level and the day on which it was reached. */
export interface ReachedLevel {
  readonly level: number;
  /** ISO 8601. */
  readonly at: string;
}

/** The content of a character's file. */
export interface CharacterFile extends Omit<CommandOf<'bringCharacter'>, 'type' | 'as'> {
  readonly exportedAt: string;
}

export interface CharactersApi {
  /** The file of a character as text. */
  export(campaign: CampaignKey, character: CharacterId): Promise<Result<string>>;
  /** Checks a file; changes nothing. */
  read(text: string): Promise<Result<CharacterFile>>;
}
