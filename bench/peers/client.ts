import { type Decoder, Reflection } from '@colyseus/schema';
import { SEATS } from '../game';
import { ask, type Player, type Protocol } from '../generator/player';
import { WebSocket } from '../generator/webSocket';

const [JOIN_ROOM, ROOM_DATA, ROOM_STATE, ROOM_STATE_PATCH] = [10, 13, 14, 15];

/** A message of type `examine` with one small number, as Colyseus' own client encodes it. */
const EXAMINE = Buffer.from([ROOM_DATA, 0xa0 | 'examine'.length, ...Buffer.from('examine'), 0]);

interface Reservation {
  roomId: string;
  sessionId: string;
  processId: string;
}

/** A client of Colyseus on the generator's socket: it decodes each patch into a state, as its own client does. */
export const colyseus: Protocol = {
  answers: false,
  async openMatch(port) {
    const players: Player[] = [];
    let room: string | null = null;
    for (let seat = 0; seat < SEATS; seat++) {
      const way: string = room === null ? 'create/hidden' : `joinById/${room}`;
      const reserved: Reservation = await ask<Reservation>(port, 'POST', `/matchmake/${way}`, {});
      room = reserved.roomId;
      players.push(await join(port, reserved));
    }
    return players;
  },
};

async function join(port: number, { processId, roomId, sessionId }: Reservation): Promise<Player> {
  const socket = await WebSocket.open(port, `/${processId}/${roomId}?sessionId=${sessionId}`);
  let decoder: Decoder | null = null;
  let ready = () => {};
  const player: Player = {
    socket,
    answerBytes: 0,
    shown: () => undefined,
    answered: () => undefined,
    move(suspect) {
      const message = Buffer.from(EXAMINE);
      message[message.length - 1] = suspect;
      socket.send(message);
    },
  };
  socket.closed = (why) => {
    throw new Error(why);
  };
  const joined = new Promise<void>((done) => {
    ready = done;
  });
  socket.listen((payload) => {
    const [code] = payload;
    if (code === JOIN_ROOM) {
      decoder = Reflection.decode(payload, { offset: handshakeAt(payload) });
      socket.send(Buffer.from([JOIN_ROOM]));
    } else if (decoder && (code === ROOM_STATE || code === ROOM_STATE_PATCH)) {
      decoder.decode(payload, { offset: 1 });
      if (code === ROOM_STATE) ready();
      else player.shown((decoder.state as unknown as { n: number }).n);
    }
  });
  await joined;
  return player;
}

/** Behind the reconnection token and the serializer's name, each with its length before it. */
function handshakeAt(payload: Buffer): number {
  const token = 2 + (payload[1] ?? 0);
  return token + 1 + (payload[token] ?? 0);
}
