/** What was set right by hand: a kind of value each, with what it was and what it is. No rule is involved. */
import type { BlockId, CharacterId, ClassId, FigureId, MonsterTypeId } from '../ids';
import type { CardCounts, CharacterSheet, Monster, OwnedItem, Scenario } from '../state';
import type { Element, ElementState } from '../vocabulary';

interface Change<T> {
  readonly from: T;
  readonly to: T;
}

/** What of a sheet is set by hand and told in the history. */
export type CorrectedField =
  | 'name'
  | 'level'
  | 'experience'
  | 'gold'
  | 'maxHitPoints'
  | 'perks'
  | 'player'
  | 'absent'
  | 'checkMarks'
  | 'extraPerks'
  | 'blessed'
  | 'cards';

/** A field of a sheet with values of its own type. */
export type SheetCorrection = {
  readonly [F in CorrectedField]: { readonly what: F } & Change<CharacterSheet[F]>;
}[CorrectedField];

export type CorrectionEvent =
  // at the table
  | ({
      readonly type: 'figureCorrected';
      readonly figure: FigureId;
      readonly what: 'hitPoints' | 'maxHitPoints' | 'experience' | 'money';
    } & Change<number>)
  | ({ readonly type: 'cardsCorrected'; readonly figure: FigureId } & Change<CardCounts | null>)
  | ({ readonly type: 'monsterCorrected'; readonly figure: FigureId } & Change<
      Pick<Monster, 'rank' | 'standee'>
    >)
  | ({
      readonly type: 'initiativeCorrected';
      readonly block: BlockId;
      /** The character; null = a monster type. */
      readonly figure: FigureId | null;
    } & Change<number>)
  | ({ readonly type: 'elementCorrected'; readonly element: Element } & Change<ElementState>)
  | ({ readonly type: 'roundCorrected' } & Change<number>)
  | ({ readonly type: 'scenarioLevelCorrected' } & Change<Pick<Scenario, 'level' | 'monsterLevel'>>)
  | ({ readonly type: 'sleeveLevelCorrected'; readonly monster: MonsterTypeId } & Change<number>)
  | { readonly type: 'sleeveRemoved'; readonly monster: MonsterTypeId }
  /** `amount`: money tokens, or 1 for a treasure. */
  | { readonly type: 'tokensAdded' | 'tokensRemoved'; readonly amount: number }
  // between scenarios
  | ({ readonly type: 'sheetCorrected'; readonly character: CharacterId } & SheetCorrection)
  | ({
      readonly type: 'itemCorrected';
      readonly character: CharacterId;
      readonly item: number;
      readonly name: string;
    } & Change<OwnedItem['state']>)
  | ({
      readonly type: 'partyCorrected';
      readonly what: 'reputation' | 'prosperity' | 'donated';
    } & Change<number>)
  | ({ readonly type: 'campaignRenamed' } & Change<string>)
  | ({ readonly type: 'copiesCorrected'; readonly item: number } & Change<number>)
  | { readonly type: 'classLocked'; readonly class: ClassId }
  | { readonly type: 'treasureUnnoted'; readonly treasure: number };
