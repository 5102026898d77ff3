/** English words of the titles of steps. */
import { COUNTED } from '../table/counts';
import { nameInEvent } from '../../helpers/eventNames';
import type { CommandOf } from '#shared/commands/shapes';
import { counted, listOf, possessive } from '../names/grammar';
import { cardNames, cardName, conditionName, ELEMENT_NAMES } from '../names/names';
import {
  nameAndClass,
  byWhom,
  curedInstead,
  subcommandTitles,
  eventOf,
  hitsOf,
  drawnCards,
  modifierWords,
  type Named,
  type StepFacts,
  type Titles,
} from '../../helpers/stepFacts';
import { inMinutes, upperFirst } from '../../helpers/phrases';
import { BOARD_TITLES } from './boardSteps';
import { CAMPAIGN_TITLES } from './campaignCommands';

export const DIFFICULTY_WORDS = {
  easy: 'easy',
  normal: 'normal',
  hard: 'hard',
  veryHard: 'very hard',
};

export const NEGATIONS = {
  oneFromHand: 'by losing a card from hand',
  twoFromDiscard: 'by losing two discarded cards',
  cardInEffect: 'with an active card',
};

export const ADDED_CARDS = {
  bless: (count: number) => counted(count, 'Bless card'),
  curse: (count: number) => counted(count, 'Curse card'),
  minus1: (count: number) => counted(count, '−1 card'),
};

const MARKED = {
  open: (count: number) => `${counted(count, 'ability', 'abilities')} undone`,
  done: (count: number) => `${counted(count, 'ability', 'abilities')} done on the table`,
  skipped: (count: number) => `${counted(count, 'ability', 'abilities')} skipped`,
};

/** The reasons for steps without an effect. */
const IDLE: Readonly<Record<string, string>> = {
  byHand: ': done on the table',
  stays: ' does not move',
  attacksNobody: ' attacks no one',
  noFocus: ' has no focus',
};

/** Attacker, targets and attack value, if the events have them. */
function attackTitle({ events, names }: StepFacts): string {
  const attacks = hitsOf(events);
  const [first] = attacks;
  if (!first) return 'Apply the attack';
  const hits = attacks.map((attack) => `${names.figure(attack.target)} (${attack.damage})`);
  return `${names.figure(first.attacker)} attacks ${listOf(hits)}`;
}

/** The edited parts of a character. */
function editedParts(command: Named<CommandOf<'editCharacter'>>): string {
  const parts = [
    command.name !== undefined && 'name',
    command.level !== undefined && `level ${command.level}`,
    command.experience !== undefined && `${command.experience} experience`,
    command.gold !== undefined && `${command.gold} gold`,
    command.maxHitPoints !== undefined && 'maximum hit points',
    command.perks !== undefined && 'perks',
    command.player !== undefined && 'player',
    command.absent !== undefined && (command.absent ? 'absent' : 'present'),
    command.checkMarks !== undefined && 'check marks',
    command.extraPerks !== undefined && 'extra perks',
    command.notes !== undefined && 'notes',
    command.blessed !== undefined && 'donation',
    command.cards !== undefined && 'cards',
  ].filter((part) => part !== false);
  return listOf(parts);
}

