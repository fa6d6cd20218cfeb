import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

const ENCODINGS = ['br', 'gzip'] as const;

/** How an answer's body may be packed, by its name in HTTP. */
export type Encoding = (typeof ENCODINGS)[number];

/** Shorter texts fit into one packet as they are. In bytes. */
const WORTH_IT = 1000;

/** Answers are packed while somebody waits: nearly as small as can be, in a fraction of a millisecond. */
const QUALITY = 5;

const PACK: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (text) => promisify(gzip)(text, { level: QUALITY }),
};

/** The best packing that the asker understands and we have; null: the body goes out as it is. Caches are told. */
export function encodingFor(ctx: Context, isThere: (encoding: Encoding) => boolean): Encoding | null {
  ctx.vary('Accept-Encoding');
  // Asked one at a time: browsers name gzip first, though they like both as much.
  const isWelcome = (encoding: Encoding) => ctx.acceptsEncodings(encoding, 'identity') === encoding;
  return ENCODINGS.find((encoding) => isThere(encoding) && isWelcome(encoding)) ?? null;
}

/** Answers with a text, packed where that is worth it. Its type is for the caller to set. */
export async function answerPacked(ctx: Context, text: string): Promise<void> {
  const encoding = encodingFor(ctx, () => text.length >= WORTH_IT);
  if (encoding === null) {
    ctx.body = text;
    return;
  }
  const { type } = ctx;
  ctx.body = await PACK[encoding](text);
  ctx.type = type;
  ctx.set('Content-Encoding', encoding);
}
