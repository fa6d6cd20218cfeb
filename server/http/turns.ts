/** Limits each key to `atOnce` jobs at a time. Later jobs wait in line. */
export function createTurns(atOnce: number) {
  const lines = new Map<string, { underWay: number; waiting: (() => void)[] }>();

  function leave(key: string): void {
    const line = lines.get(key);
    const next = line?.waiting.shift();
    if (next) next();
    else if (line && --line.underWay === 0) lines.delete(key);
  }

  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = lines.get(key) ?? { underWay: 0, waiting: [] };
    lines.set(key, line);
    if (line.underWay < atOnce) line.underWay += 1;
    else await new Promise<void>((called) => line.waiting.push(called));
    try {
      return await work();
    } finally {
      leave(key);
    }
  };
}
