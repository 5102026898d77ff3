/** The coloured hexes of the map in its current mode. */
import { sameHex } from '#shared/map/hexes';
import { choicesOnMap, mustChooseOnMap } from '../../table/turn/choicesOnMap';
import type { Tint } from '../drawing/tint';
import type { BoardScene } from './boardScene';

export function tintsOf(scene: BoardScene): readonly Tint[] {
  switch (scene.view.mode.kind) {
    case 'area':
      return scene.area.hexes.map((hex) => ({ hex, tone: 'area' }));
    case 'push':
      return scene.push.paths.flatMap(({ path, traps, hazards }): readonly Tint[] => {
        const end = path.at(-1);
        const isDangerous = traps.length + hazards.length > 0;
        return end ? [{ hex: end, tone: isDangerous ? 'danger' : 'reach' }] : [];
      });
    case 'hexes':
      return [
        ...scene.hexes.open.map((hex): Tint => ({ hex, tone: 'goal' })),
        ...scene.hexes.chosen.map((hex): Tint => ({ hex, tone: 'area' })),
      ];
    case 'plan':
      return chosenTints(scene) ?? scene.plan.placeHexes.map((hex) => ({ hex, tone: 'goal' }));
    case 'place':
      return startTints(scene);
    case 'look':
      return (
        chosenTints(scene) ??
        (scene.standing ? [...fieldTints(scene), ...reachTints(scene)] : startTints(scene))
      );
  }
}

/** The hexes of the current choice. Null if there is none, or if the plan draws them. */
function chosenTints({ steps, scenario }: BoardScene): readonly Tint[] | null {
  const { act, highlightedChoice } = steps;
  const choices = act.kind === 'chooseWay' ? [] : choicesOnMap(act, scenario);
  if (choices.length === 0) return null;
  if (mustChooseOnMap(act, scenario)) return choices.map(({ hex }) => ({ hex, tone: 'reach' }));
  return choices.map(({ hex, place }): Tint => {
    const tone = place === highlightedChoice ? 'chosen' : 'goal';
    return { hex, tone, number: place + 1 };
  });
}

function startTints(scene: BoardScene): readonly Tint[] {
  if (!scene.showsStarts) return [];
  const starts = scene.map?.starts ?? [];
  return starts
    .filter((hex) => scene.isOnMap(hex) && scene.figureAt(hex) === null)
    .map((hex) => ({ hex, tone: 'start' }));
}

function reachTints(scene: BoardScene): readonly Tint[] {
  const { standing } = scene;
  return [...scene.moves.reach.values()]
    .filter(({ hex }) => !standing || !sameHex(hex, standing.at))
    .map(({ hex, ways }): Tint => {
      const [safest] = ways;
      const isDangerous = safest.traps.length + safest.hazards.length > 0;
      const tone = safest.opens ? 'door' : isDangerous ? 'danger' : 'reach';
      return { hex, tone, ...(safest.cost > 0 && { sign: String(safest.cost) }) };
    });
}

function fieldTints(scene: BoardScene): readonly Tint[] {
  return (scene.field ?? []).map(({ hex, range, inSight }): Tint => {
    const sign = range === null || range === 0 ? {} : { sign: String(range) };
    if (!inSight) return { hex, tone: 'hidden', ...sign };
    return { hex, tone: range !== null && range <= scene.range ? 'range' : 'seen', ...sign };
  });
}
