/** English words of reminders of effects that the players carry out. */
import { readEffect } from '#shared/content/notation/effects';
import type { LookUp, ReminderEvent } from '#shared/events/reminders';
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
    `Check the back of the ${names.class(lookUp.class)} mat for the events to add when you unlock this class.`,
  retirementEvents: (lookUp, names) =>
    `Check the ${names.class(lookUp.class)} mat for the events to add when this character retires.`,
  treasureMessage: ({ treasure }) => `Read treasure ${treasure} in the treasure index.`,
  envelope: ({ envelope }) => `Open envelope ${envelope}.`,
  townRecords: () => 'Open the Town Records and keep reading.',
};

type EffectWord = (effect: RuleEffect, names: Names, whose: string) => string;

export const SUFFER = {
  charactersAndSummons: 'every character and summon',
  allFigures: 'every figure',
};

/** Reminders of effects that the players carry out. */
export const REMINDER_LINES: Lines<ReminderEvent['type']> = {
  effectSaid: ({ figure, effect }) =>
    `Do this on the table: ${effectName(readEffect(effect))} (${figure}).`,
  lastAttackSaid: ({ figure, value, isAround }) =>
    `${figure} attacks as it dies: Attack ${value}${isAround ? ' on all enemies adjacent to its hex' : ''}. Draw a modifier card for each.`,
  bookDamageSaid: ({ amount, to }, names) =>
    `Scenario book: ${sufferer(to, SUFFER, names)} suffers ${amount} damage.`,
  bookEndSaid: ({ won, finish }) =>
    finish === undefined
      ? `Scenario book: the scenario is ${won ? 'won' : 'lost'} now.`
      : `Scenario book: the scenario may be ${won ? 'won' : 'lost'} now (ending ${finish}). Check the book.`,
  bookSpawnSaid: ({ spawn }) =>
    `Scenario book: figures may spawn now (spawn ${spawn}). Check the book.`,
  bookStopped: () =>
    'The scenario rules trigger each other endlessly, so Standee stopped. Do the rest on the table.',
  bookRuleSaid: ({ what, doubtful }) =>
    `Scenario book: ${BOOK_NOTES[what]}${doubtful ? ` ${RULE_LINES.doubtful}` : ''}`,
  bookEffectSaid: ({ effect, figure, doubtful }, names) => {
    const whose = figure === null ? RULE_LINES.someone : names.figure(figure);
    const line = (EFFECTS[effect.type] as EffectWord)(effect, names, whose);
    return `Scenario book: ${line}${doubtful ? ` ${RULE_LINES.doubtful}` : ''}`;
  },
  bookRuleEnded: () => 'A rule of the scenario no longer applies.',
  sleepStarted: ({ figure }) => `${figure} is asleep.`,
  sleepEnded: ({ figure }) => `${figure} wakes up.`,
  bookDueSettled: () => 'Scenario book task done.',
  penaltySaid: ({ card, minor, major }) => penaltiesText(card, minor, major),
  treasureRewardSaid: ({ figure, reward }) => `Treasure: ${figure} ${rewardText(reward)}.`,
  bookRankSaid: ({ monster, rank, other }) =>
    `${monster} spawned as ${rank}, but another source says ${other}. Your scenario book decides.`,
  treasureEffectSaid: ({ figure, damage, conditions }) =>
    `Treasure: ${figure} suffers ${listOf([...(damage > 0 ? [`${damage} damage`] : []), ...conditions.map((each) => inSentence(conditionName(each)))])}.`,
  startCostSaid: ({ cost }) =>
    cost.kind === 'discard'
      ? `Event: each character discards ${counted(cost.cards, 'card')} from hand.`
      : `Event: ${cost.together ? 'together you consume' : 'each of you consumes'} ${cost.count} × ${ITEM_SLOT_NAMES[cost.slot].toLowerCase()}.`,
  lookUpSaid: ({ lookUp }, names) =>
    (LOOK_UPS[lookUp.kind] as (asked: LookUp, names: Names) => string)(lookUp, names),
};
