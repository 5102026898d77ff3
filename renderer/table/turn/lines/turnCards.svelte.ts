/** The cards of the active character, and the commands of their lines. */
import { commandsOfLine } from '#shared/commands/cards/lines/lineCommands';
import { answersAt } from '#shared/commands/cards/lines/lineAnswers';
import type { LineAnswers, LineAsks } from '#shared/commands/cards/lines/lineAnswers';
import { targetsWithoutChoice } from '#shared/commands/cards/lines/lineTargets';
import { whyNotLine } from '#shared/commands/cards/lines/whyNotLine';
import type { FigureId } from '#shared/ids';
import type { HalfLine } from '#shared/rules/cards/lines/cardLines';
import {
  cardsInDoubt,
  cardsInTurn,
  linesAlong,
  NO_DOUBT,
  type TurnHalfLine,
} from '#shared/rules/cards/playedCards';
import { companionsOf, findFigure } from '#shared/rules/figures/figures';
import type { Character, Scenario } from '#shared/state';
import { ELEMENTS, type Element } from '#shared/vocabulary';
import type { PlayedGame } from '../../../game/playedGame.svelte';
import { settings } from '../../../app/page/settings.svelte';
import { lineCaps } from '../../state/keyCaps';
import type { TableSteps } from '../../state/tableSteps.svelte';
import { refusalSentence } from '../../../words/sentences/refusals/refusals';
import { keyOf, type AskedLine, type PlayedLines } from './askedLine';
import { onlyItems } from './itemsToRefresh';
import { TakenOffers } from './takenOffers.svelte';
import type { Content } from '#shared/content/content';
import { tokensToLoot } from '#shared/commands/cards/tokensToLoot';

export abstract class TurnCards {
  protected readonly game: PlayedGame;
  /** The offers taken for lines that are not played yet. */
  readonly offers: TakenOffers;

  constructor(game: PlayedGame, steps: TableSteps) {
    this.game = game;
    this.offers = new TakenOffers({
      whyNot: steps.whyNot,
      sayWhy: (sentence) => game.open.sayWhy(sentence),
    });
  }

  /** The character whose line the players are playing. */
  abstract readonly character: Character | null;

  protected readonly acting = $derived.by(() => this.find(this.game.active));
  readonly #sheet = $derived.by(() => this.game.sheets.find(({ id }) => id === this.acting?.sheet));
  /** The lines of the active character's cards. Null if the cards are unknown. */
  readonly cards = $derived.by(() => {
    const { scenario, content } = this.game;
    return this.acting && cardsInTurn(scenario, content, this.acting, this.#sheet);
  });
  /** Initiatives that fit several cards or none. */
  readonly doubts = $derived.by(() =>
    this.acting ? cardsInDoubt(this.game.content, this.acting, this.#sheet) : NO_DOUBT,
  );
  /** The keys of lines and offers; none if letter keys are switched off. */
  readonly caps = $derived.by(() => lineCaps(settings.now.letterKeys ? this.cards : null));

  /** The reason the line cannot be played now, as a sentence; null if it can. */
  whyNot(line: HalfLine): string | null {
    const { character } = this;
    if (line.printed.type === 'consume') return this.offers.whyNotUse(line.printed.elements ?? []);
    if (!character) return null;
    const { scenario, content, names } = this.game;
    const answers = { offers: this.offers.offersOf(line) };
    const played = { scenario, content, figure: character, lasts: 'round' as const, answers };
    const refusal = whyNotLine(line, played);
    return refusal && refusalSentence(refusal, names);
  }

  protected consumable({ elements = [] }: LineAnswers): readonly Element[] {
    return ELEMENTS.filter(
      (each) => !elements.includes(each) && this.offers.whyNotUse([each]) === null,
    );
  }

  /** A line as it is pressed: without answers, but with the offers taken for it. */
  protected start({ id: figure }: Character, line: TurnHalfLine): AskedLine {
    const answers = { offers: this.offers.offersOf(line) };
    return { figure, line, isTriggered: false, lasts: line.lasts, answers };
  }

  protected find(id: FigureId | null): Character | null {
    const found = id === null ? undefined : findFigure(this.game.scenario, id);
    return found?.kind === 'character' ? found : null;
  }

  protected commandsFor({ figure: id, line, lasts, answers }: AskedLine) {
    const { scenario, content } = this.game;
    const figure = this.find(id);
    return figure && commandsOfLine(line, { scenario, content, figure, lasts, answers });
  }

  /**
   * Further lines of the same half that need no answers. They are played together with the asked
   * line.
   */
  protected linesAlong(asked: AskedLine): PlayedLines {
    const along = this.cards && !asked.isTriggered ? linesAlong(this.cards, asked.line) : [];
    return along.flatMap((line) => {
      const found = this.commandsFor({ ...asked, line, lasts: line.lasts, answers: {} });
      return found?.needs === null ? [{ line: line.ref, subcommands: [...found.commands] }] : [];
    });
  }

  /** The targets that the line affects in any case. They are preselected. */
  protected figuresInReach({ needs, actor: by, action, line }: LineAsks): readonly FigureId[] {
    const { scenario, content } = this.game;
    const actor = findFigure(scenario, by);
    if (needs !== 'targets' || !actor || !action || !('affects' in action)) return [];
    return targetsWithoutChoice(scenario, content, actor, action, line.ref) ?? [];
  }

  /** The only possible answer to a question. Null if the players have a choice. */
  protected plainAnswer({ figure: id, answers }: AskedLine, asks: LineAsks): LineAnswers | null {
    const { scenario, content } = this.game;
    const figure = this.find(id);
    if (asks.needs === 'items') return onlyItems(asks, answersAt(answers, asks), this.game);
    const elements = (given: LineAnswers) => this.consumable(given);
    return figure && plainAnswer(asks, answers, { scenario, content, figure, elements });
  }

  /** True if the turn of the line's character runs and the line is not played yet. */
  protected isOpen({ figure, line }: AskedLine): boolean {
    if (this.game.active !== figure) return false;
    const { halves = [], defaults = [] } = this.cards ?? {};
    const all = [...halves.flatMap(({ lines }) => lines), ...defaults.map(({ line }) => line)];
    const current = all.find((each) => keyOf(each) === keyOf(line));
    return current === undefined || current.state === 'open';
  }
}

interface Around {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly figure: Character;
  /** The elements that can be consumed besides those in the answers. */
  readonly elements: (answers: LineAnswers) => readonly Element[];
}

/** The only possible answer about tokens or elements. Null if the players have a choice. */
function plainAnswer(asks: LineAsks, answers: LineAnswers, around: Around): LineAnswers | null {
  if (asks.needs === 'tokens') {
    const { action, line } = asks;
    const isAround = action?.kind === 'lootAround';
    const companions = companionsOf(around.scenario, around.figure);
    const own = action?.kind === 'lootAround' && action.affects === 'bear' ? companions : [];
    const [id] = isAround ? (answersAt(answers, asks).targets ?? own) : [];
    const figure = (id && findFigure(around.scenario, id)) ?? around.figure;
    const loot = isAround || action?.kind === 'loot' ? action : { value: null };
    return tokensToLoot(around.scenario, around.content, figure, loot, line.ref);
  }
  if (asks.needs !== 'element' || !asks.isUsed) return null;
  const given = answersAt(answers, asks);
  const [only, ...others] = around.elements(given);
  return only && others.length === 0 ? { elements: [...(given.elements ?? []), only] } : null;
}
