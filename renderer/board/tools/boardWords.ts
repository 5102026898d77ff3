/** The sentences in the bar below the map: questions, plans, dangers and blocked sight. */
import { sameHex } from '#shared/map/hexes';
import { optionWords } from '../../table/turn/wayWords';
import { boardText as text } from '../../words/sentences/board/board';
import { cardLineWords, TURN_TEXT } from '../../words/sentences/table/acts';
import { targetingAt } from './tapping';
import type { BoardScene } from './boardScene';
import { dangerWords } from './hexFacts';

/** The plan of the selected monster as one sentence. */
export function planWords(scene: BoardScene): string {
  const { standing, plan } = scene;
  if (!plan.option || !standing) return '';
  const { act } = scene.steps;
  if (plan.isAsked && act.kind === 'chooseWay') {
    return text.waysOpen(scene.name(standing.id), act.options.length);
  }
  return `${scene.name(standing.id)}: ${optionWords(plan.option, standing.at, scene.game.names)}`;
}

/** A hint about the next tap: its purpose or its effect. */
export function noticeWords(scene: BoardScene): string {
  const mode = scene.view.mode.kind;
  if (mode === 'place' && scene.selected) {
    const name = scene.name(scene.selected.id);
    const atStart = scene.showsStarts && scene.selected.kind === 'character';
    return atStart ? text.placingStart(name) : text.placing(name);
  }
  if (mode === 'look' && scene.target) {
    const figure = scene.figureAt(scene.target);
    const targeting = figure && targetingAt(scene, figure.id);
    if (targeting) return targeting.label;
  }
  if (scene.view.carried && mode === 'look') return carriedWords(scene);
  if (scene.asks && mode !== 'area') return askedWords(scene.asks);
  if (mode === 'area') {
    return scene.area.shape?.kind === 'melee' ? text.areaBesideHint : text.areaHint;
  }
  if (mode === 'push') return text.pushHint;
  if (mode === 'plan') return scene.plan.isAsked ? '' : planWords(scene);
  return scene.moves.shown ? dangerWords(scene.moves.shown) : '';
}

/** While a figure is dragged: the reason it cannot move to the hex, else the dangers of the path. */
function carriedWords(scene: BoardScene): string {
  const { view, standing, moves } = scene;
  const { hover } = view;
  if (!hover || !standing || sameHex(hover, standing.at)) return '';
  const other = scene.figureAt(hover);
  if (other) return text.standsThere(scene.name(other.id));
  return moves.shown ? dangerWords(moves.shown) : text.noWayThere;
}

/** The question of a card line. */
function askedWords(asks: NonNullable<BoardScene['asks']>): string {
  const { hexes, path, relocated } = TURN_TEXT.asks;
  const isRelocated = asks.action?.kind === 'relocate';
  const onHexes = isRelocated ? relocated : hexes(asks.count);
  return `${cardLineWords(asks.line.printed)}. ${asks.needs === 'hexes' ? onHexes : path}`;
}

/**
 * The reason there is no line of sight to the hex under the pointer, or a note that the players
 * allowed it.
 */
export function sightWords(scene: BoardScene): string {
  const { sight, from } = scene;
  if (scene.shownPair) return text.blind;
  if (!sight || !from) return '';
  if (sight.found.isVisible) return sight.found.line ? '' : text.allowedByPlayers;
  const walls = new Set(sight.found.broken.map(({ wall }) => JSON.stringify(wall)));
  return scene.relation(sight.to)?.range === 1 ? text.blind : text.wallsBreak(walls.size);
}
