import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Texts shorter than this fit into one packet and are not compressed. */
const WORTH_IT = 1000;

/** Compression level for answers. The result is nearly as small as possible, after a fraction of a millisecond. */
const QUALITY = 5;

const PACK: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (text) => promisify(gzip)(text, { level: QUALITY }),
};

/**
 * Returns the best encoding that the client accepts and for which `isThere` is true, or null. Sets the header `Vary`.
 */
export function encodingFor(ctx: Context, isThere: (encoding: Encoding) => boolean): Encoding | null {
  ctx.vary('Accept-Encoding');
  // Browsers list gzip first without preferring it, so this asks about one encoding at a time.
  const isWelcome = (encoding: Encoding) => ctx.acceptsEncodings(encoding, 'identity') === encoding;
  return ENCODINGS.find((encoding) => isThere(encoding) && isWelcome(encoding)) ?? null;
}

/** Answers with a text, compressed if it is long enough. The caller has set the content type. */
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
