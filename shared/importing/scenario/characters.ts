/** Imports the characters of a scenario in progress. */
import type { Character } from '../../state';
import type { CharacterId } from '../../ids';
import { SUMMON_COLOURS } from '../../vocabulary';
import {
  isTrue,
  numberOf,
  recordAt,
  recordsOf,
  textOf,
  textsOf,
  wholeIn,
  type Foreign,
} from '../reading/foreignFields';
import type { ImportReport } from '../reading/report';
import type { ImportedFigure } from './conditions';
import { convertModifierDeck } from './decks';
import type { ImportSteps } from './steps';

/** An imported character with its data in the export. */
export interface SeatedCharacter {
  readonly foreign: Foreign;
  readonly sheet: CharacterId;
  readonly name: string;
  readonly report: ImportReport;
}

/** A summon with its turn state in the export. */
export interface ImportedSummon extends ImportedFigure {
  readonly owner: string;
  readonly isNew: boolean;
}

/** Sets a character's experience, money and treasures in the scenario, and its modifier deck. */
export function importCharacterState(
  steps: ImportSteps,
  { foreign, sheet, report }: SeatedCharacter,
): void {
  const figure = sheet as string;
  const experience = numberOf(foreign, 'experience') ?? 0;
  const money = numberOf(foreign, 'loot') ?? 0;
  const entered = [
    { part: 'scenarioExperience', type: 'correctExperience', amount: experience },
    { part: 'scenarioMoney', type: 'correctMoney', amount: money },
  ] as const;
  for (const { part, type, amount } of entered) {
    if (amount === 0) continue;
    report.noteIf(steps.do({ type, figure, amount }), part, amount, 'outOfBounds');
  }
  lootTreasures(steps, { foreign, sheet, report });
  const ours = characterOf(steps, sheet);
  const deck = recordAt(foreign, 'attackModifierDeck');
  if (!ours || !deck) return;
  const imported = convertModifierDeck(deck, ours.deck, steps.content.class(ours.class));
  if (!imported) {
    report.noteLeft('modifierDecks', ours.name, 'otherCards');
    return;
  }
  steps.changeFigures((each) => (each.id === ours.id ? { ...ours, deck: imported } : each));
  report.noteTaken(
    'modifierDecks',
    `${String(imported.draw.length)}, ${String(imported.discard.length)}`,
  );
}

function lootTreasures(
  steps: ImportSteps,
  { foreign, sheet, report }: Pick<SeatedCharacter, 'foreign' | 'sheet' | 'report'>,
): void {
  for (const word of textsOf(foreign, 'treasures')) {
    const number = wholeIn(word);
    const token = steps.scenario.tokens.find(
      (each) => each.kind === 'treasure' && each.treasure === (number ?? 'goal'),
    );
    const isDone =
      token !== undefined && steps.do({ type: 'lootTokens', figure: sheet, tokens: [token.id] });
    report.noteIf(isDone, 'treasures', word, 'unknown');
  }
}

export function characterOf(steps: ImportSteps, sheet: string): Character | undefined {
  const figure = steps.figure(sheet);
  return figure?.kind === 'character' ? figure : undefined;
}

/** Places summons in different colours. Older ones can act this round. */
export function importSummons(
  steps: ImportSteps,
  seat: SeatedCharacter,
): readonly ImportedSummon[] {
  const { foreign, sheet, report } = seat;
  return recordsOf(foreign, 'summons').flatMap((summon): readonly ImportedSummon[] => {
    if (isTrue(summon, 'dead')) return [];
    const name = textOf(summon, 'name') || '?';
    const printed = printedSummon(steps, seat, name);
    const wanted = {
      type: 'addSummon',
      owner: sheet,
      name: printed?.name ?? name,
      colour: freeColour(steps, textOf(summon, 'color')),
      hitPoints: numberOf(summon, 'maxHealth'),
      attack: numberOf(summon, 'attack') ?? printed?.attack ?? 0,
      move: numberOf(summon, 'movement') ?? printed?.move ?? 0,
      range: numberOf(summon, 'range') ?? printed?.range ?? 0,
      shield: printed?.shield ?? 0,
      retaliate: printed?.retaliate ?? 0,
      flying: isTrue(summon, 'flying') || printed?.flying === true,
      attackEffects: printed?.attackEffects ?? [],
      at: null,
    };
    const id = `summon-${String(steps.scenario.nextNumber)}`;
    if (!steps.do(wanted)) {
      report.noteLeft('figures', name, 'againstRules');
      return [];
    }
    const isNew = textOf(summon, 'state') === 'new';
    if (!isNew) {
      const cameInRound = Math.max(0, steps.scenario.round - 1);
      steps.changeFigures((each) =>
        each.id === id && each.kind === 'summon' ? { ...each, cameInRound } : each,
      );
    }
    return [{ id, name: wanted.name, foreign: summon, report, owner: sheet, isNew }];
  });
}

function freeColour(steps: ImportSteps, wanted: string): string {
  const taken = steps.scenario.figures.flatMap((figure) =>
    figure.kind === 'summon' ? [figure.colour as string] : [],
  );
  const free = SUMMON_COLOURS.filter((colour) => !taken.includes(colour));
  return free.find((colour) => colour === wanted) ?? free[0] ?? wanted;
}

/** The summon as printed on a class card; the export writes names as 'rat-swarm'. */
function printedSummon(steps: ImportSteps, { sheet }: SeatedCharacter, name: string) {
  const ours = characterOf(steps, sheet);
  const cards = ours ? (steps.content.cardLines(ours.class)?.cards ?? []) : [];
  const summons = cards.flatMap(({ top, bottom }) =>
    [...top, ...bottom].flatMap((line) => line.summon ?? []),
  );
  const found = summons.find((each) => slugOf(each.name) === slugOf(name));
  if (!found) return null;
  const { attack, shield, retaliate } = found;
  return {
    ...found,
    attack: typeof attack === 'number' ? attack : 0,
    shield: shield ?? 0,
    retaliate: retaliate?.value ?? 0,
  };
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
