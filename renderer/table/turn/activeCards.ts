/** Active cards in words, with the commands that use them. */
import type { Command } from '#shared/commands/shapes';
import { preventionCommand } from '#shared/commands/cards/preventingCards';
import { allSlotsOf, freeSlotsOf } from '#shared/rules/cards/activeCards';
import { halfLines, type HalfLine } from '#shared/rules/cards/lines/cardLines';
import { occasionLines } from '#shared/rules/cards/lines/occasionLines';
import type { Character } from '#shared/state';
import { CARD_LINE_PHRASES } from '../../words/sentences/cards/cardLines';
import { cardLineWords, TURN_TEXT as text } from '../../words/sentences/table/acts';
import type { PlayedGame } from '../../game/playedGame.svelte';

export interface ShownActiveCard {
  readonly card: number;
  readonly name: string;
  /** The lasting effect in words. */
  readonly words: string;
  readonly until: string;
  /** The number of use slots; null if the card has none. */
  readonly slots: { readonly used: number; readonly all: number } | null;
  /** Effects with a trigger. Players play each one when its trigger occurs. */
  readonly occasions: readonly { readonly line: HalfLine; readonly words: string }[];
  /** The command of its next use; null if it cannot be used at the moment. */
  readonly use: { readonly label: string; readonly command: Command } | null;
}

export function shownActiveCards(
  { scenario, content }: Pick<PlayedGame, 'scenario' | 'content'>,
  character: Character,
): readonly ShownActiveCard[] {
  return character.activeHalves.map(({ card, half, lasts, used }) => {
    const printed = content.classCards(character.class).find(({ id }) => id === card);
    const lines = halfLines(content.cardLines(character.class), card, half) ?? [];
    const [next = null] = freeSlotsOf(content, character, card);
    const command = preventionCommand(scenario, content, character, card);
    const all = allSlotsOf(content, character, { card, half }).length;
    return {
      card,
      name: printed?.name ?? '',
      words: lines
        .filter(
          ({ printed: { type, when } }) =>
            when !== undefined || (type !== 'experience' && type !== 'infuse'),
        )
        .map((line) => cardLineWords(line.printed))
        .join('; '),
      until: lasts === 'round' ? CARD_LINE_PHRASES.untilRoundEnd : CARD_LINE_PHRASES.untilItLeaves,
      slots: all === 0 ? null : { used, all },
      occasions: lines.flatMap(occasionLines).map((line) => {
        return { line, words: cardLineWords(line.printed) };
      }),
      use: command && {
        label: next === null ? text.preventsNow : text.use(used + 1, all, next),
        command,
      },
    };
  });
}
