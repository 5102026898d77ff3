/** What can be edited about the things of a pack: fields as data, over the shapes of the file. */

/** What a field stands in, as it is kept in a file. */
export type Fields = Readonly<Record<string, unknown>>;

/** Fields of one thing; `rare` ones are shown where they are set, and added by choice. */
export interface Form {
  readonly fields: readonly Field[];
  readonly rare?: readonly Field[];
  /** It may also be written as in the file, where it says more than the fields can. */
  readonly asFile?: true;
}

/** Words from which a choice is made: those of the game, or what the packs and the box have. */
export type ChoiceName =
  | 'ends'
  | 'hinders'
  | 'draws'
  | 'slots'
  | 'use'
  | 'source'
  | 'itemEffects'
  | 'itemWhen'
  | 'itemAffects'
  | 'itemStates'
  | 'itemHalf'
  | 'attackKinds'
  | 'scopes'
  | 'immunities'
  | 'elements'
  | 'wildElements'
  | 'conditions'
  | 'monsters'
  | 'ignores'
  | 'cardLevels'
  | 'active'
  | 'lineTypes'
  | 'lineAffects'
  | 'occasions'
  | 'requirements'
  | 'counted'
  | 'meanings'
  | 'durations'
  | 'roles'
  | 'shields';

export type Field = {
  readonly key: string;
  /** It may be left out of the file. */
  readonly optional?: true;
} & (
  | { readonly kind: 'text' | 'words'; readonly most: number; readonly begins?: string }
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      /** Emptied it is null: printed as a dash. */
      readonly orNone?: true;
    }
  /** A number, a relative one or a formula, as it is written. */
  | {
      readonly kind: 'amount';
      readonly begins?: number | string;
      /** Emptied it is null: printed as a dash. */
      readonly orNone?: true;
    }
  | { readonly kind: 'choice' | 'several'; readonly of: ChoiceName }
  /** True, or that word, where it is set; left out otherwise. */
  | { readonly kind: 'mark'; readonly word?: string }
  | { readonly kind: 'switch' | 'sign' | 'colour' | 'file' }
  /** With commas between them. */
  | { readonly kind: 'effects' | 'cards' | 'numbers' }
  /** One for each level of a character. */
  | { readonly kind: 'levels'; readonly levels: number; readonly most: number }
  | { readonly kind: 'group'; readonly form: Form; readonly begins: Fields }
  | {
      readonly kind: 'list';
      readonly form: Form;
      readonly begins: Fields;
      readonly most: number;
    }
);

const NAME = { kind: 'text', key: 'name', most: 60 } as const;
const NOTE = { kind: 'words', key: 'note', most: 400, optional: true } as const;
const SIGN = { kind: 'sign', key: 'sign', optional: true } as const;

const number = (key: string, least = 1, most = 200): Field => ({
  kind: 'number',
  key,
  least,
  most,
  optional: true,
});
const choice = (key: string, of: ChoiceName): Field => ({ kind: 'choice', key, of });
const maybe = (key: string, of: ChoiceName): Field => ({ kind: 'choice', key, of, optional: true });
const several = (key: string, of: ChoiceName): Field => ({
  kind: 'several',
  key,
  of,
  optional: true,
});
const mark = (key: string, word?: string): Field => ({
  kind: 'mark',
  key,
  optional: true,
  ...(word !== undefined && { word }),
});
const file = (key: string): Field => ({ kind: 'file', key, optional: true });
const needed = (key: string, least: number, most: number): Field => ({
  kind: 'number',
  key,
  least,
  most,
});

const DEED: Form = { fields: [number('damage', 1, 20), number('heal', 1, 20)] };
const deed = (key: string): Field => ({
  kind: 'group',
  key,
  form: DEED,
  begins: { damage: 1 },
  optional: true,
});

export const CONDITION_FORM: Form = {
  fields: [
    NAME,
    SIGN,
    {
      kind: 'group',
      key: 'works',
      begins: { ends: 'turnEnd' },
      form: {
        fields: [
          choice('ends', 'ends'),
          maybe('attacks', 'draws'),
          number('attacked', -9, 9),
          mark('good'),
          mark('attackersGainDisadvantage'),
          mark('cancelsHeal'),
          several('hinders', 'hinders'),
          deed('atTurnStart'),
          deed('atTurnEnd'),
        ],
      },
    },
    several('removes', 'conditions'),
    NOTE,
  ],
};

const VALUE = { kind: 'amount', key: 'value', optional: true } as const;

