/** Words of the panel with what the scenario book says, besides those of `campaignBook`. */
import type { BookView, ObjectiveView, RestView } from '#shared/rules/round/bookFacts';
import { roundsText } from './campaignBook';
import { worded } from './language';
import {
  cardName,
  CONDITION_NAMES,
  counted,
  effectName,
  ELEMENT_NAMES,
  listOf,
  type Names,
} from './names';
import type { ModifierCard } from '#shared/vocabulary';
import type { TreasureReward } from '#shared/content/types';

type StartEffect = BookView['startEffects'][number];
type ElementSetting = BookView['elements'][number];
type Damage = BookView['damage'][number];
type Override = BookView['statOverrides'][number];

export const BOOK = worded('BOOK', {
  open: 'Scenario book',
  title: (scenario: string) => `Scenario book: ${scenario}`,
  how: 'A reminder of what Standee knows; the words are in the scenario book.',

  goals: 'Goal',
  noGoals: 'See the scenario book for the goal.',
  now: 'This round',
  spawns: 'Figures that come',
  reveals: 'Rooms that open',
  finish: 'The end',
  objectives: 'Escorts and objectives',
  rules: 'Rules of this scenario',
  treasures: 'Treasures',
  seeBook: 'In the scenario book',
  mayCome: (spawn: string) => `These may come now, see the scenario book: ${spawn}`,
  came: 'came',
  nextRound: (round: number, timing: 'start' | 'end') => `next: ${timing} of round ${round}`,
  hiddenMore: (count: number) =>
    count === 1
      ? 'Something more waits for rooms that are closed.'
      : `${count} more wait for rooms that are closed.`,
  bringIn: 'Bring in',
  bringInLong: (spawn: string) => `Bring in: ${spawn}`,
  howMany: 'How many',
  openRoom: (room: number) => `Open room ${room}`,

  hitPoints: (hitPoints: number, formula: number | string | null) =>
    typeof formula === 'string'
      ? `${counted(hitPoints, 'hit point')} (${formula.replaceAll('*', ' × ').replaceAll('+', ' + ')})`
      : counted(hitPoints, 'hit point'),
  cannotBeDamaged: 'cannot be damaged',
  initiative: (initiative: number) => `initiative ${initiative}`,
  roles: { escort: 'escort', objective: 'objective' },
  inPlay: (count: number) => `${count} on the table`,
  called: (name: string, marker: string | null) =>
    marker === null ? `${name}:` : `${name} (${marker}):`,
  unknown: 'Standee knows nothing of this scenario: see the scenario book.',
  formulaLetters: 'C = characters, L = scenario level, R = round.',

  moves: (value: number | string, towards: string | null) =>
    towards === null ? `Move ${value}` : `Move ${value} towards ${towards}`,
  attacks: (value: number | string, range: number | string | null) =>
    range === null ? `Attack ${value}` : `Attack ${value}, range ${range}`,
  actsByBook: 'see the scenario book for its actions',
  toMarker: (marker: string) => `the hex ${marker}`,

  startCards: (count: number, card: string) =>
    `Every character begins with ${count} × ${card} in the modifier deck (done).`,
  startCondition: (condition: string) => `Every character begins with ${condition} (done).`,
  elements: (settings: readonly string[], when: string) =>
    `${listOf(settings)}: at the start of ${when} (done).`,
  elementAs: (element: string, state: 'inert' | 'waning' | 'strong') => `${element} is ${state}`,
  damage: (amount: string, whom: string, when: string) =>
    `${whom} suffers ${amount} damage ${when} (do it at the table).`,
  damageIf: (objective: string) => `as long as ${objective} stands`,
  damageTimes: {
    start: (rounds: string) => `at the start of ${rounds}`,
    end: (rounds: string) => `at the end of ${rounds}`,
    turnEnd: (): string => 'at the end of its turn',
  },
  damageTo: {
    monster: 'the monster',
    charactersAndSummons: 'Every character and summon',
    allFigures: 'Every figure',
    objective: 'the objective',
  },
  noAmount: 'no',
  overrides: (who: string, changes: readonly string[]) =>
    `${who}: ${listOf(changes)} (counted in).`,
  overridePer: (change: string) => `${change} for each altar that stands`,
  everyKind: (part: string) => `Every ${part}`,
  hitPointsTimes: 'twice the hit points',
  change: {
    hitPoints: (by: string) => `${by} hit points`,
    attack: (by: string) => `${by} attack`,
    move: (by: string) => `${by} move`,
    range: (by: string) => `${by} range`,
  },
  attacksAdd: (effects: readonly string[]) => `its attacks add ${listOf(effects)}`,
  ownDeck: 'draws from a deck of its own',
  allies: (who: readonly string[]) => `On your side: ${listOf(who)}.`,
  rests: (who: string, rounds: string, rests: boolean) =>
    `${who} acts in ${rounds} only${rests ? ' and rests now' : ''}.`,

  onTable: (treasure: string) => `${treasure} lies on the table.`,
  lootedBy: (treasure: string, who: string, what: string) =>
    what === '' ? `${treasure}: looted by ${who}.` : `${treasure}: looted by ${who}. ${what}`,
  lootedBefore: (treasure: string) =>
    `${treasure} was looted in an earlier game: there is nothing in it any more.`,
  treasure: (treasure: number | 'goal') =>
    treasure === 'goal' ? 'The goal treasure' : `Treasure ${treasure}`,
  noTreasures: 'None in the rooms that are open.',
  rewards: {
    gold: (value: number) => `${value} gold`,
    experience: (value: number) => `${value} experience`,
    checkMarks: (value: number) => counted(value, 'check mark'),
    damage: (value: number) => `${value} damage at once`,
    conditions: (conditions: readonly string[]) => `${listOf(conditions)} at once`,
    items: (items: readonly string[]) => listOf(items),
    itemDesign: (item: string) => `the design of ${item}`,
    randomItemDesign: 'a random item design',
    randomScenario: 'a random side scenario',
    scenario: (scenario: string) => `scenario ${scenario}`,
    message: 'a message: read the treasure index',
  },
  holds: (what: readonly string[]) => `It holds ${listOf(what)}; it is handed out at the end.`,
});

