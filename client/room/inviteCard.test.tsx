// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { Ticket } from '../stage/Ticket';
import { type InRoom, RoomContext } from './context';
import { InviteCard } from './InviteCard';
import { aMember, aRoom } from './testing';
import { ROOM } from './text';

const url = 'http://localhost:8000/r/K7RM4X';

/** The invitation in the room and on a stage. */
function invitations(part: { local?: boolean }): string[] {
  const room = aRoom([aMember('ines')], { url, ...part });
  const inRoom = { room, isHost: true } as InRoom;
  return [<InviteCard key="room" />, <Ticket key="stage" room={room} look="row" />].map((card) =>
    renderToStaticMarkup(<RoomContext value={inRoom}>{card}</RoomContext>),
  );
}

test('an invitation has a QR code of the room', () => {
  for (const card of invitations({})) {
    expect(card).toContain(ROOM.qr);
    expect(card).not.toContain(ROOM.local);
  }
});

test('where only the server’s own computer reaches it, an invitation says so and has no QR code', () => {
  for (const card of invitations({ local: true })) {
    expect(card).toContain(ROOM.local);
    expect(card).not.toContain(ROOM.qr);
  }
});
