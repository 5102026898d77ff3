/** Runs worked cases about attacks and their targets. */
import { apply } from '#shared/commands/apply';
import type { Command } from '#shared/commands/shapes';
import type { GameEvent } from '#shared/events';
import { id, type FigureId } from '#shared/ids';
import type { AttackNumbers } from '#shared/rules/attack/numbers/attackNumbers';
import { attackSteps } from '#shared/rules/attack/numbers/fiveSteps';
import { findFigure } from '#shared/rules/figures/figures';
import { effectText } from '#shared/content/notation/effects';
import { cardOf } from '#shared/content/notation/modifierCard';
import { deckIdOf, findDeck } from '#shared/rules/decks/modifierDeck';
import { printedTraits } from '#shared/rules/figures/stats/stats';
import type { Bonus, DrawnCards, Figure, Game, Monster, Scenario } from '#shared/state';
import { aCharacter, aDeck, aGame, aMonster, aScenario, aSummon } from '#shared/testing/builders';
import { shippedContent } from '#shared/testing/content';
import type { Condition, EffectText, Origin } from '#shared/vocabulary';
import type { z } from 'zod';
import { compare, compareSets } from './compare';
import type { attackCase } from './shapes';

type AttackCase = z.output<typeof attackCase>;
type Target = AttackCase['targets'][number];

const CONTENT = shippedContent();

const ATTACKER = id<FigureId>('the attacker');
/** Name of the character that owns the case's summons. Without summons it keeps the scenario running. */
const OWNER = 'the owner';
/** A monster without printed abilities; the case defines all of them. */
const UNPRINTED = id<never>('a monster of the case');

interface Described {
  readonly kind: 'character' | 'monster' | 'summon';
  readonly origin?: Origin | undefined;
  readonly side?: Monster['side'];
  readonly hp: number;
  readonly conditions: readonly Condition[];
  readonly shield?: readonly number[] | undefined;
  readonly retaliate?: Target['retaliate'] | undefined;
}

function bonus(kind: Bonus['kind'], value: number, range: number): Bonus {
  return { kind, value, range, lasts: 'round', source: 'byHand', card: null };
}

function figureOf(name: string, described: Described): Figure {
  const { kind, origin = 'placed', side = 'enemies', hp, conditions } = described;
  const { shield = [], retaliate = [] } = described;
  const bonuses = [
    ...shield.map((value) => bonus('shield', value, 1)),
    ...retaliate.map(({ n, range }) => bonus('retaliate', n, range)),
  ];
  const given = { id: name, hitPoints: hp, maxHitPoints: hp, conditions, bonuses };
  if (kind === 'character') return aCharacter(given);
  if (kind === 'summon') return aSummon({ ...given, owner: id(OWNER) });
  return aMonster({ ...given, origin, type: UNPRINTED, side });
}

/** The game of a case in the attacker's turn, with the case's modifier deck. */
function gameOf({ attacker, deck, targets }: AttackCase): Game {
  const cards = aDeck(deck);
  const attacking = figureOf(ATTACKER, attacker);
  const owner = aCharacter({ id: OWNER });
  // Monsters that fight each other are on different sides.
  const side = attacker.kind === 'monster' ? 'allies' : 'enemies';
  return aGame(
    aScenario({
      monsterDeck: attacker.kind === 'monster' ? cards : aDeck(['+0']),
      figures: [
        attacking.kind === 'character' ? { ...attacking, deck: cards } : attacking,
        attacker.kind === 'summon' ? { ...owner, deck: cards } : owner,
        ...targets.map((target) => figureOf(target.id, { ...target, side })),
      ],
      phase: {
        name: 'turns',
        order: [
          {
            id: id(ATTACKER),
            kind: 'character',
            initiative: 10,
            second: null,
            longRest: false,
            turns: [{ figure: ATTACKER, state: 'acting', stunned: false, lines: [] }],
          },
        ],
        active: ATTACKER,
        interrupting: [],
      },
    }),
  );
}

