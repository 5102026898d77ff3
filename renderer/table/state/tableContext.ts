/** What everything on the table gets by context: the game, its print, names, and how steps are taken. */
import { createContext } from 'svelte';
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { Command } from '#shared/commands/shapes';
import type { Content } from '#shared/content/content';
import type { AbilityDeckId, BlockId, FigureId, ModifierDeckId, MonsterTypeId } from '#shared/ids';
import type { LineAnswers, LineAsks } from '#shared/commands/cards/lineAnswers';
import type { LineMove } from '#shared/commands/cards/lineMoves';
import type { CardDeed } from '#shared/rules/cards/lineAction';
import type { HalfLine } from '#shared/rules/cards/cardLines';
import type { PlayTime } from '#shared/rules/scenario/playTime';
import type { Aim } from '#shared/rules/attack/aim';
import type { CardsInDoubt, CardsOfTurn, TurnHalfLine } from '#shared/rules/cards/playedCards';
import type { Character, CharacterSheet, Hex, Scenario, Turn } from '#shared/state';
import type { Element } from '#shared/vocabulary';
import type { Names } from '../../words/sentences/names/names';
import type { LineCap } from './caps';
import { setSteps, TakingSteps } from '../../game/takingSteps';
import type { Landmarks, Landmark } from '../../ui/landmarks';

/** An area attack as the players laid it. */
export interface LaidArea {
  readonly ranged: boolean;
  readonly hexes: readonly Hex[];
  readonly targets: readonly FigureId[];
}

/** Why a figure cannot be attacked, as a sentence. */
export interface TargetRefusal {
  readonly why: string;
  /** What the board has against it, in a word: players may say otherwise; null = nothing else. */
  readonly byBoard: string | null;
}

/** The attack that is prepared or made at this screen. */
export interface Attacking {
  readonly aim: Aim;
  /** Targets are being chosen. */
  readonly isAiming: boolean;
  /** The same, or a monster's line asks whom it is at, since the board cannot tell. */
  readonly isTargetAsked: boolean;
  /** More targets that the line of the attack has; negative = there are too many. Null = nobody knows. */
  readonly left: number | null;
  /** The only target of a line that has one, while no card lies open; null = there is none. */
  readonly replaceable: FigureId | null;
  /** The next card is drawn at the table and told: always, or as the players say of this one. */
  isTold: boolean;
  /** The act that goes on with the attack that is prepared: its target or its value is missing. */
  readonly wants: NextAct | null;
  /** Begins to prepare an attack of this figure, or the one a line of its card makes. */
  prepare(figure: FigureId, deed?: CardDeed): void;
  giveUp(): void;
  /** Makes it the target in the place of the one that can be replaced. */
  exchange(figure: FigureId): void;
  /** Makes it a target, or takes it back; `anyway` = the players say that it can be reached. */
  toggle(figure: FigureId, how?: 'anyway'): void;
  /** Why a figure could not be attacked from there; null = it can, or nobody knows. */
  whyNotTarget(figure: FigureId): TargetRefusal | null;
  /** Prepares an attack on everybody under an area, or begins it where its value is known. */
  layArea(attacker: FigureId, area: LaidArea): void;
}

/** What is taken along with lines that are not done yet. */
export interface OffersInHand {
  has(line: HalfLine, offer: number): boolean;
  /** Why these elements cannot be used up, as a sentence. */
  whyNotUse(elements: readonly (Element | 'wild')[]): string | null;
}

/** The lines of the cards a character plays in its turn, and the one that is being done. */
export interface LinesInHand {
  /** Whose line is being done, else whose turn runs, where it is a character. */
  readonly character: Character | null;
  /** Null where its cards are not known. */
  readonly cards: CardsOfTurn | null;
  /** Initiatives that do not say which card is played. */
  readonly doubts: CardsInDoubt;
  /** The keys of lines and of their offers. */
  readonly caps: readonly LineCap[];
  /** The line that was pressed and is not done yet. */
  readonly pressed: HalfLine | null;
  /** What it asks next. */
  readonly asks: LineAsks | null;
  /** What the line that asks was told so far. */
  readonly told: LineAnswers;
  /** Whom it will be on, as far as they are chosen. */
  readonly chosen: readonly FigureId[];
  /** What it asks is asked by the crosshairs of the attack. */
  readonly isAiming: boolean;
  /** There is a map elsewhere to answer on. */
  readonly canGoToMap: boolean;
  readonly offers: OffersInHand;
  /** Those that ask for nothing but a way on the map, while no line asks. */
  readonly moves: readonly LineMove[];
  /** Why a line cannot be done now, as a sentence. */
  whyNot(line: HalfLine): string | null;
  /** Does a line that is open, or asks what it was not told. True = neither was refused. */
  press(line: TurnHalfLine, told?: LineAnswers): Promise<boolean>;
  /** Takes an offer along, or lets it be; a line that asks asks anew with it. */
  turnOffer(line: TurnHalfLine, offer: number): void;
  /** Does what a card in effect gives, as its occasion has come. */
  pressOccasion(character: Character, line: HalfLine): void;
  /** Does the line with this key, or takes the offer along; false = there is none. */
  pressKey(key: string): boolean;
  /** True = it was taken: the line is done or asks for the next thing. */
  answer(more: LineAnswers): Promise<boolean>;
  /** What it asks is done at the table. */
  byHand(): void;
  /** One more whom it is on; false = nobody is asked for. */
  choose(figure: FigureId): boolean;
  /** The elements that the line can use up, or make; their places are their digits. */
  elementsFor(asks: LineAsks): readonly Element[];
  applyToChosen(): boolean;
  setNumber(number: number): boolean;
  cancel(): void;
  /** Left out = whose turn runs. */
  toMap(figure?: FigureId): void;
}

