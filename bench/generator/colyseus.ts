import { SEATS } from '../game';
import { ask, type Player, type Protocol, Refused } from './player';
import { WebSocket } from './webSocket';

const [JOIN_ROOM, ERROR, ROOM_DATA, ROOM_STATE, ROOM_STATE_PATCH] = [10, 11, 13, 14, 15];

/** A message of type `examine` with one small number, encoded as by Colyseus' own client. */
const EXAMINE = Buffer.from([ROOM_DATA, 0xa0 | 'examine'.length, ...Buffer.from('examine'), 0]);

/** First byte of a patch that replaces the state's first field, `n`. */
const REPLACED_FIRST = 0x80;

interface Reservation {
  roomId: string;
  sessionId: string;
  processId: string;
}

/** A Colyseus client that decodes only the beginning of each patch, where the number of the last move is. */
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
    throw new Refused(why);
  };
  await new Promise<void>((joined) => {
    socket.listen((payload) => {
      const [code, operation] = payload;
      if (code === JOIN_ROOM) socket.send(Buffer.from([JOIN_ROOM]));
      else if (code === ROOM_STATE) joined();
      else if (code === ROOM_STATE_PATCH && operation === REPLACED_FIRST) player.shown(numberAt(payload, 2));
      else if (code === ERROR) throw new Refused(payload.toString('latin1'));
    });
  });
  return player;
}

/** Decodes a number in Colyseus' encoding: one byte, or a byte that gives the length, followed by the number. */
function numberAt(payload: Buffer, at: number): number {
  const first = payload[at] ?? 0;
  if (first < 0x80) return first;
  if (first === 0xcc) return payload[at + 1] ?? 0;
  if (first === 0xcd) return payload.readUInt16LE(at + 1);
  if (first === 0xce) return payload.readUInt32LE(at + 1);
  throw new Refused(`a count that begins with ${first}`);
}
