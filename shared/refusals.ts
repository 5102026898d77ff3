/** What stands in the way of what players want to do. */
import type { CampaignRefusal } from './campaignRefusals';
import type { ContentProblem } from './content/contentProblem';
import type { AreaProblem } from './map/areas';
import type { ForcedProblem } from './map/forcedMovement';
import type { MoveProblem } from './map/movement';
import type { BlockId, FigureId } from './ids';
import type { OverlayKind } from './vocabulary';

/**
 * Why a player cannot do something: the fact that stands in the way. One sentence per code is in
 * renderer/text/refusals.ts; a code without a sentence does not compile.
 */
export type Refusal =
  | CampaignRefusal
  /** `field`: the place that is wrong, as in 'targets[0].distance', where it is known. */
  | { readonly code: 'malformedCommand'; readonly field?: string }
  // campaign
  | { readonly code: 'campaignAlreadyBegun' }
  | { readonly code: 'noCampaign' }
  | { readonly code: 'noSuchCharacter'; readonly character: string }
  | { readonly code: 'noSuchClass'; readonly class: string }
  | { readonly code: 'characterIsPlaying'; readonly character: string }
  | { readonly code: 'classIsTaken'; readonly class: string }
  | { readonly code: 'characterNameIsTaken'; readonly name: string }
  | { readonly code: 'tooManyCharacters'; readonly limit: number }
  | { readonly code: 'perkBeyondItsBoxes'; readonly perk: number }
  // scenario
  | { readonly code: 'noScenario' }
  | { readonly code: 'noSuchScenario'; readonly scenario: string }
  | { readonly code: 'scenarioIsRunning' }
  | { readonly code: 'scenarioIsOver' }
  | { readonly code: 'scenarioIsNotOver' }
  | { readonly code: 'alreadyDecided'; readonly won: boolean }
  | { readonly code: 'wrongNumberOfCharacters'; readonly least: number; readonly most: number }
  | { readonly code: 'characterTwice'; readonly character: string }
  | { readonly code: 'noSuchRoom'; readonly room: number }
  | { readonly code: 'roomIsRevealed'; readonly room: number }
  // rounds
  | { readonly code: 'notNowInThisPhase'; readonly phase: 'selectCards' | 'turns' | 'over' }
  | { readonly code: 'initiativeMissing'; readonly figures: readonly FigureId[] }
  | { readonly code: 'restNeedsTwoDiscards'; readonly figure: FigureId }
  | { readonly code: 'onlyOneSuchCard'; readonly figure: FigureId; readonly initiative: number }
  | { readonly code: 'notItsTurn'; readonly figure: FigureId }
  | { readonly code: 'noSuchBlock'; readonly block: BlockId }
  | { readonly code: 'notTied' }
  | { readonly code: 'turnsOpen'; readonly figures: readonly FigureId[] }
  | { readonly code: 'turnIsOver'; readonly figure: FigureId }
  | { readonly code: 'lineIsOver'; readonly figure: FigureId }
  | { readonly code: 'anotherTurnRuns'; readonly figure: FigureId }
  | { readonly code: 'notLongResting'; readonly figure: FigureId }
  | { readonly code: 'hasRested'; readonly figure: FigureId }
  // decks
  | { readonly code: 'noSuchDeck'; readonly deck: string }
  | { readonly code: 'noSuchCard'; readonly card: string }
  | { readonly code: 'cardNotInDeck'; readonly card: string }
  | { readonly code: 'deckIsEmpty'; readonly deck: string }
  | { readonly code: 'fewerCardsLeft'; readonly left: number }
  | { readonly code: 'cardAlreadyDrawn'; readonly deck: string }
  | { readonly code: 'supplyIsUsedUp'; readonly card: string; readonly limit: number }
  // attack
  | { readonly code: 'noAttack' }
  | { readonly code: 'attackInProgress' }
  | { readonly code: 'noSuchTarget'; readonly figure: FigureId }
  | { readonly code: 'alreadyTargeted'; readonly figure: FigureId }
  | { readonly code: 'targetIsAlly'; readonly figure: FigureId }
  | { readonly code: 'targetIsInvisible'; readonly figure: FigureId }
  | { readonly code: 'targetOutOfRange'; readonly figure: FigureId; readonly range: number }
  | {
      readonly code: 'attackerCannotAttack';
      readonly figure: FigureId;
      readonly condition: 'stun' | 'disarm';
    }
  | { readonly code: 'attackValueUnknown'; readonly figure: FigureId }
  | { readonly code: 'noTargets' }
  | { readonly code: 'alreadyDrawn'; readonly figure: FigureId }
  | { readonly code: 'nothingDrawn'; readonly figure: FigureId }
  | { readonly code: 'drawDoesNotFit'; readonly reason: 'tooFew' | 'tooMany' }
  | { readonly code: 'nothingToChoose'; readonly figure: FigureId }
  | { readonly code: 'noSuchModifier'; readonly modifier: string }
  | { readonly code: 'tooManyModifiers'; readonly limit: number }
  | { readonly code: 'attackTooLarge'; readonly limit: number }
  | { readonly code: 'orderDoesNotFit' }
  | { readonly code: 'cannotNegate'; readonly figure: FigureId }
  | { readonly code: 'notEnoughCards'; readonly figure: FigureId }
  | { readonly code: 'nothingToNegate'; readonly figure: FigureId }
  // figures
  | { readonly code: 'noSuchFigure'; readonly figure: FigureId }
  | { readonly code: 'figureIsDown'; readonly figure: FigureId }
  | { readonly code: 'notACharacter'; readonly figure: FigureId }
  | { readonly code: 'notAMonster'; readonly figure: FigureId }
  | { readonly code: 'aboveMaximum'; readonly maximum: number }
  | { readonly code: 'zeroNeedsDamage'; readonly figure: FigureId }
  | { readonly code: 'noSuchMonster'; readonly monster: string }
  | { readonly code: 'noSuchRank'; readonly monster: string; readonly rank: string }
  | { readonly code: 'noStandeeLeft'; readonly monster: string; readonly limit: number }
  | { readonly code: 'standeeIsTaken'; readonly standee: number }
  | { readonly code: 'noSuchStandee'; readonly standee: number; readonly limit: number }
  | { readonly code: 'hexIsTaken' }
  | { readonly code: 'hexIsNotOnTheMap' }
  | { readonly code: 'noFreeHex'; readonly figure: FigureId }
  | { readonly code: 'colourIsTaken'; readonly colour: string }
  | { readonly code: 'isImmune'; readonly figure: FigureId; readonly condition: string }
  | { readonly code: 'hasCondition'; readonly figure: FigureId; readonly condition: string }
  | { readonly code: 'hasNotCondition'; readonly figure: FigureId; readonly condition: string }
  | { readonly code: 'noSuchBonus'; readonly figure: FigureId }
  | { readonly code: 'figuresLeft'; readonly monster: string }
  | { readonly code: 'noSuchToken'; readonly token: string }
  | { readonly code: 'onlyCharactersLoot'; readonly figure: FigureId }
  // board
  | { readonly code: 'noBoard' }
  /** `part` is the place in the command: 'path.2'. */
  | { readonly code: 'notAHex'; readonly part: string }
  | { readonly code: 'figureIsNotOnTheBoard'; readonly figure: FigureId }
  | { readonly code: 'noAbilityCard'; readonly figure: FigureId }
  | { readonly code: 'noSuchDoor'; readonly door: number }
  | { readonly code: 'doorIsOpen'; readonly door: number }
  | { readonly code: 'doorIsLocked'; readonly door: number }
  | { readonly code: 'moveIsIllegal'; readonly figure: FigureId; readonly problem: MoveProblem }
  | { readonly code: 'pushIsIllegal'; readonly figure: FigureId; readonly problem: ForcedProblem }
  | {
      readonly code: 'figureCannotMove';
      readonly figure: FigureId;
      readonly condition: 'stun' | 'immobilize';
    }
  | { readonly code: 'notOverAnObstacle'; readonly figure: FigureId }
  | { readonly code: 'hexIsNotNearest' }
  | { readonly code: 'noSuchOverlay'; readonly kind: OverlayKind }
  | { readonly code: 'onlyTrapsHarm' }
  | { readonly code: 'hexTwice' }
  | { readonly code: 'hexesApart' }
  | { readonly code: 'noSuchSight' }
  | { readonly code: 'targetNotInSight'; readonly figure: FigureId }
  | { readonly code: 'areaIsUnusable'; readonly problem: AreaProblem }
  | { readonly code: 'areaDoesNotFit' }
  | { readonly code: 'areaOutOfRange'; readonly range: number }
  // elements
  | { readonly code: 'elementIsInert'; readonly element: string }
  | { readonly code: 'elementNotWanted'; readonly element: string; readonly monster: string }
  // seats
  | { readonly code: 'isTheTables' }
  | { readonly code: 'isAnothers'; readonly figure: FigureId }
  | { readonly code: 'screensOnlyLook' }
  | { readonly code: 'wrongWord' }
  | { readonly code: 'tooManyWords' }
  | { readonly code: 'noSuchDevice' }
  | { readonly code: 'noSuchNetwork' }
  | { readonly code: 'cannotShare' }
  // steps and files
  | { readonly code: 'nothingToUndo' }
  | { readonly code: 'nothingToRedo' }
  | { readonly code: 'stepChanged' }
  | { readonly code: 'noSuchCampaign'; readonly campaign: string }
  | { readonly code: 'nameIsTaken'; readonly name: string }
  | { readonly code: 'printFailed' }
  | { readonly code: 'saveFailed'; readonly reason: SaveFailure; readonly path: string }
  | { readonly code: 'saveIsDamaged'; readonly path: string }
  | { readonly code: 'saveIsNewer'; readonly path: string }
  | { readonly code: 'libraryIsLocked'; readonly path: string }
  | { readonly code: 'noSuchBackup'; readonly backup: string }
  | { readonly code: 'noSuchDeleted'; readonly entry: string }
  | { readonly code: 'fileFailed'; readonly reason: SaveFailure; readonly path: string }
  | { readonly code: 'fileIsNoCampaign'; readonly file: string }
  | { readonly code: 'fileIsDamaged'; readonly file: string }
  | { readonly code: 'fileIsTooLarge'; readonly file: string; readonly megabytes: number }
  // content of the players' own
  | { readonly code: 'contentIsWrong'; readonly problems: readonly ContentProblem[] }
  | { readonly code: 'noSuchOwnScenario'; readonly scenario: string }
  | { readonly code: 'ownScenarioChanged'; readonly title: string }
  | {
      /** A campaign brings another version of a scenario than the one that is here. */
      readonly code: 'ownScenarioDiffers';
      readonly title: string;
    }
  | {
      readonly code: 'ownScenarioIsPlayed';
      readonly title: string;
      /** Names of the campaigns. */
      readonly campaigns: readonly string[];
    }
  | { readonly code: 'ownScenarioIsDamaged'; readonly path: string }
  | { readonly code: 'titleIsTaken'; readonly title: string }
  | { readonly code: 'tooManyOwnScenarios'; readonly limit: number }
  | {
      readonly code: 'packIsInstalled';
      readonly name: string;
      /** Of the pack that is there, and of the one that came; null = it says none. */
      readonly edition: string | null;
      readonly newEdition: string | null;
    }
  | { readonly code: 'packIsUsed'; readonly name: string; readonly campaigns: readonly string[] }
  | { readonly code: 'packIsRequired'; readonly name: string; readonly by: readonly string[] }
  | { readonly code: 'packChanged'; readonly name: string }
  | { readonly code: 'packIsDamaged'; readonly path: string }
  | { readonly code: 'tooManyPacks'; readonly limit: number }
  // moving in
  | { readonly code: 'notAnExport' }
  | { readonly code: 'exportTooLarge'; readonly limit: number }
  | { readonly code: 'exportOfOtherGame'; readonly edition: string }
  | { readonly code: 'workStopped' };

export type SaveFailure = 'diskFull' | 'notAllowed' | 'gone' | 'other';
export type RefusalCode = Refusal['code'];
