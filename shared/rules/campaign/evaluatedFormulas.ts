/** Evaluates formulas in packs and custom scenarios for the current party and level. */
import type { Content } from '../../content/content';
import { isFormula, isNumberField } from '../../content/reading/formulaFields';
import { evaluateFormula } from '../../content/notation/formula';
import { isPrintedScenario } from '../../content/customScenarios/asPack';
import type { Game } from '../../state';

/** Values of the letters: number of characters, and monster level. */
export interface TableNumbers {
  readonly C: number;
  readonly L: number;
}

const MIN_CHARACTERS = 2;
const FIRST_LEVEL = 1;
const MADE = new WeakMap<Content, Map<string, Content>>();

/**
 * The content with its formulas evaluated for the current scenario, or for a new scenario of the
 * party. Formulas printed in the box are kept if no pack or custom scenario is used.
 */
export function contentWithNumbers(
  content: Content,
  game: (Pick<Game, 'campaign'> & Partial<Pick<Game, 'scenario'>>) | undefined,
): Content {
  const { scenario = null } = game ?? {};
  const isOwn = scenario !== null && !isPrintedScenario(scenario.scenario);
  if (!game || (game.campaign.packs.length === 0 && !isOwn)) return content;
  const numbers: TableNumbers = scenario
    ? { C: scenario.players, L: scenario.monsterLevel }
    : { C: Math.max(MIN_CHARACTERS, game.campaign.characters.length), L: FIRST_LEVEL };
  const made = MADE.get(content) ?? new Map<string, Content>();
  MADE.set(content, made);
  const key = `${String(numbers.C)} ${String(numbers.L)}`;
  const known = made.get(key);
  if (known) return known;
  const evaluated = withNumbers(content, numbers);
  made.set(key, evaluated);
  return evaluated;
}

function withNumbers(content: Content, numbers: TableNumbers): Content {
  const known = new Map<object, object>();
  const evaluate = <T extends object>(thing: T | null): T | null => {
    if (!thing) return null;
    const before = known.get(thing) as T | undefined;
    if (before) return before;
    const after = evaluateFormulas(thing, numbers);
    known.set(thing, after);
    return after;
  };
  return {
    ...content,
    monster: (id) => evaluate(content.monster(id)),
    abilityDeck: (id) => evaluate(content.abilityDeck(id)),
    scenario: (id) => evaluate(content.scenario(id)),
    treasure: (id) => evaluate(content.treasure(id)),
  };
}

/** The value with its formulas evaluated. Objects without formulas are returned unchanged. */
export function evaluateFormulas<T>(thing: T, numbers: TableNumbers, key = ''): T {
  if (typeof thing === 'string') {
    return (isNumberField(key) && isFormula(thing) ? valueOf(thing, numbers) : thing) as T;
  }
  if (typeof thing !== 'object' || thing === null) return thing;
  if (Array.isArray(thing)) {
    const list = thing.map((each: unknown) => evaluateFormulas(each, numbers, key));
    return (list.some((each, index) => each !== thing[index]) ? list : thing) as T;
  }
  const before = Object.entries(thing as Readonly<Record<string, unknown>>);
  const after = before.map(
    ([name, each]) => [name, evaluateFormulas(each, numbers, name)] as const,
  );
  const isChanged = after.some(([, each], index) => each !== before[index]?.[1]);
  return isChanged ? (Object.fromEntries(after) as T) : thing;
}

/**
 * Evaluates a formula but keeps letters that are only known during a turn or round: 'C+X' with
 * three characters becomes '3+X'.
 */
function valueOf(formula: string, numbers: TableNumbers): number | string {
  const known = formula.replaceAll(/[CL]/g, (letter) => String(numbers[letter as 'C' | 'L']));
  if (/[A-Z]/.test(known)) return known;
  return Math.max(0, Math.ceil(evaluateFormula(known, {})));
}