/** Result of one command. */
interface Step {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

function send(game: Game, command: Command): Step {
  const result = apply(game, command, () => 0, CONTENT);
  if (!result.ok) throw new Error(`${command.type} is refused: ${JSON.stringify(result.refusal)}`);
  return { game: result.value.next, events: result.value.events };
}

function tableOf({ scenario }: Game): Scenario {
  if (!scenario) throw new Error('the scenario is gone');
  return scenario;
}

/** `heal` on a modifier card is accepted, but does not change the attack. */
function heals(deck: AttackCase['deck']): EffectText[] {
  return deck
    .flatMap((card) => cardOf(card).effects)
    .filter(({ kind }) => kind === 'heal')
    .map(effectText);
}

/** The command that begins the attack. A case names no range, so all targets are in range. */
function startOf(given: AttackCase): Game {
  const { bonuses, base, ranged, pierce, effects, advantage, disadvantage } = given.attack;
  const start = send(gameOf(given), {
    type: 'beginAttack',
    attacker: ATTACKER,
    ...{ base, ranged, pierce, advantage, disadvantage },
    range: Math.max(...given.targets.map(({ distance }) => distance)),
    effects: effects.flatMap((effect) => (effect ? [effectText(effect)] : [])),
    modifiers: bonuses.map((each) =>
      each.op === 'add'
        ? { ...each, source: 'case' }
        : { op: 'multiply' as const, n: 2, source: 'case' },
    ),
    targets: given.targets.map((target) => ({
      figure: id<FigureId>(target.id),
      distance: target.distance,
    })),
  });
  return given.targets.reduce(
    (game, target) =>
      send(game, {
        type: 'changeTarget',
        figure: id(target.id),
        negate: target.negates ? 'oneFromHand' : null,
        declined: heals(given.deck),
        distanceAfterEffects: target.distanceAfterEffects ?? null,
      }).game,
    start.game,
  );
}

/** The result for one target. */
interface Attacked extends Step {
  readonly drawn: DrawnCards;
  readonly numbers: AttackNumbers;
}

/** Draws a card for the target and applies the attack; null = the attacker could not attack. */
function resultOf(before: Game, target: FigureId): Attacked | null {
  if (!tableOf(before).attack) return null;
  const { game } = send(before, { type: 'drawForAttack', target });
  const scenario = tableOf(game);
  const aim = scenario.attack?.targets.find(({ figure }) => figure === target);
  const figure = findFigure(scenario, target);
  if (!scenario.attack || !aim?.drawn || !figure) throw new Error('nothing was drawn');
  const traits = printedTraits(scenario, CONTENT, figure);
  const numbers = attackSteps({ attack: scenario.attack, aim, target: figure, traits });
  return { ...send(game, { type: 'applyAttack' }), drawn: aim.drawn, numbers };
}

/** Runs one attack action against several targets in turn, with the commands that the table uses. */
export function runAttack(given: AttackCase): readonly string[] {
  const { expected } = given;
  let game = startOf(given);
  const deckId = deckIdOf(tableOf(game), figureNamed(game, ATTACKER));
  const attacks = given.targets.map((target) => {
    const done = resultOf(game, id(target.id));
    game = done?.game ?? game;
    return done;
  });
  const drawn = attacks.flatMap((done) => done?.drawn.cards ?? []);
  const deck = findDeck(tableOf(game), deckId) ?? aDeck([]);
  const left = findFigure(tableOf(game), ATTACKER)?.hitPoints ?? 0;
  return [
    ...compare('targets', expected.targets.length, given.targets.length),
    ...expected.targets.flatMap((each, index) =>
      compareTarget(each, given.targets[index]?.id ?? '', attacks[index] ?? null),
    ),
    ...compare('attackerHpAfter', left, expected.attackerHpAfter),
    ...compare('attackerDead', left <= 0, expected.attackerDead),
    ...compare('deckAfter.draw', deck.draw, expected.deckAfter.draw),
    ...compare('deckAfter.discard', deck.discard.toReversed(), expected.deckAfter.discard),
    ...compare(
      'deckAfter.removed',
      drawn.filter((card) => cardOf(card).leavesDeck),
      expected.deckAfter.removed,
    ),
    ...compare('shuffleAtEndOfRound', deck.shuffleAtEndOfRound, expected.shuffleAtEndOfRound),
  ];
}

function figureNamed(game: Game, name: FigureId): Figure {
  const figure = findFigure(tableOf(game), name);
  if (!figure) throw new Error(`${name} is not on the table`);
  return figure;
}

function compareTarget(
  expected: AttackCase['expected']['targets'][number],
  name: string,
  actual: Attacked | null,
): readonly string[] {
  const nameOf = (field: string) => `${expected.id} ${field}`;
  const failures = [
    ...compare('id', name, expected.id),
    ...compare(nameOf('attacked'), actual !== null, expected.attacked),
  ];
  if (!expected.attacked || !actual) return failures;
  const { drawn, numbers, events } = actual;
  const after = findFigure(tableOf(actual.game), id(name));
  const hitPoints = after?.hitPoints ?? 0;
  const sum = (amountOf: (event: GameEvent) => number) =>
    events.reduce((total, event) => total + amountOf(event), 0);
  const damage = sum((event) => (event.type === 'attacked' ? event.damage : 0));
  const curses = sum((event) =>
    event.type === 'modifierAdded' && event.card === id<never>('curse') ? event.count : 0,
  );
  const back = sum((event) => (event.type === 'retaliated' ? event.damage : 0));
  const money = events.some((event) => event.type === 'moneyTokenLeft' && event.figure === name);
  const conditions = after?.conditions.map((condition) => condition.name) ?? [];
  return [
    ...failures,
    ...compare(nameOf('mode'), drawn.mode, expected.mode),
    ...compare(nameOf('drawn'), drawn.cards, expected.drawn),
    ...compare(nameOf('applied'), drawn.applied, expected.applied),
    ...compare(nameOf('ambiguous'), drawn.ambiguous, expected.ambiguousComparison ?? false),
    ...compare(nameOf('damageOptions'), numbers.damageOptions, expected.damageOptions),
    ...compare(nameOf('damage'), damage, expected.damage),
    ...compare(nameOf('hpAfter'), hitPoints, expected.hpAfter),
    ...compare(nameOf('dead'), hitPoints <= 0, expected.dead),
    ...compareSets(nameOf('conditionsAfter'), conditions, expected.conditionsAfter),
    ...compare(nameOf('cursesAdded'), curses, expected.cursesAdded ?? 0),
    ...compare(nameOf('moneyToken'), money, expected.moneyToken),
    ...compare(nameOf('retaliateDamage'), back, expected.retaliateDamage),
  ];
}
