/**
 * The data of printed sheets: sections that consist of blocks. A block is never split between
 * pages.
 */
import type { Sign } from '#shared/content/notation/signs';
import type { Condition, Element, ElementState } from '#shared/vocabulary';
import type { SheetKind } from '../../app/page/printing';
import type { Step } from '../../history/steps';
import type { AbilitySheet } from './scenario/abilities';
import type { BoardSheet } from './scenario/boardSheet';
import type { FigureTrack } from './scenario/figureTracks';
import type { Orientation } from './paper';
import type { SleeveSheet } from './scenario/sleeves';

/** The sheets of one kind. A section starts on a new page. */
export interface PrintSection {
  readonly kind: SheetKind;
  readonly title: string;
  /** The texts at the head of each page: campaign, scenario, round and date. */
  readonly head: readonly string[];
  readonly orientation: Orientation;
  readonly columns: 1 | 2 | 3 | 4;
  readonly blocks: readonly PrintBlock[];
  /** The conditions that are explained at the foot, for sheets that show them as drawings. */
  readonly legend: readonly Condition[];
}

export type PrintBlock = {
  readonly key: string;
  readonly withNext?: boolean;
  /** True for an optional block, which is left out if it would need another page. */
  readonly ifRoom?: boolean;
  /** True if the block can grow to fill the rest of its column. */
  readonly grows?: boolean;
} & PrintPart;

export type PrintPart =
  | { readonly kind: 'sentence'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'facts'; readonly title: string; readonly facts: readonly Fact[] }
  | ({ readonly kind: 'table' } & PaperTable)
  | ({ readonly kind: 'elements' } & PaperElements)
  | { readonly kind: 'sleeve'; readonly sheet: SleeveSheet }
  | { readonly kind: 'figure'; readonly track: FigureTrack }
  | ({ readonly kind: 'deck' } & DeckList)
  | { readonly kind: 'abilities'; readonly sheet: AbilitySheet }
  | { readonly kind: 'character'; readonly sheet: CharacterPaper }
  | { readonly kind: 'board'; readonly sheet: BoardSheet }
  | { readonly kind: 'step'; readonly step: Step }
  /** Lines to write on. `count` is their minimum number. */
  | { readonly kind: 'lines'; readonly title: string; readonly count: number }
  | PaperRow;

/** Parts of a block that are side by side. */
export interface PaperRow {
  readonly kind: 'row';
  /** The number of parts in a full row. */
  readonly across: 2 | 3;
  readonly parts: readonly PrintPart[];
}

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** A character sheet, filled in or blank. */
export interface CharacterPaper {
  readonly name: string;
  /** The sign of the class; null on a blank sheet. */
  readonly sign: Sign | null;
  readonly className: string;
  readonly facts: readonly Fact[];
  /** The hit points at levels 1 to 9; empty if the class is unknown. */
  readonly hitPoints: readonly number[];
  /** The experience that levels 2 to 9 need. */
  readonly experience: readonly number[];
  /** The level; null on a blank sheet. */
  readonly level: number | null;
  readonly perks: readonly {
    readonly words: string;
    readonly boxes: number;
    readonly checked: number;
  }[];
  readonly checkMarks: number;
  /** The printed lines of each part of the sheet. Players write below them. */
  readonly quest: readonly string[];
  readonly items: readonly string[];
  readonly cards: readonly string[];
  readonly hand: readonly string[];
  readonly notes: readonly string[];
}

export interface PaperTable {
  readonly title: string;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly string[])[];
  /** True for a table to write in. Its rows are higher, and there are lines between the columns. */
  readonly isForm?: boolean;
}

export interface PaperColumn {
  readonly name: string;
  readonly align?: 'left' | 'right' | 'center';
  /** The CSS width. Columns without one share the rest of the table. */
  readonly width?: string;
}

export interface PaperElements {
  readonly elements: readonly {
    readonly element: Element;
    readonly state: ElementState;
    readonly infusing: boolean;
  }[];
}

/** A modifier deck: each different card, with a box for every copy. */
export interface DeckList {
  readonly title: string;
  readonly note: string;
  readonly cards: readonly DeckCard[];
}

export interface DeckCard {
  readonly name: string;
  readonly copies: number;
  /** The number of copies in the discard pile. */
  readonly drawn: number;
}
