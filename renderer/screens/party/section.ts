/** What the pages of the party screen have in common. */
import type { PartyRoute } from '../../route';
import type { HostScreenProps } from '../screen';

/** What a page of the party screen is given. */
export interface PartySectionProps extends HostScreenProps {
  readonly route: PartyRoute;
}
