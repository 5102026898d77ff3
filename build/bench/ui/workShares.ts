/** Divides the main thread's work between a press and the painted frame by kind, from a browser trace. */

/** Milliseconds by kind of work. `other` includes the time in which the page waits for the answer. */
export interface Shares {
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly paint: number;
  readonly other: number;
}

type Kind = keyof Shares;

export const TRACED = ['devtools.timeline', 'blink.user_timing', 'v8'];

const KINDS: Readonly<Record<string, Kind>> = {
  EvaluateScript: 'script',
  FunctionCall: 'script',
  EventDispatch: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  'v8.run': 'script',
  'v8.callFunction': 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  UpdateLayer: 'paint',
  Commit: 'paint',
  CompositeLayers: 'paint',
  HitTest: 'paint',
};

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
}

interface Slice {
  readonly from: number;
  readonly to: number;
  readonly kind: Kind | null;
  /** Microseconds of nested work. */
  inner: number;
}

/** The work of each action in the trace. */
export function sharesOf(trace: Buffer): readonly Shares[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const marks = traceEvents.filter(
    ({ name, cat }) => name === 'act' && cat.includes('blink.user_timing'),
  );
  const begins = marks.filter(({ ph }) => ph === 'b').toSorted((a, b) => a.ts - b.ts);
  const ends = marks.filter(({ ph }) => ph === 'e').toSorted((a, b) => a.ts - b.ts);
  return begins.flatMap((begin, index) => {
    const end = ends[index];
    if (!end) return [];
    const isThere = ({ pid, tid, ph }: TraceEvent) =>
      ph === 'X' && pid === begin.pid && tid === begin.tid;
    return [sharesBetween(traceEvents.filter(isThere), begin.ts, end.ts)];
  });
}

/** Nested work counts once, as its own kind. */
function sharesBetween(events: readonly TraceEvent[], from: number, to: number): Shares {
  const shares = { script: 0, style: 0, layout: 0, paint: 0, other: 0 };
  const open: Slice[] = [];
  const close = (slice: Slice | undefined) => {
    if (slice?.kind) shares[slice.kind] += (slice.to - slice.from - slice.inner) / 1000;
  };
  const slices = events
    .map(({ name, ts, dur = 0 }) => ({
      from: Math.max(ts, from),
      to: Math.min(ts + dur, to),
      kind: KINDS[name] ?? null,
      inner: 0,
    }))
    .filter((slice) => slice.to > slice.from && slice.kind !== null)
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  for (const slice of slices) {
    while (open.length > 0 && (open.at(-1)?.to ?? 0) <= slice.from) close(open.pop());
    const outer = open.at(-1);
    if (outer) outer.inner += slice.to - slice.from;
    open.push(slice);
  }
  for (let slice = open.pop(); slice; slice = open.pop()) close(slice);
  const known = shares.script + shares.style + shares.layout + shares.paint;
  return { ...shares, other: Math.max(0, (to - from) / 1000 - known) };
}

/** The median of each kind; null if there is no action. */
export function medianShares(all: readonly Shares[]): Shares | null {
  const middle = (kind: Kind): number => {
    const sorted = all.map((each) => each[kind]).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  if (all.length === 0) return null;
  return {
    script: middle('script'),
    style: middle('style'),
    layout: middle('layout'),
    paint: middle('paint'),
    other: middle('other'),
  };
}
