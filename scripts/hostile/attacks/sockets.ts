import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { games } from '#games/index.ts';
import type { Json } from '#shared/json.ts';
import { must } from '#shared/must.ts';
import { pick, type Random } from '#shared/random.ts';
import { type Schema, sample } from '#shared/testing/arguments.ts';
import { type Attack, type Attacker, request } from '../attacker';
import { junk, junkName, junkText } from '../junk';
import { RawSocket } from '../rawSocket';

/** Opens a connection, uses it, and drops it without closing it. */
async function on(attacker: Attacker, use: (socket: RawSocket) => Promise<number>): Promise<number> {
  const socket = await RawSocket.open(attacker);
  if (socket === null) return 1;
  const sent = await use(socket);
  socket.leave();
  return sent + 1;
}

const event = (space: string, ack: number, ...packet: unknown[]) => `42${space},${ack}${JSON.stringify(packet)}`;
const spaceOf = ({ seat }: Attacker) => `/${seat.match.game}`;

async function atTable(attacker: Attacker, socket: RawSocket): Promise<boolean> {
  const { match, playerID, credentials } = attacker.seat;
  if (!(await socket.enter(spaceOf(attacker)))) return false;
  socket.send(event(spaceOf(attacker), 0, 'sync', match.id, playerID, credentials));
  return socket.hears(`43${spaceOf(attacker)},0[`);
}

/**
 * Waits for an answer from the server. By then, the server has most likely received all data sent earlier on other
 * connections.
 */
const isHere = (attacker: Attacker) => request(attacker, { method: 'GET', path: '/healthz' });

/** Time in ms that the `deaf` attack does not read from a connection. */
const DEAF_FOR = 2_000;

/** Sends a message and waits for its answer. By then, the server has processed all earlier messages. */
const judged = async (attacker: Attacker, socket: RawSocket, space = spaceOf(attacker)) => {
  socket.send(event(space, 999, 'time'));
  await socket.hears(`43${space},999[`);
};

/** Sends frames that violate the protocols of WebSocket, engine.io or socket.io. */
const frames: Attack = (attacker) =>
  on(attacker, async (socket) => {
    const { random } = attacker;
    for (let n = 0; n < 50; n++) {
      const text = `${pick(random, ['', '0', '1', '2', '3', '4', '40', '42', '43', '45', '451-', '42/covert,'])}${junkText(random)}`;
      const isWild = random.Number() < 0.02;
      socket.frame(Buffer.from(text.slice(0, isWild ? 70_000 : 2_000)), {
        opcode: isWild ? random.Die(15) : 1,
        isFinal: !isWild || random.Number() < 0.5,
        isMasked: !isWild || random.Number() < 0.5,
        reserved: isWild ? random.Die(7) : 0,
      });
    }
    await isHere(attacker);
    return 50;
  });

/** Enters and leaves namespaces, some of which do not exist. */
const namespaces: Attack = (attacker) =>
  on(attacker, async (socket) => {
    const { code, token } = attacker.guest;
    for (let n = 0; n < 60; n++) {
      const kind = attacker.random.Die(4);
      if (kind <= 2) socket.send(`40/nobody${n},`);
      else if (kind === 3) socket.send(`40/rooms,${JSON.stringify({ code, token })}`);
      else socket.send('41/rooms,');
    }
    await isHere(attacker);
    return 60;
  });

/** Requests the whole state again and again without reading the answers. */
const deaf: Attack = (attacker) =>
  on(attacker, async (socket) => {
    if (!(await atTable(attacker, socket))) return 2;
    socket.stopReading();
    const { match, playerID, credentials } = attacker.seat;
    for (let n = 0; n < 100; n++) {
      socket.send(event(spaceOf(attacker), n, 'sync', match.id, playerID, credentials));
    }
    await setTimeout(DEAF_FOR);
    return 102;
  });

/** Sends `sync` with random arguments. */
const syncs: Attack = (attacker) =>
  on(attacker, async (socket) => {
    const { random, seat, targets } = attacker;
    if (!(await socket.enter(spaceOf(attacker)))) return 1;
    for (let n = 0; n < 40; n++) {
      const match = pick(random, [seat.match.id, ...targets, junk(random)]);
      const player = pick(random, ['0', '1', '11', null, junk(random)]);
      socket.send(event(spaceOf(attacker), n, 'sync', match, player, pick(random, [seat.credentials, junk(random)])));
    }
    await judged(attacker, socket);
    return 42;
  });