/** Titles of steps, on the undo button and in the history. */
export const TITLES: Titles = {
  ...CAMPAIGN_TITLES,
  // campaign
  newCampaign: ({ name }) => `Create campaign “${name}”`,
  renameCampaign: ({ name }) => `Rename campaign to “${name}”`,
  setReducedRandomness: ({ isOn }) =>
    isOn ? 'Turn on reduced randomness' : 'Turn off reduced randomness',
  setPermanentDeath: ({ isOn }) => (isOn ? 'Turn on permanent death' : 'Turn off permanent death'),
  setDifficulty: ({ difficulty, solo }) =>
    `Difficulty ${DIFFICULTY_WORDS[difficulty]}${solo ? ', solo' : ''}`,
  addCharacter: (command) => `${nameAndClass(command)} joins`,
  bringCharacter: ({ sheet, as }) =>
    as === 'returning' ? `${sheet.name} comes home` : `Bring ${sheet.name}`,
  editCharacter: (command) => `Edit ${command.character}: ${editedParts(command)}`,
  removeCharacter: ({ character }, { events }) => {
    const removed = eventOf(events, 'characterRemoved');
    return `Remove ${removed?.name ?? character}`;
  },

  // scenario
  drawDungeon: () => 'Draw a dungeon',
  startScenario: ({ scenario }) => `Start scenario ${scenario}`,
  revealRoom: ({ room, by }, { names }) =>
    by === null ? `Open room ${room}` : `${names.figure(by)} opens room ${room}`,
  finishScenario: ({ won, atRoundEnd }) =>
    `Scenario ${won ? 'won' : 'lost'}${atRoundEnd ? ' after this round' : ''}`,
  leaveScenario: () => 'Take the rewards and clear the table',
  abandonScenario: () => 'Abandon scenario',
  correctScenarioLevel: ({ level, monsterLevel }) =>
    monsterLevel === level
      ? `Set the scenario level to ${level}`
      : `Set the scenario level to ${level}, monsters to ${monsterLevel}`,
  correctPlayTime: ({ by }) => `Change the play time by ${inMinutes(by)}`,
  correctRound: ({ round }) => `Set the round to ${round}`,
  correctSleeveLevel: ({ monster, level }) => `Set ${monster} to level ${level}`,

  // rounds
  // These titles do not contain the chosen cards, which stay hidden until everybody has chosen.
  setInitiative: ({ character }) => `${character} chooses cards`,
  declareLongRest: ({ character }) => `${character} chooses cards`,
  clearInitiative: ({ character }) => `${character} chooses again`,
  revealInitiatives: () => 'Reveal initiatives',
  orderTied: ({ blocks }) => `Tie: ${blocks.join(' before ')}`,
  correctInitiative: ({ block, initiative, second }) => {
    if (second === null) return `Clear ${possessive(block)} 2nd card`;
    const what = second === undefined ? 'initiative' : '2nd card';
    return `Correct the ${what} of ${block} to ${second ?? initiative}`;
  },
  startTurn: ({ figure, spare }) =>
    `Start ${possessive(figure)} turn${spare?.length ? ', without damage from conditions' : ''}`,
  endTurn: ({ figure }) => `End ${possessive(figure)} turn`,
  actAgain: ({ monster }) => `${monster} acts again`,
  endBlock: ({ block }) => `End ${possessive(block)} turns`,
  playLines: ({ figure, lines, idle = 'byHand' }, step) =>
    byWhom(figure, subcommandTitles(lines, TITLES, step)) || `${figure}${IDLE[idle] ?? ''}`,
  markLines: ({ figure, lines, state }) => `${figure}: ${MARKED[state](lines.length)}`,
  endRound: (_, { events }) => {
    const ended = eventOf(events, 'roundEnded');
    return ended ? `End round ${ended.round}` : 'End the round';
  },

  // decks
  drawAbilityCard: ({ deck }, { names }) => `Draw an ability card: ${names.abilityDeck(deck)}`,
  enterAbilityCard: ({ deck, card }, { names }) =>
    `Enter ability card ${card}: ${names.abilityDeck(deck)}`,
  peekAbilityCards: ({ deck, count }, { names }) =>
    `Look at the top ${counted(count, 'card')} of ${names.abilityDeck(deck)}`,
  orderAbilityCards: ({ deck, cards }, { names }) =>
    `Reorder the top ${counted(cards.length, 'card')} of ${names.abilityDeck(deck)}`,
  shuffleAbilityDeck: ({ deck }, { names }) =>
    `Shuffle the ability deck ${names.abilityDeck(deck)}`,
  drawModifier: ({ deck }, { events, names }) => {
    const cards = cardNames(drawnCards(events));
    return cards !== ''
      ? `Draw ${cards} from ${names.modifierDeck(deck)}`
      : `Draw from ${names.modifierDeck(deck)}`;
  },
  enterModifier: ({ deck, card }, { names }) =>
    `Enter ${cardName(card)} from ${names.modifierDeck(deck)}`,
  shuffleModifierDeck: ({ deck }, { names }) => `Shuffle ${names.modifierDeck(deck)}`,
  addModifierCards: ({ deck, card, count }, { names }) =>
    `Add ${ADDED_CARDS[card](count)} to ${names.modifierDeck(deck)}`,
  letActiveCardGo: ({ figure }, { events }) =>
    `${figure}: ${nameInEvent(events, 'cardMoved') ?? 'a card'} is no longer active`,
  tellCard: ({ figure }) => `${figure}: choose the card`,
  moveDooms: ({ figure, to }, { names }) => `${figure}: a doom moves to ${names.figure(to)}`,
  useActiveCard: ({ figure, subcommands = [] }, step) =>
    subcommandTitles([{ subcommands }], TITLES, step) || `${figure} uses an active card`,
  removeModifierCards: ({ deck, card, count }, { names }) =>
    `Remove ${ADDED_CARDS[card](count)} from ${names.modifierDeck(deck)}`,

  // attack
  beginAttack: ({ attacker, targets }, { names }) =>
    targets.length === 0
      ? `${attacker} attacks`
      : `${attacker} attacks ${listOf(targets.map((target) => names.figure(target.figure)))}`,
  changeAttack: () => 'Change the attack',
  addTarget: ({ target, insteadOf }, { names }) =>
    insteadOf === undefined
      ? `Add target ${names.figure(target.figure)}`
      : `Target ${names.figure(target.figure)} instead of ${insteadOf}`,
  removeTarget: ({ figure }) => `Remove target ${figure}`,
  changeTarget: ({ figure, negate }) =>
    negate ? `${figure} negates the damage ${NEGATIONS[negate]}` : `Change the attack on ${figure}`,
  addAttackModifier: ({ modifier }) =>
    `Attack ${modifierWords(modifier)}${modifier.source ? ` (${modifier.source})` : ''}`,
  removeAttackModifier: () => 'Remove an attack modifier',
  orderAttackModifiers: () => 'Reorder the modifiers',
  orderAttackCards: () => 'Reorder the cards',
  drawForAttack: ({ target }, { events }) => {
    const drawn = eventOf(events, 'attackDrawn');
    return drawn ? `Draw ${cardNames(drawn.cards)} against ${target}` : `Draw against ${target}`;
  },
  enterForAttack: ({ target, cards }) => `Enter ${cardNames(cards)} against ${target}`,
  chooseAttackCard: ({ target, card }) =>
    `Use the ${card === 0 ? 'first' : 'second'} card against ${target}`,
  applyAttack: (_, step) => attackTitle(step),
  cancelAttack: () => 'Cancel the attack',
  leaveLastAttack: ({ figure }) => `Skip ${possessive(figure)} last attack`,

  // figures
  sufferDamage: ({ figure, amount, negate }) =>
    negate === null
      ? `${figure} suffers ${amount} damage`
      : `${figure} negates ${amount} damage ${NEGATIONS[negate]}`,
  negateDamage: ({ figure, losing }) => `${figure} negates the damage ${NEGATIONS[losing]}`,
  healFigure: ({ figure, amount }, step) => {
    const title = `Heal ${amount} on ${figure}`;
    const cured = curedInstead(figure, step);
    if (cured === null) return title;
    return `${title}: removes ${cured.isWounded ? 'poison and wound' : 'poison'} only`;
  },
  correctHitPoints: ({ figure, hitPoints }) =>
    `Set ${possessive(figure)} hit points to ${hitPoints}`,
  correctMaxHitPoints: ({ figure, maxHitPoints }) =>
    `Set ${possessive(figure)} maximum hit points to ${maxHitPoints}`,
  addCondition: ({ figure, condition }) => `${conditionName(condition)} on ${figure}`,
  removeCondition: ({ figure, condition }) => `Remove ${conditionName(condition)} from ${figure}`,
  addBonus: ({ figure, kind, value, range }) =>
    `${upperFirst(kind)} ${value}${kind === 'retaliate' && range > 1 ? `, range ${range},` : ''} for ${figure}`,
  removeBonus: ({ figure }) => `Remove a bonus from ${figure}`,
  addMonster: (command, { events }) => {
    const placed = eventOf(events, 'monsterPlaced');
    const standee = placed?.standee ?? command.standee;
    const number = standee === null ? '' : ` ${standee}`;
    const rank = command.rank === 'normal' ? '' : ` (${command.rank})`;
    const origin = command.origin === 'placed' ? '' : `, ${command.origin}`;
    return `Add ${command.monster}${number}${rank}${origin}`;
  },
  correctMonster: ({ figure }) => `Edit ${figure}`,
  addSummon: ({ owner, name }) => `${owner} summons ${name}`,
  removeFigure: ({ figure }) => `Remove ${figure} from the table`,
  removeSleeve: ({ monster }) => `Remove ${possessive(monster)} sleeve`,

  // characters
  gainExperience: ({ figure, amount }) => `${figure} gains ${amount} experience`,
  correctExperience: ({ figure, amount }) => `Set ${possessive(figure)} experience to ${amount}`,
  refreshItems: ({ figure }) => `${figure} refreshes items`,
  lootTokens: ({ figure, tokens }) => `${figure} loots ${counted(tokens.length, 'token')}`,
  correctKills: ({ figure, monster, count }) =>
    `Set ${possessive(figure)} kills to ${count}: ${monster}`,
  correctTally: ({ figure, what, count }) =>
    `Set ${possessive(figure)} count to ${count}: ${COUNTED[what]}`,
  correctMoney: ({ figure, amount }) => `Set ${possessive(figure)} money tokens to ${amount}`,
  addMoneyToken: ({ amount }) => `Place ${counted(amount, 'money token')} on the table`,
  removeToken: () => 'Remove a token from the table',
  countCards: ({ figure, cards }) =>
    cards === null
      ? `Stop counting ${possessive(figure)} cards`
      : `Count ${possessive(figure)} cards: hand ${cards.hand}, discard ${cards.discard}, lost ${cards.lost}`,
  takeLongRest: ({ figure }) => `${figure} takes a long rest`,
  takeShortRest: ({ figure, again, negate }) => {
    const price = negate ? ` ${NEGATIONS[negate]} and` : ' and suffers 1';
    return `${figure} takes a short rest${again ? `,${price} to lose a different card` : ''}`;
  },
  exhaust: ({ figure }) => `${figure} is exhausted`,

  // board
  ...BOARD_TITLES,

  // elements
  infuse: ({ element }) => `Infuse ${ELEMENT_NAMES[element]}`,
  consume: ({ element }) => `Consume ${ELEMENT_NAMES[element]}`,
  correctElement: ({ element, state }) => `Set ${ELEMENT_NAMES[element]} to ${state}`,
};
