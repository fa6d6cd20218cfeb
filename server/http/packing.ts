import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Minimum length of a text for compression. Shorter texts fit into one packet uncompressed. */
const WORTH_IT = 1000;

/** Compression quality while a client waits: nearly the smallest size in a fraction of a millisecond. */
const QUALITY = 5;

const PACK: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (text) => promisify(gzip)(text, { level: QUALITY }),
};

/**
 * @returns the best encoding that the client accepts and for which `isThere` returns true, or null for none. Sets
 * `Vary`.
 */
export function encodingFor(ctx: Context, isThere: (encoding: Encoding) => boolean): Encoding | null {
  ctx.vary('Accept-Encoding');
  // Encodings are checked one at a time, because browsers list gzip first without preferring it.
  const isWelcome = (encoding: Encoding) => ctx.acceptsEncodings(encoding, 'identity') === encoding;
  return ENCODINGS.find((encoding) => isThere(encoding) && isWelcome(encoding)) ?? null;
}

/** Answers with a text, compressed if that is worthwhile. The caller sets the content type. */
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
