/** Prints how the table handles each effect of each item. Exits with 1 if one is silent. */
import { verdictOn, type ItemVerdict } from '../../shared/testing/itemProbe';
import { CONTENT } from '../../shared/testing/play';

const counts = new Map<ItemVerdict, number>();
for (const item of CONTENT.items()) {
  for (const [index, { type, when }] of (item.effects ?? []).entries()) {
    const verdict = verdictOn(item, index);
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    console.log(
      [
        String(item.id).padStart(3),
        item.name.padEnd(24),
        type.padEnd(24),
        when.padEnd(24),
        verdict,
      ].join(' '),
    );
  }
}
console.log([...counts].map(([verdict, count]) => `${verdict} ${String(count)}`).join(' · '));
if (counts.has('silent')) process.exitCode = 1;