export function startEffectText(effect: StartEffect): string {
  return effect.type === 'condition'
    ? BOOK.startCondition(CONDITION_NAMES[effect.condition])
    : BOOK.startCards(effect.count, cardName(effect.card as ModifierCard));
}

export function elementsText({ elements, rounds }: ElementSetting): string {
  const settings = Object.entries(elements).map(([element, state]) =>
    BOOK.elementAs(ELEMENT_NAMES[element as keyof typeof ELEMENT_NAMES], state),
  );
  return BOOK.elements(settings, roundsText(rounds));
}

export function damageText({ printed, amount }: Damage, names: Names): string {
  const { monster, objective, to, timing, rounds, whileObjectivePresent: while_ } = printed;
  const whom = monster === undefined ? (objective ?? BOOK.damageTo[to]) : names.monster(monster);
  const time = BOOK.damageTimes[timing](roundsText(rounds));
  const when = while_ === undefined ? time : `${time}, ${BOOK.damageIf(while_)}`;
  return BOOK.damage(amount === null ? BOOK.noAmount : String(amount), whom, when);
}

export function overrideText(override: Override, names: Names): string {
  const { monster, monsterNameContains: part, per, addAttackEffects, deck } = override;
  const who = monster === undefined ? BOOK.everyKind(part ?? '') : names.monster(monster);
  const counts = (['hitPoints', 'attack', 'move', 'range'] as const).flatMap((stat) => {
    const by = override[stat];
    if (by === undefined) return [];
    if (by === 'x2') return [BOOK.hitPointsTimes];
    const change = BOOK.change[stat](by.replace('-', '−').replace('1/2', '½'));
    return [per === undefined ? change : BOOK.overridePer(change)];
  });
  return BOOK.overrides(who, [
    ...counts,
    ...(addAttackEffects ? [BOOK.attacksAdd(addAttackEffects.map(effectName))] : []),
    ...(deck === undefined ? [] : [BOOK.ownDeck]),
  ]);
}

export function restText({ monster, rounds, rests }: RestView, names: Names): string {
  return BOOK.rests(names.monster(monster), roundsText(rounds), rests);
}

/** 'escort, 8 hit points (4 + (2 × L)), initiative 99, Move 2 towards the hex b'. */
export function objectiveText(objective: ObjectiveView, names: Names): string {
  const { role, hitPoints, formula, initiative, actions, inPlay } = objective;
  return [
    BOOK.roles[role],
    hitPoints === null ? BOOK.cannotBeDamaged : BOOK.hitPoints(hitPoints, formula),
    initiative === null ? null : BOOK.initiative(initiative),
    ...actions.map((action) => actionText(action, names)),
    hitPoints === null ? null : BOOK.inPlay(inPlay),
  ]
    .filter((part) => part !== null)
    .join(', ');
}

function actionText(action: ObjectiveView['actions'][number], names: Names): string {
  if (action.type === 'move') {
    const { toward } = action;
    const towards =
      toward === undefined
        ? null
        : 'marker' in toward
          ? BOOK.toMarker(toward.marker)
          : names.monster(toward.monster);
    return BOOK.moves(action.value, towards);
  }
  if (action.type === 'attack') return BOOK.attacks(action.value, action.range ?? null);
  return BOOK.actsByBook;
}

/** What a treasure holds; nobody is told before it was looted. */
export function treasureHolds(
  rewards: readonly TreasureReward[],
  names: Names,
  item: (number: number) => string,
): string {
  const { rewards: words } = BOOK;
  const holds = rewards.map((reward): string => {
    switch (reward.type) {
      case 'gold':
      case 'experience':
      case 'checkMarks':
      case 'damage':
        return words[reward.type](reward.value);
      case 'conditions':
        return words.conditions(reward.conditions.map((each) => CONDITION_NAMES[each]));
      case 'items':
        return words.items(reward.items.map(item));
      case 'itemDesign':
        return words.itemDesign(item(reward.item));
      case 'scenario':
        return words.scenario(names.scenario(reward.scenario));
      default:
        return words[reward.type];
    }
  });
  return holds.length === 0 ? '' : BOOK.holds(holds);
}
