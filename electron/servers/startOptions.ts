/** What Standee can be started with, and the sentences about that. */
import { parseArgs } from 'node:util';

interface Option {
  /** What has to follow; null = nothing. */
  readonly value: string | null;
  readonly says: string;
}

const OF_BOTH = {
  library: { value: 'FOLDER', says: 'the library to open; it is made where there is none' },
  share: {
    value: null,
    says: 'shares the first campaign that is opened with the devices of the likely network',
  },
  network: { value: 'ADDRESS', says: 'one more address of this computer to share on' },
  help: { value: null, says: 'says this' },
} as const satisfies Readonly<Record<string, Option>>;

export const DESKTOP_OPTIONS = {
  ...OF_BOTH,
  campaign: { value: 'CAMPAIGN', says: 'the campaign to show, as the list of the system names it' },
} as const satisfies Readonly<Record<string, Option>>;

export const BROWSER_OPTIONS = {
  ...OF_BOTH,
  port: { value: 'NUMBER', says: 'where the page is served on this computer; 0 = any free one' },
  open: { value: null, says: 'opens the page in the default browser' },
} as const satisfies Readonly<Record<string, Option>>;

type Options = Readonly<Record<string, Option>>;
export type StartWishes<T extends Options> = {
  readonly [Name in keyof T]?: T[Name]['value'] extends null ? boolean : string;
};

/** Switches of Chromium, Electron and Node, which are theirs to know. */
const OF_RUNTIME =
  /^--(no-|disable-|enable-|force-|ignore-|inspect|remote-|ozone-|use-|log-|js-flags|lang|user-data-dir|allow-|original-process-|gtk-|password-store|proxy-|in-process-|trace|test-type|v=|vmodule|type=|headless|high-dpi|touch-|class|display)/;

/** The options, a line each. */
export function helpText(options: Options): string {
  const named = Object.entries(options).map(
    ([name, { value, says }]) => [`--${name}${value === null ? '' : ` ${value}`}`, says] as const,
  );
  return named.map(([name, says]) => `  ${name.padEnd(18)} ${says}\n`).join('');
}

/** What is wished for, or the sentence that says what is wrong with it. */
export function readOptions<T extends Options>(
  args: readonly string[],
  options: T,
): StartWishes<T> | string {
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
  const wishes: Record<string, string | boolean> = {};
  for (const token of tokens) {
    if (token.kind !== 'option' || !token.rawName.startsWith('--')) continue;
    const { name, rawName, value, inlineValue } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option) {
      const isTheirs = OF_RUNTIME.test(inlineValue ? `${rawName}=` : rawName);
      if (isTheirs) continue;
      return `There is no option ${rawName}.`;
    }
    if (option.value === null && value !== undefined) return `${rawName} takes nothing after it.`;
    if (option.value !== null && (value ?? '').replace(/^-.*/, '') === '') {
      return `${rawName} needs ${option.value} after it.`;
    }
    wishes[name] = value ?? true;
  }
  return wishes as StartWishes<T>;
}
