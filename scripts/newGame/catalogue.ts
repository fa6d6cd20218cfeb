import type { GameId } from '#shared/ids.ts';

const IMPORT = /^import \{ \w+ \} from '\.\/(\w+)';\n/gm;
const LIST = /(: readonly AnyModule\[\] = \[)([^\]]*)(\];)/;

/**
 * Adds a game at the end of a catalogue (`games/index.ts`, `docs/examples/index.ts`). Throws if the file is not a
 * catalogue.
 */
export function withGame(catalogue: string, id: GameId): string {
  const imports = [...catalogue.matchAll(IMPORT)];
  const next = imports.find(([, name]) => (name ?? '') > id);
  const last = imports.at(-1);
  if (!last || !LIST.test(catalogue)) throw new Error('no list of games was found there');
  const at = next ? next.index : last.index + last[0].length;
  const imported = `${catalogue.slice(0, at)}import { ${id} } from './${id}';\n${catalogue.slice(at)}`;
  return imported.replace(LIST, (_, open, games, close) => `${open}${games.replace(/,?\s*$/, '')}, ${id}${close}`);
}
