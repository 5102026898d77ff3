/**
 * The campaign in a problem report. The report is an export with more beside it, so it is imported like
 * any other and shows the table as it was.
 */
import type { Game } from '#shared/state';
import type { PortableCampaign } from './exportFile';

/** A report of more steps has only the newest state. */
const MAX_STEPS = 200;

interface Newest {
  readonly game: Game;
  readonly seq: number;
}

/** All steps if they are few; otherwise, or without names, the newest state. */
export function reportedCampaign(
  campaign: PortableCampaign,
  { game, seq }: Newest,
  withNames: boolean,
): PortableCampaign {
  if (withNames && campaign.lines.length <= MAX_STEPS) return campaign;
  const shown = withNames ? game : withoutPlayers(game);
  const heading = { ...campaign.heading, game: shown, seq, base: 0, head: null, redo: null };
  return { ...campaign, heading, lines: [] };
}

/** 'Player 1', 'Player 2', … in place of the players' names, in notes, too. */
function withoutPlayers(game: Game): Game {
  const numbers = new Map<string, number>();
  const withoutPlayers = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withoutPlayers);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]) => {
      if (key !== 'player' || typeof inner !== 'string' || inner === '')
        return [key, withoutPlayers(inner)];
      const number = numbers.get(inner) ?? numbers.size + 1;
      numbers.set(inner, number);
      return [key, `Player ${String(number)}`];
    });
    return Object.fromEntries(entries);
  };
  return withoutNamesInNotes(withoutPlayers(game) as Game, numbers);
}

/** Names inside of other words stay. */
function withoutNamesInNotes(game: Game, numbers: ReadonlyMap<string, number>): Game {
  const withoutNames = (text: string) =>
    [...numbers].reduce((now, [name, number]) => {
      const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const whole = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu');
      return now.replace(whole, `Player ${String(number)}`);
    }, text);
  const { campaign } = game;
  const clean = <T extends { readonly notes: string }>(one: T): T => ({
    ...one,
    notes: withoutNames(one.notes),
  });
  return {
    ...game,
    campaign: {
      ...campaign,
      party: clean(campaign.party),
      characters: campaign.characters.map(clean),
      retired: campaign.retired.map(clean),
    },
  };
}
