/** Answers devices that are not connected yet: checks the join code and adds the request to join. */
import { ok, refuse, type Result } from '#shared/result';
import type { Wish } from '#shared/api/sharing';
import type { Campaign } from '#shared/state';
import type { Guests } from './guests';
import type { JoinCode } from './joinCode';

interface JoinRequest {
  readonly joinCode: string;
  readonly address: string;
  readonly setToken: (token: string) => void;
  /** Absent = the device only asks for the list of characters. */
  readonly name: string | undefined;
  readonly wish: Wish | undefined;
}

/** Parts of a shared table that a join request needs. */
export interface JoinContext {
  /** Null = nothing is shared. */
  readonly joinCode: JoinCode | null;
  readonly campaign: Campaign | null;
  readonly guests: Guests;
  /** Delays the answer after many wrong codes. */
  readonly slowDown: () => Promise<unknown>;
  /** Called when the number of guesses or the waiting devices change. */
  readonly changed: () => void;
}

export async function answerStranger(
  { joinCode, address, setToken, name, wish }: JoinRequest,
  { joinCode: join, campaign, guests, slowDown, changed }: JoinContext,
): Promise<Result<unknown>> {
  const answer = join?.check(joinCode, address) ?? 'wrong';
  if (!join || !campaign || answer !== 'right') {
    changed();
    if (answer === 'slow') await slowDown();
    return refuse({ code: answer === 'slow' ? 'tooManyJoinCodes' : 'wrongJoinCode' });
  }
  const characters = campaign.characters.map(({ id, name: of }) => ({ id, name: of }));
  if (name === undefined || wish === undefined) return ok({ campaign: campaign.name, characters });
  const isKnown = wish === 'screen' || characters.some(({ id }) => id === wish);
  if (!isKnown) return refuse({ code: 'noSuchCharacter', character: wish });
  const token = guests.knock(name, wish);
  if (token === null) return refuse({ code: 'tooManyDevicesWait' });
  // A join code can be used only once.
  join.renew();
  setToken(token);
  changed();
  return ok(null);
}
