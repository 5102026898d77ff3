/**
 * Benchmark of a character's turn: its lines with the offers of all active cards, and with the reasons why an
 * offer is not possible.
 */
import { commandsOfLine } from '#shared/commands/cards/lines/lineCommands';
import { whyNotLine } from '#shared/commands/cards/lines/whyNotLine';
import type { Content } from '#shared/content/content';
import { cardsInTurn } from '#shared/rules/cards/playedCards';
import { charactersOf } from '#shared/rules/figures/figures';
import type { Character, Figure, Game, Scenario } from '#shared/state';
import { crowdedGame } from './board';
import { latencyRows, timesOf, type Row } from './measure';

const SAMPLES = 200;
/** Active cards of each of the four characters. */
const ACTIVE = 2;
/** Milliseconds; a part of the 50 ms between a press and the painted frame. */
const BUDGET = 15;

/** True for an action that changes other abilities. */
function isRaising(
  content: Content,
  { class: of }: Character,
  { card, half }: { readonly card: number; readonly half: 'top' | 'bottom' },
): boolean {
  const printed = content.cardLines(of)?.cards.find(({ id }) => id === card)?.[half] ?? [];
  return printed.some(({ type }) => ['buff', 'augment', 'trigger'].includes(type));
}

/** The figure with its active cards, and with two other cards to play. */
function prepared(figure: Figure, content: Content): Figure {
  if (figure.kind !== 'character') return figure;
  const cards = content.classCards(figure.class);
  const staying = cards.flatMap(({ id: card, top, bottom }) => [
    ...(top.active === 'persistent' ? [{ card, half: 'top' } as const] : []),
    ...(bottom.active === 'persistent' ? [{ card, half: 'bottom' } as const] : []),
  ]);
  const activeHalves = staying
    .filter((each) => isRaising(content, figure, each))
    .slice(0, ACTIVE)
    .map((each) => ({ ...each, lasts: 'persistent' as const, used: 0 }));
  const others = cards.filter(({ id: card }) => activeHalves.every((each) => each.card !== card));
  const told = others.slice(0, 2).map(({ id: card }) => card);
  const [leading = 1, second = 1] = others.flatMap(({ initiative }) => initiative ?? []);
  return { ...figure, activeHalves, initiative: { longRest: false, leading, second, told } };
}

function everyOffer(scenario: Scenario, content: Content, figure: Character, game: Game): number {
  const sheet = game.campaign.characters.find(({ id }) => id === figure.sheet);
  const cards = cardsInTurn(scenario, content, figure, sheet);
  const lines = cards?.halves.flatMap((half) => half.lines) ?? [];
  const played = { scenario, content, figure, lasts: 'round' } as const;
  for (const line of lines) {
    whyNotLine(line, { ...played, answers: {} });
    const offers = line.offers.map((_, offer) => ({ offer }));
    commandsOfLine(line, { ...played, answers: { offers } });
  }
  return lines.reduce((sum, { offers }) => sum + offers.length, 0);
}

export async function offerRows(content: Content): Promise<readonly Row[]> {
  const game = crowdedGame(content);
  const { scenario } = game;
  if (!scenario) throw new Error('no scenario');
  const figures = scenario.figures.map((figure) => prepared(figure, content));
  const all = charactersOf({ ...scenario, figures });
  let offered = 0;
  const times = await timesOf(
    SAMPLES,
    // A new scenario object has no cached abilities.
    (sample) => ({ now: { ...scenario, figures: [...figures] }, acting: all[sample % all.length] }),
    ({ now, acting }) => (offered += acting ? everyOffer(now, content, acting, game) : 0),
  );
  const active = all.reduce((sum, { activeHalves }) => sum + activeHalves.length, 0);
  const mean = (offered / SAMPLES).toFixed(0);
  return latencyRows(
    `offers of a turn (${mean}), ${String(active)} active cards, ${String(all.length)} characters, 20 standees`,
    times,
    BUDGET,
  );
}
