/** What can be done at the hex the players look at: the buttons under the map. */
import { sameHex, type Hex } from '#shared/map/hexes';
import { areAdjacent } from '#shared/map/range';
import type { Move } from '#shared/map/movement';
import type { Command, CommandOf } from '#shared/commands/shapes';
import type { FigureId } from '#shared/ids';
import { landingHexes } from '#shared/rules/board/emptyHexes';
import { findFigure } from '#shared/rules/figures/figures';
import { OVERLAY_KINDS, type OverlayKind } from '#shared/vocabulary';
import type { MenuEntry } from '../../ui/overlays/menuEntry';
import { boardText as text } from '../../words/sentences/board/board';
import { lockOfDoor, LOCKS } from '../../words/sentences/table/bookRules';
import { tableText } from '../../words/sentences/play';
import { upperFirst } from '../../words/wording/phrases';
import { overlayName } from '../../words/sentences/board/map';
import { directionWords } from '../../table/turn/wayWords';
import { harmWords, tokenWords } from './hexFacts';
import type { BoardScene } from './boardScene';
import { moveWords } from './moveWords';
import type { Going } from './moveTool.svelte';

export interface BoardAction {
  readonly label: string;
  readonly isMain?: boolean;
  /** Settled when it is recorded or refused. */
  /** Why it would be refused, as a sentence. */
  readonly why?: string | null;
  readonly run: () => unknown;
}

/** The most unplaced figures that are offered at a hex. */
const MOST_TO_PLACE = 4;

