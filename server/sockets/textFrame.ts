const FINAL_TEXT = 0x81;
/** From these lengths on, the length takes two bytes more, or eight. */
const LONG = 126;
const VERY_LONG = 0x10000;

/**
 * A text as the one frame of a websocket that a server sends (RFC 6455, 5.2): head and payload in one piece, so that one
 * write takes it out. ws would write two.
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
