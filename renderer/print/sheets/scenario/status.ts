/** The status sheet: a running scenario on paper, so that players can continue with pen and paper. */
import type { Content } from '#shared/content/content';
import { currentCard } from '#shared/rules/decks/abilityDecks';
import { levelNumbers } from '#shared/rules/scenario/scenarioLevel';
import type { Block, Scenario } from '#shared/state';
import { ELEMENTS } from '#shared/vocabulary';
import { dueLines } from '../../../words/sentences/table/bookDue';
import { DUE } from '../../../words/sentences/table/bookRules';
import { listOf } from '../../../words/sentences/play';
import { type Names } from '../../../words/sentences/names/names';
import { phaseWords, PRINT } from '../../../words/sentences/print/print';
import type { Fact, PaperRow, PaperTable, PrintBlock, PrintPart } from '../blocks';
import { boardFacts } from './boardFacts';
import { decksInPlay } from './decks';
import { figureTrack } from './figureTracks';
import { neededTypes } from './monsterTypes';
import { sleeveSheet } from './sleeves';
import type { PrintTable } from '../printedScenario';

/** The blocks of the status sheet; only a sentence if no scenario is running. */
export function statusBlocks(
  table: PrintTable | null,
  content: Content,
  names: Names,
): readonly PrintBlock[] {
  const scenario = table?.running;
  if (!scenario) return [{ key: 'not-playing', kind: 'sentence', text: PRINT.notPlaying }];
  return [
    {
      key: 'now',
      kind: 'row',
      across: 3,
      parts: [
        { kind: 'facts', title: PRINT.numbers, facts: numbersOf(scenario, names) },
        elementsOf(scenario),
        { kind: 'table', ...orderOf(scenario, names) },
      ],
    },
    ...dueBlocks(scenario, content, names),
    ...figureBlocks(scenario, names),
    { key: 'monsters', kind: 'heading', text: PRINT.monsters, withNext: true },
    ...monsterBlocks(table, content),
    { key: 'decks', kind: 'heading', text: PRINT.decks, withNext: true },
    ...inRows('decks', 3, [
      ...decksInPlay(scenario).map((list): PrintPart => ({ kind: 'deck', ...list })),
      { kind: 'facts', title: PRINT.board, facts: boardFacts(table, names) },
    ]),
    { key: 'ability-decks', kind: 'table', ...abilityDecks(scenario, content, names) },
    ...attackBlocks(scenario, names),
    {
      key: 'notes',
      kind: 'lines',
      title: PRINT.inscription,
      count: 3,
      ifRoom: true,
      grows: true,
    },
  ];
}

/** The open requests of the scenario book to the players. */
function dueBlocks(scenario: Scenario, content: Content, names: Names): readonly PrintBlock[] {
  const lines = dueLines(scenario, content, names);
  if (lines.length === 0) return [];
  return [
    { key: 'due', kind: 'heading', text: DUE.title, withNext: true },
    ...lines.map(({ text }, index): PrintBlock => {
      return { key: `due ${String(index)}`, kind: 'sentence', text };
    }),
  ];
}

function numbersOf(scenario: Scenario, names: Names): readonly Fact[] {
  const numbers = levelNumbers(scenario.level, scenario.monsterLevel);
  return [
    { name: PRINT.round(scenario.round), value: phaseWords(scenario.phase, names) },
    { name: PRINT.charactersCount, value: String(scenario.players) },
    { name: PRINT.scenarioLevel, value: String(scenario.level) },
    { name: PRINT.monsterLevel, value: String(scenario.monsterLevel) },
    { name: PRINT.trap, value: String(numbers.trapDamage) },
    { name: PRINT.hazard, value: String(numbers.hazardDamage) },
    { name: PRINT.gold, value: String(numbers.goldPerToken) },
    { name: PRINT.bonus, value: String(numbers.bonusExperience) },
  ];
}

function elementsOf(scenario: Scenario): PrintPart {
  return {
    kind: 'elements',
    elements: ELEMENTS.map((element) => ({
      element,
      state: scenario.elements[element],
      infusing: scenario.infusing.includes(element),
    })),
  };
}

function orderOf(scenario: Scenario, names: Names): PaperTable {
  return {
    title: PRINT.order,
    columns: [
      { name: PRINT.initiativeShort, align: 'right' },
      { name: PRINT.who, width: '48%' },
      { name: PRINT.state, width: '32%' },
    ],
    rows:
      scenario.phase.name === 'turns'
        ? scenario.phase.order.map((block) => turnRow(block, names))
        : chosenRows(scenario),
  };
}