/** The one thing that lies over the table; the next one takes its place. */
export type Overlay =
  | { readonly kind: 'figure'; readonly figure: FigureId; readonly anchor: Landmark }
  | { readonly kind: 'kit'; readonly figure: FigureId; readonly anchor: Landmark }
  | { readonly kind: 'hand'; readonly figure: FigureId }
  | { readonly kind: 'standee'; readonly type: MonsterTypeId; readonly anchor: Landmark }
  | { readonly kind: 'abilityCard'; readonly deck: AbilityDeckId; readonly anchor: Landmark }
  | { readonly kind: 'initiative'; readonly block: BlockId; readonly anchor: Landmark }
  | { readonly kind: 'scenario'; readonly anchor: Landmark }
  | { readonly kind: 'monster'; readonly anchor: Landmark }
  | { readonly kind: 'summon'; readonly owner: FigureId };

/** Who focuses whom, in names; nobody without a board. */
export interface FocusNames {
  readonly of: (figure: FigureId) => readonly string[];
  readonly on: (figure: FigureId) => readonly string[];
}

export interface ReadyDeed {
  /** On its button. */
  readonly label: string;
  readonly run: () => unknown;
}

/** The clock of the campaign; only the table's own page has one. */
export interface TableClock {
  /** Null until the host has told it. */
  readonly time: PlayTime | null;
  readonly isRunning: boolean;
  readonly act: (act: 'pause' | 'go') => Promise<void>;
}

export interface TableContext {
  readonly clock: TableClock | null;
  readonly scenario: Scenario;
  /** Of the characters of the campaign. */
  readonly sheets: readonly CharacterSheet[];
  readonly content: Content;
  readonly names: Names;
  readonly colourOf: (character: Character) => string;
  /** What comes next: what the amber button does. */
  readonly act: NextAct;
  /** Which option of what is to be chosen is looked at: the place in its list. */
  lookedChoice: number;
  /** The map stands on this screen. */
  isMapHere: boolean;
  /** What the map would do with what a line asks and was told there; null = something is missing. */
  readyDeed: ReadyDeed | null;
  /** Whose turn runs; null = nobody's. */
  readonly active: FigureId | null;
  /** Whose turn the amber button begins; null = nobody's. */
  readonly upNext: FigureId | null;
  /** How far the turn of each figure is in this round. */
  readonly turns: ReadonlyMap<FigureId, Turn['state']>;
  /** This table tells second cards, too. */
  readonly tellsSeconds: boolean;
  /** Cards lie on the table and are told. */
  readonly isTold: boolean;
  /** The deck of which a drawn card is being told. */
  telling: ModifierDeckId | null;
  readonly attack: Attacking;
  readonly lines: LinesInHand;
  readonly focus: FocusNames;
  /** The cards that an effect let somebody see on top of a deck, from the top; null = nobody knows. */
  readonly seenOnTop: (deck: AbilityDeckId) => readonly number[] | null;
  /** The letter of every figure that has one. */
  readonly caps: ReadonlyMap<FigureId, string>;
  readonly places: Landmarks;
  /** Why a command would be refused now, as a sentence; null = it can be carried out. */
  /** Whether this screen may ever give such a command; what is the table's stands on no device. */
  readonly isOffered: (command: Command) => boolean;
  readonly whyNot: (command: Command) => string | null;
  /** Takes a step; what would exhaust, or is to be asked, is asked first. True = recorded. */
  readonly send: (command: Command) => Promise<boolean>;
  /** Takes a step of which nothing is asked any more. True = recorded. */
  readonly record: (command: Command) => Promise<boolean>;
  /** Takes the attack that runs back, with all that came with it. */
  cancelAttack(): void;
  /** Ends the running turn; what is still open is asked about first. */
  endTurn(): void;
  /** Plays the turns of the acting block, as far as nothing is to be chosen. */
  takeBlock(): void;
  /** Lays one thing over the table; null takes it away. */
  readonly open: (overlay: Overlay | null) => void;
  /**
   * Lends what the letter of a figure does while some are chosen, until the returned function is called;
   * false = it is none of them.
   */
  lendChoice(choose: (figure: FigureId) => boolean): () => void;
  /** Asks which card of the deck lies open. */
  tellAbilityCard(deck: AbilityDeckId): void;
}

const [getTable, setContext] = createContext<TableContext>();
export { getTable };

/** Whatever takes a step on this table asks first what the table asks. */
export function setTable(table: TableContext): void {
  setContext(table);
  setSteps(new TakingSteps(table));
}

/** Names of places on the table that others go to. */
export const PLACES = {
  /** The amber button, where the hand goes when nothing is left to type. */
  next: 'next-step',
  /** Every field for an initiative. */
  initiatives: 'initiatives',
  target: 'target',
  /** The first of the values that an attack may have. */
  attackValue: 'attack-value',
  /** The first of what is to be chosen in the turn that runs. */
  choice: 'choice',
  map: 'map',
  /** The first card that can be told for an attack. */
  toldCard: 'told-card',
  initiative: (character: FigureId) => `initiative-${character}`,
  secondInitiative: (character: FigureId) => `second-${character}`,
  /** Where a figure stands in the list. */
  figure: (figure: FigureId) => `figure-${figure}`,
  /** The sleeve of a monster type. */
  sleeve: (type: MonsterTypeId) => `sleeve-${type}`,
  /** The button beside a figure that opens its panel. */
  panel: (figure: FigureId) => `panel-${figure}`,
  kit: (figure: FigureId) => `kit-${figure}`,
  abilityDeck: (deck: AbilityDeckId) => `deck-${deck}`,
  /** The number of a block in the turn order, which is set right there. */
  turnOrder: (block: BlockId) => `order-${block}`,
};
