/** Triggered abilities of active cards that Standee can carry out. */
import type { Occasion } from '../../../content/notation/cardKeywords';
import type { Content } from '../../../content/content';
import type { CardLine } from '../../../content/types';
import type { Character, Scenario } from '../../../state';
import type { LineAction } from './lineActionShape';
import { isAutomaticGain } from '../dueGains';
import { halfLine, halfLines, type HalfLine } from './cardLines';
import { areMet } from './requirements';

/**
 * Actions that Standee carries out for a trigger. Shield and retaliate are missing: against one
 * attack they belong to that attack, not to the figure.
 */
const WHOLE: readonly LineAction['kind'][] = [
  ...(['attack', 'damage', 'heal', 'condition', 'cure', 'kill'] as const),
  ...(['infuse', 'experience', 'loot', 'move', 'grant', 'recover', 'refresh'] as const),
  ...(['moveDoom', 'teleport'] as const),
];

/** Triggers for which another figure acts. */
const OF_OTHERS: Readonly<Partial<Record<Occasion, Pick<CardLine, 'type' | 'affects'>>>> = {
  bearAttack: { type: 'command' },
  startOfAllyTurn: { type: 'perform', affects: 'oneAlly' },
  beforeAllyAttackAction: { type: 'perform', affects: 'oneAlly' },
};

/**
 * The triggered abilities of a line, for the card's owner or the figure that it lets act. Abilities
 * that count something, change another ability or cost anything except damage or discarded cards
 * are only announced. Players decide if the trigger applies, and lose the cards that it costs.
 *
 * @rule TURN-3
 */
export function occasionLines({ printed, ref }: HalfLine): readonly HalfLine[] {
  const { type, on, cost, per, when, after, actions = [] } = printed;
  // Experience for a later event, while the card is active.
  if (type === 'experience')
    return when && !isAutomaticGain(printed) ? [halfLine(ref, printed)] : [];
  if (type === 'doom') return actions.flatMap((each) => occasionLines(halfLine(ref, each)));
  if (type === 'song') return actions.flatMap((each) => occasionLines(halfLine(ref, each)));
  // Counted or applied automatically at the start of a turn.
  if (after !== undefined || on === 'startOfThisEnemyTurn') return [];
  const isPayable = !cost || cost.damage !== undefined || cost.discard !== undefined;
  if (type !== 'trigger' || per || !isPayable) return [];
  const others = on && OF_OTHERS[on];
  return actions
    .flatMap((each) => choicesOf(each))
    .map((each): CardLine => (others ? { ...others, actions: [each] } : each))
    .map((each) => halfLine(ref, cost ? { ...each, cost } : each))
    .filter(({ action }) => action !== null && WHOLE.includes(action.kind));
}

function choicesOf(line: CardLine): readonly CardLine[] {
  return line.type === 'chooseOne' ? (line.actions ?? []) : [line];
}

/** Effects of the character's active cards that apply at the end of its turn. @rule TURN-3 */
export function dueAtTurnEnd(
  scenario: Scenario,
  content: Content,
  figure: Character,
): readonly HalfLine[] {
  const lines = figure.activeHalves.flatMap(
    ({ card, half }) => halfLines(content.cardLines(figure.class), card, half) ?? [],
  );
  return lines
    .filter(({ printed: { on, when = [] } }) => {
      const isMet = areMet({ when }, { scenario, content, figure, targets: [] });
      return on === 'endOfYourTurn' && isMet !== false;
    })
    .flatMap(occasionLines);
}