/** What an item brings: like the card of a summon, with fewer lines. */
const ITEM_SUMMON: Field = {
  kind: 'group',
  key: 'summon',
  optional: true,
  begins: { id: 'summon', name: 'Summon', hitPoints: 4, move: 2, attack: 2, range: 0 },
  form: {
    fields: [
      NAME,
      { kind: 'text', key: 'id', most: 60 },
      needed('hitPoints', 1, 200),
      needed('move', 0, 9),
      needed('attack', 0, 9),
      needed('range', 0, 9),
      mark('flying'),
    ],
  },
};

const INNER_EFFECT: Form = {
  fields: [choice('type', 'itemEffects'), VALUE, number('range'), maybe('affects', 'itemAffects')],
};

const ITEM_EFFECT: Form = {
  fields: [
    choice('when', 'itemWhen'),
    ...INNER_EFFECT.fields,
    { kind: 'effects', key: 'effects', optional: true },
  ],
  rare: [
    maybe('element', 'wildElements'),
    several('elements', 'wildElements'),
    {
      kind: 'list',
      key: 'actions',
      optional: true,
      form: INNER_EFFECT,
      begins: { type: 'heal', value: 1 },
      most: 6,
    },
    ITEM_SUMMON,
    maybe('kind', 'attackKinds'),
    maybe('scope', 'scopes'),
    maybe('state', 'itemStates'),
    maybe('slot', 'slots'),
    several('to', 'immunities'),
    maybe('half', 'itemHalf'),
    mark('duration', 'round'),
    mark('direction', 'either'),
    mark('initiative', 'laterThanPrevious'),
    mark('jump'),
    mark('adjacent'),
    mark('usableWhileStunned'),
    number('minHexes'),
    number('maxHexes'),
    number('cards'),
    number('min'),
    number('next'),
    { kind: 'amount', key: 'modifier', begins: '+0', optional: true },
    maybe('insteadOf', 'conditions'),
    maybe('ifStrong', 'elements'),
    number('ifHitPoints'),
    several('against', 'monsters'),
    file('cost'),
    file('area'),
  ],
  asFile: true,
};

export const ITEM_FORM: Form = {
  fields: [
    NAME,
    needed('id', 1, 999),
    choice('slot', 'slots'),
    needed('cost', 0, 200),
    needed('copies', 1, 200),
    maybe('use', 'use'),
    number('uses'),
    number('prosperity', 1, 9),
    maybe('source', 'source'),
    number('minusOneCards'),
    mark('unrecoverable'),
    {
      kind: 'list',
      key: 'effects',
      optional: true,
      form: ITEM_EFFECT,
      begins: { type: 'heal', when: 'myTurn', value: 2 },
      most: 12,
    },
    NOTE,
  ],
  rare: [file('solo'), file('found')],
};

const SUMMON: Form = {
  fields: [
    NAME,
    { kind: 'text', key: 'id', most: 60 },
    needed('hitPoints', 1, 200),
    { kind: 'number', key: 'move', least: 0, most: 9, orNone: true },
    { kind: 'amount', key: 'attack' },
    needed('range', 0, 9),
    mark('flying'),
    number('shield'),
    number('count'),
    { kind: 'effects', key: 'attackEffects', optional: true },
  ],
  rare: [
    {
      kind: 'group',
      key: 'retaliate',
      optional: true,
      begins: { value: 1, range: 1 },
      form: { fields: [needed('value', 1, 200), needed('range', 1, 200)] },
    },
    maybe('attackX', 'meanings'),
    maybe('attackAffects', 'lineAffects'),
    maybe('attackInfuse', 'wildElements'),
    mark('proxyFor', 'yourAttackActions'),
    file('onDeath'),
    file('atTurnEnd'),
    file('aura'),
  ],
};

/** A line of a class card; what has no field here is written as in the file. */
const CARD_LINE: Form = {
  fields: [
    choice('type', 'lineTypes'),
    VALUE,
    { kind: 'amount', key: 'range', optional: true },
    { kind: 'amount', key: 'target', optional: true },
    maybe('affects', 'lineAffects'),
    { kind: 'effects', key: 'effects', optional: true },
  ],
  rare: [
    { kind: 'words', key: 'text', most: 400, begins: '…', optional: true },
    number('experience'),
    maybe('element', 'wildElements'),
    several('elements', 'wildElements'),
    maybe('infuse', 'wildElements'),
    {
      kind: 'group',
      key: 'summon',
      optional: true,
      form: SUMMON,
      begins: { id: 'summon', name: 'Summon', hitPoints: 4, move: 2, attack: 2, range: 0 },
    },
    mark('jump'),
    mark('self'),
    mark('advantage'),
    mark('ignoreShield'),
    maybe('on', 'occasions'),
    several('when', 'requirements'),
    maybe('per', 'counted'),
    maybe('x', 'meanings'),
    maybe('kind', 'attackKinds'),
    maybe('duration', 'durations'),
    number('uses'),
    number('damage'),
    file('area'),
    file('boosts'),
    file('cost'),
    file('actions'),
  ],
  asFile: true,
};

