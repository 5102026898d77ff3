/**
 * Imports a scenario in progress by starting it and applying commands of play, so that the result
 * is always a state that play can reach.
 */
import { troubleWithGame } from '../../schemas/game';
import { isPlayable } from '../../rules/campaign/importing/playableScenario';
import type { Campaign, Scenario } from '../../state';
import { ELEMENT_STATES, ELEMENTS, SCHEMA } from '../../vocabulary';
import {
  isTrue,
  numberOf,
  recordAt,
  recordsOf,
  textOf,
  type Foreign,
} from '../reading/foreignFields';
import type { ImportReport } from '../reading/report';
import type { ForeignParty } from '../reading/secretariatFormat';
import { scenarioNamed } from '../campaign/world';
import {
  characterOf,
  importCharacterState,
  importSummons,
  type SeatedCharacter,
} from './characters';
import { addConditions, conditionsOn, setHitPoints, type ImportedFigure } from './conditions';
import { importAbilityDecks, importMonsterDeck } from './decks';
import { importBattleGoal, importFallen, importUsedItems } from './itemsAndGoals';
import { importMonsters, importObjectives, openRooms } from './monsters';
import { ImportSteps, type TableTools } from './steps';
import { turnStatesIn, moveInitiatives, moveTurns } from './turns';

/**
 * A campaign with its scenario; `scenario` null = none in progress, or players must set it up
 * again.
 */
export interface MovedTable {
  readonly campaign: Campaign;
  readonly scenario: Scenario | null;
}

/** A temporary name, because commands are refused in a campaign without one. */
const NAMELESS = '?';

/** Imports the scenario in progress. `seats` = the characters that take part. */
export function importScenario(
  { settings, isPlaying }: ForeignParty,
  seats: readonly SeatedCharacter[],
  campaign: Campaign,
  tools: TableTools,
  report: ImportReport,
): MovedTable {
  const nothing: MovedTable = { campaign, scenario: null };
  const scenario = isPlaying ? recordAt(settings, 'scenario') : null;
  if (!scenario) return nothing;
  const { words } = scenarioNamed(scenario);
  const named = { ...campaign, name: NAMELESS };
  const steps = new ImportSteps({ schema: SCHEMA, campaign: named, scenario: null }, tools);
  if (!begins(steps, settings, scenario, seats)) {
    report.noteLeft('runningScenario', words || '?', 'setUpAnew');
    return nothing;
  }
  fill(steps, settings, scenario, seats, report);
  const isSound =
    troubleWithGame(steps.game) === null && isPlayable(steps.scenario, campaign, tools.content);
  if (!isSound) {
    report.noteLeft('runningScenario', words, 'setUpAnew');
    return nothing;
  }
  const { level, round } = steps.scenario;
  report.noteTaken('runningScenario', words);
  report.noteTaken('scenarioLevel', level);
  report.noteTaken('round', round);
  report.noteLeft('places', '', 'notThere');
  return { campaign: { ...steps.game.campaign, name: campaign.name }, scenario: steps.scenario };
}

function begins(
  steps: ImportSteps,
  settings: Foreign,
  scenario: Foreign,
  seats: readonly SeatedCharacter[],
): boolean {
  const { edition, group, index, isCustom } = scenarioNamed(scenario);
  const isPrinted = (edition === '' || edition === 'gh') && !isCustom;
  const id = group === 'solo' ? `solo-${index}` : index;
  if (!isPrinted || (group !== '' && group !== 'solo') || !steps.content.scenarioEntry(id)) {
    return false;
  }
  const level = numberOf(settings, 'level');
  const characters = seats.map(({ sheet }) => sheet);
  return steps.do({ type: 'startScenario', scenario: id, characters, level, anyway: true });
}

/**
 * Applies the state of the export: first the choices of the card selection, then the turns, then
 * conditions.
 */
function fill(
  steps: ImportSteps,
  settings: Foreign,
  scenario: Foreign,
  seats: readonly SeatedCharacter[],
  report: ImportReport,
): void {
  const isInTurns = textOf(settings, 'state') === 'next';
  const played = numberOf(settings, 'round') ?? 0;
  openRooms(steps, scenario, report);
  const round = Math.max(1, isInTurns ? played : played + 1);
  if (round > 1 && !steps.do({ type: 'correctRound', round })) {
    report.noteLeft('round', played, 'outOfBounds');
  }
  const monsters = importMonsters(steps, settings, report);
  const objectives = importObjectives(steps, settings, report);
  for (const seat of seats) {
    importCharacterState(steps, seat);
    importUsedItems(steps, seat);
    importBattleGoal(steps, seat);
  }
  importFallen(steps, settings, report);
  const summons = seats.flatMap((seat) => importSummons(steps, seat));
  importMonsterDeck(steps, settings, report);
  importAbilityDecks(steps, settings, isInTurns, report);
  moveElements(steps, settings, report);
  for (const { sheet, foreign } of seats) {
    if (isTrue(foreign, 'exhausted')) steps.do({ type: 'exhaust', figure: sheet });
  }
  const own = seats.flatMap(({ sheet, name, foreign, report: about }): readonly ImportedFigure[] =>
    characterOf(steps, sheet)?.exhausted === false
      ? [{ id: sheet, name, foreign, report: about }]
      : [],
  );
  const all = [...own, ...summons, ...monsters, ...objectives];
  // Removes conditions from the start of the scenario; the export contains those that still apply.
  for (const { id } of all) {
    for (const { name } of steps.figure(id)?.conditions ?? []) {
      steps.do({ type: 'removeCondition', figure: id, condition: name });
    }
  }
  moveInitiatives(steps, seats);
  const states = turnStatesIn({ seats, monsters, summons });
  const isAsked = isInTurns && steps.do({ type: 'revealInitiatives' });
  if (isInTurns && !isAsked) report.noteLeft('turns', '', 'againstRules');
  const conditions = all.map((imported) => ({ imported, wanted: conditionsOn(imported) }));
  for (const { imported, wanted } of conditions) {
    const state = isAsked ? states.get(imported.id) : 'waiting';
    const before = state === 'acting' ? wanted.filter(({ isFresh }) => !isFresh) : wanted;
    if (state !== 'done') addConditions(steps, imported, before);
  }
  if (isAsked) moveTurns(steps, states, report);
  for (const { imported, wanted } of conditions) {
    const state = isAsked ? states.get(imported.id) : 'waiting';
    const after = wanted.filter(({ isFresh }) => isFresh || state === 'done');
    if (state === 'acting' || state === 'done') addConditions(steps, imported, after);
  }
  for (const imported of all) setHitPoints(steps, imported);
  // Removes positions. The export has none, and the printed ones apply only to the start.
  steps.changeFigures((figure) =>
    figure.kind === 'objective' && figure.role === 'objective' ? figure : { ...figure, at: null },
  );
}

function moveElements(steps: ImportSteps, settings: Foreign, report: ImportReport): void {
  const imported: string[] = [];
  for (const entry of recordsOf(settings, 'elementBoard')) {
    const [element, found] = [textOf(entry, 'type'), textOf(entry, 'state')];
    // An element infused during the current turn becomes strong at its end.
    const state = found === 'new' || found === 'always' ? 'strong' : found;
    const isKnown = ELEMENTS.some((each) => each === element);
    const isState = ELEMENT_STATES.some((each) => each === state);
    if (!isKnown) continue;
    const wanted = isState ? state : 'inert';
    steps.do({ type: 'correctElement', element, state: wanted });
    if (wanted !== 'inert') imported.push(`${element} ${wanted}`);
  }
  if (imported.length > 0) report.noteTaken('elements', imported.join(', '));
}
