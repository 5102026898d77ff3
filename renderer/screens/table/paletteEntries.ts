import type { Command } from '#shared/commands/shapes';
import type { FigureId, ModifierDeckId } from '#shared/ids';
import { isInPlay } from '#shared/rules/table/figures';
import type { Figure, Scenario } from '#shared/state';
import { CONDITIONS, ELEMENTS } from '#shared/vocabulary';
import type { PaletteEntry } from '../../palette.svelte';
import { commandTitle } from '../../text/steps/commands';
import type { Names } from '../../text/names/names';
import { KIT } from '../../text/app/kit';
import { PALETTE } from '../../text/app/palette';
import { tableText } from '../../text/table/table';

export interface TableDoings {
  readonly send: (command: Command) => void;
  readonly open: (figure: FigureId) => void;
  readonly target: (figure: FigureId) => void;
  /** Items and cards of a character. */
  readonly kit: (figure: FigureId) => void;
  /** Figures that can be made targets now. */
  readonly targets: ReadonlySet<FigureId>;
  /** Rooms that can be opened next. */
  readonly rooms: readonly number[];
  /** The deck the dock shows. */
  readonly deck: ModifierDeckId;
}

/** Everything that can be done to the table by name. */
export function tableEntries(
  scenario: Scenario,
  names: Names,
  doings: TableDoings,
): readonly PaletteEntry[] {
  const step = (command: Command): PaletteEntry => ({
    label: commandTitle(command, names),
    group: PALETTE.groups.table,
    run: () => {
      doings.send(command);
    },
  });
  const { deck } = doings;
  return [
    ...doings.rooms.map((room) => step({ type: 'revealRoom', room, by: null })),
    step({ type: 'drawModifier', deck }),
    step({ type: 'shuffleModifierDeck', deck }),
    step({ type: 'addModifierCards', deck, card: 'bless', count: 1 }),
    step({ type: 'addModifierCards', deck, card: 'curse', count: 1 }),
    ...ELEMENTS.flatMap((element) => [
      step({ type: 'infuse', element }),
      ...(scenario.elements[element] === 'inert' ? [] : [step({ type: 'consume', element })]),
    ]),
    ...scenario.figures
      .filter(isInPlay)
      .flatMap((figure) => figureEntries(figure, names, doings, step)),
  ];
}

function figureEntries(
  { id, kind, conditions }: Figure,
  names: Names,
  { open, target, kit, targets }: TableDoings,
  step: (command: Command) => PaletteEntry,
): readonly PaletteEntry[] {
  const group = PALETTE.groups.figure;
  const has = new Set<string>(conditions.map(({ name }) => name));
  const name = names.figure(id);
  return [
    {
      label: PALETTE.open(name),
      group,
      run: () => {
        open(id);
      },
    },
    ...(kind === 'character'
      ? [
          {
            label: KIT.title(name),
            group,
            run: () => {
              kit(id);
            },
          },
        ]
      : []),
    ...(targets.has(id)
      ? [
          {
            label: tableText.target(name),
            group,
            run: () => {
              target(id);
            },
          },
        ]
      : []),
    ...CONDITIONS.map((condition) => {
      const type = has.has(condition) ? 'removeCondition' : 'addCondition';
      return { ...step({ type, figure: id, condition }), group };
    }),
  ];
}
