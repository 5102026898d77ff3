/** Who may do what: every command with those whose it is. */
import type { CharacterId, FigureId } from '../ids';
import type { Command, CommandOf, CommandType } from '../commands/shapes';
import type { Game, Scenario } from '../state';

/** A figure, a character between scenarios, or all monsters and objectives together. */
export type Owner = FigureId | CharacterId | 'monsters';

/** Whose a command is: it takes the right to all of them. 'table' = nobody's but the table's. */
export type Whose = readonly Owner[] | 'table';

type Claim<T extends CommandType> =
  'table' | ((command: CommandOf<T>, scenario: Scenario | null) => Whose);

const MONSTERS: Whose = ['monsters'];

const figure = ({ figure: id }: { readonly figure: FigureId }): Whose => [id];
const character = (command: { readonly character: FigureId | CharacterId }): Whose => [
  command.character,
];
const deck = (command: { readonly deck: CharacterId | 'monsters' }): Whose => [command.deck];

/** What is done in the running turn is theirs whose turn it is. */
function inTurn(_: unknown, scenario: Scenario | null): Whose {
  const phase = scenario?.phase;
  return phase?.name === 'turns' && phase.active !== null ? [phase.active] : 'table';
}

/** The running attack is the attacker's. */
function inAttack(_: unknown, scenario: Scenario | null): Whose {
  return scenario?.attack ? [scenario.attack.attacker] : 'table';
}

/** Which second card it is a player tells when it is played; its place in the order is the table's. */
function ofSecondCard(
  { block, initiative, second }: CommandOf<'correctInitiative'>,
  scenario: Scenario | null,
): Whose {
  const order = scenario?.phase.name === 'turns' ? scenario.phase.order : [];
  const own = order.find(({ id, kind }) => id === block && kind === 'character');
  const isSecond = own?.initiative === initiative && second !== undefined;
  return isSecond ? own.turns.map(({ figure: id }) => id) : 'table';
}

/** Whoever is attacked says what is lost instead of the damage; the rest is the attacker's. */
function ofTarget(command: CommandOf<'changeTarget'>, scenario: Scenario | null): Whose {
  const isNegation = Object.keys(command).toSorted().join(' ') === 'figure negate type';
  return isNegation ? [command.figure] : inAttack(command, scenario);
}

function usingElement(command: CommandOf<'consume'>, scenario: Scenario | null): Whose {
  return command.monster === undefined || command.monster === null
    ? inTurn(command, scenario)
    : MONSTERS;
}

/** Lines are theirs who play them, and so is what they do to others; nobody else acts in them. */
function ofLines(command: CommandOf<'playLines'>): Whose {
  return withDeeds(
    command.figure,
    command.lines.flatMap(({ deeds }) => deeds),
  );
}

type Deed = CommandOf<'playLines'>['lines'][number]['deeds'][number];

function withDeeds(actor: FigureId, deeds: readonly Deed[]): Whose {
  const others = deeds.map(actorsOf);
  return others.includes('table')
    ? 'table'
    : [actor, ...others.flatMap((each) => (each === 'table' ? [] : each))];
}

/** Whoever acts in it; what it does to others is the line's. */
function actorsOf(deed: Deed): Whose {
  switch (deed.type) {
    case 'beginAttack':
      return [deed.attacker];
    case 'moveFigure':
    case 'lootTokens':
    case 'gainExperience':
    case 'moveCard':
    case 'countCards':
    case 'useActiveCard':
      return [deed.figure];
    case 'addSummon':
      return [deed.owner];
    case 'addMonster':
    case 'actAgain':
      return MONSTERS;
    case 'revealRoom':
    case 'openDoor':
      return 'table';
    case 'consume':
      return deed.monster === undefined || deed.monster === null ? [] : MONSTERS;
    default:
      return [];
  }
}

/**
 * Every command; one that is new belongs to the table until it is opened here.
 *
 * @rule SEAT-8 SEAT-10
 */
