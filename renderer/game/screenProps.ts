/** The props that the app's frame passes to the screens. */
import type { Companion } from '#shared/api/api';
import type { CampaignEntry } from '#shared/api/campaignFiles';
import type { Content } from '#shared/content/content';
import type { ContentLoader } from './contentLoader';
import type { OpenGame } from './openGame.svelte';
import type { Messages } from '../app/page/messages.svelte';
import type { PartyRoute, Route } from '../app/page/route';

/** The props of a screen without a campaign. */
export interface FrontScreenProps {
  readonly companion: Companion;
  readonly content: Content;
  readonly messages: Messages;
  readonly ongo: (route: Route) => void;
}

/** The props of a screen that changes custom content. */
export interface ContentScreenProps extends FrontScreenProps {
  readonly loader: ContentLoader;
  /** The campaign that stays open in the background; null if none is open. */
  readonly game: OpenGame | null;
}

/** The props of a screen of the open campaign. Its snapshot is loaded. */
export interface CampaignScreenProps {
  readonly game: OpenGame;
  readonly messages: Messages;
  readonly ongo: (route: Route) => void;
}

/** The props of a screen of the open campaign that also calls the host directly. */
export interface HostScreenProps extends CampaignScreenProps {
  readonly companion: Companion;
}

/** The props of a page of the party screen. */
export interface PartySectionProps extends HostScreenProps {
  readonly route: PartyRoute;
}

/** The props of a dialog about one campaign of the library. */
export interface CampaignDialogProps {
  readonly campaign: CampaignEntry;
  readonly companion: Companion;
  readonly messages: Messages;
  readonly onclose: (isChanged: boolean) => void;
}
