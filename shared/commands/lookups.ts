/**
 * Lookups that commands of a scenario share: figures, characters, decks, the attack, the board, the
 * turns.
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
import { keptPiles } from '../rules/cards/namedPiles';
import { makeRowsAbout } from './row';

type Naming<Field extends string, Id> = Readonly<Record<Field, Id>>;

/** Puts the found value under a name. */
function nameFound<N extends string, T>(name: N, found: Result<T>): Result<Naming<N, T>> {
  return found.ok ? ok({ [name]: found.value } as Naming<N, T>) : found;
}

/** Both values; the second is only looked up if the first was found. */
function both<A extends object, B extends object>(first: Result<A>, second: () => Result<B>) {
  if (!first.ok) return first;
  const other = second();
  return other.ok ? ok({ ...first.value, ...other.value }) : other;
}

/** A figure on the table, exhausted characters included. */
export const onFigures = makeRowsAbout(({ scenario }, { figure }: Naming<'figure', FigureId>) =>
  nameFound('figure', figureOf(scenario, figure)),
);

export const onFiguresInPlay = makeRowsAbout(
  ({ scenario }, { figure }: Naming<'figure', FigureId>) =>
    nameFound('figure', figureInPlay(scenario, figure)),
);

/** Exhausted ones included. */
export const onCharacters = makeRowsAbout(({ scenario }, { figure }: Naming<'figure', FigureId>) =>
  nameFound('character', characterOf(scenario, figure)),
);

export const onCharactersInPlay = makeRowsAbout(
  ({ scenario }, { figure }: Naming<'figure', FigureId>) =>
    nameFound('character', characterInPlay(scenario, figure)),
);

/** Characters whose cards are tracked by name. */
export const onPiles = makeRowsAbout(({ scenario }, { figure }: Naming<'figure', FigureId>) =>
  keptPiles(scenario, figure),
);

export const onAbilityDecks = makeRowsAbout(
  ({ scenario, content }, { deck }: Naming<'deck', AbilityDeckId>) =>
    abilityDeckOf(scenario, content, deck),
);

export const onModifierDecks = makeRowsAbout(
  ({ scenario }, { deck }: Naming<'deck', ModifierDeckId>) =>
    nameFound('deck', modifierDeckOf(scenario, deck)),
);

/** The attack in the calculator. */
export const onAttack = makeRowsAbout(({ scenario }) => nameFound('attack', attackOf(scenario)));

/** One of its targets. */
export const onTargets = makeRowsAbout(({ scenario }, { target }: Naming<'target', FigureId>) =>
  aimAt(scenario, target),
);

/** A target that has no cards yet. */
export const onOpenTargets = makeRowsAbout(
  ({ scenario, content }, { target }: Naming<'target', FigureId>) =>
    openDrawing(scenario, content, target),
);

/** The map of a scenario that has one. */
export const onTheMap = makeRowsAbout(({ scenario, content }) =>
  nameFound('board', boardOf(scenario, content)),
);

export const onDoors = makeRowsAbout(({ scenario, content }, { door }: Naming<'door', number>) =>
  nameFound('door', doorOf(scenario, content, door)),
);

/** While turns are taken. */
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

/** Characters while cards are selected. */
export const onChoosers = makeRowsAbout(
  ({ scenario }, { character }: Naming<'character', FigureId>) =>
    both(phaseOf(scenario, 'selectCards'), () =>
      nameFound('chooser', characterInPlay(scenario, character)),
    ),
);
