/** Writes a campaign in the format of Gloomhaven Secretariat, the reverse of `importing`. */
import type { Game } from '../state';
import { DIFFICULTIES } from '../vocabulary';
import { characterOut, type ExportContents } from './character';
import { openClassesOf, partyOut } from './party';
import { ExportReport, type ExportedParty } from './report';

/** The campaign as a file of that program, with a report. `seconds` = the play time so far. */
export function writeSecretariat(
  { campaign, scenario }: Game,
  seconds: number,
  contents: ExportContents,
): ExportedParty {
  const report = new ExportReport();
  if (scenario) report.say('runningScenario', scenario.scenario, 'setUpAnew');
  const { characters, retired } = campaign;
  const seats = [...characters, ...retired];
  const moved = seats.flatMap((sheet, index) => {
    const isRetired = index >= characters.length;
    const one = characterOut({ sheet, seat: index + 1, retired: isRetired }, contents, report);
    return one ? [{ ...one, isRetired }] : [];
  });
  const playing = moved.filter(({ isRetired }) => !isRetired).map(({ model }) => model);
  const unlockedCharacters = openClassesOf(campaign, contents, report);
  const party = {
    ...partyOut(campaign, contents, report),
    players: seats.map(({ player }) => player),
    retirements: moved.filter(({ isRetired }) => isRetired).map(({ model }) => model),
    unlockedCharacters,
    levelAdjustment: DIFFICULTIES.indexOf(campaign.difficulty) - 1,
    solo: campaign.solo,
  };
  const game = {
    ...EMPTY_TABLE,
    figures: playing.map(({ edition, name }) => `${edition}-${name}`),
    characters: playing,
    levelAdjustment: party.levelAdjustment,
    solo: campaign.solo,
    playSeconds: seconds,
    totalSeconds: seconds,
    party,
    parties: [party],
    unlockedCharacters,
  };
  return {
    text: JSON.stringify(game),
    lines: [report, ...moved].flatMap(({ lines }) => lines),
  };
}

/**
 * The scenario fields of a game between scenarios. That program requires a revision number for an
 * import.
 */
const EMPTY_TABLE = {
  revision: 1,
  revisionOffset: 0,
  edition: 'gh',
  conditions: [],
  battleGoalEditions: [],
  filteredBattleGoals: [],
  entitiesCounter: [],
  monsters: [],
  objectiveContainers: [],
  state: 'draw',
  sections: [],
  scenarioRules: [],
  appliedScenarioRules: [],
  discardedScenarioRules: [],
  level: 1,
  levelCalculation: true,
  bonusAdjustment: 0,
  ge5Player: true,
  playerCount: -1,
  round: 0,
  roundResets: [],
  roundResetsHidden: [],
  server: false,
  gameClock: [],
};
