/** Evaluates printed formulas: 'C*8', '4+(2*L)', 'floor(2+(L*C/2))'. */

/** Values of the letters: C characters, L level, and X, V and R if they appear. */
export type Variables = Readonly<Record<string, number>>;

const TOKEN = /\s*([0-9]+|[A-Za-z]+|[-+*/()])/y;
const MAX_LENGTH = 200;
const MAX_DEPTH = 20;

/**
 * The value of a formula, unrounded. Throws for anything except numbers, + - * / ( ), ceil, floor
 * and given variables, and for a division by zero.
 */
export function evaluateFormula(formula: number | string, variables: Variables): number {
  if (typeof formula === 'number') return formula;
  const reader = readerOf(formula);
  const value = sum(reader, variables, 0);
  if (reader.peek() !== null) throw misfitError(formula);
  if (!Number.isFinite(value)) throw new Error(`The formula "${formula}" divides by zero.`);
  return value;
}

interface Reader {
  readonly formula: string;
  peek(): string | null;
  take(): string | null;
}

function misfitError(formula: string): Error {
  return new Error(`"${formula.slice(0, 60)}" is not a formula.`);
}

function readerOf(formula: string): Reader {
  if (formula.length > MAX_LENGTH) throw misfitError(formula);
  const tokens: string[] = [];
  const pattern = new RegExp(TOKEN);
  const text = formula.trimEnd();
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (!match?.[1]) throw misfitError(formula);
    tokens.push(match[1]);
  }
  let at = 0;
  return {
    formula,
    peek: () => tokens[at] ?? null,
    take: () => tokens[at++] ?? null,
  };
}

function sum(reader: Reader, variables: Variables, depth: number): number {
  let value = product(reader, variables, depth);
  for (;;) {
    if (reader.peek() === '+') {
      reader.take();
      value += product(reader, variables, depth);
    } else if (reader.peek() === '-') {
      reader.take();
      value -= product(reader, variables, depth);
    } else return value;
  }
}

function product(reader: Reader, variables: Variables, depth: number): number {
  let value = factor(reader, variables, depth);
  for (;;) {
    if (reader.peek() === '*') {
      reader.take();
      value *= factor(reader, variables, depth);
    } else if (reader.peek() === '/') {
      reader.take();
      value /= factor(reader, variables, depth);
    } else return value;
  }
}

function factor(reader: Reader, variables: Variables, depth: number): number {
  if (depth > MAX_DEPTH) throw misfitError(reader.formula);
  const token = reader.take();
  if (token === null) throw misfitError(reader.formula);
  if (/^[0-9]/.test(token)) return Number(token);
  if (token === '-') return -factor(reader, variables, depth + 1);
  if (token === '(') return inBrackets(reader, variables, depth);
  if (token === 'ceil' || token === 'floor') {
    if (reader.take() !== '(') throw misfitError(reader.formula);
    return Math[token](inBrackets(reader, variables, depth));
  }
  const value = Object.hasOwn(variables, token) ? variables[token] : undefined;
  if (value === undefined) throw misfitError(reader.formula);
  return value;
}

/** The opening bracket has been consumed. */
function inBrackets(reader: Reader, variables: Variables, depth: number): number {
  const value = sum(reader, variables, depth + 1);
  if (reader.take() !== ')') throw misfitError(reader.formula);
  return value;
}
