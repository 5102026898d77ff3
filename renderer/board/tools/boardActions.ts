/** The actions at the cursor's hex, which are buttons below the map. */
import { sameHex, type Hex } from '#shared/map/hexes';
import { areAdjacent } from '#shared/map/range';
import type { Move } from '#shared/map/movement';
import type { CommandOf } from '#shared/commands/shapes';
import type { FigureId } from '#shared/ids';
import { findFigure } from '#shared/rules/figures/figures';
import { boardText as text } from '../../words/sentences/board/board';
import { lockOfDoor, LOCKS } from '../../words/sentences/table/bookRules';
import { tableText } from '../../words/sentences/play';
import { dangerWords, moveCardWords, tokenWords } from './hexFacts';
import { commandAction, type BoardAction } from './boardAction';
import type { BoardScene } from './boardScene';
import type { MoveOption } from './moveTool.svelte';
import { overlayActions } from './overlayActions';

/** The maximum number of unplaced figures, and of tokens, that can be placed by buttons. */
const MAX_TO_PLACE = 4;

export function actionsAt(scene: BoardScene): readonly BoardAction[] {
  const { view } = scene;
  const hex = view.cursor;
  if (view.mode.kind === 'area' && scene.area.targets.length > 0) {
    const count = scene.area.targets.length;
    const run = () => scene.area.attack();
    return [{ label: text.areaAttack(count), isMain: true, run }];
  }
  if (view.mode.kind !== 'look' && view.mode.kind !== 'place') return [];
  if (view.mode.kind === 'place' || !hex) return placeAllActions(scene);
  return [
    ...moveActions(scene),
    ...doorActions(scene, hex),
    ...tokenActions(scene, hex),
    ...overlayActions(scene, hex),
    ...sightActions(scene, hex),
    ...placeActions(scene, hex),
    ...placeAllActions(scene),
  ];
}

/** The action that places all characters at the start of a scenario. */
function placeAllActions(scene: BoardScene): readonly BoardAction[] {
  if (!scene.showsStarts) return [];
  const { label, why, run } = commandAction(scene, tableText.placeAll, { type: 'placeCharacters' });
  const isMain = scene.placed.every(({ kind }) => kind !== 'character');
  const placeAll = async () => {
    if (await run()) scene.view.select(null);
  };
  return [{ label, isMain, why, run: placeAll }];
}

function moveActions(scene: BoardScene): readonly BoardAction[] {
  const { view, moves } = scene;
  const { goal } = view;
  if (!goal || !moves.shown || !moves.isAllowed) return [];
  const all = moves.optionsTo(goal);
  const [only, ...rest] = all;
  // If several cards allow the move, the players choose the card.
  if (!only || rest.length > 0)
    return all.map((each) => moveOptionAction(scene, each, each.ways[0]));
  const others = only.ways.flatMap((way, index): readonly BoardAction[] => {
    if (index === view.pathIndex) return [];
    const run = () => (view.pathIndex = index);
    return [{ label: text.otherWay(way.cost, dangerWords(way)), run }];
  });
  return [{ ...moveOptionAction(scene, only, moves.shown), isMain: true }, ...others];
}

function moveOptionAction(
  scene: BoardScene,
  moves: MoveOption,
  way: Move | undefined,
): BoardAction {
  const { by } = moves;
  const { cost, opens } = way ?? { cost: 0, opens: false };
  const run = () => moveToGoal(scene, moves);
  if (by) {
    const card = moveCardWords(by);
    const words = opens ? text.moveAndOpenWith : text.moveWith;
    return { label: words(card, cost, by.points), run };
  }
  const { selected, acting } = scene;
  // A move of another figure than the active one is a correction. Its label has the figure's name.
  const isCorrection = selected !== null && acting !== null && selected.id !== acting;
  const whom = isCorrection ? scene.name(selected.id) : null;
  if (opens) return { label: text.moveAndOpen(cost), run };
  return { label: whom ? text.moveWhom(whom, cost) : text.moveHere(cost), run };
}

/** Moves the selected figure along the path on display. */
export async function moveToGoal(scene: BoardScene, option?: MoveOption): Promise<void> {
  const { view, standing, moves } = scene;
  const { goal, pathIndex } = view;
  const chosen = option ?? onlyItem(goal ? moves.optionsTo(goal) : []);
  const move = chosen?.ways[chosen.ways.length > pathIndex ? pathIndex : 0];
  if (!goal || !chosen || !move || !standing || !moves.isAllowed) return;
  const { by } = chosen;
  const { id: figure } = standing;
  const points = by?.points ?? moves.points;
  const movement = moves.movementBy(by);
  const path = [...move.path];
  const negate = [...move.traps, ...move.hazards].map(() => view.negate);
  // Clears the goal before the answer arrives, because players may already choose the next one.
  view.forgetGoal();
  const { cards, steps } = scene;
  const answers = { paths: [{ figure, path, negate }] };
  const isAsked = scene.asks?.mover === figure;
  const record = () => {
    if (isAsked) return cards.answer(answers);
    if (by) return cards.press(by.line, answers);
    return steps.send({ type: 'moveFigure', figure, path, movement, points, negate });
  };
  const isRecorded = await record();
  // The remaining points can be used by a manual move with the same type of movement.
  if (isRecorded && standing.kind === 'character') {
    view.recordMove(figure, goal, points - move.cost);
    if ((isAsked || by) && view.selected === figure) view.movement = movement;
  }
  if (!isRecorded && !view.goal && view.selected === figure) view.aimAt(goal, pathIndex);
}

