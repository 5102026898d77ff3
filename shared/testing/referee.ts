/**
 * An independent referee: derives the game state from printed content and the log alone, and checks
 * every event against the rules. It supports the figures of the first scenario and their cards, and
 * shares no rules with the product.
 */
import type { Content } from '../content/content';
import type { GameEvent } from '../events';
import type { Command } from '../commands/shapes';
import type { Scenario } from '../state';
import type { Condition, ModifierCard } from '../vocabulary';
import type { ScenarioContent } from '../content/types';
import { RefereedTurn } from './refereeTurn';
import { distance, RefereeTable, valueAfterCard, type RefereedPiece } from './refereeTable';

/** A step of the log. */
export interface JudgedStep {
  readonly command: Command;
  readonly events: readonly GameEvent[];
}

interface Blow {
  readonly attacker: string;
  readonly base: number;
  readonly ranged: boolean;
  readonly effects: readonly string[];
}

const FRESH_DECK: Readonly<Record<string, number>> = {
  '+0': 6,
  '+1': 5,
  '-1': 5,
  '+2': 1,
  '-2': 1,
  x2: 1,
  null: 1,
};
const TIMED: readonly Condition[] = [
  'immobilize',
  'disarm',
  'stun',
  'muddle',
  'invisible',
  'strengthen',
];

/** Events that are only reminders or notes. */
const ANNOUNCED: readonly string[] = [
  'bookEndSaid',
  'bookSpawnSaid',
  'lookUpSaid',
  'standeesRanOut',
];

type Judge = { [T in GameEvent['type']]?: (event: Extract<GameEvent, { type: T }>) => void };

export class Referee {
  readonly #table: RefereeTable;
  readonly #turn: RefereedTurn;
  readonly #decks = new Map<string, Map<string, number>>();
  readonly #had = new Set<string>();
  readonly faults: string[] = [];
  /** Number of checked events by type. */
  readonly judged = new Map<string, number>();
  #round: number;
  #rooms: number;
  #active: string | null = null;
  #last = 0;
  #tokens = 0;
  readonly #players: number;
  readonly #scenario: ScenarioContent | null;
  #step: JudgedStep | null = null;
  #blow: Blow | null = null;
  #card: ModifierCard | null = null;
  #value = 0;
  #hurt: { readonly figure: string; readonly amount: number } | null = null;

  constructor(scenario: Scenario, content: Content) {
    this.#table = new RefereeTable(scenario, content);
    this.#turn = new RefereedTurn(this.#table, scenario);
    this.#players = scenario.players;
    this.#scenario = content.scenario(scenario.scenario);
    this.#round = scenario.round;
    this.#rooms = scenario.rooms.filter(({ revealed }) => !revealed).length;
    this.#tokens = scenario.tokens.length;
  }

  judge(step: JudgedStep): void {
    this.#step = step;
    const { command } = step;
    if (command.type === 'setInitiative') {
      this.#table.initiative.set(command.character, command.leading);
    }
    for (const event of step.events) {
      this.judged.set(event.type, (this.judged.get(event.type) ?? 0) + 1);
      const wrong = this.#turn.note(event);
      if (wrong) this.#fault(wrong);
      const judge = this.#judges[event.type] as ((event: GameEvent) => void) | undefined;
      if (judge) judge(event);
      else if (!ANNOUNCED.includes(event.type)) this.#fault(`no rule for ${event.type}`);
    }
  }

  /**
   * Checks that a room contains exactly the figures that the scenario book lists for the number of
   * characters.
   */
  #judgeRoom(room: number): void {
    const printed = this.#scenario?.rooms.find((each) => each.room === room)?.monsters ?? [];
    const expected = printed.flatMap(({ id, ranks }) => {
      const rank = ranks[this.#players - 2];
      return rank ? `${id} ${rank}` : [];
    });
    const came = (this.#step?.events ?? []).flatMap((event) =>
      event.type === 'monsterPlaced' ? `${event.monster} ${event.rank}` : [],
    );
    this.#is(`who is in room ${String(room)}`, came.toSorted(), expected.toSorted());
  }

  /** Compares the state derived from the log with the actual one. */
  compare({ figures }: Scenario): void {
    for (const { id, hitPoints, conditions, at } of figures) {
      const piece = this.#table.of(id);
      // The log does not contain the hexes of figures that arrive with a room.
      piece.at ??= at;
      this.#is(`place of ${id}`, at, piece.at);
      this.#is(`hit points of ${id}`, hitPoints, Math.max(0, piece.hitPoints));
      const names = conditions.map(({ name }) => name).toSorted();
      this.#is(`conditions of ${id}`, names.join(), [...piece.conditions].toSorted().join());
    }
  }

