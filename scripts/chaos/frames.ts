/** A message from a client, as the original bytes. */
export interface Frame {
  bytes: Buffer;
  /**
   * The id of the move in the frame, or null if it contains no move. Only frames with a move may be duplicated or
   * delayed past the next frame.
   */
  move: string | null;
}

const END_OF_HEAD = '\r\n\r\n';
const FIN_AND_TEXT = 0x81;
/** Matches a socket.io frame with a move of a match. */
const MOVE = /^42\/\w+,\d+\["update"/;
/** Number of bytes that identify a frame. */
const BEGINNING = 64;

/**
 * Creates a function that splits a client's bytes into frames, so that the network can duplicate or reorder them. Bytes
 * that arrive before the WebSocket is open are passed on unchanged.
 */
export function createFrameCutter(): (bytes: Buffer) => Frame[] {
  let kind: 'unknown' | 'plain' | 'WebSocket' = 'unknown';
  let rest = Buffer.alloc(0);

  function head(): Frame[] {
    const end = rest.indexOf(END_OF_HEAD);
    if (end < 0) return [];
    const said = rest.subarray(0, end + END_OF_HEAD.length);
    kind = /^upgrade: websocket/im.test(said.toString('latin1')) ? 'WebSocket' : 'plain';
    rest = rest.subarray(said.length);
    return [{ bytes: said, move: null }, ...cut()];
  }

  function whole(): Frame[] {
    const frames: Frame[] = [];
    for (let size = sizeOf(rest); size !== null && size <= rest.length; size = sizeOf(rest)) {
      const bytes = rest.subarray(0, size);
      rest = rest.subarray(size);
      frames.push({ bytes, move: MOVE.test(textOf(bytes, BEGINNING)) ? idOf(textOf(bytes)) : null });
    }
    return frames;
  }

  function cut(): Frame[] {
    if (rest.length === 0) return [];
    if (kind === 'unknown') return head();
    if (kind === 'WebSocket') return whole();
    const bytes = rest;
    rest = Buffer.alloc(0);
    return [{ bytes, move: null }];
  }

  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    return cut();
  };
}

/** Returns the size of the masked frame at the start of `bytes`, or null if too few bytes have arrived. */
function sizeOf(bytes: Buffer): number | null {
  const [, second] = bytes;
  if (second === undefined) return null;
  const short = second & 0x7f;
  const more = short === 126 ? 2 : short === 127 ? 8 : 0;
  if (bytes.length < 2 + more) return null;
  const length = more === 0 ? short : more === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  return 2 + more + 4 + length;
}

const idOf = (text: string): string | null => /"id":"([^"]+)"/.exec(text)?.[1] ?? null;

/** Decodes at most `most` bytes of a text frame's content. */
function textOf(bytes: Buffer, most = bytes.length): string {
  if (bytes[0] !== FIN_AND_TEXT) return '';
  const short = (bytes[1] ?? 0) & 0x7f;
  const at = 2 + (short === 126 ? 2 : short === 127 ? 8 : 0);
  const mask = bytes.subarray(at, at + 4);
  const text = bytes.subarray(at + 4, at + 4 + most);
  return Buffer.from(text.map((byte, n) => byte ^ (mask[n % 4] ?? 0))).toString('latin1');
}
