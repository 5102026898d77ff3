/** Refusals: reasons that a player's command is not possible. */
import type { Cases, NoFacts } from './cases';
import type { CampaignRefusal } from './refusals/campaign';
import type { ContentProblem } from './content/reading/problem';
import type { AreaProblem } from './map/areas';
import type { ForcedProblem } from './map/forcedMovement';
import type { MoveProblem } from './map/movement';
import type { BlockId, FigureId } from './ids';
import type { Condition, OverlayKind } from './vocabulary';

/**
 * The command of an earlier step. Its fields have no types here because `refusals` must not import
 * `commands`.
 */
interface TakenStep {
  readonly type: string;
}

/**
 * The fact that prevents a command. Each code has one sentence in every language; a code without a
 * sentence does not compile.
 */
export type Refusal =
  | CampaignRefusal
  | Cases<
      'code',
      {
        /** `field`: the path of the invalid value, as in 'targets[0].distance', if known. */
        malformedCommand: { field?: string };
        // campaign
        campaignAlreadyBegun: NoFacts;
        noCampaign: NoFacts;
        noSuchCharacter: { character: string };
        noSuchClass: { class: string };
        characterIsPlaying: { character: string };
        classIsTaken: { class: string };
        characterNameIsTaken: { name: string };
        tooManyCharacters: { limit: number };
        perkBeyondItsBoxes: { perk: number };
        // scenario
        noScenario: NoFacts;
        noSuchScenario: { scenario: string };
        scenarioIsRunning: NoFacts;
        scenarioIsOver: NoFacts;
        scenarioIsNotOver: NoFacts;
        alreadyDecided: { won: boolean };
        wrongNumberOfCharacters: { least: number; most: number };
        characterTwice: { character: string };
        noSuchRoom: { room: number };
        roomIsRevealed: { room: number };
        // rounds
        notNowInThisPhase: { phase: 'selectCards' | 'turns' | 'over' };
        initiativeMissing: { figures: readonly FigureId[] };
        restNeedsTwoDiscards: { figure: FigureId };
        onlyOneSuchCard: { figure: FigureId; initiative: number };
        notItsTurn: { figure: FigureId };
        noSuchBlock: { block: BlockId };
        notTied: NoFacts;
        turnsOpen: { figures: readonly FigureId[] };
        turnIsOver: { figure: FigureId };
        lineIsOver: { figure: FigureId };
        anotherTurnRuns: { figure: FigureId };
        notLongResting: { figure: FigureId };
        hasRested: { figure: FigureId };
        // decks
        noSuchDeck: { deck: string };
        noSuchCard: { card: string };
        cardNotInDeck: { card: string };
        deckIsEmpty: { deck: string };
        fewerCardsLeft: { left: number };
        cardAlreadyDrawn: { deck: string };
        supplyIsUsedUp: { card: string; limit: number };
        // attack
        noAttack: NoFacts;
        attackInProgress: NoFacts;
        noSuchTarget: { figure: FigureId };
        alreadyTargeted: { figure: FigureId };
        targetIsAlly: { figure: FigureId };
        targetIsInvisible: { figure: FigureId };
        targetOutOfRange: { figure: FigureId; range: number };
        attackerCannotAttack: { figure: FigureId; condition: Condition };
        attackValueUnknown: { figure: FigureId };
        noTargets: NoFacts;
        alreadyDrawn: { figure: FigureId };
        nothingDrawn: { figure: FigureId };
        drawDoesNotFit: { reason: 'tooFew' | 'tooMany' };
        nothingToChoose: { figure: FigureId };
        noSuchModifier: { modifier: string };
        tooManyModifiers: { limit: number };
        attackTooLarge: { limit: number };
        orderDoesNotFit: NoFacts;
        cannotNegate: { figure: FigureId };
        notEnoughCards: { figure: FigureId };
        nothingToNegate: { figure: FigureId };
        // figures
        noSuchFigure: { figure: FigureId };
        figureIsDown: { figure: FigureId };
        notACharacter: { figure: FigureId };
        notAMonster: { figure: FigureId };
        aboveMaximum: { maximum: number };
        zeroNeedsDamage: { figure: FigureId };
        noSuchMonster: { monster: string };
        noSuchRank: { monster: string; rank: string };
        noStandeeLeft: { monster: string; limit: number };
        standeeIsTaken: { standee: number };
        noSuchStandee: { standee: number; limit: number };
        hexIsTaken: NoFacts;
        hexIsNotOnTheMap: NoFacts;
        noFreeHex: { figure: FigureId };
        hasArrived: { figure: FigureId };
        /** The ability needs a target or a hex, and there is none. */
        nobodyToChoose: { figure: FigureId };
        /** Standee adds this experience by itself when the event on the card happens. */
        isAutomatic: { figure: FigureId };
        noHexToChoose: { figure: FigureId };
        /** The ability depends on hit points or on the move of the same action. */
        conditionIsNotMet: { figure: FigureId };
        colourIsTaken: { colour: string };
        noSuchCondition: { condition: string };
        isImmune: { figure: FigureId; condition: string };
        hasCondition: { figure: FigureId; condition: string };
        lacksCondition: { figure: FigureId; condition: string };
        noSuchBonus: { figure: FigureId };
        figuresLeft: { monster: string };
        noSuchToken: { token: string };
        onlyCharactersLoot: { figure: FigureId };
        // board
        noBoard: NoFacts;
        nobodyToPlace: NoFacts;
        nothingIsDue: NoFacts;
        noSuchRule: { rule: number };
        ruleHasEnded: NoFacts;
        isAwake: { figure: FigureId };
        /** `part` is the path in the command: 'path.2'. */
        notAHex: { part: string };
        figureIsNotOnTheBoard: { figure: FigureId };
        noAbilityCard: { figure: FigureId };
        noSuchDoor: { door: number };
        doorIsOpen: { door: number };
        doorIsLocked: { door: number };
        moveIsIllegal: { figure: FigureId; problem: MoveProblem };
        pushIsIllegal: { figure: FigureId; problem: ForcedProblem };
        figureCannotMove: { figure: FigureId; condition: Condition };
        figureCannotAct: { figure: FigureId; condition: Condition };
        notOverAnObstacle: { figure: FigureId };
        hexIsNotNearest: NoFacts;
        noSuchOverlay: { kind: OverlayKind };
        onlyTrapsHarm: NoFacts;
        hexTwice: NoFacts;
        hexesApart: NoFacts;
        noSuchSight: NoFacts;
        targetNotInSight: { figure: FigureId };
        /** The scenario allows only certain figures to attack this objective. */
        targetIsSpared: { figure: FigureId };
        areaIsUnusable: { problem: AreaProblem };
        areaDoesNotFit: NoFacts;
        areaOutOfRange: { range: number };
        // elements
        elementIsInert: { element: string };
        elementNotWanted: { element: string; monster: string };
        // seats
        onlyForTheTable: NoFacts;
        belongsToAnotherDevice: { figure: FigureId };
        screensAreViewOnly: NoFacts;
        wrongJoinCode: NoFacts;
        tooManyJoinCodes: NoFacts;
        tooManyDevicesWait: NoFacts;
        goalsAreDealt: NoFacts;
        noSuchDevice: NoFacts;
        noSuchNetwork: NoFacts;
        cannotShare: NoFacts;
        // steps and files
        nothingToUndo: NoFacts;
        nothingToRedo: NoFacts;
        /** `by` is the earlier step, if there is one and it may be shown. */
        stepChanged: { by?: TakenStep | null };
        noSuchCampaign: { campaign: string };
        nameIsTaken: { name: string };
        printFailed: NoFacts;
        saveFailed: { reason: SaveFailure; path: string };
        saveIsDamaged: { path: string };
        saveIsNewer: { path: string };
        libraryIsLocked: { path: string };
        noSuchBackup: { backup: string };
        noSuchDeleted: { entry: string };
        noSuchCopy: { entry: string };
        noPlaceForCopies: { path: string };
        fileFailed: { reason: SaveFailure; path: string };
        fileIsNoCampaign: { file: string };
        fileIsDamaged: { file: string };
        fileIsTooLarge: { file: string; megabytes: number };
        // custom content
        contentIsWrong: { problems: readonly ContentProblem[] };
        noSuchCustomScenario: { scenario: string };
        customScenarioChanged: { title: string };
        /** A campaign brings a different version of a scenario than the installed one. */
        /** A campaign brings a different version of a pack than the library has. */
        packDiffers: { name: string; edition: string | null; newEdition: string | null };
        customScenarioDiffers: { title: string };
        customScenarioIsPlayed: {
          title: string;
          /** Names of the campaigns. */
          campaigns: readonly string[];
        };
        customScenarioIsDamaged: { path: string };
        titleIsTaken: { title: string };
        tooManyCustomScenarios: { limit: number };
        packIsInstalled: {
          name: string;
          /** Edition of the installed pack and of the new one; null = not stated. */
          edition: string | null;
          newEdition: string | null;
        };
        packIsUsed: { name: string; campaigns: readonly string[] };
        packIsRequired: { name: string; by: readonly string[] };
        packChanged: { name: string };
        packIsDamaged: { path: string };
        tooManyPacks: { limit: number };
        // imports from other programs
        notAnExport: NoFacts;
        /** The file begins like an export but cannot be read. */
        exportIsDamaged: NoFacts;
        exportTooLarge: { limit: number };
        exportOfOtherGame: { edition: string };
        /** `field`: the path of the invalid value, if known. */
        characterFileIsWrong: { why: 'other' | 'newer' | 'tooLarge' | 'damaged'; field?: string };
        workStopped: NoFacts;
        tooManyLargeFiles: NoFacts;
      }
    >;

export const SAVE_FAILURES = ['diskFull', 'notAllowed', 'gone', 'other'] as const;
export type SaveFailure = (typeof SAVE_FAILURES)[number];
export type RefusalCode = Refusal['code'];
