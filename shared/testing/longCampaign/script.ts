/** Types for the script of a campaign of sixteen evenings. */

/** The characters: Hilda, Nim and Rat, later Sol and Bolt. */
export type Who = 'c1' | 'c2' | 'c3' | 'c4' | 'c5';
type Option = readonly [card: number, option: 'A' | 'B'];

export interface Joining {
  readonly who: Who;
  readonly class: string;
  readonly name: string;
  readonly player: string;
  readonly level: number;
  readonly quest: number;
  readonly cards?: readonly number[];
}

/** A bought sticker with its printed price. */
export interface Enhancing {
  readonly who: Who;
  readonly card: number;
  readonly half: 'top' | 'bottom';
  readonly dot: string;
  readonly sticker: string;
  readonly price: number;
}

/** A visit to the city and the road event after it, in this order. */
export interface Visit {
  readonly city?: Option;
  readonly retires?: Who;
  /** Cards that players draw if the box of the quest is already open. */
  readonly drawn?: { readonly design: number; readonly sideScenario: string };
  readonly joins?: readonly Joining[];
  readonly levels?: readonly (readonly [Who, card: number])[];
  readonly perks?: readonly (readonly [Who, place: number])[];
  readonly sells?: readonly (readonly [Who, item: number])[];
  readonly buys?: readonly (readonly [Who, item: number])[];
  readonly enhances?: readonly Enhancing[];
  readonly donates?: readonly Who[];
  readonly road?: Option;
}

export interface Evening {
  readonly scenario: string;
  readonly lost?: true;
  readonly experience: Readonly<Partial<Record<Who, number>>>;
  /** Money tokens. */
  readonly tokens?: Readonly<Partial<Record<Who, number>>>;
  readonly treasures?: readonly (readonly [Who, number])[];
  readonly kills?: readonly (readonly [Who, monster: string, count: number])[];
  /** An additional monster. */
  readonly comes?: string;
  readonly goals?: readonly (readonly [Who, goal: number])[];
  /** Goals that the players judge as met. */
  readonly judged?: readonly Who[];
  /** The design and side scenario that players draw for a treasure. */
  readonly told?: { readonly design: number; readonly sideScenario: string };
  readonly chosen?: string;
}

export interface Chapter {
  readonly visit: Visit;
  readonly evening?: Evening;
}

export const BEGINNING: readonly Joining[] = [
  { who: 'c1', class: 'brute', name: 'Hilda', player: 'Ann', level: 1, quest: 515 },
  { who: 'c2', class: 'scoundrel', name: 'Nim', player: 'Bob', level: 1, quest: 513 },
  { who: 'c3', class: 'mindthief', name: 'Rat', player: 'Cid', level: 1, quest: 531 },
];
