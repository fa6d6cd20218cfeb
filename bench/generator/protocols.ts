import { randomUUID } from 'node:crypto';
import { SEATS } from '../game';
import { ask, type Player, type Protocol } from './player';
import { SocketIoPlayer } from './socketIo';

const seats = Array.from({ length: SEATS }, (_, seat) => String(seat));

interface Member {
  id: string;
  token: string;
}

interface SeatAnswer {
  match: { id: string };
  playerID: string;
  credentials: string;
}

/**
 * Hush's protocol: creates a room of five over HTTP, then connects the seats with their credentials, distributing them
 * over the process at `port` and the processes at the ports `others`.
 */
export function hush(wantsWholeViews: boolean, others: readonly number[] = []): Protocol {
  return {
    answers: true,
    async openMatch(port) {
      type Made = { code: string; member: Member };
      const { code, member } = await ask<Made>(port, 'POST', '/api/rooms', { name: 'P0', game: 'hidden' });
      const room = `/api/rooms/${code}`;
      const members = [member];
      for (const seat of seats.slice(1))
        members.push((await ask<{ member: Member }>(port, 'POST', `${room}/members`, { name: `P${seat}` })).member);
      await ask(port, 'POST', `${room}/start`, {}, member.token);
      return Promise.all(
        members.map(async ({ token }, n) => {
          const seat = await ask<SeatAnswer>(port, 'GET', `${room}/seat`, undefined, token);
          const player = await SocketIoPlayer.connect([port, ...others][n % (1 + others.length)] ?? port, '/hidden,');
          const { id } = seat.match;
          await player.ask(
            'sync',
            id,
            seat.playerID,
            seat.credentials,
            ...(wantsWholeViews ? [] : [{ differences: true }]),
          );
          const { playerID } = seat;
          return as(player, (suspect) =>
            player.emitAnswered('update', action(playerID, suspect, { id: randomUUID() }), 0, id, playerID),
          );
        }),
      );
    },
  };
}

/** boardgame.io's own server: creates a match through its lobby, then connects each seat with its credentials. */
export const stock: Protocol = {
  answers: false,
  async openMatch(port) {
    const game = '/games/hidden';
    const { matchID } = await ask<{ matchID: string }>(port, 'POST', `${game}/create`, { numPlayers: SEATS });
    const players: Player[] = [];
    for (const playerID of seats) {
      type Joined = { playerCredentials: string };
      const body = { playerID, playerName: `P${playerID}` };
      const { playerCredentials } = await ask<Joined>(port, 'POST', `${game}/${matchID}/join`, body);
      const player = await SocketIoPlayer.connect(port, '/hidden,');
      await player.ask('sync', matchID, playerID, playerCredentials, SEATS);
      const credentials = { credentials: playerCredentials };
      players.push(
        as(player, (suspect, after) =>
          player.emit('update', action(playerID, suspect, credentials), after, matchID, playerID),
        ),
      );
    }
    return players;
  },
};

/** A socket.io server without a game. */
export const bare: Protocol = {
  answers: true,
  async openMatch(port) {
    const match = randomUUID();
    const players: Player[] = [];
    for (const playerID of seats) {
      const player = await SocketIoPlayer.connect(port, '');
      await player.ask('sync', match);
      players.push(
        as(player, (suspect, after) =>
          player.emitAnswered('update', action(playerID, suspect, { id: randomUUID() }), after, match, playerID),
        ),
      );
    }
    return players;
  },
};

function action(playerID: string, suspect: number, more: object) {
  return { type: 'MAKE_MOVE', payload: { type: 'examine', args: [suspect], playerID, ...more } };
}

function as(player: SocketIoPlayer, move: Player['move']): Player {
  return Object.assign(player, { move });
}
