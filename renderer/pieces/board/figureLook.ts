/** How a figure is drawn on the map. */
import type { Content } from '#shared/content/content';
import type { Figure, Scenario } from '#shared/state';

export interface FigureLook {
  readonly tone: 'normal' | 'elite' | 'boss' | 'character' | 'summon' | 'objective';
  /** The disc; null = as its tone says. */
  readonly colour: string | null;
  /** The colour of what is written on it; null = as its tone says. */
  readonly ink: string | null;
  /** The big sign: the number of a standee, or letters of a name. */
  readonly sign: string;
  /** The small one: letters of the monster type; empty where there is none. */
  readonly kind: string;
  /** Fights for the party although it is a monster. */
  readonly isAlly: boolean;
}

const SUMMON_COLOURS: Readonly<Record<string, string>> = {
  blue: '#3f7fd0',
  green: '#4a9a50',
  yellow: '#e3c53a',
  orange: '#e08a2e',
  white: '#f2efe6',
  purple: '#8a5cc0',
  pink: '#dd7fb0',
  red: '#c8473f',
};

const DARK_INK = '#16120c';
const LIGHT_INK = '#ffffff';

export function figureLook(
  figure: Figure,
  content: Pick<Content, 'class' | 'monster'>,
  kinds: ReadonlyMap<string, string>,
): FigureLook {
  switch (figure.kind) {
    case 'monster':
      return {
        tone: figure.rank,
        colour: null,
        ink: null,
        sign: content.monster(figure.type)?.standees === 1 ? '' : String(figure.standee),
        kind: kinds.get(figure.type) ?? '',
        isAlly: figure.side === 'allies',
      };
    case 'character':
      return lookOf('character', figure.name, content.class(figure.class)?.colour ?? '#8a8f99');
    case 'summon':
      return lookOf('summon', figure.name, SUMMON_COLOURS[figure.colour] ?? '#8a8f99');
    case 'objective':
      return lookOf('objective', figure.name, null);
  }
}

function lookOf(tone: FigureLook['tone'], name: string, colour: string | null): FigureLook {
  const ink = colour === null ? null : inkOn(colour);
  return { tone, colour, ink, sign: [...name].slice(0, 2).join(''), kind: '', isAlly: false };
}

/** Black or white, whichever is easier to read on a colour '#rrggbb'. */
export function inkOn(colour: string): string {
  const parts = /^#(..)(..)(..)$/.exec(colour);
  if (!parts) return DARK_INK;
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => {
    const share = parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.2 ? DARK_INK : LIGHT_INK;
}

/** Letters for every monster type on the table, as few as tell them apart: 'BG', 'VSc', 'VSh'. */
export function kindLetters(
  { sleeves }: Pick<Scenario, 'sleeves'>,
  content: Pick<Content, 'monster'>,
): ReadonlyMap<string, string> {
  const names = sleeves.map(({ type }) => [type, content.monster(type)?.name ?? type] as const);
  const letters = new Map<string, string>();
  for (const [type, name] of names) {
    for (let length = 1; length <= 6; length += 1) {
      const short = initials(name, length);
      const isTaken = names.some(
        ([other, otherName]) => other !== type && initials(otherName, length) === short,
      );
      letters.set(type, short);
      if (!isTaken) break;
    }
  }
  return letters;
}

/** The first letters of the words, of the last word so many. */
function initials(name: string, length: number): string {
  const words = name.split(/[\s-]+/).filter((word) => word !== '');
  return words
    .map((word, index) => word.slice(0, index === words.length - 1 ? length : 1))
    .join('');
}
