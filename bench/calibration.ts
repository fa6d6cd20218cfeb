/**
 * Returns the time in ms that this machine takes for a fixed piece of work, the fastest of several runs. Other times
 * can be expressed in this unit.
 */
export function calibrate(): number {
  return Math.min(...Array.from({ length: 25 }, once));
}

function once(): number {
  const from = performance.now();
  let state = 1;
  const seen = new Map<number, number>();
  for (let step = 0; step < 20_000; step++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    seen.set(state % 512, (seen.get(state % 512) ?? 0) + 1);
  }
  if (seen.size === 0) throw new Error('the work was not done');
  return performance.now() - from;
}
