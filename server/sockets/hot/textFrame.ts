const FINAL_TEXT = 0x81;
/** A payload of this length or more needs a longer length field: two or eight bytes more. */
const LONG = 126;
const VERY_LONG = 0x10000;

/**
 * Encodes a text as one unmasked websocket frame (RFC 6455, 5.2). Header and payload are in one buffer, so that they
 * are sent with a single write; ws would use two.
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
