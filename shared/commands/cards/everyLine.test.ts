/** Every line of every class card, once without the board and once with it. */
import { describe, expect, test } from 'vitest';
import { halfLines, type HalfLine } from '../../rules/cards/cardLines';
import { LASTING } from '../../rules/cards/lineAction';
import { findFigure } from '../../rules/figures/figures';
import { id } from '../../ids';
import type { Scenario } from '../../state';
import { hex, placed } from '../../testing/placing';
import { CONTENT, inTurns, played, tableOf } from '../../testing/play';
import { doneWhole } from '../../testing/answering';
import type { Subcommand } from '../monsters/lineActions';

const game = played(inTurns(), [{ type: 'startTurn', figure: 'c1' }]).game;
const OFF_THE_BOARD = tableOf(game);
const ON_THE_BOARD = placed(tableOf(played(game, [{ type: 'useBoard', inUse: true }]).game), {
  c1: [1, 2],
});
const MONSTER = OFF_THE_BOARD.figures.find(({ kind }) => kind === 'monster')?.id ?? id('nobody');

const LINES = CONTENT.classes().flatMap((each) =>
  (CONTENT.cardLines(each.id)?.cards ?? []).flatMap((card) =>
    (['top', 'bottom'] as const).flatMap(
      (half) => halfLines(CONTENT.cardLines(each.id), card.id, half) ?? [],
    ),
  ),
);

/** The commands of a line with all its offers, once every question is answered. */
function allSubcommands(line: HalfLine, scenario: Scenario): readonly Subcommand[] {
  const figure = findFigure(scenario, id('c1'));
  if (figure?.kind !== 'character') throw new Error('nobody plays');
  const offers = line.offers.map((_, offer) => offer);
  const table = { scenario, content: CONTENT, figure, lasts: 'round' } as const;
  return doneWhole(line, table, { target: MONSTER, hex: hex([2, 2]), offers });
}

interface Fate {
  /** Standee does it. */
  done: number;
  /** Said, and noted as long as its card lies there. */
  noted: number;
  /** Said, and left to the players. */
  said: number;
  readonly commands: Set<string>;
}

function fatesByType(): ReadonlyMap<string, Fate> {
  const fates = new Map<string, Fate>();
  for (const line of LINES) {
    const { type } = line.printed;
    const fate = fates.get(type) ?? { done: 0, noted: 0, said: 0, commands: new Set() };
    if (LASTING.includes(type)) fate.noted += 1;
    else if (line.action) fate.done += 1;
    else fate.said += 1;
    for (const table of [OFF_THE_BOARD, ON_THE_BOARD]) {
      for (const command of allSubcommands(line, table)) fate.commands.add(command.type);
    }
    fates.set(type, fate);
  }
  return fates;
}

describe('every line of every class card', () => {
  test('is carried out, tracked while its card is active, or shown as text', () => {
    const told = [...fatesByType()].toSorted().map(([type, { done, noted, said, commands }]) => {
      const parts = [
        ...(done > 0 ? [`${String(done)} done`] : []),
        ...(noted > 0 ? [`${String(noted)} noted`] : []),
        ...(said > 0 ? [`${String(said)} said`] : []),
      ];
      return `${type}: ${[parts.join(', '), ...[...commands].toSorted()].join(' · ')}`;
    });
    expect(told.join('\n')).toMatchInlineSnapshot(`
      "applyDisarmedTrap: 1 said
      attach: 4 noted
      attack: 339 done · addCondition · beginAttack · consume · gainExperience · infuse · sufferDamage
      augment: 8 noted
      buff: 40 noted
      chooseOne: 2 done · healFigure
      command: 31 done, 1 said · addCondition · beginAttack · consume · gainExperience · healFigure · moveFigure · pushFigure · sufferDamage
      condition: 93 done · addCondition · addModifierCards · consume · gainExperience · pushFigure · sufferDamage
      consume: 20 done · addBonus · addCondition · addModifierCards · beginAttack · consume · gainExperience · healFigure · infuse · moveFigure · sufferDamage
      controlTurn: 3 done
      convert: 2 said
      createObstacle: 4 done · layOverlay
      damage: 30 done · consume · gainExperience · sufferDamage
      defense: 8 noted
      destroyObstacle: 2 done, 2 said · consume · gainExperience · removeOverlay
      disarmTraps: 3 done, 1 said · removeOverlay
      doom: 18 noted
      equipItems: 1 said
      exhaust: 1 said
      experience: 373 done · gainExperience
      extraTurn: 1 done
      flying: 1 noted
      forceMove: 1 said
      gainMoney: 1 said
      giveCard: 12 done
      heal: 90 done · addBonus · addCondition · consume · gainExperience · healFigure · infuse
      if: 4 done · addBonus · addCondition · beginAttack · gainExperience
      immunity: 6 noted
      infuse: 158 done · infuse
      kill: 18 done · gainExperience · sufferDamage
      limit: 3 noted
      loot: 39 done · consume · gainExperience
      move: 261 done · addBonus · addCondition · consume · gainExperience · healFigure · moveFigure
      moveObstacle: 1 done · consume · gainExperience · layOverlay · removeOverlay
      noDamage: 2 noted
      overheal: 1 noted
      perform: 54 done · beginAttack · consume · gainExperience · moveFigure · sufferDamage
      pull: 4 done · pushFigure
      push: 7 done · consume · gainExperience · pushFigure
      recoverDiscarded: 8 done · consume · gainExperience
      recoverLost: 12 done, 1 said · consume · gainExperience
      redirectAttacks: 1 noted
      redirectDamage: 1 noted
      redistributeDamage: 1 said
      refreshItems: 8 done · refreshItems
      removeConditions: 2 done
      removeFlying: 1 said
      removeModifierCards: 1 done
      removeNegativeConditions: 4 done
      retaliate: 22 done · addBonus · consume · gainExperience
      setHitPoints: 1 done · correctHitPoints
      shield: 45 done · addBonus · consume · gainExperience · sufferDamage
      shortRestAsLongRest: 1 said
      shuffleModifierDeck: 1 done · shuffleModifierDeck
      song: 12 noted
      summon: 42 done · addSummon
      supplyCard: 4 said
      swapPositions: 3 done · placeFigure
      teleport: 1 done · placeFigure
      transferDoom: 1 said
      trap: 9 done · layOverlay
      treatAsPlus0: 2 noted
      trigger: 66 noted
      woundDamage: 1 noted"
    `);
  });

  test('asks for a number only if it has an action', () => {
    const wrong = LINES.filter(({ action, counts }) => action === null && counts === 'upTo');
    expect(wrong.map(({ ref }) => ref)).toEqual([]);
  });
});