  readonly #judges: Judge = {
    initiativesRevealed: ({ round }) => {
      this.#is('round', round, this.#round);
      this.#had.clear();
      this.#last = 0;
    },
    abilityCardDrawn: ({ deck, card, initiative }) => {
      this.#table.cards.set(deck, card);
      const printed = this.#table.cardOf(deck);
      this.#is(`initiative of card ${String(card)}`, initiative, printed?.initiative);
    },
    abilityDeckShuffled: ({ deck, why }) => {
      if (why === 'marked') {
        this.#is(`shuffle of ${deck}`, this.#table.cardOf(deck)?.shuffle, true);
      }
    },
    turnsInserted: () => {
      this.#last = 0;
    },
    turnStarted: ({ figure }) => {
      const piece = this.#table.of(figure);
      this.#is(`${figure} acts once`, this.#had.has(figure), false);
      this.#is(`${figure} is up`, piece.hitPoints > 0, true);
      const initiative = this.#table.initiativeOf(figure);
      this.#is(`${figure} in its order`, initiative >= this.#last, true);
      this.#last = initiative;
      this.#had.add(figure);
      this.#active = figure;
      this.#turn.begin(figure);
      this.#is(
        `wound of ${figure}`,
        this.#isHurtBy('wound', figure),
        piece.conditions.has('wound'),
      );
    },
    turnEnded: ({ figure }) => {
      this.#is('who ends', figure, this.#active);
      for (const left of this.#turn.end()) this.#fault(left);
      this.#active = null;
      this.#blow = null;
    },
    roundEnded: ({ round }) => {
      this.#is('round', round, this.#round);
      for (const [id, { hitPoints, cameInRound }] of this.#table.pieces) {
        const isDue = hitPoints > 0 && cameInRound < this.#round;
        if (isDue) this.#is(`${id} had a turn`, this.#had.has(id), true);
      }
      this.#round += 1;
    },
    bonusesEnded: ({ figure }) => {
      this.#is(`${figure} had a bonus`, this.#table.of(figure).bonuses.length > 0, true);
      this.#table.of(figure).bonuses = [];
    },
    bonusAdded: ({ figure, kind, value }) => {
      const line = this.#table.actions(figure).find(({ type }) => type === kind);
      this.#is(`${kind} of ${figure}`, value, line?.value);
      this.#table.of(figure).bonuses.push({ kind, value });
    },
    attackBegun: ({ attacker, targets }) => {
      this.#is('who attacks', attacker, this.#active);
      for (const target of targets) {
        this.#is(
          `${target} is an enemy`,
          this.#table.of(target).kind !== this.#table.of(attacker).kind,
          true,
        );
      }
      this.#blow = this.#blowOf(attacker);
    },
    modifierDrawn: ({ deck, card }) => {
      const left = this.#decks.get(deck) ?? new Map(Object.entries(FRESH_DECK));
      const copies = left.get(card) ?? 0;
      this.#is(`a ${card} is left in the deck of ${deck}`, copies > 0, true);
      this.#decks.set(deck, left.set(card, copies - 1));
    },
    modifierDeckShuffled: ({ deck, why }) => {
      const left = this.#decks.get(deck);
      const isMarked = left?.get('x2') === 0 || left?.get('null') === 0;
      if (why === 'marked') this.#is(`shuffle of ${deck}`, isMarked, true);
      this.#decks.delete(deck);
    },
    attackDrawn: ({ attacker, target, mode, cards, applied }) => {
      const { conditions, at } = this.#table.of(attacker);
      const to = this.#table.of(target).at;
      const isBeside = at !== null && to !== null && distance(at, to) === 1;
      const isBetter = conditions.has('strengthen');
      const isWorse = conditions.has('muddle') || (this.#blow?.ranged === true && isBeside);
      const expected = isBetter === isWorse ? 'normal' : isBetter ? 'advantage' : 'disadvantage';
      this.#is(`how ${attacker} draws`, mode, expected);
      this.#is('cards', cards.length, mode === 'normal' ? 1 : 2);
      const base = this.#raised(target);
      const order = cards.toSorted((a, b) => valueAfterCard(base, a) - valueAfterCard(base, b));
      const [counted] = mode === 'disadvantage' ? order : order.toReversed();
      const [card = null] = applied;
      this.#is(
        'what counts',
        card && valueAfterCard(base, card),
        counted && valueAfterCard(base, counted),
      );
      this.#card = card;
    },
    attackStepTaken: ({ target, step, value }) => {
      const { bonuses, type, rank } = this.#table.of(target);
      const shield = bonuses.reduce(
        (sum, { kind, value: n }) => sum + (kind === 'shield' ? n : 0),
        0,
      );
      const printed = this.#table.statsOf(type, rank)?.shield ?? 0;
      const before = this.#value;
      const values = {
        1: this.#blow?.base,
        2: this.#raised(target),
        3: this.#card && valueAfterCard(before, this.#card),
        4: Math.max(0, before - shield - printed),
        5: Math.max(0, before),
      };
      this.#is(`step ${String(step)} against ${target}`, value, values[step]);
      this.#value = value;
    },
    attacked: ({ attacker, target, damage }) => {
      this.#is('who attacked', attacker, this.#blow?.attacker);
      this.#is(`damage to ${target}`, damage, this.#value);
      const piece = this.#table.of(target);
      const back = piece.bonuses.find(({ kind }) => kind === 'retaliate');
      const survives = piece.hitPoints > damage;
      const events = this.#step?.events ?? [];
      for (const effect of this.#blow?.effects ?? []) {
        const isNew = survives && !(piece.conditions as Set<string>).has(effect);
        const isGiven = events.some(
          (event) =>
            event.type === 'conditionAdded' &&
            event.figure === target &&
            event.condition === effect,
        );
        if (isNew) this.#is(`${effect} of ${target}`, isGiven, true);
      }
      const isBack = back !== undefined && survives && this.#isAdjacent(attacker, target);
      const came = this.#step?.events.some((event) => event.type === 'retaliated') ?? false;
      this.#is(`retaliate of ${target}`, came, isBack);
      this.#hurt = { figure: target, amount: damage };
    },
    retaliated: ({ figure, attacker, damage }) => {
      const back = this.#table.of(figure).bonuses.filter(({ kind }) => kind === 'retaliate');
      this.#is(
        `retaliate of ${figure}`,
        damage,
        back.reduce((sum, { value }) => sum + value, 0),
      );
      this.#hurt = { figure: attacker, amount: damage };
    },
    damaged: ({ figure, amount, hitPoints, source }) => {
      const piece = this.#table.of(figure);
      if (source === 'wound') this.#is('wound', amount, 1);
      else if (source === 'trap')
        this.#is('trap', [3, 2 + this.#table.level].includes(amount), true);
      else this.#is(`damage of ${figure}`, { figure, amount }, this.#hurt);
      piece.hitPoints = Math.max(0, piece.hitPoints - amount);
      this.#is(`hit points of ${figure}`, Math.max(0, hitPoints), piece.hitPoints);
    },
    healed: ({ figure, restored }) => {
      const piece = this.#table.of(figure);
      const printed = this.#table.actions(figure).find(({ type }) => type === 'heal');
      const most = Math.min(Number(printed?.value ?? 0), piece.most - piece.hitPoints);
      this.#is(`heal of ${figure}`, restored, most);
      piece.hitPoints += restored;
    },
    died: ({ figure, killer }) => {
      this.#is(`${figure} has nothing left`, this.#table.of(figure).hitPoints, 0);
      if (killer !== null) this.#is(`who killed ${figure}`, killer, this.#active);
      this.#table.pieces.get(figure)?.conditions.clear();
    },
    exhausted: ({ figure }) => {
      this.#is(`${figure} has nothing left`, this.#table.of(figure).hitPoints, 0);
      this.#table.of(figure).conditions.clear();
      this.#table.of(figure).at = null;
    },
    moneyTokenLeft: ({ figure }) => {
      this.#is(`${figure} is a monster`, this.#table.of(figure).kind, 'monster');
      this.#tokens += 1;
    },
    looted: ({ money }) => {
      this.#is('tokens are there', money <= this.#tokens, true);
      this.#tokens -= money;
    },
    conditionAdded: ({ figure, condition }) => {
      const acting = this.#active ?? figure;
      const lines = this.#table.actions(acting).flatMap((action) => action.effects ?? []);
      const isPrinted = (lines as readonly string[]).includes(condition);
      this.#is(`${condition} comes from a card`, isPrinted, true);
      this.#table.of(figure).conditions.add(condition);
    },
    conditionRemoved: ({ figure, condition, why }) => {
      this.#is(
        `${figure} had ${condition}`,
        this.#table.of(figure).conditions.has(condition),
        true,
      );
      if (why === 'turnEnded') this.#is(`${condition} ends`, TIMED.includes(condition), true);
      this.#table.of(figure).conditions.delete(condition);
    },
    conditionStayed: ({ figure, condition }) => {
      this.#is(
        `${figure} had ${condition}`,
        this.#table.of(figure).conditions.has(condition),
        true,
      );
    },
    figurePlaced: ({ figure, at }) => {
      this.#table.of(figure).at = at;
    },
    figureMoved: ({ figure, path }) => {
      const piece = this.#table.of(figure);
      let from = piece.at;
      for (const hex of path) {
        if (from) this.#is('a step', distance(from, hex), 1);
        from = hex;
      }
      const stats = this.#table.statsOf(piece.type, piece.rank);
      const line = this.#table.actions(figure).find(({ type }) => type === 'move');
      const most = Number(stats?.move ?? 0) + Number(line?.value ?? 0);
      this.#is(
        `${figure} goes ${String(path.length)} of ${String(most)}`,
        path.length <= most,
        true,
      );
      const others = [...this.#table.pieces.values()].filter(
        (each) => each !== piece && each.hitPoints > 0,
      );
      const isFree = !others.some(({ at }) => at && from && distance(at, from) === 0);
      this.#is(`where ${figure} ends is free`, isFree, true);
      piece.at = from;
    },
    monsterPlaced: ({ figure, monster, rank }) => {
      // The standee number belonged to another figure before.
      this.#had.delete(figure);
      const statRank = rank === 'elite' ? 'elite' : 'normal';
      const most = Number(this.#table.statsOf(monster, statRank)?.hitPoints);
      this.#table.pieces.set(figure, {
        ...{ kind: 'monster', type: monster, rank: statRank, most, hitPoints: most, at: null },
        ...{ conditions: new Set<Condition>(), bonuses: [], cameInRound: this.#round },
      });
    },
    roomRevealed: ({ room }) => {
      this.#judgeRoom(room);
      this.#rooms -= 1;
      this.#last = 0;
    },
    doorOpened: () => undefined,
    overlayLaid: ({ kind }) => {
      const lines = this.#table.actions(this.#active ?? '').map(({ type }) => type);
      this.#is(`${kind} comes from a card`, (lines as readonly string[]).includes(kind), true);
    },
    trapSprung: () => undefined,
    linesSkipped: ({ figure }) => {
      this.#fault(`${figure} passes over lines`);
    },
    attackStopped: () => undefined,
    experienceGained: () => undefined,
    scenarioDecided: ({ won }) => {
      this.#is('who is decided to win', won, this.#isWon());
    },
    scenarioFinished: ({ won }) => {
      this.#is('who wins', won, this.#isWon());
    },
  };

  #isWon(): boolean {
    const isUp = ({ kind, hitPoints }: RefereedPiece) => kind === 'monster' && hitPoints > 0;
    return this.#rooms === 0 && ![...this.#table.pieces.values()].some(isUp);
  }

  #blowOf(attacker: string): Blow {
    const { command } = this.#step ?? {};
    if (command?.type === 'beginAttack' && command.base !== null) {
      return { attacker, base: command.base, ranged: command.ranged === true, effects: [] };
    }
    const { type, rank } = this.#table.of(attacker);
    const stats = this.#table.statsOf(type, rank);
    const line = this.#table.actions(attacker).find((each) => each.type === 'attack');
    const reach = typeof line?.range === 'number' ? line.range : (stats?.range ?? 0);
    return {
      attacker,
      base: Number(stats?.attack ?? 0) + Number(line?.value ?? 0),
      ranged: reach > 1,
      effects: line?.effects ?? [],
    };
  }

  /** The attack value with bonuses, before a card is drawn. */
  #raised(target: string): number {
    return (this.#blow?.base ?? 0) + (this.#table.of(target).conditions.has('poison') ? 1 : 0);
  }

  #isAdjacent(attacker: string, target: string): boolean {
    const [from, to] = [this.#table.of(attacker).at, this.#table.of(target).at];
    return from && to ? distance(from, to) === 1 : this.#blow?.ranged !== true;
  }

  #isHurtBy(source: string, figure: string): boolean {
    const events = this.#step?.events ?? [];
    return events.some(
      (event) => event.type === 'damaged' && event.source === source && event.figure === figure,
    );
  }

  #is(what: string, found: unknown, expected: unknown): void {
    if (JSON.stringify(found) === JSON.stringify(expected)) return;
    this.#fault(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
  }

  #fault(what: string): void {
    const command = this.#step?.command.type ?? '';
    this.faults.push(`round ${String(this.#round)}, ${command}: ${what}`);
  }
}
