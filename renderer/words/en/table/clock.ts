export const CLOCK = {
  title: 'Play time',
  scenario: 'Scenario',
  campaign: 'Campaign',
  played: (what: string, isRunning: boolean) =>
    `Play time, ${what.toLowerCase()}${isRunning ? '' : ', the clock stands still'}`,
  runs: 'The clock runs',
  note: 'It counts while a page shows the campaign, and stops with the app.',
  correct: 'Correct the play time',
};
