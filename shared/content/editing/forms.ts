/** Forms of conditions, items, stat cards, and elements of a scenario map. */
import {
  NAME,
  VALUE,
  NOTE,
  SIGN,
  number,
  choice,
  optionalChoice,
  severalChoices,
  mark,
  file,
  requiredNumber,
  type Field,
  type Form,
} from './formFields';

const EFFECT_FORM: Form = { fields: [number('damage', 1, 20), number('heal', 1, 20)] };
const effectGroup = (key: string): Field => ({
  kind: 'group',
  key,
  form: EFFECT_FORM,
  begins: { damage: 1 },
  optional: true,
});

export const CONDITION_FORM: Form = {
  fields: [
    NAME,
    SIGN,
    {
      kind: 'group',
      key: 'traits',
      begins: { ends: 'turnEnd' },
      form: {
        fields: [
          choice('ends', 'ends'),
          optionalChoice('attacks', 'draws'),
          number('attacked', -9, 9),
          mark('good'),
          mark('attackersGainDisadvantage'),
          mark('untargetable'),
          mark('cancelsHeal'),
          severalChoices('hinders', 'hinders'),
          effectGroup('atTurnStart'),
          effectGroup('atTurnEnd'),
        ],
      },
    },
    severalChoices('removes', 'conditions'),
    NOTE,
  ],
};

/** The summon of an item: like the summon of a class card, with fewer fields. */
const ITEM_SUMMON: Field = {
  kind: 'group',
  key: 'summon',
  optional: true,
  begins: { id: 'summon', name: 'Summon', hitPoints: 4, move: 2, attack: 2, range: 0 },
  form: {
    fields: [
      NAME,
      { kind: 'text', key: 'id', most: 60 },
      requiredNumber('hitPoints', 1, 200),
      requiredNumber('move', 0, 9),
      requiredNumber('attack', 0, 9),
      requiredNumber('range', 0, 9),
      mark('flying'),
    ],
  },
};

const INNER_EFFECT: Form = {
  fields: [
    choice('type', 'itemEffects'),
    VALUE,
    number('range'),
    optionalChoice('affects', 'itemAffects'),
  ],
};

const ITEM_EFFECT: Form = {
  fields: [
    choice('when', 'itemWhen'),
    ...INNER_EFFECT.fields,
    { kind: 'effects', key: 'effects', optional: true },
  ],
  rare: [
    optionalChoice('element', 'wildElements'),
    severalChoices('elements', 'wildElements'),
    {
      kind: 'list',
      key: 'actions',
      optional: true,
      form: INNER_EFFECT,
      begins: { type: 'heal', value: 1 },
      most: 6,
    },
    ITEM_SUMMON,
    optionalChoice('kind', 'attackKinds'),
    optionalChoice('scope', 'scopes'),
    optionalChoice('state', 'itemStates'),
    optionalChoice('slot', 'slots'),
    severalChoices('to', 'immunities'),
    optionalChoice('half', 'itemHalf'),
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
    optionalChoice('insteadOf', 'conditions'),
    optionalChoice('ifStrong', 'elements'),
    number('ifHitPoints'),
    severalChoices('against', 'monsters'),
    file('cost'),
    file('area'),
  ],
  asFile: true,
};

export const ITEM_FORM: Form = {
  fields: [
    NAME,
    requiredNumber('id', 1, 999),
    choice('slot', 'slots'),
    requiredNumber('cost', 0, 200),
    requiredNumber('copies', 1, 200),
    optionalChoice('use', 'use'),
    number('uses'),
    number('prosperity', 1, 9),
    optionalChoice('source', 'source'),
    number('minusOneCards'),
    mark('unrecoverable'),
    mark('notForSale'),
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

/** A stat card. Every number can be a formula. */
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
    severalChoices('immunities', 'shields'),
  ],
  rare: [
    mark('canOpenDoors'),
    mark('invisibleAtStartOfRound'),
    file('variables'),
    file('special1'),
    file('special2'),
  ],
};

/** An escort or objective of a custom scenario. Its position and path are edited on the map. */
export const OBJECTIVE_FORM: Form = {
  fields: [
    NAME,
    choice('role', 'roles'),
    { kind: 'amount', key: 'hitPoints' },
    number('initiative', 1, 99),
    { kind: 'amount', key: 'move', optional: true },
  ],
};

/** The lock of a door. The listed events unlock it; without events, the players do. */
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
