/** German words of reminders of effects that the players carry out. */
import type * as en from '../../en/steps/reminders';
import { readEffect } from '#shared/content/notation/effects';
import type { LookUp } from '#shared/events/reminders';
import type { Translation } from '../../helpers/translation';
import type { RuleEffect } from '#shared/content/types';
import { penaltiesText, rewardText } from '../setup/dungeon';
import { BOOK_NOTES } from '../table/bookNotes';
import { EFFECTS, RULE_LINES } from '../table/bookRules';
import { ITEM_SLOT_NAMES } from '../party/items';
import { counted, listOf } from '../names/grammar';
import type { Names } from '../../helpers/names';
import { conditionName, effectName } from '../names/names';
import { sufferer } from '../../helpers/stepFacts';

export const LOOK_UPS: Translation<typeof en.LOOK_UPS> = {
  classEvents: (lookUp, names) =>
    `Seht auf der Matte von ${names.class(lookUp.class)} nach, welche Ereignisse ihr beim Freischalten hinzufügt.`,
  retirementEvents: (lookUp, names) =>
    `Seht auf der Matte von ${names.class(lookUp.class)} nach, welche Ereignisse ihr beim Ruhestand hinzufügt.`,
  treasureMessage: ({ treasure }) => `Lest Schatz ${treasure} im Schatzverzeichnis.`,
  envelope: ({ envelope }) => `Öffnet Umschlag ${envelope}.`,
  townRecords: () => 'Öffnet die Stadtchronik und lest weiter.',
};

type EffectWord = (effect: RuleEffect, names: Names, whose: string) => string;

export const SUFFER: Translation<typeof en.SUFFER> = {
  charactersAndSummons: 'jeder Charakter und jede Beschwörung',
  allFigures: 'jede Figur',
};

export const REMINDER_LINES: Translation<typeof en.REMINDER_LINES> = {
  effectSaid: ({ figure, effect }) =>
    `Führt das am Tisch aus: ${effectName(readEffect(effect))} (${figure}).`,
  lastAttackSaid: ({ figure, value, isAround }) =>
    `${figure} greift beim Tod an: Angriff ${value}${isAround ? ' auf alle Gegner neben ihrem Feld' : ''}. Zieht für jeden eine Modifikatorkarte.`,
  bookDamageSaid: ({ amount, to }, names) =>
    `Szenariobuch: ${sufferer(to, SUFFER, names)} erleidet ${amount} Schaden.`,
  bookEndSaid: ({ won, finish }) =>
    finish === undefined
      ? `Szenariobuch: Das Szenario ist jetzt ${won ? 'gewonnen' : 'verloren'}.`
      : `Szenariobuch: Das Szenario ist jetzt vielleicht ${won ? 'gewonnen' : 'verloren'} (Ende ${finish}). Seht im Buch nach.`,
  bookSpawnSaid: ({ spawn }) =>
    `Szenariobuch: Jetzt könnten Figuren erscheinen (Nachschub ${spawn}). Seht im Buch nach.`,
  bookStopped: () =>
    'Die Regeln des Szenarios lösen einander endlos aus, darum hat Standee angehalten. Führt den Rest am Tisch aus.',
  bookRuleSaid: ({ what, doubtful }) =>
    `Szenariobuch: ${BOOK_NOTES[what]}${doubtful ? ` ${RULE_LINES.doubtful}` : ''}`,
  bookEffectSaid: ({ effect, figure, doubtful }, names) => {
    const whose = figure === null ? RULE_LINES.someone : names.figure(figure);
    const line = (EFFECTS[effect.type] as EffectWord)(effect, names, whose);
    return `Szenariobuch: ${line}${doubtful ? ` ${RULE_LINES.doubtful}` : ''}`;
  },
  bookRuleEnded: () => 'Eine Regel des Szenarios gilt nicht mehr.',
  sleepStarted: ({ figure }) => `${figure} schläft.`,
  sleepEnded: ({ figure }) => `${figure} wacht auf.`,
  bookDueSettled: () => 'Aufgabe aus dem Szenariobuch erledigt.',
  penaltySaid: ({ card, minor, major }) => penaltiesText(card, minor, major),
  treasureRewardSaid: ({ figure, reward }) => `Schatz: ${figure} ${rewardText(reward)}.`,
  bookRankSaid: ({ monster, rank, other }) =>
    `${monster} erschien als ${rank}, aber eine andere Quelle sagt ${other}. Euer Szenariobuch entscheidet.`,
  treasureEffectSaid: ({ figure, damage, conditions }) =>
    `Schatz: ${figure} erleidet ${listOf([...(damage > 0 ? [`${damage} Schaden`] : []), ...conditions.map(conditionName)])}.`,
  startCostSaid: ({ cost }) =>
    cost.kind === 'discard'
      ? `Ereignis: Jeder Charakter wirft ${counted(cost.cards, 'Handkarte', 'Handkarten')} ab.`
      : `Ereignis: ${cost.together ? 'Zusammen verbraucht ihr' : 'Jeder von euch verbraucht'} ${cost.count} × ${ITEM_SLOT_NAMES[cost.slot]}.`,
  lookUpSaid: ({ lookUp }, names) =>
    (LOOK_UPS[lookUp.kind] as (asked: LookUp, names: Names) => string)(lookUp, names),
};
