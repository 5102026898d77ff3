/**
 * The campaign in a problem report. A report is an export with additional data, so it can be imported like
 * any other and shows the game as it was.
 */
import { applyPatch } from '#shared/patch';
import type { Game } from '#shared/state';
import type { CommandLine, Line } from '../../format/line';
import type { PortableCampaign } from './exportFile';

const MAX_STEPS = 200;

interface Newest {
  readonly game: Game;
  readonly seq: number;
}

/** Keeps the last 200 steps; without names, only the newest state. */
export function reportedCampaign(
  campaign: PortableCampaign,
  newest: Newest,
  withNames: boolean,
): PortableCampaign {
  const { heading, lines } = campaign;
  if (withNames && lines.length <= MAX_STEPS) return campaign;
  const steps = withNames ? lastSteps(lines) : [];
  const seq = newest.seq - steps.length;
  const game = steps.reduceRight<Game>((now, { inverse }) => applyPatch(now, inverse), newest.game);
  return {
    ...campaign,
    heading: {
      ...heading,
      ...{ game: withNames ? game : withoutPlayers(game), seq },
      ...{ base: 0, head: null, redo: null },
    },
    lines: steps.map((step, place) => ({ ...step, seq: seq + place + 1 })),
  };
}

/** The newest steps that are not undone. Their links are made by the import. */
function lastSteps(lines: readonly Line[]): readonly CommandLine[] {
  const path: CommandLine[] = [];
  const undone: CommandLine[] = [];
  for (const line of lines) {
    if (line.kind === 'command') {
      path.push(line);
      undone.length = 0;
    } else if (line.kind === 'undo') undone.push(...path.splice(-1));
    else if (line.kind === 'redo') path.push(...undone.splice(-1));
    else path.length = 0;
  }
  return path.slice(-MAX_STEPS);
}

/** Replaces the players' names by 'Player 1', 'Player 2', …, in notes too. */
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

/** A name inside another word is not replaced. */
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
