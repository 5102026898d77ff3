/** Commands that card abilities use as parts of one step. */
import type { z } from 'zod';
import { useCard, whyNotUse } from '../../rules/cards/activeCards';
import type { FigureId } from '../../ids';
import { ATTACK_COMMANDS } from '../attack/attack';
import { ATTACK_CARD_COMMANDS } from '../attack/modifierCards';
import { TARGET_COMMANDS } from '../attack/targets';
import { BOARD_COMMANDS } from '../board/board';
import { MOVE_COMMANDS } from '../board/moves';
import { DECK_COMMANDS } from '../decks/decks';
import { ELEMENT_COMMANDS } from '../elements/elements';
import { CHARACTER_COMMANDS } from '../figures/characters';
import { FIGURE_COMMANDS } from '../figures/figures';
import { onCharacters } from '../lookups';
import { MONSTER_COMMANDS } from '../monsters/monsters';
import { assumePresent } from '../assertions';
import { ROUND_COMMANDS } from '../round/rounds';
import type { FieldSchemas, ScenarioRow, ShapeFields, WithType, ValuesOf } from '../commandRow';
import type { Whose } from '../rights';
import { SCENARIO_COMMANDS } from '../scenario/scenario';
import { CARD_COMMANDS } from './piles';
import { refreshItems } from './refreshedItems';

/** Fields that name an active card. */
export const useFields = (f: FieldSchemas) => ({ figure: f.figure, card: f.number });
const useActiveCard = onCharacters(
  useFields,
  { whose: 'figure', readBy: 'everyone' },
  {
    whyNot: ({ content, character }, { card }) => whyNotUse(content, character, card),
    carryOut: ({ scenario, content }, { figure, card }) => useCard(scenario, content, figure, card),
  },
);

/** Lets an active card prevent the damage of the current attack, or add shield and retaliate. */
const changeTarget = {
  ...TARGET_COMMANDS.changeTarget,
  shape: (f: FieldSchemas) => ({
    figure: f.figure,
    negate: f.z.literal('cardInEffect').optional(),
    extraShield: f.small.optional(),
    extraRetaliate: f.small.optional(),
    extraRetaliateRange: f.small.optional(),
  }),
};

/** Commands that lines can use. Those about character sheets take effect after the step. */
const SUBCOMMANDS = {
  beginAttack: ATTACK_COMMANDS.beginAttack,
  drawForAttack: ATTACK_CARD_COMMANDS.drawForAttack,
  moveFigure: MOVE_COMMANDS.moveFigure,
  placeFigure: BOARD_COMMANDS.placeFigure,
  openDoor: BOARD_COMMANDS.openDoor,
  pushFigure: MOVE_COMMANDS.pushFigure,
  layOverlay: BOARD_COMMANDS.layOverlay,
  removeOverlay: BOARD_COMMANDS.removeOverlay,
  addModifierCards: DECK_COMMANDS.addModifierCards,
  removeModifierCards: DECK_COMMANDS.removeModifierCards,
  shuffleModifierDeck: DECK_COMMANDS.shuffleModifierDeck,
  moveCard: CARD_COMMANDS.moveCard,
  moveDooms: CARD_COMMANDS.moveDooms,
  countCards: CHARACTER_COMMANDS.countCards,
  correctMoney: CHARACTER_COMMANDS.correctMoney,
  exhaust: CHARACTER_COMMANDS.exhaust,
  revealRoom: SCENARIO_COMMANDS.revealRoom,
  actAgain: ROUND_COMMANDS.actAgain,
  addMonster: MONSTER_COMMANDS.addMonster,
  addSummon: MONSTER_COMMANDS.addSummon,
  sufferDamage: FIGURE_COMMANDS.sufferDamage,
  negateDamage: FIGURE_COMMANDS.negateDamage,
  changeTarget,
  correctHitPoints: FIGURE_COMMANDS.correctHitPoints,
  healFigure: FIGURE_COMMANDS.healFigure,
  addCondition: FIGURE_COMMANDS.addCondition,
  removeCondition: FIGURE_COMMANDS.removeCondition,
  addBonus: FIGURE_COMMANDS.addBonus,
  lootTokens: CHARACTER_COMMANDS.lootTokens,
  gainExperience: CHARACTER_COMMANDS.gainExperience,
  infuse: ELEMENT_COMMANDS.infuse,
  consume: ELEMENT_COMMANDS.consume,
  useActiveCard,
  refreshItems,
};

type SubcommandType = keyof typeof SUBCOMMANDS;
export type LineSubcommand = {
  [T in SubcommandType]: ValuesOf<WithType<T, (typeof SUBCOMMANDS)[T]['shape']>>;
}[SubcommandType];

/** A subcommand, distinguished by its type. */
export function subcommand(f: FieldSchemas): z.ZodType<LineSubcommand> {
  const rows = Object.entries<{ readonly shape: (kit: FieldSchemas) => ShapeFields }>(SUBCOMMANDS);
  const [first, ...others] = rows.map(([type, { shape }]) =>
    f.z.strictObject({ type: f.z.literal(type), ...shape(f) }),
  );
  const all = [assumePresent(first), ...others] as const;
  return f.z.discriminatedUnion('type', all) as unknown as z.ZodType<LineSubcommand>;
}

/** The owners of a step: the figures that act. Effects on other figures need no further rights. */
export function ownersIn(actor: FigureId, subcommands: readonly LineSubcommand[]): Whose {
  const others = subcommands.map(actorsOf);
  return others.includes('table')
    ? 'table'
    : [actor, ...others.flatMap((each) => (each === 'table' ? [] : each))];
}

/** The figures that act in a subcommand. */
function actorsOf(subcommand: LineSubcommand): Whose {
  switch (subcommand.type) {
    case 'beginAttack':
      return [subcommand.attacker];
    case 'moveFigure':
    case 'lootTokens':
    case 'gainExperience':
    case 'moveCard':
    case 'moveDooms':
    case 'countCards':
    case 'correctMoney':
    case 'exhaust':
    case 'useActiveCard':
      return [subcommand.figure];
    case 'addSummon':
      return [subcommand.owner];
    case 'addMonster':
    case 'actAgain':
      return ['monsters'];
    case 'revealRoom':
    case 'openDoor':
      return 'table';
    case 'consume':
      return subcommand.monster === undefined || subcommand.monster === null ? [] : ['monsters'];
    default:
      return [];
  }
}

/** The cast is needed because the compiler cannot relate a subcommand to its row. */
export function rowOf({ type }: LineSubcommand): ScenarioRow<ShapeFields> {
  return SUBCOMMANDS[type] as unknown as ScenarioRow<ShapeFields>;
}