function onlyItem<T>([only, ...others]: readonly T[]): T | null {
  return others.length === 0 ? (only ?? null) : null;
}

/**
 * The character that opens a door or loots: the selected one, else the active one. Null if neither
 * is a character.
 */
function actingCharacter(scene: BoardScene): FigureId | null {
  const isCharacter = (id: FigureId | null | undefined) =>
    id && findFigure(scene.scenario, id)?.kind === 'character' ? id : null;
  return isCharacter(scene.selected?.id) ?? isCharacter(scene.acting);
}

export function openDoorCommand(scene: BoardScene, door: number): CommandOf<'openDoor'> {
  return { type: 'openDoor', door, by: actingCharacter(scene) };
}

function doorActions(scene: BoardScene, hex: Hex): readonly BoardAction[] {
  const door = scene.doorAt(hex);
  if (!door || door.kind === 'corridor') return [];
  const set = (label: string, state: 'closed' | 'locked') =>
    commandAction(scene, label, { type: 'setDoor', door: door.door, state });
  const opening = openDoorCommand(scene, door.door);
  if (door.kind === 'breakableWall') {
    return door.state === 'open'
      ? [set(text.close, 'closed')]
      : [{ ...commandAction(scene, text.breakWall, opening), isMain: true }];
  }
  switch (door.state) {
    case 'closed': {
      const actor = actingCharacter(scene);
      // A character with a move opens the door by moving there, so this is not the main action.
      const opensByMoving = scene.asks !== null || scene.moves.lines.length > 0;
      const label = actor === null ? text.openDoor : text.openDoorBy(scene.name(actor));
      return [
        {
          ...commandAction(scene, label, opening),
          isMain: scene.view.goal === null && !opensByMoving,
        },
        set(text.lock, 'locked'),
      ];
    }
    case 'locked': {
      const { scenario, content, names } = scene.game;
      const wants = lockOfDoor(scenario, content, door, names);
      return [
        commandAction(scene, LOCKS.openDoorAnyway(wants), { ...opening, anyway: true }),
        set(text.unlock, 'closed'),
      ];
    }
    case 'open':
      return [set(text.close, 'closed')];
  }
}

function tokenActions(scene: BoardScene, hex: Hex): readonly BoardAction[] {
  const tokens = scene.tokensAt(hex);
  const [first] = tokens;
  const looter = actingCharacter(scene);
  if (looter === null || !first) return [];
  const name = scene.name(looter);
  const label =
    tokens.length === 1
      ? text.loot(name, tokenWords(first))
      : tableText.lootHaul(name, tokens.length, null);
  const all = tokens.map(({ id }) => id);
  return [commandAction(scene, label, { type: 'lootTokens', figure: looter, tokens: all })];
}

/** Players can allow or forbid sight between adjacent hexes without a clear line. */
function sightActions(scene: BoardScene, hex: Hex): readonly BoardAction[] {
  const { board, from, scenario } = scene;
  if (!board || !from || sameHex(from.at, hex)) return [];
  const isAllowed = scenario.board?.allowedSights.some((pair) =>
    [from.at, hex].every((end) => pair.some((each) => sameHex(each, end))),
  );
  const ends = { from: from.at, to: hex };
  if (isAllowed) return [commandAction(scene, text.forbidSight, { type: 'forbidSight', ...ends })];
  if (scene.relation(hex)?.inSight !== false || !areAdjacent(board, from.at, hex)) return [];
  return [commandAction(scene, text.allowSight, { type: 'allowSight', ...ends })];
}

function placeActions(scene: BoardScene, hex: Hex): readonly BoardAction[] {
  if (scene.figureAt(hex) || !scene.isOnMap(hex)) return [];
  const door = scene.doorAt(hex);
  if (door && door.state !== 'open') return [];
  const tokens = scene.scenario.tokens.filter(({ at }) => at === null);
  // Tokens with equal names are offered once.
  const distinct = [...new Map(tokens.map((token) => [tokenWords(token), token])).values()];
  const tokenPlacements = distinct.slice(0, MAX_TO_PLACE).map((token) =>
    commandAction(scene, text.putToken(tokenWords(token)), {
      type: 'placeToken',
      token: token.id,
      at: hex,
    }),
  );
  const { standing } = scene;
  // A tap on a hex in reach moves the figure instead of placing it.
  const cannotWalk = !scene.moves.isAllowed || scene.moves.waysTo(hex).length === 0;
  const placed = standing && cannotWalk ? [standing] : [];
  const unplaced = cannotWalk ? scene.unplaced.slice(0, MAX_TO_PLACE) : [];
  const figurePlacements = [...placed, ...unplaced].map((figure) =>
    commandAction(scene, text.putHere(scene.name(figure.id)), {
      type: 'placeFigure',
      figure: figure.id,
      at: hex,
    }),
  );
  return [...figurePlacements, ...tokenPlacements];
}
