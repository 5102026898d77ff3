import { readEffect } from '#shared/content/notation/effects';
import type { LookUp, SaidEvent } from '#shared/events/reminders';
import type { RuleEffect } from '#shared/content/types';
import { penaltiesText, rewardText } from '../setup/dungeon';
import { BOOK_NOTES } from '../table/bookNotes';
import { EFFECTS, RULE_LINES } from '../table/bookRules';
import { ITEM_SLOT_NAMES } from '../party/items';
import { counted, listOf } from '../names/grammar';
import type { Names } from '../../helpers/names';
import { conditionName, effectName, inSentence } from '../names/names';
import { sufferer, type Lines } from '../../helpers/stepFacts';

type LookUpOf<K, L = LookUp> = L extends { readonly kind: infer U }
  ? K extends U
    ? L
    : never
  : never;

type LookUpWords = {
  readonly [K in LookUp['kind']]: (lookUp: LookUpOf<K>, names: Names) => string;
};

export const LOOK_UPS: LookUpWords = {
  classEvents: (lookUp, names) =>
    `Look on the mat of the ${names.class(lookUp.class)} for the events that its opening adds.`,
  retirementEvents: (lookUp, names) =>
    `Look on the mat of the ${names.class(lookUp.class)} for the events that its retirement adds.`,
  randomSideScenario: () => 'Draw a random side scenario card and mark the scenario as open.',
  treasureMessage: ({ treasure }) =>
    `Read what the treasure index says about treasure ${treasure}.`,
  envelope: ({ envelope }) => `Open envelope ${envelope}.`,
  townRecords: () => 'Open the Town Records and read on.',
};

type EffectWord = (effect: RuleEffect, names: Names, whose: string) => string;

export const SUFFER = {
  charactersAndSummons: 'every character and summon',
  allFigures: 'every figure',
};

/** Reminders of effects that the players carry out. */
export const REMINDER_LINES: Lines<SaidEvent['type']> = {
  effectSaid: ({ figure, effect }) =>
    `To do at the table: ${effectName(readEffect(effect))} (${figure}).`,
  lastAttackSaid: ({ figure, value, isAround }) =>
    `${figure} attacks as it dies: Attack ${value}${isAround ? ' on all enemies adjacent to its hex' : ''}. Draw a modifier for each.`,
  bookDamageSaid: ({ amount, to }, names) =>
    `The scenario book: ${sufferer(to, SUFFER, names)} suffers ${amount} damage.`,
  bookEndSaid: ({ won, finish }) =>
    finish === undefined
      ? `The scenario book: the scenario is ${won ? 'won' : 'lost'} now.`
      : `The scenario book: the scenario may be ${won ? 'won' : 'lost'} now (end ${finish}); see there whether it is.`,
  bookSpawnSaid: ({ spawn }) =>
    `The scenario book: figures may come now (spawn ${spawn}); see there whether they do.`,
  bookStopped: () =>
    'Rules of the scenario set each other off. Standee stopped: do the rest yourselves.',
  bookRuleSaid: ({ what, doubtful }) =>
    `The scenario book: ${BOOK_NOTES[what]}${doubtful ? ` ${RULE_LINES.doubtful}` : ''}`,
  bookEffectSaid: ({ effect, figure, doubtful }, names) => {
    const whose = figure === null ? RULE_LINES.someone : names.figure(figure);
    const line = (EFFECTS[effect.type] as EffectWord)(effect, names, whose);
    return `The scenario book: ${line}${doubtful ? ` ${RULE_LINES.doubtful}` : ''}`;
  },
  bookRuleEnded: () => 'A rule of the scenario no longer applies.',
  bookDueSettled: () => 'What the scenario book asked is done.',
  penaltySaid: ({ card, minor, major }) => penaltiesText(card, minor, major),
  treasureRewardSaid: ({ figure, reward }) => `The treasure: ${figure} ${rewardText(reward)}.`,
  bookRankSaid: ({ monster, rank, other }) =>
    `${monster} came as ${rank}; another source says ${other}. The book decides.`,
  treasureEffectSaid: ({ figure, damage, conditions }) =>
    `The treasure: ${figure} suffers ${listOf([...(damage > 0 ? [`${damage} damage`] : []), ...conditions.map((each) => inSentence(conditionName(each)))])}.`,
  startCostSaid: ({ cost }) =>
    cost.kind === 'discard'
      ? `The event: everybody discards ${counted(cost.cards, 'card')} from the hand.`
      : `The event: ${cost.together ? 'together you consume' : 'each of you consumes'} ${cost.count} × ${ITEM_SLOT_NAMES[cost.slot].toLowerCase()}.`,
  lookUpSaid: ({ lookUp }, names) =>
    (LOOK_UPS[lookUp.kind] as (asked: LookUp, names: Names) => string)(lookUp, names),
};
