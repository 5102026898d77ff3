/** Words of the amber button and the turn it leads through. */
import { listOf, possessive } from '../names/grammar.en';

/** Labels of the amber button; names are given as they are said. */
export const ACT_LABELS = {
  enterInitiative: (name: string) => `Enter ${possessive(name)} initiative`,
  tellAbilityCard: (deck: string) => `Enter the ${deck} card`,
  revealInitiatives: 'Reveal initiatives',
  chooseTarget: (name: string) => `Choose ${possessive(name)} target`,
  draw: (name: string) => `Draw for ${name}`,
  tellModifierCard: (name: string) => `Enter the card for ${name}`,
  apply: (hits: readonly string[]) => `Apply: ${listOf(hits)}`,
  cancelAttack: (name: string) => `Stop: ${name} cannot attack`,
  hit: (name: string, damage: number, isDown: boolean) =>
    isDown ? `${name} suffers ${damage} and falls` : `${name} suffers ${damage}`,
  lastAttack: (name: string, targets: readonly string[]) =>
    `${name} falls and attacks ${listOf(targets)}`,
  chooseLastTargets: (name: string) => `Choose whom ${name} attacks as it falls`,
  startTurn: (name: string) => `Start ${possessive(name)} turn`,
  takeLongRest: 'Take long rest',
  endTurn: (name: string) => `End ${possessive(name)} turn`,
  endRound: (round: number) => `End round ${round}`,
  winScenario: 'End the scenario: won',
  loseScenario: 'End the scenario: lost',
  leaveScenario: 'Finish scenario',
  lines: (name: string, parts: readonly string[]) => `${name}: ${listOf(parts)}`,
  move: 'move',
  moveTowards: (name: string) => `move towards ${name}`,
  attack: (targets: readonly string[]) => `attack ${listOf(targets)}`,
  attacksNobody: 'attack nobody',
  noFocus: 'no focus',
  heal: (name: string, amount: number) => `heal ${name} ${amount}`,
  give: (line: string, targets: readonly string[]) => `${line} on ${listOf(targets)}`,
  push: (name: string, hexes: number) => `push ${name} ${hexes}`,
  pull: (name: string, hexes: number) => `pull ${name} ${hexes}`,
  loots: (count: number) => (count === 1 ? 'take 1 token' : `take ${count} tokens`),
  useElement: (name: string, element: string) => `${name} uses ${element}`,
  chooseWay: (name: string) => `Choose ${possessive(name)} way`,
  chooseFigure: (line: string) => `Choose whom: ${line}`,
  chooseHex: (line: string) => `Choose the hex: ${line}`,
  choosePush: (what: string) => `Choose where: ${what}`,
  chooseElement: (name: string) => `Choose the element for ${name}`,
};

export const ACT_HINTS = {
  missing: (missing: readonly string[]) =>
    missing.length === 1
      ? `${possessive(missing[0] ?? '')} initiative is missing.`
      : `Initiatives of ${listOf(missing)} are missing.`,
  drawAbility: 'Draw it from your own deck.',
  tapCard: 'Tap the card you drew.',
  allIn: 'All initiatives are in.',
  tapTarget: 'Tap the target’s crosshair.',
  deadly: 'The wound exhausts it unless cards are lost.',
  goalReached: 'The goal is reached, and the round has been played.',
  allExhausted: 'Every character is exhausted.',
  won: 'Won: see what everybody gets.',
  lost: 'Lost: see what is kept.',
  equallyLegal: 'All of these are equally legal: you choose.',
  atTable: 'Done at the table, by hand.',
  noFocus: 'It can focus no enemy, so it neither moves nor attacks.',
  seeCard: 'See the card: done at the table, by hand.',
  nobody: 'It has no effect here.',
  lastAttack: 'Its card makes it attack everybody beside it as it dies.',
};

export const TURN_TEXT = {
  panel: (name: string) => `Turn of ${name}`,
  lines: 'Lines of the turn',
  open: 'open',
  done: 'done',
  skipped: 'left out',
  skip: (line: string) => `Leave out: ${line}`,
  reopen: (line: string) => `Open again: ${line}`,
  skipWord: 'Leave out',
  reopenWord: 'Again',
  take: 'Do it',
  nobody: 'Nobody',
  stays: 'Stays where it is',
  cancel: 'Cancel',
  half: {
    top: (initiative: number) => `${initiative}, top`,
    bottom: (initiative: number) => `${initiative}, bottom`,
  },
  apply: 'Apply',
  reasons: 'Why',
  end: 'End turn',
  endTitle: (name: string) => `${possessive(name)} turn is not done`,
  endOpen: (lines: readonly string[]) => `Still open: ${listOf(lines)}.`,
  goOn: 'Go on with it',
  lastTitle: (name: string) => `${name} falls`,
  leaveLast: 'No last attack',
  leaveOut: 'Leave out and end the turn',
};
