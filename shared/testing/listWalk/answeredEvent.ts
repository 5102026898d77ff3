/** Resolves a drawn event card as players do on the screen. */
import { eventCard, eventOption, type EventLine } from '../../rules/campaign/events/outcomes';
import type { Game } from '../../state';
import { CONTENT, type PlainOf } from '../play';
import { TOLD_DESIGN, type EventCard } from './expectedEvents';

type Resolution = PlainOf<'resolveEvent'>;

/** Shares of gold, starting with the first character. */
function sharesOf(game: Game, { id: line, effect }: EventLine): NonNullable<Resolution['shares']> {
  const [first] = game.campaign.characters;
  if (effect.type !== 'collectiveGold' && effect.type !== 'payCollectiveGold') return [];
  const gold = effect.type === 'collectiveGold' ? effect.value : -effect.value;
  if (gold > 0) return [{ line, character: first?.id, gold }];
  let left = -gold;
  return game.campaign.characters.map((sheet) => {
    const part = Math.min(left, sheet.gold);
    left -= part;
    return { line, character: sheet.id as string, gold: -part };
  });
}

/**
 * The command that resolves an event, without (`bare`) and with (`full`) answers to its questions.
 */
export function answered(
  game: Game,
  { deck, id }: Pick<EventCard, 'deck' | 'id'>,
  option: 'A' | 'B',
) {
  const card = eventCard(CONTENT, deck, id);
  if (!card) throw new Error(`There is no ${deck} event ${String(id)}.`);
  const view = eventOption(game.campaign, card, option, null);
  const lines = view.outcomes
    .filter(({ applies }) => applies)
    .flatMap((outcome) => outcome.lines)
    .filter((line, index, all) => {
      const isFirst = all.findIndex(({ oneOf }) => oneOf === line.oneOf) === index;
      return line.applies || (line.oneOf !== null && isFirst);
    });
  const told = (type: EventLine['effect']['type']) =>
    lines.filter((one) => one.effect.type === type);
  const bare: Resolution = {
    type: 'resolveEvent',
    ...{
      deck,
      option,
      lines: lines.filter(({ oneOf }) => oneOf === null).map(({ id: one }) => one),
    },
    ...{ to: [], shares: [], card: view.card ?? 'removed' },
  };
  const full: Resolution = {
    ...bare,
    lines: lines.map(({ id: line }) => line),
    to: [...told('item'), ...told('payItem'), ...told('minusOneCards')].map(({ id: line }) => {
      return { line, character: game.campaign.characters[0]?.id };
    }),
    shares: lines.flatMap((line) => sharesOf(game, line)),
    designs: told('randomItemDesign').map(({ id: line }) => ({ line, item: TOLD_DESIGN })),
  };
  return { bare, full, designs: told('randomItemDesign').length };
}
