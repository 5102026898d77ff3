/** Describes hexes, and paths to them, in words. */
import type { LineMove } from '#shared/commands/cards/lines/lineMoves';
import type { Hex } from '#shared/map/hexes';
import type { Move } from '#shared/map/movement';
import type { Token } from '#shared/state';
import { boardText as text, hexWords } from '../../words/sentences/board/board';
import { doorWords, overlayName } from '../../words/sentences/board/board';
import { conditionName, inSentence } from '../../words/sentences/names/names';
import { tableText } from '../../words/sentences/play';
import type { BoardScene } from './boardScene';

/** The facts about a hex: 'Hex, trap, two from Brute, in sight.' */
export function hexDescription(scene: BoardScene, hex: Hex): string {
  const figure = scene.figureAt(hex);
  const door = scene.doorAt(hex);
  const relation = scene.relation(hex);
  const [way] = scene.moves.waysTo(hex);
  return hexWords({
    isOnMap: scene.isOnMap(hex),
    figures: figure ? [figureWords(scene, figure)] : [],
    things: [
      ...(door ? [doorWords(door.kind, door.state)] : []),
      ...scene.overlaysAt(hex).map(({ kind, type }) => overlayName(kind, type)),
      ...scene.tokensAt(hex).map(tokenWords),
      ...scene.lettersAt(hex).map(text.letter),
    ],
    isStart: scene.showsStarts && scene.isStart(hex),
    from: relation && scene.from ? { name: scene.name(scene.from.id), ...relation } : null,
    move: way ? moveWords(way) : null,
  });
}

function figureWords(
  scene: BoardScene,
  figure: NonNullable<ReturnType<BoardScene['figureAt']>>,
): string {
  return [
    scene.name(figure.id),
    text.hitPoints(figure.hitPoints, figure.maxHitPoints),
    ...figure.conditions.map(({ name }) => inSentence(conditionName(name))),
  ].join(', ');
}

/** A move in words: 'move 3, springs a trap'. */
export function moveWords(move: Move): string {
  return [text.moveWords(move.cost), dangerWords(move)].filter((part) => part !== '').join(', ');
}

/** The card whose line allows a move, with the elements it consumes. */
export function moveCardWords({ card, price }: LineMove): string {
  if (!card) return text.anyCard;
  return price === 'lostCard' ? text.lostBy(card.name) : card.name;
}

/** The dangers of a path in words; empty if there are none. */
export function dangerWords({ traps, hazards }: Move): string {
  return [
    ...(traps.length > 0 ? [text.springs(traps.length)] : []),
    ...(hazards.length > 0 ? [text.hazards(hazards.length)] : []),
  ].join(', ');
}

export function tokenWords(token: Token): string {
  return token.kind === 'money'
    ? tableText.moneyToken(token.amount)
    : tableText.treasureToken(token.treasure);
}
