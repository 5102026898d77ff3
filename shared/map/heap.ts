/** A binary min-heap of numbers. Use only the two functions here to change it. */
export type Heap = number[];

export function pushNumber(heap: Heap, value: number): void {
  let at = heap.length;
  while (at > 0) {
    const above = (at - 1) >> 1;
    const over = heap[above] as number;
    if (over <= value) break;
    heap[at] = over;
    at = above;
  }
  heap[at] = value;
}

/** Removes the smallest number; -1 if empty. All numbers must be 0 or more. */
export function popMin(heap: Heap): number {
  const smallest = heap[0];
  const last = heap.pop();
  if (smallest === undefined || last === undefined) return -1;
  if (heap.length === 0) return smallest;

  let at = 0;
  for (;;) {
    let below = at * 2 + 1;
    if (below >= heap.length) break;
    const right = heap[below + 1];
    if (right !== undefined && right < (heap[below] as number)) below += 1;
    const under = heap[below] as number;
    if (under >= last) break;
    heap[at] = under;
    at = below;
  }
  heap[at] = last;
  return smallest;
}
