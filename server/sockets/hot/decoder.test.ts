import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { Decoder, type Packet } from 'socket.io-parser';
import { afterEach, expect, test } from 'vitest';
import { toy } from '../../matches/toy';
import { RawSocket } from '../../testing/rawSocket';
import { aServer, type TestServer } from '../../testing/server';
import { MoveDecoder } from './decoder';

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

const move = fc
  .tuple(
    fc.constantFrom('/toy', '/other', '/'),
    fc.option(fc.nat(), { nil: '' }),
    fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 4 }),
  )
  .map(([space, id, args]) => `2${space},${id}${JSON.stringify(['update', ...args])}`);
const packet = fc.oneof(
  { weight: 12, arbitrary: move },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '42',
      '0/toy,',
      '1/toy,',
      '3/toy,1[]',
      '2["update",1]',
      '2/toy,["time"]',
      '2/toy,["update",',
      '2/toy,["update" ,1]',
      '2/toy,["update",1]x',
      '2/toy,7["update"]',
      '2/toy,07["update",1]',
      '2/toy,1e3["update",1]',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('51-/toy,["note",{"_placeholder":true,"num":0}]', Buffer.from('x')) },
);

/**
 * Returns the packets that a decoder yields, in the order in which they are handled. Stops at a packet that socket.io
 * rejects.
 */
async function handled(decoder: Decoder, turns: readonly (readonly unknown[])[]): Promise<Packet[]> {
  const log: Packet[] = [];
  const decoded = (packet: Packet) => log.push(JSON.parse(JSON.stringify(packet)));
  // socket.io, too, handles a packet two ticks after it was decoded.
  decoder.on('decoded', (packet) => process.nextTick(() => process.nextTick(decoded, packet)));
  if (decoder instanceof MoveDecoder)
    decoder.receiveMoves({
      namespace: '/toy',
      isReady: () => true,
      receive: (args, id) =>
        decoded({ type: 2, nsp: '/toy', ...(id !== null && { id }), data: ['update', ...args] } as Packet),
    });
  for (const packets of turns) {
    try {
      for (const packet of packets) decoder.add(packet);
    } catch {
      break;
    }
    await setImmediate();
  }
  await setImmediate();
  return log;
}

test('packets are decoded as socket.io would decode them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(packet, { maxLength: 4 }), { maxLength: 4 }), async (turns) => {
      expect(await handled(new MoveDecoder(), turns)).toEqual(await handled(new Decoder(), turns));
    }),
    { numRuns: 500 },
  );
});

test('a receiver that is ready gets a move immediately', () => {
  const decoder = new MoveDecoder();
  const received: unknown[] = [];
  decoder.receiveMoves({ namespace: '/toy', isReady: () => true, receive: (...move) => void received.push(move) });
  decoder.add('2/toy,7["update",{"a":1},2]');
  decoder.add('2/toy,["update",3]');
  expect(received).toEqual([
    [[{ a: 1 }, 2], 7],
    [[3], null],
  ]);
});

async function aDevice(): Promise<{
  server: TestServer;
  raw: RawSocket;
  sync: string;
  note: (text: string) => string;
}> {
  const server = await aServer({ catalogue: [toy] });
  ended.push(() => server.end());
  const [guest] = await server.startMatch(2, 'toy');
  if (!guest) throw new Error('no match');
  const { match, credentials } = await server.seat(guest);
  const raw = await RawSocket.open(server.url);
  ended.push(() => raw.connection.destroy());
  raw.send('40/toy,');
  await raw.heard('40/toy,{');
  const note = (text: string) =>
    JSON.stringify(['update', { type: 'MAKE_MOVE', payload: { type: 'note', args: [text] } }, 0, match.id, '0']);
  return { server, raw, sync: JSON.stringify(['sync', match.id, '0', credentials]), note };
}

test('a move sent together with a sync is judged after the sync', async () => {
  const { raw, sync, note } = await aDevice();
  raw.send(`42/toy,1${sync}`, `42/toy,2${note('a')}`);
  await raw.heard('43/toy,2[{"ok":true}]');
  raw.send(`42/toy,3${sync}`, `42/toy,4${note('b')}`);
  await raw.heard('43/toy,4[{"ok":true}]');
});

test('[door 21] moves decoded early count towards the packet limit', async () => {
  const { server, raw, sync, note } = await aDevice();
  raw.send(`42/toy,0${sync}`);
  await raw.heard('43/toy,0[{"ok":true}]');
  raw.send(...Array.from({ length: 70 }, (_, n) => `42/toy,${n + 1}${note('x')}`));
  await raw.heard('43/toy,', 71);
  expect(raw.count('"refused":"rate-limited"')).toBe(40);
  raw.send(...Array.from({ length: 300 }, (_, n) => `42/toy,${n + 100}${note('x')}`));
  await raw.closed;
  expect(server.lines.join()).toContain('"why":"packets"');
});
