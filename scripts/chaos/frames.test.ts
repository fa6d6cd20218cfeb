import { expect, test } from 'vitest';
import { createFrameCutter } from './frames';

const HEAD = 'GET /socket.io/ HTTP/1.1\r\nUpgrade: websocket\r\n\r\n';

function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  const mask = Buffer.from([1, 2, 3, 4]);
  const long = payload.length > 125;
  const head = Buffer.from(
    long ? [0x81, 0xfe, payload.length >> 8, payload.length & 0xff] : [0x81, 0x80 | payload.length],
  );
  return Buffer.concat([head, mask, payload.map((byte, n) => byte ^ (mask[n % 4] ?? 0))]);
}

test('the frame cutter reassembles fragmented WebSocket frames', () => {
  const said = [
    '2probe',
    '42/covert,7["update",{"id":"a-1"}]',
    `42/covert,8["update","${'x'.repeat(500)}",{"id":"a-2"}]`,
    '42/covert,9["update",{}]',
    '42/rooms,9["chat","update"]',
  ];
  const bytes = Buffer.concat([Buffer.from(HEAD), ...said.map(frame)]);
  for (const step of [1, 7, 100, bytes.length]) {
    const cut = createFrameCutter();
    const frames = [];
    for (let at = 0; at < bytes.length; at += step) frames.push(...cut(bytes.subarray(at, at + step)));
    expect(frames.map(({ move }) => move)).toEqual([null, null, 'a-1', 'a-2', null, null]);
    expect(Buffer.concat(frames.map((one) => one.bytes))).toEqual(bytes);
  }
});

test('the frame cutter passes bytes on unchanged until a WebSocket is open', () => {
  const cut = createFrameCutter();
  expect(cut(Buffer.from('POST / HTTP/1.1\r\n\r\nab')).map(({ bytes }) => bytes.toString())).toEqual([
    'POST / HTTP/1.1\r\n\r\n',
    'ab',
  ]);
  expect(cut(Buffer.from('42["update"')).map(({ move }) => move)).toEqual([null]);
});