/** Sends moves for the attacker's seat and for other seats, with arguments of every kind. */
const moves: Attack = (attacker) =>
  on(attacker, async (socket) => {
    const { random, seat } = attacker;
    if (!(await atTable(attacker, socket))) return 2;
    for (let n = 1; n <= 50; n++) {
      const type = pick(random, [
        'MAKE_MOVE',
        'MAKE_MOVE',
        'MAKE_MOVE',
        'GAME_EVENT',
        'UNDO',
        'RESET',
        junkName(random),
      ]);
      const payload = { ...moveOf(random, seat.match.game), playerID: pick(random, [seat.playerID, '0', '1']) };
      const who = pick(random, [seat.playerID, seat.playerID, '1', junk(random)]);
      socket.send(event(spaceOf(attacker), n, 'update', { type, payload }, junk(random), seat.match.id, who));
    }
    await judged(attacker, socket);
    return 53;
  });

/** Returns a move in the game. Most moves have arguments that fit the schema, and the rest have random arguments. */
function moveOf(random: Random, game: string): { type: string; args: Json; id?: string } {
  const shapes = shapesOf(game);
  const type = pick(random, [...Object.keys(shapes), ...Object.keys(shapes), 'timeout', junkName(random)]);
  const shape = Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  const args = shape && random.Number() < 0.7 ? sample(shape, random) : junk(random);
  return { type, args, ...(random.Number() < 0.3 && { id: junkName(random) }) };
}

function shapesOf(game: string): Record<string, Schema> {
  const { args } = must(games.find(({ id }) => id === game));
  const shapes = Object.entries(args as Record<string, z.ZodType>);
  const options = { io: 'input', unrepresentable: 'any' } as const;
  return Object.fromEntries(shapes.map(([move, shape]) => [move, z.toJSONSchema(shape, options) as Schema]));
}

/** Sends chat lines, reactions, `composing` packets and questions without pause. */
const talk: Attack = (attacker) =>
  on(attacker, async (socket) => {
    const { random, guest } = attacker;
    const { code, token } = guest;
    const isIn = await socket.enter('/rooms', { code, token });
    if (!isIn || !(await atTable(attacker, socket))) return 3;
    for (let n = 1; n <= 50; n++) {
      const kind = random.Die(5);
      if (kind === 1) socket.send(event('/rooms', n, 'chat', junkText(random).slice(0, 2_000)));
      else if (kind === 2) socket.send(event('/rooms', n, 'reaction', junk(random)));
      else if (kind === 3) socket.send(event(spaceOf(attacker), n, 'legal', junkName(random), junk(random)));
      else if (kind === 4) socket.send(event(spaceOf(attacker), n, 'composing', junk(random)));
      else socket.send(event(spaceOf(attacker), n, junkName(random), junk(random)));
    }
    await judged(attacker, socket);
    return 53;
  });

/** Connects and disconnects repeatedly, so that a member's presence changes all the time. */
const flicker: Attack = async (attacker) => {
  const { code, token } = attacker.guest;
  const devices = await Promise.all(Array.from({ length: 10 }, () => RawSocket.open(attacker)));
  await Promise.all(devices.map((device) => device?.enter('/rooms', { code, token })));
  for (const device of devices) device?.leave();
  return 20;
};

/** Opens polling sessions, uses them and abandons them. */
const polling: Attack = async (attacker) => {
  const path = '/socket.io/?EIO=4&transport=polling';
  await Promise.all(Array.from({ length: 5 }, () => request(attacker, { method: 'GET', path })));
  const body = junkText(attacker.random);
  await Promise.all(
    Array.from({ length: 5 }, () => request(attacker, { method: 'POST', path: `${path}&sid=nobody`, body })),
  );
  return 10;
};

export const socketAttacks: Readonly<Record<string, Attack>> = {
  frames,
  namespaces,
  deaf,
  syncs,
  moves,
  talk,
  flicker,
  polling,
};
