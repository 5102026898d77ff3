/** Prints how the table handles each ability of each class card. Exits with 1 if one is silent. */
import { cardLineText } from '../../renderer/words/sentences/cards/cardLines';
import { judgedLines, type CardVerdict } from '../../shared/testing/cardProbe';
import { CONTENT } from '../../shared/testing/play';

const VERDICTS: readonly CardVerdict[] = ['performs', 'asks', 'says', 'silent'];
const isVerbose = process.argv.includes('--lines');

const all = CONTENT.classes().flatMap(({ id }) => {
  const lines = judgedLines(id).map((line) => {
    const { main, rest } = cardLineText(line.printed);
    const words = [main, rest].filter((text) => text !== '').join(', ');
    return words === '' ? { ...line, words, verdict: 'silent' as const } : { ...line, words };
  });
  const counts = VERDICTS.map((verdict) => lines.filter((line) => line.verdict === verdict).length);
  console.log([id.padEnd(14), ...counts.map((count) => String(count).padStart(5))].join(' '));
  if (isVerbose)
    for (const { card, half, words, verdict } of lines)
      if (verdict !== 'performs') console.log(`  ${String(card)} ${half} ${verdict}: ${words}`);
  return lines;
});
const halves = new Set(
  all.flatMap(({ card, half, verdict }) => (verdict === 'says' ? [`${String(card)} ${half}`] : [])),
);
const totals = VERDICTS.map(
  (verdict) => `${verdict} ${String(all.filter((line) => line.verdict === verdict).length)}`,
);
console.log(`${totals.join(' · ')} · halves with words only ${String(halves.size)}`);
if (all.some(({ verdict }) => verdict === 'silent')) process.exitCode = 1;
