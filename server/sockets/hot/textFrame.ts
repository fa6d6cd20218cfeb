const FINAL_TEXT = 0x81;
/** A payload of at least `LONG` bytes needs two more bytes for its length, and one of `VERY_LONG` eight more. */
const LONG = 126;
const VERY_LONG = 0x10000;

/**
 * Encodes a text as an unmasked websocket frame (RFC 6455, 5.2). Header and payload are in one buffer, so that one
 * write sends both. The library ws would need two.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < LONG ? 2 : length < VERY_LONG ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = LONG;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LONG + 1;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
