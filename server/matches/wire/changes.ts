import type { AnyModule, LogEntry } from '#shared/contract/module.ts';
import type { Viewer } from '#shared/ids.ts';
import { asJson, type Json } from '#shared/json.ts';
import { type Compared, diffText } from '#shared/wire/diff.ts';
import { besideG, type Shown } from '#shared/wire/shown.ts';
import { STATE_ID_DIGITS } from './frames';

/**
 * Maximum length of a state patch, in characters. Instead of a longer patch, the whole view is sent, which is hardly
 * longer.
 */
const LONGEST = 8_192;

export interface Turn {
  before: Shown;
  after: Shown;
}

/**
 * The arguments of `diff` as text, without the frame number, for each viewer who gets a frame. Null means that the
 * whole view is sent instead. The text is the same for all devices of a viewer.
 */
export type Changes = ReadonlyMap<Viewer, string | null>;

/**
 * Encodes the changes for viewers whose view has changed. If there are new facts, encodes a frame for every viewer.
 * In a game with `privateBytes`, each seat's frame is padded to the spectators' length plus the bytes the game allows
 * for this moment. Whether whole views are sent then depends only on the spectators' view (docs/engine.md, Equal
 * traffic).
 */
export function changesOf(
  module: AnyModule,
  turns: ReadonlyMap<Viewer, Turn>,
  facts: readonly LogEntry[],
  tooLong: (viewer: Viewer) => void,
): Changes {
  const news = facts.length > 0 ? `,${JSON.stringify(facts)}` : '';
  const texts = new Map<Viewer, string>();
  const compared: Compared = new Map();
  let isEnd = false;
  for (const [viewer, { before, after }] of turns) {
    const change = diffText(before.G as Json, after.G as Json, compared);
    const others = isSameBesideG(before, after)
      ? undefined
      : diffText(asJson(besideG(before)), asJson(besideG(after)), compared);
    if (before.ctx.gameover !== after.ctx.gameover) isEnd = true;
    if (others !== undefined) texts.set(viewer, `${change ?? '{}'}${news || ',[]'},${others}`);
    else if (change !== undefined || news) texts.set(viewer, `${change ?? '{}'}${news}`);
  }
  const open = turns.get(null);
  if (module.privateBytes === undefined || !open)
    return mapped(texts, (text) => (isEnd || text.length > LONGEST ? null : text));
  const openText = texts.get(null) ?? `{}${news}`;
  if (isEnd || openText.length > LONGEST) return mapped(texts, () => null);
  const allowed = module.privateChangeBytes?.(open.before.G, open.after.G) ?? module.privateBytes;
  const length = Buffer.byteLength(openText) + allowed;
  return mapped(texts, (text, viewer) => {
    if (viewer === null) return openText;
    const spare = length - Buffer.byteLength(text);
    if (spare < 0) tooLong(viewer);
    return text + ' '.repeat(Math.max(0, spare));
  });
}

/** Returns true if nothing beside `G` was replaced, as in almost all moves. */
function isSameBesideG(before: Shown, after: Shown): boolean {
  return (
    before.ctx === after.ctx &&
    before.base === after.base &&
    before.pause === after.pause &&
    before.plugins === after.plugins
  );
}

/** Puts the frame number before the arguments of `diff`. With `privateBytes`, pads all numbers to the same length. */
export function numbered({ privateBytes }: AnyModule, stateID: number, change: string): string {
  const digits = privateBytes === undefined ? String(stateID) : String(stateID).padStart(STATE_ID_DIGITS);
  return `${digits},${change}`;
}

function mapped<Key, From, To>(map: ReadonlyMap<Key, From>, change: (value: From, key: Key) => To): Map<Key, To> {
  const changed = new Map<Key, To>();
  for (const [key, value] of map) changed.set(key, change(value, key));
  return changed;
}
