/**
 * Imports a scenario in progress by starting it and applying commands of play, so that the result
 * is always a state that play can reach.
 */
import { troubleWithGame } from '../../schemas/game';
import { isPlayable } from '../../rules/campaign/movingIn/playableScenario';
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
import type { MoveInReport } from '../reading/report';
import type { ForeignParty } from '../reading/secretariatFormat';
import { scenarioNamed } from '../campaign/world';
import { characterOf, moveCharacter, moveSummons, type SeatedCharacter } from './characters';
import { addConditions, conditionsOn, setHitPoints, type MovedFigure } from './conditions';
import { moveAbilityDecks, moveMonsterDeck } from './decks';
import { moveBattleGoal, moveFallen, moveUsedItems } from './kit';
import { moveMonsters, moveObjectives, openRooms } from './monsters';
import { MoveInSteps, type TableTools } from './steps';
import { howFar, moveInitiatives, moveTurns } from './turns';

/** A campaign with its scenario; null = none is in progress, or it must be set up again. */
export interface MovedTable {
  readonly campaign: Campaign;
  readonly scenario: Scenario | null;
}

/** Commands are refused in a campaign without a name, so it has a temporary one. */
const NAMELESS = '?';

/** `seats`: the characters at the table. */
export function moveTable(
  { settings, isPlaying }: ForeignParty,
  seats: readonly SeatedCharacter[],
  campaign: Campaign,
  tools: TableTools,
  report: MoveInReport,
): MovedTable {
  const nothing: MovedTable = { campaign, scenario: null };
  const scenario = isPlaying ? recordAt(settings, 'scenario') : null;
  if (!scenario) return nothing;
  const { words } = scenarioNamed(scenario);
  const named = { ...campaign, name: NAMELESS };
  const steps = new MoveInSteps({ schema: SCHEMA, campaign: named, scenario: null }, tools);
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
  steps: MoveInSteps,
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

/** Commands of the card selection come first, conditions last; turns begin in between. */
function fill(
  steps: MoveInSteps,
  settings: Foreign,
  scenario: Foreign,
  seats: readonly SeatedCharacter[],
  report: MoveInReport,
): void {
  const isInTurns = textOf(settings, 'state') === 'next';
  const played = numberOf(settings, 'round') ?? 0;
  openRooms(steps, scenario, report);
  const round = Math.max(1, isInTurns ? played : played + 1);
  if (round > 1 && !steps.do({ type: 'correctRound', round })) {
    report.noteLeft('round', played, 'outOfBounds');
  }
  const monsters = moveMonsters(steps, settings, report);
  const objectives = moveObjectives(steps, settings, report);
  for (const seat of seats) {
    moveCharacter(steps, seat);
    moveUsedItems(steps, seat);
    moveBattleGoal(steps, seat);
  }
  moveFallen(steps, settings, report);
  const summons = seats.flatMap((seat) => moveSummons(steps, seat));
  moveMonsterDeck(steps, settings, report);
  moveAbilityDecks(steps, settings, isInTurns, report);
  moveElements(steps, settings, report);
  for (const { sheet, foreign } of seats) {
    if (isTrue(foreign, 'exhausted')) steps.do({ type: 'exhaust', figure: sheet });
  }
  const own = seats.flatMap(({ sheet, name, foreign, report: about }): readonly MovedFigure[] =>
    characterOf(steps, sheet)?.exhausted === false
      ? [{ id: sheet, name, foreign, report: about }]
      : [],
  );
  const all = [...own, ...summons, ...monsters, ...objectives];
  // Removes start conditions; the export contains those that still apply.
  for (const { id } of all) {
    for (const { name } of steps.figure(id)?.conditions ?? []) {
      steps.do({ type: 'removeCondition', figure: id, condition: name });
    }
  }
  moveInitiatives(steps, seats);
  const states = howFar({ seats, monsters, summons });
  const isAsked = isInTurns && steps.do({ type: 'revealInitiatives' });
  if (isInTurns && !isAsked) report.noteLeft('turns', '', 'againstRules');
  const conditions = all.map((moved) => ({ moved, wanted: conditionsOn(moved) }));
  for (const { moved, wanted } of conditions) {
    const state = isAsked ? states.get(moved.id) : 'waiting';
    const before = state === 'acting' ? wanted.filter(({ isFresh }) => !isFresh) : wanted;
    if (state !== 'done') addConditions(steps, moved, before);
  }
  if (isAsked) moveTurns(steps, states, report);
  for (const { moved, wanted } of conditions) {
    const state = isAsked ? states.get(moved.id) : 'waiting';
    const after = wanted.filter(({ isFresh }) => isFresh || state === 'done');
    if (state === 'acting' || state === 'done') addConditions(steps, moved, after);
  }
  for (const moved of all) setHitPoints(steps, moved);
  // The export has no positions, and printed positions only apply to the start.
  steps.changeFigures((figure) =>
    figure.kind === 'objective' && figure.role === 'objective' ? figure : { ...figure, at: null },
  );
}

function moveElements(steps: MoveInSteps, settings: Foreign, report: MoveInReport): void {
  const moved: string[] = [];
  for (const entry of recordsOf(settings, 'elementBoard')) {
    const [element, found] = [textOf(entry, 'type'), textOf(entry, 'state')];
    // Infused during the current turn: strong at its end.
    const state = found === 'new' || found === 'always' ? 'strong' : found;
    const isKnown = ELEMENTS.some((each) => each === element);
    const isState = ELEMENT_STATES.some((each) => each === state);
    if (!isKnown) continue;
    const wanted = isState ? state : 'inert';
    steps.do({ type: 'correctElement', element, state: wanted });
    if (wanted !== 'inert') moved.push(`${element} ${wanted}`);
  }
  if (moved.length > 0) report.noteTaken('elements', moved.join(', '));
}
