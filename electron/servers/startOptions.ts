/** Command-line options of both hosts, and their help text. */
import { parseArgs } from 'node:util';

interface Option {
  /** Name of the option's value in the help; null = it has none. */
  readonly value: string | null;
  readonly help: string;
}

const COMMON_OPTIONS = {
  library: { value: 'FOLDER', help: 'open this library; create it if it does not exist' },
  share: {
    value: null,
    help: 'share the first campaign you open with devices on this network',
  },
  network: { value: 'ADDRESS', help: 'share on this address of the computer' },
  help: { value: null, help: 'show this help' },
} as const satisfies Readonly<Record<string, Option>>;

export const DESKTOP_OPTIONS = {
  ...COMMON_OPTIONS,
  campaign: {
    value: 'CAMPAIGN',
    help: 'open this campaign; CAMPAIGN is its file name without extension',
  },
} as const satisfies Readonly<Record<string, Option>>;

export const BROWSER_OPTIONS = {
  ...COMMON_OPTIONS,
  port: { value: 'NUMBER', help: 'use this port on this computer; 0 = any free port' },
  open: { value: null, help: 'open the page in your default browser' },
} as const satisfies Readonly<Record<string, Option>>;

type Options = Readonly<Record<string, Option>>;
export type StartOptions<T extends Options> = {
  readonly [Name in keyof T]?: T[Name]['value'] extends null ? boolean : string;
};

/** Options of Chromium, Electron and Node, which are not ours to check. */
const RUNTIME_OPTION =
  /^--(no-|disable-|enable-|force-|ignore-|inspect|remote-|ozone-|use-|log-|js-flags|lang|user-data-dir|allow-|original-process-|gtk-|password-store|proxy-|in-process-|trace|test-type|v=|vmodule|type=|headless|high-dpi|touch-|class|display)/;

/** Help text with one line for each option. */
export function helpText(options: Options): string {
  const named = Object.entries(options).map(
    ([name, { value, help }]) => [`--${name}${value === null ? '' : ` ${value}`}`, help] as const,
  );
  return named.map(([name, help]) => `  ${name.padEnd(18)} ${help}\n`).join('');
}

export interface ReadOptions<T extends Options> {
  readonly startOptions: StartOptions<T>;
  /** Options that neither Standee nor Chromium, Electron or Node has. */
  readonly unknown: readonly string[];
}

export const unknownOptions = (names: readonly string[]): string =>
  `Unknown option${names.length > 1 ? 's' : ''} ${names.join(', ')}.`;

/** The parsed options, or an error message. */
export function readOptions<T extends Options>(
  args: readonly string[],
  options: T,
): ReadOptions<T> | string {
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value }]) => [
        name,
        { type: value === null ? 'boolean' : 'string' } as const,
      ]),
    ),
    strict: false,
    tokens: true,
  });
  const startOptions: Record<string, string | boolean> = {};
  const unknown: string[] = [];
  for (const token of tokens) {
    if (token.kind !== 'option' || !token.rawName.startsWith('--')) continue;
    const { name, rawName, value, inlineValue } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option) {
      const isOfRuntime = RUNTIME_OPTION.test(inlineValue ? `${rawName}=` : rawName);
      if (!isOfRuntime) unknown.push(rawName);
      continue;
    }
    if (option.value === null && value !== undefined) return `${rawName} takes no value.`;
    if (option.value !== null && (value ?? '').replace(/^-.*/, '') === '') {
      return `${rawName} needs a value: ${rawName} ${option.value}.`;
    }
    startOptions[name] = value ?? true;
  }
  return { startOptions: startOptions as StartOptions<T>, unknown };
}