export function actionsAt(scene: BoardScene): readonly BoardAction[] {
  const { looking } = scene;
  const hex = looking.cursor;
  if (looking.mode.kind === 'area' && scene.area.targets.length > 0) {
    const count = scene.area.targets.length;
    const run = () => scene.area.attack();
    return [{ label: text.areaAttack(count), isMain: true, run }];
  }
  if (looking.mode.kind !== 'look' && looking.mode.kind !== 'place') return [];
  if (looking.mode.kind === 'place' || !hex) return placeAllActions(scene);
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

/** As long as somebody is to be placed at the start. */
function placeAllActions(scene: BoardScene): readonly BoardAction[] {
  if (!scene.showsStarts) return [];
  const { label, why, run } = taking(scene, tableText.placeAll, { type: 'placeCharacters' });
  const isMain = scene.placed.every(({ kind }) => kind !== 'character');
  const placeAll = async () => {
    if (await run()) scene.looking.select(null);
  };
  return [{ label, isMain, why, run: placeAll }];
}

function moveActions(scene: BoardScene): readonly BoardAction[] {
  const { looking, going } = scene;
  const { goal } = looking;
  if (!goal || !going.shown || !going.isAllowed) return [];
  const all = going.goingTo(goal);
  const [only, ...rest] = all;
  // Which of its cards is played is for the players to say.
  if (!only || rest.length > 0) return all.map((each) => goingAction(scene, each, each.ways[0]));
  const others = only.ways.flatMap((way, index): readonly BoardAction[] => {
    if (index === looking.way) return [];
    const run = () => (looking.way = index);
    return [{ label: text.otherWay(way.cost, harmWords(way)), run }];
  });
  return [{ ...goingAction(scene, only, going.shown), isMain: true }, ...others];
}

function goingAction(scene: BoardScene, going: Going, way: Move | undefined): BoardAction {
  const { by } = going;
  const { cost, opens } = way ?? { cost: 0, opens: false };
  const run = () => moveToGoal(scene, going);
  if (by) {
    const card = moveWords(by);
    const words = opens ? text.moveAndOpenWith : text.moveWith;
    return { label: words(card, cost, by.points), run };
  }
  const { selected, acting } = scene;
  // Of somebody else it is a correction, and says whose.
  const isOthers = selected !== null && acting !== null && selected.id !== acting;
  const whom = isOthers ? scene.name(selected.id) : null;
  if (opens) return { label: text.moveAndOpen(cost), run };
  return { label: whom ? text.moveWhom(whom, cost) : text.moveHere(cost), run };
}

/** What takes one step: where it would be refused, it says why. */
function taking(scene: BoardScene, label: string, command: Command) {
  const { whyNot, send } = scene.steps;
  return { label, why: whyNot(command), run: () => send(command) };
}

/** Moves the selected figure along the way that is shown. Keys pressed meanwhile count already. */
export async function moveToGoal(scene: BoardScene, told?: Going): Promise<void> {
  const { looking, standing, going } = scene;
  const { goal, way } = looking;
  const chosen = told ?? onlyOne(goal ? going.goingTo(goal) : []);
  const move = chosen?.ways[chosen.ways.length > way ? way : 0];
  if (!goal || !chosen || !move || !standing || !going.isAllowed) return;
  const { by } = chosen;
  const { id: figure } = standing;
  const [points, movement] = [by?.points ?? going.points, going.movementBy(by)];
  const path = [...move.path];
  const negate = [...move.traps, ...move.hazards].map(() => looking.negate);
  // Before the answer: whatever the players look at next is theirs, not this move's.
  looking.forgetGoal();
  const { cards, steps } = scene;
  const answers = { paths: [{ figure, path, negate }] };
  const isAsked = scene.asks?.mover === figure;
  const done = await (isAsked
    ? cards.answer(answers)
    : by
      ? cards.press(by.line, answers)
      : steps.send({ type: 'moveFigure', figure, path, movement, points, negate }));
  // The rest of a line is gone by hand, in the same way of moving.
  if (done && standing.kind === 'character') {
    looking.hasGone(figure, goal, points - move.cost);
    if ((isAsked || by) && looking.selected === figure) looking.movement = movement;
  }
  if (!done && !looking.goal && looking.selected === figure) looking.aimAt(goal, way);
}

function onlyOne<T>([only, ...others]: readonly T[]): T | null {
  return others.length === 0 ? (only ?? null) : null;
}

/** Who opens a door: the selected character, else the one whose turn it is; null = nobody. */
function opener(scene: BoardScene): FigureId | null {
  const isCharacter = (id: FigureId | null | undefined) =>
    id && findFigure(scene.scenario, id)?.kind === 'character' ? id : null;
  return isCharacter(scene.selected?.id) ?? isCharacter(scene.acting);
}

export function openDoorCommand(scene: BoardScene, door: number): CommandOf<'openDoor'> {
  return { type: 'openDoor', door, by: opener(scene) };
}

function doorActions(scene: BoardScene, hex: Hex): readonly BoardAction[] {
  const door = scene.doorAt(hex);
  if (!door || door.kind === 'corridor') return [];
  const set = (label: string, state: 'closed' | 'locked') =>
    taking(scene, label, { type: 'setDoor', door: door.door, state });
  const opening = openDoorCommand(scene, door.door);
  if (door.kind === 'breakableWall') {
    return door.state === 'open'
      ? [set(text.close, 'closed')]
      : [{ ...taking(scene, text.breakWall, opening), isMain: true }];
  }
  switch (door.state) {
    case 'closed': {
      const by = opener(scene);
      const isItsTurn = scene.asks !== null || scene.going.lines.length > 0;
      const label = by === null ? text.openDoor : text.openDoorBy(scene.name(by));
      return [
        // Whoever has its turn goes there, and opens it by that.
        { ...taking(scene, label, opening), isMain: scene.looking.goal === null && !isItsTurn },
        set(text.lock, 'locked'),
      ];
    }
    case 'locked': {
      const { scenario, content, names } = scene.game;
      const wants = lockOfDoor(scenario, content, door, names);
      return [
        taking(scene, LOCKS.openDoorAnyway(wants), { ...opening, anyway: true }),
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
  const looter = opener(scene);
  if (looter === null || !first) return [];
  const name = scene.name(looter);
  const label =
    tokens.length === 1
      ? text.loot(name, tokenWords(first))
      : tableText.lootHaul(name, tokens.length, null);
  const all = tokens.map(({ id }) => id);
  return [taking(scene, label, { type: 'lootTokens', figure: looter, tokens: all })];
}

/** What can be laid on a hex by hand; null where it is not the moment for it. */
export function layingAt(scene: BoardScene): readonly MenuEntry[] | null {
  const hex = scene.looking.cursor;
  if (!hex || scene.looking.mode.kind !== 'look' || scene.selected || !scene.isOnMap(hex)) {
    return null;
  }
  if (scene.doorAt(hex)) return null;
  const laying = (kind: OverlayKind) => ({ type: 'layOverlay' as const, kind, hexes: [hex] });
  const plain = OVERLAY_KINDS.map((kind) => {
    const { label, why, run } = taking(scene, upperFirst(overlayName(kind)), laying(kind));
    return { label, why, onselect: () => void run() };
  });
  const trap = otherTrap(scene, text.layOtherTrap, laying('trap'));
  return [...plain, { ...trap, onselect: () => void trap.run() }];
}

/** A trap that does something else than the damage of the level: what, is asked. */
function otherTrap(
  scene: BoardScene,
  label: string,
  command: CommandOf<'layOverlay'> | CommandOf<'springTrap'>,
): Pick<BoardAction, 'label' | 'run'> & { readonly why: string | null } {
  const why = scene.steps.whyNot(command);
  return { label, why, run: () => (scene.looking.trap = command) };
}

const REMOVABLE: readonly string[] = OVERLAY_KINDS;

function overlayActions(scene: BoardScene, hex: Hex): readonly BoardAction[] {
  return scene.overlaysAt(hex).flatMap(({ kind, type }): readonly BoardAction[] => {
    if (!REMOVABLE.includes(kind)) return [];
    const figure = scene.figureAt(hex)?.id ?? null;
    const land = kind === 'obstacle' && figure !== null ? landings(scene, figure, hex) : [];
    const springing = { type: 'springTrap', at: hex, figure } as const;
    const spring = taking(scene, text.spring, springing);
    const other = otherTrap(scene, text.springOther, springing);
    const takeAway = taking(scene, text.takeAway(overlayName(kind, type)), {
      type: 'removeOverlay',
      kind: kind as OverlayKind,
      at: hex,
    });
    return kind === 'trap' ? [spring, other, takeAway] : [...land, takeAway];
  });
}

/** Where several hexes are equally near, the players choose where it comes down. */
function landings(scene: BoardScene, figure: FigureId, at: Hex): readonly BoardAction[] {
  const { board, scenario } = scene;
  const hexes = board ? (landingHexes(scenario, board, figure, at) ?? []) : [];
  const down = (label: string, to: Hex | null) =>
    taking(scene, label, { type: 'loseFlight', figure, to });
  if (hexes.length < 2) return [down(text.stopsFlying, null)];
  return hexes.map((to) => down(text.stopsFlyingTo(directionWords(at, to)), to));
}

/** Where two neighbours have no line by the letter, the players decide. */
function sightActions(scene: BoardScene, hex: Hex): readonly BoardAction[] {
  const { board, from, scenario } = scene;
  if (!board || !from || sameHex(from.at, hex)) return [];
  const isAllowed = scenario.board?.allowedSights.some((pair) =>
    [from.at, hex].every((end) => pair.some((each) => sameHex(each, end))),
  );
  const ends = { from: from.at, to: hex };
  if (isAllowed) return [taking(scene, text.forbidSight, { type: 'forbidSight', ...ends })];
  if (scene.relation(hex)?.inSight !== false || !areAdjacent(board, from.at, hex)) return [];
  return [taking(scene, text.allowSight, { type: 'allowSight', ...ends })];
}

function placeActions(scene: BoardScene, hex: Hex): readonly BoardAction[] {
  if (scene.figureAt(hex) || !scene.isOnMap(hex)) return [];
  const door = scene.doorAt(hex);
  if (door && door.state !== 'open') return [];
  const tokens = scene.scenario.tokens.filter(({ at }) => at === null);
  // One of those that are alike is as good as another.
  const unlike = [...new Map(tokens.map((token) => [tokenWords(token), token])).values()];
  const lying = unlike.slice(0, MOST_TO_PLACE).map((token) =>
    taking(scene, text.putToken(tokenWords(token)), {
      type: 'placeToken',
      token: token.id,
      at: hex,
    }),
  );
  const { standing } = scene;
  const cannotWalk = !scene.going.isAllowed || scene.going.waysTo(hex).length === 0;
  const placed = standing && cannotWalk ? [standing] : [];
  // Where whoever acts may go, that is what is meant.
  const late = cannotWalk ? scene.unplaced.slice(0, MOST_TO_PLACE) : [];
  const figures = [...placed, ...late].map((figure) =>
    taking(scene, text.putHere(scene.name(figure.id)), {
      type: 'placeFigure',
      figure: figure.id,
      at: hex,
    }),
  );
  return [...figures, ...lying];
}
