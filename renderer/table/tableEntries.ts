import type { Command } from '#shared/commands/shapes';
import { roomsInReach } from '#shared/rules/campaign/spoilers/spoilers';
import { isInPlay } from '#shared/rules/figures/figures';
import type { Figure } from '#shared/state';
import { ELEMENTS } from '#shared/vocabulary';
import type { PaletteEntry } from '../app/page/palette.svelte';
import { commandTitle } from '../words/sentences/steps/commands';
import { KIT, tableText } from '../words/sentences/play';
import { PALETTE } from '../words/sentences/first';
import { calculatorText } from '../words/sentences/table/attack';
import type { TableState } from './tableState.svelte';

/** The table's entries in the command palette. */
export function tableEntries(table: TableState): readonly PaletteEntry[] {
  const { scenario, content, names } = table.game;
  const { deck } = table.attack;
  const step = (command: Command): PaletteEntry => ({
    label: commandTitle(command, names),
    group: PALETTE.groups.table,
    run: () => void table.steps.send(command),
  });
  return [
    {
      label: table.flow.label,
      group: PALETTE.groups.table,
      shortcut: 'n',
      run: () => void table.flow.pressNext(),
    },
    ...roomsInReach(scenario, content).map((room) => step({ type: 'revealRoom', room, by: null })),
    step({ type: 'drawModifier', deck }),
    step({ type: 'shuffleModifierDeck', deck }),
    step({ type: 'addModifierCards', deck, card: 'bless', count: 1 }),
    step({ type: 'addModifierCards', deck, card: 'curse', count: 1 }),
    ...ELEMENTS.flatMap((element) => [
      step({ type: 'infuse', element }),
      ...(scenario.elements[element] === 'inert' ? [] : [step({ type: 'consume', element })]),
    ]),
    ...[
      { type: 'placeCharacters' } as const,
      ...[true, false].map((won) => ({ type: 'finishScenario', won }) as const),
    ]
      .filter((command) => table.steps.whyNot(command) === null)
      .map(step),
    ...(table.steps.act.kind === 'draw' || table.steps.act.kind === 'enterModifierCard'
      ? [
          {
            label: calculatorText.drawMyself,
            group: PALETTE.groups.table,
            run: () => (table.steps.isCardEntered = !table.steps.isCardEntered),
          },
        ]
      : []),
    ...(scenario.phase.name === 'turns' ? scenario.phase.order : []).map(({ id }) => ({
      label: tableText.correctInitiativeOf(names.block(id)),
      group: PALETTE.groups.table,
      run: () => table.steps.places.correctInitiative(id),
    })),
    ...scenario.figures.filter(isInPlay).flatMap((figure) => figureEntries(figure, table, step)),
  ];
}

function figureEntries(
  { id, kind, conditions }: Figure,
  table: TableState,
  step: (command: Command) => PaletteEntry,
): readonly PaletteEntry[] {
  const has = new Set<string>(conditions.map(({ name }) => name));
  const name = table.game.names.figure(id);
  const entry = (label: string, run: () => void): PaletteEntry => ({
    label,
    group: PALETTE.groups.figure,
    run,
  });
  return [
    entry(PALETTE.open(name), () => table.steps.places.openFigure(id)),
    ...(kind === 'character' ? [entry(KIT.title(name), () => table.steps.places.openKit(id))] : []),
    ...[{ type: 'takeShortRest', figure: id, again: false } as const]
      .filter((rest) => kind === 'character' && table.steps.whyNot(rest) === null)
      .map((rest) => ({ ...step(rest), group: PALETTE.groups.figure })),
    ...(table.attack.aim.open.has(id)
      ? [entry(tableText.target(name), () => void table.attack.toggle(id))]
      : []),
    ...table.game.content.conditionNames().map((condition) => {
      const type = has.has(condition) ? 'removeCondition' : 'addCondition';
      return { ...step({ type, figure: id, condition }), group: PALETTE.groups.figure };
    }),
  ];
}
