/** Computes the colours, sign and letters of a figure on the map. */
import type { Sign } from '#shared/content/notation/signs';
import type { Figure } from '#shared/state';
import type { SummonColour } from '#shared/vocabulary';
import { signOf, type SignContent } from './signOf';

export interface FigureLook {
  readonly tone: 'normal' | 'elite' | 'boss' | 'character' | 'summon' | 'objective';
  /** The colour of the disc; null = the colour of its tone. */
  readonly colour: string | null;
  /** The colour of the text on the disc; null = the colour of its tone. */
  readonly ink: string | null;
  /** The sign of the monster type or class; null if there is none. */
  readonly sign: Sign | null;
  /** The text on the disc: the number of a standee, or letters of a name. */
  readonly letters: string;
  /** True for a monster that fights for the party. */
  readonly isAlly: boolean;
}

/** The colours of the summon tokens in the box. */
const SUMMON_TOKENS: Readonly<Record<SummonColour, string>> = {
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

/** The look of a figure. `letter` distinguishes objectives of the same name. */
export function figureLook(
  figure: Figure,
  content: SignContent,
  letter: string | null = null,
): FigureLook {
  const sign = signOf(figure, content);
  switch (figure.kind) {
    case 'monster':
      return {
        tone: figure.rank,
        colour: null,
        ink: null,
        sign,
        letters: content.monster(figure.type)?.standees === 1 ? '' : String(figure.standee),
        isAlly: figure.side === 'allies',
      };
    case 'character':
      return lookOf(
        'character',
        sign,
        figure.name,
        content.class(figure.class)?.colour ?? '#8a8f99',
      );
    case 'summon':
      return lookOf('summon', sign, figure.name, SUMMON_TOKENS[figure.colour]);
    case 'objective':
      return lookOf('objective', sign, letter ?? figure.name, null);
  }
}

function lookOf(
  tone: FigureLook['tone'],
  sign: Sign | null,
  name: string,
  colour: string | null,
): FigureLook {
  const ink = colour === null ? null : inkOn(colour);
  return {
    tone,
    colour,
    ink,
    sign,
    letters: sign ? '' : [...name].slice(0, 2).join(''),
    isAlly: false,
  };
}

/** Black or white: the one with more contrast to a colour '#rrggbb'. */
export function inkOn(colour: string): string {
  const parts = /^#(..)(..)(..)$/.exec(colour);
  if (!parts) return DARK_INK;
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => {
    const share = parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.2 ? DARK_INK : LIGHT_INK;
}
