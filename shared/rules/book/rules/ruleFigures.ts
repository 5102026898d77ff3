/** Finds the figures that a rule of the scenario concerns. */
import type { Content } from '../../../content/content';
import type { RuleFigures } from '../../../content/types';
import { hexAt, hexNumber } from '../../../map/hexes';
import { rangeBetween } from '../../../map/range';
import type { Figure, Scenario } from '../../../state';
import { boardInPlay, mapInPlay } from '../../board/inPlay';
import { isInPlay, objectivesOf } from '../../figures/figures';
import { concernsFigure } from '../../figures/stats/lastingRules';

/** True if the figure's position matches the rule; null = its position is unknown. */
export function isNear(
  scenario: Scenario,
  content: Content,
  { room, near }: RuleFigures,
  figure: Figure,
): boolean | null {
  if (room === undefined && near === undefined) return true;
  const board = scenario.board?.inUse ? boardInPlay(scenario, content) : null;
  const { at } = figure;
  if (!board || at === null) return null;
  if (room !== undefined) {
    const tiles = mapInPlay(scenario, content)?.tiles.filter((each) => each.room === room) ?? [];
    const key = hexNumber(at);
    if (!tiles.some(({ hexes }) => hexes.some((hex) => hexNumber(hex) === key))) return false;
  }
  if (near === undefined) return true;
  const objectives = objectivesOf(scenario).filter(({ name }) => name === near.objective);
  const places = [
    ...(near.hexes ?? []).map(hexAt),
    ...objectives.flatMap(({ at: place }) => place ?? []),
  ];
  if (places.length < objectives.length || places.length === 0) return null;
  return places.some((place) => {
    const range = rangeBetween(board, at, place);
    return range !== null && range <= near.range;
  });
}

/** The figures that the rule concerns; null = only players know which ones. */
export function figuresMeant(
  scenario: Scenario,
  content: Content,
  figures: RuleFigures,
): readonly Figure[] | null {
  const possible = scenario.figures.filter(
    (each) => isInPlay(each) && concernsFigure(figures, each),
  );
  const found = possible.map((each) => isNear(scenario, content, figures, each));
  if (found.includes(null)) return null;
  return possible.filter((_, index) => found[index]);
}
