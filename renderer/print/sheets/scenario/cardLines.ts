/** Puts the lines of an ability card into words for paper, with the numbers of one rank. */
import type { Content } from '#shared/content/content';
import type { AbilityAction, StatBlock } from '#shared/content/types';
import { finalActions } from '#shared/rules/monsters/actionNumbers';
import { type FinalAction, type FinalAttack } from '#shared/rules/monsters/finalActions';
import type { Element } from '#shared/vocabulary';
import { actionLine } from '../../../words/sentences/monsters/monsterActions';
import { ELEMENT_NAMES } from '../../../words/sentences/names/names';
import { PRINT } from '../../../words/sentences/print/print';
import type { PrintTable } from '../printedScenario';

export interface LineWords {
  readonly main: string;
  readonly rest: string;
  readonly area: FinalAttack['area'];
}

type Used = readonly (Element | 'wild')[];

/**
 * The lines of a card in words, with the numbers of a stat card. A line that an element changes is
 * followed by its changed version.
 */
export function wordsOf(
  stats: StatBlock,
  actions: readonly AbilityAction[],
  { players }: Pick<PrintTable, 'players'>,
  content: Content,
): readonly LineWords[] {
  const monsterName = (id: string) => content.monster(id)?.name ?? id;
  const words = (action: FinalAction): LineWords => ({
    ...actionLine(action.type === 'consume' ? action : { ...action, waits: [] }, {
      characters: players,
      monsterName,
    }),
    area: areaOf(action),
  });
  const final = (action: AbilityAction, consumed: Used) =>
    finalActions(stats, [action], { characters: players, consumed, conditions: [] }).map(words);
  return actions
    .flatMap((action) => (action.type === 'special' ? specialOf(stats, action.number) : [action]))
    .flatMap((action) => {
      const plain = final(action, []);
      const boosts = 'boosts' in action ? (action.boosts ?? []) : [];
      const boosted = boosts.flatMap(({ element }) =>
        final(action, [element]).map((line) => withElement(line, element, plain[0]?.area ?? null)),
      );
      return [...plain, ...boosted];
    })
    .filter(({ main, rest }) => main !== '' || rest !== '');
}

function specialOf(stats: StatBlock, number: number): readonly AbilityAction[] {
  return (number === 1 ? stats.special1 : stats.special2) ?? [];
}

function withElement(
  { main, rest, area }: LineWords,
  element: Element | 'wild',
  printed: LineWords['area'],
): LineWords {
  const line = [main, rest].filter((part) => part !== '').join(', ');
  const isSame = JSON.stringify(area) === JSON.stringify(printed);
  return {
    main: '',
    rest: PRINT.withElement(ELEMENT_NAMES[element], line),
    area: isSame ? null : area,
  };
}

function areaOf(action: FinalAction): FinalAttack['area'] {
  return action.type === 'attack' ? action.area : null;
}
