/** Benchmark of the exact odds for the most complex deck that a character can have. */
import { odds, type OddsAttack } from '#shared/rules/attack/odds/odds';
import type { ModifierCard } from '#shared/vocabulary';
import { oddsOfSeveral } from '../cases/severalTargets';
import { medianRow, latencyRows, timesOf, type Row } from './measure';

const copies = (card: string, n: number) => Array<string>(n).fill(card);

/** Thirty different cards, six of them rolling. */
const DECK = [
  ...copies('+0', 6),
  ...copies('+1', 6),
  ...copies('-1', 4),
  ...['+2', '-2', 'x2', 'null', '+0 stun', '+1 wound', '+3 muddle', '+1 poison'],
  ...['r+1', 'r+2', 'r+0 pierce 3', 'r+0 stun', 'r+0 push 2', 'r+0 immobilize'],
] as readonly string[] as readonly ModifierCard[];

const ATTACK: Omit<OddsAttack, 'mode'> = {
  value: 4,
  shield: 2,
  pierce: 0,
  hitPoints: 6,
  effects: [{ kind: 'condition', condition: 'poison' }],
};

export async function oddsRows(): Promise<readonly Row[]> {
  if (DECK.length !== 30) throw new Error(`${String(DECK.length)} cards instead of 30`);
  const deck = { draw: DECK, discard: [] };
  const rows: Row[] = [];
  for (const mode of ['normal', 'advantage', 'disadvantage'] as const) {
    const times = await timesOf(
      500,
      () => undefined,
      () => odds({ ...ATTACK, mode }, deck),
    );
    rows.push(...latencyRows(`exact odds, 30 cards, 6 rolling, ${mode}`, times, 5));
  }
  const three = await timesOf(
    5,
    () => undefined,
    () => oddsOfSeveral({ ...ATTACK, mode: 'advantage' }, deck, 3),
  );
  return [...rows, medianRow('exact odds of three targets, advantage', three, 500)];
}
