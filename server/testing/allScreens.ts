import { Manager } from 'socket.io-client';
import type { GameId, MatchId } from '#shared/ids.ts';
import type { Membership } from '#shared/room/room.ts';
import type { SeatAnswer } from '#shared/wire/wire.ts';
import type { Guest } from './apiClient';
import type { TestServer } from './server';
import { MatchTestClient, TestClient } from './sockets';

/** A device in its room and at its match, over one connection, like a browser. */
export interface Screen {
  room: TestClient;
  match: MatchTestClient;
  /** Returns every packet except connection ids and answers to the device's own requests. */
  said(): string[];
  close(): void;
}

export interface AllScreens {
  open: Screen;
  private: Screen;
  stage: Screen;
  spectator: Screen;
}

/**
 * Starts a match of `many` people and connects a screen of each kind: the first seat's open and private screens, a
 * stage and a spectator. The first person is the host.
 */
export async function allScreens(
  server: TestServer,
  game: GameId,
  many: number,
): Promise<{ screens: AllScreens; guests: Guest[]; match: MatchId }> {
  const host = await server.makeRoom('P0', { game });
  const guests = [host];
  for (let n = 1; n < many; n++) guests.push(await server.join(host.code, `P${n}`));
  const watcher = await server.join(host.code, 'Watcher');
  await server.as(watcher, 'PATCH', `/members/${watcher.id}`, { seated: false });
  const { body } = await server.as<{ code: string }>(host, 'POST', '/screens');
  const added = await server.ask<{ member: Membership }>('POST', `/api/screens/${body.code}`);
  const phone: Guest = { code: host.code, ...added.body.member };
  const { status } = await server.as(host, 'POST', '/start');
  if (status !== 201) throw new Error(`not started: ${status}`);
  const ofMember = async (guest: Guest) => enter(server, game, guest, await server.seat(guest));
  // Connects the screens one after the other, because each arrival is sent to the screens that are already connected.
  const own = await ofMember(phone);
  const open = await ofMember(host);
  const spectator = await ofMember(watcher);
  const { match } = await server.seat(watcher);
  const stage = await enter(server, game, { code: host.code, stage: 'live' }, {
    match,
    playerID: null,
    credentials: null,
  } as SeatAnswer);
  return { screens: { open, private: own, stage, spectator }, guests, match: match.id };
}

async function enter(server: TestServer, game: GameId, auth: object, seat: SeatAnswer): Promise<Screen> {
  const manager = new Manager(server.url, { transports: ['websocket'], reconnection: false, autoConnect: false });
  const room = new TestClient(manager.socket('/rooms', { auth }));
  const match = new MatchTestClient(manager.socket(`/${game}`), true);
  room.socket.connect();
  await room.on('room');
  match.socket.connect();
  await match.on('connect');
  await match.sync(seat);
  return {
    room,
    match,
    // The room's client also receives the match's packets, because both use the same connection.
    said: () => room.raw.filter((packet) => packet.startsWith('2/')),
    close: () => room.close(),
  };
}

/** Waits until each screen has received everything sent before. */
export async function heardByAll(screens: AllScreens): Promise<void> {
  for (const { room, match } of Object.values(screens)) {
    await room.ask('time');
    await match.ask('time');
  }
}
