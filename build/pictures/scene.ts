/** Creates the campaigns in the pictures. They are the same in every run. */
import type { Command } from '../../shared/commands/shapes';
import { id, type FigureId } from '../../shared/ids';
import type { Host } from '../e2e/harness';
import { campaignWith, record } from '../e2e/paper';
import { scenarioOf } from '../e2e/table';

const PARTY = [
  ['brute', 'Hilda'],
  ['tinkerer', 'Piet'],
  ['spellweaver', 'Aurelia'],
  ['mindthief', 'Nim'],
] as const;

const BEGIN: readonly Command[] = [
  ...PARTY.map(([of, name]): Command => ({ type: 'addCharacter', class: id(of), name, level: 3 })),
  {
    type: 'startScenario',
    scenario: id('1'),
    characters: PARTY.map((_, index) => id(`c${index + 1}`)),
    level: 2,
  },
];

/** Standees by type, with their hexes in the first scenario. */
type Standees = Readonly<Record<string, number>>;
const FEW: Standees = { 'bandit-guard': 5, 'living-bones': 4 };
const CROWD: Standees = { 'bandit-guard': 6, 'living-bones': 10, cultist: 6, hound: 6, ooze: 8 };
/** The ability card that each deck shows in the pictures. */
const CARDS = { guard: 524, 'living-bones': 516, cultist: 604, hound: 540, ooze: 692 } as const;

async function table(host: Host, name: string, standees: Standees): Promise<string> {
  const campaign = await campaignWith(host, name, BEGIN);
  const { figures, sleeves } = await scenarioOf(host, campaign);
  const drawn = figures.filter(({ kind }) => kind === 'monster');
  await record(
    host,
    campaign,
    drawn.map((figure) => ({ type: 'removeFigure', figure: figure.id })),
  );
  const unwanted = sleeves.filter(({ type }) => !(type in standees));
  await record(
    host,
    campaign,
    unwanted.map(({ type }) => ({ type: 'removeSleeve', monster: type })),
  );
  const places = drawn.flatMap(({ at }) => at ?? []);
  for (const [type, count] of Object.entries(standees)) {
    for (let standee = 1; standee <= count; standee += 1) {
      const rank = standee % 3 === 0 ? 'elite' : 'normal';
      const at = places.shift() ?? null;
      const placed = { standee, origin: 'placed', side: 'enemies', at } as const;
      await record(host, campaign, [{ type: 'addMonster', monster: type, rank, ...placed }]);
    }
  }
  return campaign;
}

const initiatives: readonly Command[] = PARTY.map((_, index) => ({
  type: 'setInitiative',
  character: id<FigureId>(`c${index + 1}`),
  leading: [12, 34, 56, 78][index] ?? 90,
  second: 50,
}));

/** Chooses all initiatives and enters the card of each monster type. */
async function reveal(host: Host, campaign: string): Promise<void> {
  await record(host, campaign, [...initiatives, { type: 'revealInitiatives' }]);
  const { abilityDecks } = await scenarioOf(host, campaign);
  const cards: Readonly<Record<string, number>> = CARDS;
  for (const { deck, current } of abilityDecks) {
    const card = cards[deck];
    if (card !== undefined && card !== current)
      await record(host, campaign, [{ type: 'enterAbilityCard', deck, card }]);
  }
}

const HURT: readonly Command[] = [
  { type: 'correctHitPoints', figure: id('bandit-guard-1'), hitPoints: 2 },
  { type: 'addCondition', figure: id('bandit-guard-1'), condition: 'poison' },
  { type: 'addCondition', figure: id('bandit-guard-2'), condition: 'muddle' },
  { type: 'addCondition', figure: id('c1'), condition: 'strengthen' },
  { type: 'infuse', element: 'fire' },
];

/** Plays to a turn in the middle of the room, with both cards known by their initiatives. */
async function playTurns(host: Host): Promise<void> {
  const campaign = await table(host, 'Evening', { 'bandit-guard': 5 });
  const cards = [10, 34, 56, 78].map((leading, index) => ({
    ...{ type: 'setInitiative', character: id(`c${index + 1}`), leading },
    second: leading === 10 ? 72 : 50,
  }));
  await record(host, campaign, [
    { type: 'placeCharacters' },
    ...cards,
    { type: 'revealInitiatives' },
    { type: 'enterAbilityCard', deck: 'guard', card: CARDS.guard },
    ...HURT,
    { type: 'startTurn', figure: id('c1') },
  ]);
}

/** Plays to the end of a scenario that was won, with rewards. */
async function playToEnd(host: Host): Promise<void> {
  const campaign = await table(host, 'Done', FEW);
  await reveal(host, campaign);
  await record(host, campaign, [
    ...[9, 6, 12, 7].flatMap((amount, index) => {
      const figure = id(`c${index + 1}`);
      return [
        { type: 'correctExperience', figure, amount },
        { type: 'correctMoney', figure, amount: index + 1 },
      ];
    }),
    { type: 'finishScenario', won: true },
  ]);
}

/** Creates the campaigns that `STATES` names. */
export async function makeCampaigns(host: Host): Promise<void> {
  await record(host, await table(host, 'Choosing', FEW), initiatives.slice(0, 2));
  const turns = await table(host, 'Turns', FEW);
  await reveal(host, turns);
  await record(host, turns, [...HURT, { type: 'startTurn', figure: id('c1') }]);
  const attack = await table(host, 'Attack', FEW);
  await reveal(host, attack);
  await record(host, attack, [
    ...HURT,
    { type: 'startTurn', figure: id('c1') },
    {
      ...{ type: 'beginAttack', attacker: id('c1'), base: 3, ranged: false, range: null },
      targets: [{ figure: id('bandit-guard-1'), distance: null }],
    },
  ]);
  const crowd = await table(host, 'Crowd', CROWD);
  await reveal(host, crowd);
  await playTurns(host);
  await playToEnd(host);
}
