/** Words corrections for the history. Nearly all lines have the same form. */
import type { CorrectionEvent } from '#shared/events/corrections';
import type { CardCounts } from '#shared/state';
import { TABLE_WORDS } from '../play';
import { ELEMENT_NAMES, inSentence } from '../names/names';
import type { Lines } from '../../helpers/stepFacts';

const { CORRECTED, FIELD_NAMES, VALUE_NAMES } = TABLE_WORDS.corrections;
const { COUNTED, COUNTS } = TABLE_WORDS.counts;

type Value = string | number | boolean | null | readonly number[];

function byHand(what: string, { from, to }: { readonly from: Value; readonly to: Value }): string {
  return CORRECTED.byHand(what, valueWords(from), valueWords(to));
}

function valueWords(value: Value): string {
  if (typeof value === 'boolean') return VALUE_NAMES[value ? 'yes' : 'no'];
  const text = value === null ? '' : typeof value === 'object' ? value.join(' ') : String(value);
  return Object.hasOwn(VALUE_NAMES, text) ? VALUE_NAMES[text as keyof typeof VALUE_NAMES] : text;
}

const pilesIn = (cards: CardCounts | null): string =>
  cards === null ? '' : [cards.hand, cards.discard, cards.lost, cards.active].join('/');

export const CORRECTION_LINES: Lines<CorrectionEvent['type']> = {
  figureCorrected: ({ figure, what, ...change }) =>
    byHand(`${figure}, ${FIELD_NAMES[what]}`, change),
  killsCorrected: ({ figure, monster, rank, ...change }) =>
    byHand(`${figure}, ${inSentence(COUNTS.kills(monster, rank))}`, change),
  tallyCorrected: ({ figure, what, ...change }) => byHand(`${figure}, ${COUNTED[what]}`, change),
  cardsCorrected: ({ figure, from, to }) =>
    byHand(`${figure}, ${FIELD_NAMES.cards}`, {
      from: pilesIn(from),
      to: pilesIn(to),
    }),
  monsterCorrected: ({ figure, from, to }) =>
    byHand(`${figure}, ${FIELD_NAMES.monster}`, {
      from: `${from.rank} ${from.standee}`,
      to: `${to.rank} ${to.standee}`,
    }),
  initiativeCorrected: ({ figure, ...change }) =>
    byHand(`${figure === null ? '' : `${figure}, `}${FIELD_NAMES.initiative}`, change),
  elementCorrected: ({ element, ...change }) => byHand(inSentence(ELEMENT_NAMES[element]), change),
  roundCorrected: (change) => byHand(FIELD_NAMES.round, change),
  scenarioLevelCorrected: ({ from, to }) =>
    byHand(FIELD_NAMES.scenarioLevel, {
      from: `${from.level}/${from.monsterLevel}`,
      to: `${to.level}/${to.monsterLevel}`,
    }),
  numbersKept: ({ monsters, figures }) => CORRECTED.kept([...monsters, ...figures]),
  sleeveLevelCorrected: (change) => byHand(FIELD_NAMES.sleeveLevel, change),
  sleeveRemoved: ({ monster }) => CORRECTED.sleeve(monster),
  tokensAdded: ({ amount }) => CORRECTED.put(amount),
  tokensRemoved: ({ amount }) => CORRECTED.taken(amount),
  sheetCorrected: ({ what, from, to }) =>
    what === 'perks' ? CORRECTED.perks : byHand(FIELD_NAMES[what], { from, to }),
  itemCorrected: ({ name, ...change }) => byHand(name, change),
  partyCorrected: ({ what, ...change }) => byHand(FIELD_NAMES[what], change),
  campaignRenamed: (change) => byHand(FIELD_NAMES.campaignName, change),
  playTimeCorrected: ({ by }) => CORRECTED.playTime(by),
  copiesCorrected: (change) => byHand(FIELD_NAMES.itemCopies, change),
  classLocked: () => byHand(FIELD_NAMES.unlockedClass, { from: 'open', to: 'locked' }),
  treasureRecordRemoved: ({ treasure }) =>
    byHand(FIELD_NAMES.treasure, { from: treasure, to: null }),
};
