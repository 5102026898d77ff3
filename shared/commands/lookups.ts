/**
 * Row factories for commands of a scenario. Each looks up what its commands are about: a figure, a
 * deck, the attack, the board or the turns.
 */
import type { AbilityDeckId, FigureId, ModifierDeckId } from '../ids';
import { ok, type Result } from '../result';
import { openDrawing } from '../rules/attack/drawForTarget';
import { aimAt, attackOf } from '../rules/attack/targets';
import { boardOf, doorOf } from '../rules/board/lookups';
import { abilityDeckOf, modifierDeckOf } from '../rules/decks/whyNot';
import {
  characterInPlay,
  characterOf,
  figureInPlay,
  figureOf,
  phaseOf,
} from '../rules/figures/lookups';
import { trackedPiles } from '../rules/cards/namedPiles';
import { makeRowsAbout } from './commandRow';

type Naming<Field extends string, Id> = Readonly<Record<Field, Id>>;

/** Wraps the value of a lookup in an object under a name. */
function nameFound<N extends string, T>(name: N, found: Result<T>): Result<Naming<N, T>> {
  return found.ok ? ok({ [name]: found.value } as Naming<N, T>) : found;
}

/** Combines two lookups. The second runs only if the first succeeded. */
function both<A extends object, B extends object>(first: Result<A>, second: () => Result<B>) {
  if (!first.ok) return first;
  const other = second();
  return other.ok ? ok({ ...first.value, ...other.value }) : other;
}

/** Commands about a figure on the table, including exhausted characters. */
export const onFigures = makeRowsAbout(({ scenario }, { figure }: Naming<'figure', FigureId>) =>
  nameFound('figure', figureOf(scenario, figure)),
);

export const onFiguresInPlay = makeRowsAbout(
  ({ scenario }, { figure }: Naming<'figure', FigureId>) =>
    nameFound('figure', figureInPlay(scenario, figure)),
);

/** Commands about a character, including exhausted ones. */
export const onCharacters = makeRowsAbout(({ scenario }, { figure }: Naming<'figure', FigureId>) =>
  nameFound('character', characterOf(scenario, figure)),
);

export const onCharactersInPlay = makeRowsAbout(
  ({ scenario }, { figure }: Naming<'figure', FigureId>) =>
    nameFound('character', characterInPlay(scenario, figure)),
);

/** Commands about a character whose cards are tracked by name. */
export const onPiles = makeRowsAbout(({ scenario }, { figure }: Naming<'figure', FigureId>) =>
  trackedPiles(scenario, figure),
);

export const onAbilityDecks = makeRowsAbout(
  ({ scenario, content }, { deck }: Naming<'deck', AbilityDeckId>) =>
    abilityDeckOf(scenario, content, deck),
);

export const onModifierDecks = makeRowsAbout(
  ({ scenario }, { deck }: Naming<'deck', ModifierDeckId>) =>
    nameFound('deck', modifierDeckOf(scenario, deck)),
);

/** Commands about the attack in the attack panel. */
export const onAttack = makeRowsAbout(({ scenario }) => nameFound('attack', attackOf(scenario)));

/** Commands about a target of the attack. */
export const onTargets = makeRowsAbout(({ scenario }, { target }: Naming<'target', FigureId>) =>
  aimAt(scenario, target),
);

/** Commands about a target without drawn cards. */
export const onOpenTargets = makeRowsAbout(
  ({ scenario, content }, { target }: Naming<'target', FigureId>) =>
    openDrawing(scenario, content, target),
);

/** Commands about the map of a scenario that has one. */
export const onTheMap = makeRowsAbout(({ scenario, content }) =>
  nameFound('board', boardOf(scenario, content)),
);

export const onDoors = makeRowsAbout(({ scenario, content }, { door }: Naming<'door', number>) =>
  nameFound('door', doorOf(scenario, content, door)),
);

/** Commands during the turns of a round. */
export const inTurns = makeRowsAbout(({ scenario }) =>
  nameFound('phase', phaseOf(scenario, 'turns')),
);

export const onFiguresInTurns = makeRowsAbout(
  ({ scenario }, { figure }: Naming<'figure', FigureId>) =>
    both(nameFound('phase', phaseOf(scenario, 'turns')), () =>
      nameFound('figure', figureOf(scenario, figure)),
    ),
);

export const onCharactersInTurns = makeRowsAbout(
  ({ scenario }, { figure }: Naming<'figure', FigureId>) =>
    both(nameFound('phase', phaseOf(scenario, 'turns')), () =>
      nameFound('character', characterInPlay(scenario, figure)),
    ),
);

/** Commands about a character while cards are selected. */
export const onChoosers = makeRowsAbout(
  ({ scenario }, { character }: Naming<'character', FigureId>) =>
    both(phaseOf(scenario, 'selectCards'), () =>
      nameFound('chooser', characterInPlay(scenario, character)),
    ),
);