const CLAIMS: { readonly [T in CommandType]: Claim<T> } = {
  // the campaign
  newCampaign: 'table',
  renameCampaign: 'table',
  setDifficulty: 'table',
  correctPlayTime: 'table',
  addCharacter: 'table',
  editCharacter: 'table',
  removeCharacter: 'table',
  createCharacter: 'table',
  levelUp: 'table',
  checkPerk: 'table',
  uncheckPerk: 'table',
  changeSheet: 'table',
  // What others have would be told by refusals and draws.
  chooseQuest: 'table',
  drawQuests: 'table',
  enhance: 'table',
  correctEnhancement: 'table',
  countQuest: character,
  retire: 'table',
  donate: 'table',
  buyItem: 'table',
  sellItem: 'table',
  gainItem: 'table',
  loseItem: 'table',
  equipItem: character,
  useItem: character,
  refreshItem: character,
  correctItem: 'table',
  changeReputation: 'table',
  changeProsperity: 'table',
  correctParty: 'table',
  gainAchievement: 'table',
  loseAchievement: 'table',
  unlockClass: 'table',
  lockClass: 'table',
  unlockDesign: 'table',
  correctCopies: 'table',
  noteTreasure: 'table',
  openEnvelope: 'table',
  markScenario: 'table',
  drawEvent: 'table',
  putEventAway: 'table',
  addEvent: 'table',
  removeEvent: 'table',
  shuffleEvents: 'table',
  resolveEvent: 'table',
  leaveOutEvent: 'table',
  showHidden: 'table',
  moveIn: 'table',
  usePack: 'table',
  leavePack: 'table',
  // what characters bring to the table
  chooseHand: character,
  keepCards: figure,
  playCards: figure,
  moveCard: figure,
  loseCards: figure,
  useActiveCard: ({ figure: whose, deeds = [] }) => withDeeds(whose, deeds),
  letActiveCardGo: figure,
  placeSpawn: 'table',
  bringOn: 'table',
  chooseBattleGoal: character,
  dealBattleGoal: character,
  offerBattleGoals: character,
  judgeBattleGoal: character,
  // the scenario
  startScenario: 'table',
  drawDungeon: 'table',
  revealRoom: 'table',
  finishScenario: 'table',
  leaveScenario: 'table',
  abandonScenario: 'table',
  correctScenarioLevel: 'table',
  correctRound: 'table',
  correctSleeveLevel: 'table',
  // rounds and turns
  setInitiative: character,
  declareLongRest: character,
  clearInitiative: character,
  revealInitiatives: 'table',
  orderTied: 'table',
  correctInitiative: ofSecondCard,
  startTurn: figure,
  endTurn: figure,
  endBlock: () => MONSTERS,
  endRound: 'table',
  actAgain: () => MONSTERS,
  takeLongRest: figure,
  takeShortRest: figure,
  exhaust: figure,
  // decks
  drawAbilityCard: 'table',
  enterAbilityCard: 'table',
  shuffleAbilityDeck: 'table',
  peekAbilityCards: 'table',
  orderAbilityCards: 'table',
  drawModifier: deck,
  enterModifier: deck,
  shuffleModifierDeck: deck,
  addModifierCards: 'table',
  removeModifierCards: 'table',
  // attacks
  beginAttack: ({ attacker }) => [attacker],
  changeAttack: inAttack,
  addTarget: inAttack,
  removeTarget: inAttack,
  changeTarget: ofTarget,
  addAttackModifier: inAttack,
  removeAttackModifier: inAttack,
  orderAttackModifiers: inAttack,
  orderAttackCards: inAttack,
  drawForAttack: inAttack,
  enterForAttack: inAttack,
  chooseAttackCard: inAttack,
  applyAttack: inAttack,
  cancelAttack: inAttack,
  leaveLastAttack: figure,
  // figures
  sufferDamage: figure,
  negateDamage: figure,
  healFigure: figure,
  correctHitPoints: figure,
  correctMaxHitPoints: 'table',
  addCondition: figure,
  removeCondition: figure,
  addBonus: figure,
  removeBonus: figure,
  removeFigure: 'table',
  gainExperience: figure,
  correctExperience: figure,
  lootTokens: figure,
  correctMoney: figure,
  addMoneyToken: 'table',
  removeToken: 'table',
  countCards: figure,
  infuse: inTurn,
  consume: usingElement,
  correctElement: 'table',
  addMonster: 'table',
  correctMonster: 'table',
  addSummon: ({ owner }) => [owner],
  removeSleeve: 'table',
  // the board
  useBoard: 'table',
  placeFigure: figure,
  placeCharacters: 'table',
  moveFigure: figure,
  pushFigure: inTurn,
  loseFlight: figure,
  openDoor: 'table',
  setDoor: 'table',
  springTrap: 'table',
  layOverlay: 'table',
  removeOverlay: 'table',
  placeToken: 'table',
  allowSight: 'table',
  forbidSight: 'table',
  // lines of cards
  playLines: ofLines,
  tellCard: figure,
  markLines: figure,
};

/** Whose a command is in this game. */
export function whoseIs<T extends CommandType>(command: CommandOf<T>, { scenario }: Game): Whose {
  // The compiler does not see that the claim found by a command's type is the command's own.
  const claim = CLAIMS[(command as Command).type] as Claim<T>;
  return claim === 'table' ? claim : claim(command, scenario);
}
