/** Form of a class: its cards with the lines of both halves, and its perks. */
import {
  NAME,
  VALUE,
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

const SUMMON: Form = {
  fields: [
    NAME,
    { kind: 'text', key: 'id', most: 60 },
    requiredNumber('hitPoints', 1, 200),
    { kind: 'number', key: 'move', least: 0, most: 9, orNone: true },
    { kind: 'amount', key: 'attack' },
    requiredNumber('range', 0, 9),
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
      form: { fields: [requiredNumber('value', 1, 200), requiredNumber('range', 1, 200)] },
    },
    optionalChoice('attackX', 'meanings'),
    optionalChoice('attackAffects', 'lineAffects'),
    optionalChoice('attackInfuse', 'wildElements'),
    mark('proxyFor', 'yourAttackActions'),
    file('onDeath'),
    file('atTurnEnd'),
    file('aura'),
  ],
};

/** Form of a class card line. Other fields are edited as JSON. */
const CARD_LINE: Form = {
  fields: [
    choice('type', 'lineTypes'),
    VALUE,
    { kind: 'amount', key: 'range', optional: true },
    { kind: 'amount', key: 'target', optional: true },
    optionalChoice('affects', 'lineAffects'),
    { kind: 'effects', key: 'effects', optional: true },
  ],
  rare: [
    { kind: 'words', key: 'text', most: 400, begins: '…', optional: true },
    number('experience'),
    optionalChoice('element', 'wildElements'),
    severalChoices('elements', 'wildElements'),
    optionalChoice('infuse', 'wildElements'),
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
    optionalChoice('on', 'occasions'),
    severalChoices('when', 'requirements'),
    optionalChoice('per', 'counted'),
    optionalChoice('x', 'meanings'),
    optionalChoice('kind', 'attackKinds'),
    optionalChoice('duration', 'durations'),
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
    optionalChoice('active', 'active'),
  ],
  rare: [
    { kind: 'numbers', key: 'slots', optional: true },
    number('experience'),
    { kind: 'numbers', key: 'experienceOnConsume', optional: true },
    mark('experienceConditional'),
    mark('unrecoverable'),
  ],
};

const halfField = (key: string, type: string): Field => ({
  kind: 'group',
  key,
  form: HALF,
  begins: { lines: [{ type, value: 2 }] },
});

const CARD: Form = {
  fields: [
    NAME,
    choice('level', 'cardLevels'),
    requiredNumber('initiative', 1, 99),
    halfField('top', 'attack'),
    halfField('bottom', 'move'),
  ],
  rare: [number('copies')],
};

const PERK: Form = {
  fields: [
    requiredNumber('boxes', 1, 9),
    { kind: 'cards', key: 'remove', optional: true },
    { kind: 'cards', key: 'add', optional: true },
    optionalChoice('ignore', 'ignores'),
  ],
};

/** A class with its cards, each with the lines of both halves: see `formThings.ts`. */
export const CLASS_FORM: Form = {
  fields: [
    NAME,
    { kind: 'text', key: 'spoilerSafeName', most: 60 },
    { kind: 'text', key: 'race', most: 60 },
    requiredNumber('handSize', 1, 20),
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
