/**
 * Corrections by the players: one event per kind of value, with its old and new value; no rule
 * applies.
 */
import type { Cases } from '../cases';
import type { BlockId, CharacterId, ClassId, FigureId, MonsterTypeId } from '../ids';
import type { CardCounts, CharacterSheet, Monster, OwnedItem, Scenario } from '../state';
import type { Element, ElementState, Rank, TallyName } from '../vocabulary';

interface Change<T> {
  readonly from: T;
  readonly to: T;
}

/** Fields of a sheet that players can correct and that the history shows. */
export const CORRECTED_FIELDS = [
  'name',
  'level',
  'experience',
  'gold',
  'maxHitPoints',
  'perks',
  'player',
  'absent',
  'checkMarks',
  'extraPerks',
  'blessed',
  'cards',
] as const;
type CorrectedField = (typeof CORRECTED_FIELDS)[number];

/** A field of a sheet with values of its type. */
export type SheetCorrection = {
  readonly [F in CorrectedField]: { readonly what: F } & Change<CharacterSheet[F]>;
}[CorrectedField];

export type CorrectionEvent = Cases<
  'type',
  {
    // during a scenario
    figureCorrected: {
      figure: FigureId;
      what: 'hitPoints' | 'maxHitPoints' | 'experience' | 'money';
    } & Change<number>;
    killsCorrected: { figure: FigureId; monster: MonsterTypeId; rank: Rank } & Change<number>;
    tallyCorrected: {
      figure: FigureId;
      what: TallyName | 'longRests' | 'shortRests';
    } & Change<number>;
    cardsCorrected: { figure: FigureId } & Change<CardCounts | null>;
    monsterCorrected: { figure: FigureId } & Change<Pick<Monster, 'rank' | 'standee'>>;
    initiativeCorrected: {
      block: BlockId;
      /** The character; null = a monster type. */
      figure: FigureId | null;
    } & Change<number>;
    elementCorrected: { element: Element } & Change<ElementState>;
    roundCorrected: Change<number>;
    scenarioLevelCorrected: Change<Pick<Scenario, 'level' | 'monsterLevel'>>;
    /** Monsters whose hit points did not change with the level, because players had set them. */
    numbersKept: { monsters: readonly MonsterTypeId[]; figures: readonly FigureId[] };
    sleeveLevelCorrected: { monster: MonsterTypeId } & Change<number>;
    sleeveRemoved: { monster: MonsterTypeId };
    /** `amount`: money tokens, or 1 for a treasure. */
    tokensAdded: { amount: number };
    tokensRemoved: { amount: number };
    // between scenarios
    sheetCorrected: { character: CharacterId } & SheetCorrection;
    itemCorrected: { character: CharacterId; item: number; name: string } & Change<
      OwnedItem['state']
    >;
    partyCorrected: { what: 'reputation' | 'prosperity' | 'donated' } & Change<number>;
    campaignRenamed: Change<string>;
    /** Seconds. */
    playTimeCorrected: { by: number };
    copiesCorrected: { item: number } & Change<number>;
    classLocked: { class: ClassId };
    treasureRecordRemoved: { treasure: number };
  }
>;
