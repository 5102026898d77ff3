/** What the frame gives to the screens. */
import type { CampaignEntry, Companion } from '#shared/api/api';
import type { Content } from '#shared/content/content';
import type { ContentShelf } from './contentShelf';
import type { OpenGame } from './openGame.svelte';
import type { Messages } from '../app/page/messages.svelte';
import type { PartyRoute, Route } from '../app/page/route';

/** What a screen outside of a campaign is given. */
export interface FrontScreenProps {
  readonly companion: Companion;
  readonly content: Content;
  readonly messages: Messages;
  readonly ongo: (route: Route) => void;
}

/** What a screen is given that changes content of the players' own. */
export interface ContentScreenProps extends FrontScreenProps {
  readonly shelf: ContentShelf;
  /** The campaign that stays open meanwhile. */
  readonly game: OpenGame | null;
}

/** What a screen of the open campaign is given; `game` has its snapshot. */
export interface CampaignScreenProps {
  readonly game: OpenGame;
  readonly messages: Messages;
  readonly ongo: (route: Route) => void;
}

/** A screen of a campaign that asks the host for more than steps of the game. */
export interface HostScreenProps extends CampaignScreenProps {
  readonly companion: Companion;
}

/** What a page of the party screen is given. */
export interface PartySectionProps extends HostScreenProps {
  readonly route: PartyRoute;
}

/** What a dialog about one campaign of the library is given. */
export interface CampaignDialogProps {
  readonly campaign: CampaignEntry;
  readonly companion: Companion;
  readonly messages: Messages;
  readonly onclose: (isChanged: boolean) => void;
}
