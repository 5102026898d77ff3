/** What the map says below itself: what is asked, what will happen, what stands in the way of sight. */
import { sameHex } from '#shared/map/hexes';
import { wayWords } from '../../table/turn/wayWords';
import { boardText as text } from '../../words/sentences/board/board';
import { cardLineWords, TURN_TEXT } from '../../words/sentences/table/acts';
import { targetingAt } from './tapping';
import type { BoardScene } from './boardScene';
import { harmWords } from './hexFacts';

/** What the selected monster will do, in one sentence. */
export function planWords(scene: BoardScene): string {
  const { standing, plan } = scene;
  if (!plan.option || !standing) return '';
  const { act } = scene.steps;
  if (plan.isAsked && act.kind === 'chooseWay') {
    return text.waysOpen(scene.name(standing.id), act.options.length);
  }
  return `${scene.name(standing.id)}: ${wayWords(plan.option, standing.at, scene.game.names)}`;
}

/** What the next tap is for, or comes of. */
export function noticeWords(scene: BoardScene): string {
  const mode = scene.looking.mode.kind;
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
  if (scene.looking.carried && mode === 'look') return carriedWords(scene);
  if (scene.asks && mode !== 'area') return askedWords(scene.asks);
  if (mode === 'area') {
    return scene.area.shape?.kind === 'melee' ? text.areaBesideHint : text.areaHint;
  }
  if (mode === 'push') return text.pushHint;
  if (mode === 'plan') return scene.plan.isAsked ? '' : planWords(scene);
  return scene.going.shown ? harmWords(scene.going.shown) : '';
}

/** Why it cannot be put down where it is carried, else what comes of the way there. */
function carriedWords(scene: BoardScene): string {
  const { looking, standing, going } = scene;
  const { hover } = looking;
  if (!hover || !standing || sameHex(hover, standing.at)) return '';
  const other = scene.figureAt(hover);
  if (other) return text.standsThere(scene.name(other.id));
  return going.shown ? harmWords(going.shown) : text.noWayThere;
}

/** What a line of the turn asks of the map. */
function askedWords(asks: NonNullable<BoardScene['asks']>): string {
  const where = asks.needs === 'hexes' ? TURN_TEXT.asks.hexes(asks.count) : TURN_TEXT.asks.path;
  return `${cardLineWords(asks.line.printed)}. ${where}`;
}

/** Why there is no sight to the hex that is looked at, or who allowed it. */
export function sightWords(scene: BoardScene): string {
  const { sight, from } = scene;
  if (scene.shownPair) return text.blind;
  if (!sight || !from) return '';
  if (sight.found.isVisible) return sight.found.line ? '' : text.allowedByPlayers;
  const walls = new Set(sight.found.broken.map(({ wall }) => JSON.stringify(wall)));
  return scene.relation(sight.to)?.range === 1 ? text.blind : text.wallsBreak(walls.size);
}