const HALF: Form = {
  fields: [
    {
      kind: 'list',
      key: 'lines',
      form: CARD_LINE,
      begins: { type: 'attack', value: 2 },
      most: 12,
    },
    mark('lost'),
    maybe('active', 'active'),
  ],
  rare: [
    { kind: 'numbers', key: 'slots', optional: true },
    number('experience'),
    { kind: 'numbers', key: 'experienceOnConsume', optional: true },
    mark('experienceConditional'),
    mark('unrecoverable'),
  ],
};

const half = (key: string, type: string): Field => ({
  kind: 'group',
  key,
  form: HALF,
  begins: { lines: [{ type, value: 2 }] },
});

const CARD: Form = {
  fields: [
    NAME,
    choice('level', 'cardLevels'),
    needed('initiative', 1, 99),
    half('top', 'attack'),
    half('bottom', 'move'),
  ],
  rare: [number('copies')],
};

const PERK: Form = {
  fields: [
    needed('boxes', 1, 9),
    { kind: 'cards', key: 'remove', optional: true },
    { kind: 'cards', key: 'add', optional: true },
    maybe('ignore', 'ignores'),
  ],
};

/** A class with its cards, each with the lines of both halves: see `packParts.ts`. */
export const CLASS_FORM: Form = {
  fields: [
    NAME,
    { kind: 'text', key: 'spoilerSafeName', most: 60 },
    { kind: 'text', key: 'race', most: 60 },
    needed('handSize', 1, 20),
    { kind: 'colour', key: 'colour' },
    SIGN,
    { kind: 'switch', key: 'starting' },
    { kind: 'levels', key: 'hitPoints', levels: 9, most: 200 },
    {
      kind: 'list',
      key: 'cards',
      form: CARD,
      begins: {
        name: '',
        level: 1,
        initiative: 50,
        top: { lines: [{ type: 'attack', value: 2 }] },
        bottom: { lines: [{ type: 'move', value: 2 }] },
      },
      most: 60,
    },
    { kind: 'list', key: 'perks', form: PERK, begins: { boxes: 1, add: ['+1'] }, most: 20 },
  ],
};

/** A stat card: every number may be a formula. */
export const STAT_FORM: Form = {
  fields: [
    { kind: 'amount', key: 'hitPoints' },
    { kind: 'amount', key: 'attack' },
    { kind: 'amount', key: 'move', orNone: true },
    { kind: 'amount', key: 'range' },
    { kind: 'amount', key: 'shield', optional: true },
    {
      kind: 'group',
      key: 'retaliate',
      optional: true,
      begins: { value: 1, range: 1 },
      form: {
        fields: [
          { kind: 'amount', key: 'value' },
          { kind: 'amount', key: 'range' },
        ],
      },
    },
    { kind: 'effects', key: 'attackEffects', optional: true },
    mark('flying'),
    mark('advantage'),
    mark('attackersGainDisadvantage'),
    several('immunities', 'shields'),
  ],
  rare: [
    mark('canOpenDoors'),
    mark('invisibleAtStartOfRound'),
    file('variables'),
    file('special1'),
    file('special2'),
  ],
};

/** An escort or objective of an own scenario; where it stands and goes is laid on the map. */
export const OBJECTIVE_FORM: Form = {
  fields: [
    NAME,
    choice('role', 'roles'),
    { kind: 'amount', key: 'hitPoints' },
    number('initiative', 1, 99),
    { kind: 'amount', key: 'move', optional: true },
  ],
};

/** The lock of a door: what it names has to happen; nothing = it is opened by hand. */
export const DOOR_FORM: Form = {
  fields: [
    {
      kind: 'group',
      key: 'locked',
      optional: true,
      begins: {},
      form: {
        fields: [
          number('round'),
          number('objective'),
          {
            kind: 'group',
            key: 'fallen',
            optional: true,
            begins: { monster: 'bandit-guard' },
            form: {
              fields: [
                choice('monster', 'monsters'),
                { kind: 'amount', key: 'count', optional: true },
              ],
            },
          },
        ],
      },
    },
  ],
};

/** The thing with a field changed; undefined takes it out of the file. */
export function withKey<T extends object>(thing: T, key: string, value: unknown): T {
  const rest = Object.fromEntries(Object.entries(thing).filter(([each]) => each !== key));
  return (value === undefined ? rest : { ...thing, [key]: value }) as T;
}
