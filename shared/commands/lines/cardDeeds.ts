/** The commands that a line of a class card stands for, once what it asks is answered. */
import { areaTargets } from '../../rules/board/figures';
import type { HalfLine } from '../../rules/decks/cardLines';
import { withOffers } from '../../rules/decks/cardOffers';
import type { Element } from '../../vocabulary';
import { commandsOfDeed } from './deedCommands';
import type { LineAnswers, LineAsks, LineNeed, PlayedLine } from './lineAnswers';
import { deedOfEffect, harm, type Deed as LineDeed } from './lineDeeds';

/** The commands in their order, or the first thing that is not known. */
export type LineCommands =
  { readonly commands: readonly LineDeed[]; readonly needs: null } | LineAsks;

/**
 * What is done when a line is played: elements and what is given for it first, then what stands within
 * it, then the line, then its experience. A line that is the players' own has only these. A move, push
 * or pull without the board is done by hand: no command.
 *
 * @rule TURN-3 ELEMENT-3
 */
export function commandsOfLine(line: HalfLine, played: PlayedLine): LineCommands {
  const { scenario, figure, answers } = played;
  const changed = withOffers(line, answers.offers ?? [], answers.value);
  const { deed, elements, experience } = changed;
  const asks = (needs: LineNeed, more: Partial<LineAsks> = {}): LineAsks => {
    return { needs, line, deed, within: [], mover: null, count: 1, isUsed: false, ...more };
  };
  if (changed.uncounted) return asks('times');
  const made = [...changed.infuse, ...(deed?.kind === 'infuse' ? [deed.element] : [])];
  const [used, all] = [elements, [...elements, ...made]].map(wildsIn);
  const told = answers.elements?.length ?? 0;
  if (told < (all ?? 0)) return asks('element', { isUsed: told < (used ?? 0) });
  const core = deed ? commandsOfDeed(deed, { ...played, card: cardOf(line) }) : NOTHING;
  if (core.needs !== null) return asks(core.needs, core);
  const aimedAt = answers.targets ?? targetsUnder(played) ?? played.aimedAt;
  const inner = changed.then.map((each, place) =>
    commandsOfLine(each, { ...played, answers: answers.within?.[place] ?? {}, aimedAt }),
  );
  const place = inner.findIndex(({ needs }) => needs !== null);
  const open = inner[place];
  if (open && open.needs !== null) return { ...open, within: [place, ...open.within] };
  const [spent, infused] = named([elements, made], answers);
  const gained = deed?.kind === 'experience' ? 0 : experience;
  return {
    needs: null,
    commands: [
      ...spent.map((element): LineDeed => ({ type: 'consume', element })),
      ...(changed.damage > 0 ? [harm(figure.id, changed.damage)] : []),
      ...changed.effects.flatMap((effect) => deedOfEffect(scenario, effect, figure.id)),
      ...inner.flatMap((each) => (each.needs === null ? each.commands : [])),
      ...core.commands,
      ...infused.map((element): LineDeed => ({ type: 'infuse', element })),
      ...(gained > 0
        ? [{ type: 'gainExperience', figure: figure.id, amount: gained } as const]
        : []),
    ],
  };
}

const NOTHING = { needs: null, commands: [] } as const;

function cardOf({ ref }: HalfLine): number | null {
  return ref.card === 'default' ? null : ref.card;
}

function targetsUnder({ scenario, content, figure, answers }: PlayedLine) {
  return answers.hexes && areaTargets(scenario, content, figure.id, answers.hexes);
}

function wildsIn(elements: readonly (Element | 'wild')[]): number {
  return elements.filter((element) => element === 'wild').length;
}

/** Elements of choice take the answers in their order, first those that are used up. */
function named(
  [used, made]: readonly [readonly (Element | 'wild')[], readonly (Element | 'wild')[]],
  { elements: chosen = [] }: LineAnswers,
): readonly [readonly Element[], readonly Element[]] {
  const told = chosen.values();
  const name = (list: readonly (Element | 'wild')[]) =>
    list.flatMap((element) => (element === 'wild' ? (told.next().value ?? []) : element));
  return [name(used), name(made)];
}

/** The answers with more of them where the question was asked. */
export function answered(
  answers: LineAnswers,
  { within: [place, ...rest] }: Pick<LineAsks, 'within'>,
  more: LineAnswers,
): LineAnswers {
  if (place === undefined) return { ...answers, ...more };
  const inner = [...(answers.within ?? [])];
  while (inner.length <= place) inner.push({});
  inner[place] = answered(inner[place] ?? {}, { within: rest }, more);
  return { ...answers, within: inner };
}

/** The answers of the line that asks. */
export function answersAt(answers: LineAnswers, { within }: Pick<LineAsks, 'within'>): LineAnswers {
  return within.reduce<LineAnswers>((now, place) => now.within?.[place] ?? {}, answers);
}