/** The rows of the characters before the initiatives are revealed, with those already chosen. */
function chosenRows({ figures }: Scenario): readonly (readonly string[])[] {
  return figures.flatMap((figure) => {
    if (figure.kind !== 'character' || figure.exhausted) return [];
    const chosen = figure.initiative;
    if (!chosen) return [['', figure.name, PRINT.notChosen]];
    if (chosen.longRest) return [['99', figure.name, PRINT.longRest]];
    const second = chosen.second === null ? '' : ` / ${chosen.second}`;
    return [[`${chosen.leading}${second}`, figure.name, '']];
  });
}

function turnRow(block: Block, names: Names): readonly string[] {
  const initiative =
    block.second === null ? `${block.initiative}` : `${block.initiative} / ${block.second}`;
  const states = block.turns.map(({ state }) => state);
  const done = states.filter((state) => state === 'done').length;
  const state = states.includes('acting')
    ? PRINT.turnStates.acting
    : done === states.length
      ? PRINT.turnStates.done
      : PRINT.turnStates.waiting;
  const count = done > 0 && done < states.length ? ` (${done}/${states.length})` : '';
  const rest = block.longRest ? `, ${PRINT.longRest}` : '';
  return [initiative, names.block(block.id), `${state}${count}${rest}`];
}

function figureBlocks(scenario: Scenario, names: Names): readonly PrintBlock[] {
  const groups = [
    { title: PRINT.characters, kind: 'character' },
    { title: PRINT.summons, kind: 'summon' },
    { title: PRINT.others, kind: 'objective' },
  ] as const;
  return groups.flatMap(({ title, kind }): PrintBlock[] => {
    const figures = scenario.figures.filter((figure) => figure.kind === kind);
    if (figures.length === 0) return [];
    return [
      { key: `of-${kind}`, kind: 'heading', text: title, withNext: true },
      ...inRows(
        kind,
        2,
        figures.flatMap((figure): PrintPart[] =>
          figure.kind === 'monster' ? [] : [{ kind: 'figure', track: figureTrack(figure, names) }],
        ),
      ),
    ];
  });
}

function monsterBlocks(table: PrintTable, content: Content): readonly PrintBlock[] {
  const { running } = table;
  const types = neededTypes({ ...table, allRooms: false }, content);
  if (!running || types.length === 0) {
    return [{ key: 'no-sleeves', kind: 'sentence', text: PRINT.noSleeves }];
  }
  return types.map((needed) => {
    const figures = running.figures.filter((figure) => figure.kind === 'monster');
    const own = figures.filter(({ type }) => type === needed.type.id);
    return {
      key: `sleeve-${needed.type.id}`,
      kind: 'sleeve',
      sheet: sleeveSheet(needed, table, content, own),
    };
  });
}

function inRows(
  key: string,
  across: PaperRow['across'],
  parts: readonly PrintPart[],
): readonly PrintBlock[] {
  const rows = Math.ceil(parts.length / across);
  return Array.from({ length: rows }, (_, row) => ({
    key: `${key}-${row}`,
    kind: 'row',
    across,
    parts: parts.slice(row * across, (row + 1) * across),
  }));
}

/**
 * The current, remaining and played cards of the ability decks. They are sorted by initiative, so
 * that the order of the deck stays secret.
 */
function abilityDecks(scenario: Scenario, content: Content, names: Names): PaperTable {
  return {
    title: PRINT.abilityDecks,
    columns: [
      { name: PRINT.deck },
      { name: PRINT.current },
      { name: PRINT.left, width: '32%' },
      { name: PRINT.played, width: '32%' },
    ],
    rows: scenario.abilityDecks.map((deck) => {
      const printed = content.abilityDeck(deck.deck);
      const now = currentCard(deck, printed);
      const initiatives = (ids: readonly number[]) => {
        const found = ids.map(
          (id) => printed?.cards.find((card) => card.id === id)?.initiative ?? id,
        );
        return found.toSorted((a, b) => a - b).join(', ') || PRINT.nothing;
      };
      const shuffles = now?.shuffle ? ` (${PRINT.shuffles})` : '';
      return [
        names.abilityDeck(deck.deck),
        now ? `${now.initiative}${shuffles}` : '–',
        initiatives(deck.draw),
        initiatives(deck.discard),
      ];
    }),
  };
}

function attackBlocks({ attack }: Scenario, names: Names): readonly PrintBlock[] {
  if (!attack) return [];
  const targets = listOf(attack.targets.map(({ figure }) => names.figure(figure)));
  const value = `${names.figure(attack.attacker)}: ${PRINT.attack} ${attack.base}`;
  return [
    {
      key: 'attack',
      kind: 'facts',
      title: PRINT.attackOpen,
      facts: [{ name: PRINT.targets(attack.targets.length), value: `${value} → ${targets}` }],
    },
  ];
}
