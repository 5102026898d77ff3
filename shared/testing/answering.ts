/** Answers the questions of a class card line. */
import { commandsOfLine } from '../commands/cards/lines/lineCommands';
import { withAnswer, answersAt } from '../commands/cards/lines/lineAnswers';
import type {
  LineAnswers,
  LineAsks,
  LineNeed,
  PlayedLine,
} from '../commands/cards/lines/lineAnswers';
import type { Subcommand } from '../commands/monsters/lineActions';
import type { FigureId } from '../ids';
import type { HalfLine } from '../rules/cards/lines/cardLines';
import type { Hex } from '../state';

/** The target and hex that the test chooses. */
export interface ChosenAnswers {
  readonly target: FigureId;
  readonly hex: Hex;
}

function answerTo(
  { needs, mover, action }: LineAsks,
  told: LineAnswers,
  { target, hex }: ChosenAnswers,
): LineAnswers {
  switch (needs) {
    case 'targets':
      return { targets: [target] };
    case 'value':
      return { value: 2 };
    case 'times':
      return { offers: (told.offers ?? []).map(({ offer }) => ({ offer, times: 2 })) };
    case 'element':
      return { elements: [...(told.elements ?? []), 'fire'] };
    case 'hexes':
      return { hexes: action?.kind === 'relocate' ? [hex, hex] : [hex] };
    case 'cards':
      return { cards: Array.from({ length: 600 }, (_, card) => card) };
    case 'condition':
      return { cures: [{ figure: mover ?? target, condition: 'poison' }] };
    case 'items':
      return { items: [...(told.items ?? []), { figure: mover ?? target, items: [] }] };
    case 'tokens':
      return { tokens: [] };
    case 'path':
      return { paths: [...(told.paths ?? []), { figure: mover ?? target, path: [hex] }] };
    case 'colour':
      return { colours: ['blue', 'green', 'red', 'white'] };
  }
}

/** The commands of a line with every question answered; `onQuestion` gets each question. */
export function commandsWithAnswers(
  line: HalfLine,
  table: Omit<PlayedLine, 'answers'>,
  { offers, ...said }: ChosenAnswers & { readonly offers: readonly number[] },
  onQuestion: (needs: LineNeed) => void = () => undefined,
): readonly Subcommand[] {
  let answers: LineAnswers = { offers: offers.map((offer) => ({ offer })) };
  for (let question = 0; question < 20; question += 1) {
    const found = commandsOfLine(line, { ...table, answers });
    if (found.needs === null) return found.commands;
    onQuestion(found.needs);
    answers = withAnswer(answers, found, answerTo(found, answersAt(answers, found), said));
  }
  throw new Error(`never done: ${JSON.stringify(line.ref)}`);
}
