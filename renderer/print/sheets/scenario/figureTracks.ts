/** The hit points of figures on paper, to cross off. */
import { countsOf } from '#shared/rules/figures/hand/heldCards';
import type { Character, Figure, Objective, Summon, ActiveCondition, Bonus } from '#shared/state';
import { PRINT } from '../../../words/sentences/print/print';
import type { Names } from '../../../words/sentences/names/names';
import { summonTerms } from '../../../table/figures/summonTerms';

/** A character, summon, escort or objective with its hit points to cross off. */
export interface FigureTrack {
  readonly name: string;
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  readonly about: readonly string[];
  readonly conditions: readonly ActiveCondition[];
  readonly bonuses: readonly Bonus[];
}

export function figureTrack(
  figure: Exclude<Figure, { kind: 'monster' }>,
  names: Names,
): FigureTrack {
  const { hitPoints, maxHitPoints, conditions, bonuses } = figure;
  return {
    name: figure.name,
    hitPoints,
    maxHitPoints: Math.max(hitPoints, maxHitPoints),
    about: aboutOf(figure, names),
    conditions,
    bonuses,
  };
}

function aboutOf(figure: Character | Summon | Objective, names: Names): readonly string[] {
  if (figure.kind === 'character') return aboutCharacter(figure, names);
  if (figure.kind === 'summon') {
    return [
      PRINT.owner(names.figure(figure.owner)),
      summonTerms(figure)
        .map(({ words }) => words)
        .join(' · '),
      ...(figure.shield > 0 ? [PRINT.shield(figure.shield)] : []),
      ...(figure.retaliate > 0 ? [PRINT.retaliate(figure.retaliate)] : []),
    ];
  }
  const { role, initiative } = figure;
  return [PRINT[role], ...(initiative === null ? [] : [PRINT.fixedInitiative(initiative)])];
}

function aboutCharacter(character: Character, names: Names): readonly string[] {
  const { level, experience, money, treasures, exhausted, shortRested } = character;
  const counts = countsOf(character.cards);
  return [
    `${names.class(character.class)}, ${PRINT.levelWord(level)}`,
    ...(exhausted ? [PRINT.exhausted] : []),
    PRINT.experience(experience),
    PRINT.money(money),
    ...(treasures.length > 0 ? [PRINT.treasuresLooted(treasures)] : []),
    ...(counts ? [PRINT.cards(counts.hand, counts.discard, counts.lost, counts.active)] : []),
    ...(shortRested ? [PRINT.shortRested] : []),
  ];
}
