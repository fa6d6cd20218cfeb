import type { GameId } from '#shared/ids.ts';

const LINE = /^ {2}\w+: \(\) => import\('\.\/\w+'\),\n/gm;

/**
 * Adds a game at the end of a catalogue (`games/index.ts`, `docs/examples/index.ts`). Throws if the file is not a
 * catalogue.
 */
export function withGame(catalogue: string, id: GameId): string {
  const last = [...catalogue.matchAll(LINE)].at(-1);
  if (!last) throw new Error('no list of games was found there');
  const end = last.index + last[0].length;
  return `${catalogue.slice(0, end)}  ${id}: () => import('./${id}'),\n${catalogue.slice(end)}`;
}
